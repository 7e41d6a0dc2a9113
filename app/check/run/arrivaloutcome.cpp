// SPDX-License-Identifier: GPL-3.0-or-later
// Result of the last step: the run's entries in the service's own log.
#include "check/run/stepoutcome.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivaltext.h"
#include "service/exitcode.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct LookTr
{
    RC_DECLARE_PHRASES(rc::ArrivalEnding)
};

/// The service's changes to the entries, as lines.
QStringList alterations(const ArrivalReport &report, const QList<SentMarker> &entries, bool &isAlteredAnywhere)
{
    QStringList lines;
    for (qsizetype index = 0; index < report.markers.size(); ++index) {
        const MarkerArrival &one = report.markers.at(index);
        const std::optional<LogEntry> sent = entries.value(index).entry;
        if (one.arrival != Arrival::Arrived || !sent)
            continue;
        const QList<StoredDifference> differences = storedDifferences(*sent, one.stored);
        isAlteredAnywhere = isAlteredAnywhere || isAltered(differences);
        for (const StoredDifference &difference : differences) {
            const QString line = differenceLine(difference);
            if (difference.kind != StoredDifference::Kind::Added && !lines.contains(line))
                lines.append(line);
        }
    }
    return lines;
}

QList<Fact> factsOf(const ArrivalReport &report, const LogToolPlan &plan, const QStringList &lines)
{
    QList<Fact> facts{
        {FactId::LogTool, LookTr::tr("%1, called %n times", nullptr, report.calls).arg(displayText(plan.tool))}};
    for (const MarkerArrival &one : report.markers) {
        if (one.stored.receivedAt.isValid()) {
            facts.append({FactId::Received, one.stored.receivedAt.toUTC().toString(Qt::ISODateWithMs)});
            break;
        }
    }
    if (!lines.isEmpty())
        facts.append({FactId::Stored, lines.join(u"\n"_s)});
    return facts;
}

StepOutcome warned(const Phrase &summary, const Phrase &hint, const QString &cause, int exitCode = usageExitCode)
{
    return {StepState::Warned, summary, hint, {}, exitCode, {}, cause};
}

} // namespace

StepOutcome notLookedOutcome(const std::optional<LogTool> &tool, bool nothingSent, bool isListed)
{
    if (nothingSent)
        return warned(LookTr::tr("no entry to look for"), {}, u"nothing-sent"_s, notReadExitCode);
    if (!tool && !isListed)
        return warned(LookTr::tr("the log could not be read without the tool list"),
                      LookTr::tr("It is not known whether the entries arrived."), u"log-not-read"_s, notReadExitCode);
    if (!tool)
        return warned(LookTr::tr("no tool found that reads a resource’s log"),
                      LookTr::tr("To use a tool with a different name, pass --log-tool NAME."), u"no-log-tool"_s);
    return warned(LookTr::tr("the log tool %1 is not confirmed yet").arg(displayText(tool->tool.name)),
                  LookTr::tr("The tool does not state that it is read-only, so it was not called. Confirm it "
                             "once with --log-tool %1, or with “Look in the log” on the Send page.")
                      .arg(displayText(tool->tool.name)),
                  u"log-tool-unconfirmed"_s);
}

StepOutcome arrivalOutcome(const ArrivalReport &report, const QList<SentMarker> &entries, const LogToolPlan &plan)
{
    bool altered = false;
    const QStringList lines = alterations(report, entries, altered);
    StepOutcome outcome;
    outcome.summary = arrivalSummary(report);
    outcome.facts = factsOf(report, plan, lines);
    outcome.exitCode = exitCodeFor(report);
    for (const MarkerArrival &one : report.markers) {
        if (outcome.reply.isEmpty() && one.arrival == Arrival::Arrived)
            outcome.reply = displayBytes(one.stored.raw, LineBreaks::Keep);
    }
    const auto mark = [&outcome](StepState state, const QString &cause, const Phrase &hint) {
        outcome.state = state;
        outcome.cause = cause;
        outcome.hint = hint;
    };
    const bool isUnread = report.count(Arrival::Unread) > 0;
    if (report.count(Arrival::Missing) > 0)
        mark(StepState::Failed, u"not-in-log"_s,
             LookTr::tr("The log reaches back far enough and does not show all of them. Give this marker to the "
                        "service’s operator."));
    else if (isUnread || report.count(Arrival::OutOfReach) > 0)
        mark(StepState::Warned, isUnread ? u"log-not-read"_s : u"beyond-log-tool"_s,
             LookTr::tr("It is not known whether the entries arrived."));
    else if (altered)
        mark(StepState::Warned, u"stored-otherwise"_s,
             LookTr::tr("The service stored something else: %1").arg(clausesText(lines)));
    return outcome;
}

} // namespace rc
