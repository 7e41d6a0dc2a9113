// SPDX-License-Identifier: GPL-3.0-or-later
// Says on the Activity page what is not being kept, and what happened to the file; offers what can be brought back.
#pragma once

#include "store/activity/activityfile.h"
#include "store/activity/activityrecovery.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QWidget>

class QPushButton;
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
    void setRecovered(const QString &damagedFile, const ActivityRecovery &recovery);
    void setNotRecovered(); ///< it may be tried again

signals:
    void recoveryWanted(const QString &damagedFile);

private:
    void showParts();

    struct Damaged
    {
        Banner *banner;
        QPushButton *recover;
    };

    const Theme &m_theme;
    QVBoxLayout *m_layout;
    Banner *m_trouble;
    Banner *m_unreadable;
    QHash<QString, Damaged> m_damaged;
};

} // namespace rc
