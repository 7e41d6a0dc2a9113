// SPDX-License-Identifier: GPL-3.0-or-later
// send: sends test entries.
#include "cli/arrival/arrivaloptions.h"
#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/inputfile.h"
#include "cli/frame/terminal.h"
#include "cli/send/sendrun.h"
#include "core/entry/entryimport.h"
#include "core/entry/ingestbody.h"
#include "core/entry/logentry.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/send/sdkrule.h"

#include <QProcessEnvironment>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxShown = 20; ///< faults

void reportFaults(const ImportedEntries &read, const QString &path, Terminal &terminal)
{
    for (qsizetype i = 0; i < std::min(maxShown, read.faults.size()); ++i) {
        const LineFault &fault = read.faults.at(i);
        const QString location =
            fault.line > 0 ? u"%1:%2: "_s.arg(displayText(path)).arg(fault.line) : displayText(path) + u": "_s;
        terminal.error(location + fault.why);
    }
    if (read.faultCount > maxShown)
        terminal.error(Cli::tr("… and %n more.", nullptr, static_cast<int>(read.faultCount - maxShown)));
}

/// Applies the user's choice for other loggers' severe levels.
Result<void> chooseSevere(const Arguments &arguments, const QString &path, ImportedEntries &read)
{
    const std::optional<Level> level = levelFromWord(arguments.value(u"--severe-as"_s));
    if (read.severe.isEmpty())
        return {};
    if (!level)
        return failure(Cli::tr("%1 contains levels that the service does not have: %2. Send them with "
                               "--severe-as warning, or with --severe-as error, which may notify people.")
                           .arg(displayText(path), severeLevelsText(read)));
    setSevereLevel(read, *level);
    return {};
}

/// The values of --map, COLUMN=TARGET: a name may contain an equals sign, a target cannot.
Result<QList<MappedName>> targetsOf(const Arguments &arguments)
{
    QList<MappedName> targets;
    for (const QString &argument : arguments.values.value(u"--map"_s)) {
        const qsizetype equals = argument.lastIndexOf(u'=');
        const auto target = importTargetFromWord(QStringView(argument).mid(equals + 1));
        if (equals < 0 || !target) {
            const QStringList words = textsOf(importTargetTable(), &EnumRow<ImportTarget>::word);
            return failure(Cli::tr("--map must be COLUMN=TARGET, not “%1”. The targets are: %2.")
                               .arg(displayText(argument), listText(words)));
        }
        const QString name = argument.left(equals);
        for (const MappedName &earlier : std::as_const(targets)) {
            if (earlier.name == name || (isSingle(*target) && earlier.target == *target))
                return failure(Cli::tr("--map names “%1” twice.")
                                   .arg(displayText(earlier.name == name ? name : QString(wireWord(*target)))));
        }
        targets.append({name, *target});
    }
    return targets;
}

Result<void> checkTargets(const QList<MappedName> &targets, const ImportedEntries &read)
{
    if (!targets.isEmpty() && read.format == ImportFormat::Log)
        return failure(Cli::tr("--map requires CSV or JSON Lines."));
    for (const MappedName &target : targets) {
        if (read.mapping.has(target.name) || read.mapping.more > 0)
            continue;
        const QStringList names =
            textsOf(read.mapping.names, [](const MappedName &name) { return displayText(name.name); });
        return failure(Cli::tr("The file has no column “%1”. Its columns are: %2.")
                           .arg(displayText(target.name), listText(names)));
    }
    return {};
}

constexpr int maxEntries = 100'000;

Result<SendPace> paceOf(const Arguments &arguments)
{
    const QString name = u"--interval"_s;
    if (!arguments.has(name))
        return SendPace{arguments.has(u"--count"_s) ? std::chrono::seconds(1) : std::chrono::seconds(0)};
    if (!arguments.has(u"--count"_s) && !arguments.has(u"--file"_s))
        return failure(Cli::tr("%1 requires --count or --file.").arg(name));
    return arguments.seconds(name, 0).map([](std::chrono::milliseconds interval) { return SendPace{interval}; });
}

/// "time → timestamp, host → extra"; safe to display.
QString mappingText(const ImportMapping &mapping)
{
    QStringList words;
    for (const MappedName &mapped : mapping.names)
        words.append(Cli::tr("%1 → %2", "a column of a file, what it becomes")
                         .arg(displayText(mapped.name), wireWord(mapped.target)));
    if (mapping.more > 0)
        words.append(Cli::tr("%n more → extra", nullptr, static_cast<int>(mapping.more)));
    return listText(words);
}

