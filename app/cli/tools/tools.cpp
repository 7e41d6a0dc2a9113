// SPDX-License-Identifier: GPL-3.0-or-later
// tools: what a language model would be given, listed or one of them in full.
#include "check/ladder/rungending.h"
#include "cli/commands.h"
#include "cli/frame/commandactivity.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "cli/tools/toolscall.h"
#include "cli/tools/toolsexport.h"
#include "cli/tools/toolsjudged.h"
#include "cli/tools/toolsoutput.h"
#include "cli/tools/toolsplan.h"
#include "cli/tools/toolstarget.h"
#include "core/words/displaytext.h"
#include "service/exitcode.h"
#include "session/tools/listoperation.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Asks the endpoints one after the other; prints them in the table's order when all have ended.
class ToolsRun : public CommandRun
{
public:
    ToolsRun(ToolsPlan plan, OpenProfile &open, Terminal &terminal)
        : m_plan(std::move(plan))
        , m_terminal(terminal)
        , m_lists(open)
    {
        connect(&m_lists, &ListOperation::ended, this, [this](const ToolListResult &one) { m_results.append(one); });
        connect(&m_lists, &ListOperation::finished, this, &ToolsRun::end);
    }

    void start() override { m_lists.start(m_plan.kinds); }
    void abort() override { m_lists.cancel(); }

private:
    void end()
    {
        int code = print();
        const bool anyCame = std::any_of(m_results.cbegin(), m_results.cend(),
                                         [](const ToolListResult &result) { return !result.error; });
        for (const ToolListResult &result : m_results) {
            for (const QString &problem : problemsOf(result))
                m_terminal.error(catalogName(result.catalog.kind) + u": "_s + problem);
            // as the check has it: a catalog that only needs a look is no failure of the others
            if (anyCame && result.error && listDiagnosis(result).state == RungState::Warned)
                continue;
            const bool cut = !result.error && !result.catalog.complete;
            // that a list is missing or cut comes before what was found in the others
            if (code <= 1 && (result.error || cut))
                code = result.error ? exitCodeFor(result.error->kind) : exitCodeFor(ErrorKind::NotUnderstood);
        }
        if (code == 0 && !m_plan.shown.isEmpty() && !holds(m_results, m_plan.shown)) {
            m_terminal.error(noSuchTool(m_plan.shown));
            code = usageExitCode;
        }
        emit finished(code);
    }

    /// The exit code: 1 when `lint` or `diff` found something.
    int print()
    {
        const bool json = m_plan.layout == ToolsLayout::Json;
        if (m_plan.judgement == ToolsPlan::Judgement::Lint)
            return printFindings(m_results, m_plan.lint, json, m_terminal) ? 1 : 0;
        if (m_plan.judgement == ToolsPlan::Judgement::Diff) {
            const Differences found = printDifferences(m_results, m_plan.file, json, m_terminal);
            const int fault = found.fault ? m_terminal.failure(*found.fault) : 0;
            return found.changed ? 1 : fault;
        }
        const auto chosen = onlyTools(m_results, m_plan.only);
        if (!chosen)
            return m_terminal.failure(chosen.error());
        if (!m_plan.document) {
            printTools(*chosen, m_plan.layout, m_plan.shown, m_terminal);
            return 0;
        }
        const auto printed =
            printDocument(*chosen, m_results, *m_plan.document, m_plan.profile, m_plan.approval, m_terminal);
        return printed ? 0 : m_terminal.failure(printed.error());
    }

    ToolsPlan m_plan;
    Terminal &m_terminal;
    ListOperation m_lists;
    QList<ToolListResult> m_results;
};

int runTools(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.words.value(0) == "call"_L1)
        return runToolsCall(arguments, terminal);
    auto options = optionsOf(arguments, QProcessEnvironment::systemEnvironment(), ProfileStore(profilesFile()),
                             savedLimits(terminal));
    if (!options)
        return terminal.failure(options.error());
    CommandActivity activity(terminal);
    CommandProfile open(std::move(*options), &activity.log());
    auto plan = toolsPlan(arguments, open);
    if (!plan)
        return terminal.failure(plan.error());
    ToolsRun run(std::move(*plan), open, terminal);
    return runToEnd(run);
}

} // namespace

Command toolsCommand()
{
    const QList<OptionRow> catalog{
        {u"--catalog"_s, oneOf(u"WHICH"_s, catalogWords()),
         translate("rc::Cli", "general, code-hosting, both, another catalog of the profile by name, NAME=PATH for one "
                              "that it does not have, or all (default: all)")}};
    const QList<OptionRow> ofList{
        {u"--names"_s, {}, translate("rc::Cli", "print only the names, one per line")},
        {u"--table"_s, {}, translate("rc::Cli", "print a table of what each tool costs a model")},
        {u"--markdown"_s, {}, translate("rc::Cli", "print a Markdown reference of the tools")},
        {u"--csv"_s, {}, translate("rc::Cli", "print one CSV line per tool")},
        {u"--tool-spec"_s, {}, translate("rc::Cli", "print a tool spec that allows only these tools")},
        approvalOption(),
        {u"--only"_s, {u"NAME"_s, ValueKind::Tool}, translate("rc::Cli", "include only this tool (repeatable)"), true},
    };
    const QList<OptionRow> ofLint{
        {u"--at-least"_s, oneOf(u"WEIGHT"_s, findingWeightWords()),
         translate("rc::Cli", "lint: note, warning or danger (default: note)")},
        {u"--all"_s, {}, translate("rc::Cli", "lint: include findings accepted in the window")},
    };
    const QList<OptionRow> ofCall{
        {u"--args"_s, u"JSON"_s, translate("rc::Cli", "call: arguments as a JSON object, or @FILE or - to read them")},
        {u"--yes"_s, {}, translate("rc::Cli", "call: allow tools that are or may be destructive")},
        {u"--unchecked"_s, {}, translate("rc::Cli", "call: skip argument validation")},
    };
    return {
        u"tools"_s,
        {u"tools [list] [--catalog WHICH] [--names | --table | --markdown | --csv | --tool-spec [--approval "
         u"always|never]] "
         "[--only NAME]… [WHO AND WHERE]"_s,
         u"tools show NAME [WHO AND WHERE]"_s, u"tools lint [--at-least note|warning|danger] [--all] [WHO AND WHERE]"_s,
         u"tools diff [FILE] [WHO AND WHERE]"_s,
         u"tools call NAME [--args JSON|@FILE|-] [--yes] [--catalog WHICH] [WHO AND WHERE]"_s},
        translate("rc::Cli", "List the tools that a language model can use, show one in full, review them, show what "
                             "changed, or call one."),
        catalog + onlyWith({u"list"_s}, ofList) + onlyWith({u"lint"_s}, ofLint) + onlyWith({u"call"_s}, ofCall) +
            whoOptions(),
        translate("rc::Cli",
                  "If one catalog fails, the others are still printed and the exit code reports the failure. A catalog "
                  "that only lacks a token or an account causes a warning, not a failure. lint exits 1 if it finds "
                  "anything that was not accepted. diff compares with FILE (the output of tools --json, or a list of "
                  "tools), otherwise with the list that the last diff of the same server saved, and exits 1 if "
                  "anything changed. call sends the call once and never retries: it checks the arguments first, "
                  "requires --yes for a tool that is or may be destructive, and exits 1 if the tool returns an error."),
        runTools,
        toolsActions()};
}

} // namespace rc
