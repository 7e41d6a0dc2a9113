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
class RungId
{
public:
    enum Step {
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

    // a step without a catalog converts to an id
    constexpr RungId(Step step) // NOLINT(google-explicit-constructor)
        : m_step(step)
    {
    }
    /// The step that lists the tools of that catalog.
    [[nodiscard]] static RungId tools(const CatalogKind &catalog);

    [[nodiscard]] Step step() const { return m_step; }
    [[nodiscard]] bool isOfTools() const { return m_step >= ToolsGeneral && m_step <= ToolsFurther; }
    /// CatalogKind::word() for a step of tools.
    [[nodiscard]] QString catalog() const;

    friend bool operator==(const RungId &one, const RungId &other) = default;
    friend bool operator<(const RungId &one, const RungId &other);
    friend size_t qHash(const RungId &id, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, static_cast<int>(id.m_step), id.m_further);
    }

private:
    Step m_step;
    QString m_further; ///< the name of the further catalog
};

enum class RungState {
    Waiting,
    Running,
    Passed,
    Warned,
    Failed,
    Skipped
};

/// Url to ToolsCodeHosting in order: the steps of every check.
[[nodiscard]] QList<RungId> usualRungs();
/// The steps that must not have failed before this one is tried.
[[nodiscard]] QList<RungId> needsOf(const RungId &id);
[[nodiscard]] QString wireWord(const RungId &id); ///< url key dns … tools-code-hosting, tools-asana
[[nodiscard]] std::optional<RungId> rungFromWord(QStringView word);
[[nodiscard]] QLatin1StringView wireWord(RungState state); ///< waiting running passed warned failed skipped
[[nodiscard]] std::optional<RungState> stateFromWord(QStringView word);
[[nodiscard]] QString rungTitle(const RungId &id); ///< translated: "Resource URL", "DNS lookup", …
[[nodiscard]] QString stateName(RungState state);  ///< translated
[[nodiscard]] std::optional<Level> levelOf(const RungId &id);

/// What a step found.
struct RungEnding
{
    RungState state = RungState::Passed;
    QString summary;        ///< one line, translated, safe to display
    QString hint;           ///< cause and next step; empty without a problem
    QString reply;          ///< the service's response as in shownReply(), or its certificate; may be empty
    int exitCode = 0;       ///< exit code if this is the first failed step
    QList<Fact> facts = {}; ///< evidence, for details
    QString cause = {};     ///< machine-readable: "owner-and-uuid", "unknown"; empty if nothing needs an explanation
    QDateTime retryAt = {}; ///< earliest time the service allows another request; invalid if not given
    QString address = {};   ///< accepts entries for the same resource, according to the log tool; empty: unknown
    qint64 reviewUs = 0;    ///< spent by this program after the response; no part of the step's time
};

struct RungResult : RungEnding
{
    RungResult() { state = RungState::Waiting; }

    RungId id = RungId::Url;
    qint64 startedUs = 0; ///< since the start of the run, for the time axis; -1: from an earlier run, not shown
    qint64 elapsedUs = 0;
    QDateTime at;   ///< when it ended, local time
    QString marker; ///< of the entry sent; empty if there is none, or if it was refused or not sent
};

/// The cause of a step skipped because the profile has no address for it.
constexpr auto notSetUp = QLatin1StringView("not-set-up");

/// The standard steps and those of the further catalogs, pending; `arrival` adds the log lookup.
[[nodiscard]] QList<RungResult> waitingRungs(const QList<CatalogKind> &further = {}, bool arrival = false);
/// Whether the step passed, with or without a warning, or failed.
[[nodiscard]] constexpr bool wasTried(RungState state)
{
    return state == RungState::Passed || state == RungState::Warned || state == RungState::Failed;
}
/// The step; null if it is missing.
[[nodiscard]] const RungResult *rungIn(const QList<RungResult> &rungs, const RungId &id);
/// Index of the step; -1 if it is missing.
[[nodiscard]] qsizetype placeOf(const RungId &id, const QList<RungResult> &rungs);
/// State of the step; Waiting if it is missing.
[[nodiscard]] RungState stateOf(const RungId &id, const QList<RungResult> &rungs);
[[nodiscard]] bool anyIs(const QList<RungResult> &rungs, RungState state);

/// When the oldest completed step ended, which is the age of the whole. Invalid if none ran.
[[nodiscard]] QDateTime oldestOf(const QList<RungResult> &rungs);

/// A sentence about the whole: "This resource does not take entries yet. The tool endpoints answer."
[[nodiscard]] QString verdictOf(const QList<RungResult> &rungs);

/// Whether verdictOf() already covers this step.
[[nodiscard]] bool isInVerdict(const RungResult &rung, const QList<RungResult> &rungs);

/// What the command line returns for a whole check: the code of the first step that failed. Where proof of arrival was
/// asked for and none came, that of the look into the log.
[[nodiscard]] int exitCodeOf(const QList<RungResult> &rungs);

/// The worst state: Failed, then Warned, then Passed.
[[nodiscard]] RungState overallState(const QList<RungResult> &rungs);

} // namespace rc
