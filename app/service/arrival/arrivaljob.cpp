// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/arrivaljob.h"

#include "service/arrival/logarguments.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

/// One look: the pages that it has read so far.
struct LogPagesRead
{
    QList<QString> markers; ///< of a tool that finds one at a time: those that are still to be asked for
    int pages = 0;
    qsizetype entries = 0;
    QSet<QString> tokens;       ///< a token that comes again leads in a circle
    QSet<QByteArray> firstRows; ///< and so does a page that begins as an earlier one
    bool isBroken = false;      ///< a page failed, or was not understood
    bool isPartial = false;     ///< the log goes on behind what was read
    bool isLast = false;        ///< it began when the time was up
    QDateTime oldest;
};

namespace {

/// How far a look must reach back before an entry was sent: the clocks of services were seen to be minutes off.
constexpr std::chrono::minutes clockDoubt{5};
constexpr int fewestEntries = 10;

/// No other answer will come of waiting.
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
    case ErrorKind::RpcError: // there is no such tool, or not with such arguments
        return result.outcome == CallOutcome::Refused;
    default:
        return false;
    }
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
    , m_most(mostByPattern(m_order.plan.arguments))
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
    if (m_order.markers.isEmpty())
        end();
    else
        m_due.start(0);
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
    m_look->isLast = m_clock.elapsed() >= m_order.pace.within.count();
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
                         .most = m_most,
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
        settleRest();
        end();
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
    m_call.release()->deleteLater(); // it is emitting this
    const bool ran = result.outcome == CallOutcome::Answered || result.outcome == CallOutcome::ToolError;
    if (!ran) {
        m_report.error = result.error;
        m_report.refusal.clear();
        if (result.error && result.error->kind == ErrorKind::AnswerTooLarge && m_most > fewestEntries) {
            m_most = std::max(fewestEntries, m_most / 2);
            ask(); // the same page, or what now is one
            return;
        }
        m_look->isBroken = true;
        waitOrEnd(isHopeless(result));
        return;
    }
    read(logPage(result.result, m_order.resourceUuid));
}

void ArrivalJob::read(const LogPage &page)
{
    m_report.refusal = page.refusal;
    m_report.error.reset();
    m_report.others += page.others;
    ++m_look->pages;
    m_look->oldest = earlier(m_look->oldest, page.oldest());
    m_look->isBroken = m_look->isBroken || !page.isUnderstood;
    if (!page.isUnderstood && page.refusal.isEmpty())
        m_report.error = Error{ErrorKind::NotUnderstood, tr("The log tool’s response has no list of entries."), {}, 0};
    noteFound(page);
    if (m_missing == 0) {
        end();
        return;
    }
    if (m_oneByOne) {
        m_look->isPartial = m_look->isPartial || page.isCut;
        m_look->markers.removeFirst();
        if (m_look->markers.isEmpty() || !page.refusal.isEmpty())
            waitOrEnd(false);
        else
            ask();
        return;
    }
    if (page.isUnderstood && readsOn(page))
        ask();
    else
        waitOrEnd(false);
}

/// Whether there is a next page to read; notes where the log goes on and cannot be followed.
bool ArrivalJob::readsOn(const LogPage &page)
{
    const QByteArray &pattern = m_order.plan.arguments;
    const bool byOffset = hasPlaceholder(pattern, "offset"_L1);
    const bool byNumber = hasPlaceholder(pattern, "page_number"_L1);
    const bool byToken = hasPlaceholder(pattern, "page"_L1);
    m_look->entries += page.count();
    // a service may show fewer than it was asked for, and call that a page
    const bool isFull = page.isCut || page.hasMore || (m_most > 0 && page.count() >= m_most);
    if (!isFull)
        return false;
    m_look->isPartial = true;
    if (page.count() == 0 || m_look->pages >= mostPages)
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
        return false; // where the next page would begin is not known
    if (byOffset || byNumber) {
        m_look->isPartial = false;
        return true;
    }
    return false;
}

void ArrivalJob::noteFound(const LogPage &page)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const StoredEntry &entry : page.entries) {
        if (!entry.marker.isEmpty())
            noteFound(entry, now);
    }
}

void ArrivalJob::noteFound(const StoredEntry &entry, const QDateTime &now)
{
    const QList<qsizetype> places = m_places.value(entry.marker);
    for (const qsizetype place : places) {
        const std::optional<LogEntry> &sent = m_order.markers.at(place).entry;
        // the entries of a check share a marker, and their messages tell them apart
        if (places.size() > 1 && sent && sent->message != entry.message)
            continue;
        MarkerArrival &one = m_report.markers[place];
        if (one.arrival == Arrival::Arrived) {
            one.copies += one.seenAt == now ? 1 : 0; // those of this page: a look ends when all is found
            continue;
        }
        one.arrival = Arrival::Arrived;
        one.seenAt = now;
        one.afterMs = std::max<qint64>(0, m_order.markers.at(place).sentAt.msecsTo(now));
        one.atFirstLook = m_looks == 1;
        one.stored = entry;
        one.copies = 1;
        --m_missing;
        return;
    }
}

void ArrivalJob::waitOrEnd(bool isHopeless)
{
    if (m_look->isLast || isHopeless) {
        settleRest();
        end();
        return;
    }
    const std::chrono::milliseconds left = m_order.pace.within - std::chrono::milliseconds(m_clock.elapsed());
    m_due.start(std::max(std::chrono::milliseconds(0), std::min(m_pause, left)));
    m_pause = std::min(m_order.pace.longest,
                       std::chrono::milliseconds(qint64(double(m_pause.count()) * m_order.pace.growth) + 1));
    m_report.elapsedMs = m_clock.elapsed();
    emit progressed(m_report);
}

/// What was not found by the last look.
void ArrivalJob::settleRest()
{
    const bool isRead = m_look->isLast && !m_look->isBroken && m_report.refusal.isEmpty() && m_look->pages > 0;
    if (m_look->isPartial)
        m_report.reachesBackTo = m_look->oldest;
    for (qsizetype place = 0; place < m_report.markers.size(); ++place) {
        MarkerArrival &one = m_report.markers[place];
        if (one.arrival != Arrival::NotYet)
            continue;
        const QDateTime needed =
            m_order.markers.at(place).sentAt.addMSecs(-std::chrono::milliseconds(clockDoubt).count());
        const bool isCovered = !m_look->isPartial || (m_look->oldest.isValid() && m_look->oldest <= needed);
        one.arrival = !isRead ? Arrival::Unread : isCovered ? Arrival::Missing : Arrival::OutOfReach;
    }
}

void ArrivalJob::end()
{
    m_ended = true;
    m_report.elapsedMs = m_clock.elapsed();
    QMetaObject::invokeMethod(this, [this] { emit finished(m_report); }, Qt::QueuedConnection);
}

} // namespace rc

#include "moc_arrivaljob.cpp"
