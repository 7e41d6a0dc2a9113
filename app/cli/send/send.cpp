// SPDX-License-Identifier: GPL-3.0-or-later
// send: sends test entries.
#include "cli/arrival/arrivaloptions.h"
#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/terminal.h"
#include "cli/send/sendfile.h"
#include "cli/send/sendrun.h"
#include "core/entry/entryimport.h"
#include "core/entry/ingestbody.h"
#include "core/entry/marker.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/send/sdkrule.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Result<QList<Level>> levelsOf(const Arguments &arguments)
{
    const bool error = arguments.has(u"--include-error"_s);
    const bool alert = arguments.has(u"--include-alert"_s);
    if (arguments.has(u"--each-level"_s)) {
        if (arguments.has(u"--level"_s) || arguments.has(u"--count"_s))
            return failure(badInput(Cli::tr("--each-level cannot be used with --level or --count.")));
        QList<Level> levels{Level::Debug, Level::Info, Level::Warning};
        if (error)
            levels.append(Level::Error);
        if (alert)
            levels.append(Level::Alert);
        return levels;
    }
    if ((error || alert) && !arguments.has(u"--count"_s)) {
        return failure(badInput(Cli::tr("--include-error and --include-alert require --each-level, --count or "
                                        "--file. For a single entry, use --level error or --level alert.")));
    }
    const QString word = arguments.has(u"--level"_s) ? arguments.value(u"--level"_s) : u"info"_s;
    const auto level = levelFromWord(word);
    if (level && mayNotify(*level) && arguments.has(u"--count"_s) && !isIncluded(*level, arguments))
        return failure(
            badInput(Cli::tr("Each request with an error or an alert may notify people. %1 would send more than one.")
                         .arg(inclusionOf(*level))));
    if (level)
        return QList<Level>{*level};
    return failure(
        badInput(Cli::tr("“%1” is not a level. Use one of: %2.").arg(displayText(word), listText(levelWords()))));
}

Result<QList<ExtraField>> extraOf(const Arguments &arguments, Terminal &terminal)
{
    QList<ExtraField> extra;
    for (const QString &argument : arguments.values.value(u"--extra"_s)) {
        RC_TRY(field, extraFromArgument(argument));
        for (const ExtraField &earlier : extra) {
            if (earlier.key == field->key) {
                return failure(badInput(Cli::tr("--extra names “%1” twice.").arg(displayText(field->key))));
            }
        }
        extra.append(*field);
        if (const QString warning = extraWarning(*field); !warning.isEmpty())
            terminal.note(warning);
    }
    return extra;
}

/// The threshold that an SDK would use: from the environment, else from the profile.
Result<Threshold> thresholdOf(const Profile &profile, const QProcessEnvironment &environment)
{
    const QString variable = profile.envPrefix + u"CLOUD_LEVEL"_s;
    const QString word = environment.value(variable);
    if (word.isEmpty())
        return profile.threshold;
    if (const auto threshold = thresholdFromWord(word))
        return *threshold;
    QStringList words = textsOf(thresholdTable(), &ThresholdRow::word);
    return failure(badInput(Cli::tr("%1 is “%2”, which is not a threshold. Use one of: %3.")
                                .arg(variable, displayText(word), listText(words))));
}

Result<QList<LogEntry>> entriesOfMessage(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.words.size() != 1 || arguments.words.first().isEmpty())
        return failure(badInput(Cli::tr("send needs one message, in quotes.")));
    for (const QString &other : {u"--format"_s, u"--map"_s, u"--skip-faults"_s, u"--severe-as"_s}) {
        if (arguments.has(other))
            return failure(badInput(Cli::tr("%1 requires --file.").arg(other)));
    }
    RC_TRY(levels, levelsOf(arguments));
    RC_TRY(extra, extraOf(arguments, terminal));
    RC_TRY(count, countOf(arguments));
    QList<LogEntry> entries;
    entries.reserve(*count * levels->size());
    for (int i = 0; i < *count; ++i) {
        for (const Level level : *levels)
            entries.append({level, arguments.words.first(), {}, *extra, newMarker()});
    }
    return entries;
}

/// Checked before sending: otherwise a burst that stops at an oversized request would be sent partially.
Result<void> checkSizes(const QList<LogEntry> &entries, qsizetype perRequest, qint64 most)
{
    const qsizetype fitting = fittingPerRequest(entries, most);
    if (fitting >= std::min(perRequest, entries.size()))
        return {};
    const QString limit = limitText(limitRow(LimitId::RequestCap), int(most / bytesPerKibibyte));
    if (fitting == 0)
        return failure(
            badInput(Cli::tr("A single entry exceeds the request limit of %1 (see --max-request). Nothing was sent.")
                         .arg(limit)));
    return failure(badInput(Cli::tr("A request would exceed %1 (see --max-request). Nothing was sent. Use "
                                    "--per-request %2 to split the entries into requests that are small enough.")
                                .arg(limit, QString::number(fitting))));
}

Result<FileEntries> entriesOf(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.has(u"--file"_s))
        return entriesOfFile(arguments, terminal);
    return entriesOfMessage(arguments, terminal).transform([](const QList<LogEntry> &entries) {
        return FileEntries{entries, {}};
    });
}

