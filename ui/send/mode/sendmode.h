// SPDX-License-Identifier: GPL-3.0-or-later
// The modes of the Send page: each has a composer, a send bar, and the request next to it.
#pragma once

#include "core/entry/entryimport.h"
#include "core/entry/ingestbody.h"
#include "core/entry/level.h"
#include "core/entry/outcome.h"
#include "core/error.h"
#include "core/key/credentials.h"
#include "core/profile/profile.h"
#include "core/url/resourceurl.h"
#include "service/send/sendtally.h"
#include "ui/parts/arrivalline.h"
#include "ui/send/outcome/outcomecard.h"

#include <QPointer>
#include <QTimer>
#include <QUuid>
#include <QWidget>

#include <functional>

class QAction;
class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QVBoxLayout;

namespace rc {

class AlertStep;
class ArrivalOperation;
class BatchModel;
class BatchTable;
class CodeView;
class Composer;
class DrillOperation;
class ImportSource;
class MappingLine;
class NumberBox;
class Panel;
class SegmentedControl;
class SendButton;
class SendOperation;
class Session;
class TemplateButton;
class Theme;
struct ArrivalResult;
struct SendRequest;

/// Verb, address, headers and body from ingestRequest(), so the compact form has the bytes of the request. The key is
/// $<prefix>API_KEY: it is not an argument, so it cannot be in the text. If `identity` does not fit a header, returns
/// the reason. Safe to display.
[[nodiscard]] QString requestText(const ResourceUrl &resource, const Identity &identity, const QString &envPrefix,
                                  const QList<LogEntry> &entries, JsonLayout layout);

class RequestPreview : public QWidget
{
    Q_OBJECT

public:
    static constexpr qsizetype maxEntries = 3; ///< of a batch, in the text

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
    [[nodiscard]] QWidget *requestPreview() const { return m_preview; }

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
        QString holdText = {};          ///< the effect of holding one
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
    void startLookup(const SendRequest &request);
    /// Below that card: what of these entries is in the log.
    void addArrival(QWidget *card, const QList<SendResult> &results);
    /// The results of a send, each entry once.
    virtual void showResults(const QList<SendResult> &results, const SendTally &tally) = 0;
    virtual void showState();

    void showEvent(QShowEvent *event) override;
    /// Emits outcomeReady(). This mode owns the card, which `build` has built, until the page takes it.
    void showOutcome(QWidget *card, const CardBuilder &build, const QList<SendResult> &results);

    Session &m_session;
    Theme &m_theme;
    SendOperation &m_send;
    AlertStep *m_alert = nullptr;
    QVBoxLayout *m_barColumn = nullptr;
    QLabel *m_barNote = nullptr;
    RequestPreview *m_preview = nullptr;

private:
    void handleClick();
    void hold(Level level);
    void end(const SendTally &tally);

    QWidget *m_bar = nullptr;
    SendButton *m_button = nullptr;
    QList<SendResult> m_results;          ///< of the press in progress
    std::optional<Level> m_heldLevel;     ///< the level that was held for it
    ArrivalOperation *m_lookup = nullptr; ///< looks up its entries before the response; null: no early lookup

signals:
    void busyChanged(bool busy);
    void statusChanged(const QString &text); ///< a translated line, such as "Sending…"
    void ended(const rc::SendTally &tally);  ///< of a send, for the status line
    /// The outcome of a send, for display above earlier ones; the page takes the card. `cause`: why it failed, as a
    /// check's cause; empty if it succeeded or if that is unknown.
    void outcomeReady(QWidget *card, const rc::CardBuilder &build, const QString &cause);
    void sent(const QString &marker); ///< marks it in the demo inbox
};

/// The effect of this level on people, for the send button.
[[nodiscard]] QString notifyWords(Level level);

/// One entry, or one at each level, sent directly or as an SDK would.
class EntryMode final : public SendMode
{
    Q_OBJECT

public:
    EntryMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    [[nodiscard]] TemplateButton *templateButton() const { return m_templates; }
    void resourceChanged() override;
    bool undoRemoval();                   ///< of a template
    [[nodiscard]] LogEntry draft() const; ///< the composed entry, for a batch
    /// Whether draft() is still the entry that is composed at first, in the program's language.
    [[nodiscard]] bool isUntouched() const { return draft() == m_firstDraft; }
    /// Whether draft() leaves out the threshold, a chosen time or placeholders to replace.
    [[nodiscard]] bool hasSendOptions() const;
    /// For an entry sent before: braces in it are not placeholders.
    void fillIn(const LogEntry &entry);

protected:
    [[nodiscard]] Press nextPress() const override;
    void send(std::optional<Level> held) override;
    void showResults(const QList<SendResult> &results, const SendTally &tally) override;
    void showState() override;

private:
    [[nodiscard]] QWidget *buildMore();
    void connectParts();
    void sendEachLevel();
    /// Prepares a send of these entries.
    [[nodiscard]] SendRequest requestFor(const QList<LogEntry> &entries, const QUuid &batch = {});
    /// False if it is below the SDK threshold and that option is on.
    [[nodiscard]] bool isForwarded(Level level) const;
    [[nodiscard]] QString obstacle(bool isForwarded) const;

