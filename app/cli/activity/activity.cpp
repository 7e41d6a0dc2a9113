// SPDX-License-Identifier: GPL-3.0-or-later
// activity: lists, exports and deletes records.
#include "cli/arrival/arrivaloptions.h"
#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "core/json/jsontext.h"
#include "core/key/secret.h"
#include "core/result.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivaltext.h"
#include "session/activity/activityexport.h"
#include "session/activity/activitysearch.h"
#include "session/activity/records.h"
#include "session/arrival/arrivalrecord.h"
#include "store/activity/activityquery.h"

#include <QSaveFile>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int defaultLimit = 20;
constexpr int maxLimit = 1'000'000;
constexpr int maxRetentionDays = 36'500;
const QString foreverWord = u"forever"_s;

/// From --search, --kind, --outcome, --level, --profile, --key and --days.
Result<ActivityFilter> activityFilterOf(const Arguments &arguments)
{
    ActivityFilter filter;
    filter.text = arguments.value(u"--search"_s);
    if (arguments.has(u"--key"_s)) {
        const QString key = arguments.value(u"--key"_s).toUpper();
        if (!isKeyFingerprint(key))
            return failure(Cli::tr("--key must be the four digits of a key’s fingerprint, such as 91C4."));
        filter.keys = {key};
    }
    if (arguments.has(u"--profile"_s))
        filter.profiles = {arguments.value(u"--profile"_s)};
    filter.kinds = arguments.list(u"--kind"_s, activityKindFromWord);
    filter.outcomes = arguments.list(u"--outcome"_s, activityOutcomeFromWord);
    filter.levels = arguments.list(u"--level"_s, levelFromWord);
    if (arguments.has(u"--days"_s)) {
        RC_TRY(days, arguments.number(u"--days"_s, 1, maxRetentionDays));
        filter.from = QDateTime::currentDateTimeUtc().addDays(-*days);
    }
    return filter;
}

/// Same options, for the help.
QList<OptionRow> activityFilterOptions()
{
    return {
        {u"--search"_s, u"TEXT"_s, Cli::tr("search message, extra, marker and response")},
        {u"--kind"_s, someOf(u"LIST"_s, knownSearchValues(SearchWord::Kind)),
         Cli::tr("comma-separated: send, list, check, drill, call")},
        {u"--outcome"_s, someOf(u"LIST"_s, knownSearchValues(SearchWord::Outcome)),
         Cli::tr("accepted, refused, unknown, not-sent, local, passed, …")},
        {u"--level"_s, someOf(u"LIST"_s, levelWords()), Cli::tr("comma-separated: debug, info, warning, error, alert")},
        {u"--profile"_s, {u"NAME"_s, ValueKind::Profile}, Cli::tr("only this profile")},
        {u"--key"_s, u"DIGITS"_s, Cli::tr("only this key fingerprint, such as 91C4")},
        {u"--days"_s, u"N"_s, Cli::tr("only the last N days")},
    };
}

void printLine(const ActivityRecord &record, Terminal &terminal)
{
    QStringList facts;
    if (record.status != 0)
        facts.append(QString::number(record.status));
    if (record.elapsedMs != 0)
        facts.append(Cli::tr("%1 ms").arg(record.elapsedMs));
    if (!record.profile.isEmpty())
        facts.append(record.profile);
    if (!record.marker.isEmpty())
        facts.append(Cli::tr("marker %1").arg(record.marker));
    if (const QString task = openTaskOf(record); !task.isEmpty())
        facts.append(Cli::tr("task %1").arg(task));
    if (const auto drill = drillOf(record); drill && drill->acknowledgedMs)
        facts.append(Cli::tr("acknowledged after %1").arg(formatDuration(*drill->acknowledgedMs)));
    if (const auto arrival = arrivalOf(record))
        facts.append(Cli::tr("in the log: %1", "after how long, or that it was not seen").arg(arrivalCell(*arrival)));
    Tone tone = Tone::Bad;
    if (record.outcome == ActivityOutcome::Accepted || record.outcome == ActivityOutcome::Passed)
        tone = Tone::Good;
    else if (record.outcome == ActivityOutcome::Warned || record.outcome == ActivityOutcome::Unknown)
        tone = Tone::Caution;
    else if (record.outcome == ActivityOutcome::Local || record.outcome == ActivityOutcome::InProgress ||
             isOpen(record.outcome))
        tone = Tone::Faint;
    QString what = kindName(record.kind);
    if (record.level)
        what += u' ' + levelName(*record.level);
    terminal.line({{record.at.toLocalTime().toString(u"yyyy-MM-dd HH:mm:ss"_s) + u"  "_s, Tone::Faint},
                   {what.leftJustified(13) + u' '},
                   {outcomeName(record.kind, record.outcome), tone},
                   {facts.isEmpty() ? QString() : u" ("_s + listText(facts) + u')', Tone::Faint}});
    if (const QString message = messageOf(record); !message.isEmpty())
        terminal.line(u"    "_s + displayText(message, LineBreaks::Mark, 200));
}

