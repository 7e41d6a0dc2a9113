// SPDX-License-Identifier: GPL-3.0-or-later
// A button for what others will notice: it acts only when it is kept pressed, by mouse or by key, and then rests a
// while.
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
    /// `theme` outlives this object.
    HoldButton(const QString &text, const Theme &theme, QWidget *parent = nullptr);

    void setActionText(const QString &text); ///< what it says while it does not rest
    /// How long it has to be kept pressed; 1.2 s at first.
    void setHoldTime(std::chrono::milliseconds time) { m_hold.setInterval(time); }
    [[nodiscard]] std::chrono::milliseconds holdTime() const { return m_hold.intervalAsDuration(); }
    [[nodiscard]] bool isHeld() const { return m_hold.isActive(); }
    /// 0…1 of the hold time.
    [[nodiscard]] double progress() const;
    /// Takes no press for this long, and says for how long yet.
    void rest(std::chrono::seconds time);
    void endRest();

signals:
    void held();       ///< long enough
    void letGoEarly(); ///< nothing happens

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
    QTimer m_frames; ///< repaints while it is held
    QTimer m_rest;   ///< once a second
    QElapsedTimer m_since;
    std::chrono::seconds m_restLeft{0};
};

} // namespace rc
