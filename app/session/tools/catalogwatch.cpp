// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/catalogwatch.h"

#include "wire/http/httpresponse.h"

#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace rc {

namespace {

constexpr std::chrono::milliseconds settling{300}; // a server may report several changes together

} // namespace

std::chrono::milliseconds pauseAfter(const QList<CacheHints> &cache, bool listening, int failures,
                                     const WatchPace &pace, double jitter)
{
    constexpr double jitterPart = 0.1;
    const auto spread = [jitter](std::chrono::milliseconds pause) {
        return pause + std::chrono::milliseconds(qint64(double(pause.count()) * jitterPart * jitter));
    };
    if (pace.every)
        return *pace.every;
    if (failures > 0) {
        constexpr int maxDoublings = 10;
        const auto backoff = pace.defaultPause * (1LL << std::min(failures - 1, maxDoublings));
        return spread(std::min<std::chrono::milliseconds>(backoff, pace.maxFailurePause));
    }
    if (listening)
        return spread(pace.maxPause);
    std::optional<std::chrono::milliseconds> shortest;
    for (const CacheHints &hints : cache) {
        const auto fresh = hints.ttlMs.value_or(0) > 0
                               ? std::clamp(std::chrono::milliseconds(std::min<qint64>(
                                                *hints.ttlMs, std::chrono::milliseconds(pace.maxPause).count())),
                                            pace.minPause, pace.maxPause)
                               : pace.defaultPause;
        shortest = std::min(shortest.value_or(fresh), fresh);
    }
    return spread(shortest.value_or(pace.defaultPause));
}

CatalogWatch::CatalogWatch(ProfileContext &context, QObject *parent)
    : Operation(context, parent)
    , m_lists(context)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &CatalogWatch::fetch);
    connect(&m_lists, &ListOperation::ended, this, &CatalogWatch::listEnded);
    connect(&m_lists, &ListOperation::finished, this, &CatalogWatch::roundEnded);
    connect(&m_lists, &ListOperation::busyChanged, this, &CatalogWatch::fetchingChanged);
}

CatalogWatch::~CatalogWatch()
{
    m_lists.disconnect(this);
}

bool CatalogWatch::isListening(const CatalogKind &kind) const
{
    const auto found = m_watched.find(kind);
    return found != m_watched.end() && found->second.listener && found->second.listener->isListening();
}

void CatalogWatch::start(const QList<CatalogKind> &kinds, const WatchPace &pace)
{
    if (isBusy() || kinds.isEmpty())
        return;
    m_kinds = kinds;
    m_pace = pace;
    m_watched.clear();
    m_access.reset();
    m_cache.clear();
    m_failures = 0;
    m_changeAnnounced = false;
    m_due = false;
    m_sinceAnnounced.invalidate();
    m_isStaleFetch = m_lists.isBusy(); // being canceled
    begin();
    if (!m_isStaleFetch)
        fetch();
}

void CatalogWatch::stop()
{
    if (!isBusy())
        return;
    m_timer.stop();
    m_watched.clear();
    m_access.reset();
    if (!end()) // later results of the lists are ignored
        return;
    const QPointer<CatalogWatch> alive(this);
    m_lists.cancel();
    if (alive)
        emit stopped();
}

void CatalogWatch::fetchNow()
{
    if (!m_lists.isBusy())
        fetch();
}

void CatalogWatch::setPaused(bool paused)
{
    m_paused = paused;
    if (!paused && std::exchange(m_due, false))
        fetch();
}

void CatalogWatch::fetch()
{
    m_timer.stop();
    if (!isBusy())
        return;
    m_due = m_paused;
    if (m_paused)
        return;
    if (m_lists.isBusy()) {
        m_changeAnnounced = true;
        return;
    }
    if (std::exchange(m_changeAnnounced, false))
        m_sinceAnnounced.start();
    m_cache.clear();
    m_notBefore = {};
    m_lists.start(m_kinds);
}

