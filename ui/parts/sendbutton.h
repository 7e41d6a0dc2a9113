// SPDX-License-Identifier: GPL-3.0-or-later
// The button that sends, and cancels while it sends: the second click of a double click means neither.
#pragma once

#include <QPushButton>
#include <QTimer>

namespace rc {

class SendButton : public QPushButton
{
    Q_OBJECT

public:
    explicit SendButton(QWidget *parent = nullptr);

    /// What a click does, for Ctrl+Enter, even while the button is disabled: who listens decides.
    void press();
    /// Whether a click cancels: that is no primary action.
    void setCancels(bool cancels);

signals:
    void acted();

private:
    QTimer m_settle;
};

} // namespace rc
