// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a check once.
#pragma once

#include "check/evidence/step.h"
#include "core/key/credentials.h"
#include "core/key/keystate.h"
#include "core/profile/wirelimits.h"
#include "service/arrival/arrivaljob.h"
#include "service/tools/toollistjob.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QSet>

#include <functional>
#include <memory>

namespace rc {

/// Requests a secret; calls back once, immediately or later. Used at most once per run.
using KeySource = std::function<void(std::function<void(KeyReading)>)>;

/// Same for the token of a catalog.
using TokenSource = std::function<void(const CatalogKind &, std::function<void(KeyReading)>)>;

/// A lookup in the service's own log at the end of a run.
struct ArrivalCheck
{
    LogToolPlan plan = {};      ///< the confirmed plan; if not set, found in the fetched list
    QString confirmedTool = {}; ///< confirmed by the user: may be called whatever its annotations say
    ArrivalTiming pace = {};
};

struct CheckPlan
{
    QString resource;   ///< as typed
    QString toolServer; ///< as typed; empty: skips the steps of tools
    Identity identity;
    KeySource key;
    TokenSource token = {};                          ///< without it no catalog gets one
    QList<CatalogKind> customCatalogs = {};          ///< in addition to the two standard ones
    Result<Authorities> authorities = Authorities(); ///< an Error fails what needs TLS
    /// If set, provides the authorities before the first step. `context`: the run.
    std::function<void(QObject *context, std::function<void(Result<Authorities>)>)> readAuthorities = {};
    /// One [TEST] entry each. An error or an alert may notify people, so it must be requested.
    QList<Level> levels = {Level::Debug, Level::Info, Level::Warning};
    WireLimits limits = {};                   ///< for each step
    LogToolPlan logTool = {};                 ///< a confirmed tool that can explain a refused resource
    std::optional<ArrivalCheck> arrival = {}; ///< nullopt: no log lookup
    /// Counts the critical findings of a fetched list that are not accepted. Called in another thread.
    std::function<int(const ToolCatalog &)> criticalFindings = {};
    /// The steps to run; empty: all. Address and key are always read, since everything depends on them. Other
    /// prerequisites are assumed.
    QSet<StepId> only = {};
    QList<StepResult> earlierSteps = {}; ///< results of the other steps from an earlier run; missing ones are skipped
};

struct CheckReport
{
    QList<StepResult> steps; ///< all, in the table's order
    QDateTime at;            ///< when it ended, local time
    qint64 elapsedMs = 0;
    bool canceled = false;
    QString marker;      ///< common to all entries of the run
    QString resource;    ///< the Resource URL, as typed
    QString toolServer;  ///< as typed
    LogToolPlan logTool; ///< how the log was read; unset if it was not
    /// The key used, only for verifying that a report does not contain it.
    std::shared_ptr<const Secret> key;
    QList<std::shared_ptr<const Secret>> tokens; ///< same for the tokens
};

class StepRunner;

/// Independent steps run in parallel; steps that depend on a failed one are skipped with that reason. Starts once and
/// emits finished() exactly once; destruction cancels.
class CheckRun : public QObject
{
    Q_OBJECT

public:
    CheckRun(CheckPlan plan, DialectMemory &dialects, QObject *parent = nullptr);
    ~CheckRun() override;

    void start();
    /// Resource URLs that accepted entries before, from the records. Only used at the end, so it may be set late.
    void setWorkedBefore(const QSet<QString> &resources) { m_workedBefore = resources; }
    void abort(); ///< unfinished steps are marked as skipped, "cancelled"

signals:
    void stepChanged(const rc::StepResult &step);
    void finished(const rc::CheckReport &report);

private:
    [[nodiscard]] StepResult &step(const StepId &id) { return m_report.steps[indexOfStep(id, m_report.steps)]; }
    [[nodiscard]] qint64 nowUs() const { return m_clock.isValid() ? m_clock.nsecsElapsed() / 1000 : 0; }
    void copyEarlierSteps();
    void begin();
    void skipUnrequestedSteps();
    void advance();
    [[nodiscard]] bool settle(const StepId &id);
    void run(const StepId &id);
    void end(const StepId &id, const StepOutcome &outcome);
    void confirmByLog(StepId id);
    void skip(const StepId &id, const Phrase &why, StepState state = StepState::Skipped);
    [[nodiscard]] bool explainRefusals();
    [[nodiscard]] bool announce(const StepResult &step);
    void finish();

    CheckPlan m_plan;
    CheckReport m_report;
    StepRunner *m_work;
    bool m_started = false;
    bool m_ended = false;
    QElapsedTimer m_clock;
    QSet<QString> m_workedBefore;
    QSet<StepId> m_reused; ///< unchanged by this run
};

} // namespace rc
