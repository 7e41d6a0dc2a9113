// SPDX-License-Identifier: GPL-3.0-or-later
// A profile's past checks as a strip of marks, with a text since when a step fails and what changed. A mark under the
// pointer or the keyboard cursor shows its check.
#pragma once

#include "check/evidence/step.h"
#include "session/check/checkhistory.h"
#include "store/activity/activityrecord.h"
#include "ui/theme/theme.h"

#include <QPersistentModelIndex>
#include <QWidget>

#include <optional>

class QLabel;
class QListView;
class QPainter;
class QRect;
class QStandardItemModel;

namespace rc {

/// A full bar for passed, an exclamation mark for warned, half a bar for failed. `old`: without color, if it may be
/// outdated.
void paintTick(QPainter &painter, const QRect &area, ActivityOutcome outcome, const Theme &theme, bool old = false);

/// From the recorded outcome.
[[nodiscard]] StepState checkStateOf(ActivityOutcome outcome);

/// "1 failed, 2 warnings, 6 passed, 2 not tested"; omits zero counts.
[[nodiscard]] QString countsText(const QList<StepState> &states);

/// A check and its differences from the previous one, in words. `oldestFirst`: past checks.
[[nodiscard]] QString pastCheckText(const QList<PastCheck> &oldestFirst, qsizetype row);
/// About the newest one: since when a step fails, or a summary of the checks.
[[nodiscard]] QString pastChecksSummary(const QList<PastCheck> &oldestFirst);

class TimeStrip : public QWidget
{
    Q_OBJECT

public:
    explicit TimeStrip(const Theme &theme, QWidget *parent = nullptr);

    /// Hidden if empty. A single check is shown, so that the page does not move at the next one.
    void setChecks(const QList<PastCheck> &newestFirst);
    /// The selected check; nullopt if there is none.
    [[nodiscard]] std::optional<PastCheck> selectedCheck() const;
    void selectNone();

signals:
    void selectionChanged();                      ///< another one, or none
    void activityRequested(const QString &query); ///< for the Activity page's field

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void select(const QModelIndex &index);
    void showWords();

    QList<PastCheck> m_checks; ///< oldest first, one per row
    QStandardItemModel *m_model;
    QListView *m_view;
    QLabel *m_label;
    QPersistentModelIndex m_selected;
};

} // namespace rc
