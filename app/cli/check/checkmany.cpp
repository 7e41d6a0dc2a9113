// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/check/checkmany.h"

#include "check/report/keyguard.h"
#include "check/report/reportjson.h"
#include "cli/check/checkladder.h"
#include "cli/frame/terminal.h"
#include "core/json/jsonparts.h"
#include "core/words/displaytext.h"
#include "session/profile/dialectkeeping.h"
#include "store/catalogs/keptdialects.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownName = 200; // without a profile it is the Resource URL, which has the UUID at its end

const RungResult *firstOf(const CheckReport &report, RungState state)
{
    const auto found = std::find_if(report.rungs.cbegin(), report.rungs.cend(),
                                    [state](const RungResult &rung) { return rung.state == state; });
    return found == report.rungs.cend() ? nullptr : &*found;
}

/// What was seen before an interrupt is no verdict, unless it failed.
RungState stateOf(const CheckReport &report)
{
    const RungState state = overallState(report.rungs);
    return report.cancelled && state != RungState::Failed ? RungState::Skipped : state;
}

int exitCodeOf(const QList<NamedReport> &worstFirst)
{
    if (worstFirst.isEmpty())
        return 0;
    const RungResult *failed = firstOf(worstFirst.first().report, RungState::Failed);
    return failed == nullptr ? 0 : std::max(1, failed->exitCode);
}

} // namespace

CheckManyRun::CheckManyRun(RoundMaker maker, std::optional<std::chrono::milliseconds> every, bool json,
                           ActivityLog &activity, Terminal &terminal)
    : m_maker(std::move(maker))
    , m_every(every)
    , m_json(json)
    , m_activity(activity)
    , m_terminal(terminal)
    , m_check(&activity, m_dialects)
{
    keepDialects(m_dialects, keptDialectsFile());
    for (const RungState state : {RungState::Passed, RungState::Warned, RungState::Failed, RungState::Skipped})
        m_stateWidth = std::max(m_stateWidth, stateName(state).size());
    connect(&m_watch, &Watch::due, this, &CheckManyRun::begin);
    connect(&m_watch, &Watch::noticed, this,
            [this](const QString &name, const CheckReport &before, const CheckReport &now) {
                if (const auto change = changeRecord(name, before, now))
                    m_activity.keep({*change}, redactorFor(now));
            });
    connect(&m_check, &CheckOperation::ended, this,
            [this](const NamedReport &named) { m_watch.observe(named.name, named.report); });
    connect(&m_check, &CheckOperation::finished, this, &CheckManyRun::end);
}

void CheckManyRun::start()
{
    if (m_every)
        m_watch.start(*m_every);
    else
        begin();
}

void CheckManyRun::abort()
{
    m_aborted = true;
    m_watch.stop();
    if (m_check.isBusy())
        m_check.cancel();
    else
        emit finished(0);
}

void CheckManyRun::begin()
{
    auto round = m_maker();
    if (!round) {
        emit finished(m_terminal.failure(round.error()));
        return;
    }
    m_round = std::move(*round);
    m_check.start(std::move(m_round.plans), m_round.redactor);
}

/// One line, whatever there is to say: many of them are read at a glance, or by grep.
void CheckManyRun::show(const NamedReport &named)
{
    const RungState state = stateOf(named.report);
    const QString time = m_every ? named.report.at.time().toString(u"HH:mm:ss"_s) + u"  "_s : QString();
    QList<Piece> pieces{{time, Tone::Faint},
                        {stateName(state).leftJustified(m_stateWidth + 2), toneOf(state)},
                        {displayText(named.name, LineBreaks::Mark, shownName) + u": "_s}};
    const auto before = m_before.constFind(named.name);
    const RungResult *cause = firstOf(named.report, state);
    if (named.report.cancelled) {
        pieces.append({Cli::tr("canceled")});
    } else {
        pieces.append({verdictOf(named.report.rungs)});
        if (before != m_before.cend() && *before != state)
            pieces.append({u' ' + Cli::tr("It was “%1” before.").arg(stateName(*before))});
    }
    if (cause != nullptr && (state == RungState::Failed || state == RungState::Warned) &&
        !isInVerdict(*cause, named.report.rungs))
        pieces.append({u' ' + rungTitle(cause->id) + u": "_s + displayText(cause->summary), Tone::Faint});
    m_terminal.line(pieces);
}

void CheckManyRun::end(const QList<NamedReport> &reports)
{
    QList<QByteArray> documents;
    for (const NamedReport &named : reports) {
        if (!m_json) {
            show(named);
        } else if (const auto document = reportJson(named.report)) {
            documents.append(jsonObject({{"profile", jsonString(named.name)},
                                         {"state", jsonString(wireWord(stateOf(named.report)))},
                                         {"report", *document}}));
        } else {
            m_terminal.error(document.error());
        }
        if (m_every && !named.report.cancelled)
            m_before.insert(named.name, stateOf(named.report));
    }
    if (m_json)
        m_terminal.document(jsonObject({{"profiles", jsonArray(documents)}}));
    m_round.sources.clear();
    if (m_every && !m_aborted)
        m_watch.roundEnded();
    else
        emit finished(exitCodeOf(reports));
}

} // namespace rc
