// SPDX-License-Identifier: GPL-3.0-or-later
// A button that copies, and confirms it for a moment in its own text, without changing its width.
#pragma once

#include <QPushButton>
#include <QTimer>

namespace rc {

class CopyButton : public QPushButton
{
    Q_OBJECT

public:
    explicit CopyButton(const QString &text, QWidget *parent = nullptr);
    /// A copy button that looks like a link.
    [[nodiscard]] static CopyButton *link(const QString &text, QWidget *parent);

    /// Copies `text` to the clipboard and confirms it.
    void copy(const QString &text);
    void setConfirmTime(std::chrono::milliseconds moment) { m_confirmTimer.setInterval(moment); } ///< default: 1.5 s
    [[nodiscard]] bool isConfirming() const { return m_confirmTimer.isActive(); }

    [[nodiscard]] QSize sizeHint() const override; ///< for the longer text

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void showConfirmation();
    void endConfirmation();

    QString m_normalText;
    QString m_normalDescription;
    QTimer m_confirmTimer;
};

} // namespace rc
