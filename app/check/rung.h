// SPDX-License-Identifier: GPL-3.0-or-later
// The rungs of the ladder: what each proves, and which must hold before it can be tried.
#pragma once

#include "check/fact.h"
#include "core/level.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace rc {

enum class RungId {
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
};

enum class RungState {
    Waiting,
    Running,
    Passed,
    Warned,
    Failed,
    Skipped
};

struct RungRow
{
    RungId id;
    QLatin1StringView word; ///< url key dns … tools-code-hosting
    QList<RungId> needs;    ///< those that must not have failed
};

/// All rungs in order.
[[nodiscard]] const std::array<RungRow, 13> &rungTable();
[[nodiscard]] QLatin1StringView wireWord(RungId id);
[[nodiscard]] std::optional<RungId> rungFromWord(QStringView word);
[[nodiscard]] QLatin1StringView wireWord(RungState state); ///< waiting running passed warned failed skipped
[[nodiscard]] std::optional<RungState> stateFromWord(QStringView word);
[[nodiscard]] QString rungTitle(RungId id);       ///< translated: "Resource URL", "Name resolves", …
[[nodiscard]] QString stateName(RungState state); ///< translated
[[nodiscard]] std::optional<Level> levelOf(RungId id);

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
};

/// All rungs of the table, waiting.
[[nodiscard]] QList<RungResult> waitingRungs();

/// When the oldest of those that ran ended: what the whole is as old as. Invalid when none ran.
[[nodiscard]] QDateTime oldestOf(const QList<RungResult> &rungs);

/// One sentence on the whole: "This resource does not take entries yet. The tool endpoints answer."
[[nodiscard]] QString verdictOf(const QList<RungResult> &rungs);

/// Whether verdictOf() the rungs says already what became of this one of them.
[[nodiscard]] bool isInVerdict(const RungResult &rung, const QList<RungResult> &rungs);

/// The worst state of all: Failed before Warned before Passed.
[[nodiscard]] RungState overallState(const QList<RungResult> &rungs);

} // namespace rc
