// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arrival/arrivaloptions.h"

#include "cli/frame/commandprofile.h"
#include "cli/frame/terminal.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "service/arrival/arrivaltext.h"
#include "service/exitcode.h"
#include "store/profiles/profilestore.h"

#include <QRegularExpression>

#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxArrivalLines = 100;

Tone toneOfArrival(Arrival arrival)
{
    return arrival == Arrival::Arrived ? Tone::Good : arrival == Arrival::Missing ? Tone::Bad : Tone::Caution;
}

} // namespace

QList<OptionRow> arrivalOptions()
{
    return {{u"--within"_s, u"TIME"_s, Cli::tr("how long to look (default: 60s)")},
            {u"--log-tool"_s, {u"NAME"_s, ValueKind::Tool}, Cli::tr("confirm and save the tool that reads the log")}};
}

Result<std::chrono::milliseconds> withinOf(const Arguments &arguments, std::chrono::milliseconds fallback)
{
    if (!arguments.has(u"--within"_s))
        return fallback;
    static const QRegularExpression pattern(u"\\A([0-9]{1,6}(?:\\.[0-9]{1,3})?)(ms|s|m|)\\z"_s);
    const QRegularExpressionMatch match = pattern.match(arguments.value(u"--within"_s).trimmed());
    constexpr double second = 1000;
    constexpr double minute = 60 * second;
    constexpr double maximum = 60 * minute;
    const QString unit = match.captured(2);
    const double factor = unit == "ms"_L1 ? 1 : unit == "m"_L1 ? minute : second;
    const double time = match.captured(1).toDouble() * factor;
    if (!match.hasMatch() || time < 1 || time > maximum)
        return failure(Cli::tr("--within must be a time up to 60m, such as 30s or 500ms, not “%1”.")
                           .arg(displayText(arguments.value(u"--within"_s))));
    return std::chrono::milliseconds(std::llround(time));
}

void saveLogTool(const CommandProfile &context, const LogToolPlan &plan, Terminal &terminal)
{
    const Options &options = context.options();
    if (!options.saved || !plan.isSet() || logToolPlanOf(options.profile) == plan)
        return;
    const ProfileStore store(profilesFile());
    const Result<QList<Profile>> saved = store.load();
    const qsizetype index = saved ? indexOfProfile(*saved, options.profile.name) : -1;
    if (index < 0 || saved->at(index).toolServer != plan.server)
        return; // uses values other than the profile's
    Profile after = saved->at(index);
    after.logTool = plan;
    if (const auto changed = store.change(saved->at(index), after); !changed)
        terminal.error(changed.error());
    else
        terminal.note(Cli::tr("Saved in the profile: %1 reads the log.").arg(displayText(plan.tool)));
}

int exitCodeOf(const ArrivalResult &result)
{
    switch (result.end) {
    case ArrivalEnd::Found:
        return 0;
    case ArrivalEnd::NeedsConfirmation:
    case ArrivalEnd::NoTool:
        return usageExitCode;
    case ArrivalEnd::NotRequested:
        return result.error ? exitCodeFor(result.error->kind) : notReadExitCode;
    case ArrivalEnd::Searched:
        break;
    }
    return exitCodeFor(result.report);
}

QString lookupFault(const ArrivalResult &result)
{
    switch (result.end) {
    case ArrivalEnd::NeedsConfirmation:
        return Cli::tr("The tool %1 was not called because it does not state that it is read-only. To confirm it: "
                       "--log-tool %1")
            .arg(displayText(result.tool ? result.tool->tool.name : QString()));
    case ArrivalEnd::NoTool:
        if (const QString &name = result.confirmedTool; !name.isEmpty()) {
            if (result.toolNames.contains(name))
                return Cli::tr("The tool %1 cannot read the log: its arguments cannot be filled in.")
                    .arg(displayText(name));
            return noSuchTool(name, result.toolNames);
        }
        return Cli::tr("No tool that reads the log was found. Name it with --log-tool.");
    case ArrivalEnd::NotRequested:
        return result.why;
    default:
        return {};
    }
}

QByteArray arrivalDocument(const ArrivalResult &result)
{
    if (result.end != ArrivalEnd::Searched)
        return jsonObject({{"why", jsonString(lookupFault(result))}});
    QByteArray json = arrivalJson(result.report, result.markers);
    json.chop(1);
    return json + ",\"tool\":" + jsonString(result.plan.tool) + '}';
}

void printArrival(const ArrivalResult &result, bool table, Terminal &terminal)
{
    if (result.end != ArrivalEnd::Searched) {
        terminal.error(lookupFault(result));
        return;
    }
    const ArrivalReport &report = result.report;
    const bool allArrived = report.count(Arrival::Arrived) == report.markers.size();
    QString summary = arrivalSummary(report);
    summary.front() = summary.front().toUpper();
    if (allArrived)
        terminal.line({{summary, Tone::Good}});
    else
        terminal.error(summary); // even when quiet, since it explains a non-zero exit code
    qsizetype lines = 0;
    for (qsizetype index = 0; index < report.markers.size() && lines < maxArrivalLines; ++index) {
        const MarkerArrival &marker = report.markers.at(index);
        const std::optional<LogEntry> sent = result.markers.value(index).entry;
        const bool isShown = report.markers.size() > 1 && (table || marker.arrival != Arrival::Arrived);
        if (isShown) {
            ++lines;
            terminal.line({{u"  "_s + marker.marker + u"  "_s},
                           {arrivalSentence(marker, report), toneOfArrival(marker.arrival)}});
        }
        if (marker.arrival != Arrival::Arrived || !sent)
            continue;
        for (const StoredDifference &difference : storedDifferences(*sent, marker.stored)) {
            const bool matters = difference.kind != StoredDifference::Kind::Added || report.markers.size() == 1;
            if (matters && lines++ < maxArrivalLines)
                terminal.line({{u"    "_s + differenceLine(difference), Tone::Faint}});
        }
    }
    if (lines >= maxArrivalLines)
        terminal.line({{Cli::tr("More lines were omitted. Use --json for all."), Tone::Faint}});
}

} // namespace rc
