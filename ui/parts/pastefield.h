// SPDX-License-Identifier: GPL-3.0-or-later
// Takes what is pasted or dropped, and shows it without the key. Nothing can be typed, and nothing undone: a key has no
// way into its text.
#pragma once

#include "ui/widgets/codeview.h"

namespace rc {

class PasteField : public CodeView
{
    Q_OBJECT

public:
    explicit PasteField(const Theme &theme, QWidget *parent = nullptr);

    void pasteFromClipboard();
    /// As if this had been pasted.
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

/// `text` with every key in it replaced by dots; where that cannot be done for certain, a sentence that says so.
[[nodiscard]] QString withoutKeys(const QByteArray &text);

} // namespace rc
