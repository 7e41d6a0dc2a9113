// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/typedtime.h"

#include "core/datetimes.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

std::optional<int> utcOffsetFromText(const QString &text)
{
    if (text.compare("z"_L1, Qt::CaseInsensitive) == 0)
        return 0;
    // also accepts the typographic minus sign
    static const QRegularExpression form(u"^([+\\-\u2212])([0-9]{1,2})(?::?([0-9]{2}))?$"_s);
    const QRegularExpressionMatch match = form.match(text);
    const int hours = match.captured(2).toInt();
    const int minutes = match.captured(3).toInt();
    if (!match.hasMatch() || minutes > 59)
        return std::nullopt;
    const int seconds = (hours * 60 + minutes) * 60;
    if (seconds > farthestFromUtc)
        return std::nullopt;
    return match.captured(1) == u'+' ? seconds : -seconds;
}

Result<QDateTime> timeFromText(const QString &text)
{
    const auto wrong = [](const char *words) {
        return failure(badInput(QCoreApplication::translate("rc::TypedTime", words)));
    };
    static const QRegularExpression form(u"^([0-9]{4}-[0-9]{2}-[0-9]{2})[Tt ]([0-9]{2}:[0-9]{2})"
                                         "(?::([0-9]{2})(?:[.,]([0-9]{1,3}))?)?\\s*(.*)$"_s);
    const QRegularExpressionMatch match = form.match(text.trimmed());
    if (!match.hasMatch())
        return wrong(
            QT_TRANSLATE_NOOP("rc::TypedTime", "Enter a time such as 2026-11-21T14:02:11.204+01:00, with its offset."));
    const QDate date = QDate::fromString(match.captured(1), Qt::ISODate);
    const QString seconds = match.captured(3).isEmpty() ? u"00"_s : match.captured(3);
    const QTime time = QTime::fromString(match.captured(2) + u':' + seconds, Qt::ISODate)
                           .addMSecs(match.captured(4).leftJustified(3, u'0').toInt());
    if (!date.isValid() || !time.isValid())
        return wrong(QT_TRANSLATE_NOOP("rc::TypedTime", "There is no such date or time."));
    if (match.captured(5).isEmpty())
        return wrong(QT_TRANSLATE_NOOP("rc::TypedTime", "The UTC offset is missing, such as +01:00 or Z."));
    const std::optional<int> offset = utcOffsetFromText(match.captured(5));
    if (!offset)
        return wrong(QT_TRANSLATE_NOOP(
            "rc::TypedTime", "The offset from UTC must look like +01:00, -03:30 or Z, and be at most 14 hours."));
    return timeAtOffset(date, time, *offset);
}

} // namespace rc
