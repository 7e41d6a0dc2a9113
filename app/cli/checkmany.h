// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of one or many resources, one line each, once or again and again.
#pragma once

#include "activity/records.h"
#include "check/manychecks.h"
#include "cli/commandrun.h"
#include "cli/credentialssource.h"

#include <QHash>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace rc {

class KeptActivity;
class Terminal;

/// Makes the plans of a round anew: a watch sees profiles and keys as they are then.
struct CheckRound
{
    std::vector<std::unique_ptr<CredentialsSource>> sources; ///< alive while the plans' keys may be asked for
    QList<NamedPlan> plans;
};
using RoundMaker = std::function<Result<CheckRound>()>;

class CheckManyRun : public CommandRun
{
public:
    /// `activity` and `terminal` outlive this object. `every`: a pause between rounds; nothing: one round.
    CheckManyRun(RoundMaker maker, std::optional<std::chrono::milliseconds> every, bool json, KeptActivity &activity,
                 Terminal &terminal);

    void start() override;
    void abort() override;

private:
    void begin();
    void keep(const QList<NamedReport> &reports);
    void show(const NamedReport &named);
    void end(const QList<NamedReport> &reports);

    RoundMaker m_maker;
    std::optional<std::chrono::milliseconds> m_every;
    bool m_json;
    KeptActivity &m_activity;
    Terminal &m_terminal;
    QHash<QString, ActivityRecord> m_records; ///< of this round, by profile
    DialectMemory m_dialects;
    QTimer m_pause;
    CheckRound m_round;
    std::unique_ptr<ManyChecks> m_checks;
    QHash<QString, CheckReport> m_before; ///< of the round before
    qsizetype m_stateWidth = 0;
    bool m_aborted = false;
};

} // namespace rc
