// SPDX-License-Identifier: GPL-3.0-or-later
// One press is one action: a held key acts once, whatever the keyboard's repeat rate.
#pragma once

#include <QObject>

class QKeyEvent;

namespace rc {

/// For the whole program: installs itself on the application and lives with its parent. It catches shortcuts, Enter in
/// fields and keys handled by views, so that none of these need to. Movement and typing repeat as usual: arrows,
/// paging, tabs, deleting text, letters, find next, undo.
class HeldKeys : public QObject
{
    Q_OBJECT

public:
    explicit HeldKeys(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;

    /// Whether a repetition of this press by `receiver` is allowed.
    [[nodiscard]] static bool mayRepeat(const QKeyEvent &event, const QObject *receiver);
};

} // namespace rc
