// SPDX-License-Identifier: GPL-3.0-or-later
// Explains a failed record: the step of a check, the changes since the last success, and a fix.
#pragma once

#include "session/activity/explanation.h"
#include "ui/widgets/kit.h"

#include <QWidget>

class QVBoxLayout;

namespace rc {

class ActivityLog;
class FixOffer;
class Session;

class ExplainCard : public QWidget
{
    Q_OBJECT

public:
    /// `step`: failedStepOf() the record, which is complete. `log`: for earlier records; may be null. All except the
    /// record must outlive this object.
    ExplainCard(Session &session, ActivityLog *log, const Theme &theme, const ActivityRecord &record, FailedStep step,
                QWidget *parent);

    /// Whether the changes, or their absence, are known.
    [[nodiscard]] bool isComplete() const { return m_complete; }

signals:
    void checkWanted(); ///< a fix was applied: check the open profile

private:
    void addStep();
    void addFix();
    void showChanges(const Result<RecordExplanation> &explanation);
    void add(const QString &text, Token token, TextSize size, const QString &name);
    [[nodiscard]] bool isOfOpenProfile() const;
    void copyReport() const;

    Session &m_session;
    const Theme &m_theme;
    ActivityRecord m_record;
    FailedStep m_step;
    QVBoxLayout *m_layout;
    QVBoxLayout *m_changes; ///< above the button
    bool m_complete = false;
};

} // namespace rc
