// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/send/sendfile.h"

#include "cli/frame/arguments.h"
#include "cli/frame/inputfile.h"
#include "cli/frame/terminal.h"
#include "core/entry/entryimport.h"
#include "core/entry/marker.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype mostShown = 20; ///< faults

void tellFaults(const ImportedEntries &read, const QString &path, Terminal &terminal)
{
    for (qsizetype i = 0; i < std::min(mostShown, read.faults.size()); ++i) {
        const LineFault &fault = read.faults.at(i);
        const QString where =
            fault.line > 0 ? u"%1:%2: "_s.arg(displayText(path)).arg(fault.line) : displayText(path) + u": "_s;
        terminal.error(where + fault.why);
    }
    if (read.faultCount > mostShown)
        terminal.error(Cli::tr("… and %n more.", nullptr, static_cast<int>(read.faultCount - mostShown)));
}

/// Applies the user's choice for other loggers' severe levels.
Result<void> chooseSevere(const Arguments &arguments, const QString &path, ImportedEntries &read)
{
    const QString word = arguments.value(u"--severe-as"_s);
    const std::optional<Level> level = levelFromWord(word);
    if (arguments.has(u"--severe-as"_s) && level != Level::Warning && level != Level::Error)
        return failure(badInput(Cli::tr("--severe-as must be warning or error, not “%1”.").arg(displayText(word))));
    if (read.severe.isEmpty())
        return {};
    if (!level)
        return failure(badInput(Cli::tr("%1 contains levels that the service does not have: %2. Send them with "
                                        "--severe-as warning, or with --severe-as error, which may notify people.")
                                    .arg(displayText(path), severeWords(read))));
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
            QStringList words;
            for (const ImportTargetRow &row : importTargetTable())
                words.append(row.word);
            return failure(badInput(Cli::tr("--map must be COLUMN=TARGET, not “%1”. The targets are: %2.")
                                        .arg(displayText(argument), listText(words))));
        }
        const QString name = argument.left(equals);
        for (const MappedName &earlier : std::as_const(targets)) {
            if (earlier.name == name || (isSingle(*target) && earlier.target == *target))
                return failure(
                    badInput(Cli::tr("--map names “%1” twice.")
                                 .arg(displayText(earlier.name == name ? name : QString(wireWord(*target))))));
        }
        targets.append({name, *target});
    }
    return targets;
}

Result<void> checkTargets(const QList<MappedName> &targets, const ImportedEntries &read)
{
    if (!targets.isEmpty() && read.format == ImportFormat::Log)
        return failure(badInput(Cli::tr("--map requires CSV or JSON Lines.")));
    for (const MappedName &target : targets) {
        if (read.mapping.has(target.name) || read.mapping.more > 0)
            continue;
        QStringList names;
        for (const MappedName &name : read.mapping.names)
            names.append(displayText(name.name));
        return failure(badInput(Cli::tr("The file has no column “%1”. Its columns are: %2.")
                                    .arg(displayText(target.name), listText(names))));
    }
    return {};
}

constexpr double longestTime = 86'400; ///< in seconds

Result<int> wholeNumber(const Arguments &arguments, const QString &name, int most)
{
    bool isNumber = false;
    const int number = arguments.value(name).toInt(&isNumber);
    if (isNumber && number >= 1 && number <= most)
        return number;
    return failure(badInput(Cli::tr("%1 must be a whole number from 1 to %2, not “%3”.")
                                .arg(name, QString::number(most), displayText(arguments.value(name)))));
}

Result<SendPace> paceOf(const Arguments &arguments)
{
    const QString name = u"--interval"_s;
    if (!arguments.has(name))
        return SendPace{arguments.has(u"--count"_s) ? std::chrono::seconds(1) : std::chrono::seconds(0)};
    if (!arguments.has(u"--count"_s) && !arguments.has(u"--file"_s))
        return failure(badInput(Cli::tr("%1 requires --count or --file.").arg(name)));
    bool isNumber = false;
    const double seconds = arguments.value(name).toDouble(&isNumber);
    if (isNumber && seconds >= 0 && seconds <= longestTime)
        return SendPace{std::chrono::milliseconds(std::llround(seconds * 1000))};
    return failure(
        badInput(Cli::tr("%1 must be a number of seconds, not “%2”.").arg(name, displayText(arguments.value(name)))));
}

} // namespace

