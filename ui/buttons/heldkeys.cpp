// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/buttons/heldkeys.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QPlainTextEdit>

#include <algorithm>
#include <array>

namespace rc {

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

} // namespace rc

#include "moc_heldkeys.cpp"
