// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/run/parallelchecks.h"

#include <algorithm>
#include <array>

namespace rc {

int severityRank(StepState state)
{
    constexpr std::array ranks{3, 3, 2, 1, 0, 3}; // in the order of the enumeration
    return ranks.at(std::size_t(state));
}

bool isWorse(const NamedReport &one, const NamedReport &other)
{
    const int rank = severityRank(overallState(one.report.steps));
    const int otherRank = severityRank(overallState(other.report.steps));
    return rank != otherRank ? rank < otherRank : one.name.localeAwareCompare(other.name) < 0;
}

ParallelChecks::ParallelChecks(QList<NamedPlan> plans, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_waiting(std::move(plans))
    , m_dialects(dialects)
{
}

void ParallelChecks::start()
{
    if (m_started)
        return;
    m_started = true;
    QMetaObject::invokeMethod(this, &ParallelChecks::startMore, Qt::QueuedConnection);
}

void ParallelChecks::setWorkedBefore(const QSet<QString> &resources)
{
    m_workedBefore = resources;
    for (CheckRun *run : std::as_const(m_running))
        run->setWorkedBefore(resources);
}

void ParallelChecks::abort()
{
    m_waiting.clear();
    const QList<CheckRun *> running = m_running;
    for (CheckRun *run : running)
        run->abort();
    if (m_started && running.isEmpty())
        QMetaObject::invokeMethod(this, &ParallelChecks::startMore, Qt::QueuedConnection);
}

void ParallelChecks::startMore()
{
    while (m_running.size() < maxParallel && !m_waiting.isEmpty()) {
        NamedPlan next = m_waiting.takeFirst();
        auto *run = new CheckRun(std::move(next.plan), m_dialects, this);
        m_running.append(run);
        connect(run, &CheckRun::stepChanged, this,
                [this, name = next.name](const StepResult &step) { emit stepChanged(name, step); });
        connect(run, &CheckRun::finished, this, [this, run, name = next.name](const CheckReport &report) {
            m_running.removeOne(run);
            run->deleteLater();
            end(name, report);
        });
        run->setWorkedBefore(m_workedBefore);
        run->start();
    }
    if (m_running.isEmpty() && m_waiting.isEmpty() && !m_finished) {
        m_finished = true;
        std::ranges::stable_sort(m_ended, isWorse);
        emit finished(m_ended);
    }
}

void ParallelChecks::end(const QString &name, const CheckReport &report)
{
    m_ended.append({name, report});
    emit ended(m_ended.last());
    startMore();
}

} // namespace rc

#include "moc_parallelchecks.cpp"
