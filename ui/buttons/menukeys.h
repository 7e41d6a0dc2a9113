// SPDX-License-Identifier: GPL-3.0-or-later
// Shift+F10 opens the menu of what has the focus. Qt makes that of the Menu key only, but for Windows, and few
// keyboards have that key.
#pragma once

#include <QObject>

namespace rc {

class MenuKeys : public QObject
{
    Q_OBJECT

public:
    /// Watches every key of the application as long as it lives.
    explicit MenuKeys(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace rc
