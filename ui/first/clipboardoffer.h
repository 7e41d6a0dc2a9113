// SPDX-License-Identifier: GPL-3.0-or-later
// Offers what the clipboard holds, when that is a resource: one press in place of a paste. What is offered is read
// again when it is taken, so that nothing of the clipboard is kept meanwhile.
#pragma once

#include "config/paste/pasteanything.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPushButton;

namespace rc {

class ClipboardOffer : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ClipboardOffer(const Theme &theme, QWidget *parent = nullptr);

    /// Reads the clipboard once. Shows what was understood if that has a Resource URL, and hides otherwise. A text that
    /// a password manager marks as its own is not looked at.
    void look();
    void forget(); ///< hides, and knows nothing
    /// Hands the text on if the clipboard still says what is shown; else what it says now is shown.
    void accept();
    /// Both lines, for those who hear the page; empty while nothing is offered.
    [[nodiscard]] QString heard() const;

signals:
    void taken(const QString &text);
    void offered(); ///< heard() has changed

private:
    void build();

    const Theme &m_theme;
    QLabel *m_kind = nullptr; ///< as the others, nothing until there has been something to offer
    QLabel *m_contents = nullptr;
    QPushButton *m_button = nullptr;
    QString m_resource; ///< of what is shown
    bool m_hasKey = false;
};

/// What an offer says of a reading that has a Resource URL: who owns it, which one it is, where, and whether a key is
/// with it. Safe to display; empty without a Resource URL.
[[nodiscard]] QString offerText(const PasteReading &reading);

} // namespace rc