struct FileEntries
{
    QList<LogEntry> entries;
    ImportMapping mapping; ///< for CSV and JSON Lines
};

/// With new markers. Reports faults line by line on standard error and fails with BadInput, unless --skip-faults is
/// given. Also BadInput for a file with errors or alerts without --include-error or --include-alert, and for severe
/// words of other loggers without --severe-as.
Result<FileEntries> entriesOfFile(const Arguments &arguments, Terminal &terminal)
{
    const QString path = arguments.value(u"--file"_s);
    for (const QString &other : {u"--level"_s, u"--extra"_s, u"--each-level"_s, u"--count"_s}) {
        if (arguments.has(other))
            return failure(Cli::tr("%1 cannot be used with --file.").arg(other));
    }
    if (!arguments.words.isEmpty())
        return failure(Cli::tr("--file cannot be used with a message."));
    if (path == "-"_L1 && arguments.has(u"--key-stdin"_s))
        return failure(Cli::tr("--file - and --key-stdin would both read standard input."));
    const auto format = importFormatFromWord(arguments.value(u"--format"_s));
    RC_TRY(targets, targetsOf(arguments));
    RC_TRY(bytes, inputFile(path, importSizeCap));
    ImportedEntries read =
        entriesFrom(*bytes, format.value_or(importFormatOf(path, *bytes)), QDateTime::currentDateTime(), *targets);
    RC_CHECK(checkTargets(*targets, read));
    if (!read.mapping.names.isEmpty() && !arguments.has(u"--json"_s))
        terminal.line(Cli::tr("Columns: %1").arg(mappingText(read.mapping)));
    if (const QString stats = logStatsText(read); !stats.isEmpty() && !arguments.has(u"--json"_s))
        terminal.line(stats);
    reportFaults(read, path, terminal);
    if (read.format == ImportFormat::Csv && !read.mapping.names.isEmpty() &&
        !read.mapping.isMapped(ImportTarget::Message))
        terminal.error(Cli::tr("Choose the column with --map COLUMN=message."));
    if (read.faultCount > 0 && !read.entries.isEmpty() && !arguments.has(u"--skip-faults"_s))
        return failure(Cli::tr("Nothing was sent. Use --skip-faults to send the valid entries."));
    if (read.entries.isEmpty())
        return failure(Cli::tr("%1 contains no entries.").arg(displayText(path)));
    RC_CHECK(chooseSevere(arguments, path, read));
    for (const LogEntry &entry : std::as_const(read.entries)) {
        if (!isIncluded(entry.level, arguments))
            return failure(Cli::tr("%1 contains entries at %2, which may notify people. %3 sends them.")
                               .arg(displayText(path), wireWord(entry.level), includeOption(entry.level)));
    }
    for (LogEntry &entry : read.entries)
        entry.marker = newMarker();
    return FileEntries{read.entries, read.mapping};
}

/// A plan for `entries` by --interval, --connections, --per-request, --one-request and --stop-at-refusal.
Result<SendPlan> sendPlanOf(const Arguments &arguments, QList<LogEntry> entries)
{
    SendPlan plan;
    plan.stopOnRefusal = arguments.has(u"--stop-at-refusal"_s);
    RC_SET(plan.connections, arguments.number(u"--connections"_s, 1, SendJob::maxConnections, 1));
    if (arguments.has(u"--one-request"_s) && arguments.has(u"--per-request"_s))
        return failure(Cli::tr("Use either %1 or %2, not both.").arg(u"--one-request"_s, u"--per-request"_s));
    if (arguments.has(u"--one-request"_s)) {
        plan.perRequest = entries.size();
    } else if (arguments.has(u"--per-request"_s)) {
        RC_SET(plan.perRequest, arguments.number(u"--per-request"_s, 1, maxEntries));
    }
    RC_SET(plan.pace, paceOf(arguments));
    plan.entries = std::move(entries);
    return plan;
}

