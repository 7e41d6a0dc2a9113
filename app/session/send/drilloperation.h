// SPDX-License-Identifier: GPL-3.0-or-later
// One drill: sends a real alert and measures the time until it reaches a person.
#pragma once

#include "session/activity/records.h"
#include "session/arrival/arrivaloperation.h"
#include "session/send/sendoperation.h"

#include <QElapsedTimer>
#include <QObject>

namespace rc {

/// How its arrival is measured.
struct DrillArrival
{
    LogToolPlan plan = {};
    ArrivalTiming pace = {};
    /// The drill ends with the log lookup. 0: it ends when a person confirms the alert.
    std::chrono::milliseconds within{0};
};

/// Its record is that of the alert. Destruction ends a running drill.
class DrillOperation : public QObject
{
    Q_OBJECT

public:
    /// `context` must outlive this object.
    explicit DrillOperation(ProfileContext &context, QObject *parent = nullptr);
    ~DrillOperation() override;

    [[nodiscard]] bool isRunning() const { return m_running; }
    /// The send of the alert.
    [[nodiscard]] SendOperation &sending() { return m_send; }
    [[nodiscard]] const DrillReport &report() const { return m_report; }
    /// Milliseconds from the start until the alert was confirmed or the drill ended; 0 without a drill.
    [[nodiscard]] qint64 elapsedMs() const;
    // Of the current or last drill; empty before the first.
    [[nodiscard]] const QString &profile() const { return m_profile; }
    [[nodiscard]] const QString &marker() const { return m_marker; }
    /// Whether a drill ended; false if its alert was never sent.
    [[nodiscard]] bool hasEnded() const { return !m_running && m_report.left && m_report.endedMs; }

    /// Starts once the log tool is found and, for an alert that may notify people, the log was read; otherwise sends
    /// nothing, and logNotRead() follows. `confirmedTool`: as for ArrivalRequest.
    void startAfterLogRead(const LogEntry &alert, const DrillArrival &arrival, const QString &confirmedTool = {});
    /// Whether that is in progress; cancel() ends it.
    [[nodiscard]] bool isPreparing() const { return m_prepared.has_value(); }
    /// Does nothing while running or without a resource. With `arrival`, the log lookup starts immediately, before the
    /// response.
    void start(const LogEntry &alert, const std::optional<DrillArrival> &arrival = std::nullopt);
    /// Known arrival; nullopt without a lookup.
    [[nodiscard]] const std::optional<ArrivalResult> &arrival() const { return m_arrival; }
    /// How the log is read; not set without a lookup.
    [[nodiscard]] LogToolPlan plan() const { return m_options ? m_options->plan : LogToolPlan(); }
    [[nodiscard]] bool isLooking() const { return m_lookup.isBusy(); }
    /// Result of the alert; confirmed by the log if its response was lost.
    [[nodiscard]] const SendResult &result() const { return m_result; }
    /// The alert was confirmed: the drill ends, now or with the response to the alert.
    void reached();
    /// Ends it without a confirmation. Does nothing while the alert is being sent: use cancel().
    void finish();
    void cancel();

signals:
    void changed();                                ///< everything in a view except the running time
    void alertEnded(const rc::SendResult &result); ///< a refusal ends the drill
    void logNotRead(const rc::ArrivalResult &result, const rc::LogEntry &alert); ///< nothing was sent
    void arrivalChanged(); ///< arrival() changed, or its lookup started
    void finished();       ///< no longer running at this point

private:
    [[nodiscard]] bool isSending() const { return m_send.isBusy(); }
    void toolFound(const ArrivalResult &result);
    void end();
    void close();
    void startLookup(const LogEntry &alert);
    void setArrival(const MarkerArrival &arrival);
    void lookupProgressed(const ArrivalReport &report);
    void lookupEnded(const ArrivalResult &result);
    void store();

    ProfileContext &m_context;
    SendOperation m_send;
    ArrivalOperation m_find; ///< before the alert is sent
    ArrivalOperation m_lookup;
    struct Prepared
    {
        LogEntry alert;
        DrillArrival arrival;
        bool isCancelled = false;
    };
    std::optional<Prepared> m_prepared;
    std::optional<DrillArrival> m_options;
    std::optional<ArrivalRequest> m_next; ///< waits for the previous drill's lookup to end
    std::optional<ArrivalResult> m_arrival;
    QString m_profile;
    QString m_marker;
    QDateTime m_sentAt;
    QElapsedTimer m_timer;
    SendResult m_result; ///< of the alert
    DrillReport m_report;
    bool m_running = false;
};

} // namespace rc
