// SPDX-License-Identifier: GPL-3.0-or-later
// tools: lists the tools a language model would get, or shows one in full.
#include "catalog/review/catalogexport.h"
#include "catalog/review/toolcost.h"
#include "check/run/stepoutcome.h"
#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "cli/tools/serveranswers.h"
#include "cli/tools/toolsoutput.h"
#include "cli/tools/toolsplan.h"
#include "cli/tools/toolsreport.h"
#include "core/words/displaytext.h"
#include "service/exitcode.h"
#include "session/tools/listoperation.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The lists reduced to tools with these names; unchanged if `names` is empty. BadInput for a name that no list has.
Result<QList<ToolListResult>> onlyTools(const QList<ToolListResult> &results, const QStringList &names)
{
    if (names.isEmpty())
        return results;
    QStringList missing = names;
    QList<ToolListResult> chosen = results;
    for (ToolListResult &result : chosen) {
        QList<Tool> &tools = result.catalog.tools;
        for (const Tool &tool : std::as_const(tools))
            missing.removeAll(tool.name);
        tools.removeIf([&names](const Tool &tool) { return !names.contains(tool.name); });
    }
    const bool allFetched =
        std::ranges::none_of(results, [](const ToolListResult &result) { return result.error.has_value(); });
    if (!missing.isEmpty() && allFetched) {
        return failure(noSuchTool(missing.first(), toolNamesIn(results)));
    }
    return chosen;
}

/// `all`: the complete lists behind `results`, for the totals. Documents skip failed lists. The tool spec only allows
/// the tools in `results`.
Result<void> printChosen(const QList<ToolListResult> &results, const QList<ToolListResult> &all, const ToolsPlan &plan,
                         Terminal &terminal)
{
    if (plan.layout < ToolsLayout::Markdown) {
        printTools(results, plan.layout, plan.shownTool, terminal);
        return {};
    }
    QList<ToolSelection> selections;
    QList<OfferedCatalog> offered;
    for (qsizetype i = 0; i < results.size(); ++i) {
        if (results.at(i).error)
            continue;
        const ToolCatalog &catalog = results.at(i).catalog;
        selections.append({catalog, all.at(i).catalog.tools.size()});
        const OfferedCatalog allowed = offeredCatalog(catalog.kind, catalog.tools);
        if (!allowed.allowed->isEmpty())
            offered.append(allowed);
    }
    QString text;
    if (plan.layout == ToolsLayout::ToolSpec) {
        const EndpointResolver resolver = [&results](const QUrl &endpoint) {
            const auto result =
                std::ranges::find(results, endpoint, [](const ToolListResult &listed) { return listed.catalog.url; });
            return result == results.cend() ? endpoint : answeringAddress(*result);
        };
        RC_SET(text, toolSpec(plan.profile, offered, plan.approval, resolver));
    } else {
        text = QString::fromUtf8(plan.layout == ToolsLayout::Csv ? toolsCsv(selections) : toolsMarkdown(selections));
    }
    terminal.text(text);
    return {};
}

/// Reports the tools' cost and any excess over a budget of estimated tokens; 0: no budget. False if one is exceeded.
bool isWithinBudget(const QList<ToolListResult> &results, int budget, int perTool, Terminal &terminal)
{
    if (budget == 0 && perTool == 0)
        return true;
    bool isWithin = true;
    ToolCost total;
    for (const ToolListResult &result : results) {
        for (const Tool &tool : result.catalog.tools) {
            const ToolCost cost = toolCost(tool);
            total += cost;
            const qint64 maxTokens = upperBound(cost.tokens, toolTokenError);
            if (perTool == 0 || maxTokens <= perTool)
                continue;
            isWithin = false;
            terminal.error(Cli::tr("%1 uses about %2 tokens, at most %3. Budget: %4.")
                               .arg(displayText(tool.name))
                               .arg(cost.tokens)
                               .arg(maxTokens)
                               .arg(perTool));
        }
    }
    if (budget == 0)
        return isWithin;
    const qint64 maxTokens = upperBound(total.tokens, catalogTokenError);
    const QString line =
        Cli::tr("All tools use about %1 tokens, at most %2. Budget: %3.").arg(total.tokens).arg(maxTokens).arg(budget);
    if (maxTokens > budget)
        terminal.error(line);
    else
        terminal.note(line);
    return isWithin && maxTokens <= budget;
}

/// Fetches the lists one after the other; prints them in catalog order at the end.
class ToolsRun : public CommandRun
{
public:
    ToolsRun(ToolsPlan plan, ProfileContext &context, Terminal &terminal)
        : m_plan(std::move(plan))
        , m_terminal(terminal)
        , m_lists(context)
    {
        connect(&m_lists, &ListOperation::ended, this,
                [this](const ToolListResult &result) { m_results.append(result); });
        connect(&m_lists, &ListOperation::finished, this, &ToolsRun::end);
    }