Result<void> list(ActivityFile &file, const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(filter, activityFilterOf(arguments));
    RC_TRY(limit, arguments.number(u"--limit"_s, 1, maxLimit, defaultLimit));
    RC_TRY(total, file.count(*filter));
    if (arguments.has(u"--json"_s)) {
        QList<QByteArray> records;
        RC_CHECK(file.forEach(*filter, *limit, ActivityDetail::Full, [&records](const ActivityRecord &record) {
            records.append(activityJson(record));
            return Result<void>();
        }));
        terminal.document(jsonObject({{"records", jsonArray(records)},
                                      {"total", QByteArray::number(*total)},
                                      {"file", jsonString(file.path())},
                                      {"bytes", QByteArray::number(file.bytes())}}));
        return {};
    }
    RC_CHECK(file.forEach(*filter, *limit, ActivityDetail::Row, [&terminal](const ActivityRecord &record) {
        printLine(record, terminal);
        return Result<void>();
    }));
    if (*total > *limit)
        terminal.line({{Cli::tr("Showing %1 of %2. Use --limit N for more.")
                            .arg(QString::number(*limit), QString::number(*total)),
                        Tone::Faint}});
    if (*total == 0)
        terminal.line(Cli::tr("No matching records."));
    return {};
}

Result<void> exportTo(ActivityFile &file, const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(filter, activityFilterOf(arguments));
    const QString &name = arguments.words.at(1);
    QSaveFile out(name);
    RC_TRY(written, exportActivity(file, *filter, out));
    terminal.result(arguments.has(u"--json"_s),
                    {{"file", jsonString(name)}, {"exported", QByteArray::number(*written)}},
                    Cli::tr("%n records were exported.", nullptr, static_cast<int>(*written)));
    return {};
}

Result<void> deleteOld(ActivityFile &file, const Arguments &arguments, Terminal &terminal)
{
    if (!arguments.has(u"--older-than"_s))
        return missingArgument(u"activity delete"_s, u"--older-than"_s);
    RC_TRY(days, arguments.number(u"--older-than"_s, 0, maxRetentionDays));
    ActivityFilter filter;
    filter.before = QDateTime::currentDateTimeUtc().addDays(-*days);
    RC_TRY(removal, file.remove(filter));
    terminal.result(arguments.has(u"--json"_s), {{"deleted", QByteArray::number(removal->rows)}},
                    Cli::tr("%n records were deleted.", nullptr, static_cast<int>(removal->rows)));
    return {};
}

Result<void> setRetention(ActivityFile &file, const Arguments &arguments, Terminal &terminal)
{
    const QString &word = arguments.words.at(1);
    RC_TRY(days, word == foreverWord ? Result<int>(0) : numberFrom(word, u"activity keep"_s, 1, maxRetentionDays));
    RC_CHECK(file.setRetentionDays(*days));
    terminal.result(arguments.has(u"--json"_s),
                    {{"keepDays", *days == 0 ? QByteArray("null") : QByteArray::number(*days)}},
                    *days == 0 ? Cli::tr("Records are kept until you delete them.")
                               : Cli::tr("Records are deleted after %n days.", nullptr, *days));
    return {};
}

Result<ActivityRecord> recordOf(const QString &marker, Terminal &terminal)
{
    constexpr int maxRecords = 100;
    ActivityFile file(activityFilePath());
    ActivityFilter filter;
    filter.text = marker;
    filter.kinds = {ActivityKind::Send, ActivityKind::Drill};
    const auto page = file.page(filter, {}, maxRecords, ActivityDetail::Full);
    reportNotices(file.takeNotices(), terminal);
    if (!page)
        return failure(page.error());
    for (const ActivityRecord &record : page->records) {
        if (record.marker == marker && mayHaveArrived(record))
            return record;
    }
    return failure(
        Cli::tr("No entry recorded as “may have been delivered” has the marker %1.").arg(displayText(marker)));
}

/// Uses the profile of the entry unless the options override it; the resource must match.
Result<void> prepareFor(const ActivityRecord &record, CommandProfile &context)
{
    RC_CHECK(context.prepare());
    RC_TRY(resource, context.resource());
    RC_CHECK(context.toolServer());
    RC_CHECK(context.authoritiesIn(readAuthorities(context.profile().caFile)));
    if (resource->resource.resourceUrl() != record.resource)
        return failure(Cli::tr("This entry was sent to %1. Select that resource with --resource or --profile.")
                           .arg(displayText(record.resource)));
    return {};
}

