// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the ladder once.
#pragma once

#include "check/evidence/rung.h"
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

/// Asks for a secret; the answer comes once, later or at once. Called at most once a run.
using KeySource = std::function<void(std::function<void(KeyReading)>)>;

/// A look into the service's own log at the end of a run.
struct ArrivalCheck
{
    ReadingPlan plan = {};      ///< that was confirmed; one that is not set: recognised in the list of the run
    QString confirmedTool = {}; ///< named by a person: it may be called, whatever it states of itself
    ArrivalPace pace = {};
};

struct CheckPlan
{
    QString resource;   ///< as typed
    QString toolServer; ///< as typed; empty: the tool rungs are skipped
    Identity identity;
    KeySource key;
    KeySource token = {};                            ///< for the code-hosting endpoint; without it none goes there
    QList<CatalogKind> furtherCatalogs = {};         ///< lists of tools beside those of the interface
    Result<Authorities> authorities = Authorities(); ///< an Error fails what needs TLS
    /// Where set, asked for the authorities before the first rung. `context`: the run.
    std::function<void(QObject *context, std::function<void(Result<Authorities>)>)> readAuthorities = {};
    /// One [TEST] entry each. An error or an alert may notify people: only when a person asked for it.
    QList<Level> levels = {Level::Debug, Level::Info, Level::Warning};
    WireLimits limits = {};                   ///< of each rung
    ReadingPlan logTool = {};                 ///< a confirmed tool, called to explain a refused resource
    std::optional<ArrivalCheck> arrival = {}; ///< absent: the log is not looked into
    /// Which rungs to run; empty: all. The address and the key are always read, for nothing can be tried without them.
    /// What else a rung needs is taken as given.
    QSet<RungId> only = {};
    QList<RungResult> kept = {}; ///< the other rungs as an earlier run left them; without them they are skipped
};

struct CheckReport
{
    QList<RungResult> rungs; ///< all of them, in the table's order
    QDateTime at;            ///< when it ended, local time
    qint64 elapsedMs = 0;
    bool cancelled = false;
    QString marker;      ///< common to all entries of the run
    QString resource;    ///< the Resource URL as typed
    QString toolServer;  ///< as typed
    ReadingPlan logTool; ///< with which the log was read; one that is not set: it was not
    /// The key that was used, only so that a report's writer can make sure that it is nowhere in it.
    std::shared_ptr<const Secret> key;
    std::shared_ptr<const Secret> token; ///< the same of the code-hosting token
};

class RungWork;
struct RungEnding;

/// Rungs whose needs are met run side by side; dependents of a failed one are skipped and say of what. Starts once,
/// ends in exactly one finished(); destroying it cancels.
class CheckRun : public QObject
{
    Q_OBJECT

public:
    CheckRun(CheckPlan plan, DialectMemory &dialects, QObject *parent = nullptr);
    ~CheckRun() override;

    void start();
    /// Resource URLs that accepted an entry before; see ManyChecks.
    void setWorkedBefore(const QSet<QString> &resources) { m_workedBefore = resources; }
    void abort(); ///< what has not ended is marked skipped, "cancelled"

signals:
    void rungChanged(const rc::RungResult &rung);
    void finished(const rc::CheckReport &report);

private:
    [[nodiscard]] RungResult &rung(const RungId &id) { return m_report.rungs[placeOf(id, m_report.rungs)]; }
    [[nodiscard]] qint64 nowUs() const { return m_clock.isValid() ? m_clock.nsecsElapsed() / 1000 : 0; }
    void keepEarlierRungs();
    void begin();
    void skipWhatIsNotAsked();
    void advance();
    [[nodiscard]] bool settle(const RungId &id);
    void run(const RungId &id);
    void end(const RungId &id, const RungEnding &ending);
    void settleByLog(RungId id);
    void skip(const RungId &id, const QString &why, RungState state = RungState::Skipped);
    void explainFromWholeRun();
    void finish();

    CheckPlan m_plan;
    CheckReport m_report;
    RungWork *m_work;
    bool m_started = false;
    bool m_ended = false;
    QElapsedTimer m_clock;
    QSet<QString> m_workedBefore;
    QSet<RungId> m_kept; ///< that this run leaves as they were
};

} // namespace rc
