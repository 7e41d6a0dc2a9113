// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/burstsend.h"

#include "check/rungending.h"
#include "store/activitylog.h"
#include "ui/currentresource.h"

#include <algorithm>

namespace rc {

namespace {

/// From here on each request has its own two writes; below it they would hold the sending up.
constexpr std::chrono::milliseconds slowInterval{100};

} // namespace

BurstSend::BurstSend(CurrentResource &current, QObject *parent)
    : QObject(parent)
    , m_current(current)
{
}

BurstSend::~BurstSend() = default;

void BurstSend::start(BurstPlan plan)
{
    const Result<PastedResource> resource = m_current.resource();
    if (m_busy || !resource)
        return;
    m_firstExplained.reset();
    m_plan = std::move(plan);
    m_plan.resource = resource->resource;
    const qsizetype underWay = m_plan.perRequest * m_plan.connections;
    m_records = std::make_unique<BurstRecords>(
        ActivityPlace{m_current.profile().name, m_plan.resource.resourceUrl()}, m_plan.entries,
        m_plan.pace.interval > slowInterval ? underWay : std::max(underWay, BurstRecords::fastWindow));
    setBusy(true);
    const int attempt = ++m_attempt;
    m_current.withCredentials(this, [this, attempt](Result<Credentials> credentials) {
        if (!m_busy || attempt != m_attempt)
            return;
        Result<Authorities> authorities = m_current.authorities();
        if (!credentials || !authorities) {
            endUnsent(credentials ? authorities.error() : credentials.error());
            return;
        }
        m_redactor = redactorFor(*credentials);
        m_credentials = std::move(*credentials);
        m_plan.limits = answerLimits(m_current.limits(), std::move(*authorities));
        keepPlan();
    });
}

void BurstSend::keepPlan()
{
    const QList<ActivityRecord> records = m_current.activity() ? m_records->plan() : QList<ActivityRecord>();
    if (records.isEmpty()) {
        begin();
        return;
    }
    m_current.activity()->keepFirst(records, m_redactor, this, [this, attempt = m_attempt] {
        if (m_busy && attempt == m_attempt)
            keepPlan();
    });
}

void BurstSend::begin()
{
    const ResourceUrl resource = m_plan.resource;
    const Identity who = m_credentials.identity;
    m_job = std::make_unique<BurstJob>(std::move(m_plan), std::exchange(m_credentials, {}));
    m_gate = std::make_unique<BurstGate>(
        *m_records, [this](const QList<ActivityRecord> &records, const std::function<void()> &then) {
            if (m_current.activity())
                m_current.activity()->keepFirst(records, m_redactor, m_job.get(), then);
            else
                then();
        });
    m_job->setGate(
        [this](qsizetype first, qsizetype count, const std::function<void()> &go) { m_gate->ask(first, count, go); });
    connect(m_job.get(), &BurstJob::ended, this,
            [this, who, resource](qsizetype first, const QList<SendResult> &results, const HttpAnswer &answer) {
                if (!m_firstExplained)
                    m_firstExplained = explanationOf(resource, who, results.constFirst(), answer);
                for (qsizetype i = 0; i < results.size(); ++i)
                    keep(m_records->ended(first + i, results.at(i), answer.timings));
            });
    connect(m_job.get(), &BurstJob::leftOut, this, &BurstSend::leaveOut);
    connect(m_job.get(), &BurstJob::progressed, this, &BurstSend::progressed);
    connect(m_job.get(), &BurstJob::finished, this, &BurstSend::end);
    m_job->start();
}

void BurstSend::cancel()
{
    if (!m_busy)
        return;
    if (m_job)
        m_job->abort();
    else
        endUnsent({ErrorKind::Cancelled, {}, {}, 0}); // still waiting for the keychain or Activity: nothing has left
}

void BurstSend::leaveOut(qsizetype first, const Error &why)
{
    for (QList<ActivityRecord> records = m_records->leftOut(first, why); !records.isEmpty();
         records = m_records->leftOut(first, why))
        keep(records);
}

void BurstSend::endUnsent(const Error &why)
{
    leaveOut(0, why);
    BurstTally tally;
    tally.planned = m_plan.entries.size();
    tally.notSent = tally.planned;
    tally.firstError = why;
    end(tally);
}

void BurstSend::end(const BurstTally &tally)
{
    keep(m_records->rest());
    m_gate.reset();
    m_records.reset();
    m_plan = {};
    m_credentials = {};
    if (m_job)
        m_job.release()->deleteLater(); // it is emitting this
    setBusy(false);
    emit finished(tally, std::exchange(m_firstExplained, {}));
}

void BurstSend::keep(const QList<ActivityRecord> &records)
{
    if (m_current.activity() && !records.isEmpty())
        m_current.activity()->keep(records, m_redactor);
}

void BurstSend::setBusy(bool busy)
{
    m_busy = busy;
    emit busyChanged(busy);
}

} // namespace rc

#include "moc_burstsend.cpp"
