// SPDX-License-Identifier: GPL-3.0-or-later
// A button for what cannot be taken back: the first press asks, in its own text, and the second does it.
#pragma once

#include <QPushButton>
#include <QTimer>

namespace rc {

class ConfirmButton : public QPushButton
{
    Q_OBJECT

public:
    /// `question` replaces `text` until the second press; it goes when the focus leaves, or after some seconds.
    ConfirmButton(const QString &text, const QString &question, QWidget *parent = nullptr);

    void setPatience(std::chrono::milliseconds patience) { m_calm.setInterval(patience); }
    [[nodiscard]] bool isAsking() const { return m_calm.isActive(); }
    [[nodiscard]] QSize sizeHint() const override; ///< of the longer text: nothing beside it moves when it asks
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
    void calmDown(); ///< takes the question back

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
