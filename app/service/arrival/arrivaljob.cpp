// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/arrivaljob.h"

#include "service/arrival/logtool.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

/// A look, with the pages read so far.
struct LogPagesRead
{
    QList<QString> markers; ///< for a tool that finds one marker at a time: the remaining ones
    int pages = 0;
    qsizetype entries = 0;
    QSet<QString> tokens;       ///< a repeated token means a loop
    QSet<QByteArray> firstRows; ///< so does a page with the same first row
    bool isBroken = false;      ///< a page failed or was not understood
    bool isPartial = false;     ///< the log continues beyond the pages read
    bool isLast = false;        ///< it began after the time was up
    QString text;               ///< the current text filter; empty: none
    QDateTime oldest;
};

namespace {

/// Safety margin before an entry's time: services' clocks were seen to be minutes off.
constexpr std::chrono::minutes clockDoubt{5};
constexpr int fewestEntries = 10;

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

/// The part of a message for a filter: its first line, limited to what services store.
QString filterText(const LogEntry &entry)
{
    constexpr qsizetype longest = 80;
    if (!entry.marker.isEmpty() && entry.message.contains(entry.marker))
        return entry.marker;
    return entry.message.section(u'\n', 0, 0).left(longest).trimmed();
}

QDateTime earlier(const QDateTime &one, const QDateTime &other)
{
    if (!one.isValid() || !other.isValid())
        return one.isValid() ? one : other;
    return std::min(one, other);
}

} // namespace

ArrivalJob::ArrivalJob(ArrivalOrder order, Credentials credentials, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_order(std::move(order))
    , m_credentials(std::move(credentials))
    , m_dialects(dialects)
    , m_oneByOne(hasPlaceholder(m_order.plan.arguments, "marker"_L1))
    , m_pause(m_order.pace.first)
    , m_most(maxByPattern(m_order.plan.arguments))
    , m_mostFiltered(m_most)
    , m_mayFilter(!m_oneByOne && hasPlaceholder(m_order.plan.arguments, "text"_L1))
    , m_isPending(m_order.isPending)
    , m_look(std::make_unique<LogPagesRead>())
{
    m_report.within = m_order.pace.within;
    for (const SentMarker &sent : std::as_const(m_order.markers)) {
        m_places[sent.marker].append(m_report.markers.size());
        m_report.markers.append({.marker = sent.marker});
    }
    m_missing = m_report.markers.size();
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &ArrivalJob::look);
}

ArrivalJob::~ArrivalJob() = default;

void ArrivalJob::start()
{
    if (m_started || m_ended)
        return;
    m_started = true;
    m_clock.start();
    if (m_order.markers.isEmpty() && !m_isPending)
        end();
    else
        m_due.start(0);
}

void ArrivalJob::sent(const QList<SentMarker> &left)
{
    if (m_ended || !std::exchange(m_isPending, false))
        return;
    QHash<QString, QList<SentMarker>> kept;
    for (const SentMarker &one : left)
        kept[one.marker].append(one);
    QList<SentMarker> markers;
    QList<MarkerArrival> arrivals;
    for (qsizetype place = 0; place < m_order.markers.size(); ++place) {
        const MarkerArrival &known = m_report.markers.at(place);
        QList<SentMarker> &same = kept[known.marker];
        if (same.isEmpty() && known.arrival != Arrival::Arrived)
            continue;
        markers.append(same.isEmpty() ? m_order.markers.at(place) : same.takeFirst());
        arrivals.append(known);
        if (known.arrival == Arrival::Arrived)
            measure(arrivals.last(), markers.constLast().sentAt);
    }
    m_order.markers = std::move(markers);
    m_report.markers = std::move(arrivals);
    m_places.clear();
    m_missing = 0;
    for (qsizetype place = 0; place < m_report.markers.size(); ++place) {
        m_places[m_report.markers.at(place).marker].append(place);
        m_missing += m_report.markers.at(place).arrival == Arrival::NotYet ? 1 : 0;
    }
    m_clock.restart();
    m_pause = m_order.pace.first;
    if (m_missing == 0) {
        m_due.stop();
        if (m_call)
            m_call.release()->deleteLater();
        end();
    } else if (m_isDone) {
        giveUp();
    } else if (m_due.isActive()) {
        schedule(std::chrono::milliseconds(0));
    }
}

