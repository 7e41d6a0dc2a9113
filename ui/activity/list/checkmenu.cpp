// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/checkmenu.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace rc {

namespace {

bool isTicked(const QAction *action)
{
    return action != nullptr && action->isCheckable() && action->isEnabled();
}

} // namespace

// Not passed to QMenu, which may close on a press: Qt 6.8 does so if no press opened the menu.
void CheckMenu::mousePressEvent(QMouseEvent *event)
{
    QAction *action = actionAt(event->position().toPoint());
    m_pressed = event->button() == Qt::LeftButton && isTicked(action) ? action : nullptr;
    if (m_pressed)
        setActiveAction(action);
    else
        QMenu::mousePressEvent(event);
}

void CheckMenu::mouseReleaseEvent(QMouseEvent *event)
{
    QAction *action = actionAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && isTicked(action) && (action == m_pressed || action == activeAction()))
        action->trigger();
    else
        QMenu::mouseReleaseEvent(event);
}

void CheckMenu::keyPressEvent(QKeyEvent *event)
{
    const bool ticks = event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (ticks && isTicked(activeAction()))
        activeAction()->trigger();
    else
        QMenu::keyPressEvent(event);
}

} // namespace rc

#include "moc_checkmenu.cpp"
