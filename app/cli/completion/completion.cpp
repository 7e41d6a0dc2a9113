// SPDX-License-Identifier: GPL-3.0-or-later
// completion: prints the completion script for a shell; complete (hidden): answers its requests.
#include "cli/commands.h"
#include "cli/completion/candidates.h"
#include "cli/frame/terminal.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"

#include <QFile>

using namespace Qt::StringLiterals;

/// The macro must be used outside of every namespace.
static void initCompletions()
{
    Q_INIT_RESOURCE(completions);
}

namespace rc {

namespace {

const QStringList &shellWords()
{
    static const QStringList words{u"bash"_s, u"zsh"_s, u"fish"_s};
    return words;
}

Result<int> runCompletion(const Arguments &arguments, Terminal &terminal)
{
    const QString shell = arguments.words.value(0);
    if (arguments.words.size() != 1 || !shellWords().contains(shell))
        return missingArgument(u"completion"_s, shellWords().join(u'|'));
    initCompletions();
    QFile file(u":/completions/"_s + shell);
    const QString script = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    if (arguments.has(u"--json"_s))
        terminal.document(jsonObject({{"shell", jsonString(shell)}, {"script", jsonString(script)}}));
    else
        terminal.text(script);
    return 0;
}

Result<int> runComplete(const Arguments &arguments, Terminal &terminal)
{
    const Candidates found = arguments.has(u"--bash"_s) ? bashCandidates(arguments.value(u"--bash"_s),
                                                                         arguments.value(u"--breaks"_s), allCommands())
                                                        : candidatesFor(arguments.words, allCommands());
    terminal.lines(textsOf(found.rows, [](const Candidate &candidate) {
        return candidate.help.isEmpty() ? candidate.text : candidate.text + u'\t' + candidate.help;
    }));
    return found.after;
}

} // namespace

Command completionCommand()
{
    return {u"completion"_s,
            {u"completion "_s + shellWords().join(u'|')},
            Cli::tr("Print a shell completion script."),
            {},
            Cli::tr("For this session: source <(resource-console completion bash), the same with zsh after compinit, "
                    "or resource-console completion fish | source. Tool names come from the last list that tools diff "
                    "or the window saved."),
            runCompletion,
            {{{}, {oneOf(u"SHELL"_s, shellWords())}}},
            {removedFor(u"--names"_s, u"complete -- WORDS…"_s)}};
}

Command completeCommand()
{
    return {u"complete"_s,
            {u"complete -- WORDS…"_s, u"complete --bash LINE --breaks CHARACTERS"_s},
            {},
            {{u"--bash"_s, u"LINE"_s, {}}, {u"--breaks"_s, u"CHARACTERS"_s, {}}},
            {},
            runComplete,
            {{{}, {u"WORDS"_s}, Times::Any}}};
}

} // namespace rc
