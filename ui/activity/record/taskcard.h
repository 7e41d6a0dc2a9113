// SPDX-License-Identifier: GPL-3.0-or-later
// A call that its server goes on with as a task: asks about it by a press, and shows the form of what it waits for.
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

/// Shows one record after another. What was asked of one goes on while another is shown, and its form stays as it was
/// filled in. Nothing in it calls a tool.
class TaskCard : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive this object.
    TaskCard(Session &session, const Theme &theme, QWidget *parent = nullptr);
    ~TaskCard() override;

    /// One with an openTaskOf().
    void setRecord(const ActivityRecord &record);

signals:
    void formShown(QWidget *form); ///< of the record that is shown: it may have to be scrolled to

private:
    void askOrStop();
    void ask(const ActivityRecord &record);
    void asked(const ServerQuestion &question);
    void dropQuestion();
    void showState();
    [[nodiscard]] bool isAsked() const { return m_asked.id == m_record.id; }

    const Theme &m_theme;
    CallOperation m_ask;
    ActivityRecord m_record;              ///< the one that is shown
    ActivityRecord m_asked;               ///< the one that was asked about last
    std::optional<ActivityRecord> m_next; ///< to be asked about once that has ended
    QString m_said;                       ///< what came of it, or comes
    QVBoxLayout *m_layout;
    QLabel *m_words;
    QPushButton *m_button;
    QPointer<QuestionView> m_question; ///< what the server waits for now
};

} // namespace rc
