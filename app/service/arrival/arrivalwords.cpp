// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/arrivalwords.h"

#include "core/json/jsonparts.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ArrivalTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Arrival)
};
constexpr qint64 msPerSecond = 1000;

QByteArray timeJson(const QDateTime &time)
{
    return jsonString(time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString());
}

QByteArray differenceJson(const StoredDifference &difference)
{
    return jsonObject({{"member", jsonString(difference.member)},
                       {"kind", jsonString(wireWord(difference.kind))},
                       {"sent", jsonString(difference.sent)},
                       {"stored", jsonString(difference.stored)}});
}

/// The duration of the last arrival.
QString latestText(const ArrivalReport &report)
{
    qint64 most = 0;
    bool isBound = false;
    for (const MarkerArrival &one : report.markers) {
        if (one.arrival != Arrival::Arrived)
            continue;
        most = std::max(most, one.afterMs);
        isBound = isBound || one.isBound;
    }
    return isBound ? boundSpan(most) : ArrivalTr::tr("the last after %1", "a duration").arg(shownSpan(most));
}

QString clockTime(const QDateTime &time)
{
    return QLocale().toString(time.toLocalTime().time(), u"HH:mm:ss"_s);
}

} // namespace

QString shownSpan(qint64 milliseconds)
{
    constexpr qint64 secondsPerMinute = 60;
    constexpr qint64 fewSeconds = 10;
    constexpr qint64 longSeconds = 100;
    constexpr qint64 msPerTenth = 100;
    if (milliseconds < msPerSecond)
        return ArrivalTr::tr("%1 ms").arg(QLocale().toString(milliseconds));
    const qint64 tenths = (milliseconds + msPerTenth / 2) / msPerTenth;
    if (milliseconds < fewSeconds * msPerSecond)
        return ArrivalTr::tr("%1 s").arg(QLocale().toString(double(tenths) / 10, 'f', tenths % 10 == 0 ? 0 : 1));
    const qint64 seconds = (milliseconds + msPerSecond / 2) / msPerSecond;
    if (seconds < longSeconds)
        return ArrivalTr::tr("%1 s").arg(QLocale().toString(seconds));
    return ArrivalTr::tr("%1 min %2 s")
        .arg(QLocale().toString(seconds / secondsPerMinute), QLocale().toString(seconds % secondsPerMinute));
}

QString boundSpan(qint64 milliseconds)
{
    constexpr qint64 fewSeconds = 10;
    const qint64 step = milliseconds < msPerSecond ? 1 : milliseconds < fewSeconds * msPerSecond ? 100 : msPerSecond;
    return ArrivalTr::tr("≤ %1", "a duration").arg(shownSpan((milliseconds + step - 1) / step * step));
}

QString whyUnread(const ArrivalReport &report)
{
    if (report.cancelled)
        return ArrivalTr::tr("canceled");
    if (!report.refusal.isEmpty())
        return ArrivalTr::tr("the log tool reported “%1”").arg(displayText(report.refusal));
    return report.error ? errorLine(*report.error) : QString();
}

QString arrivalSentence(const MarkerArrival &one, const ArrivalReport &report)
{
    switch (one.arrival) {
    case Arrival::NotYet:
        return ArrivalTr::tr("not visible yet");
    case Arrival::Arrived: {
        constexpr qint64 longAgo = 120'000;
        QString text = !one.isBound             ? ArrivalTr::tr("in the log after %1").arg(shownSpan(one.afterMs))
                       : one.afterMs >= longAgo ? ArrivalTr::tr("in the log")
                                                : ArrivalTr::tr("in the log (%1)").arg(boundSpan(one.afterMs));
        if (one.copies > 1)
            text = listText({text, ArrivalTr::tr("%n times", nullptr, one.copies)});
        return text;
    }
    case Arrival::Missing:
        return ArrivalTr::tr("not in the log after %1").arg(shownSpan(report.within.count()));
    case Arrival::OutOfReach:
        if (report.reachesBackTo.isValid())
            return ArrivalTr::tr("not among the entries that the log tool shows, which go back to %1")
                .arg(clockTime(report.reachesBackTo));
        return ArrivalTr::tr("not among the entries that the log tool shows");
    case Arrival::Unread: {
        const QString why = whyUnread(report);
        return why.isEmpty() ? ArrivalTr::tr("the log could not be read")
                             : ArrivalTr::tr("the log could not be read: %1").arg(why);
    }
    }
    return {};
}

