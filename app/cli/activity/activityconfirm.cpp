// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/activity/activityconfirm.h"

#include "cli/arrival/arrivaloptions.h"
#include "cli/frame/commandactivity.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "cli/frame/withprofile.h"
#include "cli/tools/calloutput.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/arrival/logarguments.h"
#include "session/arrival/arrivalrecord.h"
#include "session/tools/calloperation.h"
#include "session/tools/listoperation.h"
#include "store/activity/activityfile.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Error noSuchEntry(const QString &marker)
{
    return badInput(
        Cli::tr("No entry recorded as “may have been delivered” has the marker %1.").arg(displayText(marker)));
}

Result<ActivityRecord> recordOf(const QString &marker, Terminal &terminal)
{
    constexpr int most = 100;
    ActivityFile file(activityFilePath());
    ActivityFilter filter;
    filter.text = marker;
    filter.kinds = {ActivityKind::Send, ActivityKind::Drill};
    const auto page = file.page(filter, {}, most, ActivityDetail::Whole);
    sayNotices(file.takeNotices(), terminal);
    if (!page)
        return failure(page.error());
    for (const ActivityRecord &record : page->records) {
        if (record.marker == marker && mayHaveArrived(record))
            return record;
    }
    return failure(noSuchEntry(marker));
}

/// The profile that the entry was sent with, unless the options say otherwise; of the same resource.
Result<void> prepareFor(const ActivityRecord &record, CommandProfile &open)
{
    RC_CHECK(open.prepare(QProcessEnvironment::systemEnvironment()));
    RC_TRY(resource, open.resource());
    RC_CHECK(open.toolServer());
    RC_CHECK(open.authoritiesOf(open.profile()));
    if (resource->resource.resourceUrl() != record.resource)
        return failure(badInput(Cli::tr("This entry was sent to %1. Select that resource with --resource or --profile.")
                                    .arg(displayText(record.resource))));
    return {};
}

/// Runs `work` for the record that the arguments name, with the profile that it is of.
int withRecord(Arguments arguments, Terminal &terminal,
               const std::function<Result<int>(const ActivityRecord &, CommandProfile &)> &work)
{
    const auto record = recordOf(arguments.words.value(1), terminal);
    if (!record)
        return terminal.failure(record.error());
    if (!record->profile.isEmpty() && !arguments.has(u"--profile"_s) && !arguments.has(u"--resource"_s))
        arguments.values[u"--profile"_s] = {record->profile};
    return withProfile(arguments, terminal, [&](CommandProfile &open) -> Result<int> {
        RC_CHECK(prepareFor(*record, open));
        return work(*record, open);
    });
}

class ConfirmRun : public CommandRun
{
public:
    ConfirmRun(ArrivalWish wish, OpenProfile &open, bool json, Terminal &terminal)
        : m_wish(std::move(wish))
        , m_look(open)
    {
        connect(&m_look, &ArrivalOperation::finished, this, [this, json, &terminal](const ArrivalResult &result) {
            m_plan = result.plan;
            if (json)
                terminal.document(arrivalDocument(result));
            else
                printArrival(result, false, terminal);
            if (json && result.end != ArrivalEnd::Looked)
                terminal.error(whyNotLooked(result));
            emit finished(exitCodeOf(result));
        });
    }

    void start() override { m_look.start(m_wish); }
    void abort() override { m_look.cancel(); }
    [[nodiscard]] const ReadingPlan &plan() const { return m_plan; }

private:
    ArrivalWish m_wish;
    ArrivalOperation m_look;
    ReadingPlan m_plan;
};

/// Lists the general tools, and calls the one that explains, if it may be called.
class ExplainRun : public CommandRun
{
public:
    ExplainRun(QString marker, bool yes, bool json, OpenProfile &open, Terminal &terminal)
        : m_marker(std::move(marker))
        , m_yes(yes)
        , m_json(json)
        , m_open(open)
        , m_terminal(terminal)
        , m_list(open)
        , m_call(open)
    {
        connect(&m_list, &ListOperation::notAsked, this, [this](const Error &why) { end(m_terminal.failure(why)); });
        connect(&m_list, &ListOperation::ended, this, &ExplainRun::listed);
        connect(&m_call, &CallOperation::finished, this, [this](const ToolCallResult &result) {
            printCall(result, m_tool, m_url, m_json, m_terminal);
            end(exitCodeOf(result));
        });
    }

