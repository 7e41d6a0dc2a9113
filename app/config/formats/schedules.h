// SPDX-License-Identifier: GPL-3.0-or-later
// Units and jobs that run a drill or a check with proof of arrival by what a system already has. The key is never in
// them.
#pragma once

#include "core/entry/level.h"
#include "core/profile/profile.h"
#include "core/result.h"

#include <array>
#include <optional>

namespace rc {

enum class ScheduleFormat {
    SystemdTimer,
    Cron,
    KubernetesCronJob,
    GitHubActions,
    GitLabCi
};

struct ScheduleFormatRow
{
    ScheduleFormat format;
    QLatin1StringView word; ///< for --format
};

[[nodiscard]] const std::array<ScheduleFormatRow, 5> &scheduleFormatTable();
[[nodiscard]] std::optional<ScheduleFormat> scheduleFormatFromWord(QStringView word);

struct Schedule
{
    Profile profile;            ///< one without a name is written out with its addresses
    std::optional<Level> drill; ///< the level of a drill; absent: check --arrival
    QString within;             ///< as --within takes it; empty: as the command has it
    bool fromKeychain = false;  ///< of a systemd timer: the program asks the keychain, else it is a credential
};

/// The words of the command, without the program, that each run is made of. `here`: with the saved profile, if it has a
/// name.
[[nodiscard]] QStringList scheduledCommand(const Schedule &schedule, bool here);
/// The text, ending in a line break. Several files follow each other, each under a comment with its name. BadInput for
/// a value that the format cannot carry, and for a key from the keychain where nobody can ask one.
[[nodiscard]] Result<QString> scheduleText(const Schedule &schedule, ScheduleFormat format);

} // namespace rc
