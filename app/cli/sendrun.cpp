// SPDX-License-Identifier: GPL-3.0-or-later
// Joins a burst, Activity and the terminal; the first failure decides the exit code.
#include "cli/sendrun.h"

#include "check/rungending.h"
#include "cli/keptactivity.h"
#include "cli/terminal.h"
#include "core/displaytext.h"
#include "core/errorwords.h"
#include "core/jsonparts.h"
#include "service/burstjob.h"
#include "service/exitcode.h"
#include "service/sdklog.h"
#include "wire/slashredirect.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// From here on each entry has its own two writes; below it they would hold the sending up.
constexpr std::chrono::milliseconds slowInterval{100};

qsizetype windowOf(const SendPace &pace)
{
    const qsizetype underWay = pace.perRequest * pace.connections;
    return pace.pace.interval > slowInterval ? underWay : std::max(underWay, BurstRecords::fastWindow);
}

QByteArray documentOf(const SendResult &result)
{
    QList<JsonMember> members{{"level", jsonString(wireWord(result.entry.level))},
                              {"message", jsonString(result.entry.message)},
                              {"ts", jsonString(isoWithOffset(result.entry.ts))},
                              {"marker", jsonString(result.entry.marker)},
                              {"outcome", jsonString(wireWord(result.outcome))},
                              {"status", QByteArray::number(result.status)},
                              {"elapsedMs", QByteArray::number(result.elapsedMs)},
                              {"reply", jsonString(QString::fromUtf8(result.reply))},
                              {"error", jsonString(result.error ? errorLine(*result.error) : QString())},
                              {"cause", jsonString(result.explained ? result.explained->cause : QString())},
                              {"hint", jsonString(result.explained ? result.explained->hint : QString())}};
    if (!result.proxy.isEmpty())
        members.append({"proxy", jsonString(result.proxy)});
    if (!result.followedTo.isEmpty())
        members.append({"followedTo", jsonString(logForm(result.followedTo))});
    return jsonObject(members);
}

} // namespace

SendRun::SendRun(SendPlan plan, CredentialsSource &source, bool json, KeptActivity &activity, Terminal &terminal)
    : m_plan(std::move(plan))
    , m_source(source)
    , m_json(json)
    , m_activity(activity)
    , m_terminal(terminal)
    , m_records({m_plan.profile, m_plan.resource.resourceUrl()}, m_plan.entries, windowOf(m_plan.pace))
    , m_gate(m_records, [this](const QList<ActivityRecord> &records, const std::function<void()> &then) {
        m_activity.writeFirst(records, this, then);
    })
{
    if (m_json)
        m_documents.resize(m_plan.entries.size());
    for (qsizetype i = 0; i < m_plan.entries.size(); ++i) {
        if (!m_plan.threshold || forwards(*m_plan.threshold, m_plan.entries.at(i).level))
            m_forwarded.append(i);
    }
    m_tally.planned = m_forwarded.size();
    m_tally.waiting = m_forwarded.size();
}

void SendRun::start()
{
    if (m_forwarded.isEmpty()) { // no key is needed
        keepLocal();
        end();
        return;
    }
    m_source.read(this, [this](Result<Credentials> credentials) {
        if (m_ended)
            return;
        if (!credentials) {
            endWithout(0, credentials.error());
            return;
        }
        m_activity.setKey(*credentials);
        begin(std::move(*credentials));
    });
}

