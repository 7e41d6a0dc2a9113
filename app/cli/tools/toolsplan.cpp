// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/tools/toolsplan.h"

#include "cli/frame/commandprofile.h"
#include "cli/tools/toolsreport.h"
#include "core/textsof.h"
#include "core/url/resourceurl.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr std::array lintSeverities{FindingSeverity::Info, FindingSeverity::Warning, FindingSeverity::Critical};

Result<void> readWords(const QStringList &words, ToolsPlan &plan)
{
    using Analysis = ToolsPlan::Analysis;
    const QString action = words.value(0, u"list"_s);
    const QHash<QString, Analysis> analyses{{u"lint"_s, Analysis::Lint},
                                            {u"diff"_s, Analysis::Diff},
                                            {u"lock"_s, Analysis::Lock},
                                            {u"instructions"_s, Analysis::Instructions}};
    plan.analysis = analyses.value(action, Analysis::None);
    if (action != "show"_L1) {
        plan.file = words.value(1);
        return {};
    }
    if (words.at(1).isEmpty())
        return missingArgument(u"tools show"_s, u"NAME"_s);
    plan.shownTool = words.at(1);
    plan.layout = ToolsLayout::Show;
    return {};
}

/// Sets the layout of the option that was given. BadInput for several.
template<typename Layout>
Result<void> readOneOf(const Arguments &arguments, const QList<std::pair<QString, Layout>> &layouts, Layout &layout)
{
    QStringList given;
    for (const auto &[option, optionLayout] : layouts) {
        if (!arguments.has(option))
            continue;
        layout = optionLayout;
        given.append(option);
    }
    return given.size() < 2 ? Result<void>() : exclusiveOptions(given);
}

Result<void> readLayout(const Arguments &arguments, ToolsPlan &plan)
{
    RC_CHECK(readOneOf(arguments,
                       {{u"--names"_s, ToolsLayout::Names},
                        {u"--markdown"_s, ToolsLayout::Markdown},
                        {u"--csv"_s, ToolsLayout::Csv},
                        {u"--tool-spec"_s, ToolsLayout::ToolSpec},
                        {u"--json"_s, ToolsLayout::Json}},
                       plan.layout));
    if (arguments.has(u"--approval"_s) && plan.layout != ToolsLayout::ToolSpec)
        return missingArgument(u"--approval"_s, u"--tool-spec"_s);
    plan.approval = approvalOf(arguments);
    plan.only = arguments.values.value(u"--only"_s);
    return {};
}

Result<void> readReportLayout(const Arguments &arguments, ToolsPlan &plan)
{
    return readOneOf(arguments,
                     {{u"--json"_s, ReportLayout::Json},
                      {u"--sarif"_s, ReportLayout::Sarif},
                      {u"--markdown"_s, ReportLayout::Markdown}},
                     plan.reportLayout);
}

constexpr int maxBudget = 100'000'000; ///< tokens, beyond the context of any model

Result<void> readSeverity(const Arguments &arguments, ToolsPlan &plan)
{
    plan.lint.all = arguments.has(u"--all"_s);
    if (!arguments.has(u"--at-least"_s))
        return {};
    const QString word = arguments.value(u"--at-least"_s);
    for (const FindingSeverity severity : lintSeverities) {
        if (word == wireWord(severity) || word == severityWord(severity)) {
            plan.lint.atLeast = severity;
            return {};
        }
    }
    return notOneOf(u"--at-least"_s, findingSeverityWords(), word);
}

const QString bothWord = u"both"_s; // the two of the interface
const QString allWord = u"all"_s;   // all of the profile

} // namespace

QList<ActionRow> toolsActions()
{
    return {{u"list"_s, {}},
            {u"show"_s, {{u"NAME"_s, ValueKind::Tool}}},
            {u"instructions"_s, {}},
            {u"lint"_s, {}},
            {u"diff"_s, {{u"FILE"_s, ValueKind::File}}, Times::AtMostOnce},
            {u"lock"_s, {}},
            {u"watch"_s, {}, Times::Once, runToolsWatch},
            {u"sign-in"_s, {}, Times::Once, runToolsSignIn},
            {u"call"_s, {{u"NAME"_s, ValueKind::Tool}}, Times::Once, runToolsCall}};
}

QStringList findingSeverityWords()
{
    return textsOf(lintSeverities, [](FindingSeverity severity) { return severityWord(severity); });
}

QStringList ruleWords()
{
    return textsOf(findingRules(), &FindingRuleRow::word);
}

Result<ToolsPlan> toolsPlan(const Arguments &arguments, CommandProfile &context)
{
    ToolsPlan plan;
    RC_CHECK(readWords(arguments.words, plan));
    if (plan.analysis == ToolsPlan::Analysis::None)
        RC_CHECK(readLayout(arguments, plan));
    RC_CHECK(readReportLayout(arguments, plan));
    RC_CHECK(readSeverity(arguments, plan));
    RC_SET(plan.budget, arguments.number(u"--budget"_s, 1, maxBudget));
    RC_SET(plan.budgetPerTool, arguments.number(u"--budget-per-tool"_s, 1, maxBudget));
    RC_CHECK(catalogsOf(arguments, context.options().profile));
    RC_CHECK(context.prepare());
    if (context.options().demo && plan.analysis == ToolsPlan::Analysis::Diff && plan.file.isEmpty()) {
        return failure(Cli::tr("The demo has no earlier list. Pass a file: tools diff FILE"));
    }
    RC_SET(plan.kinds, catalogsToFetch(arguments, context));
    plan.profile = context.profile();
    return plan;
}

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

Result<QList<CatalogKind>> catalogsToFetch(const Arguments &arguments, const CommandProfile &context)
{
    const Profile &profile = context.profile();
    if (profile.toolServer.isEmpty()) {
        return failure(Cli::tr("No tool server. Use --mcp-url, %1 or --profile, or try --demo.")
                           .arg(profile.envPrefix + u"MCP_URL"_s));
    }
    RC_CHECK(context.toolServer());
    RC_CHECK(context.authoritiesIn(readAuthorities(profile.caFile)));
    return catalogsOf(arguments, profile);
}

} // namespace rc
