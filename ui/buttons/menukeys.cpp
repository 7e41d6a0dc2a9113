// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/menukeys.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QWidget>

namespace rc {

MenuKeys::MenuKeys(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool MenuKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    auto *focus = QApplication::focusWidget();
    if (key->key() != Qt::Key_F10 || key->modifiers() != Qt::ShiftModifier || watched != focus)
        return false;
#ifdef Q_OS_WIN
    return false; // sent by the system
#else
    const QPoint at = focus->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, at, focus->mapToGlobal(at), key->modifiers());
    QCoreApplication::sendEvent(focus, &asked);
    event->accept();
    return true;
#endif
}

} // namespace rc

#include "moc_menukeys.cpp"
