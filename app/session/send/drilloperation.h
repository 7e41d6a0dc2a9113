// SPDX-License-Identifier: GPL-3.0-or-later
// One drill: a real alert leaves, and a stopwatch runs until it has come to where people are.
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
    /// Nobody ticks anything off: the drill ends with the look into the log. 0: people do.
    std::chrono::milliseconds within{0};
};

/// Its record is that of the alert and goes on with each stage. A drill that runs when this is destroyed ends there.
class DrillOperation : public QObject
{
    Q_OBJECT

public:
    /// `open` outlives this object.
    explicit DrillOperation(OpenProfile &open, QObject *parent = nullptr);
    ~DrillOperation() override;

    [[nodiscard]] bool isRunning() const { return m_running; }
    /// The alert is on its way.
    [[nodiscard]] bool isSending() const { return m_send.isBusy(); }
    [[nodiscard]] const DrillReport &report() const { return m_report; }
    /// Milliseconds since the press, of one that has ended until its end; 0 without one.
    [[nodiscard]] qint64 elapsedMs() const { return m_running ? m_since.elapsed() : m_report.endedMs.value_or(0); }
    // Of this drill or of the last one; empty before the first.
    [[nodiscard]] const QString &profile() const { return m_profile; }
    [[nodiscard]] const QString &marker() const { return m_marker; }
    [[nodiscard]] const QDateTime &sentAt() const { return m_sentAt; }
    /// It ran and was ended; a drill whose alert never left has not.
    [[nodiscard]] bool hasEnded() const { return !m_running && m_report.left && m_report.endedMs; }

    /// Does nothing while one runs or without a resource. With `arrival` the log is looked into once the entry has
    /// left.
    void start(const LogEntry &alert, const std::optional<DrillArrival> &arrival = std::nullopt);
    /// What is known of the arrival; nothing where nobody looks.
    [[nodiscard]] const std::optional<ArrivalResult> &arrival() const { return m_arrived; }
    [[nodiscard]] bool isLooking() const { return m_look.isBusy(); }
    /// Where the alert has come now; a second time takes that back.
    void tick(DrillStage stage);
    /// Does nothing while the alert is on its way: cancel() does.
    void finish();
    void cancel();

signals:
    void changed(); ///< anything that a view of it shows, but the time that goes by
    void sendingChanged(bool sending);
    void alertEnded(const rc::SendResult &result); ///< with a refusal the drill is over
    void arrivalChanged();                         ///< arrival(), or that it is being looked for
    void finished();                               ///< no longer running by then

private:
    void end();
    void look();
    void looked(const ArrivalResult &result);
    void keep();

    OpenProfile &m_open;
    SendOperation m_send;
    ArrivalOperation m_look;
    std::optional<DrillArrival> m_wanted;
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
