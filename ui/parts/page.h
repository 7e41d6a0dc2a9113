// SPDX-License-Identifier: GPL-3.0-or-later
// The window's interface to each page.
#pragma once

#include <QKeyEvent>
#include <QWidget>

namespace rc {

class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// F5: check again, refresh. Default: nothing.
    virtual void refresh() {}
    /// Esc and the status line's Cancel: cancels the page's operation.
    virtual void cancel() {}
    /// Ctrl+Z outside of fields: restores the last removed item on this page. False if there is none.
    virtual bool undoRemoval() { return false; }
    [[nodiscard]] virtual bool isBusy() const { return false; }
    /// Whether a new window would lose a watch, an undo or a list, about which closing does not ask.
    [[nodiscard]] virtual bool hasTransientState() const { return false; }
    /// Whether the page shows its operation with a Cancel button, so that the status line need not.
    [[nodiscard]] virtual bool showsProgress() const { return false; }
    /// The widget to focus when the page is shown.
    [[nodiscard]] virtual QWidget *firstFocus() { return nullptr; }

signals:
    void busyChanged(bool busy);
    /// A translated line for the status line: "Last check: 1 failed, 6 passed".
    void statusChanged(const QString &text);
    void activityRequested(const QString &query); ///< for the Activity page's field

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!event->matches(QKeySequence::Undo) || !undoRemoval())
            QWidget::keyPressEvent(event);
    }
};

} // namespace rc
