// SPDX-License-Identifier: GPL-3.0-or-later
// One record in full: what it was, what became of it, what came back, and what can be done with it now.
#pragma once

#include "core/entry/logentry.h"
#include "core/profile/profile.h"
#include "demo/demoservice.h"
#include "service/tools/toolcalljob.h"
#include "store/activity/activityrecord.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <QPointer>

#include <optional>

class QBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace rc {

class ActivityLog;
class ArrivalLine;
class FlowLayout;
class Session;
class TaskCard;
struct FailedStep;

class RecordDetail : public Panel
{
    Q_OBJECT

public:
    /// Both outlive this object.
    RecordDetail(Session &session, const Theme &theme, QWidget *parent = nullptr);
    ~RecordDetail() override;

    /// Where a failure is compared with what worked before; outlives this object.
    void setHistory(ActivityLog *log) { m_history = log; }

    /// `arrived`: what the demo service received with this record's marker. `profile`: for the curl command.
    void showRecord(const ActivityRecord &record, const std::optional<ReceivedEntry> &arrived, const Profile &profile);
    /// In place of a record: a sentence.
    void showMessage(const QString &sentence);
    void takeFocus(); ///< once it shows a record
    [[nodiscard]] const std::optional<ActivityRecord> &record() const { return m_record; }

signals:
    void closed();
    /// The entry again, for the composer: never sent by this page.
    void resendWanted(const rc::LogEntry &entry);
    /// The call again, for its form: never made by this page.
    void callAgainWanted(const rc::ToolCall &call);
    void checkWanted(); ///< what failed is mended: the open profile shall be checked

private:
    [[nodiscard]] QWidget *headOf(QWidget *parent) const;
    void addWords(QVBoxLayout *layout, bool isExplained);
    void addExplanation(QVBoxLayout *layout, const FailedStep &step);
    void addFacts(QVBoxLayout *layout);
    void addRequest(QVBoxLayout *layout);
    void addReply(QVBoxLayout *layout);
    void addArrival(QVBoxLayout *layout, const std::optional<ReceivedEntry> &arrived);
    void addLook(QVBoxLayout *layout);
    void addTask(QVBoxLayout *layout);
    void addCallButtons(FlowLayout &flow, const Profile &profile);
    void addButtons(QVBoxLayout *layout, const Profile &profile);
    void addCaption(QVBoxLayout *layout, const QString &text);
    void addCode(QVBoxLayout *layout, const QString &name, const QString &title, const QString &text);
    [[nodiscard]] QVBoxLayout *begin();

    Session &m_session;
    const Theme &m_theme;
    ActivityLog *m_history = nullptr;
    QScrollArea *m_scroll;
    QPointer<ArrivalLine> m_line; ///< of the entry, where it may be in the log
    std::optional<ActivityRecord> m_record;
    QDateTime m_arrivedAt;
    TaskCard *m_task; ///< of a call that its server goes on with; stays as it is while other records are shown
};

/// "connected after 0.1 ms, encrypted …": the phases of the request that were seen; empty when none was.
[[nodiscard]] QString timingsText(const RequestTimings &timings);

} // namespace rc
