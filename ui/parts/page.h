// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks of each page.
#pragma once

#include <QWidget>

namespace rc {

class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// F5: check again, refresh. Nothing by default.
    virtual void refresh() {}
    /// Esc and the status line's Cancel: ends what runs on this page.
    virtual void cancel() {}
    [[nodiscard]] virtual bool isBusy() const { return false; }
    /// What gets the keyboard focus when the page is shown.
    [[nodiscard]] virtual QWidget *firstFocus() { return nullptr; }

signals:
    void busyChanged(bool busy);
    /// One translated line for the status line: "Last check: 1 failed, 6 passed".
    void statusChanged(const QString &text);
};

} // namespace rc
