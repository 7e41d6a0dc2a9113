// SPDX-License-Identifier: GPL-3.0-or-later
// send: sends test entries.
#include "cli/arrival/arrivaloptions.h"
#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/input.h"
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
    if (severeLevelsText(read).isEmpty())
        return {};
    if (!level)
        return failure(Cli::tr("%1 contains levels that the service does not have: %2. Use --severe-as warning, or "
                               "error, which may notify people.")
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
            return failure(Cli::tr("%1 must be %2, not “%3”.")
                               .arg(u"--map"_s, u"COLUMN="_s + words.join(u'|'), displayText(argument)));
        }
        const QString name = argument.left(equals);
        for (const MappedName &earlier : std::as_const(targets)) {
            if (earlier.name == name || (isSingle(*target) && earlier.target == *target))
                return failure(
                    Cli::tr("%1 names “%2” twice.")
                        .arg(u"--map"_s, displayText(earlier.name == name ? name : QString(wireWord(*target)))));
        }
        targets.append({name, *target});
    }
    return targets;
}

Result<void> checkTargets(const QList<MappedName> &targets, const ImportedEntries &read)
{
    if (!targets.isEmpty() && read.format == ImportFormat::Log)
        return missingArgument(u"--map"_s, u"--format csv|jsonl"_s);
    for (const MappedName &target : targets) {
        if (read.mapping.has(target.name) || read.mapping.more > 0)
            continue;
        const QString names = displayText(listText(textsOf(read.mapping.names, &MappedName::name)));
        return failure(
            Cli::tr("The file has no column “%1”. Its columns are: %2.").arg(displayText(target.name), names));
    }
    return {};
}

constexpr int maxEntries = 100'000;

Result<std::chrono::milliseconds> intervalOf(const Arguments &arguments)
{
    const QString name = u"--interval"_s;
    if (!arguments.has(name))
        return std::chrono::seconds(arguments.has(u"--count"_s) ? 1 : 0);
    if (!arguments.has(u"--count"_s) && !arguments.has(u"--file"_s))
        return missingArgument(name, u"--count|--file"_s);
    return arguments.seconds(name, 0);
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
            return conflictingOptions(other, u"--file"_s);
    }
    if (!arguments.words.isEmpty())
        return conflictingOptions(u"--file"_s, u"MESSAGE"_s);
    if (path == "-"_L1 && arguments.has(u"--key-stdin"_s))
        return stdinUsedTwice();
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
            return mayNotifyFault(entry.level, includeOption(entry.level));
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
        return exclusiveOptions({u"--one-request"_s, u"--per-request"_s});
    if (arguments.has(u"--one-request"_s)) {
        plan.perRequest = entries.size();
    } else if (arguments.has(u"--per-request"_s)) {
        RC_SET(plan.perRequest, arguments.number(u"--per-request"_s, 1, maxEntries));
    }
    RC_SET(plan.interval, intervalOf(arguments));
    plan.entries = std::move(entries);
    return plan;
}

Result<QList<Level>> levelsOf(const Arguments &arguments)
{
    const bool error = arguments.has(u"--include-error"_s);
    const bool alert = arguments.has(u"--include-alert"_s);
    if (arguments.has(u"--each-level"_s)) {
        for (const QString &other : {u"--level"_s, u"--count"_s}) {
            if (arguments.has(other))
                return conflictingOptions(u"--each-level"_s, other);
        }
        QList<Level> levels{Level::Debug, Level::Info, Level::Warning};
        if (error)
            levels.append(Level::Error);
        if (alert)
            levels.append(Level::Alert);
        return levels;
    }
    if ((error || alert) && !arguments.has(u"--count"_s)) {
        const Level included = error ? Level::Error : Level::Alert;
        return failure(Cli::tr("%1 is for several entries. For one, use --level %2.")
                           .arg(includeOption(included), wireWord(included)));
    }
    const Level level = levelFromWord(arguments.value(u"--level"_s)).value_or(Level::Info);
    if (arguments.has(u"--count"_s) && !isIncluded(level, arguments))
        return mayNotifyFault(level, includeOption(level));
    return QList<Level>{level};
}

