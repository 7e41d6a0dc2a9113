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
#include "cli/tools/toolscommand.h"
#include "cli/tools/toolsoutput.h"
#include "cli/tools/toolsreport.h"
#include "config/toolspec.h"
#include "core/textsof.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "service/exitcode.h"
#include "session/tools/listoperation.h"

#include <algorithm>
#include <array>

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

/// A tool spec of the lists' tools that may be offered to a model.
Result<QString> toolSpecOf(const QList<ToolListResult> &results, const Profile &profile, ToolApproval approval)
{
    QList<OfferedCatalog> offered;
    for (const ToolListResult &result : results) {
        const OfferedCatalog allowed = offeredCatalog(result.catalog.kind, result.catalog.tools);
        if (!result.error && !allowed.allowed->isEmpty())
            offered.append(allowed);
    }
    return toolSpec(profile, offered, approval, [&results](const QUrl &endpoint) {
        const auto result =
            std::ranges::find(results, endpoint, [](const ToolListResult &listed) { return listed.catalog.url; });
        return result == results.cend() ? endpoint : answeringAddress(*result);
    });
}

/// The fetched lists of `results`. `all`: the complete lists behind them, for the totals.
QList<ToolSelection> selectionsOf(const QList<ToolListResult> &results, const QList<ToolListResult> &all)
{
    QList<ToolSelection> selections;
    for (qsizetype i = 0; i < results.size(); ++i) {
        if (!results.at(i).error)
            selections.append({results.at(i).catalog, all.at(i).catalog.tools.size()});
    }
    return selections;
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

bool isComplete(const ToolListResult &result)
{
    return !result.error && result.catalog.complete;
}

/// Whether all lists are complete, ignoring warnings.
bool areComplete(const QList<ToolListResult> &results)
{
    const bool anyFetched = std::ranges::any_of(results, [](const ToolListResult &result) { return !result.error; });
    return anyFetched && std::ranges::all_of(results, [](const ToolListResult &result) {
               return isComplete(result) || (result.error && listDiagnosis(result).state != StepState::Failed);
           });
}

/// Reports the problems of the lists. Returns `code`, or that of a missing or incomplete list, which takes precedence
/// over findings in others.
int reportProblems(const QList<ToolListResult> &results, int code, Terminal &terminal)
{
    const bool anyFetched = std::ranges::any_of(results, [](const ToolListResult &result) { return !result.error; });
    for (const ToolListResult &result : results) {
        const StepState state = result.error ? listDiagnosis(result).state : StepState::Passed;
        const QString name = catalogName(result.catalog.kind) + u": "_s;
        for (const QString &problem : problemsOf(result)) {
            if (state == StepState::Skipped)
                terminal.note(name + problem);
            else
                terminal.error(name + problem);
        }
        for (const QString &remark : result.catalog.remarks)
            terminal.note(name + remark);
        // as in a check: a catalog that is only a warning does not fail the others
        if (anyFetched && result.error && state != StepState::Failed)
            continue;
        if (code <= 1 && !isComplete(result))
            code = exitCodeFor(result.error ? result.error->kind : ErrorKind::NotUnderstood);
    }
    return code;
}

/// Prints the lists of a profile, and returns the exit code.
using PrintLists = std::function<Result<int>(const QList<ToolListResult> &results, const Profile &profile)>;

/// Fetches the lists, prints them with `print`, and then reports their problems.
Result<int> printLists(const Arguments &arguments, bool withInstructions, Terminal &terminal, const PrintLists &print)
{
    return withProfile(arguments, terminal, [&](CommandProfile &context) -> Result<int> {
        RC_TRY(kinds, catalogsToFetch(arguments, context));
        const FetchedLists fetched = fetchLists(*kinds, withInstructions, context);
        const auto printed = print(fetched.lists, context.profile());
        const int code =
            reportProblems(fetched.lists, printed ? *printed : terminal.failure(printed.error()), terminal);
        return fetched.interruptedBy != 0 ? fetched.interruptedBy : code;
    });
}

enum class ListLayout {
    Lines,
    Names,
    Json,
    Markdown,
    Csv,
    ToolSpec
};

Result<int> runList(const Arguments &arguments, Terminal &terminal)
{
    constexpr int maxBudget = 100'000'000; // tokens, beyond the context of any model
    RC_TRY(layout, arguments.choice(ListLayout::Lines, {{u"--names"_s, ListLayout::Names},
                                                        {u"--markdown"_s, ListLayout::Markdown},
                                                        {u"--csv"_s, ListLayout::Csv},
                                                        {u"--tool-spec"_s, ListLayout::ToolSpec},
                                                        {u"--json"_s, ListLayout::Json}}));
    if (arguments.has(u"--approval"_s) && *layout != ListLayout::ToolSpec)
        return missingArgument(u"--approval"_s, u"--tool-spec"_s);
    RC_TRY(budget, arguments.number(u"--budget"_s, 1, maxBudget));
    RC_TRY(budgetPerTool, arguments.number(u"--budget-per-tool"_s, 1, maxBudget));
    return printLists(arguments, false, terminal, [&](const auto &all, const Profile &profile) -> Result<int> {
        RC_TRY(results, onlyTools(all, arguments.values.value(u"--only"_s)));
        switch (*layout) {
        case ListLayout::Lines:
            printTools(*results, terminal);
            break;
        case ListLayout::Names:
            terminal.lines(textsOf(toolNamesIn(*results), [](const QString &name) { return displayText(name); }));
            break;
        case ListLayout::Json:
            terminal.document(listsJson(*results));
            break;
        case ListLayout::Markdown:
            terminal.text(QString::fromUtf8(toolsMarkdown(selectionsOf(*results, all))));
            break;
        case ListLayout::Csv:
            terminal.text(QString::fromUtf8(toolsCsv(selectionsOf(*results, all))));
            break;
        case ListLayout::ToolSpec: {
            RC_TRY(text, toolSpecOf(*results, profile, approvalOf(arguments)));
            terminal.text(*text);
            break;
        }
        }
        return isWithinBudget(*results, *budget, *budgetPerTool, terminal) ? 0 : 1;
    });
}

Result<int> runShow(const Arguments &arguments, Terminal &terminal)
{
    const QString name = arguments.words.at(1);
    if (name.isEmpty())
        return missingArgument(u"tools show"_s, u"NAME"_s);
    return printLists(arguments, false, terminal, [&](const auto &results, const Profile &) -> Result<int> {
        if (arguments.has(u"--json"_s))
            terminal.document(listsJson(results, name));
        else
            printTool(results, name, terminal);
        // One complete list is enough to report this.
        if (std::ranges::any_of(results, isComplete) && !toolNamesIn(results).contains(name))
            return failure(noSuchTool(name, toolNamesIn(results)));
        return 0;
    });
}

Result<int> runInstructions(const Arguments &arguments, Terminal &terminal)
{
    return printLists(arguments, true, terminal, [&](const auto &results, const Profile &) {
        printInstructions(results, arguments.has(u"--json"_s), terminal);
        return 0;
    });
}

Result<ReportLayout> reportLayoutOf(const Arguments &arguments)
{
    return arguments.choice(ReportLayout::Lines, {{u"--json"_s, ReportLayout::Json},
                                                  {u"--sarif"_s, ReportLayout::Sarif},
                                                  {u"--markdown"_s, ReportLayout::Markdown}});
}

constexpr std::array lintSeverities{FindingSeverity::Info, FindingSeverity::Warning, FindingSeverity::Critical};

QStringList severityWords()
{
    return textsOf(lintSeverities, severityWord);
}

Result<FindingSeverity> lowestSeverityOf(const Arguments &arguments)
{
    if (!arguments.has(u"--at-least"_s))
        return FindingSeverity::Info;
    const QString word = arguments.value(u"--at-least"_s);
    for (const FindingSeverity severity : lintSeverities) {
        if (word == wireWord(severity) || word == severityWord(severity))
            return severity;
    }
    return notOneOf(u"--at-least"_s, severityWords(), word);
}

Result<int> runLint(const Arguments &given, Terminal &terminal)
{
    if (given.has(u"--explain"_s)) {
        RC_CHECK(printRule(given.value(u"--explain"_s), terminal));
        return 0;
    }
    Arguments arguments = given;
    RC_TRY(policy, applyPolicy(arguments, terminal));
    RC_TRY(layout, reportLayoutOf(arguments));
    RC_TRY(atLeast, lowestSeverityOf(arguments));
    return printLists(arguments, true, terminal, [&](const auto &results, const Profile &) {
        const Lint lint{*atLeast, arguments.has(u"--all"_s), *policy};
        const bool found = printFindings(results, lint, *layout, terminal);
        const bool fits = isWithinBudget(results, policy->budget, policy->budgetPerTool, terminal);
        return found || !fits ? 1 : 0;
    });
}

Result<int> runDiff(const Arguments &given, Terminal &terminal)
{
    Arguments arguments = given;
    RC_TRY(policy, applyPolicy(arguments, terminal));
    RC_TRY(layout, reportLayoutOf(arguments));
    const QString file = arguments.words.value(1);
    if (file.isEmpty() && arguments.has(u"--demo"_s))
        return failure(Cli::tr("The demo has no earlier list. Pass a file: tools diff FILE"));
    return printLists(arguments, true, terminal, [&](const auto &results, const Profile &) {
        const Differences found = !file.isEmpty() && isToolLockFile(file)
                                      ? printDrift(results, file, *policy, *layout, terminal)
                                      : printDifferences(results, file, *layout, terminal);
        const int fault = found.fault ? terminal.failure(*found.fault) : 0;
        return found.changed ? 1 : fault;
    });
}

Result<int> runLock(const Arguments &arguments, Terminal &terminal)
{
    return printLists(arguments, true, terminal, [&](const auto &results, const Profile &) {
        if (areComplete(results)) // a partial lock would look complete
            printLock(results, terminal);
        return 0;
    });
}

const QString bothWord = u"both"_s; // the two of the interface
const QString allWord = u"all"_s;   // all of the profile

} // namespace

