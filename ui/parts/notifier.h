// SPDX-License-Identifier: GPL-3.0-or-later
// Tells a person who looks elsewhere: a desktop notification, or the window asks for attention where there is none.
#pragma once

#include <QObject>

class QSystemTrayIcon;
class QWidget;

namespace rc {

class Notifier : public QObject
{
    Q_OBJECT

public:
    /// `window` outlives this object.
    explicit Notifier(QWidget &window);

    /// Both plain. A newer notification takes the place of the last one.
    void notify(const QString &title, const QString &text);

signals:
    void told(const QString &title, const QString &text); ///< in whichever way

private:
    void tellWithoutService(const QString &title, const QString &text);

    QWidget &m_window;
    QSystemTrayIcon *m_tray = nullptr;
    uint m_last = 0; ///< the service's number for it
};

} // namespace rc
