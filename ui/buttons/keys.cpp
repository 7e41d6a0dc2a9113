// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/keys.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QWidget>

#include <algorithm>
#include <array>

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

namespace {

/// Whether Enter inserts a line break.
bool isWritable(const QObject *receiver)
{
    const auto *text = qobject_cast<const QPlainTextEdit *>(receiver);
    return text != nullptr && !text->isReadOnly();
}

bool moves(int key)
{
    constexpr std::array keys{Qt::Key_Left,     Qt::Key_Right, Qt::Key_Up,  Qt::Key_Down, Qt::Key_PageUp,
                              Qt::Key_PageDown, Qt::Key_Home,  Qt::Key_End, Qt::Key_Tab,  Qt::Key_Backtab};
    return std::find(keys.cbegin(), keys.cend(), key) != keys.cend();
}

} // namespace

HeldKeys::HeldKeys(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool HeldKeys::mayRepeat(const QKeyEvent &event, const QObject *receiver)
{
    const bool inList = qobject_cast<const QAbstractItemView *>(receiver) != nullptr;
    if (moves(event.key()))
        return true;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace)
        return !inList; // in a list they remove the item
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        return event.modifiers() == Qt::NoModifier && isWritable(receiver);
    if (event.matches(QKeySequence::FindNext) || event.matches(QKeySequence::FindPrevious) ||
        event.matches(QKeySequence::Undo) || event.matches(QKeySequence::Redo))
        return true;
    // Letters type text, but in a list they are commands.
    constexpr Qt::KeyboardModifiers commanding = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    return !inList && !event.text().isEmpty() && !(event.modifiers() & commanding) && event.key() != Qt::Key_Escape;
}

bool HeldKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (!key->isAutoRepeat() || !watched->isWidgetType() || mayRepeat(*key, watched))
        return false;
    event->accept(); // so that no shortcut handles it
    return true;
}

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

#include "moc_keys.cpp"
