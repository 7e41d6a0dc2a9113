// SPDX-License-Identifier: GPL-3.0-or-later
// The drill: one entry that may notify people, a stopwatch, and a tick for each place where it comes.
#pragma once

#include "ui/send/mode/sendmode.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <memory>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace rc {

class AlertStep;
class ArrivalLine;
class Session;
class DrillHistory;
class DrillOperation;
class DrillResult;
class DrillTicks;
class DrillWindow;
class SegmentedControl;
class RequestPreview;
class Theme;

class DrillMode final : public SendMode
{
    Q_OBJECT

public:
    /// `session` and `theme` outlive this object.
    DrillMode(Session &session, Theme &theme, QWidget *parent = nullptr);
    ~DrillMode() override;

    [[nodiscard]] QString title() const override { return tr("Drill"); }
    [[nodiscard]] QWidget *firstFocus() override;
    [[nodiscard]] QWidget *evidence() override;
    /// While its alert is under way; the stopwatch alone keeps nobody from sending.
    [[nodiscard]] bool isBusy() const override;
    void cancel() override;
    void resourceChanged() override;
    [[nodiscard]] bool isRunning() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildTop();
    [[nodiscard]] QWidget *buildBefore();
    [[nodiscard]] QWidget *buildDuring();
    void begin(Level level);
    void showLevel();
    void alertEnded(const SendResult &result);
    void showArrival();
    void drillEnded();
    void openStopwatch();
    void showState();
    void showClock();
    [[nodiscard]] Level level() const;
    [[nodiscard]] LogEntry alert() const;
    [[nodiscard]] QString obstacle() const;

    Session &m_session;
    Theme &m_theme;
    DrillOperation *m_drill;
    QPointer<ArrivalLine> m_line; ///< of the drill's entry; the outcomes own it
    RequestPreview *m_preview = nullptr;
    DrillHistory *m_history = nullptr;
    DrillTicks *m_ticks = nullptr;
    DrillResult *m_result = nullptr;
    QWidget *m_before = nullptr;
    QWidget *m_during = nullptr;
    SegmentedControl *m_levels = nullptr;
    QPlainTextEdit *m_message = nullptr;
    AlertStep *m_alert = nullptr;
    QLabel *m_beside = nullptr;
    QLabel *m_clock = nullptr;
    QLabel *m_words = nullptr;
    QPushButton *m_end = nullptr;
    QString m_marker; ///< of the alert that goes out next
    qint64 m_counter = 1;
    QTimer m_everySecond;
    std::unique_ptr<DrillWindow> m_stopwatch; ///< another view of the same drill
};

} // namespace rc
