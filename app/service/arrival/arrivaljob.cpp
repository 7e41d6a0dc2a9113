// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/arrivaljob.h"

#include "service/arrival/logtool.h"

#include <QRegularExpression>

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct LogTr
{
    RC_DECLARE_PHRASES(rc::ArrivalJob)
};

/// Safety margin before an entry's time: services' clocks were seen to be minutes off.
constexpr std::chrono::minutes clockTolerance{5};
constexpr int minEntries = 10;

/// Whether waiting cannot change the result.
bool isHopeless(const ToolCallResult &result)
{
    if (!result.error)
        return false;
    switch (result.error->kind) {
    case ErrorKind::CredentialsRefused:
    case ErrorKind::NoKey:
    case ErrorKind::BadInput:
    case ErrorKind::TlsFailed:
    case ErrorKind::NotFound:
    case ErrorKind::Redirected:
    case ErrorKind::RedirectedToHttp:
        return true;
    case ErrorKind::RpcError: // no such tool, or not with these arguments
        return result.outcome == CallOutcome::Refused;
    default:
        return false;
    }
}

/// The text to filter by: the marker, else the first line of the message, truncated because services may truncate it.
QString filterText(const LogEntry &entry)
{
    constexpr qsizetype maxLength = 80;
    if (!entry.marker.isEmpty() && entry.message.contains(entry.marker))
        return entry.marker;
    return entry.message.section(u'\n', 0, 0).left(maxLength).trimmed();
}

QDateTime earlier(const QDateTime &first, const QDateTime &second)
{
    if (!first.isValid() || !second.isValid())
        return first.isValid() ? first : second;
    return std::min(first, second);
}

} // namespace

ArrivalJob::ArrivalJob(ArrivalParams params, Credentials credentials, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_params(std::move(params))
    , m_credentials(std::move(credentials))
    , m_dialects(dialects)
    , m_isPerMarker(hasPlaceholder(m_params.plan.arguments, "marker"_L1))
    , m_pause(m_params.pace.firstPause)
    , m_maxEntries(maxEntriesIn(m_params.plan.arguments))
    , m_maxEntriesFiltered(m_maxEntries)
    , m_mayFilter(!m_isPerMarker && hasPlaceholder(m_params.plan.arguments, "text"_L1))
    , m_isPending(m_params.isPending)
{
    m_report.within = m_params.pace.within;
    for (const SentMarker &sent : std::as_const(m_params.markers)) {
        m_indexes[sent.marker].append(m_report.markers.size());
        m_report.markers.append({.marker = sent.marker});
    }
    m_missing = m_report.markers.size();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ArrivalJob::startLookup);
}

void ArrivalJob::start()
{
    if (m_started || m_ended)
        return;
    m_started = true;
    m_clock.start();
    if (m_params.markers.isEmpty() && !m_isPending)
        end();
    else
        m_timer.start(0);
}

void ArrivalJob::sent(const QList<SentMarker> &remaining)
{
    if (m_ended || !std::exchange(m_isPending, false))
        return;
    QHash<QString, QList<SentMarker>> remainingByMarker;
    for (const SentMarker &marker : remaining)
        remainingByMarker[marker.marker].append(marker);
    QList<SentMarker> markers;
    QList<MarkerArrival> arrivals;
    for (qsizetype index = 0; index < m_params.markers.size(); ++index) {
        const MarkerArrival &arrival = m_report.markers.at(index);
        QList<SentMarker> &candidates = remainingByMarker[arrival.marker];
        if (candidates.isEmpty() && arrival.arrival != Arrival::Arrived)
            continue;
        markers.append(candidates.isEmpty() ? m_params.markers.at(index) : candidates.takeFirst());
        arrivals.append(arrival);
        if (arrival.arrival == Arrival::Arrived)
            measure(arrivals.last(), markers.constLast().sentAt);
    }
    m_params.markers = std::move(markers);
    m_report.markers = std::move(arrivals);
    m_indexes.clear();
    m_missing = 0;
    for (qsizetype index = 0; index < m_report.markers.size(); ++index) {
        m_indexes[m_report.markers.at(index).marker].append(index);
        m_missing += m_report.markers.at(index).arrival == Arrival::NotYet ? 1 : 0;
    }
    m_clock.restart();
    m_pause = m_params.pace.firstPause;
    if (m_missing == 0) {
        m_timer.stop();
        if (m_call)
            m_call.release()->deleteLater();
        end();
    } else if (m_isDone) {
        giveUp();
    } else if (m_timer.isActive()) {
        schedule(std::chrono::milliseconds(0));
    }
}

