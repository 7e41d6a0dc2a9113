// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/foldedtext.h"

#include "core/words/displaytext.h"
#include "core/words/lookalikes.h"

#include <QList>

#include <algorithm>

namespace rc {

namespace {

bool isAscii(const QString &text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.unicode() < 0x80; });
}

bool isMathLetter(char32_t c)
{
    return c >= 0x1D400 && c <= 0x1D7CB;
}

bool isLatinLetter(char32_t c)
{
    return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
}

/// A script whose letters need invisible characters to join or stack.
bool needsJoiners(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Arabic:
    case QChar::Script_Syriac:
    case QChar::Script_Devanagari:
    case QChar::Script_Bengali:
    case QChar::Script_Gurmukhi:
    case QChar::Script_Gujarati:
    case QChar::Script_Oriya:
    case QChar::Script_Tamil:
    case QChar::Script_Telugu:
    case QChar::Script_Kannada:
    case QChar::Script_Malayalam:
    case QChar::Script_Sinhala:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
    case QChar::Script_Mongolian:
        return true;
    default:
        return false;
    }
}

bool isRightToLeft(char32_t c)
{
    const QChar::Direction direction = QChar::direction(c);
    return direction == QChar::DirR || direction == QChar::DirAL;
}

bool isSymbol(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Symbol_Other || category == QChar::Symbol_Modifier || c == U'\u203C' || c == U'\u2049' ||
           c == U'\u2139' || (c >= 0x2190 && c <= 0x2BFF) || (c >= 0x1F000 && c <= 0x1FAFF) ||
           (c >= U'0' && c <= U'9') || c == U'#' || c == U'*';
}

bool isHidden(char32_t c)
{
    return c >= 0x80 ? hasHiddenText(QString::fromUcs4(&c, 1))
                     : (c < 0x20 && c != U'\n' && c != U'\r' && c != U'\t') || c == 0x7F;
}

/// Whether the invisible character at `at` is legitimate between its neighbors.
bool isLegitimate(const QList<uint> &all, qsizetype at)
{
    const char32_t c = all.at(at);
    const char32_t before = at > 0 ? all.at(at - 1) : 0;
    const char32_t after = at + 1 < all.size() ? all.at(at + 1) : 0;
    if (c == 0xFE0F || c == 0xFE0E)
        return isSymbol(before);
    if (c == 0x20E3)
        return true;
    if (c == 0x200D && (isSymbol(before) || before == 0xFE0F) && isSymbol(after))
        return true;
    if ((c == 0x200C || c == 0x200D) && needsJoiners(before))
        return true;
    const bool isEmbedding = (c >= 0x202A && c <= 0x202C) || (c >= 0x2066 && c <= 0x2069);
    if (c == 0x200C || c == 0x200E || c == 0x200F || c == 0x061C || isEmbedding) {
        // next to right-to-left words or at their end
        const qsizetype near = c == 0x200C ? 3 : 40;
        for (qsizetype i = std::max<qsizetype>(0, at - near); i < std::min(all.size(), at + near); ++i) {
            if (isRightToLeft(all.at(i)) && all.at(i) != c)
                return true;
        }
        return false;
    }
    if (c == 0x2028 || c == 0x2029)
        return true;                    // a line break
    if (c >= 0xE0020 && c <= 0xE007F) { // a region's flag: a black flag, then tags, then the end tag
        qsizetype start = at;
        while (start > 0 && all.at(start) >= 0xE0020 && all.at(start) <= 0xE007F)
            --start;
        return all.at(start) == 0x1F3F4 && at - start <= 7;
    }
    return c == 0xFEFF && at == 0;
}

/// Whether a long gap pushes the rest of the text out of sight.
bool isFarAway(QStringView text, QString &farText)
{
    constexpr int minLines = 12;
    constexpr int minSpaces = 80;
    int lines = 0;
    int spaces = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == u'\n') {
            ++lines;
            continue;
        }
        if (c.isSpace()) {
            ++spaces;
            continue;
        }
        if ((lines >= minLines || spaces >= minSpaces) && i > lines + spaces && text.size() - i > 10) {
            farText = text.mid(i, 120).toString();
            return true;
        }
        lines = 0;
        spaces = 0;
    }
    return false;
}

char32_t baseOf(char32_t c)
{
    for (int depth = 0; depth < 4; ++depth) {
        const QString parts = QChar::decomposition(c);
        if (parts.isEmpty() || parts.at(0).isSurrogate())
            break;
        c = parts.at(0).unicode();
    }
    return c;
}

class Folder
{
public:
    explicit Folder(FoldedText &folded)
        : m_folded(folded)
    {
    }

    void append(QChar c, qsizetype position)
    {
        m_folded.text += c;
        m_folded.positions.push_back(position);
    }

