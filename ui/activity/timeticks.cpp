// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/timeticks.h"

#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int aMinute = 60; // in seconds, as all below
constexpr int anHour = 60 * aMinute;
constexpr int aDay = 24 * anHour;
constexpr qint64 aMonth = 30LL * aDay; // nearly: only to count how many there are

constexpr std::array<int, 17> partsOfADay{1,       2,           5,           10,           15,           30,
                                          aMinute, 2 * aMinute, 5 * aMinute, 10 * aMinute, 15 * aMinute, 30 * aMinute,
                                          anHour,  2 * anHour,  3 * anHour,  6 * anHour,   12 * anHour};
constexpr std::array<int, 4> days{1, 2, 7, 14};
constexpr std::array<int, 7> months{1, 3, 6, 12, 24, 60, 120};

/// Of the clock, so that each day begins with one: two of them are not as far from each other as the others only where
/// the clock is changed.
QList<QDateTime> timesOfDays(const QDateTime &from, const QDateTime &to, int step)
{
    QList<QDateTime> times;
    for (QDate date = from.date(); date <= to.date(); date = date.addDays(1)) {
        const int first = date == from.date() ? from.time().msecsSinceStartOfDay() / 1000 / step * step : 0;
        for (int second = first; second < aDay; second += step) {
            const QDateTime at(date, QTime::fromMSecsSinceStartOfDay(second * 1000));
            if (at > to)
                break;
            if (at >= from && (times.isEmpty() || times.constLast() < at))
                times.append(at);
        }
    }
    return times;
}

QList<QDateTime> midnights(const QDateTime &from, const QDateTime &to, int step)
{
    QList<QDateTime> times;
    const qint64 first = from.date().toJulianDay();
    for (qint64 date = first - first % step; date <= to.date().toJulianDay(); date += step) {
        const QDateTime at = QDate::fromJulianDay(date).startOfDay();
        if (at >= from && at <= to)
            times.append(at);
    }
    return times;
}

QList<QDateTime> firstDays(const QDateTime &from, const QDateTime &to, int step)
{
    constexpr int ofAYear = 12;
    QList<QDateTime> times;
    const int first = from.date().year() * ofAYear + from.date().month() - 1;
    for (int count = first - first % step;; count += step) {
        const QDateTime at = QDate(count / ofAYear, count % ofAYear + 1, 1).startOfDay();
        if (at > to)
            return times;
        if (at >= from)
            times.append(at);
    }
}

QList<TimeTick> written(const QList<QDateTime> &times, const QString &format)
{
    const QLocale locale;
    QList<TimeTick> ticks;
    for (const QDateTime &at : times) {
        const bool isMidnight = at.time() == QTime(0, 0);
        ticks.append({at, locale.toString(at, isMidnight && format.startsWith(u'H') ? u"d MMM"_s : format)});
    }
    return ticks;
}

} // namespace

QList<TimeTick> timeTicks(const QDateTime &from, const QDateTime &to, int most)
{
    const QDateTime first = from.toLocalTime();
    const QDateTime last = to.toLocalTime();
    const qint64 length = first.secsTo(last);
    const auto fits = [length, most](qint64 step) { return length / step < most; };
    for (const int step : partsOfADay) {
        if (fits(step))
            return written(timesOfDays(first, last, step), step < aMinute ? u"HH:mm:ss"_s : u"HH:mm"_s);
    }
    for (const int step : days) {
        if (fits(qint64(step) * aDay))
            return written(midnights(first, last, step), u"d MMM"_s);
    }
    for (const int step : months) {
        if (fits(step * aMonth) || step == months.back())
            return written(firstDays(first, last, step), u"MMM yyyy"_s);
    }
    return {};
}

} // namespace rc
