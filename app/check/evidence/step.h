// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a check: what each proves, and their prerequisites.
#pragma once

#include "check/evidence/fact.h"
#include "core/entry/level.h"
#include "core/tool/catalogkind.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace rc {

/// Identifies a step of a check. Steps of further catalogs include the catalog's name.
class StepId
{
public:
    enum Kind {
        Url,
        Key,
        Dns,
        Tcp,
        Tls,
        Ingest,
        LevelDebug,
        LevelInfo,
        LevelWarning,
        LevelError,
        LevelAlert,
        ToolsGeneral,
        ToolsCodeHosting,
        ToolsFurther,
        Arrival, ///< finds the run's entries in the service's own log; only if requested
    };

    // implicit, because a kind identifies any step but a further catalog's
    constexpr StepId(Kind kind) // NOLINT(google-explicit-constructor)
        : m_kind(kind)
    {
    }
    /// The step that lists the tools of that catalog.
    [[nodiscard]] static StepId tools(const CatalogKind &catalog);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] bool isToolStep() const { return m_kind >= ToolsGeneral && m_kind <= ToolsFurther; }
    /// CatalogKind::word() for a step of tools.
    [[nodiscard]] QString catalog() const;

    friend bool operator==(const StepId &one, const StepId &other) = default;
    friend bool operator<(const StepId &one, const StepId &other);
    friend size_t qHash(const StepId &id, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, static_cast<int>(id.m_kind), id.m_further);
    }

private:
    Kind m_kind;
    QString m_further; ///< the name of the further catalog
};

enum class StepState {
    Waiting,
    Running,
    Passed,
    Warned,
    Failed,
    Skipped
};

/// Url to ToolsCodeHosting in order: the steps of every check.
[[nodiscard]] QList<StepId> standardSteps();
/// The steps that must not have failed before this one is tried.
[[nodiscard]] QList<StepId> prerequisitesOf(const StepId &id);
[[nodiscard]] QString wireWord(const StepId &id); ///< url key dns … tools-code-hosting, tools-asana
[[nodiscard]] std::optional<StepId> stepFromWord(QStringView word);
[[nodiscard]] QLatin1StringView wireWord(StepState state); ///< waiting running passed warned failed skipped
[[nodiscard]] std::optional<StepState> stateFromWord(QStringView word);
[[nodiscard]] Phrase stepTitle(const StepId &id); ///< "Resource URL", "DNS lookup", …
[[nodiscard]] QString stateName(StepState state); ///< translated
[[nodiscard]] std::optional<Level> levelOf(const StepId &id);

/// What a step found.
struct StepOutcome
{
    StepState state = StepState::Passed;
    Phrase summary;         ///< one line, safe to display
    Phrase hint;            ///< cause and next step; empty without a problem
    QString reply;          ///< the service's response as in displayResponse(), or its certificate; may be empty
    int exitCode = 0;       ///< exit code if this is the first failed step
    QList<Fact> facts = {}; ///< evidence, for details
    QString cause = {};     ///< machine-readable: "owner-and-uuid", "unknown"; empty if nothing needs an explanation
    QDateTime retryAt = {}; ///< earliest time the service allows another request; invalid if not given
    QString address = {};   ///< accepts entries for the same resource, according to the log tool; empty: unknown
    qint64 reviewUs = 0;    ///< spent by this program after the response; no part of the step's time
};

struct StepResult : StepOutcome
{
    StepResult() { state = StepState::Waiting; }

    StepId id = StepId::Url;
    qint64 startedUs = 0; ///< since the start of the run, for the time axis; -1: from an earlier run, not shown
    qint64 elapsedUs = 0;
    QDateTime at;   ///< when it ended, local time
    QString marker; ///< of the entry sent; empty if there is none, or if it was refused or not sent
};

/// The cause of a step skipped because the profile has no address for it.
constexpr auto notSetUp = QLatin1StringView("not-set-up");

/// The standard steps and those of the further catalogs, pending; `arrival` adds the log lookup.
[[nodiscard]] QList<StepResult> waitingSteps(const QList<CatalogKind> &further = {}, bool arrival = false);
/// Whether the step passed, with or without a warning, or failed.
[[nodiscard]] constexpr bool wasTried(StepState state)
{
    return state == StepState::Passed || state == StepState::Warned || state == StepState::Failed;
}
/// The step; null if it is missing.
[[nodiscard]] const StepResult *stepIn(const QList<StepResult> &steps, const StepId &id);
/// Index of the step; -1 if it is missing.
[[nodiscard]] qsizetype indexOfStep(const StepId &id, const QList<StepResult> &steps);
/// State of the step; Waiting if it is missing.
[[nodiscard]] StepState stateOf(const StepId &id, const QList<StepResult> &steps);
[[nodiscard]] bool anyInState(const QList<StepResult> &steps, StepState state);

/// When the oldest completed step ended, which determines the age of the check. Invalid if none ran.
[[nodiscard]] QDateTime oldestResultTime(const QList<StepResult> &steps);

/// Summarizes the check, translated: "Entries are accepted. Both tool lists load."
[[nodiscard]] QString verdictOf(const QList<StepResult> &steps);

/// Whether verdictOf() already covers this step.
[[nodiscard]] bool isInVerdict(const StepResult &step, const QList<StepResult> &steps);

/// The command line's exit code for a check: that of the first failed step, else that of the log lookup.
[[nodiscard]] int exitCodeOf(const QList<StepResult> &steps);

/// The worst state: Failed, then Warned, then Passed.
[[nodiscard]] StepState overallState(const QList<StepResult> &steps);
/// 0 for the worst: Failed, Warned, Passed.
[[nodiscard]] int severityRank(StepState state);

} // namespace rc
