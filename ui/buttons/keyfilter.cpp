// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/keyfilter.h"

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

namespace {

/// Enter presses or holds the focused button, like Space, which Qt supports only in dialogs. With Ctrl, Alt or Shift it
/// has another meaning.
bool isEnterOn(const QKeyEvent &key, const QObject *receiver)
{
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    const bool isPlain = (key.modifiers() & ~Qt::KeyboardModifiers(Qt::KeypadModifier)) == Qt::NoModifier;
    const auto *button = qobject_cast<const QPushButton *>(receiver);
    return isEnter && isPlain && button != nullptr && !button->autoDefault();
}

/// Shift+F10 opens the context menu of the focused widget. Qt supports it only on Windows; elsewhere only the Menu key,
/// which few keyboards have.
bool isMenuKey([[maybe_unused]] const QKeyEvent &key, [[maybe_unused]] const QObject *receiver)
{
#ifdef Q_OS_WIN
    return false; // sent by the system
#else
    return key.key() == Qt::Key_F10 && key.modifiers() == Qt::ShiftModifier && receiver == QApplication::focusWidget();
#endif
}

/// Whether Enter inserts a line break.
bool isWritable(const QObject *receiver)
{
    const auto *text = qobject_cast<const QPlainTextEdit *>(receiver);
    return text != nullptr && !text->isReadOnly();
}

bool isMovementKey(int key)
{
    constexpr std::array keys{Qt::Key_Left,     Qt::Key_Right, Qt::Key_Up,  Qt::Key_Down, Qt::Key_PageUp,
                              Qt::Key_PageDown, Qt::Key_Home,  Qt::Key_End, Qt::Key_Tab,  Qt::Key_Backtab};
    return std::find(keys.cbegin(), keys.cend(), key) != keys.cend();
}

} // namespace

KeyFilter::KeyFilter(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool KeyFilter::mayRepeat(const QKeyEvent &event, const QObject *receiver)
{
    const bool inList = qobject_cast<const QAbstractItemView *>(receiver) != nullptr;
    if (isMovementKey(event.key()))
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

bool KeyFilter::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPress = event->type() == QEvent::KeyPress;
    if (!isPress && event->type() != QEvent::KeyRelease && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    if (isPress && isMenuKey(*key, watched)) {
        auto *focus = QApplication::focusWidget();
        const QPoint at = focus->inputMethodQuery(Qt::ImCursorRectangle).toRect().center();
        QContextMenuEvent contextMenu(QContextMenuEvent::Keyboard, at, focus->mapToGlobal(at), key->modifiers());
        QCoreApplication::sendEvent(focus, &contextMenu);
    } else if (event->type() != QEvent::ShortcutOverride && isEnterOn(*key, watched)) {
        QKeyEvent space(event->type(), Qt::Key_Space, Qt::NoModifier, u" "_s, key->isAutoRepeat());
        QCoreApplication::sendEvent(watched, &space);
    } else if (event->type() == QEvent::KeyRelease || !key->isAutoRepeat() || !watched->isWidgetType() ||
               mayRepeat(*key, watched)) {
        return false;
    }
    event->accept(); // so that no shortcut handles it
    return true;
}

} // namespace rc

#include "moc_keyfilter.cpp"