void CatalogWatch::listEnded(const ToolListResult &result)
{
    if (!isBusy() || m_isStaleFetch)
        return;
    if (result.error && result.error->retryAt.isValid() &&
        (!m_notBefore.isValid() || m_notBefore < result.error->retryAt))
        m_notBefore = result.error->retryAt;
    const QPointer<CatalogWatch> alive(this);
    emit listed(result);
    if (!alive || !isBusy() || result.error)
        return;
    m_cache.append(result.catalog.cache);
    if (!result.catalog.complete)
        return;
    Watched &watched = m_watched[result.catalog.kind];
    const std::optional<ToolCatalog> before = std::exchange(watched.last, result.catalog);
    // lists of different owners cannot be compared
    if (!before || before->owner != result.catalog.owner)
        return;
    const QString &instructions = result.catalog.instructions;
    if (instructions.isEmpty()) // the request for them may have failed
        watched.last->instructions = before->instructions;
    const QList<ToolDifference> differences = catalogDifference(before->tools, result.catalog.tools);
    if (!differences.isEmpty() || (!instructions.isEmpty() && instructions != before->instructions))
        emit changed(result, *before, differences);
}

void CatalogWatch::roundEnded()
{
    if (!isBusy())
        return;
    if (std::exchange(m_isStaleFetch, false)) {
        fetch();
        return;
    }
    m_failures = m_cache.isEmpty() ? m_failures + 1 : 0;
    listen();
}

void CatalogWatch::listen()
{
    if (m_cache.isEmpty()) {
        wait();
        return;
    }
    if (m_access) {
        listenToAll();
        return;
    }
    requestAccess([this](Result<Access> access) {
        if (!access) {
            wait();
            return;
        }
        m_access = std::move(*access);
        listenToAll();
    });
}

void CatalogWatch::listenToAll()
{
    for (const CatalogKind &kind : std::as_const(m_kinds))
        listenTo(kind);
    wait();
}

void CatalogWatch::listenTo(const CatalogKind &kind)
{
    Watched &watched = m_watched[kind];
    const Result<QUrl> toolServer = m_context.toolServer();
    if (!watched.offers || watched.listener || !watched.last || !toolServer)
        return;
    watched.listener =
        std::make_unique<ToolListener>(*toolServer, kind, m_access->credentials.clone(), m_context.dialects(),
                                       HttpLimits{m_access->limits, m_access->authorities}, this);
    connect(watched.listener.get(), &ToolListener::listening, this, &CatalogWatch::wait);
    connect(watched.listener.get(), &ToolListener::changed, this, &CatalogWatch::changeAnnounced);
    connect(watched.listener.get(), &ToolListener::ended, this, [this, kind](bool offered) {
        Watched &ended = m_watched[kind];
        ended.listener.release()->deleteLater(); // the listener is emitting this signal
        ended.offers = offered;
        wait(); // polls from here on; listens again after the next list if that is offered
    });
    watched.listener->start();
}

void CatalogWatch::changeAnnounced()
{
    if (!std::exchange(m_changeAnnounced, true) && !m_lists.isBusy())
        wait();
}

/// Fetches soon, but not constantly if a server reports changes all the time.
void CatalogWatch::waitForAnnounced()
{
    std::chrono::milliseconds pause = settling;
    if (m_sinceAnnounced.isValid())
        pause = std::max(pause, m_pace.minPause - std::chrono::milliseconds(m_sinceAnnounced.elapsed()));
    if (m_pace.every)
        pause = std::min(pause, *m_pace.every);
    pause = std::max(pause, untilRetry(m_notBefore));
    if (!m_timer.isActive() || m_timer.remainingTimeAsDuration() > pause)
        m_timer.start(pause);
}

void CatalogWatch::wait()
{
    if (!isBusy() || m_lists.isBusy())
        return;
    if (m_changeAnnounced) {
        waitForAnnounced();
        return;
    }
    const bool listening = !m_cache.isEmpty() &&
                           std::ranges::all_of(m_kinds, [this](const CatalogKind &kind) { return isListening(kind); });
    auto pause = pauseAfter(m_cache, listening, m_failures, m_pace, QRandomGenerator::global()->generateDouble());
    pause = std::max(pause, untilRetry(m_notBefore));
    m_timer.start(pause);
    emit waiting(pause, listening);
}

} // namespace rc

#include "moc_catalogwatch.cpp"