    void start() override { m_list.start({CatalogKind::General}); }
    void abort() override
    {
        if (m_call.isBusy())
            m_call.cancel();
        else
            end(m_terminal.failure({ErrorKind::Cancelled, {}, {}, 0}));
    }

private:
    void listed(const ToolListResult &result)
    {
        if (m_ended)
            return;
        if (result.error) {
            end(m_terminal.failure(*result.error));
            return;
        }
        QStringList others;
        for (const LogTool &one : notificationToolsIn({result.catalog}))
            others.append(displayText(one.tool.name));
        const std::optional<LogTool> tool = explanationToolIn({result.catalog});
        if (!others.isEmpty())
            m_terminal.note(Cli::tr("These tools show notification settings: %1.").arg(listText(others)));
        if (!tool) {
            m_terminal.error(Cli::tr("The service has no tool that explains why an alert was held back."));
            end(usageExitCode);
            return;
        }
        if (!tool->statesReading && !m_yes) {
            m_terminal.error(Cli::tr("The tool %1 explains that but does not state that it is read-only, "
                                     "so it was not called. Use --yes to call it.")
                                 .arg(displayText(tool->tool.name)));
            end(usageExitCode);
            return;
        }
        call(*tool, result);
    }

    void call(const LogTool &tool, const ToolListResult &result)
    {
        const Result<PastedResource> resource = m_open.resource();
        const Result<QUrl> toolServer = m_open.toolServer();
        const Result<QByteArray> arguments =
            logArguments(tool.plan.arguments, {.resourceUuid = resource->resource.uuid, .marker = m_marker});
        m_tool = tool.tool;
        m_url = result.catalog.url;
        if (arguments)
            m_call.start(*toolServer, {result.catalog.kind, tool.tool.name, *arguments});
        else
            end(m_terminal.failure(arguments.error()));
    }

    void end(int code)
    {
        if (!std::exchange(m_ended, true))
            emit finished(code);
    }

    QString m_marker;
    bool m_yes;
    bool m_json;
    OpenProfile &m_open;
    Terminal &m_terminal;
    ListOperation m_list;
    CallOperation m_call;
    Tool m_tool;
    QUrl m_url;
    bool m_ended = false;
};

} // namespace

int confirmArrival(const Arguments &arguments, Terminal &terminal)
{
    const auto within = withinOf(arguments, ArrivalPace().within);
    if (!within)
        return terminal.failure(within.error());
    return withRecord(arguments, terminal, [&](const ActivityRecord &record, CommandProfile &open) {
        ArrivalWish wish;
        wish.markers = {sentMarkerOf(record)};
        wish.pace.within = *within;
        wish.confirmedTool = logToolOf(arguments);
        ConfirmRun run(wish, open, arguments.has(u"--json"_s), terminal);
        const int code = runToEnd(run);
        if (!wish.confirmedTool.isEmpty())
            keepLogTool(open, run.plan(), terminal);
        return code;
    });
}

int explainAlert(const Arguments &arguments, Terminal &terminal)
{
    return withRecord(arguments, terminal, [&](const ActivityRecord &record, CommandProfile &open) {
        ExplainRun run(record.marker, arguments.has(u"--yes"_s), arguments.has(u"--json"_s), open, terminal);
        return runToEnd(run);
    });
}

QList<OptionRow> confirmOptions()
{
    const QString confirm = u"confirm"_s;
    const QString explain = u"explain"_s;
    QList<OptionRow> who;
    for (const OptionRow &row : whoOptions()) {
        if (row.name != "--profile"_L1 && row.name != "--demo"_L1)
            who.append(row);
    }
    const QList<OptionRow> ofExplain{
        {u"--yes"_s, {}, Cli::tr("explain: call the tool even if it does not state that it is read-only")}};
    return onlyWith({confirm}, arrivalOptions()) + onlyWith({explain}, ofExplain) +
           onlyWith({confirm, explain, u"task"_s}, who);
}

} // namespace rc
