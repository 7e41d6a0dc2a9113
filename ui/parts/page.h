// SPDX-License-Identifier: GPL-3.0-or-later
// What the window asks of each page.
#pragma once

#include <QKeyEvent>
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
    /// Ctrl+Z where no field has it: brings back what was removed last on this page. False: there is nothing.
    virtual bool undoRemoval() { return false; }
    [[nodiscard]] virtual bool isBusy() const { return false; }
    /// Whether the page itself shows what runs on it, with a Cancel: the status line then needs none.
    [[nodiscard]] virtual bool showsItsWork() const { return false; }
    /// What gets the keyboard focus when the page is shown.
    [[nodiscard]] virtual QWidget *firstFocus() { return nullptr; }

signals:
    void busyChanged(bool busy);
    /// One translated line for the status line: "Last check: 1 failed, 6 passed".
    void statusChanged(const QString &text);
    void activityWanted(const QString &query); ///< of the Activity page's field

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!event->matches(QKeySequence::Undo) || !undoRemoval())
            QWidget::keyPressEvent(event);
    }
};

} // namespace rc
