// SPDX-License-Identifier: GPL-3.0-or-later
// Summarizes a check in one sentence that claims nothing beyond the responses.
#include "check/causes/cause.h"
#include "check/evidence/rung.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

namespace {

struct VerdictTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Verdict)
};

bool holds(RungState state)
{
    return state == RungState::Passed || state == RungState::Warned;
}

bool isBlocking(const RungResult &rung)
{
    return rung.state == RungState::Failed && rung.id.step() <= RungId::Ingest;
}

/// The first entry that ended so; null without one.
const RungResult *entryThat(RungState state, const QList<RungResult> &rungs)
{
    const auto found = std::ranges::find_if(
        rungs, [state](const RungResult &r) { return (r.id == RungId::Ingest || levelOf(r.id)) && r.state == state; });
    return found == rungs.end() ? nullptr : &*found;
}

/// The meaning of a failed step for the whole, without claims beyond the evidence.
QString leadOf(const RungId &id)
{
    switch (id.step()) {
    case RungId::Url:
    case RungId::Key:
        return VerdictTr::tr("Nothing was sent.");
    case RungId::Dns:
    case RungId::Tcp:
    case RungId::Tls:
        return VerdictTr::tr("The service was not reached.");
    default:
        return VerdictTr::tr("No entry was confirmed.");
    }
}

QString withoutFullStop(const QString &text)
{
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

QString entriesSentence(const QList<RungResult> &rungs)
{
    const RungState ingest = stateOf(RungId::Ingest, rungs);
    if (holds(ingest) && entryThat(RungState::Failed, rungs))
        return VerdictTr::tr("Entries are accepted, but not at every level.");
    if (const RungResult *warned = holds(ingest) ? entryThat(RungState::Warned, rungs) : nullptr)
        return VerdictTr::tr("“%1” has a warning: %2.", "title of a step, what was seen")
            .arg(rungTitle(warned->id), withoutFullStop(warned->summary));
    if (holds(ingest))
        return VerdictTr::tr("Entries are accepted.");
    const auto blocking = std::ranges::find_if(rungs, isBlocking);
    const RungResult *url = rungIn(rungs, RungId::Url);
    const bool isSetUp = !url || url->cause != notSetUp;
    if (blocking == rungs.end())
        return isSetUp ? VerdictTr::tr("Sending was not tested.") : VerdictTr::tr("Sending is not set up.");
    if (const QString headline = causeHeadline(blocking->cause); !headline.isEmpty())
        return headline;
    if (blocking->summary.isEmpty())
        return VerdictTr::tr("%1 “%2” failed.", "sentence, title of a step")
            .arg(leadOf(blocking->id), rungTitle(blocking->id));
    return VerdictTr::tr("%1 “%2” failed: %3.", "sentence, title of a step, what was seen")
        .arg(leadOf(blocking->id), rungTitle(blocking->id), withoutFullStop(blocking->summary));
}

QString toolsSentence(RungState general, RungState codeHosting)
{
    using enum RungState;
    if (general == Passed && codeHosting == Passed)
        return VerdictTr::tr("Both tool lists load.");
    if (general == Failed && codeHosting == Failed)
        return VerdictTr::tr("Neither tool list could be fetched.");
    if (general == Passed && codeHosting == Skipped)
        return VerdictTr::tr("General tools work.");
    if (general == Passed && codeHosting == Warned)
        return VerdictTr::tr("General tools work. The code-hosting tools need attention.");
    if (general == Passed && codeHosting == Failed)
        return VerdictTr::tr("General tools work. The code-hosting tools could not be fetched.");
    if (general == Failed && holds(codeHosting))
        return VerdictTr::tr("The general tools could not be fetched.");
    if (general == Failed || codeHosting == Failed || general == Warned || codeHosting == Warned)
        return VerdictTr::tr("The tool lists need attention.");
    return VerdictTr::tr("Tools were not tested.");
}

/// For the catalogs that only this profile has.
QString furtherSentences(const QList<RungResult> &rungs)
{
    QString text;
    for (const RungResult &rung : rungs) {
        if (rung.id.step() != RungId::ToolsFurther)
            continue;
        if (rung.state == RungState::Failed)
            text += u' ' + VerdictTr::tr("The catalog %1 could not be fetched.").arg(rung.id.catalog());
        if (rung.state == RungState::Warned)
            text += u' ' + VerdictTr::tr("The catalog %1 needs attention.").arg(rung.id.catalog());
    }
    return text;
}

/// Only if the log was read.
QString arrivalSentence(const QList<RungResult> &rungs)
{
    switch (stateOf(RungId::Arrival, rungs)) {
    case RungState::Passed:
        return u' ' + VerdictTr::tr("They were seen in the log.");
    case RungState::Failed:
        return u' ' + VerdictTr::tr("They were not seen in the log.");
    case RungState::Warned:
        return u' ' + VerdictTr::tr("Their arrival needs attention.");
    default:
        return {};
    }
}

} // namespace

QString verdictOf(const QList<RungResult> &rungs)
{
    const RungState general = stateOf(RungId::ToolsGeneral, rungs);
    const RungState codeHosting = stateOf(RungId::ToolsCodeHosting, rungs);
    const bool entriesWell = stateOf(RungId::Ingest, rungs) == RungState::Passed &&
                             !entryThat(RungState::Failed, rungs) && !entryThat(RungState::Warned, rungs);
    const QString further = furtherSentences(rungs);
    const QString arrival = arrivalSentence(rungs);
    if (entriesWell && general == RungState::Passed && codeHosting == RungState::Passed && further.isEmpty() &&
        arrival.isEmpty())
        return VerdictTr::tr("Entries are accepted and both tool lists load.");
    return VerdictTr::tr("%1 %2", "two sentences: on the entries, on the tools")
        .arg(entriesSentence(rungs) + arrival, toolsSentence(general, codeHosting) + further);
}

bool isInVerdict(const RungResult &rung, const QList<RungResult> &rungs)
{
    return isBlocking(rung) && !holds(stateOf(RungId::Ingest, rungs));
}

int exitCodeOf(const QList<RungResult> &rungs)
{
    const auto failed = std::ranges::find(rungs, RungState::Failed, &RungResult::state);
    if (failed != rungs.end())
        return std::max(1, failed->exitCode);
    const RungResult *arrival = rungIn(rungs, RungId::Arrival);
    return arrival ? arrival->exitCode : 0;
}

RungState overallState(const QList<RungResult> &rungs)
{
    for (const RungState state : {RungState::Failed, RungState::Warned, RungState::Passed, RungState::Skipped}) {
        if (anyIs(rungs, state))
            return state;
    }
    return RungState::Waiting;
}

} // namespace rc