/// Looks up the entry with that marker in the service's log, and records the result. Sends no entry.
Result<int> confirmArrival(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(within, withinOf(arguments, ArrivalTiming().within));
    RC_TRY(record, recordOf(arguments.words.value(1), terminal));
    Arguments given = arguments;
    if (!record->profile.isEmpty() && !given.has(u"--profile"_s) && !given.has(u"--resource"_s))
        given.values[u"--profile"_s] = {record->profile};
    return withProfile(given, terminal, [&](CommandProfile &context) -> Result<int> {
        RC_CHECK(prepareFor(*record, context));
        ArrivalRequest request;
        request.markers = {sentMarkerOf(*record)};
        request.pace.within = *within;
        request.confirmedTool = given.value(u"--log-tool"_s);
        ArrivalOperation lookup(context);
        ArrivalResult result;
        QObject::connect(&lookup, &ArrivalOperation::finished, &lookup, [&result](const ArrivalResult &found) {
            result = found;
            QCoreApplication::exit();
        });
        const int interruptedBy = runLoop([&] { lookup.start(request); }, [&] { lookup.cancel(); });
        if (given.has(u"--json"_s)) {
            terminal.document(arrivalDocument(result));
            if (result.end != ArrivalEnd::Searched)
                terminal.error(lookupFault(result));
        } else {
            printArrival(result, false, terminal);
        }
        if (!request.confirmedTool.isEmpty())
            saveLogTool(context, result.plan, terminal);
        return interruptedBy != 0 ? interruptedBy : exitCodeOf(result);
    });
}

/// arrivalOptions(), and the credentials without --profile.
QList<OptionRow> confirmOptions()
{
    return forActions({u"confirm"_s}, arrivalOptions() + targetOptions({u"--profile"_s, u"--demo"_s}));
}

template<Result<void> (*work)(ActivityFile &, const Arguments &, Terminal &)>
Result<int> runOnFile(const Arguments &arguments, Terminal &terminal)
{
    ActivityFile file(activityFilePath());
    const auto result = work(file, arguments, terminal);
    reportNotices(file.takeNotices(), terminal);
    return result.map([] { return 0; });
}

QList<ActionRow> activityActions()
{
    const ValueRow file(u"FILE"_s, ValueKind::File);
    return {{u"list"_s, {}, Times::Once, runOnFile<list>},
            {u"export"_s, {file}, Times::Once, runOnFile<exportTo>},
            {u"confirm"_s, {u"MARKER"_s}, Times::Once, confirmArrival},
            {u"delete"_s, {}, Times::Once, runOnFile<deleteOld>},
            {u"keep"_s, {oneOf(u"DAYS"_s, {foreverWord})}, Times::Once, runOnFile<setRetention>}};
}

QList<RemovedRow> removedActions()
{
    return {removedFor(u"explain"_s, u"tools call TOOL"_s),
            removedFor(u"import"_s, u"cp FILE "_s + displayText(activityFilePath())),
            removedFor(u"recover"_s, u"sqlite3 FILE .recover"_s), movedToWindow(u"task"_s)};
}

/// --profile is a filter for some actions; for others it selects the credentials.
QList<OptionRow> filterOptions()
{
    QList<OptionRow> options = forActions({u"list"_s, u"export"_s}, activityFilterOptions());
    for (OptionRow &row : options) {
        if (row.name == "--profile"_L1)
            row.actions.append(u"confirm"_s);
    }
    return options;
}

} // namespace

Command activityCommand()
{
    const QList<OptionRow> listOptions{{u"--limit"_s, u"N"_s, Cli::tr("show at most N, newest first (default: 20)")}};
    const QList<OptionRow> deleteOptions{
        {u"--older-than"_s, u"DAYS"_s, Cli::tr("permanently delete records older than DAYS (0: all)")}};
    return {u"activity"_s,
            {u"activity [list] [--search TEXT] [--kind LIST] [--outcome LIST] [--level LIST] [--limit N]"_s,
             u"activity confirm MARKER [--within 60s] [--log-tool NAME] [OPTION…]"_s, u"activity export FILE"_s,
             u"activity delete --older-than DAYS | keep DAYS | keep forever"_s},
            Cli::tr("Show what was sent, fetched and checked."),
            filterOptions() + confirmOptions() + forActions({u"list"_s}, listOptions) +
                forActions({u"delete"_s}, deleteOptions),
            Cli::tr("FILE is JSON Lines, or CSV if its name ends in .csv."),
            nullptr,
            activityActions(),
            removedActions()};
}

} // namespace rc
