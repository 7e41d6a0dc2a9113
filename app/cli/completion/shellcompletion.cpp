// SPDX-License-Identifier: GPL-3.0-or-later
// What the scripts for the three shells share.
#include "cli/completion/shellcompletion.h"

#include "cli/completion/completionnames.h"
#include "core/textsof.h"

using namespace Qt::StringLiterals;

namespace rc {

const std::array<ShellRow, 3> &shellTable()
{
    static constexpr std::array<ShellRow, 3> table{{
        {"bash"_L1, bashCompletion},
        {"zsh"_L1, zshCompletion},
        {"fish"_L1, fishCompletion},
    }};
    return table;
}

QStringList shellWords()
{
    return textsOf(shellTable(), &ShellRow::word);
}

QList<OptionRow> offeredOptions(const Command &command)
{
    QList<OptionRow> rows = command.options + generalOptions();
    rows.removeIf([](const OptionRow &row) { return row.hidden; });
    return rows;
}

QString madeBy(QLatin1StringView shell)
{
    return u"# Made by: resource-console completion %1\n"_s.arg(shell);
}

QString nameKindOf(ValueKind kind)
{
    if (kind == ValueKind::Profile)
        return nameKindWords().at(0);
    return kind == ValueKind::Tool ? nameKindWords().at(1) : QString();
}

} // namespace rc
