// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/activity/activityconfirm.h"

#include "check/ladder/callwords.h"
#include "cli/arrival/arrivaloptions.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "cli/frame/terminalscreen.h"
#include "cli/tools/serveranswers.h"
#include "cli/tools/toolsoutput.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/activity/records.h"
#include "session/arrival/arrivalrecord.h"
#include "session/tools/calloperation.h"
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

/// Uses the profile of the entry unless the options override it; the resource must match.
Result<void> prepareFor(const ActivityRecord &record, CommandProfile &open)
{
    RC_CHECK(open.prepare(QProcessEnvironment::systemEnvironment()));
    RC_TRY(resource, open.resource());
    RC_CHECK(open.toolServer());
    RC_CHECK(open.authoritiesIn(readAuthorities(open.profile().caFile)));
    if (resource->resource.resourceUrl() != record.resource)
        return failure(badInput(Cli::tr("This entry was sent to %1. Select that resource with --resource or --profile.")
                                    .arg(displayText(record.resource))));
    return {};
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

/// The newest record of a call with that ID, or with a task of that ID.
Result<ActivityRecord> recordOfTask(const QString &id, Terminal &terminal)
{
    constexpr int atOnceRead = 200;
    ActivityFile file(activityFilePath());
    ActivityFilter filter;
    filter.kinds = {ActivityKind::Call};
    filter.outcomes = {ActivityOutcome::InProgress, ActivityOutcome::Unknown};
    std::optional<ActivityCursor> after;
    do {
        const auto page = file.page(filter, after, atOnceRead, ActivityDetail::Whole);
        sayNotices(file.takeNotices(), terminal);
        if (!page)
            return failure(page.error());
        for (const ActivityRecord &record : page->records) {
            const QString task = openTaskOf(record);
            if (!task.isEmpty() && (task == id || record.id.toString(QUuid::WithoutBraces) == id))
                return record;
        }
        after = page->next;
    } while (after);
    return failure(
        badInput(Cli::tr("No call in progress has the task or ID “%1”. Show calls in progress with: resource-console "
                         "activity list --kind call --outcome in-progress")
                     .arg(displayText(id))));
}

class TaskRun : public CommandRun
{
public:
    TaskRun(ActivityRecord record, ServerAnswers answers, bool waits, bool json, OpenProfile &open, Terminal &terminal)
        : m_record(std::move(record))
        , m_answers(std::move(answers))
        , m_waits(waits)
        , m_call(open)
    {
        const QUrl url(m_record.resource);
        if (errorsAreTerminal())
            connect(&m_call, &CallOperation::taskChanged, this,
                    [&terminal](const ServerTask &task) { terminal.error(taskWords(task)); });
        connect(&m_call, &CallOperation::asked, this, [this, url, &terminal](const ServerQuestion &question) {
            m_call.answer(m_answers.answerTo(question, url.host(), terminal));
        });
        connect(&m_call, &CallOperation::finished, this, [this, url, json, &terminal](const ToolCallResult &result) {
            if (!m_answers.canAnswer()) {
                for (const ServerExchange &one : result.exchanges) {
                    for (const QString &line : questionLines(one.question, url.host()))
                        terminal.error(line);
                }
            }
            Tool tool;
            tool.name = result.call.name;
            printCall(result, tool, url, json, terminal);
            emit finished(exitCodeOf(result));
        });
    }

    void start() override { m_call.askAgain(m_record, m_answers.canAnswer(), m_waits); }
    void abort() override { m_call.cancel(); }

private:
    ActivityRecord m_record;
    ServerAnswers m_answers;
    bool m_waits;
    CallOperation m_call;
};

/// The profile in the record, or, if it was renamed, the only one with the same tool server.
Result<QString> profileOf(const ActivityRecord &record, Terminal &terminal)
{
    const ProfileStore::Profiles saved = ProfileStore(profilesFile()).load();
    const QStringList names = saved ? profilesOfCall(record, *saved) : QStringList();
    if (names.isEmpty() || names.constFirst() == record.profile)
        return record.profile;
    if (names.size() > 1)
        return failure(badInput(Cli::tr("The profile “%1” of this call no longer exists. Choose the one that it "
                                        "was renamed to with --profile: %2")
                                    .arg(displayText(record.profile), displayText(listText(names)))));
    terminal.note(Cli::tr("The profile “%1” of this call no longer exists. Asking with “%2”, which has "
                          "the same tool server.")
                      .arg(displayText(record.profile), displayText(names.constFirst())));
    return names.constFirst();
}

} // namespace

Result<int> confirmArrival(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(within, withinOf(arguments, ArrivalPace().within));
    RC_TRY(record, recordOf(arguments.words.value(1), terminal));
    Arguments given = arguments;
    if (!record->profile.isEmpty() && !given.has(u"--profile"_s) && !given.has(u"--resource"_s))
        given.values[u"--profile"_s] = {record->profile};
    return withProfile(given, terminal, [&](CommandProfile &open) -> Result<int> {
        RC_CHECK(prepareFor(*record, open));
        ArrivalWish wish;
        wish.markers = {sentMarkerOf(*record)};
        wish.pace.within = *within;
        wish.confirmedTool = logToolOf(given);
        ConfirmRun run(wish, open, given.has(u"--json"_s), terminal);
        const int code = runToEnd(run);
        if (!wish.confirmedTool.isEmpty())
            keepLogTool(open, run.plan(), terminal);
        return code;
    });
}

QList<OptionRow> confirmOptions()
{
    const QString confirm = u"confirm"_s;
    QList<OptionRow> who;
    for (const OptionRow &row : whoOptions()) {
        if (row.name != "--profile"_L1 && row.name != "--demo"_L1)
            who.append(row);
    }
    return onlyWith({confirm}, arrivalOptions()) + onlyWith({confirm, u"task"_s}, who);
}

Result<int> askAboutTask(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(record, recordOfTask(arguments.words.value(1), terminal));
    Arguments given = arguments;
    if (!record->profile.isEmpty() && !given.has(u"--profile"_s) && !given.has(u"--mcp-url"_s)) {
        RC_TRY(name, profileOf(*record, terminal));
        given.values[u"--profile"_s] = {*name};
    }
    return withProfile(given, terminal, [&](CommandProfile &open) -> Result<int> {
        RC_TRY(answers, ServerAnswers::from(given, given.has(u"--key-stdin"_s)));
        RC_CHECK(open.prepare(QProcessEnvironment::systemEnvironment()));
        RC_CHECK(open.authoritiesIn(readAuthorities(open.profile().caFile)));
        TaskRun run(*record, *answers, !given.has(u"--no-wait"_s), given.has(u"--json"_s), open, terminal);
        return runToEnd(run);
    });
}

QList<OptionRow> taskOptions()
{
    OptionRow answers = answersOption();
    answers.help = Cli::tr("task: input for the server, as in tools call");
    return onlyWith(
        {u"task"_s},
        {{u"--no-wait"_s, {}, Cli::tr("task: ask once instead of waiting until the task is over")}, answers});
}

} // namespace rc
