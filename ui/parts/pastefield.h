// SPDX-License-Identifier: GPL-3.0-or-later
// Accepts pasted and dropped text, and shows it without the key. Read-only and without undo, so that no key gets into
// its text.
#pragma once

#include "ui/widgets/codeview.h"

namespace rc {

class PasteField : public CodeView
{
    Q_OBJECT

public:
    explicit PasteField(const Theme &theme, QWidget *parent = nullptr);

    void pasteFromClipboard();
    /// As if this text was pasted.
    void readText(const QByteArray &text);

signals:
    void pasted(const QByteArray &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
};

/// `text` with dots in place of every key; if that is uncertain, a sentence that says so.
[[nodiscard]] QString withoutKeys(const QByteArray &text);

} // namespace rc