QStringList catalogWords()
{
    QStringList words = textsOf(interfaceCatalogs(), &CatalogKind::word);
    return words << bothWord << allWord;
}

Result<QList<CatalogKind>> catalogsOf(const Arguments &arguments, const Profile &profile)
{
    const QString word = arguments.has(u"--catalog"_s) ? arguments.value(u"--catalog"_s) : allWord;
    const QList<CatalogKind> all = allCatalogs(profile);
    if (word == allWord)
        return all;
    if (word == bothWord)
        return interfaceCatalogs();
    if (word.contains(u'='))
        return customCatalogFrom(word).map([](const CatalogKind &kind) { return QList<CatalogKind>{kind}; });
    if (const auto kind = catalogFromWord(word, all))
        return QList<CatalogKind>{*kind};
    QStringList words = catalogWords();
    for (const CatalogKind &kind : profile.customCatalogs)
        words.append(kind.word());
    return notOneOf(u"--catalog"_s, words << u"NAME=PATH"_s, word);
}

Result<QList<CatalogKind>> catalogsToFetch(const Arguments &arguments, CommandProfile &context)
{
    RC_CHECK(catalogsOf(arguments, context.profile()));
    RC_CHECK(context.prepare());
    const Profile &profile = context.profile();
    if (profile.toolServer.isEmpty()) {
        return failure(Cli::tr("No tool server. Use --mcp-url, %1 or --profile, or try --demo.")
                           .arg(profile.envPrefix + u"MCP_URL"_s));
    }
    RC_CHECK(context.toolServer());
    RC_CHECK(context.authoritiesIn(readAuthorities(profile.caFile)));
    return catalogsOf(arguments, profile);
}