void SendRun::keepLocal()
{
    for (QList<ActivityRecord> plan = m_records.plan(); !plan.isEmpty(); plan = m_records.plan())
        m_activity.write(plan);
    SdkLog log(m_plan.logFile);
    bool written = !m_plan.logFile.isEmpty();
    for (qsizetype i = 0; i < m_plan.entries.size(); ++i) {
        LogEntry &entry = m_plan.entries[i];
        if (m_plan.threshold && !entry.ts.isValid())
            entry.ts = QDateTime::currentDateTimeUtc(); // an SDK's file and the service are told the same
        if (written) {
            if (const auto kept = log.write(entry); !kept) {
                m_terminal.error(kept.error());
                if (m_exitCode == 0)
                    m_exitCode = exitCodeFor(kept.error().kind);
                written = false;
            }
        }
        if (!m_plan.threshold || forwards(*m_plan.threshold, entry.level))
            continue;
        SendResult result;
        result.entry = entry;
        result.outcome = Outcome::Local;
        result.at = QDateTime::currentDateTime();
        ++m_local;
        keep(i, result);
    }
    if (written && !m_json)
        m_terminal.line(translate("rc::Cli", "Written to %1.").arg(m_plan.logFile));
}

void SendRun::begin(Credentials credentials)
{
    keepLocal();
    BurstPlan plan;
    plan.resource = m_plan.resource;
    for (const qsizetype index : m_forwarded)
        plan.entries.append(m_plan.entries.at(index));
    plan.perRequest = m_plan.pace.perRequest;
    plan.connections = m_plan.pace.connections;
    plan.pace = m_plan.pace.pace;
    plan.stopAtRefusal = m_plan.stopAtRefusal;
    plan.limits = m_plan.limits;
    const Identity who = credentials.identity;
    m_job = new BurstJob(std::move(plan), std::move(credentials), this);
    m_job->setGate([this](qsizetype first, qsizetype count, const std::function<void()> &go) {
        const qsizetype from = m_forwarded.at(first);
        m_gate.ask(from, m_forwarded.at(first + count - 1) - from + 1, go);
    });
    connect(m_job, &BurstJob::ended, this,
            [this, who](qsizetype first, QList<SendResult> results, const HttpAnswer &answer) {
                explain(results, m_plan.resource, who, answer);
                for (qsizetype i = 0; i < results.size(); ++i)
                    keep(m_forwarded.at(first + i), results.at(i), answer.timings);
            });
    connect(m_job, &BurstJob::leftOut, this, &SendRun::endWithout);
    connect(m_job, &BurstJob::progressed, this, &SendRun::tellProgress);
    connect(m_job, &BurstJob::finished, this, [this](const BurstTally &tally) {
        m_tally = tally;
        end();
    });
    m_job->start();
}

void SendRun::abort()
{
    if (m_job)
        m_job->abort();
    else
        endWithout(0, {ErrorKind::Cancelled, {}, {}, 0});
}

void SendRun::endWithout(qsizetype firstForwarded, const Error &error)
{
    if (m_ended)
        return;
    if (!m_job)
        keepLocal();
    for (qsizetype i = firstForwarded; i < m_forwarded.size(); ++i) {
        SendResult result;
        result.entry = m_plan.entries.at(m_forwarded.at(i));
        if (!result.entry.ts.isValid())
            result.entry.ts = QDateTime::currentDateTimeUtc();
        result.outcome = Outcome::NotSent;
        result.at = QDateTime::currentDateTime();
        keep(m_forwarded.at(i), result);
    }
    m_terminal.error(error);
    if (m_exitCode == 0)
        m_exitCode = exitCodeFor(error.kind);
    if (m_job)
        return; // it ends after this
    m_tally.notSent = std::exchange(m_tally.waiting, 0);
    end();
}

void SendRun::keep(qsizetype index, const SendResult &result, const HttpTimings &timings)
{
    m_activity.writeLater(m_records.ended(index, result, timings));
    tell(index, result);
    tellWhy(result);
    if (result.error && m_exitCode == 0)
        m_exitCode = exitCodeFor(result.error->kind);
}

/// Once, however many entries share it.
void SendRun::tellWhy(const SendResult &result)
{
    QString why;
    if (result.explained)
        why = (result.explained->summary + u'\n' + result.explained->hint + u' ' +
               (result.error ? quotedWords(*result.error) : QString()))
                  .trimmed();
    else if (result.error)
        why = errorLine(*result.error);
    // Of a large burst the first one says enough.
    const bool enough = !m_told.isEmpty() && m_plan.entries.size() > mostLines;
    if (why.isEmpty() || enough || m_told.contains(why))
        return;
    m_told.insert(why);
    eraseProgress();
    m_terminal.error(why);
}

