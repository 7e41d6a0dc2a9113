// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/markdown.h"

#include "core/words/displaytext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxShown = 1'000'000; // characters

/// Whether a word becomes a link or a mention even if escaped, because that is decided on the rendered text: addresses,
/// names, numbers of issues, merge requests and commits, and GitLab's "[vulnerability:1" and "*iteration:1".
bool isAutomaticLink(const QString &word)
{
    static const QRegularExpression pattern(
        u"@|://|www\\.|mailto:|xmpp:|[#!$&%~]\\w|\\[[\\w/.-]+:[\"\\d]|\\*iteration:|"
        "\\bGH-\\d|\\b(?=\\d*[a-f])[0-9a-f]{7,64}\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(word).hasMatch();
}

qsizetype longestRun(const QString &text, QChar of)
{
    qsizetype longest = 0;
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c == of ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

QString escapedWord(const QString &word)
{
    QString result;
    for (const QChar c : word)
        result += u"\\`*_[]<>#|~&$^"_s.contains(c) ? u'\\' + QString(c) : QString(c);
    return result;
}

/// For text without "|": in a table that needs a backslash, which would be visible elsewhere.
QString codeSpan(const QString &text)
{
    const QString fence(longestRun(text, u'`') + 1, u'`');
    const QString space = text.startsWith(u'`') || text.endsWith(u'`') ? u" "_s : QString();
    return fence + space + text + space + fence;
}

QString wordText(const QString &word)
{
    return isAutomaticLink(word) ? codeSpan(word) : escapedWord(word);
}

/// Escapes a list, heading or rule at the beginning of a line.
QString withoutLineStart(const QString &text)
{
    static const QRegularExpression start(u"\\A(\\d{1,9}(?=[.)])|(?=[-+=]))"_s);
    const QRegularExpressionMatch match = start.match(text);
    return match.hasMatch() ? match.captured() + u'\\' + text.mid(match.capturedEnd()) : text;
}

/// Calls `escapeWord` for each part between separators, and escapes "|".
template<typename Each>
QString byWords(const QString &text, QStringView separators, Each escapeWord)
{
    QString result;
    QString word;
    for (const QChar c : text) {
        if (!separators.contains(c)) {
            word += c;
            continue;
        }
        result += escapeWord(std::exchange(word, {})) + (c == u'|' ? u"\\|"_s : QString(c));
    }
    return result + escapeWord(word);
}

QString escaped(const QString &text)
{
    return byWords(displayText(text, LineBreaks::Mark, maxShown), u" \t|", wordText);
}

} // namespace

Markdown Markdown::text(const QString &text)
{
    Markdown result;
    result.m_text = withoutLineStart(escaped(text).trimmed());
    return result;
}

Markdown Markdown::code(const QString &text)
{
    Markdown result;
    result.m_text = byWords(displayText(text, LineBreaks::Mark, maxShown), u"|",
                            [](const QString &part) { return part.trimmed().isEmpty() ? part : codeSpan(part); });
    return result;
}

Markdown Markdown::codeBlock(const QString &text)
{
    const QString shown = displayText(text, LineBreaks::Keep, maxShown);
    const QString fence(std::max<qsizetype>(3, longestRun(shown, u'`') + 1), u'`');
    Markdown result;
    result.m_text = fence + u"text\n"_s + shown + u'\n' + fence + u'\n';
    return result;
}

Markdown Markdown::sentence(const QString &translated, const QList<Markdown> &arguments)
{
    Markdown result;
    QString piece;
    for (qsizetype i = 0; i < translated.size(); ++i) {
        const int number = translated.at(i) == u'%' ? translated.mid(i + 1, 1).toInt() : 0;
        if (number < 1 || number > arguments.size()) {
            piece += translated.at(i);
            continue;
        }
        result.m_text += escaped(std::exchange(piece, {})) + arguments.at(number - 1).m_text;
        ++i;
    }
    result.m_text = withoutLineStart(result.m_text + escaped(piece));
    return result;
}

Markdown Markdown::joined(const QList<Markdown> &parts, const Markdown &between)
{
    Markdown result;
    for (qsizetype i = 0; i < parts.size(); ++i)
        result += i == 0 ? parts.at(i) : between + parts.at(i);
    return result;
}

Markdown Markdown::repeated(qsizetype times) const
{
    Markdown result;
    result.m_text = m_text.repeated(times);
    return result;
}

Markdown &Markdown::operator+=(const Markdown &more)
{
    m_text += more.m_text;
    return *this;
}

Markdown markdownRow(const QList<Markdown> &cells)
{
    return Markdown(u"| ") + Markdown::joined(cells, u" | ") + u" |\n";
}

} // namespace rc
