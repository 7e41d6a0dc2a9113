// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/decodedtext.h"

#include <QByteArray>
#include <QStringDecoder>

#include <algorithm>

namespace rc {

namespace {

constexpr qsizetype shortestBase64 = 20;
constexpr qsizetype shortestHex = 24;
constexpr qsizetype fewestEscapes = 6;
constexpr qsizetype longest = 16 * 1024;

bool isHex(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
}

bool isBase64(QChar c)
{
    return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'+' || c == u'/' || c == u'-' || c == u'_');
}

/// Letters and spaces as in a sentence or a command; empty otherwise.
QString words(const QByteArray &bytes)
{
    constexpr qsizetype shortest = 8;
    if (bytes.size() < shortest)
        return {};
    QStringDecoder decode(QStringDecoder::Utf8);
    const QString text = decode(bytes);
    if (decode.hasError())
        return {};
    const auto count = [&text](auto &&is) { return std::count_if(text.cbegin(), text.cend(), is); };
    if (count([](QChar c) { return !c.isPrint() && !c.isSpace(); }) > 0)
        return {};
    const auto letters = count([](QChar c) { return c.isLetter() || c.isSpace(); });
    const bool hasGaps = text.contains(u' ') || text.contains(u'/') || text.contains(u'\n');
    return hasGaps && letters * 10 >= text.size() * 7 ? text : QString();
}

QByteArray fromHex(QStringView digits)
{
    return QByteArray::fromHex(digits.toLatin1());
}

class Decoder
{
public:
    explicit Decoder(const QString &text)
        : m_text(text)
    {
    }

    QList<DecodedText> run()
    {
        for (m_at = 0; m_at < m_text.size();) {
            if (!escapes() && !run64())
                ++m_at;
        }
        return m_found;
    }

private:
    void found(const QString &text, qsizetype size)
    {
        if (!text.isEmpty())
            m_found.append({text, m_at, size});
    }

    /// \x69\x67…, \u0069…, &#105;…, %69%67…
    bool escapes()
    {
        const QChar c = m_text.at(m_at);
        if (c != u'\\' && c != u'&' && c != u'%')
            return false;
        QString decoded;
        qsizetype end = m_at;
        qsizetype count = 0;
        while (end < m_text.size() && end - m_at < longest) {
            uint code = 0;
            const qsizetype length = escapeAt(end, code);
            if (length == 0)
                break;
            decoded += QChar(static_cast<char16_t>(code));
            end += length;
            ++count;
        }
        if (count < fewestEscapes)
            return false;
        found(words(decoded.toUtf8()), end - m_at);
        m_at = end;
        return true;
    }

    qsizetype escapeAt(qsizetype at, uint &code) const
    {
        const QStringView rest = QStringView(m_text).mid(at, 10);
        bool isNumber = false;
        const auto hex = [&](qsizetype from, qsizetype length) {
            code = rest.mid(from, length).toString().toUInt(&isNumber, 16);
            return isNumber && rest.size() >= from + length ? from + length : 0;
        };
        if (rest.startsWith(u"\\x"))
            return hex(2, 2);
        if (rest.startsWith(u"\\u"))
            return hex(2, 4);
        if (rest.startsWith(u'%'))
            return hex(1, 2);
        if (rest.startsWith(u"&#")) {
            const qsizetype end = rest.indexOf(u';');
            if (end < 3)
                return 0;
            const bool isHexadecimal = rest.at(2) == u'x' || rest.at(2) == u'X';
            code = rest.mid(isHexadecimal ? 3 : 2, end - (isHexadecimal ? 3 : 2))
                       .toString()
                       .toUInt(&isNumber, isHexadecimal ? 16 : 10);
            return isNumber && code < 0x10000 ? end + 1 : 0;
        }
        return 0;
    }

    bool run64()
    {
        if (!isBase64(m_text.at(m_at)))
            return false;
        qsizetype end = m_at;
        bool allHex = true;
        while (end < m_text.size() && isBase64(m_text.at(end))) {
            allHex = allHex && isHex(m_text.at(end));
            ++end;
        }
        const qsizetype size = end - m_at;
        while (end < m_text.size() && m_text.at(end) == u'=')
            ++end;
        const QStringView run = QStringView(m_text).mid(m_at, std::min(size, longest));
        if (allHex && size >= shortestHex && size % 2 == 0)
            found(words(fromHex(run)), end - m_at);
        else if (size >= shortestBase64 && size % 4 != 1)
            found(words(QByteArray::fromBase64(run.toLatin1().replace('-', '+').replace('_', '/'))), end - m_at);
        m_at = end;
        return true;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    QList<DecodedText> m_found;
};

} // namespace

QList<DecodedText> decodedTexts(const QString &text)
{
    if (text.size() < shortestBase64)
        return {};
    return Decoder(text).run();
}

} // namespace rc