/// Plans the next look after `pause` and Retry-After; ends if that is too late.
void ArrivalJob::schedule(std::chrono::milliseconds pause)
{
    constexpr std::chrono::milliseconds longestTimer{3'600'000}; // longer than any wait, and within QTimer's int
    const std::chrono::milliseconds asked =
        std::min(untilRetry(m_report.error ? m_report.error->retryAt : QDateTime()), longestTimer);
    const std::chrono::milliseconds left = m_isPending ? longestTimer : timeLeft();
    if (asked > std::max(left, std::chrono::milliseconds(0))) {
        giveUp();
        return;
    }
    m_due.start(std::max({std::chrono::milliseconds(0), std::min(pause, left), asked}));
}

void ArrivalJob::abort()
{
    if (m_ended)
        return;
    m_report.cancelled = true;
    m_due.stop();
    if (m_call)
        m_call.release()->deleteLater();
    for (MarkerArrival &one : m_report.markers) {
        if (one.arrival == Arrival::NotYet)
            one.arrival = Arrival::Unread;
    }
    end();
}

QList<SentMarker> ArrivalJob::waiting() const
{
    QList<SentMarker> waiting;
    for (qsizetype place = 0; place < m_order.markers.size(); ++place) {
        if (m_report.markers.at(place).arrival == Arrival::NotYet)
            waiting.append(m_order.markers.at(place));
    }
    return waiting;
}

void ArrivalJob::look()
{
    m_look = std::make_unique<LogPagesRead>();
    m_lookBegan = QDateTime::currentDateTimeUtc();
    m_look->isLast = !m_isPending && m_clock.elapsed() >= m_order.pace.within.count();
    m_look->text = m_mayFilter ? commonText() : QString();
    ++m_looks;
    if (m_oneByOne) {
        for (const SentMarker &sent : waiting()) {
            if (!m_look->markers.contains(sent.marker))
                m_look->markers.append(sent.marker);
        }
    }
    m_report.others = 0;
    ask();
}

void ArrivalJob::ask()
{
    LogQuestion question{.resourceUuid = m_order.resourceUuid,
                         .text = m_look->text,
                         .most = most(),
                         .offset = m_look->entries,
                         .pageNumber = m_look->pages + 1};
    if (m_oneByOne)
        question.marker = m_look->markers.value(0);
    else if (!m_look->tokens.isEmpty())
        question.page = *m_look->tokens.cbegin();
    QDateTime since;
    for (const SentMarker &sent : waiting())
        since = earlier(since, sent.sentAt);
    if (since.isValid())
        question.since = since.addMSecs(-std::chrono::milliseconds(3 * clockDoubt).count());
    const Result<QByteArray> arguments = logArguments(m_order.plan.arguments, question);
    if (!arguments) {
        m_report.error = arguments.error();
        giveUp();
        return;
    }
    ++m_report.calls;
    m_call = std::make_unique<ToolCallJob>(m_order.toolServer, ToolCall{m_order.catalog, m_order.plan.tool, *arguments},
                                           m_credentials.clone(), m_dialects, m_order.limits, this);
    connect(m_call.get(), &ToolCallJob::finished, this, &ArrivalJob::answered);
    m_call->start();
}

void ArrivalJob::answered(const ToolCallResult &result)
{
    if (m_ended)
        return;
    m_call.release()->deleteLater(); // the call is emitting this signal
    const bool ran = result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError;
    if (!ran) {
        m_report.error = result.error;
        m_report.refusal.clear();
        if (result.error && result.error->kind == ErrorKind::AnswerTooLarge && most() > fewestEntries) {
            most() = std::max(fewestEntries, most() / 2);
            ask(); // the same page, or the first page of the reduced look
            return;
        }
        if (result.error && result.error->kind == ErrorKind::RpcError && asksForLess(result.error->quote))
            return;
        m_look->isBroken = true;
        waitOrEnd(isHopeless(result));
        return;
    }
    const QDateTime clock = serverClock(result.answer);
    constexpr qint64 doubtSeconds = 2;
    m_agreesOnTime = !clock.isValid() || std::abs(QDateTime::currentDateTimeUtc().secsTo(clock)) <= doubtSeconds;
    read(logPage(result.result, m_order.resourceUuid));
}

