// SPDX-License-Identifier: GPL-3.0-or-later
// completion: the script with which a shell completes this command line; hidden, the names that such a script asks for.
#include "cli/commands.h"
#include "cli/completion/completionnames.h"
#include "cli/completion/shellcompletion.h"
#include "cli/frame/terminal.h"
#include "core/json/jsonparts.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

int printNames(const Arguments &arguments, Terminal &terminal)
{
    if (!arguments.words.isEmpty())
        return terminal.failure(badInput(Cli::tr("--names does not accept a shell.")));
    const auto names = completionNames(arguments);
    if (!names)
        return terminal.failure(names.error());
    if (arguments.has(u"--json"_s))
        terminal.document(jsonObject({{"names", jsonStrings(*names)}}));
    else
        terminal.lines(*names);
    return 0;
}

CommandTable wholeTable()
{
    CommandTable table{optionsBeforeCommand(), allCommands(), {}};
    for (const OptionRow &row : nameOptions())
        table.passedOn.append(row.name);
    return table;
}

int runCompletion(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.has(u"--names"_s))
        return printNames(arguments, terminal);
    for (const ShellRow &row : shellTable()) {
        if (arguments.words != QStringList{row.word})
            continue;
        const QString script = row.script(wholeTable());
        if (arguments.has(u"--json"_s))
            terminal.document(jsonObject({{"shell", jsonString(row.word)}, {"script", jsonString(script)}}));
        else
            terminal.text(script);
        return 0;
    }
    return terminal.failure(badInput(Cli::tr("completion requires one shell: %1.").arg(listText(shellWords()))));
}

} // namespace

Command completionCommand()
{
    // Not in the help: the scripts ask with it.
    QList<OptionRow> options{{u"--names"_s, oneOf(u"KIND"_s, nameKindWords()), {}, false, {}, true}};
    return {
        u"completion"_s,
        {u"completion "_s + shellWords().join(u'|')},
        Cli::tr("Print the shell completion script for commands, options and names."),
        options + nameOptions(),
        Cli::tr(
            "For this session: source <(resource-console completion bash), the same with zsh after compinit, or "
            "resource-console completion fish | source. Packages install all three. Profile and tool names are read "
            "from files on this machine; tool names come from the last list that tools diff or the window saved."),
        runCompletion,
        {{{}, {oneOf(u"SHELL"_s, shellWords())}}}};
}

} // namespace rc
