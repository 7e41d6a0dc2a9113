// SPDX-License-Identifier: GPL-3.0-or-later
// A menu of checkboxes that stays open while they are changed.
#pragma once

#include <QMenu>
#include <QPointer>

namespace rc {

class CheckMenu : public QMenu
{
    Q_OBJECT

public:
    using QMenu::QMenu;

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override; ///< Space and Enter toggle

private:
    QPointer<QAction> m_pressed;
};

} // namespace rc
