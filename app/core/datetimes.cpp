// SPDX-License-Identifier: GPL-3.0-or-later
// Qt 6.5 added constructors with a lightweight QTimeZone and deprecated those with Qt::TimeSpec, the only ones in Qt
// 6.4.
#include "core/datetimes.h"

#include <QTimeZone>

namespace rc {

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)

QDateTime utcTime(QDate date, QTime time)
{
    return {date, time, QTimeZone(QTimeZone::UTC)};
}

QDateTime utcFromMSecs(qint64 sinceEpoch)
{
    return QDateTime::fromMSecsSinceEpoch(sinceEpoch, QTimeZone(QTimeZone::UTC));
}

QDateTime timeAtOffset(QDate date, QTime time, int secondsAheadOfUtc)
{
    return {date, time, QTimeZone::fromSecondsAheadOfUtc(secondsAheadOfUtc)};
}

#else

QDateTime utcTime(QDate date, QTime time)
{
    return {date, time, Qt::UTC};
}

QDateTime utcFromMSecs(qint64 sinceEpoch)
{
    return QDateTime::fromMSecsSinceEpoch(sinceEpoch, Qt::UTC);
}

QDateTime timeAtOffset(QDate date, QTime time, int secondsAheadOfUtc)
{
    return {date, time, Qt::OffsetFromUTC, secondsAheadOfUtc};
}

#endif

} // namespace rc
