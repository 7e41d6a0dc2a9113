// SPDX-License-Identifier: GPL-3.0-or-later
// A button for actions that others will notice: it only acts when held, by mouse or key, and then rests for a while.
#pragma once

#include "ui/theme/theme.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QTimer>

namespace rc {

class HoldButton : public QPushButton
{
    Q_OBJECT

public:
    HoldButton(const QString &text, const Theme &theme, QWidget *parent = nullptr);

    void setActionText(const QString &text); ///< text while not resting
    /// Required hold time; default: 1.2 s.
    void setHoldTime(std::chrono::milliseconds time) { m_hold.setInterval(time); }
    [[nodiscard]] std::chrono::milliseconds holdTime() const { return m_hold.intervalAsDuration(); }
    [[nodiscard]] bool isHeld() const { return m_hold.isActive(); }
    /// 0…1 of the hold time.
    [[nodiscard]] double progress() const;
    /// Ignores presses for this time, and shows the rest of it.
    void rest(std::chrono::seconds time);
    void endRest();

signals:
    void held();       ///< held long enough
    void letGoEarly(); ///< no action

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyReleaseEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void begin();
    void release();
    void showRest();

    const Theme &m_theme;
    QString m_text;
    QTimer m_hold;
    QTimer m_frames; ///< repaints while held
    QTimer m_rest;   ///< once a second
    QElapsedTimer m_since;
    std::chrono::seconds m_restLeft{0};
};

} // namespace rc
