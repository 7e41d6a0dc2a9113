// SPDX-License-Identifier: GPL-3.0-or-later
// A complete record: request, outcome, response, and the available actions.
#pragma once

#include "core/entry/logentry.h"
#include "core/profile/profile.h"
#include "demo/demoservice.h"
#include "service/tools/toolcalljob.h"
#include "session/tools/calloperation.h"
#include "store/activity/activityrecord.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace rc {

class ArrivalLine;
class QuestionView;
class Session;
class Theme;

/// Shows one record after the other. A query continues while another record is shown, and its form keeps its values.
/// Never calls a tool.
class TaskCard : public QWidget
{
    Q_OBJECT

public:
    TaskCard(Session &session, const Theme &theme, QWidget *parent = nullptr);
    ~TaskCard() override;

    /// A record with an openTaskOf().
    void setRecord(const ActivityRecord &record);

signals:
    void formShown(QWidget *form); ///< for the current record: may require scrolling

private:
    void askOrStop();
    void ask(const ActivityRecord &record);
    void asked(const ServerQuestion &question);
    void dropQuestion();
    void showState();
    [[nodiscard]] bool isAsked() const { return m_asked.id == m_record.id; }

    const Theme &m_theme;
    CallOperation m_ask;
    ActivityRecord m_record;
    ActivityRecord m_asked;               ///< last queried record
    std::optional<ActivityRecord> m_next; ///< queried next
    QString m_stateText;                  ///< state or result of the query
    QVBoxLayout *m_layout;
    QLabel *m_label;
    QPushButton *m_button;
    QPointer<QuestionView> m_question; ///< the server's current question
};

/// For a check: verdict, time and each step with its text. Anything else: indented JSON. Safe to display.
[[nodiscard]] QString reportText(const QString &json);

class RecordDetail : public Panel
{
    Q_OBJECT

public:
    RecordDetail(Session &session, const Theme &theme, QWidget *parent = nullptr);

    /// `arrived`: the demo service's entry with this record's marker.
    void showRecord(const ActivityRecord &record, const std::optional<ReceivedEntry> &arrived);
    /// A sentence instead of a record.
    void showMessage(const QString &sentence);
    /// A button leads to its entries.
    void showBatch(const QString &outcome);
    void focusClose(); ///< once it shows a record
    [[nodiscard]] const std::optional<ActivityRecord> &record() const { return m_record; }

signals:
    void closed();
    void batchRequested(); ///< its entries
    /// Opens the entry in the composer: this page never sends it.
    void resendRequested(const rc::LogEntry &entry);
    /// Opens the call's form: this page never calls it.
    void callAgainRequested(const rc::ToolCall &call);

private:
    [[nodiscard]] QWidget *buildHead(QWidget *parent) const;
    void addMessage(QVBoxLayout *layout);
    void addFacts(QVBoxLayout *layout);
    void addRequest(QVBoxLayout *layout);
    void addReply(QVBoxLayout *layout);
    void addArrival(QVBoxLayout *layout, const std::optional<ReceivedEntry> &arrived);
    void addArrivalLine(QVBoxLayout *layout);
    void addTask(QVBoxLayout *layout);
    void addButtons(QVBoxLayout *layout);
    void addCode(QVBoxLayout *layout, const QString &name, const QString &title, const QString &text);
    [[nodiscard]] QVBoxLayout *begin();

    Session &m_session;
    const Theme &m_theme;
    QScrollArea *m_scroll;
    QPointer<ArrivalLine> m_arrivalLine; ///< for an entry that may be in the log
    QPointer<QLabel> m_batchLabel;       ///< while a batch is shown
    std::optional<ActivityRecord> m_record;
    QDateTime m_arrivedAt;
    TaskCard *m_task; ///< for a call that the server continues; preserved while other records are shown
};

} // namespace rc
