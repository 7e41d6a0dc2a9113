// SPDX-License-Identifier: GPL-3.0-or-later
// A small panel under a button for rare actions; a press elsewhere or Esc closes it.
#pragma once

#include <QFrame>

class QPushButton;
class QVBoxLayout;

namespace rc {

class PopupPanel : public QFrame
{
    Q_OBJECT

public:
    /// A press on `button` opens it below.
    explicit PopupPanel(QPushButton *button);

    /// Adds a button that looks like a menu item.
    void addButton(QPushButton *button);
    [[nodiscard]] QVBoxLayout *lines() const { return m_lines; }
    void open(); ///< focuses its first item

private:
    QPushButton *m_button;
    QVBoxLayout *m_lines;
};

} // namespace rc
