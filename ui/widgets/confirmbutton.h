// SPDX-License-Identifier: GPL-3.0-or-later
// A button for an irreversible action: the first press asks in its own text, the second one confirms.
#pragma once

#include <QPushButton>
#include <QTimer>

namespace rc {

class ConfirmButton : public QPushButton
{
    Q_OBJECT

public:
    /// `question` replaces `text` until the second press, the loss of focus, or a timeout of some seconds.
    ConfirmButton(const QString &text, const QString &question, QWidget *parent = nullptr);

    void setPatience(std::chrono::milliseconds patience) { m_calm.setInterval(patience); }
    [[nodiscard]] bool isAsking() const { return m_calm.isActive(); }
    [[nodiscard]] QSize sizeHint() const override; ///< for the longer text, so that nothing moves
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    void calmDown(); ///< cancels the question

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
    QTimer m_calm;
};

} // namespace rc
