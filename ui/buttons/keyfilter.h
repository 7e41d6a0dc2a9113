// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the whole program: Enter presses a button, Shift+F10 opens a menu, and a held key acts once.
#pragma once

#include <QObject>

class QKeyEvent;

namespace rc {

/// Blocks repetitions of a held key: of shortcuts, of Enter in fields, and of keys handled by views. Movement and
/// typing repeat: arrows, paging, tabs, deleting text, letters, find next, undo.
class KeyFilter : public QObject
{
    Q_OBJECT

public:
    /// Watches every key event of the application.
    explicit KeyFilter(QObject *parent);
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Whether a repetition of this press by `receiver` is allowed.
    [[nodiscard]] static bool mayRepeat(const QKeyEvent &event, const QObject *receiver);
};

} // namespace rc
