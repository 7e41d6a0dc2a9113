// SPDX-License-Identifier: GPL-3.0-or-later
// One press after another; the first failure decides the exit code.
#include "cli/sendrun.h"

#include "cli/keptactivity.h"
#include "cli/terminal.h"
#include "core/displaytext.h"
#include "core/errorwords.h"
#include "core/jsonparts.h"
#include "service/exitcode.h"
#include "service/sendjob.h"
#include "wire/slashredirect.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// From here on each entry has its own two writes; below it they would hold the sending up.
constexpr std::chrono::milliseconds slowInterval{100};

} // namespace

SendRun::SendRun(SendPlan plan, CredentialsSource &source, bool json, KeptActivity &activity, Terminal &terminal)
    : m_plan(std::move(plan))
    , m_source(source)
    , m_json(json)
    , m_activity(activity)
    , m_terminal(terminal)
    , m_records({m_plan.profile, m_plan.resource.resourceUrl()}, m_plan.entries,
                m_plan.interval > slowInterval ? 1 : BurstRecords::fastWindow)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(m_plan.interval);
    connect(&m_pause, &QTimer::timeout, this, &SendRun::next);
}

void SendRun::start()
{
    const auto &entries = m_plan.entries;
    if (std::all_of(entries.cbegin(), entries.cend(), [this](const LogEntry &entry) { return staysLocal(entry); })) {
        begin(); // nothing will be sent: no key is needed
        return;
    }
    m_source.read(this, [this](Result<Credentials> credentials) {
        if (m_ended)
            return;
        if (!credentials) {
            endWithout(credentials.error());
            return;
        }
        m_credentials = std::move(*credentials);
        m_activity.setKey(m_credentials.key);
        begin();
    });
}

void SendRun::begin()
{
    m_activity.write(m_records.plan());
    next();
}

void SendRun::abort()
{
    m_aborted = true;
    if (m_job != nullptr) {
        m_job->abort();
        return;
    }
    endWithout({ErrorKind::Cancelled, {}, {}, 0});
}

bool SendRun::staysLocal(const LogEntry &entry) const
{
    return m_plan.threshold && !forwards(*m_plan.threshold, entry.level);
}

LogEntry SendRun::nextEntry() const
{
    LogEntry entry = m_plan.entries.at(m_results.size());
    entry.ts = QDateTime::currentDateTime();
    return entry;
}

void SendRun::next()
{
    while (m_results.size() < m_plan.entries.size()) {
        const LogEntry entry = nextEntry();
        if (!staysLocal(entry)) {
            m_activity.write(m_records.beforeSend(m_results.size()));
            m_job = new SendJob(m_plan.resource, m_credentials.clone(), entry, m_plan.limits, this);
            connect(m_job, &SendJob::finished, this, [this](const SendResult &result) {
                const HttpTimings timings = m_job->answer().timings;
                std::exchange(m_job, nullptr)->deleteLater();
                keep(result, timings);
                if (m_aborted)
                    endWithout({ErrorKind::Cancelled, {}, {}, 0});
                else if (m_results.size() < m_plan.entries.size())
                    m_pause.start();
                else
                    end();
            });
            m_job->start();
            return;
        }
        SendResult result;
        result.entry = entry;
        result.outcome = Outcome::Local;
        result.at = QDateTime::currentDateTime();
        keep(result);
    }
    end();
}

void SendRun::endWithout(const Error &error)
{
    m_pause.stop();
    const bool tell = m_results.size() < m_plan.entries.size();
    while (m_results.size() < m_plan.entries.size()) {
        SendResult result;
        result.entry = nextEntry();
        result.outcome = Outcome::NotSent;
        result.at = QDateTime::currentDateTime();
        m_activity.write(m_records.ended(m_results.size(), result));
        m_results.append(result);
        print(result);
    }
    if (tell) {
        m_terminal.error(error);
        if (m_exitCode == 0)
            m_exitCode = exitCodeFor(error.kind);
    }
    end();
}

void SendRun::keep(const SendResult &result, const HttpTimings &timings)
{
    m_activity.write(m_records.ended(m_results.size(), result, timings));
    m_results.append(result);
    print(result);
    if (!result.error)
        return;
    m_terminal.error(*result.error);
    if (m_exitCode == 0)
        m_exitCode = exitCodeFor(result.error->kind);
}

void SendRun::print(const SendResult &result)
{
    if (m_json)
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
    m_terminal.line({{levelName(result.entry.level).leftJustified(8) + u' '},
                     {outcomeName(result.outcome), tone},
                     {after + u", "_s + translate("rc::Cli", "marker %1").arg(result.entry.marker)}});
    if (!result.proxy.isEmpty())
        m_terminal.line(translate("rc::Cli", "Through the proxy %1.").arg(result.proxy));
    if (!result.followedTo.isEmpty())
        m_terminal.line(followedWords(result.followedTo));
}

void SendRun::end()
{
    if (std::exchange(m_ended, true))
        return;
    m_activity.write(m_records.rest());
    if (m_json) {
        QList<QByteArray> entries;
        for (const SendResult &result : m_results) {
            QList<JsonMember> members{{"level", jsonString(wireWord(result.entry.level))},
                                      {"message", jsonString(result.entry.message)},
                                      {"ts", jsonString(isoWithOffset(result.entry.ts))},
                                      {"marker", jsonString(result.entry.marker)},
                                      {"outcome", jsonString(wireWord(result.outcome))},
                                      {"status", QByteArray::number(result.status)},
                                      {"elapsedMs", QByteArray::number(result.elapsedMs)},
                                      {"reply", jsonString(QString::fromUtf8(result.reply))},
                                      {"error", jsonString(result.error ? errorLine(*result.error) : QString())}};
            if (!result.proxy.isEmpty())
                members.append({"proxy", jsonString(result.proxy)});
            if (!result.followedTo.isEmpty())
                members.append({"followedTo", jsonString(logForm(result.followedTo))});
            entries.append(jsonObject(members));
        }
        m_terminal.document(jsonObject({{"entries", jsonArray(entries)}}));
    }
    emit finished(m_exitCode);
}

} // namespace rc
