// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON strings and numbers strictly by RFC 8259.
#include "core/json/jsontext.h"

#include <algorithm>

namespace rc {

namespace {

QByteArray escaped(ushort unit)
{
    return "\\u" + QByteArray::number(unit, 16).rightJustified(4, '0');
}

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

/// Whether `c` needs no escape in a JSON string. True for most text.
bool isPlain(QChar c)
{
    const ushort unit = c.unicode();
    return unit >= 0x20 && unit < 0x7F && unit != '"' && unit != '\\';
}

/// Appends the longest prefix that needs no escapes; returns its length.
qsizetype appendPlain(QByteArray &json, QStringView text)
{
    const auto end = std::ranges::find_if_not(text, isPlain);
    const qsizetype from = json.size();
    const qsizetype count = end - text.cbegin();
    json.resize(from + count);
    std::transform(text.cbegin(), end, json.data() + from, [](QChar c) { return c.toLatin1(); });
    return count;
}

qsizetype digitsFrom(QStringView text, qsizetype at)
{
    const qsizetype start = at;
    while (at < text.size() && isDigit(text[at]))
        ++at;
    return at - start;
}

} // namespace

QByteArray jsonString(const QString &text)
{
    QByteArray json;
    json.reserve(text.size() + 2);
    appendJsonString(json, text);
    return json;
}

void appendJsonString(QByteArray &json, const QString &text)
{
    json += '"';
    for (qsizetype i = 0; i < text.size(); ++i) {
        i += appendPlain(json, QStringView(text).sliced(i));
        if (i == text.size())
            break;
        const QChar c = text[i];
        const ushort unit = c.unicode();
        if (c.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            json += QStringView(text).mid(i, 2).toUtf8();
            ++i;
        } else if (unit == '"' || unit == '\\') {
            json += '\\';
            json += static_cast<char>(unit);
        } else if (unit == '\n') {
            json += "\\n";
        } else if (unit == '\r') {
            json += "\\r";
        } else if (unit == '\t') {
            json += "\\t";
        } else if (c.category() == QChar::Other_Control || c.isSurrogate() || unit == 0x2028 || unit == 0x2029) {
            json += escaped(unit);
        } else if (unit < 0x80) {
            json += static_cast<char>(unit);
        } else {
            json += QStringView(&c, 1).toUtf8();
        }
    }
    json += '"';
}

bool isJsonNumber(QStringView text)
{
    qsizetype at = 0;
    if (at < text.size() && text[at] == QLatin1Char('-'))
        ++at;
    const qsizetype whole = digitsFrom(text, at);
    if (whole == 0 || (whole > 1 && text[at] == QLatin1Char('0')))
        return false;
    at += whole;
    if (at < text.size() && text[at] == QLatin1Char('.')) {
        const qsizetype fraction = digitsFrom(text, ++at);
        if (fraction == 0)
            return false;
        at += fraction;
    }
    if (at < text.size() && (text[at] == QLatin1Char('e') || text[at] == QLatin1Char('E'))) {
        ++at;
        if (at < text.size() && (text[at] == QLatin1Char('+') || text[at] == QLatin1Char('-')))
            ++at;
        const qsizetype exponent = digitsFrom(text, at);
        if (exponent == 0)
            return false;
        at += exponent;
    }
    return at == text.size();
}

namespace {

bool isInvisible(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
        return character >= 0x7f;
    case QChar::Other_Format:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
    case QChar::Other_PrivateUse:
        return true;
    default:
        return false;
    }
}

} // namespace

QByteArray withVisibleStrings(const QByteArray &json)
{
    const bool plain = std::ranges::all_of(json, [](char byte) { return byte >= 0 && byte != 0x7f; });
    if (plain)
        return json;
    QByteArray visible;
    visible.reserve(json.size() + 64);
    const QString text = QString::fromUtf8(json);
    qsizetype kept = 0; // everything before it is in `visible`
    for (qsizetype i = 0; i < text.size();) {
        const bool pair = text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const char32_t character = pair ? QChar::surrogateToUcs4(text.at(i), text.at(i + 1)) : text.at(i).unicode();
        const qsizetype length = pair ? 2 : 1;
        if (isInvisible(character)) {
            visible += QStringView(text).mid(kept, i - kept).toUtf8();
            for (qsizetype unit = i; unit < i + length; ++unit)
                visible += escaped(text.at(unit).unicode());
            kept = i + length;
        }
        i += length;
    }
    return visible + QStringView(text).mid(kept).toUtf8();
}

} // namespace rc
