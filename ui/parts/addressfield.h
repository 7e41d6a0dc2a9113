// SPDX-License-Identifier: GPL-3.0-or-later
// A line for a Resource URL that hands on whatever else is pasted into it, so that no key comes to stand in a line.
#pragma once

#include <QLineEdit>

namespace rc {

class AddressField : public QLineEdit
{
    Q_OBJECT

public:
    explicit AddressField(QWidget *parent = nullptr);

    /// Puts `text` into the field in place of what is there, or hands it on.
    void fill(const QString &text);
    /// True when what stands here is more than an address, and was handed on: the field is empty then. To be asked
    /// before the text is used, as it may have been typed.
    [[nodiscard]] bool handOn();

signals:
    /// An address, or a part of one, stands here now because it was pasted.
    void addressPasted();
    /// Settings, a command, code: lines and all, as they were pasted, dropped or typed; the field has nothing of it.
    void moreGiven(const QByteArray &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] bool takesAway(const QString &text);
    void pasteFromClipboard();
};

/// Whether `text` has more to say than a line for an address can hold: settings, a key, a command, code. An address
/// alone, or in a sentence, has not; nor have words that nobody understands.
[[nodiscard]] bool isMoreThanAddress(const QString &text);

} // namespace rc
