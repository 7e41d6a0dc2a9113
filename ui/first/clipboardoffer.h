// SPDX-License-Identifier: GPL-3.0-or-later
// Offers a resource on the clipboard: one press instead of a paste. The text is read again when accepted, so that no
// clipboard content is stored.
#pragma once

#include "config/paste/pasteimport.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPushButton;

namespace rc {

class ClipboardOffer : public Panel
{
    Q_OBJECT

public:
    explicit ClipboardOffer(const Theme &theme, QWidget *parent = nullptr);

    /// Reads the clipboard once. Shows the content if it has a Resource URL, else hides. Does not read a text marked by
    /// a password manager.
    void readClipboard();
    void discard(); ///< hides, and clears its data
    /// Passes the text on if the clipboard still matches the offer; otherwise shows the new content.
    void accept();
    /// Both lines, for screen readers; empty without an offer.
    [[nodiscard]] QString accessibleText() const;

signals:
    void accepted(const QString &text);
    void offered(); ///< accessibleText() has changed

private:
    QLabel *m_kind;
    QLabel *m_contents;
    QPushButton *m_button;
    QString m_resource; ///< of the current offer
    bool m_hasKey = false;
};

/// The text of an offer with a Resource URL: its owner, ID, server, and whether there is a key. Safe to display; empty
/// without a Resource URL.
[[nodiscard]] QString offerText(const PasteResult &reading);

} // namespace rc
