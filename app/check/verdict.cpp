// SPDX-License-Identifier: GPL-3.0-or-later
// One sentence on the whole ladder. It says what was seen: "takes entries" stands for "the service accepted them".
#include "check/rung.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

namespace {

RungState stateOf(const QList<RungResult> &rungs, RungId id)
{
    const auto found = std::find_if(rungs.begin(), rungs.end(), [id](const RungResult &r) { return r.id == id; });
    return found == rungs.end() ? RungState::Waiting : found->state;
}

bool holds(RungState state)
{
    return state == RungState::Passed || state == RungState::Warned;
}

bool anyIs(const QList<RungResult> &rungs, RungState state)
{
    return std::any_of(rungs.begin(), rungs.end(), [state](const RungResult &r) { return r.state == state; });
}

bool levelFailed(const QList<RungResult> &rungs)
{
    return std::any_of(rungs.begin(), rungs.end(),
                       [](const RungResult &r) { return levelOf(r.id) && r.state == RungState::Failed; });
}

QString entriesSentence(const QList<RungResult> &rungs)
{
    const RungState ingest = stateOf(rungs, RungId::Ingest);
    if (holds(ingest))
        return levelFailed(rungs)
                   ? QCoreApplication::translate("rc::Verdict", "This resource takes entries, but not at every level.")
                   : QCoreApplication::translate("rc::Verdict", "This resource takes entries.");
    const bool blocked = std::any_of(rungs.begin(), rungs.end(), [](const RungResult &r) {
        return r.id <= RungId::Ingest && r.state == RungState::Failed;
    });
    return blocked ? QCoreApplication::translate("rc::Verdict", "This resource does not take entries yet.")
                   : QCoreApplication::translate("rc::Verdict", "Whether this resource takes entries was not seen.");
}

QString toolsSentence(RungState general, RungState codeHosting)
{
    using enum RungState;
    if (general == Passed && codeHosting == Passed)
        return QCoreApplication::translate("rc::Verdict", "The tool endpoints answer.");
    if (general == Failed && codeHosting == Failed)
        return QCoreApplication::translate("rc::Verdict", "No tool endpoint answers with a list.");
    if (general == Passed && codeHosting == Warned)
        return QCoreApplication::translate("rc::Verdict",
                                           "The general tools answer; the code-hosting tools need a look.");
    if (general == Passed && codeHosting == Failed)
        return QCoreApplication::translate("rc::Verdict", "The general tools answer; the code-hosting tools do not.");
    if (general == Failed && holds(codeHosting))
        return QCoreApplication::translate("rc::Verdict", "The general tools do not answer with a list.");
    if (general == Failed || codeHosting == Failed || general == Warned || codeHosting == Warned)
        return QCoreApplication::translate("rc::Verdict", "The tool endpoints need a look.");
    return QCoreApplication::translate("rc::Verdict", "The tool endpoints were not asked.");
}

} // namespace

QString verdictOf(const QList<RungResult> &rungs)
{
    const RungState general = stateOf(rungs, RungId::ToolsGeneral);
    const RungState codeHosting = stateOf(rungs, RungId::ToolsCodeHosting);
    const bool entriesWell = holds(stateOf(rungs, RungId::Ingest)) && !levelFailed(rungs);
    if (entriesWell && general == RungState::Passed && codeHosting == RungState::Passed)
        return QCoreApplication::translate("rc::Verdict", "This resource takes entries and its tools answer.");
    return QCoreApplication::translate("rc::Verdict", "%1 %2", "two sentences: on the entries, on the tools")
        .arg(entriesSentence(rungs), toolsSentence(general, codeHosting));
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