/// Schedules the next lookup after `pause` and Retry-After; ends if that is too late.
void ArrivalJob::schedule(std::chrono::milliseconds pause)
{
    constexpr std::chrono::milliseconds maxTimer{3'600'000}; // longer than any wait, and within QTimer's int
    const std::chrono::milliseconds retryDelay =
        std::min(untilRetry(m_report.error ? m_report.error->retryAt : QDateTime()), maxTimer);
    const std::chrono::milliseconds available = m_isPending ? maxTimer : timeLeft();
    if (retryDelay > std::max(available, std::chrono::milliseconds(0))) {
        giveUp();
        return;
    }
    m_timer.start(std::max({std::chrono::milliseconds(0), std::min(pause, available), retryDelay}));
}

void ArrivalJob::abort()
{
    if (m_ended)
        return;
    m_report.canceled = true;
    m_timer.stop();
    if (m_call)
        m_call.release()->deleteLater();
    for (MarkerArrival &marker : m_report.markers) {
        if (marker.arrival == Arrival::NotYet)
            marker.arrival = Arrival::Unread;
    }
    end();
}

QList<SentMarker> ArrivalJob::missingMarkers() const
{
    QList<SentMarker> missingMarkers;
    for (qsizetype index = 0; index < m_params.markers.size(); ++index) {
        if (m_report.markers.at(index).arrival == Arrival::NotYet)
            missingMarkers.append(m_params.markers.at(index));
    }
    return missingMarkers;
}

void ArrivalJob::startLookup()
{
    m_lookup = {.isLast = !m_isPending && m_clock.elapsed() >= m_params.pace.within.count(),
                .text = m_mayFilter ? commonText() : QString()};
    m_lookupStart = QDateTime::currentDateTimeUtc();
    ++m_lookupCount;
    if (m_isPerMarker) {
        for (const SentMarker &sent : missingMarkers()) {
            if (!m_lookup.markers.contains(sent.marker))
                m_lookup.markers.append(sent.marker);
        }
    }
    requestPage();
}

void ArrivalJob::requestPage()
{
    LogQuery query{.resourceUuid = m_params.resourceUuid,
                   .text = m_lookup.text,
                   .maxEntries = maxEntries(),
                   .offset = m_lookup.entries,
                   .pageNumber = m_lookup.pages + 1};
    if (m_isPerMarker)
        query.marker = m_lookup.markers.value(0);
    else if (!m_lookup.tokens.isEmpty())
        query.page = *m_lookup.tokens.cbegin();
    QDateTime since;
    for (const SentMarker &sent : missingMarkers())
        since = earlier(since, sent.sentAt);
    if (since.isValid())
        query.since = since.addMSecs(-std::chrono::milliseconds(3 * clockTolerance).count());
    const Result<QByteArray> arguments = logArguments(m_params.plan.arguments, query);
    if (!arguments) {
        m_report.error = arguments.error();
        giveUp();
        return;
    }
    ++m_report.calls;
    m_call =
        std::make_unique<ToolCallJob>(m_params.toolServer, ToolCall{m_params.catalog, m_params.plan.tool, *arguments},
                                      m_credentials.clone(), m_dialects, m_params.limits, this);
    connect(m_call.get(), &ToolCallJob::finished, this, &ArrivalJob::pageReceived);
    m_call->start();
}

void ArrivalJob::pageReceived(const ToolCallResult &result)
{
    if (m_ended)
        return;
    m_call.release()->deleteLater(); // the call is emitting this signal
    const bool hasRun = result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError;
    if (!hasRun) {
        m_report.error = result.error;
        m_report.refusal.clear();
        if (result.error && result.error->kind == ErrorKind::ResponseTooLarge && maxEntries() > minEntries) {
            maxEntries() = std::max(minEntries, maxEntries() / 2);
            requestPage(); // the same page, or the first page of the reduced lookup
            return;
        }
        if (result.error && result.error->kind == ErrorKind::RpcError && retryWithLess(result.error->quote))
            return;
        m_lookup.isBroken = true;
        waitOrEnd(isHopeless(result));
        return;
    }
    const QDateTime serverTime = serverClock(result.response);
    constexpr qint64 maxSkewSeconds = 2;
    m_clocksAgree =
        !serverTime.isValid() || std::abs(QDateTime::currentDateTimeUtc().secsTo(serverTime)) <= maxSkewSeconds;
    readPage(logPage(result.result, m_params.resourceUuid));
}

