// SPDX-License-Identifier: GPL-3.0-or-later
// A call that the server continues as a task: queries it on a press, and shows the server's forms.
#pragma once

#include "session/tools/calloperation.h"
#include "store/activity/activityrecord.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rc {

class QuestionView;
class Session;
class Theme;

/// Shows one record after the other. A query continues while another record is shown, and its form keeps its values.
/// Never calls a tool.
class TaskCard : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this object.
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
    QString m_said;                       ///< state or result of the query
    QVBoxLayout *m_layout;
    QLabel *m_words;
    QPushButton *m_button;
    QPointer<QuestionView> m_question; ///< the server's current question
};

} // namespace rc
