// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of the whole program, as event filters of the application.
#pragma once

#include <QObject>

class QKeyEvent;

namespace rc {

/// Enter presses the focused button, like Space. Qt only does so in dialogs.
/// For the whole program: installs itself on the application and lives with its parent. Enter holds a hold button like
/// Space does; with Ctrl, Alt or Shift a press has another meaning and is ignored.
class EnterKeys : public QObject
{
    Q_OBJECT

public:
    explicit EnterKeys(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

/// One press is one action: a held key acts once, whatever the keyboard's repeat rate.
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

/// Shift+F10 opens the context menu of the focused widget. Qt only supports the Menu key, except on Windows, and few
/// keyboards have it.
class MenuKeys : public QObject
{
    Q_OBJECT

public:
    /// Watches every key event of the application.
    explicit MenuKeys(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace rc
