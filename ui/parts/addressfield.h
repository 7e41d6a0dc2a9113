// SPDX-License-Identifier: GPL-3.0-or-later
// A field for a Resource URL. Other text is diverted to a panel, so that no key becomes visible.
#pragma once

#include <QLineEdit>

namespace rc {

class AddressField : public QLineEdit
{
    Q_OBJECT

public:
    explicit AddressField(QWidget *parent = nullptr);

    /// Replaces the field's text with `text`, or diverts it.
    void fill(const QString &text);
    /// If the field has more than an address, diverts its text, clears it and returns true. Call before using typed
    /// text.
    [[nodiscard]] bool divertOwnText();

signals:
    /// The field has an address, or a part of one, from a paste.
    void addressPasted();
    /// Settings, a command or code, including line breaks, as pasted, dropped or typed; removed from the field.
    void textDiverted(const QByteArray &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] bool divertText(const QString &text);
    void pasteFromClipboard();
};

/// Whether `text` has more than an address: settings, a key, a command, code. False for an address alone or in a
/// sentence, and for unrecognized text.
[[nodiscard]] bool isMoreThanAddress(const QString &text);

} // namespace rc
