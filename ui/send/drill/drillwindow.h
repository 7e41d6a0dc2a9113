// SPDX-License-Identifier: GPL-3.0-or-later
// The stopwatch of a drill in a small window of its own, above other windows if a person wants that.
#pragma once

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QMenu;
class QPushButton;

namespace rc {

class DrillHistory;
class DrillOperation;
class DrillTicks;
class ElidedLabel;
class Session;
class StopwatchFace;
class Theme;

/// Another view of the drill of the page: it starts none, and closing it ends none. Stays when the main window is
/// minimized, and keeps no program running.
class DrillWindow : public QWidget
{
    Q_OBJECT

public:
    /// All outlive this object.
    DrillWindow(Session &session, DrillOperation &drill, const DrillHistory &history, const Theme &theme);

    /// In front, with the keyboard.
    void open();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build(const DrillHistory &history);
    void addActions(QMenu &menu);
    void showState();
    void showTime();
    void stayOnTop(bool onTop);
    [[nodiscard]] QString words() const;

    Session &m_session;
    DrillOperation &m_drill;
    const Theme &m_theme;
    ElidedLabel *m_words = nullptr;
    StopwatchFace *m_face = nullptr;
    DrillTicks *m_ticks = nullptr;
    QCheckBox *m_onTop = nullptr;
    QPushButton *m_end = nullptr;
    QTimer m_everyTenth;
};

} // namespace rc
