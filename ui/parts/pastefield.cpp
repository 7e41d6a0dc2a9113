// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/pastefield.h"

#include "config/paste/pasteanything.h"
#include "core/key/redactor.h"
#include "core/words/displaytext.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace rc {

QString withoutKeys(const QByteArray &text)
{
    constexpr int mostKeys = 20;
    QByteArray shown = text;
    for (int i = 0; i < mostKeys; ++i) {
        const std::vector<Secret> keys = keysIn(readPasted(shown));
        if (keys.empty())
            return displayText(QString::fromUtf8(shown), LineBreaks::Keep);
        const QByteArray clean = redacted(QString::fromUtf8(shown), keys.front()).toUtf8();
        if (clean == shown)
            break;
        shown.fill('\0');
        shown = clean;
    }
    shown.fill('\0');
    return QCoreApplication::translate("rc::PasteField", "(This text contains a key and is not shown.)");
}

PasteField::PasteField(const Theme &theme, QWidget *parent)
    : CodeView(theme, parent)
{
    setUndoRedoEnabled(false);
    setAcceptDrops(true);
    setAccessibleName(tr("Paste anything"));
    setPlaceholderText(tr("Paste or drop a Resource URL, .env file, shell exports, systemd unit, docker or curl "
                          "command, SDK call, tool spec or mcp.json"));
}

void PasteField::pasteFromClipboard()
{
    const QMimeData *held = QGuiApplication::clipboard()->mimeData();
    if (held != nullptr && held->hasText())
        readText(held->text().toUtf8());
}

void PasteField::readText(const QByteArray &text)
{
    showText(withoutKeys(text));
    emit pasted(text);
}

void PasteField::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste)) {
        pasteFromClipboard();
        event->accept();
        return;
    }
    CodeView::keyPressEvent(event);
}

void PasteField::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->insertAction(menu->actions().value(0), menu->addAction(tr("Paste"), this, &PasteField::pasteFromClipboard));
    menu->popup(event->globalPos());
}

void PasteField::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasText())
        event->acceptProposedAction();
}

void PasteField::dragMoveEvent(QDragMoveEvent *event)
{
    if (event->mimeData()->hasText())
        event->acceptProposedAction();
}

void PasteField::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    readText(event->mimeData()->text().toUtf8());
}

// On X11 the middle button pastes the selection.
void PasteField::mouseReleaseEvent(QMouseEvent *event)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    if (event->button() == Qt::MiddleButton && clipboard->supportsSelection()) {
        readText(clipboard->text(QClipboard::Selection).toUtf8());
        return;
    }
    CodeView::mouseReleaseEvent(event);
}

} // namespace rc

#include "moc_pastefield.cpp"
