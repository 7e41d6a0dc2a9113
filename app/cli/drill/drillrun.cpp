// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/drill/drillrun.h"

#include "cli/arrival/arrivaloptions.h"
#include "cli/frame/terminal.h"
#include "core/json/jsonparts.h"
#include "core/words/errorwords.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivalwords.h"
#include "service/exitcode.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr auto arrivedState = "arrived"_L1;
constexpr auto lateState = "late"_L1;
constexpr auto notArrivedState = "not-arrived"_L1;
constexpr auto unknownState = "unknown"_L1; ///< the log could not be read, or does not reach back so far
constexpr auto notAcceptedState = "not-accepted"_L1;

} // namespace

DrillRun::DrillRun(DrillWish wish, OpenProfile &open, Terminal &terminal)
    : m_wish(std::move(wish))
    , m_terminal(terminal)
    , m_find(open)
    , m_drill(open)
{
    connect(&m_find, &ArrivalOperation::finished, this, &DrillRun::found);
    connect(&m_drill, &DrillOperation::alertEnded, this, &DrillRun::sent);
    connect(&m_drill, &DrillOperation::finished, this, [this] { end(); });
}

void DrillRun::start()
{
    m_find.find(m_wish.logTool);
}

void DrillRun::abort()
{
    m_aborted = true;
    m_find.cancel();
    m_drill.cancel();
}

void DrillRun::found(const ArrivalResult &result)
{
    if (result.end != ArrivalEnd::Found) {
        const QString why = sentencesText({whyNotLooked(result), Cli::tr("Nothing was sent.")});
        if (m_wish.json)
            m_terminal.document(jsonObject({{"state", "\"not-sent\""}, {"why", jsonString(why)}}));
        m_terminal.error(why);
        end(exitCodeOf(result));
        return;
    }
    m_plan = result.plan;
    m_drill.start(m_wish.entry,
                  DrillArrival{.plan = result.plan, .pace = {.within = 2 * m_wish.within}, .within = m_wish.within});
}

void DrillRun::sent(const SendResult &result)
{
    m_sent = result;
    const bool hasLeft = result.outcome == Outcome::Accepted || result.outcome == Outcome::Unknown;
    if (hasLeft && !m_aborted)
        return; // the look into the log follows
    const int code = result.error ? exitCodeFor(result.error->kind) : 1;
    if (m_wish.json)
        m_terminal.document(document(hasLeft ? unknownState : notAcceptedState, code));
    else
        print(hasLeft ? unknownState : notAcceptedState);
    end(code);
}

void DrillRun::end()
{
    const std::optional<qint64> inLog = m_drill.report().at(DrillStage::Log);
    const std::optional<ArrivalResult> &looked = m_drill.arrival();
    QLatin1StringView state = unknownState;
    const MarkerArrival *seen = looked ? looked->report.of(m_wish.entry.marker) : nullptr;
    int code = looked ? std::max(1, exitCodeOf(*looked)) : notReadExitCode;
    if (inLog && seen) {
        const bool isLate = seen->isLaterThan(m_wish.within);
        state = isLate ? lateState : arrivedState;
        code = isLate ? lateExitCode : 0;
    } else if (looked && looked->report.count(Arrival::Missing) > 0) {
        state = notArrivedState;
    }
    m_sent = m_drill.result();
    if (m_wish.json)
        m_terminal.document(document(state, code));
    else
        print(state);
    end(code);
}

void DrillRun::end(int code)
{
    if (!std::exchange(m_ended, true))
        emit finished(code);
}

QByteArray DrillRun::document(QLatin1StringView state, int code) const
{
    QList<JsonMember> members{{"state", jsonString(state)},
                              {"level", jsonString(wireWord(m_sent.entry.level))},
                              {"message", jsonString(m_sent.entry.message)},
                              {"ts", jsonString(isoWithOffset(m_sent.entry.ts))},
                              {"marker", jsonString(m_sent.entry.marker)},
                              {"outcome", jsonString(wireWord(m_sent.outcome))},
                              {"status", QByteArray::number(m_sent.status)},
                              {"elapsedMs", QByteArray::number(m_sent.elapsedMs)},
                              {"error", jsonString(m_sent.error ? errorLine(*m_sent.error) : QString())},
                              {"withinMs", QByteArray::number(m_wish.within.count())},
                              {"exitCode", QByteArray::number(code)}};
    if (m_drill.arrival())
        members.append({"arrival", arrivalDocument(*m_drill.arrival())});
    return jsonObject(members);
}

void DrillRun::print(QLatin1StringView state)
{
    const Tone tone = state == arrivedState                         ? Tone::Good
                      : state == unknownState || state == lateState ? Tone::Doubtful
                                                                    : Tone::Bad;
    m_terminal.line(
        {{levelName(m_sent.entry.level).leftJustified(8) + u' '},
         {outcomeName(m_sent.outcome), m_sent.outcome == Outcome::Accepted ? Tone::Good : Tone::Doubtful},
         {u" ("_s + shownSpan(m_sent.elapsedMs) + u"), "_s + Cli::tr("marker %1").arg(m_sent.entry.marker)}});
    if (m_sent.error)
        m_terminal.error(*m_sent.error);
    if (m_drill.arrival())
        printArrival(*m_drill.arrival(), false, m_terminal);
    if (state == lateState)
        m_terminal.line({{Cli::tr("Late: expected within %1.").arg(shownSpan(m_wish.within.count())), tone}});
}

} // namespace rc

#include "moc_drillrun.cpp"
