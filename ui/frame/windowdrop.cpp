// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/windowdrop.h"

#include "catalog/lock/toollock.h"
#include "core/background.h"
#include "core/files/regularfile.h"
#include "core/result.h"
#include "core/words/displaytext.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxTextSize = 1024 * 1024; ///< limit for settings; entries may be larger

bool isEntriesFile(const QString &path)
{
    const QString end = QFileInfo(path).suffix().toLower();
    return end == "csv"_L1 || end == "tsv"_L1 || end == "jsonl"_L1 || end == "ndjson"_L1 || end == "log"_L1;
}

struct DroppedText
{
    QByteArray bytes;
    bool isLock = false; ///< otherwise settings or any other text
};

/// A lock may be larger than settings.
Result<DroppedText> textOf(const QString &path)
{
    auto bytes = readRegularFile(path, FileOwner::User, maxToolLockBytes);
    if (!bytes && bytes.error().kind != FileFault::Kind::TooLarge)
        return failure(fileError(path, bytes.error()));
    const bool isLock = bytes && isToolLock(*bytes);
    if (!bytes || (bytes->size() > maxTextSize && !isLock))
        return failure(WindowDrop::tr("%1 is too large to be a settings file.").arg(path));
    return DroppedText{std::move(*bytes), isLock};
}

} // namespace

WindowDrop::WindowDrop(QWidget *window)
    : QObject(window)
{
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool WindowDrop::canHandle(const QMimeData *dropped)
{
    return dropped->hasUrls() || dropped->hasText();
}

void WindowDrop::handle(const QMimeData *dropped)
{
    const QList<QUrl> urls = dropped->urls();
    if (urls.isEmpty() || !urls.first().isLocalFile()) { // an address counts as text
        emit textDropped(dropped->text().toUtf8());
        return;
    }
    if (urls.size() != 1) {
        emit failed(badInput(tr("Drop one file at a time.")));
        return;
    }
    const QString path = urls.first().toLocalFile();
    if (isEntriesFile(path)) {
        emit entriesDropped(path);
        return;
    }
    runInBackground(
        this, [path] { return textOf(path); },
        [this, name = QFileInfo(path).fileName()](const Result<DroppedText> &text) {
            if (!text)
                emit failed(text.error());
            else if (text->isLock)
                emit lockDropped(name, text->bytes);
            else
                emit textDropped(text->bytes);
        });
}

/// Copies only: after a move the source would delete it. Ignores drags from this window's own fields.
bool WindowDrop::accepts(QDropEvent &event)
{
    const bool accepted =
        event.source() == nullptr && canHandle(event.mimeData()) && event.possibleActions().testFlag(Qt::CopyAction);
    if (accepted) {
        event.setDropAction(Qt::CopyAction);
        event.accept();
    } else {
        event.ignore();
    }
    return accepted;
}

bool WindowDrop::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove) {
        (void)accepts(*static_cast<QDragMoveEvent *>(event));
        return true;
    }
    if (event->type() == QEvent::Drop) {
        auto *drop = static_cast<QDropEvent *>(event);
        if (accepts(*drop))
            handle(drop->mimeData());
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace rc

#include "moc_windowdrop.cpp"