void ArrivalJob::read(const LogPage &page)
{
    m_report.refusal = page.refusal;
    m_report.error.reset();
    m_report.others += page.others;
    ++m_look->pages;
    m_look->oldest = earlier(m_look->oldest, page.oldest());
    if (!page.refusal.isEmpty() && asksForLess(page.refusal))
        return;
    m_look->isBroken = m_look->isBroken || !page.isUnderstood;
    // Once may be a server that is starting up; twice means that the tool does not read a log.
    const bool hasNoList = !page.isUnderstood && page.refusal.isEmpty() && !page.isCut;
    const bool readsNoLog = std::exchange(m_hadNoList, hasNoList) && hasNoList;
    if (!page.isUnderstood && page.refusal.isEmpty())
        m_report.error =
            Error{ErrorKind::NotUnderstood, tr("The log tool’s response has no list of entries."), page.text, 0};
    if (!page.entries.isEmpty() && !page.showsExtra) { // no marker can be seen
        m_look->isBroken = true;
        m_report.error =
            Error{ErrorKind::NotUnderstood, tr("The log tool does not show the extra members of entries."), {}, 0};
    }
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const StoredEntry &entry : page.entries) {
        if (!entry.marker.isEmpty())
            noteFound(entry, now);
    }
    if (m_missing == 0) {
        foundAll();
        return;
    }
    if (readsNoLog || isPermanentRefusal(page.refusal)) {
        waitOrEnd(true);
        return;
    }
    if (m_oneByOne) {
        m_look->isPartial = m_look->isPartial || page.isCut;
        m_look->markers.removeFirst();
        if (m_look->markers.isEmpty() && page.isUnderstood)
            m_absentAt = m_lookBegan;
        if (m_look->markers.isEmpty() || !page.refusal.isEmpty())
            waitOrEnd(false);
        else
            ask();
        return;
    }
    if (page.isUnderstood && readsOn(page)) {
        ask();
        return;
    }
    if (page.isUnderstood)
        (m_look->text.isEmpty() ? m_absentAt : m_absentFilteredAt) = m_lookBegan;
    constexpr int wholeEvery = 4;
    if (!m_look->text.isEmpty() && (m_look->isLast || m_looks % wholeEvery == 0)) {
        const bool isLast = m_look->isLast;
        m_look = std::make_unique<LogPagesRead>();
        m_look->isLast = isLast;
        ask();
        return;
    }
    waitOrEnd(false);
}

/// Whether the tool refused a filter or a limit, and can be called without it.
bool ArrivalJob::asksForLess(const QString &words)
{
    constexpr int modest = 50;
    static const QRegularExpression ofLimit(u"(?i)(?<!rate[ -])\\blimit\\b(?!.*(?:reached|exceeded|minute|second))"_s);
    static const QRegularExpression ofArguments(
        u"(?i)argument|param|contain|search|substring|unexpected|invalid|valid"_s);
    if (words.contains(ofLimit) && most() > modest) {
        most() = std::max(modest, most() / 4);
    } else if (!m_look->text.isEmpty() && words.contains(ofArguments)) {
        m_mayFilter = false;
        m_look->text.clear();
    } else {
        return false;
    }
    auto again = std::make_unique<LogPagesRead>();
    again->markers = m_look->markers;
    again->isLast = m_look->isLast;
    again->text = m_look->text;
    m_look = std::move(again);
    ask();
    return true;
}

/// The common prefix of all awaited messages; empty if it is too short.
QString ArrivalJob::commonText() const
{
    constexpr qsizetype shortest = 6;
    QString common;
    bool isFirst = true;
    for (const SentMarker &sent : waiting()) {
        const QString text = sent.entry ? filterText(*sent.entry) : QString();
        if (std::exchange(isFirst, false)) {
            common = text;
            continue;
        }
        qsizetype same = 0;
        while (same < std::min(common.size(), text.size()) && common.at(same) == text.at(same))
            ++same;
        common = common.left(same).trimmed();
    }
    return common.size() < shortest ? QString() : common;
}

