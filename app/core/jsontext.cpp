// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jsontext.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray escaped(char16_t unit)
{
    return "\\u" + QByteArray::number(unit, 16).rightJustified(4, '0');
}

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

} // namespace

QByteArray jsonString(const QString &text)
{
    QByteArray json;
    json.reserve(text.size() + 2);
    json += '"';
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == u'"') {
            json += "\\\"";
        } else if (c == u'\\') {
            json += "\\\\";
        } else if (c == u'\n') {
            json += "\\n";
        } else if (c == u'\r') {
            json += "\\r";
        } else if (c == u'\t') {
            json += "\\t";
        } else if (c.unicode() < 0x20 || c.unicode() == 0x7f || c.unicode() == 0x2028 || c.unicode() == 0x2029) {
            json += escaped(c.unicode());
        } else if (c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            json += text.mid(i, 2).toUtf8();
            ++i;
        } else if (c.isSurrogate()) {
            json += escaped(c.unicode());
        } else {
            json += QString(c).toUtf8();
        }
    }
    json += '"';
    return json;
}

bool isJsonNumber(QStringView text)
{
    qsizetype at = 0;
    const auto more = [&] { return at < text.size(); };
    const auto digits = [&] {
        const qsizetype before = at;
        while (more() && isDigit(text.at(at)))
            ++at;
        return at > before;
    };
    if (more() && text.at(at) == u'-')
        ++at;
    if (more() && text.at(at) == u'0')
        ++at;
    else if (!digits())
        return false;
    if (more() && text.at(at) == u'.') {
        ++at;
        if (!digits())
            return false;
    }
    if (more() && (text.at(at) == u'e' || text.at(at) == u'E')) {
        ++at;
        if (more() && (text.at(at) == u'+' || text.at(at) == u'-'))
            ++at;
        if (!digits())
            return false;
    }
    return !text.isEmpty() && !more();
}

} // namespace rc
