// SPDX-License-Identifier: GPL-3.0-or-later
// The rungs of the ladder: what each proves, and which must hold before it can be tried.
#pragma once

#include "check/evidence/fact.h"
#include "core/entry/level.h"
#include "core/tool/catalogkind.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace rc {

/// Which rung of the ladder. Those of further catalogs carry the catalog's name.
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
        Arrival, ///< the entries of the run, seen in the service's own log; only where it is wanted
    };

    // a step that there is once is a rung
    constexpr RungId(Step step) // NOLINT(google-explicit-constructor)
        : m_step(step)
    {
    }
    /// The rung that lists the tools of that catalog.
    [[nodiscard]] static RungId tools(const CatalogKind &catalog);

    [[nodiscard]] Step step() const { return m_step; }
    [[nodiscard]] bool isOfTools() const { return m_step >= ToolsGeneral && m_step <= ToolsFurther; }
    /// CatalogKind::word() of a rung of tools.
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

/// Url to ToolsCodeHosting, in order: those of every ladder.
[[nodiscard]] QList<RungId> usualRungs();
/// The rungs that must not have failed before this one is tried.
[[nodiscard]] QList<RungId> needsOf(const RungId &id);
[[nodiscard]] QString wireWord(const RungId &id); ///< url key dns … tools-code-hosting, tools-asana
[[nodiscard]] std::optional<RungId> rungFromWord(QStringView word);
[[nodiscard]] QLatin1StringView wireWord(RungState state); ///< waiting running passed warned failed skipped
[[nodiscard]] std::optional<RungState> stateFromWord(QStringView word);
[[nodiscard]] QString rungTitle(const RungId &id); ///< translated: "Resource URL", "DNS lookup", …
[[nodiscard]] QString stateName(RungState state);  ///< translated
[[nodiscard]] std::optional<Level> levelOf(const RungId &id);

struct RungResult
{
    RungId id = RungId::Url;
    RungState state = RungState::Waiting;
    qint64 startedUs = 0; ///< since the run's start, for the bar on its time axis; -1: of an earlier run, not on it
    qint64 elapsedUs = 0;
    QDateTime at;      ///< when it ended, local time
    QString summary;   ///< one line, translated, safe to display
    QString hint;      ///< the cause in plain words and the next step; empty when all is well
    QString reply;     ///< the service's answer as shownReply() gives it, or its certificate; empty without one
    QString marker;    ///< of the entry that was sent; empty without one, and for one that was refused or never left
    QList<Fact> facts; ///< what was seen, for whoever wants to look closer
    QString cause;     ///< for machines: "owner-and-uuid", "unknown"; empty when there is nothing to explain
    int exitCode = 0;  ///< what the command line returns if this is the first rung that failed (design: exit codes)
    QString address;   ///< that accepts entries for the same resource, as the log tool has it; empty: none is known
    QDateTime retryAt; ///< the service asks for no further request before; invalid: it does not say
};

/// The cause of a step that is skipped because the profile has no address for it.
constexpr auto notSetUp = QLatin1StringView("not-set-up");

/// The usual rungs and those of the further catalogs, waiting; with `arrival` the one for that as well.
[[nodiscard]] QList<RungResult> waitingRungs(const QList<CatalogKind> &further = {}, bool arrival = false);
/// The place of that rung; -1 without it.
[[nodiscard]] qsizetype placeOf(const RungId &id, const QList<RungResult> &rungs);
/// What that rung came to. One that is not there waits.
[[nodiscard]] RungState stateOf(const RungId &id, const QList<RungResult> &rungs);
[[nodiscard]] bool anyIs(const QList<RungResult> &rungs, RungState state);

/// When the oldest of those that ran ended: what the whole is as old as. Invalid when none ran.
[[nodiscard]] QDateTime oldestOf(const QList<RungResult> &rungs);

/// One sentence on the whole: "This resource does not take entries yet. The tool endpoints answer."
[[nodiscard]] QString verdictOf(const QList<RungResult> &rungs);

/// Whether verdictOf() the rungs says already what became of this one of them.
[[nodiscard]] bool isInVerdict(const RungResult &rung, const QList<RungResult> &rungs);

/// What the command line returns for a whole check: the code of the first step that failed. Where proof of arrival was
/// asked for and none came, that of the look into the log.
[[nodiscard]] int exitCodeOf(const QList<RungResult> &rungs);

/// The worst state of all: Failed before Warned before Passed.
[[nodiscard]] RungState overallState(const QList<RungResult> &rungs);

} // namespace rc
