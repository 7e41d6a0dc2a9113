// SPDX-License-Identifier: GPL-3.0-or-later
// Says on the Activity page what is not being kept, and what happened to the file.
#pragma once

#include "store/activity/activityfile.h"
#include "ui/theme/theme.h"

#include <QStringList>
#include <QWidget>

class QVBoxLayout;

namespace rc {

class Banner;

class ActivityNoticesView : public QWidget
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ActivityNoticesView(const Theme &theme, QWidget *parent = nullptr);

    void setTrouble(const QString &words);  ///< ActivityLog::trouble(); empty: none
    void setUnreadable(const QString &why); ///< why nothing can be shown; empty: it can
    void add(const ActivityNotices &notices);

private:
    void showParts();

    const Theme &m_theme;
    QVBoxLayout *m_layout;
    Banner *m_trouble;
    Banner *m_unreadable;
    QStringList m_damaged; ///< files that were moved aside
};

} // namespace rc
