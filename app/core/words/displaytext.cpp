// SPDX-License-Identifier: GPL-3.0-or-later
// Makes hidden and control characters visible.
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

/// Characters that Unicode renders blank although their category is letter, mark or symbol.
bool isBlankByDesign(char32_t c)
{
    return c == 0x034F                        // combining grapheme joiner
           || c == 0x115F || c == 0x1160      // Hangul fillers
           || c == 0x17B4 || c == 0x17B5      // Khmer inherent vowels
           || (c >= 0x180B && c <= 0x180F)    // Mongolian variation selectors
           || c == 0x2800                     // Braille pattern blank
           || c == 0x3164 || c == 0xFFA0      // Hangul fillers, again
           || (c >= 0xFE00 && c <= 0xFE0F)    // variation selectors
           || (c >= 0xE0000 && c <= 0xE0FFF); // tags, more variation selectors
}

bool isNonCharacter(char32_t c)
{
    return (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
}

/// Characters to mark except CR and LF, which depend on each other.
bool isHidden(char32_t c)
{
    if (c == U'\t' || (c >= 0x20 && c < 0x7F)) // fast path: most text, and the lookup is slow
        return false;
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    default:
        return isBlankByDesign(c) || isNonCharacter(c);
    }
}

/// Collects the shown text up to its maximum length, then only counts.
class Collector
{
public:
    Collector(LineBreaks breaks, qsizetype maxLength)
        : m_breaks(breaks)
        , m_maxLength(maxLength)
    {
    }

    void add(char32_t c)
    {
        if (m_returnPending) {
            m_returnPending = false;
            if (c != U'\n')
                put(codePointMark(U'\r'));
        }
        if (c == U'\r')
            m_returnPending = true;
        else if (c == U'\n')
            put(m_breaks == LineBreaks::Keep ? u"\n" : u"⏎");
        else if (m_omitted > 0)
            ++m_omitted; // only counted, so its form no longer matters
        else if (isHidden(c))
            put(codePointMark(c));
        else
            put(QChar::fromUcs4(c));
    }

    void addByte(uchar byte)
    {
        flush();
        put(mark(u"0x", byte, 2));
    }

    [[nodiscard]] QString finish()
    {
        flush();
        if (m_omitted > 0)
            m_shown += QCoreApplication::translate("rc::DisplayText", "… (%1 more)").arg(m_omitted);
        return m_shown;
    }

private:
    /// ⟨, the prefix, the number with at least `width` hexadecimal digits, ⟩.
    static QString mark(QStringView prefix, char32_t number, int width)
    {
        QString text(u'⟨');
        text += prefix;
        for (int digit = qMax(width, number > 0xFFFFF ? 6 : number > 0xFFFF ? 5 : width) - 1; digit >= 0; --digit)
            text += u"0123456789ABCDEF"[(number >> (4 * digit)) & 0xF];
        return text += u'⟩';
    }

    static QString codePointMark(char32_t c) { return mark(u"U+", c, 4); }

    void flush()
    {
        if (m_returnPending)
            put(codePointMark(U'\r'));
        m_returnPending = false;
    }

    void put(QStringView piece)
    {
        // The first piece that does not fit ends the text, so that no shorter one slips in after the gap.
        if (m_omitted > 0 || m_shown.size() + piece.size() > m_maxLength)
            ++m_omitted;
        else
            m_shown += piece;
    }

    LineBreaks m_breaks;
    qsizetype m_maxLength;
    qsizetype m_omitted = 0;
    bool m_returnPending = false;
    QString m_shown;
};

struct CodePoint
{
    char32_t value = 0;
    qsizetype length = 1;
};

CodePoint codePointAt(const QString &text, qsizetype at)
{
    const QChar c = text[at];
    if (c.isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate())
        return {QChar::surrogateToUcs4(c, text[at + 1]), 2};
    return {c.unicode(), 1};
}

/// The code point at `at`; length 0 if the bytes are not well-formed UTF-8 (RFC 3629).
CodePoint codePointAt(const QByteArray &bytes, qsizetype at)
{
    const auto first = static_cast<uchar>(bytes[at]);
    if (first < 0x80)
        return {first, 1};
    const qsizetype length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    const QByteArrayView encoded = QByteArrayView(bytes).sliced(at, std::min(length, bytes.size() - at));
    if (!encoded.isValidUtf8())
        return {0, 0};
    char32_t value = first & (0x7F >> length);
    for (const char c : encoded.sliced(1))
        value = (value << 6) | (static_cast<uchar>(c) & 0x3F);
    return {value, length};
}

} // namespace

QString displayText(const QString &text, LineBreaks breaks, qsizetype maxLength)
{
    Collector collector(breaks, maxLength);
    for (qsizetype at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        collector.add(point.value);
        at += point.length;
    }
    return collector.finish();
}

QString displayBytes(const QByteArray &bytes, LineBreaks breaks, qsizetype maxLength)
{
    Collector collector(breaks, maxLength);
    for (qsizetype at = 0; at < bytes.size();) {
        const CodePoint point = codePointAt(bytes, at);
        if (point.length == 0) {
            collector.addByte(static_cast<uchar>(bytes[at]));
            ++at;
        } else {
            collector.add(point.value);
            at += point.length;
        }
    }
    return collector.finish();
}

bool hasHiddenText(const QString &text)
{
    for (qsizetype at = 0; at < text.size();) {
        const CodePoint point = codePointAt(text, at);
        const bool lineBreak =
            point.value == U'\n' || (point.value == U'\r' && at + 1 < text.size() && text[at + 1] == u'\n');
        if (!lineBreak && isHidden(point.value))
            return true;
        at += point.length;
    }
    return false;
}

} // namespace rc
