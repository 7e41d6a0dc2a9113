// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts that complete the command line in a shell, made from the rows that it is read by.
#pragma once

#include "cli/frame/arguments.h"

#include <QLatin1StringView>

#include <array>

namespace rc {

/// All that the scripts know.
struct CommandTable
{
    QList<OptionRow> before; ///< what may stand before a command
    QList<Command> commands;
    QStringList passedOn; ///< options by which the program finds names, for `completion --names`
};

struct ShellRow
{
    QLatin1StringView word; ///< bash, zsh, fish
    QString (*script)(const CommandTable &table);
};

[[nodiscard]] const std::array<ShellRow, 3> &shellTable();
[[nodiscard]] QStringList shellWords();

/// Nothing that comes from outside is in a script. Names are asked of the program when they are wanted, one a line, and
/// are only ever words of the shell: none is put through `eval` or expanded.
[[nodiscard]] QString bashCompletion(const CommandTable &table);
[[nodiscard]] QString zshCompletion(const CommandTable &table);
[[nodiscard]] QString fishCompletion(const CommandTable &table);

/// The options of a command that a shell tells of, the general ones among them.
[[nodiscard]] QList<OptionRow> offeredOptions(const Command &command);
/// The first line of each script.
[[nodiscard]] QString madeBy(QLatin1StringView shell);
/// What `completion --names` takes for it; empty when it is no name.
[[nodiscard]] QString nameKindOf(ValueKind kind);

} // namespace rc
