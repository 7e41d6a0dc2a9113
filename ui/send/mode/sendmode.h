// SPDX-License-Identifier: GPL-3.0-or-later
// One way to send on the Send page: what is composed, the bar that sends it, and the request beside it.
#pragma once

#include "core/entry/outcome.h"
#include "service/send/sendtally.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace rc {

class AlertStep;
class ArrivalOperation;
class RequestPreview;
class SendButton;
class SendOperation;
struct SendOrder;
class Session;
class Theme;

/// The widget itself is the composer, below the page's header. Its bar stays in view below that, then the results. It
/// sends nothing unless a person pressed for it.
class SendMode : public QWidget
{
    Q_OBJECT

public:
    [[nodiscard]] virtual QString title() const = 0; ///< translated, one or two words, for the chooser
    [[nodiscard]] virtual QWidget *firstFocus() = 0;
    [[nodiscard]] QWidget *sendBar() const { return m_bar; }
    [[nodiscard]] QWidget *evidence() const;
    /// A button in the page's header while this mode is shown; null: none.
    [[nodiscard]] virtual QWidget *headerButton() { return nullptr; }

    [[nodiscard]] bool isBusy() const;
    /// Ctrl+Enter, only while nothing on the page is busy.
    void press();
    /// Esc, or another resource: cancels the send in progress, whose outcome is still shown.
    virtual void cancel();
    /// Ctrl+Z where no field has it: brings back what was removed last. False: there is nothing.
    virtual bool undoRemoval() { return false; }
    /// The resource, its profile or the state of its key has changed.
    virtual void resourceChanged();

    /// Level, message and extra as they are composed here, for the mode that is shown next; nothing without such.
    [[nodiscard]] virtual std::optional<LogEntry> draft() const { return std::nullopt; }
    /// Shows these instead of its own; time and marker are this mode's.
    virtual void setDraft(const LogEntry &entry) { Q_UNUSED(entry) }

    /// Whether the entries that were refused last can be sent in two halves; split() makes the first one the next.
    [[nodiscard]] virtual bool canSplit() const { return false; }
    virtual void split() {}

protected:
    /// The next press of the bar.
    struct Press
    {
        QString action = {};            ///< the button's text
        QString note = {};              ///< beside the button
        QString obstacle = {};          ///< why nothing can be sent, a sentence; empty: it can
        std::optional<Level> hold = {}; ///< the level that makes this press a hold; nothing: a click sends
        QList<Level> held = {};         ///< levels with a button to hold
        QString heldWords = {};         ///< what holding one does
        QList<LogEntry> request = {};   ///< of the preview; empty: nothing goes out
        QString requestNote = {};       ///< a sentence below it
    };

    /// All outlive this object. `send` is the one operation of this mode.
    SendMode(Session &session, Theme &theme, SendOperation &send, QWidget *parent);
    /// Once, after the composer's widgets, for the order of the Tab key. `button`: the name of the one that sends.
    /// `more`: what stands behind it; null: nothing.
    void buildBar(const QString &button, QWidget *more = nullptr);

    [[nodiscard]] virtual Press nextPress() const = 0;
    /// `held`: the level whose button was held; nothing: a click. Called only without an obstacle.
    virtual void send(std::optional<Level> held) = 0;
    /// Begins that press. Where the log tool is confirmed, a few entries are looked for while they are sent.
    void start(SendOrder order);
    /// Below that card: what of these entries is in the log.
    void addArrival(QWidget *card, const QList<SendResult> &results);
    /// Of one press, each entry once.
    virtual void showResults(const QList<SendResult> &results, const SendTally &tally) = 0;
    virtual void showState();

    void showEvent(QShowEvent *event) override;
    /// Emits outcomeShown(). The card is this mode's until somebody takes it.
    void showOutcome(QWidget *card, const QString &cause = {});

    Session &m_session;
    Theme &m_theme;
    SendOperation &m_send;
    AlertStep *m_alert = nullptr;
    QVBoxLayout *m_barColumn = nullptr;
    QLabel *m_beside = nullptr;
    RequestPreview *m_preview = nullptr;

private:
    void act();
    void hold(Level level);
    void end(const SendTally &tally);

    QWidget *m_bar = nullptr;
    SendButton *m_button = nullptr;
    QList<SendResult> m_results;        ///< of the press in progress
    std::optional<Level> m_held;        ///< the level that was held for it
    ArrivalOperation *m_look = nullptr; ///< looks for its entries; null: nobody does before the response

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