    TemplateButton *m_templates;
    Composer *m_composer = nullptr;
    QCheckBox *m_asSdk = nullptr;
    QAction *m_eachLevel = nullptr;
    QUuid m_eachBatch; ///< batch of the last "one at each level"
    LogEntry m_firstDraft;
    QString m_resource;                ///< the levels in m_pendingLevels are for this one
    QString m_marker;                  ///< of the next entry
    qint64 m_counter = 1;              ///< counter of the next send, since the program started
    QList<Level> m_pendingLevels;      ///< levels to be sent separately after "one at each level"
    QString m_logFile;                 ///< for the send in progress; empty: not as an SDK
    std::optional<Error> m_notWritten; ///< why an entry could not be written to that file
};

/// Several entries in one request, once or repeatedly: imported or composed, shown line by line, then sent.
class BatchMode final : public SendMode
{
    Q_OBJECT

public:
    BatchMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    void resourceChanged() override;
    /// Restores the entry removed last, or all after Clear. False if there is none.
    bool undoRemoval();
    [[nodiscard]] bool hasEntries() const;
    /// An entry composed elsewhere; added to the batch when the user confirms it.
    void setDraft(const LogEntry &entry);
    /// Whether the entries refused last can be sent in two halves; split() prepares the first one.
    [[nodiscard]] bool canSplit() const;
    void split();
    [[nodiscard]] ImportSource *source() const { return m_source; }

protected:
    [[nodiscard]] Press nextPress() const override;
    void send(std::optional<Level> held) override;
    void showResults(const QList<SendResult> &results, const SendTally &tally) override;
    void showState() override;

private:
    [[nodiscard]] bool isSentTarget() const; ///< the last send was for the current resource
    [[nodiscard]] QWidget *buildRow();
    [[nodiscard]] QWidget *buildRepeat();
    void showRepeat();
    [[nodiscard]] int repeats() const;
    void buildProgress();
    void connectParts();
    void showImport(const ImportedEntries &entries);
    void setPart(const ImportedEntries &entries);
    void measure();
    void divide();
    void divideAt(qsizetype count); ///< the rest waits
    void clear();
    void removeRow(int row); ///< only entries; a faulty line stays
    struct Removed           ///< state before the change
    {
        ImportedEntries batch;
        ImportedEntries rest;
        int severeLevelIndex = 0;
    };
    void restore(const Removed &state);
    void showProgress(const SendTally &tally);
    void showSummary();
    void showParts();
    [[nodiscard]] CardBuilder cardBuilder(const QList<SendResult> &results, const SendTally &tally) const;
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] qsizetype notifyingCount() const; ///< number of entries that may notify people
    [[nodiscard]] Level heldLevel() const;          ///< highest level among these
    /// The first `count` entries of the batch, which begins again at its end with new markers. `stamp`: for those
    /// without a time; invalid: set on sending.
    [[nodiscard]] QList<LogEntry> entries(qsizetype count, const QDateTime &stamp) const;
    [[nodiscard]] LogEntry numbered(qsizetype index, const QString &marker, qint64 number) const;

