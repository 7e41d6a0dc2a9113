// SPDX-License-Identifier: GPL-3.0-or-later
// Explains a record that failed: the step of a check, what is different since the same last worked, and what mends it.
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
    /// `step`: failedStepOf() the record, which is whole. `log`: where to look for earlier ones; null: nowhere. All but
    /// the record outlive this object.
    ExplainCard(Session &session, ActivityLog *log, const Theme &theme, const ActivityRecord &record, FailedStep step,
                QWidget *parent);

    /// Once it is known what changed, or that it is not.
    [[nodiscard]] bool isComplete() const { return m_complete; }

signals:
    void checkWanted(); ///< what failed is mended: the open profile shall be checked

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