void ArrivalJob::readPage(const LogPage &page)
{
    m_report.refusal = page.refusal;
    m_report.error.reset();
    ++m_lookup.pages;
    m_lookup.oldest = earlier(m_lookup.oldest, page.oldest());
    if (!page.refusal.isEmpty() && retryWithLess(page.refusal))
        return;
    m_lookup.isBroken = m_lookup.isBroken || !page.isUnderstood;
    // A server that is starting up may do this once; twice means that the tool does not read a log.
    const bool hasNoList = !page.isUnderstood && page.refusal.isEmpty() && !page.isTruncated;
    const bool readsNoLog = std::exchange(m_hadNoList, hasNoList) && hasNoList;
    if (!page.isUnderstood && page.refusal.isEmpty())
        m_report.error =
            Error{ErrorKind::NotUnderstood, LogTr::tr("The log tool’s response has no list of entries."), page.text, 0};
    if (!page.entries.isEmpty() && !page.showsExtra) { // no marker can be seen
        m_lookup.isBroken = true;
        m_report.error = Error{
            ErrorKind::NotUnderstood, LogTr::tr("The log tool does not show the extra members of entries."), {}, 0};
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const StoredEntry &entry : page.entries) {
        if (!entry.marker.isEmpty())
            markFound(entry, now);
    }
    if (m_missing == 0) {
        foundAll();
        return;
    }
    if (readsNoLog || isPermanentRefusal(page.refusal)) {
        waitOrEnd(true);
        return;
    }
    if (m_isPerMarker) {
        m_lookup.isPartial = m_lookup.isPartial || page.isTruncated;
        m_lookup.markers.removeFirst();
        if (m_lookup.markers.isEmpty() && page.isUnderstood)
            m_absentAt = m_lookupStart;
        if (m_lookup.markers.isEmpty() || !page.refusal.isEmpty())
            waitOrEnd(false);
        else
            requestPage();
        return;
    }
    if (page.isUnderstood && hasNextPage(page)) {
        requestPage();
        return;
    }
    if (page.isUnderstood)
        (m_lookup.text.isEmpty() ? m_absentAt : m_absentFilteredAt) = m_lookupStart;
    constexpr int unfilteredInterval = 4;
    if (!m_lookup.text.isEmpty() && (m_lookup.isLast || m_lookupCount % unfilteredInterval == 0)) {
        m_lookup = {.isLast = m_lookup.isLast};
        requestPage();
        return;
    }
    waitOrEnd(false);
}

/// Whether the tool refused a filter or a limit, and can be called without it.
bool ArrivalJob::retryWithLess(const QString &message)
{
    constexpr int reducedLimit = 50;
    static const QRegularExpression aboutLimit(
        u"(?i)(?<!rate[ -])\\blimit\\b(?!.*(?:reached|exceeded|minute|second))"_s);
    static const QRegularExpression aboutArguments(
        u"(?i)argument|param|contain|search|substring|unexpected|invalid|valid"_s);
    if (message.contains(aboutLimit) && maxEntries() > reducedLimit) {
        maxEntries() = std::max(reducedLimit, maxEntries() / 4);
    } else if (!m_lookup.text.isEmpty() && message.contains(aboutArguments)) {
        m_mayFilter = false;
        m_lookup.text.clear();
    } else {
        return false;
    }
    m_lookup = {.markers = m_lookup.markers, .isLast = m_lookup.isLast, .text = m_lookup.text};
    requestPage();
    return true;
}

/// The common prefix of all awaited messages; empty if it is too short.
QString ArrivalJob::commonText() const
{
    constexpr qsizetype minLength = 6;
    QString common;
    bool isFirst = true;
    for (const SentMarker &sent : missingMarkers()) {
        const QString text = sent.entry ? filterText(*sent.entry) : QString();
        if (std::exchange(isFirst, false)) {
            common = text;
            continue;
        }
        qsizetype prefixLength = 0;
        while (prefixLength < std::min(common.size(), text.size()) && common.at(prefixLength) == text.at(prefixLength))
            ++prefixLength;
        common = common.left(prefixLength).trimmed();
    }
    return common.size() < minLength ? QString() : common;
}

/// Whether there is a next page; records it if the log continues but cannot be followed.
bool ArrivalJob::hasNextPage(const LogPage &page)
{
    const QByteArray &pattern = m_params.plan.arguments;
    const bool byOffset = hasPlaceholder(pattern, "offset"_L1);
    const bool byNumber = hasPlaceholder(pattern, "page_number"_L1);
    const bool byToken = hasPlaceholder(pattern, "page"_L1);
    m_lookup.entries += page.count();
    // a service may return fewer entries than requested per page
    const bool isFull = page.isTruncated || page.hasMore || page.total > m_lookup.entries ||
                        (maxEntries() > 0 && page.count() >= maxEntries());
    if (!isFull)
        return false;
    m_lookup.isPartial = true;
    if (page.count() == 0 || m_lookup.pages >= maxPages)
        return false;
    const QByteArray firstRow = page.entries.isEmpty() ? QByteArray() : page.entries.constFirst().raw;
    if (!firstRow.isEmpty() && m_lookup.firstRows.contains(firstRow))
        return false; // the same page again
    m_lookup.firstRows.insert(firstRow);
    if (byToken && !page.next.isEmpty() && !m_lookup.tokens.contains(page.next)) {
        m_lookup.tokens = {page.next};
        m_lookup.isPartial = false;
        return true;
    }
    if (page.isTruncated)
        return false; // the start of the next page is unknown
    if (byOffset || byNumber) {
        m_lookup.isPartial = false;
        return true;
    }
    return false;
}