Result<SendOrder> orderFrom(const Arguments &arguments, CommandProfile &open, QList<LogEntry> entries)
{
    const auto environment = QProcessEnvironment::systemEnvironment();
    RC_TRY(plan, sendPlanOf(arguments, std::move(entries)));
    if (arguments.has(u"--log-file"_s) && !arguments.has(u"--as-sdk"_s))
        return failure(badInput(Cli::tr("%1 requires --as-sdk.").arg(u"--log-file"_s)));
    RC_CHECK(open.prepare(environment));
    RC_CHECK(checkSizes(plan->entries, plan->perRequest, open.options().limits.requestCap));
    const Profile &profile = open.profile();
    if (profile.resource.isEmpty()) {
        return failure(badInput(Cli::tr("No Resource URL to send to. Use --resource, %1 or --profile, or try --demo.")
                                    .arg(profile.envPrefix + u"RESOURCE"_s)));
    }
    RC_CHECK(open.resource());
    RC_CHECK(open.authoritiesIn(readAuthorities(profile.caFile)));

    SendOrder order;
    order.plan = std::move(*plan);
    if (arguments.has(u"--as-sdk"_s)) {
        RC_TRY(threshold, thresholdOf(profile, environment));
        order.sdk = {*threshold, arguments.has(u"--log-file"_s) ? arguments.value(u"--log-file"_s) : sdkLogPath()};
    }
    return order;
}

Result<std::optional<ArrivalWish>> arrivalOf(const Arguments &arguments)
{
    RC_TRY(within, withinOf(arguments, ArrivalPace().within));
    if (arguments.has(u"--confirm-arrival"_s)) {
        ArrivalWish wish;
        wish.pace.within = *within;
        wish.confirmedTool = logToolOf(arguments);
        return wish;
    }
    if (arguments.has(u"--within"_s) || arguments.has(u"--log-tool"_s))
        return failure(badInput(Cli::tr("--within and --log-tool require --confirm-arrival.")));
    return std::nullopt;
}

Result<int> runSend(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(arrival, arrivalOf(arguments));
    return withProfile(arguments, terminal, [&](CommandProfile &open) -> Result<int> {
        RC_TRY(entries, entriesOf(arguments, terminal));
        RC_TRY(order, orderFrom(arguments, open, std::move(entries->entries)));
        SendRun run(std::move(*order), entries->mapping, open, open.options().json, terminal, *arrival);
        const int code = runToEnd(run);
        if (run.arrival() && !(*arrival)->confirmedTool.isEmpty())
            keepLogTool(open, run.arrival()->plan, terminal);
        return code;
    });
}

} // namespace

Command sendCommand()
{
    QList<OptionRow> options{
        {u"--level"_s, oneOf(u"LEVEL"_s, levelWords()),
         Cli::tr("debug, info, warning, error or alert (default: info); error and alert may notify people")},
        {u"--extra"_s, u"K=TEXT"_s, Cli::tr("add a member to extra; K:=NUMBER keeps the digits; repeatable"), true},
        {u"--each-level"_s, {}, Cli::tr("one entry each at debug, info and warning")},
        {u"--include-error"_s,
         {},
         Cli::tr("with --each-level, --count and --file: errors as well, which may notify people")},
        {u"--include-alert"_s,
         {},
         Cli::tr("with --each-level, --count and --file: alerts as well, which may notify people")},
        {u"--as-sdk"_s, {}, Cli::tr("write each entry to a local log file; send only those at or above the threshold")},
        {u"--log-file"_s,
         {u"FILE"_s, ValueKind::File},
         Cli::tr("log file for --as-sdk (default: sdk.log in the data folder)")},
        {u"--file"_s, {u"FILE"_s, ValueKind::File}, Cli::tr("send the entries in this file (- for standard input)")},
        {u"--format"_s, oneOf(u"FORMAT"_s, importFormatWords()),
         Cli::tr("file format: jsonl, csv or log (default: detect)")},
        {u"--map"_s, u"COLUMN=TARGET"_s,
         Cli::tr("map a column or member of the file to level, message, timestamp, extra or ignored; repeatable"),
         true},
        {u"--skip-faults"_s, {}, Cli::tr("skip entries that cannot be sent and send the rest")},
        {u"--severe-as"_s, oneOf(u"LEVEL"_s, {u"warning"_s, u"error"_s}),
         Cli::tr("send critical, fatal and similar levels of a file as warning or error; error may notify people")},
        {u"--count"_s, u"N"_s, Cli::tr("send N entries")},
        {u"--interval"_s, u"S"_s, Cli::tr("seconds between requests (default: 1 with --count)")},
        {u"--per-request"_s, u"K"_s, Cli::tr("send K entries in each request")},
        {u"--one-request"_s, {}, Cli::tr("send all entries in one request")},
        {u"--connections"_s, u"C"_s, Cli::tr("maximum concurrent requests (default: 1)")},
        {u"--confirm-arrival"_s, {}, Cli::tr("look for the entries in the service’s own log afterward")},
        {u"--stop-at-refusal"_s, {}, Cli::tr("stop when an entry is refused")},
    };
    return {
        u"send"_s,
        {u"send MESSAGE [--level LEVEL] [--extra K=TEXT | K:=NUMBER]… [WHO AND WHERE]"_s,
         u"send MESSAGE --each-level [--include-error] [--include-alert] | --count N [--interval S]"_s,
         u"send --file FILE|- [--format jsonl|csv|log] [--map COLUMN=TARGET]… [--one-request | --per-request K]"_s},
        Cli::tr("Send test entries, each at most once and with its own marker."),
        options + arrivalOptions() + whoOptions(),
        Cli::tr("The exit code is that of the first entry that was not accepted, or 7 if --confirm-arrival does not "
                "see all of them, or 10 if the log cannot be read. Ctrl+C stops immediately and reports the result of "
                "every entry."),
        runSend,
        {{{}, {u"MESSAGE"_s}, Times::AtMostOnce}},
        {{u"--rate"_s, useInstead(u"--rate"_s, u"--interval"_s)},
         {u"--over"_s, useInstead(u"--over"_s, u"--interval"_s)}}};
}

} // namespace rc
