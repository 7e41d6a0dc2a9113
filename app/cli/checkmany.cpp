// SPDX-License-Identifier: GPL-3.0-or-later
// Checks of one or many resources, one line each, once or again and again.
#include "cli/checkmany.h"

#include "check/report.h"
#include "cli/checkladder.h"
#include "cli/keptactivity.h"
#include "cli/terminal.h"
#include "core/displaytext.h"
#include "core/jsonparts.h"

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
                           KeptActivity &activity, Terminal &terminal)
    : m_maker(std::move(maker))
    , m_every(every)
    , m_json(json)
    , m_activity(activity)
    , m_terminal(terminal)
{
    for (const RungState state : {RungState::Passed, RungState::Warned, RungState::Failed, RungState::Skipped})
        m_stateWidth = std::max(m_stateWidth, stateName(state).size());
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &CheckManyRun::begin);
}

void CheckManyRun::start()
{
    begin();
}

void CheckManyRun::abort()
{
    m_aborted = true;
    m_pause.stop();
    if (m_checks)
        m_checks->abort();
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
    m_records.clear();
    for (const NamedPlan &named : m_round.plans)
        m_records.insert(named.name, checkRecord(named.name, named.plan.resource));
    m_activity.write(m_records.values());
    m_checks = std::make_unique<ManyChecks>(std::move(m_round.plans), m_dialects);
    connect(m_checks.get(), &ManyChecks::finished, this, &CheckManyRun::end);
    m_checks->start();
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
        pieces.append({translate("rc::Cli", "cancelled")});
    } else {
        pieces.append({verdictOf(named.report.rungs)});
        if (before != m_before.cend() && stateOf(*before) != state)
            pieces.append({u' ' + translate("rc::Cli", "It was \"%1\" before.").arg(stateName(stateOf(*before)))});
    }
    if (cause != nullptr && (state == RungState::Failed || state == RungState::Warned) &&
        !isInVerdict(*cause, named.report.rungs))
        pieces.append({u' ' + rungTitle(cause->id) + u": "_s + displayText(cause->summary), Tone::Faint});
    m_terminal.line(pieces);
}

/// Each with the key of its own profile; what was not begun has no report.
void CheckManyRun::keep(const QList<NamedReport> &reports)
{
    for (const NamedReport &named : reports) {
        ActivityRecord record = m_records.take(named.name);
        m_activity.setKey(named.report);
        complete(record, named.report);
        m_activity.write({record});
        if (const auto before = m_before.constFind(named.name); m_every && before != m_before.cend()) {
            if (const auto change = changeRecord(named.name, *before, named.report))
                m_activity.write({*change});
        }
    }
    for (ActivityRecord &record : m_records)
        record.outcome = ActivityOutcome::Cancelled;
    m_activity.write(m_records.values());
}

void CheckManyRun::end(const QList<NamedReport> &reports)
{
    keep(reports);
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
            m_before.insert(named.name, named.report);
    }
    if (m_json)
        m_terminal.document(jsonObject({{"profiles", jsonArray(documents)}}));
    m_checks.release()->deleteLater(); // it is emitting this
    m_round.sources.clear();
    if (m_every && !m_aborted)
        m_pause.start(*m_every);
    else
        emit finished(exitCodeOf(reports));
}

} // namespace rc