    void start() override
    {
        if (m_plan.analysis != ToolsPlan::Analysis::None) // instructions are reviewed, locked and compared, too
            m_lists.enableInstructions();
        m_lists.start(m_plan.kinds);
    }
    void abort() override { m_lists.cancel(); }

private:
    void end()
    {
        int code = print();
        const bool anyFetched =
            std::ranges::any_of(m_results, [](const ToolListResult &result) { return !result.error; });
        for (const ToolListResult &result : m_results) {
            const StepState state = result.error ? listDiagnosis(result).state : StepState::Passed;
            const QString name = catalogName(result.catalog.kind) + u": "_s;
            for (const QString &problem : problemsOf(result)) {
                if (state == StepState::Skipped)
                    m_terminal.note(name + problem);
                else
                    m_terminal.error(name + problem);
            }
            for (const QString &remark : result.catalog.remarks)
                m_terminal.note(name + remark);
            // as in a check: a catalog that is only a warning does not fail the others
            if (anyFetched && result.error && state != StepState::Failed)
                continue;
            const bool isIncomplete = !result.error && !result.catalog.complete;
            // a missing or incomplete list takes precedence over findings in others
            if (code <= 1 && (result.error || isIncomplete))
                code = result.error ? exitCodeFor(result.error->kind) : exitCodeFor(ErrorKind::NotUnderstood);
        }
        // One complete list is enough to report this.
        const bool anyComplete = std::ranges::any_of(
            m_results, [](const ToolListResult &result) { return !result.error && result.catalog.complete; });
        if (anyComplete && !m_plan.shownTool.isEmpty() && !toolNamesIn(m_results).contains(m_plan.shownTool)) {
            m_terminal.error(noSuchTool(m_plan.shownTool, toolNamesIn(m_results)));
            code = usageExitCode;
        }
        emit finished(code);
    }

    /// The exit code: 1 if `lint` or `diff` found something.
    int print()
    {
        if (m_plan.analysis == ToolsPlan::Analysis::Lint) {
            const bool found = printFindings(m_results, m_plan.lint, m_plan.reportLayout, m_terminal);
            const Policy &policy = m_plan.lint.policy;
            const bool fits = isWithinBudget(m_results, policy.budget, policy.budgetPerTool, m_terminal);
            return found || !fits ? 1 : 0;
        }
        if (m_plan.analysis == ToolsPlan::Analysis::Lock) {
            if (isComplete()) // a partial lock would look complete
                printLock(m_results, m_terminal);
            return 0;
        }
        if (m_plan.analysis == ToolsPlan::Analysis::Instructions) {
            printInstructions(m_results, m_plan.reportLayout == ReportLayout::Json, m_terminal);
            return 0;
        }
        if (m_plan.analysis == ToolsPlan::Analysis::Diff) {
            const bool isLock = !m_plan.file.isEmpty() && isToolLockFile(m_plan.file);
            const Differences found =
                isLock ? printDrift(m_results, m_plan.file, m_plan.lint.policy, m_plan.reportLayout, m_terminal)
                       : printDifferences(m_results, m_plan.file, m_plan.reportLayout, m_terminal);
            const int fault = found.fault ? m_terminal.failure(*found.fault) : 0;
            return found.changed ? 1 : fault;
        }
        const auto chosen = onlyTools(m_results, m_plan.only);
        if (!chosen)
            return m_terminal.failure(chosen.error());
        if (const auto printed = printChosen(*chosen, m_results, m_plan, m_terminal); !printed)
            return m_terminal.failure(printed.error());
        return isWithinBudget(*chosen, m_plan.budget, m_plan.budgetPerTool, m_terminal) ? 0 : 1;
    }

    /// Whether all lists are complete, ignoring warnings.
    [[nodiscard]] bool isComplete() const
    {
        bool anyFetched = false;
        for (const ToolListResult &result : m_results) {
            if (result.error ? listDiagnosis(result).state == StepState::Failed : !result.catalog.complete)
                return false;
            anyFetched = anyFetched || !result.error;
        }
        return anyFetched;
    }

    ToolsPlan m_plan;
    Terminal &m_terminal;
    ListOperation m_lists;
    QList<ToolListResult> m_results;
};

