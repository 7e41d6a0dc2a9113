// SPDX-License-Identifier: GPL-3.0-or-later
// Qt 6.5 added constructors with a lightweight QTimeZone and deprecated those with Qt::TimeSpec, the only ones in Qt
// 6.4.
#include "core/datetimes.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace rc {

QDateTime utcTime(QDate date, QTime time)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return {date, time, QTimeZone(QTimeZone::UTC)};
#else
    return {date, time, Qt::UTC};
#endif
}

QDateTime utcFromMSecs(qint64 sinceEpoch)
{
    return utcTime(QDate(1970, 1, 1), QTime(0, 0)).addMSecs(sinceEpoch);
}

QDateTime timeAtOffset(QDate date, QTime time, int secondsAheadOfUtc)
{
    return utcTime(date, time).addSecs(-secondsAheadOfUtc).toOffsetFromUtc(secondsAheadOfUtc);
}

std::optional<int> utcOffsetFromText(const QString &text)
{
    if (text.compare("z"_L1, Qt::CaseInsensitive) == 0)
        return 0;
    // also accepts the typographic minus sign
    static const QRegularExpression pattern(u"^([+\\-\u2212])([0-9]{1,2})(?::?([0-9]{2}))?$"_s);
    const QRegularExpressionMatch match = pattern.match(text);
    const int hours = match.captured(2).toInt();
    const int minutes = match.captured(3).toInt();
    if (!match.hasMatch() || minutes > 59)
        return std::nullopt;
    const int seconds = (hours * 60 + minutes) * 60;
    if (seconds > maxUtcOffset)
        return std::nullopt;
    return match.captured(1) == u'+' ? seconds : -seconds;
}

Result<QDateTime> timeFromText(const QString &text)
{
    static const QRegularExpression pattern(u"^([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]([0-9]{2}:[0-9]{2})"
                                            "(?::([0-9]{2})(?:[.,]([0-9]{1,3}))?)?\\s*(.*)$"_s);
    const QRegularExpressionMatch match = pattern.match(text.trimmed());
    if (match.hasMatch() && match.captured(5).isEmpty())
        return failure(QCoreApplication::translate("rc::TypedTime", "The UTC offset is missing, such as +01:00 or Z."));
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    const QString seconds = match.captured(3).isEmpty() ? u"00"_s : match.captured(3);
    const QTime time = QTime::fromString(match.captured(2) + u':' + seconds, Qt::ISODate)
                           .addMSecs(match.captured(4).leftJustified(3, u'0').toInt());
    const std::optional<int> offset = utcOffsetFromText(match.captured(5));
    if (!date.isValid() || !time.isValid() || !offset)
        return failure(QCoreApplication::translate(
            "rc::TypedTime", "Enter a time such as 2026-11-21T14:02:11.204+01:00, with its offset."));
    return timeAtOffset(date, time, *offset);
}

} // namespace rc
