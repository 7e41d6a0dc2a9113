// SPDX-License-Identifier: GPL-3.0-or-later
// One drill: a real alert leaves, and a stopwatch runs until it has reached somebody.
#pragma once

#include "session/activity/drill.h"
#include "session/arrival/arrivaloperation.h"
#include "session/send/sendoperation.h"

#include <QElapsedTimer>
#include <QObject>

namespace rc {

/// How its arrival is measured.
struct DrillArrival
{
    ReadingPlan plan;
    ArrivalPace pace = {};
    /// The drill ends with the look into the log. 0: it ends when somebody says that it reached them.
    std::chrono::milliseconds within{0};
};

/// Its record is that of the alert. A drill that runs when this is destroyed ends there.
class DrillOperation : public QObject
{
    Q_OBJECT

public:
    /// `open` outlives this object.
    explicit DrillOperation(OpenProfile &open, QObject *parent = nullptr);
    ~DrillOperation() override;

    [[nodiscard]] bool isRunning() const { return m_running; }
    /// Sends the alert.
    [[nodiscard]] SendOperation &sending() { return m_send; }
    [[nodiscard]] const DrillReport &report() const { return m_report; }
    /// Milliseconds since the press, until the alert reached somebody or the drill ended; 0 without a drill.
    [[nodiscard]] qint64 elapsedMs() const;
    // Of this drill or of the last one; empty before the first.
    [[nodiscard]] const QString &profile() const { return m_profile; }
    [[nodiscard]] const QString &marker() const { return m_marker; }
    /// It ran and was ended; a drill whose alert never left has not.
    [[nodiscard]] bool hasEnded() const { return !m_running && m_report.left && m_report.endedMs; }

    /// Does nothing while one runs or without a resource. With `arrival` the log is looked into at once, while the
    /// response is pending still.
    void start(const LogEntry &alert, const std::optional<DrillArrival> &arrival = std::nullopt);
    /// What is known of the arrival; nothing where nobody looks.
    [[nodiscard]] const std::optional<ArrivalResult> &arrival() const { return m_arrived; }
    [[nodiscard]] bool isLooking() const { return m_look.isBusy(); }
    /// Of the alert; settled by the log where its response was lost.
    [[nodiscard]] const SendResult &result() const { return m_result; }
    /// The alert has reached somebody: the drill ends, or will with the response to the alert.
    void reached();
    /// Ends it without that. Does nothing while the alert is on its way: cancel() does.
    void finish();
    void cancel();

signals:
    void changed();                                ///< everything a view shows except the running time
    void alertEnded(const rc::SendResult &result); ///< with a refusal the drill is over
    void arrivalChanged();                         ///< arrival(), or that it is being looked for
    void finished();                               ///< no longer running by then

private:
    [[nodiscard]] bool isSending() const { return m_send.isBusy(); }
    void end();
    void close();
    void look(const LogEntry &alert);
    void noteArrival(const MarkerArrival &one);
    void seen(const ArrivalReport &report);
    void looked(const ArrivalResult &result);
    void keep();

    OpenProfile &m_open;
    SendOperation m_send;
    ArrivalOperation m_look;
    std::optional<DrillArrival> m_wanted;
    std::optional<ArrivalWish> m_next; ///< as soon as the look of the drill before has ended
    std::optional<ArrivalResult> m_arrived;
    QString m_profile;
    QString m_marker;
    QDateTime m_sentAt;
    QElapsedTimer m_since;
    SendResult m_result; ///< of the alert
    DrillReport m_report;
    bool m_running = false;
};

} // namespace rc
