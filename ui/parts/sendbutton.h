// SPDX-License-Identifier: GPL-3.0-or-later
// A Send button that becomes Cancel while sending, and ignores the second click of a double click.
#pragma once

#include <QPushButton>
#include <QTimer>

namespace rc {

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
    void acted();

private:
    QTimer m_settle;
};

} // namespace rc
