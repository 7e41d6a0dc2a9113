// SPDX-License-Identifier: GPL-3.0-or-later
// Summarizes a check in one sentence that claims nothing beyond the responses.
#include "check/causes/cause.h"
#include "check/evidence/step.h"
#include "core/words/listtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct VerdictTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Verdict)
};

bool hasPassed(StepState state)
{
    return state == StepState::Passed || state == StepState::Warned;
}

bool isBlocking(const StepResult &step)
{
    return step.state == StepState::Failed && step.id.kind() <= StepId::Ingest;
}

bool isOfNetwork(const StepResult &step)
{
    return step.id == StepId::Dns || step.id == StepId::Tcp || step.id == StepId::Tls;
}

/// The step that explains why no entry was accepted; null if none failed. A withheld key is no fault of the service, so
/// a failed connection comes before it.
const StepResult *blockingStep(const QList<StepResult> &steps)
{
    const auto first = std::ranges::find_if(steps, isBlocking);
    if (first == steps.end())
        return nullptr;
    if (first->cause == "key-unbound"_L1 || first->cause == "key-bound-elsewhere"_L1) {
        const auto network =
            std::ranges::find_if(steps, [](const StepResult &step) { return isBlocking(step) && isOfNetwork(step); });
        if (network != steps.end())
            return &*network;
    }
    return &*first;
}

/// The first entry in that state; null if there is none.
const StepResult *entryThat(StepState state, const QList<StepResult> &steps)
{
    const auto found = std::ranges::find_if(
        steps, [state](const StepResult &r) { return (r.id == StepId::Ingest || levelOf(r.id)) && r.state == state; });
    return found == steps.end() ? nullptr : &*found;
}

/// The effect of a failed step on the check, without claims beyond the evidence.
QString leadOf(const StepId &id)
{
    switch (id.kind()) {
    case StepId::Url:
    case StepId::Key:
        return VerdictTr::tr("Nothing was sent.");
    case StepId::Dns:
    case StepId::Tcp:
    case StepId::Tls:
        return VerdictTr::tr("The service was not reached.");
    default:
        return VerdictTr::tr("No entry was confirmed.");
    }
}

QString withoutFullStop(const QString &text)
{
    return text.endsWith(u'.') ? text.chopped(1) : text;
}

QString entriesSentence(const QList<StepResult> &steps)
{
    const StepState ingest = stateOf(StepId::Ingest, steps);
    if (hasPassed(ingest) && entryThat(StepState::Failed, steps))
        return VerdictTr::tr("Entries are accepted, but not at every level.");
    if (const StepResult *warned = hasPassed(ingest) ? entryThat(StepState::Warned, steps) : nullptr)
        return VerdictTr::tr("“%1” has a warning: %2.", "title of a step, what was seen")
            .arg(stepTitle(warned->id), withoutFullStop(warned->summary));
    if (hasPassed(ingest))
        return VerdictTr::tr("Entries are accepted.");
    const StepResult *blocking = blockingStep(steps);
    const StepResult *url = stepIn(steps, StepId::Url);
    const bool isSetUp = !url || url->cause != notSetUp;
    if (blocking == nullptr)
        return isSetUp ? VerdictTr::tr("Sending was not tested.") : VerdictTr::tr("Sending is not set up.");
    if (const QString headline = causeHeadline(blocking->cause); !headline.isEmpty())
        return headline;
    if (blocking->summary.isEmpty())
        return VerdictTr::tr("%1 “%2” failed.", "sentence, title of a step")
            .arg(leadOf(blocking->id), stepTitle(blocking->id));
    return VerdictTr::tr("%1 “%2” failed: %3.", "sentence, title of a step, what was seen")
        .arg(leadOf(blocking->id), stepTitle(blocking->id), withoutFullStop(blocking->summary));
}

QString toolsSentence(StepState general, StepState codeHosting)
{
    using enum StepState;
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
    if (general == Failed && hasPassed(codeHosting))
        return VerdictTr::tr("The general tools could not be fetched.");
    if (general == Failed || codeHosting == Failed || general == Warned || codeHosting == Warned)
        return VerdictTr::tr("The tool lists need attention.");
    return VerdictTr::tr("Tools were not tested.");
}

/// For the catalogs that only this profile has.
QStringList furtherSentences(const QList<StepResult> &steps)
{
    QStringList sentences;
    for (const StepResult &step : steps) {
        if (step.id.kind() != StepId::ToolsFurther)
            continue;
        if (step.state == StepState::Failed)
            sentences.append(VerdictTr::tr("The catalog %1 could not be fetched.").arg(step.id.catalog()));
        if (step.state == StepState::Warned)
            sentences.append(VerdictTr::tr("The catalog %1 needs attention.").arg(step.id.catalog()));
    }
    return sentences;
}

/// Empty unless the log was read.
QString arrivalSentence(const QList<StepResult> &steps)
{
    switch (stateOf(StepId::Arrival, steps)) {
    case StepState::Passed:
        return VerdictTr::tr("They were seen in the log.");
    case StepState::Failed:
        return VerdictTr::tr("They were not seen in the log.");
    case StepState::Warned:
        return VerdictTr::tr("Their arrival needs attention.");
    default:
        return {};
    }
}

} // namespace

QString verdictOf(const QList<StepResult> &steps)
{
    const StepState general = stateOf(StepId::ToolsGeneral, steps);
    const StepState codeHosting = stateOf(StepId::ToolsCodeHosting, steps);
    return sentencesText(
        QStringList{entriesSentence(steps), arrivalSentence(steps), toolsSentence(general, codeHosting)} +
        furtherSentences(steps));
}

bool isInVerdict(const StepResult &step, const QList<StepResult> &steps)
{
    const StepResult *blocking = blockingStep(steps);
    return blocking != nullptr && blocking->id == step.id && !hasPassed(stateOf(StepId::Ingest, steps));
}

int exitCodeOf(const QList<StepResult> &steps)
{
    const auto failed = std::ranges::find(steps, StepState::Failed, &StepResult::state);
    if (failed != steps.end())
        return std::max(1, failed->exitCode);
    const StepResult *arrival = stepIn(steps, StepId::Arrival);
    return arrival ? arrival->exitCode : 0;
}

StepState overallState(const QList<StepResult> &steps)
{
    for (const StepState state : {StepState::Failed, StepState::Warned, StepState::Passed, StepState::Skipped}) {
        if (anyInState(steps, state))
            return state;
    }
    return StepState::Waiting;
}

int severityRank(StepState state)
{
    constexpr std::array ranks{3, 3, 2, 1, 0, 3}; // in the order of the enumeration
    return ranks.at(std::size_t(state));
}

} // namespace rc
