// SPDX-License-Identifier: GPL-3.0-or-later
// Shift+F10 opens the context menu of the focused widget. Qt only supports the Menu key, except on Windows, and few
// keyboards have it.
#pragma once

#include <QObject>

namespace rc {

class MenuKeys : public QObject
{
    Q_OBJECT

public:
    /// Watches every key event of the application.
    explicit MenuKeys(QObject *parent = nullptr);

    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace rc
