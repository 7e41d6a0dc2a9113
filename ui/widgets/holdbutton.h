// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons that are not pressed by accident: one must be held, one asks, and one ignores double clicks.
#pragma once

#include "ui/theme/theme.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QTimer>

namespace rc {

/// For actions that notify others: acts only when held by mouse or key, then has a cooldown.
class HoldButton : public QPushButton
{
    Q_OBJECT

public:
    HoldButton(const QString &text, const Theme &theme, QWidget *parent = nullptr);

    void setActionText(const QString &text); ///< the text outside of a cooldown
    /// Required hold time; default: 1.2 s.
    void setHoldTime(std::chrono::milliseconds time) { m_hold.setInterval(time); }
    [[nodiscard]] std::chrono::milliseconds holdTime() const { return m_hold.intervalAsDuration(); }
    [[nodiscard]] bool isHeld() const { return m_hold.isActive(); }
    /// 0…1 of the hold time.
    [[nodiscard]] double progress() const;
    /// Disables the button and shows the remaining time.
    void startCooldown(std::chrono::seconds time);
    void endCooldown();

signals:
    void held();          ///< held long enough
    void releasedEarly(); ///< no action

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
    void showCooldown();

    const Theme &m_theme;
    QString m_text;
    QTimer m_hold;
    QTimer m_frames;   ///< repaints while held
    QTimer m_cooldown; ///< once a second
    QElapsedTimer m_since;
    std::chrono::seconds m_cooldownLeft{0};
};

/// For an irreversible action: the first press asks in its own text, the second one confirms.
class ConfirmButton : public QPushButton
{
    Q_OBJECT

public:
    /// `question` replaces `text` until the second press, the loss of focus, or a timeout of some seconds.
    ConfirmButton(const QString &text, const QString &question, QWidget *parent = nullptr);

    void setTimeout(std::chrono::milliseconds timeout) { m_questionTimeout.setInterval(timeout); }
    [[nodiscard]] bool isAsking() const { return m_questionTimeout.isActive(); }
    [[nodiscard]] QSize sizeHint() const override; ///< for the longer text, so that nothing moves
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    void cancelQuestion();

signals:
    void confirmed();

protected:
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void askOrConfirm();

    QString m_text;
    QString m_question;
    QTimer m_questionTimeout;
};

/// A Send button that becomes Cancel while sending, and ignores the second click of a double click.
class SendButton : public QPushButton
{
    Q_OBJECT

public:
    explicit SendButton(QWidget *parent = nullptr);

    /// Same as a click, for Ctrl+Enter, even if disabled: the slot decides.
    void press();
    /// Whether a click cancels, which is not a primary action.
    void setCancels(bool cancels);

signals:
    void activated();

private:
    QTimer m_doubleClick;
};

} // namespace rc
