// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page: everything that was sent, listed and checked, found again.
#pragma once

#include "core/entry/logentry.h"
#include "service/tools/toolcalljob.h"
#include "session/activity/activitysearch.h"
#include "store/activity/activitylog.h"
#include "ui/parts/page.h"
#include "ui/theme/theme.h"

#include <QTimer>

#include <memory>
#include <optional>

class QBoxLayout;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace rc {

class RecordDetail;
class ActivityKeeper;
class ActivityMenus;
class ActivityModel;
class ActivityNoticesView;
class ActivitySearchBar;
class ActivityTable;
class Banner;
class Session;
class DemoService;
class MessageCard;
struct ActivitySums;

class ActivityScreen : public Page
{
    Q_OBJECT

public:
    /// Both outlive this object.
    ActivityScreen(Session &session, Theme &theme, QWidget *parent = nullptr);
    ~ActivityScreen() override;

    void refresh() override;
    void cancel() override;
    bool undoRemoval() override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] QWidget *firstFocus() override;

    /// Puts this into the search field, at once.
    void searchFor(const QString &query);

signals:
    /// The composer shall have this entry; nothing is sent.
    void resendWanted(const rc::LogEntry &entry);
    /// The form of the tool shall have these arguments; nothing is sent.
    void callAgainWanted(const rc::ToolCall &call);
    void checkWanted(); ///< of the open profile, which was mended

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *buildHeader();
    [[nodiscard]] QWidget *buildResult();
    [[nodiscard]] QWidget *buildMessage();
    [[nodiscard]] QWidget *buildContent();
    void connectTable();
    void connectKeeper();
    void connectLog(ActivityLog &log);
    void search();
    void update();
    void rowsCame();
    void showMessage();
    void showSums(const ActivitySums &sums);
    void showWords();
    void sayResult(Token tone, const QString &icon, const QString &lead, const QString &rest = {});
    void sayRemoved(qint64 rows);
    void openCurrent();
    void fetchDetail();
    void showDetail(bool shown);
    void arrange();
    void remove(const ActivityFilter &filter);
    void removeSelected();
    void followDemo();
    void showArrivals();
    void arrivedAt(DemoService *demo);

    Session &m_session;
    Theme &m_theme;
    std::unique_ptr<ActivityLog> m_rows;      ///< for the table, so that it never waits for anything else
    std::unique_ptr<ActivityKeeper> m_keeper; ///< for what takes longer
    ActivityModel *m_model = nullptr;
    QVBoxLayout *m_layout;
    ActivitySearchBar *m_bar = nullptr;
    ActivityTable *m_table = nullptr;
    RecordDetail *m_detail = nullptr;
    ActivityMenus *m_menus = nullptr;
    ActivityNoticesView *m_notices = nullptr;
    Banner *m_result = nullptr;
    QPushButton *m_undo = nullptr;
    MessageCard *m_message = nullptr;
    QStackedWidget *m_stack = nullptr;
    QBoxLayout *m_columns = nullptr;
    QWidget *m_list = nullptr; ///< the table in its panel
    ActivitySearch m_search;
    std::unique_ptr<ActivitySums> m_sums;
    QTimer m_live;
    QMetaObject::Connection m_demo;
    bool m_isStale = true; ///< something came while nobody looked
};

} // namespace rc
