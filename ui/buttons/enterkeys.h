// SPDX-License-Identifier: GPL-3.0-or-later
// Enter presses the button that has the focus, as Space does. Qt does so in dialogs only.
#pragma once

#include <QObject>

namespace rc {

/// For the whole program: installs itself on the application and goes with its parent. A button that has to be held is
/// held by Enter as by Space; with Ctrl, Alt or Shift a press means something else and is left alone.
class EnterKeys : public QObject
{
    Q_OBJECT

public:
    explicit EnterKeys(QObject *parent);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace rc
