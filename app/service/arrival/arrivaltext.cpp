// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/arrivaltext.h"

#include "core/json/exactnumber.h"
#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/errortext.h"

#include <QLocale>
#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Kind = StoredDifference::Kind;

constexpr std::array<EnumRow<Kind>, 4> differenceRows{{
    {Kind::Changed, "changed"_L1},
    {Kind::Rewritten, "rewritten"_L1},
    {Kind::Missing, "missing"_L1},
    {Kind::Added, "added"_L1},
}};

void compare(QList<StoredDifference> &found, const QString &member, const QString &sent, const QString &stored,
             bool isSameValue)
{
    if (sent == stored)
        return;
    const Kind kind = stored.isEmpty() ? Kind::Missing : isSameValue ? Kind::Rewritten : Kind::Changed;
    found.append({member, sent, stored, kind});
}

bool isSameLevel(Level sent, const QString &stored)
{
    return levelFromWord(stored) == sent || stored == QString::number(int(sent)) ||
           (sent == Level::Warning && stored.compare("warn"_L1, Qt::CaseInsensitive) == 0);
}

bool isSameNumber(const QString &sent, const QString &stored)
{
    const auto sentNumber = ExactNumber::from(sent);
    const auto storedNumber = ExactNumber::from(stored);
    return sentNumber && storedNumber && *sentNumber == *storedNumber;
}

/// Decoded, or as written.
QString valueText(JsonValue value)
{
    return value.text().value_or(QString::fromUtf8(value.raw().toByteArray()));
}

void compareExtra(QList<StoredDifference> &found, const ExtraField &sent, JsonValue stored)
{
    const QString member = u"extra."_s + sent.key;
    if (!stored) {
        found.append({member, sent.value, {}, Kind::Missing});
        return;
    }
    const bool isNumber = sent.type == ExtraField::Type::Number;
    const bool isSameType = isNumber != stored.isText();
    const QString text = valueText(stored);
    if (isSameType && text == sent.value)
        return;
    const bool isSame = isSameType && isNumber && isSameNumber(sent.value, text);
    const bool isNumberAsText = isNumber && stored.isText();
    found.append(
        {member, sent.value, isNumberAsText ? u'"' + text + u'"' : text, isSame ? Kind::Rewritten : Kind::Changed});
}

void compareExtras(QList<StoredDifference> &found, const LogEntry &sent, const QByteArray &extra)
{
    const auto tape = JsonTape::read(extra.isEmpty() ? QByteArray("{}") : extra);
    const JsonValue root = tape ? tape->root() : JsonValue();
    QSet<QString> sentKeys;
    for (const ExtraField &field : sent.extra) {
        sentKeys.insert(field.key);
        compareExtra(found, field, root.member(field.key.toUtf8()));
    }
    for (const JsonValue member : root) {
        if (!sentKeys.contains(member.key()))
            found.append({u"extra."_s + member.key(), {}, valueText(member), Kind::Added});
    }
}

} // namespace

QLatin1StringView wireWord(StoredDifference::Kind kind)
{
    return rowOf(differenceRows, kind).word;
}

QList<StoredDifference> storedDifferences(const LogEntry &sent, const StoredEntry &stored)
{
    QList<StoredDifference> found;
    compare(found, u"level"_s, wireWord(sent.level), stored.level, isSameLevel(sent.level, stored.level));
    compare(found, u"message"_s, sent.message, stored.message, false);
    if (sent.ts.isValid()) {
        const QDateTime shown = storedTime(stored.time);
        const QString written = isoWithOffset(sent.ts);
        // compare seconds, because a service may not show fractions
        const bool isSame = shown.isValid() && shown.toSecsSinceEpoch() == sent.ts.toSecsSinceEpoch() &&
                            (shown.time().msec() == 0 || shown.time().msec() == sent.ts.time().msec());
        compare(found, u"ts"_s, written, stored.time, isSame);
    }
    compareExtras(found, sent, stored.extra);
    return found;
}

bool isAltered(const QList<StoredDifference> &differences)
{
    return std::ranges::any_of(differences, [](const StoredDifference &difference) {
        return difference.kind == Kind::Changed || difference.kind == Kind::Missing;
    });
}

