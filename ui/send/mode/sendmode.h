// SPDX-License-Identifier: GPL-3.0-or-later
// A mode of the Send page: composer, send bar, and the request next to it.
#pragma once

#include "core/entry/ingestbody.h"
#include "core/entry/outcome.h"
#include "core/key/credentials.h"
#include "core/url/resourceurl.h"
#include "service/send/sendtally.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rc {

class AlertStep;
class ArrivalOperation;
class CodeView;
class SendButton;
class SendOperation;
struct SendOrder;
class Session;
class Theme;

/// Verb, address, headers and body from ingestRequest(), so the compact form has the bytes of the request. The key is
/// $<prefix>API_KEY: it is not an argument, so it cannot be in the text. If `identity` does not fit a header, returns
/// the reason. Safe to display.
[[nodiscard]] QString requestText(const ResourceUrl &resource, const Identity &identity, const QString &envPrefix,
                                  const QList<LogEntry> &entries, JsonLayout layout);

class RequestPreview : public QWidget
{
    Q_OBJECT

public:
    explicit RequestPreview(const Theme &theme, QWidget *parent = nullptr);

    /// Empty without a resource or entries. `note`: a sentence below the text.
    void show(const Session &session, const QList<LogEntry> &entries, const QString &note);

private:
    [[nodiscard]] QWidget *buildHead(const Theme &theme);
    void updateText();

    QWidget *m_head = nullptr;
    CodeView *m_text = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_toggle = nullptr;
    QString m_extraNote;
    JsonLayout m_layout = JsonLayout::Indented;
    std::function<QString(JsonLayout)> m_request; ///< null without a resource
    std::function<QString()> m_curl;              ///< null without a resource
};

/// The widget itself is the composer, below the page's header. Its bar is always visible below it, followed by the
/// results. Only sends when pressed.
class SendMode : public QWidget
{
    Q_OBJECT

public:
    [[nodiscard]] virtual QWidget *firstFocus() = 0;
    [[nodiscard]] QWidget *sendBar() const { return m_bar; }
    [[nodiscard]] QWidget *evidence() const { return m_preview; }

    [[nodiscard]] virtual bool isBusy() const;
    /// Ctrl+Enter, only while nothing on the page is busy.
    void press();
    /// Esc, or another resource: cancels the send in progress; its outcome is still shown.
    virtual void cancel();
    /// The resource, its profile or the state of its key has changed.
    virtual void resourceChanged();

protected:
    /// The next press of the bar.
    struct Press
    {
        QString action = {};            ///< the button's text
        QString note = {};              ///< next to the button
        QString obstacle = {};          ///< why sending is not possible, a sentence; may be empty
        std::optional<Level> hold = {}; ///< the level that requires a hold; nullopt: a click sends
        QList<Level> held = {};         ///< levels with a hold button
        QString heldWords = {};         ///< the effect of holding one
        QList<LogEntry> request = {};   ///< for the preview; empty: nothing is sent
        QString requestNote = {};       ///< a sentence below it
    };

    /// All must outlive this object. `send`: the operation of this mode; null: it makes one.
    SendMode(Session &session, Theme &theme, QWidget *parent, SendOperation *send = nullptr);
    /// Call once after creating the composer's widgets, for the tab order. `button`: object name of the send button.
    /// `more`: a widget after it; may be null.
    void buildBar(const QString &button, QWidget *more = nullptr);

    [[nodiscard]] virtual Press nextPress() const = 0;
    [[nodiscard]] QString resourceObstacle() const; ///< empty if the profile has a Resource URL
    /// `held`: the level of the held button; nullopt: a click. Only called without an obstacle.
    virtual void send(std::optional<Level> held) = 0;
    /// Before a send: where the log tool is confirmed, a few entries are looked for while they are sent.
    void lookFor(const SendOrder &order);
    /// Below that card: what of these entries is in the log.
    void addArrival(QWidget *card, const QList<SendResult> &results);
    /// The results of a send, each entry once.
    virtual void showResults(const QList<SendResult> &results, const SendTally &tally) = 0;
    virtual void showState();

    void showEvent(QShowEvent *event) override;
    /// Emits outcomeShown(). This mode owns the card until the page takes it.
    void showOutcome(QWidget *card, const QList<SendResult> &results);

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
    void statusChanged(const QString &text); ///< a translated line, such as "Sending…"
    void ended(const rc::SendTally &tally);  ///< of a send, for the status line
    /// The outcome of a send, for display above earlier ones; the page takes the card. `cause`: why it failed, as a
    /// check's cause; empty if it succeeded or if that is unknown.
    void outcomeShown(QWidget *card, const QString &cause);
    void sent(const QString &marker); ///< marks it in the demo inbox
};

/// The effect of this level on people, for the send button.
[[nodiscard]] QString notifyWords(Level level);

} // namespace rc
