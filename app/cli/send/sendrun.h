// SPDX-License-Identifier: GPL-3.0-or-later
// Sends entries and reports their outcomes.
#pragma once

#include "cli/frame/commandrun.h"
#include "core/entry/importmapping.h"
#include "core/json/jsontext.h"
#include "session/arrival/arrivaloperation.h"
#include "session/send/sendoperation.h"

#include <QMap>
#include <QSet>

namespace rc {

class Terminal;
struct Arguments;

/// The JSON members of one entry.
[[nodiscard]] QList<JsonMember> membersOf(const SendResult &result);
/// Why the entry was not accepted, or its warning; may be empty.
[[nodiscard]] QString reasonFor(const SendResult &result);
void printResult(const SendResult &result, Terminal &terminal);

class SendRun : public CommandRun
{
public:
    /// Above this number entries are counted instead of listed.
    static constexpr qsizetype maxLines = 100;

    /// `mapping`: the columns of the entries' file. `context` and `terminal` must outlive this object. `arrival`: the
    /// lookup while sending; nullopt: none. If the user requested it or named the tool, nothing is sent without one.
    SendRun(SendRequest request, ImportMapping mapping, ProfileContext &context, const Arguments &arguments,
            Terminal &terminal, std::optional<ArrivalRequest> arrival);
    /// Result of the log lookup; nullopt without one.
    [[nodiscard]] const std::optional<ArrivalResult> &arrival() const { return m_arrived; }

    /// `runCode`: the code of the run. Interrupting an unrequested lookup keeps the code of the send.
    [[nodiscard]] int exitCode(int runCode) const { return m_isLookupCanceled ? m_exitCode : runCode; }
    void start() override;
    void abort() override;

private:
    void toolFound(const ArrivalResult &result);
    void send();
    void ended(const QList<qsizetype> &indexes, const QList<SendResult> &results);
    void print(qsizetype index, const SendResult &result);
    void reportReason(const SendResult &result);
    void reportProgress(const SendTally &tally);
    void eraseProgress();
    void reportTally(const SendTally &tally);
    void printUnsent(const ArrivalResult &why); ///< as JSON
    void printJson(const SendTally &tally);
    void finish();
    void fail(qsizetype index, const Error &error);
    void reportResult(qsizetype index, const SendResult &result);
    void reportUnknown();
    void end(const SendTally &tally);

    SendRequest m_request; ///< until the start
    ImportMapping m_mapping;
    qsizetype m_entries;
    QString m_logFile; ///< the SDK's log; empty: none, or writing failed
    bool m_json;
    bool m_isConfirmRequested; ///< the lookup decides the exit code
    Terminal &m_terminal;
    SendOperation m_send;
    ArrivalOperation m_lookup;
    std::optional<ArrivalRequest> m_arrivalRequest; ///< with the markers of entries that may have arrived
    std::optional<ArrivalResult> m_arrived;
    SendTally m_tally;
    QMap<qsizetype, SendResult> m_unknown;  ///< by index: reported after the log lookup
    std::optional<qsizetype> m_failedIndex; ///< index of the entry for m_exitCode; -1: the SDK's file
    QList<QByteArray> m_documents;          ///< one per entry, as JSON; only with --json
    QSet<QString> m_reported;               ///< reasons already reported
    QDateTime m_pausedUntil;                ///< as last reported
    bool m_isFindingTool = false;           ///< the log tool, before anything is sent
    bool m_isAborted = false;
    bool m_isLookupCanceled = false;
    bool m_hasSent = false;
    bool m_hasLookedUp = false;
    bool m_hasProgressLine = false; ///< a progress line will be overwritten
    int m_exitCode = 0;
};

} // namespace rc
