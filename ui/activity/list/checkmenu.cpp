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

// Which one Qt calls active at the release is not the same in each version.
void CheckMenu::mousePressEvent(QMouseEvent *event)
{
    m_pressed = actionAt(event->position().toPoint());
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
