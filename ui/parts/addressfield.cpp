// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/addressfield.h"

#include "config/paste/pasteimport.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace rc {

bool isMoreThanAddress(const QString &text)
{
    const PasteResult reading = readPasted(text.toUtf8());
    switch (reading.kind) {
    case PastedKind::Address:
        return false;
    case PastedKind::Nothing:
        return !reading.isEmpty();
    case PastedKind::Python:
    case PastedKind::Node: // a sentence may begin with "from" or "let"
        return reading.values.size() > 1 || !reading.key.isEmpty() || text.contains(u'(') || text.contains(u'=') ||
               text.contains(u'{');
    default:
        return true; // even without profile fields: its values may be secrets
    }
}

AddressField::AddressField(QWidget *parent)
    : QLineEdit(parent)
{
    setLayoutDirection(Qt::LeftToRight);
}

void AddressField::fill(const QString &text)
{
    if (!divertText(text))
        setText(text);
}

bool AddressField::divertOwnText()
{
    const QString ownText = text();
    if (!isMoreThanAddress(ownText))
        return false;
    setText({}); // unlike clear() this cannot be undone
    emit textDiverted(ownText.toUtf8());
    return true;
}

bool AddressField::divertText(const QString &text)
{
    if (isReadOnly() || !isMoreThanAddress(text))
        return false;
    emit textDiverted(text.toUtf8());
    return true;
}

void AddressField::pasteFromClipboard()
{
    const QMimeData *clipboardData = QGuiApplication::clipboard()->mimeData();
    if (clipboardData != nullptr && clipboardData->hasText() && divertText(clipboardData->text()))
        return;
    paste();
    emit addressPasted();
}

void AddressField::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste)) {
        pasteFromClipboard();
        event->accept();
        return;
    }
    if (event->matches(QKeySequence::Undo) && !isUndoAvailable())
        event->ignore(); // for the window, which may restore a removed profile
    else
        QLineEdit::keyPressEvent(event);
}

void AddressField::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QList<QAction *> actions = menu->actions();
    // Qt's own text, in a variable so that lupdate does not extract it.
    const char *const pasteLabel = "&Paste";
    const QString paste = QCoreApplication::translate("QLineEdit", pasteLabel);
    for (QAction *action : actions) {
        if (!action->text().startsWith(paste))
            continue;
        disconnect(action, &QAction::triggered, nullptr, nullptr);
        connect(action, &QAction::triggered, this, &AddressField::pasteFromClipboard);
    }
    menu->popup(event->globalPos());
}

void AddressField::dropEvent(QDropEvent *event)
{
    if (!event->mimeData()->hasText() || !divertText(event->mimeData()->text())) {
        QLineEdit::dropEvent(event);
        return;
    }
    event->setDropAction(Qt::CopyAction); // never removes it from its source
    event->accept();
}

// On X11 the middle button pastes the selection.
void AddressField::mouseReleaseEvent(QMouseEvent *event)
{
    const QClipboard *clipboard = QGuiApplication::clipboard();
    if (event->button() == Qt::MiddleButton && clipboard->supportsSelection() &&
        divertText(clipboard->text(QClipboard::Selection))) {
        event->accept();
        return;
    }
    QLineEdit::mouseReleaseEvent(event);
}

// Diverts typed or combined text that contains a key; otherwise shows the start of the address, which names its server.
void AddressField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        setCursorPosition(0);
    if (event->reason() != Qt::PopupFocusReason && !keysIn(readPasted(text().toUtf8())).empty())
        (void)divertOwnText();
}

} // namespace rc

#include "moc_addressfield.cpp"
