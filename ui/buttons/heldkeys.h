// SPDX-License-Identifier: GPL-3.0-or-later
// One press is one action: a key that is held down acts once, however often the keyboard repeats it.
#pragma once

#include <QObject>

class QKeyEvent;

namespace rc {

/// For the whole program: installs itself on the application and goes with its parent. Shortcuts, Enter in fields and
/// keys that views hear themselves are all caught here, so none of them needs a thought of its own. What moves and what
/// writes repeats as anywhere: arrows, paging, tabs, deleting in a text, letters, find next, undo.
class HeldKeys : public QObject
{
    Q_OBJECT

public:
    explicit HeldKeys(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Whether the repetition of this press is meant, when it goes to `receiver`.
    [[nodiscard]] static bool mayRepeat(const QKeyEvent &event, const QObject *receiver);
};

} // namespace rc
