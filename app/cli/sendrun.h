// SPDX-License-Identifier: GPL-3.0-or-later
// Sends a row of entries, one after another, and tells what became of each.
#pragma once

#include "activity/burstrecords.h"
#include "cli/commandrun.h"
#include "cli/credentialssource.h"
#include "core/outcome.h"
#include "core/resourceurl.h"
#include "core/threshold.h"

#include <QTimer>

#include <optional>

namespace rc {

class KeptActivity;
class SendJob;
class Terminal;

struct SendPlan
{
    ResourceUrl resource;
    QList<LogEntry> entries; ///< with markers; the time is filled in when an entry's turn comes
    QString profile;         ///< under whose name it is kept; may be empty
    HttpLimits limits;
    std::chrono::milliseconds interval{0}; ///< between two presses
    std::optional<Threshold> threshold;    ///< as an SDK: what is below it stays local
};

class SendRun : public CommandRun
{
public:
    /// All three outlive this object.
    SendRun(SendPlan plan, CredentialsSource &source, bool json, KeptActivity &activity, Terminal &terminal);

    void start() override;
    void abort() override;

private:
    [[nodiscard]] bool staysLocal(const LogEntry &entry) const;
    [[nodiscard]] LogEntry nextEntry() const;
    void begin();
    void next();
    void endWithout(const Error &error); ///< what is left is not sent, for this reason
    void keep(const SendResult &result, const HttpTimings &timings = {});
    void print(const SendResult &result);
    void end();

    SendPlan m_plan;
    CredentialsSource &m_source;
    bool m_json;
    KeptActivity &m_activity;
    Terminal &m_terminal;
    BurstRecords m_records;
    Credentials m_credentials;
    QTimer m_pause;
    SendJob *m_job = nullptr;
    QList<SendResult> m_results;
    bool m_aborted = false;
    bool m_ended = false;
    int m_exitCode = 0;
};

} // namespace rc