/// The duration from `sentAt`, by the service's own time if the clocks agree.
void ArrivalJob::measure(MarkerArrival &marker, const QDateTime &sentAt) const
{
    const qint64 untilSeen = std::max<qint64>(0, sentAt.msecsTo(marker.seenAt));
    const QDateTime &receivedAt = marker.stored.receivedAt;
    const qint64 untilReceived = receivedAt.isValid() ? sentAt.msecsTo(receivedAt) : -1;
    marker.isUpperBound = untilReceived < 0 || untilReceived > untilSeen || !m_clocksAgree;
    marker.afterMs = marker.isUpperBound ? untilSeen : untilReceived;
    const QDateTime &lastAbsent = m_lookup.text.isEmpty() ? m_absentAt : m_absentFilteredAt;
    marker.atLeastMs =
        marker.isUpperBound && lastAbsent.isValid() ? std::max<qint64>(0, sentAt.msecsTo(lastAbsent)) : 0;
}

void ArrivalJob::markFound(const StoredEntry &entry, const QDateTime &now)
{
    const QList<qsizetype> indexes = m_indexes.value(entry.marker);
    for (const qsizetype index : indexes) {
        const std::optional<LogEntry> &sent = m_params.markers.at(index).entry;
        // the entries of a check share a marker, so compare their messages
        if (indexes.size() > 1 && sent && sent->message != entry.message)
            continue;
        MarkerArrival &marker = m_report.markers[index];
        if (marker.arrival == Arrival::Arrived) {
            // only within this page, because a lookup ends once everything is found
            marker.copies += marker.seenAt == now ? 1 : 0;
            continue;
        }
        marker.arrival = Arrival::Arrived;
        marker.seenAt = now;
        marker.atFirstLook = m_lookupCount == 1;
        marker.stored = entry;
        measure(marker, m_params.markers.at(index).sentAt);
        marker.copies = 1;
        --m_missing;
        return;
    }
}

void ArrivalJob::waitOrEnd(bool isHopeless)
{
    if (m_isPending && isHopeless) {
        m_isDone = true;
        return;
    }
    if (m_lookup.isLast || isHopeless) {
        giveUp();
        return;
    }
    schedule(m_pause);
    if (m_ended)
        return;
    m_pause = std::min(m_params.pace.maxPause,
                       std::chrono::milliseconds(qint64(double(m_pause.count()) * m_params.pace.growth) + 1));
    m_report.elapsedMs = m_clock.elapsed();
    emit progressed(m_report);
}

/// Ends, and decides the state of entries that the last lookup did not find.
void ArrivalJob::giveUp()
{
    const bool isRead = m_lookup.isLast && !m_lookup.isBroken && m_report.refusal.isEmpty() && m_lookup.pages > 0;
    // Many entries, all newer than a missing one, are only a part of the log unless all pages were read.
    const bool isComplete = m_lookup.pages > 1 || m_lookup.entries - m_report.count(Arrival::Arrived) < minEntries;
    for (qsizetype index = 0; index < m_report.markers.size(); ++index) {
        MarkerArrival &marker = m_report.markers[index];
        if (marker.arrival != Arrival::NotYet)
            continue;
        const QDateTime &sentAt = m_params.markers.at(index).sentAt;
        const QDateTime needed = sentAt.addMSecs(-std::chrono::milliseconds(clockTolerance).count());
        const QDateTime &oldest = m_lookup.oldest;
        const bool isCovered = m_lookup.isPartial ? oldest.isValid() && oldest <= needed
                                                  : isComplete || !oldest.isValid() || oldest <= sentAt;
        marker.arrival = !isRead ? Arrival::Unread : isCovered ? Arrival::Missing : Arrival::OutOfReach;
    }
    end();
}

/// The number of entries per response.
int &ArrivalJob::maxEntries()
{
    return m_lookup.text.isEmpty() ? m_maxEntries : m_maxEntriesFiltered;
}

std::chrono::milliseconds ArrivalJob::timeLeft() const
{
    return m_params.pace.within - std::chrono::milliseconds(m_clock.elapsed());
}

void ArrivalJob::foundAll()
{
    m_isDone = true;
    m_report.elapsedMs = m_clock.elapsed();
    if (m_isPending)
        emit progressed(m_report);
    else
        end();
}

void ArrivalJob::end()
{
    m_ended = true;
    m_report.elapsedMs = m_clock.elapsed();
    QMetaObject::invokeMethod(this, [this] { emit finished(m_report); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_arrivaljob.cpp"