void SendRun::tell(qsizetype index, const SendResult &result)
{
    if (m_json) {
        m_documents[index] = documentOf(result);
        return;
    }
    if (m_plan.entries.size() > mostLines)
        return;
    QStringList facts;
    if (result.status != 0)
        facts.append(QString::number(result.status));
    if (result.outcome != Outcome::Local && result.outcome != Outcome::NotSent)
        facts.append(translate("rc::Cli", "%1 ms").arg(result.elapsedMs));
    Tone tone = Tone::Bad;
    if (result.outcome == Outcome::Accepted)
        tone = Tone::Good;
    else if (result.outcome == Outcome::Local)
        tone = Tone::Faint;
    const QString after = facts.isEmpty() ? QString() : u" ("_s + facts.join(u", "_s) + u')';
    eraseProgress();
    m_terminal.line({{levelName(result.entry.level).leftJustified(8) + u' '},
                     {outcomeName(result.outcome), tone},
                     {after + u", "_s + translate("rc::Cli", "marker %1").arg(result.entry.marker)}});
    if (!result.proxy.isEmpty())
        m_terminal.line(translate("rc::Cli", "Through the proxy %1.").arg(result.proxy));
    if (!result.followedTo.isEmpty())
        m_terminal.line(followedWords(result.followedTo));
}

void SendRun::tellProgress()
{
    if (m_json || m_plan.entries.size() <= mostLines || !m_terminal.canRedraw())
        return;
    const BurstTally &tally = m_job->tally();
    m_terminal.redraw(m_progress ? 1 : 0, {{{translate("rc::Cli", "%1 of %2: %3 accepted, %4 refused, %5 unknown")
                                                 .arg(tally.ended())
                                                 .arg(tally.planned)
                                                 .arg(tally.accepted)
                                                 .arg(tally.refused)
                                                 .arg(tally.unknown),
                                             Tone::Faint}}});
    m_progress = true;
}

void SendRun::eraseProgress()
{
    if (std::exchange(m_progress, false))
        m_terminal.redraw(1, {});
}

void SendRun::tellTally()
{
    eraseProgress();
    if (m_plan.entries.size() < 2)
        return;
    QString text = translate("rc::Cli",
                             "%n entries in all: %1 accepted by the service, %2 refused, %3 may have been "
                             "delivered, %4 not sent.",
                             nullptr, static_cast<int>(m_plan.entries.size()))
                       .arg(m_tally.accepted)
                       .arg(m_tally.refused)
                       .arg(m_tally.unknown)
                       .arg(m_tally.notSent);
    if (m_local > 0)
        text += u' ' + translate("rc::Cli", "%n kept local.", nullptr, static_cast<int>(m_local));
    m_terminal.line(text);
}

void SendRun::printJson()
{
    QList<JsonMember> document{{"entries", jsonArray(m_documents)},
                               {"tally", jsonObject({{"planned", QByteArray::number(m_plan.entries.size())},
                                                     {"accepted", QByteArray::number(m_tally.accepted)},
                                                     {"refused", QByteArray::number(m_tally.refused)},
                                                     {"unknown", QByteArray::number(m_tally.unknown)},
                                                     {"notSent", QByteArray::number(m_tally.notSent)},
                                                     {"local", QByteArray::number(m_local)}})}};
    if (!m_plan.logFile.isEmpty())
        document.append({"logFile", jsonString(m_plan.logFile)});
    m_terminal.document(jsonObject(document));
}

void SendRun::end()
{
    if (std::exchange(m_ended, true))
        return;
    m_activity.write(m_records.rest());
    if (m_json)
        printJson();
    else
        tellTally();
    emit finished(m_exitCode);
}

} // namespace rc
