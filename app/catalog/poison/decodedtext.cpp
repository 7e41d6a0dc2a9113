// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/decodedtext.h"

#include "core/words/wordlist.h"

#include <QByteArray>
#include <QStringDecoder>

#include <algorithm>
#include <array>

namespace rc {

namespace {

constexpr qsizetype minBase64Length = 20;
constexpr qsizetype minHexLength = 24;
constexpr qsizetype minEscapes = 6;
constexpr qsizetype maxEncodedLength = 16 * 1024;

bool isHex(QChar c)
{
    return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F');
}

bool isBase64(QChar c)
{
    return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'+' || c == u'/' || c == u'-' || c == u'_');
}

/// Words, if the bytes look like a sentence or a command; empty otherwise.
QString words(const QByteArray &bytes)
{
    constexpr qsizetype minLength = 8;
    if (bytes.size() < minLength)
        return {};
    QStringDecoder decode(QStringDecoder::Utf8);
    const QString text = decode(bytes);
    if (decode.hasError())
        return {};
    const auto count = [&text](auto &&is) { return std::ranges::count_if(text, is); };
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
            if (!escapes() && !base64OrHex())
                ++m_at;
        }
        return m_found;
    }

private:
    void addFound(const QString &text, qsizetype size)
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
        while (end < m_text.size() && end - m_at < maxEncodedLength) {
            uint code = 0;
            const qsizetype length = escapeAt(end, code);
            if (length == 0)
                break;
            decoded += QChar(static_cast<char16_t>(code));
            end += length;
            ++count;
        }
        if (count < minEscapes)
            return false;
        addFound(words(decoded.toUtf8()), end - m_at);
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

    bool base64OrHex()
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
        const QStringView run = QStringView(m_text).mid(m_at, std::min(size, maxEncodedLength));
        if (allHex && size >= minHexLength && size % 2 == 0)
            addFound(words(fromHex(run)), end - m_at);
        else if (size >= minBase64Length && size % 4 != 1)
            addFound(words(QByteArray::fromBase64(run.toLatin1().replace('-', '+').replace('_', '/'))), end - m_at);
        m_at = end;
        return true;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    QList<DecodedText> m_found;
};

qsizetype lineEnd(QStringView text, qsizetype at)
{
    const qsizetype end = text.indexOf(u'\n', at);
    return end < 0 ? text.size() : end;
}

bool startsBlock(QStringView line)
{
    constexpr std::array<QStringView, 13> starts{u"# ",  u"## ", u"### ", u"```", u"~~~", u"|", u"![",
                                                 u"<!-", u"[![", u"> ",   u"- [", u"* ",  u"<p"};
    return std::ranges::any_of(starts, [line](QStringView start) { return line.startsWith(start); });
}

class Blanks
{
public:
    explicit Blanks(QString &text)
        : m_text(text)
    {
    }

    void run()
    {
        while (m_at < m_text.size()) {
            const bool startsLine = m_at == 0 || m_text.at(m_at - 1) == u'\n';
            if (!(startsLine && fence()) && !comment() && !tag() && !target())
                ++m_at;
        }
    }

private:
    [[nodiscard]] QStringView rest() const { return QStringView(m_text).mid(m_at); }

    void blank(qsizetype end, QChar with)
    {
        for (; m_at < end; ++m_at)
            m_text[m_at] = with;
    }

    bool fence()
    {
        const QStringView line = QStringView(m_text).mid(m_at, lineEnd(m_text, m_at) - m_at).trimmed();
        if (!line.startsWith(u"```") && !line.startsWith(u"~~~"))
            return false;
        const QStringView mark = line.first(3);
        const QStringView language = line.mid(3).trimmed();
        if (isOneOf(language, u"|text|txt|md|markdown")) {
            blank(lineEnd(m_text, m_at), u'\n');
            return true;
        }
        const QString close = mark.toString();
        qsizetype end = lineEnd(m_text, m_at);
        for (qsizetype next = end; next < m_text.size();) {
            const qsizetype from = next + 1;
            next = lineEnd(m_text, from);
            if (QStringView(m_text).mid(from, next - from).trimmed().startsWith(close)) {
                end = next;
                break;
            }
        }
        blank(end, u'\n');
        return true;
    }

    bool comment()
    {
        const bool opens = rest().startsWith(u"<!--");
        if (!opens && !rest().startsWith(u"-->"))
            return false;
        blank(m_at + (opens ? 4 : 3), u'\n');
        return true;
    }