Result<QList<ExtraField>> extraOf(const Arguments &arguments, Terminal &terminal)
{
    QList<ExtraField> extra;
    for (const QString &argument : arguments.values.value(u"--extra"_s)) {
        RC_TRY(field, extraFromArgument(argument));
        for (const ExtraField &earlier : extra) {
            if (earlier.key == field->key) {
                return failure(Cli::tr("%1 names “%2” twice.").arg(u"--extra"_s, displayText(field->key)));
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
    return notOneOf(variable, words, word);
}

Result<QList<LogEntry>> entriesOfMessage(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.words.size() != 1 || arguments.words.first().isEmpty())
        return missingArgument(u"send"_s, u"MESSAGE"_s);
    for (const QString &other : {u"--format"_s, u"--map"_s, u"--skip-faults"_s, u"--severe-as"_s}) {
        if (arguments.has(other))
            return missingArgument(other, u"--file"_s);
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
        return failure(Cli::tr("Nothing was sent: an entry exceeds %1 (--max-request).").arg(limit));
    return failure(Cli::tr("Nothing was sent: a request would exceed %1 (--max-request). Use --per-request %2.")
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
        return missingArgument(u"--log-file"_s, u"--as-sdk"_s);
    RC_CHECK(context.prepare());
    RC_CHECK(checkSizes(plan->entries, plan->perRequest, context.options().limits.requestCap));
    const Profile &profile = context.profile();
    if (profile.resource.isEmpty())
        return noResourceUrl(profile);
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
        request.confirmedTool = arguments.value(u"--log-tool"_s);
        return request;
    }
    for (const QString &option : {u"--within"_s, u"--log-tool"_s}) {
        if (arguments.has(option))
            return missingArgument(option, u"--confirm-arrival"_s);
    }
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
         Cli::tr("debug, info, warning, error or alert; error and alert may notify people")},
        {u"--extra"_s, u"K=TEXT"_s, Cli::tr("add a member to extra; K:=NUMBER adds a number"), true},
        {u"--each-level"_s, {}, Cli::tr("one entry each at debug, info and warning")},
        {u"--include-error"_s, {}, Cli::tr("also send errors, which may notify people")},
        {u"--include-alert"_s, {}, Cli::tr("also send alerts, which may notify people")},
        {u"--as-sdk"_s, {}, Cli::tr("behave like an SDK: local log file, threshold")},
        {u"--log-file"_s, {u"FILE"_s, ValueKind::File}, Cli::tr("log file for --as-sdk (default: sdk.log)")},
        {u"--file"_s, {u"FILE"_s, ValueKind::File}, Cli::tr("send the entries of a file")},
        {u"--format"_s, oneOf(u"FORMAT"_s, importFormatWords()),
         Cli::tr("file format: jsonl, csv or log (default: detect)")},
        {u"--map"_s, u"COLUMN=TARGET"_s, Cli::tr("target: level, message, timestamp, extra or ignored"), true},
        {u"--skip-faults"_s, {}, Cli::tr("skip entries that cannot be sent")},
        {u"--severe-as"_s, oneOf(u"LEVEL"_s, {u"warning"_s, u"error"_s}),
         Cli::tr("send critical, fatal and similar as this level")},
        {u"--count"_s, u"N"_s, Cli::tr("send N entries")},
        {u"--interval"_s, u"S"_s, Cli::tr("seconds between requests (default: 1 with --count)")},
        {u"--per-request"_s, u"K"_s, Cli::tr("send K entries in each request")},
        {u"--one-request"_s, {}, Cli::tr("send all entries in one request")},
        {u"--connections"_s, u"C"_s, Cli::tr("maximum concurrent requests (default: 1)")},
        {u"--confirm-arrival"_s, {}, Cli::tr("look for the entries in the service’s log")},
        {u"--stop-at-refusal"_s, {}, Cli::tr("stop when an entry is refused")},
    };
    return {u"send"_s,
            {u"send MESSAGE [--level LEVEL] [--extra K=TEXT | K:=NUMBER]… [OPTION…]"_s,
             u"send MESSAGE --each-level [--include-error] [--include-alert] | --count N [--interval S]"_s,
             u"send --file FILE|- [--format jsonl|csv|log] [--map COLUMN=TARGET]… [--one-request | --per-request K]"_s},
            Cli::tr("Send test entries, each at most once."),
            options + arrivalOptions() + targetOptions(),
            Cli::tr("The exit code is that of the first entry that was not accepted. With --confirm-arrival, it is 7 "
                    "if the log does not show every entry, and 10 if the log cannot be read."),
            runSend,
            {{{}, {u"MESSAGE"_s}, Times::AtMostOnce}},
            {removedFor(u"--rate"_s, u"--interval"_s), removedFor(u"--over"_s, u"--interval"_s)}};
}

} // namespace rc
