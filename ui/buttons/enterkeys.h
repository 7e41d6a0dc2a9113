// SPDX-License-Identifier: GPL-3.0-or-later
// Enter presses the focused button, like Space. Qt only does so in dialogs.
#pragma once

#include <QObject>

namespace rc {

/// For the whole program: installs itself on the application and lives with its parent. Enter holds a hold button like
/// Space does; with Ctrl, Alt or Shift a press has another meaning and is ignored.
class EnterKeys : public QObject
{
    Q_OBJECT

public:
    explicit EnterKeys(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace rc