namespace {

struct ArrivalTr
{
    RC_DECLARE_PHRASES(rc::Arrival)
};

/// The longer units share the translations of a check's evidence.
struct SpanTr
{
    RC_DECLARE_PHRASES(rc::Fact)
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

/// Invalid if nothing was seen.
std::pair<QDateTime, QDateTime> firstAndLastSeen(const ArrivalReport &report)
{
    std::pair<QDateTime, QDateTime> seen;
    for (const MarkerArrival &marker : report.markers) {
        if (!marker.seenAt.isValid())
            continue;
        seen.first = seen.first.isValid() ? std::min(seen.first, marker.seenAt) : marker.seenAt;
        seen.second = seen.second.isValid() ? std::max(seen.second, marker.seenAt) : marker.seenAt;
    }
    return seen;
}

/// The duration of the last arrival.
Phrase latestText(const ArrivalReport &report)
{
    qint64 latest = 0;
    bool isUpperBound = false;
    for (const MarkerArrival &marker : report.markers) {
        if (marker.arrival != Arrival::Arrived)
            continue;
        latest = std::max(latest, marker.afterMs);
        isUpperBound = isUpperBound || marker.isUpperBound;
    }
    return isUpperBound ? formatMaxDuration(latest)
                        : ArrivalTr::tr("the last after %1", "a duration").arg(formatDuration(latest));
}

} // namespace

Phrase formatDuration(qint64 milliseconds)
{
    constexpr qint64 maxTenths = 10;
    constexpr qint64 maxSeconds = 100;
    constexpr qint64 minute = 60;
    constexpr qint64 hour = 60 * minute;
    constexpr qint64 day = 24 * hour;
    constexpr qint64 msPerTenth = 100;
    if (milliseconds < 1)
        return ArrivalTr::tr("<1 ms");
    if (milliseconds < msPerSecond)
        return ArrivalTr::tr("%1 ms").arg(QLocale().toString(milliseconds));
    const qint64 tenths = (milliseconds + msPerTenth / 2) / msPerTenth;
    if (milliseconds < maxTenths * msPerSecond)
        return ArrivalTr::tr("%1 s").arg(QLocale().toString(double(tenths) / 10, 'f', tenths % 10 == 0 ? 0 : 1));
    const qint64 seconds = (milliseconds + msPerSecond / 2) / msPerSecond;
    if (seconds < maxSeconds)
        return ArrivalTr::tr("%1 s").arg(QLocale().toString(seconds));
    if (seconds >= 2 * hour) {
        const qint64 unit = seconds < 2 * day ? hour : day;
        const int count = int((seconds + unit / 2) / unit);
        return unit == day ? SpanTr::tr("%n day(s)", nullptr, count)
                           : SpanTr::tr("%1 h").arg(QLocale().toString(count));
    }
    const QString minutes = QLocale().toString(seconds / minute);
    return seconds % minute == 0 ? SpanTr::tr("%1 min").arg(minutes)
                                 : ArrivalTr::tr("%1 min %2 s").arg(minutes, QLocale().toString(seconds % minute));
}

Phrase formatMaxDuration(qint64 milliseconds)
{
    constexpr qint64 maxTenths = 10;
    const qint64 step = milliseconds < msPerSecond ? 1 : milliseconds < maxTenths * msPerSecond ? 100 : msPerSecond;
    const qint64 rounded = (milliseconds + step - 1) / step * step;
    return ArrivalTr::tr("≤ %1", "a duration").arg(formatDuration(std::max<qint64>(1, rounded)));
}

Phrase unreadReason(const ArrivalReport &report)
{
    if (report.canceled)
        return ArrivalTr::tr("canceled");
    if (!report.refusal.isEmpty())
        return ArrivalTr::tr("the log tool reported “%1”").arg(displayText(report.refusal));
    return report.error ? errorLine(*report.error) : Phrase();
}

Phrase arrivalSentence(const MarkerArrival &marker, const ArrivalReport &report)
{
    switch (marker.arrival) {
    case Arrival::NotYet:
        return ArrivalTr::tr("not visible yet");
    case Arrival::Arrived: {
        constexpr qint64 maxShownBound = 120'000;
        Phrase text = !marker.isUpperBound ? ArrivalTr::tr("in the log after %1").arg(formatDuration(marker.afterMs))
                      : marker.afterMs >= maxShownBound
                          ? ArrivalTr::tr("in the log")
                          : ArrivalTr::tr("in the log (%1)").arg(formatMaxDuration(marker.afterMs));
        if (marker.copies > 1)
            text = Phrase::list({text, ArrivalTr::tr("%n times", nullptr, marker.copies)});
        return text;
    }
    case Arrival::Missing:
        return ArrivalTr::tr("not in the log after %1").arg(formatDuration(report.within.count()));
    case Arrival::OutOfReach:
        return ArrivalTr::tr("not among the entries that the log tool shows");
    case Arrival::Unread: {
        const Phrase reason = unreadReason(report);
        return reason.isEmpty() ? ArrivalTr::tr("the log could not be read")
                                : ArrivalTr::tr("the log could not be read: %1").arg(reason);
    }
    }
    return {};
}

Phrase arrivalSummary(const ArrivalReport &report)
{
    if (report.markers.size() == 1)
        return arrivalSentence(report.markers.constFirst(), report);
    const qsizetype arrived = report.count(Arrival::Arrived);
    Phrase text = ArrivalTr::tr("%1 of %2 entries are in the log", "two numbers")
                      .arg(QLocale().toString(arrived), QLocale().toString(report.markers.size()));
    if (arrived > 0)
        text = Phrase::list({text, latestText(report)});
    QList<Phrase> clauses{text};
    if (const qsizetype missing = report.count(Arrival::Missing); missing > 0)
        clauses.append(ArrivalTr::tr("%1 not in the log after %2")
                           .arg(QLocale().toString(missing), formatDuration(report.within.count())));
    if (const qsizetype beyond = report.count(Arrival::OutOfReach); beyond > 0)
        clauses.append(ArrivalTr::tr("%1 out of the log tool’s range").arg(QLocale().toString(beyond)));
    if (const Phrase reason = unreadReason(report); report.count(Arrival::Unread) > 0 && !reason.isEmpty())
        clauses.append(ArrivalTr::tr("the log could not be read: %1").arg(reason));
    return Phrase::clauses(clauses);
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

QByteArray arrivalJson(const MarkerArrival &marker, const LogEntry *sent)
{
    const bool hasArrived = marker.arrival == Arrival::Arrived;
    const auto differences = hasArrived && sent ? storedDifferences(*sent, marker.stored) : QList<StoredDifference>();
    return jsonObject({{"marker", jsonString(marker.marker)},
                       {"arrival", jsonString(wireWord(marker.arrival))},
                       {"afterMs", hasArrived ? QByteArray::number(marker.afterMs) : QByteArray("null")},
                       {"upperBound", hasArrived ? jsonBoolean(marker.isUpperBound) : QByteArray("null")},
                       {"atFirstLook", jsonBoolean(marker.atFirstLook)},
                       {"seenAt", timeJson(marker.seenAt)},
                       {"receivedAt", timeJson(marker.stored.receivedAt)},
                       {"copies", QByteArray::number(marker.copies)},
                       {"differences", jsonArray(differences, differenceJson)}});
}

QByteArray arrivalJson(const ArrivalReport &report, const QList<SentMarker> &sent)
{
    QList<QByteArray> entries;
    QStringList missing;
    for (qsizetype index = 0; index < report.markers.size(); ++index) {
        const MarkerArrival &marker = report.markers.at(index);
        const std::optional<LogEntry> entry = sent.value(index).entry;
        entries.append(arrivalJson(marker, entry ? &*entry : nullptr));
        if (marker.arrival == Arrival::Missing)
            missing.append(marker.marker);
    }
    const auto [first, last] = firstAndLastSeen(report);
    const auto number = [&report](Arrival arrival) { return QByteArray::number(report.count(arrival)); };
    return jsonObject({{"asked", QByteArray::number(report.markers.size())},
                       {"arrived", number(Arrival::Arrived)},
                       {"missing", jsonStrings(missing)},
                       {"notYet", number(Arrival::NotYet)},
                       {"outOfReach", number(Arrival::OutOfReach)},
                       {"unread", number(Arrival::Unread)},
                       {"firstSeen", timeJson(first)},
                       {"lastSeen", timeJson(last)},
                       {"calls", QByteArray::number(report.calls)},
                       {"elapsedMs", QByteArray::number(report.elapsedMs)},
                       {"withinMs", QByteArray::number(report.within.count())},
                       {"why", jsonString(unreadReason(report))},
                       {"entries", jsonArray(entries)}});
}

} // namespace rc
