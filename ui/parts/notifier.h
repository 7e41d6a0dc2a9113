// SPDX-License-Identifier: GPL-3.0-or-later
// Notifies the user: a desktop notification, or, if there are none, a window alert.
#pragma once

#include <QObject>

class QWidget;

namespace rc {

class Notifier : public QObject
{
    Q_OBJECT

public:
    /// `window` must outlive this object.
    explicit Notifier(QWidget &window);

    /// Both plain text. A newer notification replaces the last one.
    void notify(const QString &title, const QString &text);

signals:
    void notified(const QString &title, const QString &text); ///< by either means

private:
    QWidget &m_window;
    uint m_last = 0; ///< the service's ID of the notification
};

} // namespace rc