    BatchModel *m_model;
    ImportSource *m_source = nullptr;
    MappingLine *m_mapping = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_clear = nullptr;
    QLabel *m_summary = nullptr;
    BatchTable *m_table = nullptr;
    QWidget *m_severeRow = nullptr; ///< asks for the level of other loggers' severe words
    QLabel *m_severeWords = nullptr;
    QComboBox *m_severeLevel = nullptr;
    QWidget *m_divideRow = nullptr; ///< offers to split a batch that exceeds a request
    QLabel *m_divideWords = nullptr;
    QPushButton *m_divideButton = nullptr;
    QCheckBox *m_stampNow = nullptr;
    QWidget *m_repeat = nullptr; ///< how often to send the batch, and how
    NumberBox *m_count = nullptr;
    NumberBox *m_interval = nullptr;
    NumberBox *m_connections = nullptr;
    QLabel *m_repeatSummary = nullptr;
    QWidget *m_running = nullptr; ///< while sending a repeated batch
    QProgressBar *m_progress = nullptr;
    QLabel *m_counts = nullptr;
    LogEntry m_draft;
    QStringList m_markers;       ///< markers for the next press
    ImportedEntries m_remaining; ///< of a split batch: entries after the current part
    QList<Removed> m_removed;    ///< most recent last; other changes of the batch clear them
    bool m_divided = false;
    bool m_keepsComposed = false;       ///< the file is read again: keep the composed entries
    std::optional<qsizetype> m_fitting; ///< number of entries that fit into one request; nullopt: not known yet
    int m_measured = 0;                 ///< which batch that is for
    bool m_repeats = false;             ///< a repeated send is in progress
    qsizetype m_sentBefore = 0;         ///< after a canceled send: the next press sends the remaining entries
    Profile m_sentFor;                  ///< of that send
};

/// "1:02.3": minutes, two-digit seconds and tenths, localized.
[[nodiscard]] QString stopwatchText(qint64 milliseconds);

/// One entry that may notify people, and a stopwatch until a person confirms it.
class DrillMode final : public SendMode
{
    Q_OBJECT

public:
    DrillMode(Session &session, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override;
    /// Whether a stopwatch is running, which is not busy: other entries can be sent.
    [[nodiscard]] bool isRunning() const;

protected:
    [[nodiscard]] Press nextPress() const override;
    void send(std::optional<Level> held) override;
    void showResults(const QList<SendResult> &results, const SendTally &tally) override;
    void resourceChanged() override;
    void showState() override;
    void hideEvent(QHideEvent *event) override;

private:
    DrillMode(Session &session, Theme &theme, DrillOperation *drill, QWidget *parent);
    [[nodiscard]] QWidget *buildAlert();
    [[nodiscard]] Panel *buildStopwatch();
    void logReadFailed(const ArrivalResult &result, const LogEntry &alert);
    void clearReadError();
    void updateCard(); ///< by the log
    void showTime();
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString arrivalText() const;
    [[nodiscard]] Level level() const;
    [[nodiscard]] LogEntry alert() const;

    DrillOperation *m_drill;
    QPointer<OutcomeCard> m_card; ///< of the drill's entry; owned by the outcomes
    ArrivalSubject m_subject;     ///< that entry
    Panel *m_stopwatch = nullptr; ///< during a drill, and its result until the next
    QLabel *m_clock = nullptr;
    QLabel *m_label = nullptr;
    QLabel *m_arrival = nullptr;
    QPushButton *m_reached = nullptr;
    QPushButton *m_end = nullptr;
    QWidget *m_composer = nullptr; ///< for the next alert, between drills
    SegmentedControl *m_levels = nullptr;
    QPlainTextEdit *m_message = nullptr;
    QString m_marker;    ///< of the next alert
    QString m_readError; ///< why the last press sent nothing
    qint64 m_counter = 1;
    QTimer m_clockTimer;
};

} // namespace rc