    /// Blanks an HTML tag, but not other tags such as <important>.
    bool tag()
    {
        if (m_text.at(m_at) != u'<')
            return false;
        constexpr qsizetype maxTagLength = 400;
        const qsizetype close = QStringView(m_text).mid(m_at, maxTagLength).indexOf(u'>');
        qsizetype from = m_at + 1;
        if (from < m_text.size() && m_text.at(from) == u'/')
            ++from;
        qsizetype end = from;
        while (end < m_text.size() && m_text.at(end).isLetterOrNumber())
            ++end;
        const QStringView name = QStringView(m_text).mid(from, end - from);
        if (close < 0)
            return false;
        if (isOneOf(name, u"a|b|i|em|strong|code|sub|sup|span|kbd|u"))
            blank(m_at + close + 1, u' ');
        else if (isOneOf(
                     name,
                     u"p|br|div|img|h1|h2|h3|h4|table|tr|td|th|thead|tbody|ul|ol|li|hr|details|summary|pre|picture"))
            blank(m_at + close + 1, u'\n');
        else
            return false;
        return true;
    }

    /// Blanks the target of a link or image: "](…)".
    bool target()
    {
        if (!rest().startsWith(u"]("))
            return false;
        const qsizetype close = QStringView(m_text).mid(m_at, lineEnd(m_text, m_at) - m_at).indexOf(u')');
        blank(m_at + (close < 0 ? 2 : close + 1), u' ');
        return true;
    }

    QString &m_text;
    qsizetype m_at = 0;
};

qsizetype spacesAt(QStringView line, qsizetype at)
{
    qsizetype end = at;
    while (end < line.size() && (line.at(end) == u' ' || line.at(end) == u'\t'))
        ++end;
    return end;
}

bool isBullet(QChar c)
{
    return c == u'-' || c == u'*' || c == u'•';
}

bool isNumeral(QChar c)
{
    return c >= u'0' && c <= u'9';
}

/// Markup around a name: "**path**", "`path`".
bool isMarkup(QChar c)
{
    return c == u'*' || c == u'`' || c == u'"' || c == u'\'';
}

} // namespace

QList<DecodedText> decodedTexts(const QString &text)
{
    if (text.size() < minBase64Length)
        return {};
    return Decoder(text).run();
}

bool isMarkdown(QStringView folded)
{
    for (qsizetype at = 0; at < folded.size(); at = lineEnd(folded, at) + 1) {
        if (startsBlock(folded.mid(at)))
            return true;
    }
    return folded.contains(u"](");
}

void blankMarkup(QString &folded)
{
    Blanks(folded).run();
}

qsizetype parameterHead(QStringView line)
{
    constexpr qsizetype maxNameLength = 40;
    constexpr qsizetype maxTypeLength = 80;
    qsizetype at = spacesAt(line, 0);
    if (at < line.size() && isBullet(line.at(at)))
        at = spacesAt(line, at + 1);
    while (at < line.size() && isMarkup(line.at(at)))
        ++at;
    const qsizetype name = at;
    while (at < line.size() && (line.at(at) == u'_' || (at > name && line.at(at) == u'.') || isNumeral(line.at(at)) ||
                                (line.at(at) >= u'a' && line.at(at) <= u'z')))
        ++at;
    if (at == name || at - name > maxNameLength || isNumeral(line.at(name)))
        return 0;
    while (at < line.size() && isMarkup(line.at(at)))
        ++at;
    at = spacesAt(line, at);
    if (at < line.size() && line.at(at) == u'(') {
        const qsizetype close = line.indexOf(u')', at);
        if (close < 0 || close - at > maxTypeLength)
            return 0;
        at = spacesAt(line, close + 1);
    }
    const bool isHead = at < line.size() && line.at(at) == u':' && (at + 1 == line.size() || line.at(at + 1).isSpace());
    return isHead ? at + 1 : 0;
}

bool startsElement(QStringView line)
{
    const qsizetype at = spacesAt(line, 0);
    if (at < line.size() && isBullet(line.at(at)))
        return true;
    qsizetype number = at;
    while (number < line.size() && isNumeral(line.at(number)))
        ++number;
    constexpr qsizetype maxDigits = 2;
    const bool isNumbered = number > at && number - at <= maxDigits && number + 1 < line.size() &&
                            (line.at(number) == u'.' || line.at(number) == u')') && line.at(number + 1).isSpace();
    return isNumbered || parameterHead(line) > 0;
}

} // namespace rc
