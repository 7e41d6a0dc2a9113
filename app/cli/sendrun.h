// SPDX-License-Identifier: GPL-3.0-or-later
// Sends a row of entries, one after another, and tells what became of each.
#pragma once

#include "cli/commandrun.h"
#include "cli/credentialssource.h"
#include "core/outcome.h"
#include "core/resourceurl.h"
#include "core/threshold.h"

#include <QTimer>

#include <optional>

namespace rc {

class SendJob;
class Terminal;

struct SendPlan
{
    ResourceUrl resource;
    QList<LogEntry> entries; ///< time and marker are filled in when an entry's turn comes
    HttpLimits limits;
    std::chrono::milliseconds interval{0}; ///< between two presses
    std::optional<Threshold> threshold;    ///< as an SDK: what is below it stays local
};

class SendRun : public CommandRun
{
public:
    SendRun(SendPlan plan, CredentialsSource &source, bool json, Terminal &terminal);

    void start() override;
    void abort() override;

private:
    [[nodiscard]] bool staysLocal(const LogEntry &entry) const;
    [[nodiscard]] LogEntry nextEntry() const;
    void next();
    void endWithout(const Error &error); ///< what is left is not sent, for this reason
    void keep(const SendResult &result);
    void print(const SendResult &result);
    void end();

    SendPlan m_plan;
    CredentialsSource &m_source;
    bool m_json;
    Terminal &m_terminal;
    Credentials m_credentials;
    QTimer m_pause;
    SendJob *m_job = nullptr;
    QList<SendResult> m_results;
    bool m_aborted = false;
    bool m_ended = false;
    int m_exitCode = 0;
};

} // namespace rc
