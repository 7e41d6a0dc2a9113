// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/enterkeys.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

EnterKeys::EnterKeys(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool EnterKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    const bool isPlain = (key->modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
    const auto *button = qobject_cast<QPushButton *>(watched);
    if (!isEnter || !isPlain || button == nullptr || button->autoDefault())
        return false;
    QKeyEvent space(event->type(), Qt::Key_Space, Qt::NoModifier, u" "_s, key->isAutoRepeat());
    QCoreApplication::sendEvent(watched, &space);
    event->accept();
    return true;
}

} // namespace rc

#include "moc_enterkeys.cpp"
