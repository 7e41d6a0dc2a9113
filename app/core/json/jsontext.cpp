// SPDX-License-Identifier: GPL-3.0-or-later
// Writes JSON strings and numbers strictly by RFC 8259.
#include "core/json/jsontext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray escaped(ushort unit)
{
    return "\\u" + QByteArray::number(unit, 16).rightJustified(4, '0');
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
    static const QRegularExpression pattern(u"\\A-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?\\z"_s);
    return pattern.match(text.toString()).hasMatch();
}

QByteArray withVisibleStrings(const QByteArray &json)
{
    const bool plain = std::ranges::all_of(json, [](char byte) { return byte >= 0 && byte != 0x7f; });
    if (plain)
        return json;
    static const QRegularExpression hidden(u"[\\x{7F}-\\x{9F}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}]"_s);
    const QString text = QString::fromUtf8(json);
    QByteArray visible;
    qsizetype end = 0;
    for (auto each = hidden.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        visible += QStringView(text).sliced(end, match.capturedStart() - end).toUtf8();
        for (const QChar unit : match.capturedView())
            visible += escaped(unit.unicode());
        end = match.capturedEnd();
    }
    return visible + QStringView(text).sliced(end).toUtf8();
}

} // namespace rc
