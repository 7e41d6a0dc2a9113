// SPDX-License-Identifier: GPL-3.0-or-later
// The drill: one alert, a stopwatch, and a tick for each place where it comes.
#pragma once

#include "activity/drill.h"
#include "ui/send/sendmode.h"

#include <QElapsedTimer>
#include <QTimer>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace rc {

class AlertStep;
class CurrentResource;
class DrillHistory;
class OneSend;
class RequestPreview;
class Theme;

class DrillMode final : public SendMode
{
    Q_OBJECT

public:
    /// `current` and `theme` outlive this object.
    DrillMode(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);
    ~DrillMode() override; ///< a drill that runs ends as it stands

    [[nodiscard]] QString title() const override { return tr("Drill"); }
    [[nodiscard]] QWidget *firstFocus() override;
    [[nodiscard]] QWidget *evidence() override;
    /// While its alert is under way; the stopwatch alone keeps nobody from sending.
    [[nodiscard]] bool isBusy() const override;
    void cancel() override;
    void resourceChanged() override;
    [[nodiscard]] bool isRunning() const { return m_running; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildBefore();
    [[nodiscard]] QWidget *buildDuring();
    void begin();
    void alertEnded(const SendResult &result);
    void tick(DrillStage stage);
    void finish();
    void note();
    void showState();
    void showClock();
    [[nodiscard]] LogEntry alert() const;
    [[nodiscard]] QString obstacle() const;

    CurrentResource &m_current;
    Theme &m_theme;
    OneSend *m_send;
    RequestPreview *m_preview = nullptr;
    DrillHistory *m_history = nullptr;
    QWidget *m_before = nullptr;
    QWidget *m_during = nullptr;
    QPlainTextEdit *m_message = nullptr;
    AlertStep *m_alert = nullptr;
    QLabel *m_beside = nullptr;
    QLabel *m_clock = nullptr;
    QLabel *m_words = nullptr;
    QPushButton *m_end = nullptr;
    std::array<QPushButton *, drillStageCount> m_ticks = {};
    std::array<QLabel *, drillStageCount> m_times = {};
    QString m_marker; ///< of the alert that goes out next
    qint64 m_counter = 1;
    bool m_running = false;
    DrillReport m_report;
    QElapsedTimer m_since;
    QTimer m_everySecond;
};

} // namespace rc
