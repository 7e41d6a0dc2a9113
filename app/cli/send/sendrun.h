// SPDX-License-Identifier: GPL-3.0-or-later
// Sends entries, and tells what became of each.
#pragma once

#include "cli/frame/commandrun.h"
#include "core/entry/importmapping.h"
#include "core/json/jsonparts.h"
#include "session/arrival/arrivaloperation.h"
#include "session/send/sendoperation.h"

#include <QMap>
#include <QSet>

namespace rc {

class Terminal;

/// Of one entry in a document.
[[nodiscard]] QList<JsonMember> membersOf(const SendResult &result);
/// Why it was not accepted, or only with a warning; empty without a reason.
[[nodiscard]] QString whyOf(const SendResult &result);
void printResult(const SendResult &result, Terminal &terminal);

class SendRun : public CommandRun
{
public:
    /// More entries than these are not told one by one, but counted.
    static constexpr qsizetype mostLines = 100;

    /// `mapping`: of the file that the entries are from. `open` and `terminal` outlive this object.
    /// `arrival`: looked for once all is sent; absent: nobody looks.
    SendRun(SendOrder order, ImportMapping mapping, OpenProfile &open, bool json, Terminal &terminal,
            std::optional<ArrivalWish> arrival = std::nullopt);
    /// Of the look into the log; absent without one.
    [[nodiscard]] const std::optional<ArrivalResult> &arrival() const { return m_arrived; }

    void start() override;
    void abort() override;

private:
    void ended(const QList<qsizetype> &places, const QList<SendResult> &results);
    void report(qsizetype place, const SendResult &result);
    void tellWhy(const SendResult &result);
    void tellProgress(const SendTally &tally);
    void eraseProgress();
    void tellTally(const SendTally &tally);
    void printJson(const SendTally &tally);
    void finish();
    void fail(qsizetype place, const Error &error);
    void tell(qsizetype place, const SendResult &result);
    void tellUnknown();
    void end(const SendTally &tally);

    SendOrder m_order; ///< until it starts
    ImportMapping m_mapping;
    qsizetype m_entries;
    QString m_logFile; ///< of an SDK; empty: none, or it could not be written
    bool m_json;
    Terminal &m_terminal;
    SendOperation m_send;
    ArrivalOperation m_look;
    std::optional<ArrivalWish> m_wish; ///< with the markers of what may have arrived
    std::optional<ArrivalResult> m_arrived;
    SendTally m_tally;
    QMap<qsizetype, SendResult> m_unknown;  ///< by place: told once the log was looked into
    std::optional<qsizetype> m_failedPlace; ///< that m_exitCode is of; -1: the SDK's file
    QList<QByteArray> m_documents;          ///< one for each entry, as JSON; only with --json
    QSet<QString> m_told;                   ///< why entries were not accepted
    QDateTime m_pausedUntil;                ///< as it was last told
    bool m_hasSent = false;
    bool m_hasLooked = false;
    bool m_progress = false; ///< a line is on the terminal that will be drawn over
    int m_exitCode = 0;
};

} // namespace rc