Result<QList<Level>> levelsOf(const Arguments &arguments)
{
    const bool error = arguments.has(u"--include-error"_s);
    const bool alert = arguments.has(u"--include-alert"_s);
    if (arguments.has(u"--each-level"_s)) {
        if (arguments.has(u"--level"_s) || arguments.has(u"--count"_s))
            return failure(Cli::tr("--each-level cannot be used with --level or --count."));
        QList<Level> levels{Level::Debug, Level::Info, Level::Warning};
        if (error)
            levels.append(Level::Error);
        if (alert)
            levels.append(Level::Alert);
        return levels;
    }
    if ((error || alert) && !arguments.has(u"--count"_s)) {
        return failure(Cli::tr("--include-error and --include-alert require --each-level, --count or "
                               "--file. For a single entry, use --level error or --level alert."));
    }
    const Level level = levelFromWord(arguments.value(u"--level"_s)).value_or(Level::Info);
    if (arguments.has(u"--count"_s) && !isIncluded(level, arguments))
        return failure(Cli::tr("Each request with an error or an alert may notify people. %1 would send more than one.")
                           .arg(includeOption(level)));
    return QList<Level>{level};
}

Result<QList<ExtraField>> extraOf(const Arguments &arguments, Terminal &terminal)
{
    QList<ExtraField> extra;
    for (const QString &argument : arguments.values.value(u"--extra"_s)) {
        RC_TRY(field, extraFromArgument(argument));
        for (const ExtraField &earlier : extra) {
            if (earlier.key == field->key) {
                return failure(Cli::tr("--extra names “%1” twice.").arg(displayText(field->key)));
            }
        }
        extra.append(*field);
        if (const QString warning = extraWarning(*field); !warning.isEmpty())
            terminal.note(warning);
    }
    return extra;
}

/// The threshold that an SDK would use: from the environment, else from the profile.
Result<Threshold> thresholdOf(const Profile &profile)
{
    const QString variable = profile.envPrefix + u"CLOUD_LEVEL"_s;
    const QString word = QProcessEnvironment::systemEnvironment().value(variable);
    if (word.isEmpty())
        return profile.threshold;
    if (const auto threshold = thresholdFromWord(word))
        return *threshold;
    QStringList words = textsOf(thresholdTable(), &EnumRow<Threshold>::word);
    return failure(Cli::tr("%1 is “%2”, which is not a threshold. Use one of: %3.")
                       .arg(variable, displayText(word), listText(words)));
}

Result<QList<LogEntry>> entriesOfMessage(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.words.size() != 1 || arguments.words.first().isEmpty())
        return failure(Cli::tr("send needs one message, in quotes."));
    for (const QString &other : {u"--format"_s, u"--map"_s, u"--skip-faults"_s, u"--severe-as"_s}) {
        if (arguments.has(other))
            return failure(Cli::tr("%1 requires --file.").arg(other));
    }
    RC_TRY(levels, levelsOf(arguments));
    RC_TRY(extra, extraOf(arguments, terminal));
    RC_TRY(count, arguments.number(u"--count"_s, 1, maxEntries, 1));
    QList<LogEntry> entries;
    entries.reserve(*count * levels->size());
    for (int i = 0; i < *count; ++i) {
        for (const Level level : *levels)
            entries.append({level, arguments.words.first(), {}, *extra, newMarker()});
    }
    return entries;
}

/// Checked before sending: otherwise a burst that stops at an oversized request would be sent partially.
Result<void> checkSizes(const QList<LogEntry> &entries, qsizetype perRequest, qint64 maxBytes)
{
    const qsizetype maxPerRequest = maxEntriesPerRequest(entries, maxBytes);
    if (maxPerRequest >= std::min(perRequest, entries.size()))
        return {};
    const QString limit = limitText(limitRow(LimitId::RequestCap), int(maxBytes / bytesPerKibibyte));
    if (maxPerRequest == 0)
        return failure(Cli::tr("A single entry exceeds the request limit of %1 (see --max-request). Nothing was sent.")
                           .arg(limit));
    return failure(Cli::tr("A request would exceed %1 (see --max-request). Nothing was sent. Use "
                           "--per-request %2 to split the entries into requests that are small enough.")
                       .arg(limit, QString::number(maxPerRequest)));
}

Result<FileEntries> entriesOf(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.has(u"--file"_s))
        return entriesOfFile(arguments, terminal);
    return entriesOfMessage(arguments, terminal).transform([](const QList<LogEntry> &entries) {
        return FileEntries{entries, {}};
    });
}

