// SPDX-License-Identifier: GPL-3.0-or-later
// The drill: one entry that may notify people, and a stopwatch that runs until somebody says that it reached them.
#pragma once

#include "ui/send/mode/sendmode.h"

#include <QPointer>
#include <QTimer>

class QPlainTextEdit;
class QPushButton;

namespace rc {

class ArrivalLine;
class DrillOperation;
class Panel;
class SegmentedControl;
class StopwatchFace;

class DrillMode final : public SendMode
{
    Q_OBJECT

public:
    /// `session` and `theme` outlive this object.
    DrillMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Drill"); }
    [[nodiscard]] QWidget *firstFocus() override;
    void cancel() override;
    /// The stopwatch alone keeps nobody from sending: that is not busy.
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
    void showArrival();
    void showTime();
    void drillEnded();
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString arrivalWords() const;
    [[nodiscard]] Level level() const;
    [[nodiscard]] LogEntry alert() const;

    DrillOperation *m_drill;
    QPointer<ArrivalLine> m_line; ///< of the drill's entry; the outcomes own it
    Panel *m_stopwatch = nullptr; ///< while a drill runs, and its result until the next
    StopwatchFace *m_face = nullptr;
    QLabel *m_words = nullptr;
    QLabel *m_arrival = nullptr;
    QPushButton *m_reached = nullptr;
    QPushButton *m_end = nullptr;
    QWidget *m_composer = nullptr; ///< of the next alert, while none runs
    SegmentedControl *m_levels = nullptr;
    QPlainTextEdit *m_message = nullptr;
    QString m_marker; ///< of the next alert
    qint64 m_counter = 1;
    QTimer m_everyTenth;
};

} // namespace rc