QString arrivalSummary(const ArrivalReport &report)
{
    if (report.markers.size() == 1)
        return arrivalSentence(report.markers.constFirst(), report);
    const qsizetype arrived = report.count(Arrival::Arrived);
    QString text = ArrivalTr::tr("%1 of %2 entries are in the log", "two numbers")
                       .arg(QLocale().toString(arrived), QLocale().toString(report.markers.size()));
    if (arrived > 0)
        text = listText({text, latestText(report)});
    QStringList clauses{text};
    if (const qsizetype missing = report.count(Arrival::Missing); missing > 0)
        clauses.append(ArrivalTr::tr("%1 not in the log after %2")
                           .arg(QLocale().toString(missing), shownSpan(report.within.count())));
    if (const qsizetype beyond = report.count(Arrival::OutOfReach); beyond > 0)
        clauses.append(ArrivalTr::tr("%1 out of the log tool’s range").arg(QLocale().toString(beyond)));
    if (const QString why = whyUnread(report); report.count(Arrival::Unread) > 0 && !why.isEmpty())
        clauses.append(ArrivalTr::tr("the log could not be read: %1").arg(why));
    return clausesText(clauses);
}

QString differenceLine(const StoredDifference &difference)
{
    const QString member = displayText(difference.member, LineBreaks::Mark, 100);
    const QString sent = displayText(difference.sent, LineBreaks::Mark, 100);
    const QString stored = displayText(difference.stored, LineBreaks::Mark, 100);
    switch (difference.kind) {
    case StoredDifference::Kind::Missing:
        return ArrivalTr::tr("%1: sent %2, not shown").arg(member, sent);
    case StoredDifference::Kind::Added:
        return ArrivalTr::tr("%1: added by the service, %2").arg(member, stored);
    case StoredDifference::Kind::Rewritten:
        return ArrivalTr::tr("%1: sent %2, reformatted as %3").arg(member, sent, stored);
    case StoredDifference::Kind::Changed:
        break;
    }
    return ArrivalTr::tr("%1: sent %2, stored %3").arg(member, sent, stored);
}

QByteArray arrivalJson(const MarkerArrival &one, const LogEntry *sent)
{
    const bool isThere = one.arrival == Arrival::Arrived;
    QList<QByteArray> differences;
    if (isThere && sent) {
        for (const StoredDifference &difference : storedDifferences(*sent, one.stored))
            differences.append(differenceJson(difference));
    }
    return jsonObject({{"marker", jsonString(one.marker)},
                       {"arrival", jsonString(wireWord(one.arrival))},
                       {"afterMs", isThere ? QByteArray::number(one.afterMs) : QByteArray("null")},
                       {"upperBound", isThere ? jsonTruth(one.isBound) : QByteArray("null")},
                       {"atFirstLook", jsonTruth(one.atFirstLook)},
                       {"seenAt", timeJson(one.seenAt)},
                       {"receivedAt", timeJson(one.stored.receivedAt)},
                       {"copies", QByteArray::number(one.copies)},
                       {"differences", jsonArray(differences)}});
}

QByteArray arrivalJson(const ArrivalReport &report, const QList<SentMarker> &sent)
{
    QList<QByteArray> entries;
    QStringList missing;
    for (qsizetype place = 0; place < report.markers.size(); ++place) {
        const MarkerArrival &one = report.markers.at(place);
        const std::optional<LogEntry> entry = sent.value(place).entry;
        entries.append(arrivalJson(one, entry ? &*entry : nullptr));
        if (one.arrival == Arrival::Missing)
            missing.append(one.marker);
    }
    const auto number = [&report](Arrival arrival) { return QByteArray::number(report.count(arrival)); };
    return jsonObject({{"asked", QByteArray::number(report.markers.size())},
                       {"arrived", number(Arrival::Arrived)},
                       {"missing", jsonStrings(missing)},
                       {"notYet", number(Arrival::NotYet)},
                       {"outOfReach", number(Arrival::OutOfReach)},
                       {"unread", number(Arrival::Unread)},
                       {"firstSeen", timeJson(report.firstSeen())},
                       {"lastSeen", timeJson(report.lastSeen())},
                       {"calls", QByteArray::number(report.calls)},
                       {"elapsedMs", QByteArray::number(report.elapsedMs)},
                       {"withinMs", QByteArray::number(report.within.count())},
                       {"why", jsonString(whyUnread(report))},
                       {"entries", jsonArray(entries)}});
}

} // namespace rc
