// SPDX-License-Identifier: GPL-3.0-or-later
// Shows recording failures and file problems on the Activity page.
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
    /// `theme` must outlive this object.
    explicit ActivityNoticesView(const Theme &theme, QWidget *parent = nullptr);

    void setTrouble(const QString &words);  ///< ActivityLog::trouble(); may be empty
    void setUnreadable(const QString &why); ///< why nothing can be shown; may be empty
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