Result<int> runTools(const Arguments &given, Terminal &terminal)
{
    Arguments arguments = given;
    if (arguments.has(u"--explain"_s)) {
        RC_CHECK(printRule(arguments.value(u"--explain"_s), terminal));
        return 0;
    }
    Policy policy;
    if (const QString action = arguments.words.value(0); action == "lint"_L1 || action == "diff"_L1) {
        RC_SET(policy, policyOf(arguments));
        arguments = withPolicyProfile(arguments, policy);
        if (!policy.file.isEmpty())
            terminal.note(Cli::tr("Policy: %1").arg(displayText(policy.file)));
    }
    return withProfile(arguments, terminal, [&](CommandProfile &context) -> Result<int> {
        RC_TRY(plan, toolsPlan(arguments, context));
        plan->lint.policy = policy;
        ToolsRun run(std::move(*plan), context, terminal);
        return runToEnd(run);
    });
}

} // namespace

Command toolsCommand()
{
    const QList<OptionRow> catalog{{u"--catalog"_s, suggested(u"WHICH"_s, catalogWords()),
                                    Cli::tr("general, code-hosting, both, all (default), NAME or NAME=PATH")}};
    const QList<OptionRow> listOptions{
        {u"--names"_s, {}, Cli::tr("print only the names")},
        {u"--csv"_s, {}, Cli::tr("print one CSV line per tool")},
        {u"--tool-spec"_s, {}, Cli::tr("print a tool spec that allows only these tools")},
        approvalOption(),
        {u"--budget"_s, u"TOKENS"_s, Cli::tr("exit 1 if all tools together use more")},
        {u"--budget-per-tool"_s, u"TOKENS"_s, Cli::tr("exit 1 if any tool uses more")},
        {u"--only"_s, {u"NAME"_s, ValueKind::Tool}, Cli::tr("include only this tool"), true},
    };
    const QList<OptionRow> lintOptions{
        {u"--at-least"_s, suggested(u"SEVERITY"_s, findingSeverityWords()),
         Cli::tr("info (default), warning or critical")},
        {u"--all"_s, {}, Cli::tr("include findings accepted in the window")},
        {u"--portability"_s, {}, Cli::tr("report what some clients do not accept (default)")},
        {u"--explain"_s, oneOf(u"RULE"_s, ruleWords()), Cli::tr("explain a rule")},
    };
    const QList<OptionRow> markdownOption{
        {u"--markdown"_s, {}, Cli::tr("print Markdown")},
    };
    const QList<OptionRow> reportOptions{
        {u"--sarif"_s, {}, Cli::tr("print SARIF 2.1.0 for code hosts")},
        policyOption(),
    };
    const QList<OptionRow> callOptions{
        {u"--args"_s, u"JSON"_s, Cli::tr("arguments: a JSON object, @FILE or -")},
        {u"--yes"_s, {}, Cli::tr("allow tools that are or may be destructive")},
        {u"--unchecked"_s, {}, Cli::tr("skip argument validation")},
        answersOption(),
        {u"--despite-findings"_s, {}, Cli::tr("allow tools with a critical finding")},
    };
    return {u"tools"_s,
            {u"tools [list] [--catalog WHICH] [--names | --markdown | --csv | --tool-spec [--approval "
             u"always|never]] "
             "[--only NAME]… [--budget TOKENS] [--budget-per-tool TOKENS] [OPTION…]"_s,
             u"tools show NAME [OPTION…]"_s, u"tools instructions [OPTION…]"_s,
             u"tools lint [--at-least info|warning|critical] [--all] [--sarif | --markdown] [OPTION…]"_s,
             u"tools lint --explain RULE"_s, u"tools diff [FILE] [--sarif | --markdown] [OPTION…]"_s,
             u"tools lock [OPTION…]"_s, u"tools watch [--every S] [OPTION…]"_s, u"tools sign-in [OPTION…]"_s,
             u"tools call NAME [--args JSON|@FILE|-] [--yes] [--despite-findings] [--answers FILE|-|defaults] "
             "[--catalog WHICH] "
             "[OPTION…]"_s},
            Cli::tr("List, show, review, compare or call the tools that a language model can use."),
            catalog + forActions({u"list"_s}, listOptions) + forActions({u"lint"_s}, lintOptions) +
                forActions({u"list"_s, u"lint"_s, u"diff"_s}, markdownOption) +
                forActions({u"lint"_s, u"diff"_s}, reportOptions) + forActions({u"call"_s}, callOptions) +
                watchOptions() + targetOptions(),
            Cli::tr("lint exits 1 for findings that were not accepted, diff for changes. call sends once and never "
                    "retries; it exits 1 for a tool error, and 9 if requested input was not given. If one catalog "
                    "fails, the others are still printed and the exit code reports the failure."),
            runTools,
            toolsActions(),
            {removedFor(u"--no-wait"_s, u"--stream-timeout"_s), removedFor(u"--update"_s, u"tools lock > FILE"_s),
             removedFor(u"--table"_s, u"--csv"_s)}};
}

} // namespace rc