/// Whether there is a next page; records it if the log continues but cannot be followed.
bool ArrivalJob::readsOn(const LogPage &page)
{
    const QByteArray &pattern = m_order.plan.arguments;
    const bool byOffset = hasPlaceholder(pattern, "offset"_L1);
    const bool byNumber = hasPlaceholder(pattern, "page_number"_L1);
    const bool byToken = hasPlaceholder(pattern, "page"_L1);
    m_look->entries += page.count();
    // a service may return fewer entries than requested and call that a page
    const bool isFull =
        page.isCut || page.hasMore || page.total > m_look->entries || (most() > 0 && page.count() >= most());
    if (!isFull)
        return false;
    m_look->isPartial = true;
    if (page.count() == 0 || m_look->pages >= maxPages)
        return false;
    const QByteArray row = page.entries.isEmpty() ? QByteArray() : page.entries.constFirst().raw;
    if (!row.isEmpty() && m_look->firstRows.contains(row))
        return false; // the same page again
    m_look->firstRows.insert(row);
    if (byToken && !page.next.isEmpty() && !m_look->tokens.contains(page.next)) {
        m_look->tokens = {page.next};
        m_look->isPartial = false;
        return true;
    }
    if (page.isCut)
        return false; // the start of the next page is unknown
    if (byOffset || byNumber) {
        m_look->isPartial = false;
        return true;
    }
    return false;
}

/// The duration from `sentAt`, by the service's own time if the clocks agree.
void ArrivalJob::measure(MarkerArrival &one, const QDateTime &sentAt) const
{
    const qint64 seen = std::max<qint64>(0, sentAt.msecsTo(one.seenAt));
    const QDateTime &receivedAt = one.stored.receivedAt;
    const qint64 received = receivedAt.isValid() ? sentAt.msecsTo(receivedAt) : -1;
    one.isBound = received < 0 || received > seen || !m_agreesOnTime;
    one.afterMs = one.isBound ? seen : received;
    const QDateTime &absent = m_look->text.isEmpty() ? m_absentAt : m_absentFilteredAt;
    one.atLeastMs = one.isBound && absent.isValid() ? std::max<qint64>(0, sentAt.msecsTo(absent)) : 0;
}

void ArrivalJob::noteFound(const StoredEntry &entry, const QDateTime &now)
{
    const QList<qsizetype> places = m_places.value(entry.marker);
    for (const qsizetype place : places) {
        const std::optional<LogEntry> &sent = m_order.markers.at(place).entry;
        // the entries of a check share a marker, so compare their messages
        if (places.size() > 1 && sent && sent->message != entry.message)
            continue;
        MarkerArrival &one = m_report.markers[place];
        if (one.arrival == Arrival::Arrived) {
            one.copies += one.seenAt == now ? 1 : 0; // count within this page only, because a look ends once everything
                                                     // is found
            continue;
        }
        one.arrival = Arrival::Arrived;
        one.seenAt = now;
        one.atFirstLook = m_looks == 1;
        one.stored = entry;
        measure(one, m_order.markers.at(place).sentAt);
        one.copies = 1;
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
    if (m_look->isLast || isHopeless) {
        giveUp();
        return;
    }
    schedule(m_pause);
    if (m_ended)
        return;
    m_pause = std::min(m_order.pace.longest,
                       std::chrono::milliseconds(qint64(double(m_pause.count()) * m_order.pace.growth) + 1));
    m_report.elapsedMs = m_clock.elapsed();
    emit progressed(m_report);
}

/// Ends, and settles entries not found by the last look.
void ArrivalJob::giveUp()
{
    const bool isRead = m_look->isLast && !m_look->isBroken && m_report.refusal.isEmpty() && m_look->pages > 0;
    // Many entries that are all newer than a missing one are a part of the log, unless pages were followed to its end.
    const bool isWhole = m_look->pages > 1 || m_look->entries - m_report.count(Arrival::Arrived) < fewestEntries;
    for (qsizetype place = 0; place < m_report.markers.size(); ++place) {
        MarkerArrival &one = m_report.markers[place];
        if (one.arrival != Arrival::NotYet)
            continue;
        const QDateTime &sentAt = m_order.markers.at(place).sentAt;
        const QDateTime needed = sentAt.addMSecs(-std::chrono::milliseconds(clockDoubt).count());
        const QDateTime &oldest = m_look->oldest;
        const bool isCovered =
            m_look->isPartial ? oldest.isValid() && oldest <= needed : isWhole || !oldest.isValid() || oldest <= sentAt;
        one.arrival = !isRead ? Arrival::Unread : isCovered ? Arrival::Missing : Arrival::OutOfReach;
        if (one.arrival == Arrival::OutOfReach)
            m_report.reachesBackTo = oldest;
    }
    end();
}

/// The number of entries per response.
int &ArrivalJob::most()
{
    return m_look->text.isEmpty() ? m_most : m_mostFiltered;
}

std::chrono::milliseconds ArrivalJob::timeLeft() const
{
    return m_order.pace.within - std::chrono::milliseconds(m_clock.elapsed());
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