QString mappingWords(const ImportMapping &mapping)
{
    QStringList words;
    for (const MappedName &mapped : mapping.names)
        words.append(Cli::tr("%1 → %2", "a column of a file, what it becomes")
                         .arg(displayText(mapped.name), wireWord(mapped.target)));
    if (mapping.more > 0)
        words.append(Cli::tr("%n more → extra", nullptr, static_cast<int>(mapping.more)));
    return listText(words);
}

Result<FileEntries> entriesOfFile(const Arguments &arguments, Terminal &terminal)
{
    const QString path = arguments.value(u"--file"_s);
    for (const QString &other : {u"--level"_s, u"--extra"_s, u"--each-level"_s, u"--count"_s}) {
        if (arguments.has(other))
            return failure(badInput(Cli::tr("%1 cannot be used with --file.").arg(other)));
    }
    if (!arguments.words.isEmpty())
        return failure(badInput(Cli::tr("--file cannot be used with a message.")));
    if (path == "-"_L1 && arguments.has(u"--key-stdin"_s))
        return failure(badInput(Cli::tr("--file - and --key-stdin would both read standard input.")));
    std::optional<ImportFormat> format;
    if (arguments.has(u"--format"_s)) {
        format = importFormatFromWord(arguments.value(u"--format"_s));
        if (!format)
            return failure(badInput(Cli::tr("--format must be jsonl, csv or log, not “%1”.")
                                        .arg(displayText(arguments.value(u"--format"_s)))));
    }
    RC_TRY(targets, targetsOf(arguments));
    RC_TRY(bytes, inputFile(path, importSizeCap));
    ImportedEntries read = entriesFrom(*bytes, format.value_or(importFormatOf(path, *bytes)),
                                       QDateTime::currentDateTime(), {*targets, {}});
    RC_CHECK(checkTargets(*targets, read));
    if (!read.mapping.names.isEmpty() && !arguments.has(u"--json"_s))
        terminal.line(Cli::tr("Columns: %1").arg(mappingWords(read.mapping)));
    if (const QString shape = logShapeText(read); !shape.isEmpty() && !arguments.has(u"--json"_s))
        terminal.line(shape);
    tellFaults(read, path, terminal);
    if (read.format == ImportFormat::Csv && !read.mapping.names.isEmpty() &&
        !read.mapping.isMapped(ImportTarget::Message))
        terminal.error(Cli::tr("Choose the column with --map COLUMN=message."));
    if (read.faultCount > 0 && !read.entries.isEmpty() && !arguments.has(u"--skip-faults"_s))
        return failure(badInput(Cli::tr("Nothing was sent. Use --skip-faults to send the valid entries.")));
    if (read.entries.isEmpty())
        return failure(badInput(Cli::tr("%1 contains no entries.").arg(displayText(path))));
    RC_CHECK(chooseSevere(arguments, path, read));
    for (const LogEntry &entry : std::as_const(read.entries)) {
        if (!isIncluded(entry.level, arguments))
            return failure(badInput(Cli::tr("%1 contains entries at %2, which may notify people. %3 sends them.")
                                        .arg(displayText(path), wireWord(entry.level), inclusionOf(entry.level))));
    }
    for (LogEntry &entry : read.entries)
        entry.marker = newMarker();
    return FileEntries{read.entries, read.mapping};
}

Result<int> countOf(const Arguments &arguments)
{
    return arguments.has(u"--count"_s) ? wholeNumber(arguments, u"--count"_s, mostEntries) : Result<int>(1);
}

Result<SendPlan> sendPlanOf(const Arguments &arguments, QList<LogEntry> entries)
{
    SendPlan plan;
    plan.stopAtRefusal = arguments.has(u"--stop-at-refusal"_s);
    if (arguments.has(u"--connections"_s)) {
        RC_TRY(connections, wholeNumber(arguments, u"--connections"_s, SendJob::mostConnections));
        plan.connections = *connections;
    }
    if (arguments.has(u"--one-request"_s) && arguments.has(u"--per-request"_s))
        return failure(badInput(Cli::tr("Use either %1 or %2, not both.").arg(u"--one-request"_s, u"--per-request"_s)));
    if (arguments.has(u"--one-request"_s)) {
        plan.perRequest = entries.size();
    } else if (arguments.has(u"--per-request"_s)) {
        RC_TRY(each, wholeNumber(arguments, u"--per-request"_s, mostEntries));
        plan.perRequest = *each;
    }
    RC_TRY(between, paceOf(arguments));
    plan.pace = *between;
    plan.entries = std::move(entries);
    return plan;
}

} // namespace rc
