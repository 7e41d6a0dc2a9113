// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of one or many resources, one line each, once or again and again.
#pragma once

#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "session/check/checkoperation.h"
#include "session/check/watch.h"

#include <QHash>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace rc {

class Terminal;

/// Makes the plans of a round anew: a watch sees profiles and keys as they are then.
struct CheckRound
{
    std::vector<std::unique_ptr<CommandProfile>> sources; ///< alive while the plans' keys may be asked for
    QList<NamedPlan> plans;
    std::shared_ptr<const Redactor> redactor; ///< masks a key that was given from outside
};
using RoundMaker = std::function<Result<CheckRound>()>;

class CheckManyRun : public CommandRun
{
public:
    /// `activity` and `terminal` outlive this object. `every`: a pause between rounds; nothing: one round.
    CheckManyRun(RoundMaker maker, std::optional<std::chrono::milliseconds> every, bool json, ActivityLog &activity,
                 Terminal &terminal);

    void start() override;
    void abort() override;

private:
    void begin();
    void show(const NamedReport &named);
    void end(const QList<NamedReport> &reports);

    RoundMaker m_maker;
    std::optional<std::chrono::milliseconds> m_every;
    bool m_json;
    ActivityLog &m_activity;
    Terminal &m_terminal;
    DialectMemory m_dialects;
    Watch m_watch;
    CheckRound m_round;
    CheckOperation m_check;
    QHash<QString, RungState> m_before; ///< of the round before
    qsizetype m_stateWidth = 0;
    bool m_aborted = false;
};

} // namespace rc
