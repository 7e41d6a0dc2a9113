// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page: everything that was sent, listed and checked, searchable.
#pragma once

#include "core/entry/logentry.h"
#include "service/tools/toolcalljob.h"
#include "session/activity/activityexport.h"
#include "session/activity/activitysearch.h"
#include "store/activity/activityfile.h"
#include "store/activity/activitylog.h"
#include "ui/parts/page.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>

class QAction;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace rc {

class ActivityWorker;
class ActivityModel;
class ActivityTable;
class Banner;
class DemoService;
class MessageCard;
class RecordDetail;
class Session;
struct ActivityTotals;

/// Only the field holds the filter: the menu edits its text, and typing updates the menu.
class ActivitySearchBar : public QWidget
{
    Q_OBJECT

public:
    explicit ActivitySearchBar(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] QString query() const;
    void setQuery(const QString &query); ///< immediately; undone by the field’s own Ctrl+Z
    void setProfiles(const QStringList &profiles) { m_profiles = profiles; }
    void setCount(const QString &words);
    void setFaults(const QStringList &faults);

signals:
    void queryChanged(const QString &query); ///< when typing pauses

private:
    void addMenu(SearchWord word, const QString &title);
    void fill(QMenu *menu, SearchWord word);
    void showChosen();
    void emitChange();
    [[nodiscard]] QString titleOf(SearchWord word, const QString &value) const;

    struct FilterMenu
    {
        SearchWord word;
        QString title;
        QMenu *menu;
    };

    QLineEdit *m_field;
    QPushButton *m_filter;
    QLabel *m_count;
    QLabel *m_faults;
    QList<FilterMenu> m_menus;
    QStringList m_profiles;
    QTimer m_pause;
    QString m_lastQuery;
};

/// Shows recording failures and file problems on the Activity page.
class ActivityNoticesView : public QWidget
{
    Q_OBJECT

public:
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

class ActivityScreen : public Page
{
    Q_OBJECT

public:
    ActivityScreen(Session &session, Theme &theme, QWidget *parent = nullptr);
    ~ActivityScreen() override;

    void refresh() override;
    void cancel() override;
    bool undoRemoval() override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] bool hasTransientState() const override;
    [[nodiscard]] QWidget *firstFocus() override;

    /// Sets the search field and searches immediately.
    void searchFor(const QString &query);

signals:
    /// Opens this entry in the composer, without sending it.
    void resendRequested(const rc::LogEntry &entry);
    /// Opens the tool's form with these arguments, without calling it.
    void callAgainRequested(const rc::ToolCall &call);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *buildHeader();
    void buildMenus(const QPushButton *exporting, const QPushButton *more);
    void showMenus(qint64 found, bool filtered, bool known);
    void chooseExport(ActivityFormat format);
    [[nodiscard]] QWidget *buildResult();
    [[nodiscard]] QWidget *buildBatchLine();
    [[nodiscard]] QWidget *buildMessage();
    [[nodiscard]] QWidget *buildContent();
    void connectTable();
    void connectWorker();
    void connectLog(ActivityLog &log);
    [[nodiscard]] ActivitySearch currentSearch() const;
    void search();
    void openBatch(const QUuid &batch);
    void closeBatch();
    void update();
    void rowsLoaded();
    void showMessage();
    void showTotals(const ActivityTotals &totals);
    void showCounts();
    void showResult(Token tone, const QString &icon, const QString &headline, const QString &detail = {});
    void showRemoved(qint64 rows);
    void openCurrent();
    void fetchDetail();
    void showDetail(bool shown);
    [[nodiscard]] bool isNarrow() const;
    void arrange();
    void removeSelected();
    void followDemo();
    void showArrivals();
    void updateArrivalTimes(DemoService *demo);

    Session &m_session;
    Theme &m_theme;
    std::unique_ptr<ActivityLog> m_tableLog;  ///< only for the table, so that it never waits
    std::unique_ptr<ActivityWorker> m_worker; ///< for longer operations
    ActivityModel *m_model = nullptr;
    QVBoxLayout *m_layout;
    ActivitySearchBar *m_bar = nullptr;
    ActivityTable *m_table = nullptr;
    RecordDetail *m_detail = nullptr;
    QAction *m_exportLines = nullptr;
    QAction *m_exportCsv = nullptr;
    QAction *m_removeSelected = nullptr;
    QAction *m_removeFound = nullptr;
    ActivityNoticesView *m_notices = nullptr;
    Banner *m_result = nullptr;
    QPushButton *m_undo = nullptr;
    QWidget *m_batchLine = nullptr;
    QLabel *m_batchLabel = nullptr;
    MessageCard *m_message = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_list = nullptr; ///< the table in its panel
    ActivitySearch m_currentSearch;
    QUuid m_batch; ///< whose entries are listed; null: all records
    std::unique_ptr<ActivityTotals> m_totals;
    QTimer m_live;
    QMetaObject::Connection m_demo;
    bool m_isStale = true; ///< records were added while the page was hidden
};

} // namespace rc
