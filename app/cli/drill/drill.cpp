// SPDX-License-Identifier: GPL-3.0-or-later
// drill: one entry sent once, and its arrival measured by itself; what earlier ones came to.
#include "cli/arrival/arrivaloptions.h"
#include "cli/commands.h"
#include "cli/drill/drillrun.h"
#include "cli/frame/commandactivity.h"
#include "cli/frame/notifyinglevels.h"
#include "cli/frame/terminal.h"
#include "cli/frame/withprofile.h"
#include "core/entry/entrytemplate.h"
#include "core/entry/marker.h"
#include "core/json/jsonparts.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivalwords.h"
#include "store/activity/activityfile.h"

#include <QSysInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int mostPastDrills = 10'000;
constexpr std::chrono::milliseconds usualWithin{30'000};

Result<LogEntry> entryFrom(const Arguments &arguments)
{
    if (!arguments.has(u"--level"_s))
        return failure(badInput(Cli::tr("drill requires --level LEVEL.")));
    const auto level = levelFromWord(arguments.value(u"--level"_s));
    if (!level)
        return failure(badInput(Cli::tr("“%1” is not a level. Use one of: %2.")
                                    .arg(displayText(arguments.value(u"--level"_s)), listText(levelWords()))));
    if (mayNotify(*level) && !arguments.has(u"--yes"_s))
        return failure(badInput(Cli::tr("An entry at %1 may notify people. Nothing was sent. Use --yes to send it.")
                                    .arg(wireWord(*level))));
    LogEntry entry = entryOf(pagerDrill());
    entry.level = *level;
    if (arguments.has(u"--message"_s))
        entry.message = arguments.value(u"--message"_s);
    if (entry.message.trimmed().isEmpty())
        return failure(badInput(Cli::tr("--message requires a text.")));
    entry.marker = newMarker();
    entry.ts = QDateTime::currentDateTimeUtc();
    return expanded(entry, {entry.ts, QSysInfo::machineHostName(), entry.marker, 1});
}

int sendOne(const Arguments &arguments, Terminal &terminal)
{
    const auto entry = entryFrom(arguments);
    if (!entry)
        return terminal.failure(entry.error());
    const auto within = withinOf(arguments, usualWithin);
    if (!within)
        return terminal.failure(within.error());
    return withProfile(arguments, terminal, [&](CommandProfile &open) -> Result<int> {
        RC_CHECK(open.prepare(QProcessEnvironment::systemEnvironment()));
        RC_CHECK(open.resource());
        RC_CHECK(open.toolServer());
        RC_CHECK(open.authoritiesOf(open.profile()));
        DrillRun run({.entry = *entry, .within = *within, .logTool = logToolOf(arguments), .json = open.options().json},
                     open, terminal);
        const int code = runToEnd(run);
        if (!logToolOf(arguments).isEmpty())
            keepLogTool(open, run.plan(), terminal);
        return code;
    });
}

QByteArray numberOrNull(const std::optional<qint64> &value)
{
    return value ? QByteArray::number(*value) : QByteArray("null");
}

QByteArray historyJson(const QList<DrillMedians> &all)
{
    QList<QByteArray> rows;
    for (const DrillMedians &one : all) {
        QList<QByteArray> stages;
        for (const DrillStage stage : drillStages()) {
            const auto place = std::size_t(stage);
            stages.append(jsonObject({{"name", jsonString(wireWord(stage))},
                                      {"count", QByteArray::number(one.counts.at(place))},
                                      {"medianMs", numberOrNull(one.medians.at(place))},
                                      {"p95Ms", numberOrNull(one.slowest95.at(place))}}));
        }
        rows.append(jsonObject({{"month", jsonString(one.month.toString(u"yyyy-MM"_s))},
                                {"drills", QByteArray::number(one.drills)},
                                {"stages", jsonArray(stages)}}));
    }
    return jsonObject({{"history", jsonArray(rows)}});
}

/// Of all profiles, or of the one that is named.
int showHistory(const Arguments &arguments, Terminal &terminal)
{
    ActivityFile file(activityFilePath());
    ActivityFilter filter;
    filter.kinds = {ActivityKind::Drill};
    if (arguments.has(u"--profile"_s))
        filter.profiles = {arguments.value(u"--profile"_s)};
    const auto page = file.page(filter, {}, mostPastDrills, ActivityDetail::Row);
    sayNotices(file.takeNotices(), terminal);
    if (!page)
        return terminal.failure(page.error());
    const QList<DrillMedians> medians = drillMedians(page->records);
    if (arguments.has(u"--json"_s)) {
        terminal.document(historyJson(medians));
        return 0;
    }
    if (medians.isEmpty())
        terminal.line(Cli::tr("No drills yet."));
    for (const DrillMedians &one : medians) {
        const QString when = one.month.isValid() ? one.month.toString(u"yyyy-MM"_s) : Cli::tr("All");
        QStringList parts;
        for (const DrillStage stage : drillStages()) {
            const auto place = std::size_t(stage);
            if (one.medians.at(place))
                parts.append(
                    Cli::tr("%1: median %2, 95 % within %3")
                        .arg(stageName(stage), shownSpan(*one.medians.at(place)), shownSpan(*one.slowest95.at(place))));
        }
        terminal.line(when.leftJustified(9) + Cli::tr("%n drill(s)", nullptr, one.drills).leftJustified(12) +
                      clausesText(parts));
    }
    return 0;
}

/// As for the other commands that look into the log, but --within says when it is late.
QList<OptionRow> lookOptions()
{
    QList<OptionRow> options = arrivalOptions();
    for (OptionRow &row : options) {
        if (row.name == "--within"_L1)
            row.help = Cli::tr("how soon the log should show the entry: 30s, 500ms, 2m (default: 30s)");
    }
    return options;
}

QList<ActionRow> drillActions()
{
    return {{QString(), {}, Times::Once}, {u"history"_s, {}}};
}

int runDrill(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.words.isEmpty())
        return sendOne(arguments, terminal);
    if (arguments.words == QStringList{u"history"_s})
        return showHistory(arguments, terminal);
    return terminal.failure(badInput(Cli::tr("drill takes no argument except history. Pass the text with --message.")));
}

} // namespace

Command drillCommand()
{
    const QList<OptionRow> options{
        {u"--level"_s, oneOf(u"LEVEL"_s, levelWords()),
         Cli::tr("debug, info, warning, error or alert; error and alert may notify people")},
        {u"--yes"_s, {}, Cli::tr("send it even though it may notify people")},
        {u"--message"_s, u"TEXT"_s, Cli::tr("the message to use instead of the drill template’s")},
    };
    return {u"drill"_s,
            {u"drill --level LEVEL [--yes] [--within 30s] [--message TEXT] [--log-tool NAME] [WHO AND WHERE]"_s,
             u"drill history [--profile NAME]"_s},
            Cli::tr("Send one entry and measure when the service’s own log shows it."),
            options + lookOptions() + whoOptions(),
            Cli::tr("The entry is sent once, and only if the log can be read. The exit code is that of "
                    "send if the entry was not accepted, 7 if the log does not show it within twice the "
                    "--within time (default: 30s), 8 if it appears after the --within time, and 10 if the log "
                    "cannot be read."),
            runDrill,
            drillActions()};
}

} // namespace rc
