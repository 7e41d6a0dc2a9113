// SPDX-License-Identifier: GPL-3.0-or-later
// The drill: one entry that may notify people, and a stopwatch until a person confirms it.
#pragma once

#include "ui/send/mode/sendmode.h"

#include <QPointer>
#include <QTimer>

class QPlainTextEdit;
class QPushButton;

namespace rc {

class DrillOperation;
class OutcomeCard;
class Panel;
struct ArrivalResult;
class SegmentedControl;

/// "1:02.3": minutes, two-digit seconds and tenths, localized.
[[nodiscard]] QString stopwatchText(qint64 milliseconds);

class DrillMode final : public SendMode
{
    Q_OBJECT

public:
    DrillMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override;
    /// Whether a stopwatch is running, which is not busy: other entries can be sent.
    [[nodiscard]] bool isRunning() const;

protected:
    [[nodiscard]] Press nextPress() const override;
    void send(std::optional<Level> held) override;
    void showResults(const QList<SendResult> &results, const SendTally &tally) override;
    void showState() override;
    void hideEvent(QHideEvent *event) override;

private:
    DrillMode(Session &session, Theme &theme, DrillOperation *drill, QWidget *parent);
    [[nodiscard]] QWidget *buildAlert();
    [[nodiscard]] Panel *buildStopwatch();
    void logNotRead(const ArrivalResult &result, const LogEntry &alert);
    void settleCard(); ///< by the log
    void showTime();
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString arrivalWords() const;
    [[nodiscard]] Level level() const;
    [[nodiscard]] LogEntry alert() const;

    DrillOperation *m_drill;
    QPointer<OutcomeCard> m_card; ///< of the drill's entry; owned by the outcomes
    Panel *m_stopwatch = nullptr; ///< during a drill, and its result until the next
    QLabel *m_face = nullptr;
    QLabel *m_words = nullptr;
    QLabel *m_arrival = nullptr;
    QPushButton *m_reached = nullptr;
    QPushButton *m_end = nullptr;
    QWidget *m_composer = nullptr; ///< for the next alert, between drills
    SegmentedControl *m_levels = nullptr;
    QPlainTextEdit *m_message = nullptr;
    QString m_marker;  ///< of the next alert
    QString m_notRead; ///< why the last press sent nothing
    qint64 m_counter = 1;
    QTimer m_everyTenth;
};

} // namespace rc
