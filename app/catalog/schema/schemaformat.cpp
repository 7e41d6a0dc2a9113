// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemapatterns.h"

#include <QDate>
#include <QStringList>
#include <QTime>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isDigits(QStringView text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool isDate(QStringView text)
{
    return text.size() == 10 && text.at(4) == u'-' && text.at(7) == u'-' && isDigits(text.left(4)) &&
           isDigits(text.mid(5, 2)) && isDigits(text.mid(8, 2)) &&
           QDate(text.left(4).toInt(), text.mid(5, 2).toInt(), text.mid(8, 2).toInt()).isValid();
}

/// hh:mm:ss with an optional fraction and offset: servers accept times without them.
bool isTime(QStringView text)
{
    if (text.size() < 8 || text.at(2) != u':' || text.at(5) != u':' || !isDigits(text.left(2)) ||
        !isDigits(text.mid(3, 2)) || !isDigits(text.mid(6, 2)))
        return false;
    const int second = std::min(text.mid(6, 2).toInt(), 60);
    if (!QTime(text.left(2).toInt(), text.mid(3, 2).toInt(), std::min(second, 59)).isValid() ||
        text.mid(6, 2).toInt() > 60)
        return false;
    QStringView rest = text.mid(8);
    if (rest.startsWith(u'.')) {
        const auto end = std::find_if(rest.begin() + 1, rest.end(), [](QChar c) { return c < u'0' || c > u'9'; });
        if (end == rest.begin() + 1)
            return false;
        rest = rest.mid(end - rest.begin());
    }
    return rest.isEmpty() || rest == u"Z" || rest == u"z" ||
           (rest.size() == 6 && (rest.at(0) == u'+' || rest.at(0) == u'-') && rest.at(3) == u':' &&
            isDigits(rest.mid(1, 2)) && isDigits(rest.mid(4, 2)));
}

bool isDateTime(QStringView text)
{
    constexpr qsizetype dateLength = 10;
    return text.size() > dateLength && isDate(text.left(dateLength)) &&
           (text.at(dateLength) == u'T' || text.at(dateLength) == u't' || text.at(dateLength) == u' ') &&
           isTime(text.mid(dateLength + 1));
}

bool isAddress(const QString &text)
{
    const qsizetype at = text.lastIndexOf(u'@');
    return at > 0 && at < text.size() - 1 && !text.contains(u' ');
}

bool isUri(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    return colon > 0 && text.at(0).isLetter() && !text.contains(u' ') &&
           std::all_of(text.begin(), text.begin() + colon, [](QChar c) {
               return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'+' || c == u'-' || c == u'.');
           });
}

bool isUuid(const QString &text)
{
    constexpr qsizetype uuidLength = 36;
    return text.size() == uuidLength && !QUuid::fromString(text).isNull();
}

bool isIpv4(const QString &text)
{
    const QStringList parts = text.split(u'.');
    return parts.size() == 4 && std::ranges::all_of(parts, [](const QString &part) {
               return isDigits(part) && part.size() <= 3 && part.toInt() <= 255;
           });
}

} // namespace

std::optional<bool> hasFormat(const QString &text, const QString &format)
{
    constexpr QLatin1StringView nilUuid{"00000000-0000-0000-0000-000000000000"};
    if (format == "date"_L1)
        return isDate(text);
    if (format == "time"_L1)
        return isTime(text);
    if (format == "date-time"_L1)
        return isDateTime(text);
    if (format == "email"_L1)
        return isAddress(text);
    if (format == "uri"_L1 || format == "url"_L1)
        return isUri(text);
    if (format == "uuid"_L1)
        return isUuid(text) || text == nilUuid;
    if (format == "ipv4"_L1)
        return isIpv4(text);
    if (format == "regex"_L1)
        return patternForQt(text).has_value();
    return std::nullopt;
}

} // namespace rc