FetchedLists fetchLists(const QList<CatalogKind> &kinds, bool withInstructions, ProfileContext &context)
{
    FetchedLists fetched;
    ListOperation operation(context);
    if (withInstructions)
        operation.enableInstructions();
    QObject::connect(&operation, &ListOperation::notRequested, &operation,
                     [&fetched](const Error &reason) { fetched.notRequested = reason; });
    QObject::connect(&operation, &ListOperation::ended, &operation,
                     [&fetched](const ToolListResult &result) { fetched.lists.append(result); });
    QObject::connect(&operation, &ListOperation::finished, &operation, [] { QCoreApplication::exit(); });
    fetched.interruptedBy = runLoop([&] { operation.start(kinds); }, [&] { operation.cancel(); });
    return fetched;
}

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
        {u"--at-least"_s, suggested(u"SEVERITY"_s, severityWords()), Cli::tr("info (default), warning or critical")},
        {u"--all"_s, {}, Cli::tr("include findings accepted in the window")},
        {u"--portability"_s, {}, Cli::tr("report what some clients do not accept (default)")},
        {u"--explain"_s, oneOf(u"RULE"_s, textsOf(findingRules(), &FindingRuleRow::word)), Cli::tr("explain a rule")},
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
    const QList<OptionRow> watchOptions{{u"--every"_s, u"S"_s, Cli::tr("fetch every S seconds")}};
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
                forActions({u"watch"_s}, watchOptions) + targetOptions(),
            Cli::tr("lint exits 1 for findings that were not accepted, diff for changes. call sends once and never "
                    "retries; it exits 1 for a tool error, and 9 if requested input was not given. If one catalog "
                    "fails, the others are still printed and the exit code reports the failure."),
            nullptr,
            {{u"list"_s, {}, Times::Once, runList},
             {u"show"_s, {{u"NAME"_s, ValueKind::Tool}}, Times::Once, runShow},
             {u"instructions"_s, {}, Times::Once, runInstructions},
             {u"lint"_s, {}, Times::Once, runLint},
             {u"diff"_s, {{u"FILE"_s, ValueKind::File}}, Times::AtMostOnce, runDiff},
             {u"lock"_s, {}, Times::Once, runLock},
             {u"watch"_s, {}, Times::Once, runToolsWatch},
             {u"sign-in"_s, {}, Times::Once, runToolsSignIn},
             {u"call"_s, {{u"NAME"_s, ValueKind::Tool}}, Times::Once, runToolsCall}},
            {removedFor(u"--no-wait"_s, u"--stream-timeout"_s), removedFor(u"--update"_s, u"tools lock > FILE"_s),
             removedFor(u"--table"_s, u"--csv"_s)}};
}

} // namespace rc
