// SPDX-License-Identifier: GPL-3.0-or-later
// Sends entries, and tells what became of each.
#pragma once

#include "activity/burstgate.h"
#include "cli/commandrun.h"
#include "cli/credentialssource.h"
#include "cli/sendpace.h"
#include "core/outcome.h"
#include "core/resourceurl.h"
#include "core/threshold.h"

#include <QSet>

#include <optional>

namespace rc {

class BurstJob;
class KeptActivity;
class SdkLog;
class Terminal;

struct SendPlan
{
    ResourceUrl resource;
    QList<LogEntry> entries; ///< with markers; one without a time gets that of its sending
    QString profile;         ///< under whose name it is kept; may be empty
    HttpLimits limits;
    SendPace pace;
    bool stopAtRefusal = false;
    std::optional<Threshold> threshold; ///< as an SDK: what is below it stays local
    QString logFile;                    ///< where an SDK writes each entry; empty: nowhere
};

class SendRun : public CommandRun
{
public:
    /// More entries than these are not told one by one, but counted.
    static constexpr qsizetype mostLines = 100;

    /// All three outlive this object.
    SendRun(SendPlan plan, CredentialsSource &source, bool json, KeptActivity &activity, Terminal &terminal);

    void start() override;
    void abort() override;

private:
    void keepLocal();
    void begin(Credentials credentials);
    void endWithout(qsizetype firstForwarded, const Error &error); ///< what is left is not sent, for this reason
    void keep(qsizetype index, const SendResult &result, const HttpTimings &timings = {});
    void tell(qsizetype index, const SendResult &result);
    void tellWhy(const SendResult &result);
    void tellProgress();
    void eraseProgress();
    void tellTally();
    void printJson();
    void end();

    SendPlan m_plan;
    CredentialsSource &m_source;
    bool m_json;
    KeptActivity &m_activity;
    Terminal &m_terminal;
    BurstRecords m_records;
    BurstGate m_gate;
    QList<qsizetype> m_forwarded; ///< which of the entries go out
    BurstJob *m_job = nullptr;
    QList<QByteArray> m_documents; ///< one for each entry, as JSON; only with --json
    BurstTally m_tally;            ///< of all entries but the local ones
    qsizetype m_local = 0;
    QSet<QString> m_told;    ///< why entries were not accepted
    bool m_progress = false; ///< a line is on the terminal that will be drawn over
    bool m_ended = false;
    int m_exitCode = 0;
};

} // namespace rc