    /// A styled letter: mathematical, circled, wide, with accents.
    void appendDecomposed(char32_t c, qsizetype position)
    {
        const QString parts = QChar::decomposition(c);
        // Drop Latin accents, but not marks of other scripts, which are part of their letters.
        const bool isOther = (QChar::decompositionTag(c) == QChar::Canonical ||
                              QChar::script(c) == QChar::Script_Thai || QChar::script(c) == QChar::Script_Lao) &&
                             !isLatinLetter(baseOf(c));
        if (parts.isEmpty() || isOther) {
            const QString small = QString::fromUcs4(&c, 1).toLower();
            for (const QChar unit : small)
                append(unit, position);
            return;
        }
        for (const QChar unit : parts) {
            if (unit.category() == QChar::Mark_NonSpacing)
                continue;
            if (!unit.isSurrogate() && unit.unicode() >= 0x80 &&
                QChar::decompositionTag(unit.unicode()) != QChar::NoDecomposition)
                appendDecomposed(unit.unicode(), position);
            else
                append(unit.toLower(), position);
        }
    }

private:
    FoldedText &m_folded;
};

/// Maps words that mix Latin letters with look-alikes to Latin.
void foldLookalikes(FoldedText &folded)
{
    QString &text = folded.text;
    for (qsizetype start = 0; start < text.size();) {
        if (!text.at(start).isLetter()) {
            ++start;
            continue;
        }
        qsizetype end = start;
        int latin = 0;
        int lookalikes = 0;
        int others = 0;
        while (end < text.size() && text.at(end).isLetter()) {
            const char16_t c = text.at(end).unicode();
            if (isLatinLetter(c))
                ++latin;
            else if (latinLookalike(c) != 0)
                ++lookalikes;
            else
                ++others;
            ++end;
        }
        constexpr int minLength = 4;
        if (lookalikes > 0 && latin > 0 && others == 0 && latin + lookalikes >= minLength) {
            const qsizetype dotless = QStringView(text).mid(start, end - start).count(u'\u0131');
            const bool isTurkish = dotless == lookalikes;
            for (qsizetype i = start; i < end; ++i) {
                if (const char16_t as = latinLookalike(text.at(i).unicode()); as != 0)
                    text[i] = QChar(as);
            }
            if (!isTurkish) {
                folded.disguise |= bitOf(PoisonSign::LookalikeLetters);
                if (folded.disguised.isEmpty())
                    folded.disguised = text.mid(start, end - start);
            }
        }
        start = end;
    }
}

} // namespace

bool hidesCharacters(const QString &text)
{
    if (!hasHiddenText(text))
        return false;
    const QList<uint> all = text.toUcs4();
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all.at(i) == U'\r' && i + 1 < all.size() && all.at(i + 1) == U'\n')
            continue;
        if ((isHidden(all.at(i)) || all.at(i) == U'\r') && !isLegitimate(all, i))
            return true;
    }
    return false;
}

bool isSeparator(const QString &text)
{
    return std::ranges::all_of(text,
                               [](QChar c) { return c.unicode() <= 0x7F && !c.isLetterOrNumber() && c != u'\x1b'; });
}

FoldedText foldedText(const QString &text)
{
    FoldedText folded;
    QString farText;
    if (isFarAway(text, farText)) {
        folded.disguise |= bitOf(PoisonSign::FarAway);
        folded.disguised = farText;
    }
    if (isAscii(text)) {
        folded.text = text.toLower();
        if (hidesCharacters(text))
            folded.disguise |= bitOf(PoisonSign::HiddenCharacters);
        return folded;
    }
    const bool hides = hidesCharacters(text);
    folded.text.reserve(text.size());
    folded.positions.reserve(static_cast<std::size_t>(text.size()));
    Folder folder(folded);
    int mathRun = 0;
    qsizetype hiddenRun = 0;
    for (qsizetype at = 0; at < text.size();) {
        const QChar unit = text.at(at);
        char32_t c = unit.unicode();
        qsizetype length = 1;
        if (unit.isHighSurrogate() && at + 1 < text.size() && text.at(at + 1).isLowSurrogate()) {
            c = QChar::surrogateToUcs4(unit, text.at(at + 1));
            length = 2;
        }
        hiddenRun = c >= 0x80 && isHidden(c) ? hiddenRun + 1 : 0;
        folded.hiddenRun = std::max(folded.hiddenRun, hiddenRun);
        if (isMathLetter(c) && ++mathRun == 3)
            folded.disguise |= bitOf(PoisonSign::MathLetters);
        else if (!isMathLetter(c) && !unit.isSpace())
            mathRun = 0;
        if (c < 0x80)
            folder.append(unit.toLower(), at);
        else if (c == U'\u2019' || c == U'\u2018')
            folder.append(u'\'', at);
        else if (c == U'\u00a0' || c == U'\u3000')
            folder.append(u' ', at);
        else if (c >= 0xE0020 && c <= 0xE007E) // a tag counts as the letter it encodes
            folder.append(QChar(static_cast<char16_t>(c - 0xE0000)).toLower(), at);
        else if (!isHidden(c))
            folder.appendDecomposed(c, at);
        at += length;
    }
    foldLookalikes(folded);
    if (hides) {
        folded.disguise |= bitOf(PoisonSign::HiddenCharacters);
        if (folded.disguised.isEmpty())
            folded.disguised = folded.text.left(120);
    }
    if ((folded.disguise & bitOf(PoisonSign::MathLetters)) != 0 && folded.disguised.isEmpty())
        folded.disguised = folded.text.left(120);
    return folded;
}

} // namespace rc
