// SPDX-License-Identifier: GPL-3.0-or-later
// The commands, each described in its own file.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

[[nodiscard]] Command parseCommand();
[[nodiscard]] Command checkCommand();
[[nodiscard]] Command sendCommand();
[[nodiscard]] Command drillCommand();
[[nodiscard]] Command toolsCommand();
[[nodiscard]] Command configCommand();
[[nodiscard]] Command envCommand();
[[nodiscard]] Command keyCommand();
/// `key rotate`: compares a new key with the old one in every step, then replaces it.
[[nodiscard]] Result<int> rotateKey(const Arguments &arguments, Terminal &terminal);
/// The options of key rotate only.
[[nodiscard]] QList<OptionRow> rotateOptions();
[[nodiscard]] Command profileCommand();
[[nodiscard]] Command activityCommand();
[[nodiscard]] Command serveCommand();
[[nodiscard]] Command completionCommand();
/// For shells; not listed in the help.
[[nodiscard]] Command completeCommand();

/// All commands, in the order of the help.
[[nodiscard]] QList<Command> allCommands();
/// Options allowed before a command.
[[nodiscard]] QList<OptionRow> optionsBeforeCommand();

} // namespace rc
