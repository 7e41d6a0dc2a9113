// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/toolsplan.h"

#include "cli/toolstarget.h"
#include "core/displaytext.h"

#include <variant>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Result<void> readWords(const QStringList &words, ToolsPlan &plan)
{
    const QString action = words.value(0, u"list"_s);
    if (action == "list"_L1 && words.size() <= 1)
        return {};
    if (action == "show"_L1 && words.size() == 2 && !words.at(1).isEmpty()) {
        plan.shown = words.at(1);
        plan.layout = ToolsLayout::Show;
        return {};
    }
    if (action == "lint"_L1 && words.size() == 1) {
        plan.judgement = ToolsPlan::Judgement::Lint;
        return {};
    }
    if (action == "diff"_L1 && words.size() <= 2) {
        plan.judgement = ToolsPlan::Judgement::Diff;
        plan.file = words.value(1);
        return {};
    }
    if (action == "lint"_L1)
        return failure(ErrorKind::BadInput, translate("rc::Cli", "tools lint takes no other words."));
    if (action == "diff"_L1)
        return failure(ErrorKind::BadInput, translate("rc::Cli", "tools diff takes one file, or none."));
    if (action == "show"_L1)
        return failure(ErrorKind::BadInput, translate("rc::Cli", "tools show takes the name of one tool."));
    return failure(ErrorKind::BadInput,
                   translate("rc::Cli", "tools offers list, show NAME, lint, diff [FILE] and call NAME, not \"%1\".")
                       .arg(displayText(words.join(u' '))));
}

Result<void> readLayout(const Arguments &arguments, ToolsPlan &plan)
{
    const QList<std::pair<QString, std::variant<ToolsLayout, ToolsDocument>>> layouts{
        {u"--names"_s, ToolsLayout::Names},          {u"--table"_s, ToolsDocument::Table},
        {u"--markdown"_s, ToolsDocument::Markdown},  {u"--csv"_s, ToolsDocument::Csv},
        {u"--tool-spec"_s, ToolsDocument::ToolSpec}, {u"--json"_s, ToolsLayout::Json}};
    QStringList given;
    for (const auto &[option, layout] : layouts) {
        if (!arguments.has(option))
            continue;
        given.append(option);
        if (const auto *lines = std::get_if<ToolsLayout>(&layout))
            plan.layout = *lines;
        else
            plan.document = std::get<ToolsDocument>(layout);
    }
    if (given.size() > 1)
        return failure(
            ErrorKind::BadInput,
            translate("rc::Cli", "Give one of --names, --table, --markdown, --csv, --tool-spec and --json."));
    if (!given.isEmpty() && !plan.shown.isEmpty() && given.first() != "--json"_L1)
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "tools show takes --json, but not %1.").arg(given.first()));
    if (!given.isEmpty() && plan.judgement != ToolsPlan::Judgement::None && given.first() != "--json"_L1)
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "tools lint and diff take --json, but not %1.").arg(given.first()));
    if (!arguments.has(u"--only"_s))
        return {};
    if (!plan.shown.isEmpty() || plan.judgement != ToolsPlan::Judgement::None)
        return failure(ErrorKind::BadInput, translate("rc::Cli", "--only goes with tools list."));
    plan.only = arguments.values.value(u"--only"_s);
    return {};
}

Result<void> readWeight(const Arguments &arguments, ToolsPlan &plan)
{
    for (const QString &option : {u"--at-least"_s, u"--all"_s}) {
        if (arguments.has(option) && plan.judgement != ToolsPlan::Judgement::Lint)
            return failure(ErrorKind::BadInput, translate("rc::Cli", "%1 goes with tools lint.").arg(option));
    }
    plan.lint.all = arguments.has(u"--all"_s);
    if (!arguments.has(u"--at-least"_s))
        return {};
    const QString word = arguments.value(u"--at-least"_s);
    for (const FindingWeight weight : {FindingWeight::Note, FindingWeight::Warning, FindingWeight::Danger}) {
        if (word == wireWord(weight)) {
            plan.lint.atLeast = weight;
            return {};
        }
    }
    return failure(
        ErrorKind::BadInput,
        translate("rc::Cli", "--at-least takes note, warning or danger, not \"%1\".").arg(displayText(word)));
}

} // namespace

Result<ToolsPlan> toolsPlan(const Arguments &arguments, CredentialsSource &source)
{
    ToolsPlan plan;
    if (const auto words = readWords(arguments.words, plan); !words)
        return failure(words.error());
    if (const auto layout = readLayout(arguments, plan); !layout)
        return failure(layout.error());
    if (const auto weight = readWeight(arguments, plan); !weight)
        return failure(weight.error());
    if (const auto kinds = catalogsOf(arguments); !kinds)
        return failure(kinds.error());
    if (const auto ready = source.prepare(QProcessEnvironment::systemEnvironment()); !ready)
        return failure(ready.error());
    if (source.options().demo && plan.judgement == ToolsPlan::Judgement::Diff && plan.file.isEmpty()) {
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli",
                                 "The demo service is new each time, so there is nothing to compare with. Give tools "
                                 "diff a file."));
    }
    auto target = toolsTarget(arguments, source);
    if (!target)
        return failure(target.error());
    plan.profile = source.options().profile;
    plan.toolServer = target->toolServer;
    plan.kinds = target->kinds;
    plan.limits = toolListLimits(source.options().limits, std::move(target->authorities));
    return plan;
}

} // namespace rc
