// SPDX-License-Identifier: GPL-3.0-or-later
// What the Send page asks of each of its ways to send: an entry, a batch, a burst …
#pragma once

#include "core/entry/outcome.h"

#include <QWidget>

namespace rc {

/// The widget itself is what stands on the leading side, below the page's header: what is sent. The button that sends
/// it stands below that and stays in view; the results follow. It keeps its own records of activity, and sends nothing
/// unless a person pressed for it.
class SendMode : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] virtual QString title() const = 0; ///< translated, one or two words, for the chooser
    [[nodiscard]] virtual QWidget *firstFocus() = 0;
    /// What sends, with all that belongs to the decision: built by the mode, always in view. Null: nothing.
    [[nodiscard]] virtual QWidget *sendBar() { return nullptr; }
    /// What stands on the other side: built by the mode, usually a preview. Null: nothing.
    [[nodiscard]] virtual QWidget *evidence() { return nullptr; }
    /// Buttons that stand in the page's header while this mode is shown.
    [[nodiscard]] virtual QList<QWidget *> headerButtons() { return {}; }

    [[nodiscard]] virtual bool isBusy() const { return false; }
    /// Ctrl+Enter, only while nothing on the page is busy.
    virtual void press() {}
    /// Esc, or another resource: ends what runs; its outcome is still told.
    virtual void cancel() {}
    /// Ctrl+Z where no field has it: brings back what was removed last. False: there is nothing.
    virtual bool undoRemoval() { return false; }
    /// The resource, its profile or the state of its key is another one: what is shown may be stale.
    virtual void resourceChanged() {}

    /// Level, message and extra as they are composed here, for the mode that is shown next; nothing without such.
    [[nodiscard]] virtual std::optional<LogEntry> draft() const { return std::nullopt; }
    /// Shows these instead of its own; time and marker are this mode's.
    virtual void setDraft(const LogEntry &entry) { Q_UNUSED(entry) }

    /// Whether what was refused last can be sent in two halves; split() makes the first one the next to be sent.
    [[nodiscard]] virtual bool canSplit() const { return false; }
    virtual void split() {}

protected:
    /// The shape of every send bar: what is decided first, and below it the button with the words beside it.
    static void layOutBar(QWidget *bar, const QList<QWidget *> &above, QWidget *button, QWidget *beside);
    /// Tells outcomeShown(). The card is this mode's until somebody takes it, so that none is lost between the two.
    void showOutcome(QWidget *card, const QString &cause = {})
    {
        card->setParent(this);
        emit outcomeShown(card, cause);
    }

signals:
    void busyChanged(bool busy);
    void statusChanged(const QString &text); ///< one translated line, such as "Sending…"
    /// So many entries ended so: counted in the status line.
    void ended(rc::Outcome outcome, qint64 entries);
    /// What became of a press, to be shown on top of the outcomes; the page takes it.
    /// `cause`: why it was no success, as a check names it; empty: it was, or nobody knows.
    void outcomeShown(QWidget *card, const QString &cause);
    void sent(const QString &marker); ///< the one that the demo inbox points at
};

/// The cause of a result that is no success.
[[nodiscard]] QString causeOf(const SendResult &result);
/// What an entry of this level does to people, for the step that sends it.
[[nodiscard]] QString notifyWords(Level level);

} // namespace rc
