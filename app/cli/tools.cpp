// SPDX-License-Identifier: GPL-3.0-or-later
// tools: what a language model would be given, listed or one of them in full.
#include "check/rungending.h"
#include "cli/commandrun.h"
#include "cli/commands.h"
#include "cli/credentialssource.h"
#include "cli/keptactivity.h"
#include "cli/terminal.h"
#include "cli/toolscall.h"
#include "cli/toolsexport.h"
#include "cli/toolsjudged.h"
#include "cli/toolsoutput.h"
#include "cli/toolsplan.h"
#include "cli/toolstarget.h"
#include "core/displaytext.h"
#include "service/exitcode.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Asks the endpoints side by side; prints them in the table's order when all have ended.
class ToolsRun : public CommandRun
{
public:
    ToolsRun(ToolsPlan plan, CredentialsSource &source, KeptActivity &activity, Terminal &terminal)
        : m_plan(std::move(plan))
        , m_source(source)
        , m_activity(activity)
        , m_terminal(terminal)
    {
        for (const CatalogKind &kind : m_plan.kinds)
            m_records.append(listRecord(source.options().profile.name, m_plan.toolServer, kind));
    }

    void start() override
    {
        m_source.read(this, [this](Result<Credentials> credentials) {
            if (m_ended)
                return;
            if (!credentials)
                endWithout(credentials.error());
            else
                ask(*credentials);
        });
    }

    void abort() override
    {
        if (m_jobs.isEmpty()) {
            endWithout({ErrorKind::Cancelled, {}, {}, 0});
            return;
        }
        m_aborted = true;
        const QList<ToolListJob *> jobs = m_jobs;
        for (ToolListJob *job : jobs)
            job->abort();
    }

private:
    void ask(const Credentials &credentials)
    {
        m_activity.setKey(credentials);
        m_activity.write(m_records);
        m_results.resize(m_plan.kinds.size());
        m_waiting = m_plan.kinds.size();
        for (qsizetype i = 0; i < m_plan.kinds.size(); ++i) {
            auto *job = new ToolListJob(m_plan.toolServer, m_plan.kinds.at(i), credentials.clone(), m_dialects,
                                        m_plan.limits, this);
            connect(job, &ToolListJob::finished, this, [this, i](const ToolListResult &result) {
                m_results[i] = result;
                if (--m_waiting == 0)
                    end();
                else if (!m_aborted) // one request at a time: a tool server may stand still behind one of them
                    m_jobs.at(m_plan.kinds.size() - m_waiting)->start();
            });
            m_jobs.append(job);
        }
        m_jobs.first()->start();
    }

    void endWithout(const Error &error)
    {
        for (const CatalogKind &kind : m_plan.kinds) {
            ToolListResult result;
            result.catalog.kind = kind;
            result.catalog.url = catalogAddress(m_plan.toolServer, kind);
            result.error = error;
            m_results.append(result);
        }
        end();
    }

    void end()
    {
        if (std::exchange(m_ended, true))
            return;
        for (qsizetype i = 0; i < m_records.size(); ++i)
            complete(m_records[i], m_results.at(i));
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
        m_activity.write(m_records);
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
    CredentialsSource &m_source;
    KeptActivity &m_activity;
    Terminal &m_terminal;
    QList<ActivityRecord> m_records; ///< one for each kind
    DialectMemory m_dialects;
    QList<ToolListJob *> m_jobs;
    QList<ToolListResult> m_results;
    qsizetype m_waiting = 0;
    bool m_aborted = false;
    bool m_ended = false;
};

int runTools(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.words.value(0) == "call"_L1)
        return runToolsCall(arguments, terminal);
    auto options = optionsOf(arguments, QProcessEnvironment::systemEnvironment(), ProfileStore(profilesFile()),
                             savedLimits(terminal));
    if (!options)
        return terminal.failure(options.error());
    CredentialsSource source(std::move(*options));
    auto plan = toolsPlan(arguments, source);
    if (!plan)
        return terminal.failure(plan.error());
    KeptActivity activity(terminal);
    source.maskGivenKey(activity);
    ToolsRun run(std::move(*plan), source, activity, terminal);
    return runToEnd(run);
}

} // namespace

Command toolsCommand()
{
    const QList<OptionRow> catalog{
        {u"--catalog"_s, oneOf(u"WHICH"_s, catalogWords()),
         translate("rc::Cli", "general, code-hosting, both, the name of one of the profile's further "
                              "catalogs, NAME=PATH for one that it does not have, or all; all "
                              "without it")}};
    const QList<OptionRow> ofList{
        {u"--names"_s, {}, translate("rc::Cli", "print the names only, one a line")},
        {u"--table"_s, {}, translate("rc::Cli", "print a table with what each tool costs a model")},
        {u"--markdown"_s, {}, translate("rc::Cli", "print a reference of the tools in Markdown")},
        {u"--csv"_s, {}, translate("rc::Cli", "print a line for each tool as CSV")},
        {u"--tool-spec"_s, {}, translate("rc::Cli", "print a tool spec that allows these tools and no others")},
        approvalOption(),
        {u"--only"_s,
         {u"NAME"_s, ValueKind::Tool},
         translate("rc::Cli", "this tool only; give it again for further ones"),
         true},
    };
    const QList<OptionRow> ofLint{
        {u"--at-least"_s, oneOf(u"WEIGHT"_s, findingWeightWords()),
         translate("rc::Cli", "lint: note, warning or danger; note without it")},
        {u"--all"_s, {}, translate("rc::Cli", "lint: also what was accepted in the window")},
    };
    const QList<OptionRow> ofCall{
        {u"--args"_s, u"JSON"_s, translate("rc::Cli", "call: the arguments, a JSON object; @FILE or - reads them")},
        {u"--yes"_s, {}, translate("rc::Cli", "call: also a tool that is destructive or does not say that it is not")},
        {u"--unchecked"_s, {}, translate("rc::Cli", "call: send arguments that do not fit the tool's schema, too")},
    };
    return {
        u"tools"_s,
        {u"tools [list] [--catalog WHICH] [--names | --table | --markdown | --csv | --tool-spec [--approval "
         u"always|never]] "
         "[--only NAME]… [WHO AND WHERE]"_s,
         u"tools show NAME [WHO AND WHERE]"_s, u"tools lint [--at-least note|warning|danger] [--all] [WHO AND WHERE]"_s,
         u"tools diff [FILE] [WHO AND WHERE]"_s,
         u"tools call NAME [--args JSON|@FILE|-] [--yes] [--catalog WHICH] [WHO AND WHERE]"_s},
        translate("rc::Cli",
                  "Lists the tools that a language model would be given, shows one in full, judges them, tells what "
                  "changed, or calls one."),
        catalog + onlyWith({u"list"_s}, ofList) + onlyWith({u"lint"_s}, ofLint) + onlyWith({u"call"_s}, ofCall) +
            whoOptions(),
        translate("rc::Cli",
                  "When one catalog fails and another comes, what came is printed and the exit code is "
                  "that of the failure; a catalog that only lacks a token or an account is warned of and is no "
                  "failure. lint exits 1 when it finds something that was not accepted. diff compares with "
                  "FILE (the output "
                  "of tools --json, or a list of tools), else with the list that the last diff from there kept, and "
                  "exits 1 when something changed. call sends the call once and never again: the arguments are checked "
                  "before, a tool that is destructive or says nothing of it needs --yes, and it exits 1 when the tool "
                  "reports an error."),
        runTools,
        toolsActions()};
}

} // namespace rc
