// SPDX-License-Identifier: GPL-3.0-or-later
// The past checks of a profile as a strip of marks, and in words since when a step fails and what changed in between. A
// mark under the pointer or the keyboard shows its check.
#pragma once

#include "session/activity/pastchecks.h"

#include <QPersistentModelIndex>
#include <QWidget>

#include <optional>

class QBoxLayout;
class QLabel;
class QListView;

namespace rc {

class PastChecksModel;
class RungModel;
class Theme;
class VerdictBanner;

class TimeStrip : public QWidget
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit TimeStrip(const Theme &theme, QWidget *parent = nullptr);

    /// Hides itself when there are fewer than two: one is what stands below it anyway.
    void setChecks(const QList<PastCheck> &newestFirst);
    /// The check that is looked at; nothing: none is.
    [[nodiscard]] std::optional<PastCheck> looked() const;
    /// Shows that check in the ladder, or the `last` one while none is looked at.
    void showLooked(RungModel &ladder, const VerdictBanner &last) const;
    /// The words beside the checks instead of below them: in a low window the ladder needs the height.
    void setLow(bool low);

signals:
    void lookedAt();                           ///< another one, or none any more
    void activityWanted(const QString &query); ///< of the Activity page's field

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look(const QModelIndex &index);
    void showWords();

    PastChecksModel *m_model;
    QListView *m_view;
    QLabel *m_words;
    QPersistentModelIndex m_looked;
    QBoxLayout *m_row;
};

} // namespace rc
