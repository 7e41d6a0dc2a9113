// SPDX-License-Identifier: GPL-3.0-or-later
// A small panel under a button, for what is seldom wanted; a press elsewhere or Esc closes it.
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

    /// Another line of it: a button that looks like an item of a menu.
    void addButton(QPushButton *button);
    [[nodiscard]] QVBoxLayout *lines() const { return m_lines; }
    void open(); ///< with the focus on its first line

private:
    QPushButton *m_button;
    QVBoxLayout *m_lines;
};

} // namespace rc