Result<SendRequest> sendRequestOf(const Arguments &arguments, CommandProfile &context, QList<LogEntry> entries)
{
    RC_TRY(plan, sendPlanOf(arguments, std::move(entries)));
    if (arguments.has(u"--log-file"_s) && !arguments.has(u"--as-sdk"_s))
        return failure(Cli::tr("%1 requires --as-sdk.").arg(u"--log-file"_s));
    RC_CHECK(context.prepare());
    RC_CHECK(checkSizes(plan->entries, plan->perRequest, context.options().limits.requestCap));
    const Profile &profile = context.profile();
    if (profile.resource.isEmpty()) {
        return failure(Cli::tr("No Resource URL to send to. Use --resource, %1 or --profile, or try --demo.")
                           .arg(profile.envPrefix + u"RESOURCE"_s));
    }
    RC_CHECK(context.resource());
    RC_CHECK(context.authoritiesIn(readAuthorities(profile.caFile)));

    SendRequest request;
    request.plan = std::move(*plan);
    if (arguments.has(u"--as-sdk"_s)) {
        RC_TRY(threshold, thresholdOf(profile));
        request.sdk = {*threshold, arguments.has(u"--log-file"_s) ? arguments.value(u"--log-file"_s) : sdkLogPath()};
    }
    return request;
}

/// Entries are always looked up where the profile or the demo service has a log tool that may be called.
Result<std::optional<ArrivalRequest>> arrivalRequestOf(const Arguments &arguments, const Profile &profile)
{
    using namespace std::chrono_literals;
    const bool isConfirmRequested = arguments.has(u"--confirm-arrival"_s);
    // An unrequested lookup must not hold up a script.
    RC_TRY(within, withinOf(arguments, isConfirmRequested ? ArrivalTiming().within : 5s));
    if (isConfirmRequested || arguments.has(u"--demo"_s) || logToolPlanOf(profile).isSet()) {
        ArrivalRequest request;
        request.pace.within = *within;
        request.confirmedTool = logToolOf(arguments);
        return request;
    }
    if (arguments.has(u"--within"_s) || arguments.has(u"--log-tool"_s))
        return failure(Cli::tr("--within and --log-tool require --confirm-arrival."));
    return std::nullopt;
}

Result<int> runSend(const Arguments &arguments, Terminal &terminal)
{
    return withProfile(arguments, terminal, [&](CommandProfile &context) -> Result<int> {
        RC_TRY(arrival, arrivalRequestOf(arguments, context.profile()));
        RC_TRY(entries, entriesOf(arguments, terminal));
        RC_TRY(request, sendRequestOf(arguments, context, std::move(entries->entries)));
        SendRun run(std::move(*request), entries->mapping, context, arguments, terminal, *arrival);
        const int code = run.exitCode(runToEnd(run));
        if (run.arrival() && !(*arrival)->confirmedTool.isEmpty())
            saveLogTool(context, run.arrival()->plan, terminal);
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
        {u"--confirm-arrival"_s,
         {},
         Cli::tr("look for the entries in the service’s own log; the exit code then depends on it")},
        {u"--stop-at-refusal"_s, {}, Cli::tr("stop when an entry is refused")},
    };
    return {
        u"send"_s,
        {u"send MESSAGE [--level LEVEL] [--extra K=TEXT | K:=NUMBER]… [WHO AND WHERE]"_s,
         u"send MESSAGE --each-level [--include-error] [--include-alert] | --count N [--interval S]"_s,
         u"send --file FILE|- [--format jsonl|csv|log] [--map COLUMN=TARGET]… [--one-request | --per-request K]"_s},
        Cli::tr("Send test entries, each at most once and with its own marker."),
        options + arrivalOptions() + targetOptions(),
        Cli::tr("The exit code is that of the first entry that was not accepted, or 7 if --confirm-arrival does not "
                "see all of them, or 10 if the log cannot be read. If a log tool is saved in the profile, the entries "
                "are looked for without --confirm-arrival, too: for five seconds, and one that is not found leaves the "
                "exit code as it is. Ctrl+C stops immediately and reports the result of every entry."),
        runSend,
        {{{}, {u"MESSAGE"_s}, Times::AtMostOnce}},
        {removedFor(u"--rate"_s, u"--interval"_s), removedFor(u"--over"_s, u"--interval"_s)}};
}

} // namespace rc
