// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/checkhistory.h"

#include "check/report/reportjson.h"
#include "session/session.h"

#include <QPointer>

namespace rc {

namespace {

constexpr int maxRead = 20'000; // of all profiles: watching many every minute exceeds this within a day

ActivityFilter endedChecks()
{
    ActivityFilter filter;
    filter.kinds = {ActivityKind::Check};
    filter.outcomes = {ActivityOutcome::Passed, ActivityOutcome::Warned, ActivityOutcome::Failed};
    return filter;
}

CheckTick tickOf(const ActivityRecord &record)
{
    return {record.id, record.at, record.outcome, record.marker};
}

/// A change noticed by a watch is recorded next to its check.
bool isSameCheck(const CheckTick &last, const CheckTick &tick)
{
    return !tick.marker.isEmpty() && last.marker == tick.marker;
}

} // namespace

Result<QHash<QString, QList<CheckTick>>> checkTicks(ActivityFile &file, int maxCount)
{
    QHash<QString, QList<CheckTick>> ticks;
    RC_CHECK(file.forEach(endedChecks(), maxRead, ActivityDetail::Row, [&](const ActivityRecord &record) {
        if (isTrial(record))
            return Result<void>();
        QList<CheckTick> &of = ticks[historyId(record)];
        const CheckTick tick = tickOf(record);
        if (!of.isEmpty() && isSameCheck(of.constLast(), tick))
            of.last() = tick; // newest first: this is the check itself
        else if (of.size() < maxCount)
            of.append(tick);
        return Result<void>();
    }));
    return ticks;
}

Result<QList<PastCheck>> pastChecks(ActivityFile &file, const RecordedProfile &profile, int maxCount)
{
    ActivityFilter filter = endedChecks();
    setHistory(filter, profile);
    QList<PastCheck> checks;
    std::optional<ActivityCursor> after;
    do {
        // Each may have a second record for a change noticed by a watch.
        RC_TRY(page, file.page(filter, after, 2 * maxCount, ActivityDetail::Full));
        for (const ActivityRecord &record : std::as_const(page->records)) {
            if (isTrial(record))
                continue;
            const CheckTick tick = tickOf(record);
            if (!checks.isEmpty() && isSameCheck(checks.constLast().tick, tick)) {
                checks.last().tick = tick;
                if (checks.last().seen.key.isEmpty())
                    checks.last().seen.key = record.key;
                continue;
            }
            if (checks.size() == maxCount)
                return checks;
            const Result<CheckReport> report = reportFromJson(record.report.toUtf8());
            if (!report)
                continue;
            checks.append({tick, {*report, record.key}});
        }
        after = page->next;
    } while (after);
    return checks;
}

CheckHistory::CheckHistory(ActivityLog *activity, QObject *parent)
    : QObject(parent)
    , m_activity(activity)
{
    if (activity == nullptr)
        return;
    m_reader = std::make_unique<ActivityLog>(activity->path());
    m_reader->reportTo(*activity);
    connect(activity, &ActivityLog::changed, this, &CheckHistory::changed);
}

template<typename T>
void CheckHistory::ask(std::function<Result<T>(ActivityFile &)> question, QObject *context,
                       std::function<void(const T &)> done)
{
    if (m_activity == nullptr)
        return;
    const auto then = [this, question = std::move(question), context = QPointer<QObject>(context),
                       done = std::move(done)](bool) {
        if (!context)
            return;
        m_reader->run<Result<T>>(question, context, [done](Result<T> answer) {
            if (answer)
                done(*answer);
        });
    };
    // after the queued writes
    m_activity->run<bool>([](ActivityFile &) { return true; }, this, then);
}

void CheckHistory::ticks(int maxCount, QObject *context, std::function<void(const Ticks &)> done)
{
    ask<Ticks>([maxCount](ActivityFile &file) { return checkTicks(file, maxCount); }, context, std::move(done));
}

void CheckHistory::checks(const RecordedProfile &profile, int maxCount, QObject *context,
                          std::function<void(const QList<PastCheck> &)> done)
{
    ask<QList<PastCheck>>([profile, maxCount](ActivityFile &file) { return pastChecks(file, profile, maxCount); },
                          context, std::move(done));
}

LastChecks::LastChecks(Session &session, QObject *parent)
    : QObject(parent)
    , m_book(session.book())
    , m_history(session.activity())
{
    const auto forget = [this](const QString &, const QString &id) {
        m_known.remove(id);
        m_asked.remove(id); // requested again when shown
    };
    connect(&m_book, &ProfileBook::profileRemoved, this, forget);
    connect(&m_book, &ProfileBook::profileRestored, this, forget);
}

QString LastChecks::idOf(const QString &profile) const
{
    const Profile &open = m_book.profile(); // also if another window has removed it
    if (!m_book.isGuest() && open.name == profile)
        return historyId(open);
    const Profile *saved = m_book.find(profile);
    return saved ? historyId(*saved) : profile;
}

std::optional<CheckReport> LastChecks::of(const QString &profile)
{
    const QString id = idOf(profile);
    if (const auto known = m_known.constFind(id); known != m_known.cend())
        return *known;
    if (!profile.isEmpty() && !m_asked.contains(id)) {
        m_asked.insert(id);
        m_history.checks({profile, id}, 1, this, [this, profile, id](const QList<PastCheck> &checks) {
            if (checks.isEmpty() || m_known.contains(id) || !m_asked.contains(id))
                return;
            m_known.insert(id, checks.constFirst().seen.report);
            emit arrived(profile);
        });
    }
    return std::nullopt;
}

void LastChecks::set(const QString &profile, const CheckReport &report)
{
    const QString id = idOf(profile);
    m_known.insert(id, report);
    m_asked.insert(id);
    emit arrived(profile);
}

} // namespace rc

#include "moc_checkhistory.cpp"
