// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page: the tools that a language model gets from each endpoint, and a page for each call.
#pragma once

#include "check/causes/diagnosis.h"
#include "core/profile/profile.h"
#include "core/tool/toolcatalog.h"
#include "service/tools/toolcalljob.h"
#include "service/tools/toollistjob.h"
#include "session/tools/catalogwatch.h"
#include "session/tools/percatalog.h"
#include "ui/parts/page.h"
#include "ui/parts/watchpanel.h"

#include <QList>

#include <functional>
#include <optional>

class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace rc {

class Banner;
class CallPanel;
class CatalogReviewer;
class CatalogWatch;
class ComparePanel;
class FixOffer;
class ListOperation;
class MessageCard;
class Session;
class Theme;
class ToolExport;
class ToolInspector;
class ToolListPane;
class ToolsHeader;
class UnsavedFields;
struct CatalogReview;
struct ExportableTools;

/// Visible while watching.
class ListWatchCard : public WatchPanel
{
    Q_OBJECT

public:
    ListWatchCard(CatalogWatch &watch, const UnsavedFields &fields, const Theme &theme, QWidget *parent = nullptr);

signals:
    void changesRequested(); ///< shows the observed changes in full

private:
    void start(bool watching);
    void addChange(const ToolListResult &result, const ToolCatalog &before, const QList<ToolDifference> &differences);
    void showState();

    CatalogWatch &m_watch;
    const UnsavedFields &m_fields;
    QPushButton *m_show;
    QDateTime m_lastFetch; ///< that succeeded
    QDateTime m_lastFailure;
    QDateTime m_nextFetch;
    bool m_listening = false;
};

class ToolsPage : public Page
{
    Q_OBJECT

public:
    ToolsPage(Session &session, Theme &theme, QWidget *parent = nullptr);

    /// Fetches the catalogs shown, or all until the first list is available.
    void refresh() override;
    void refresh(const QList<CatalogKind> &catalogs);
    void cancel() override;
    bool undoRemoval() override; ///< of the last accepted finding
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] bool showsProgress() const override;
    [[nodiscard]] QWidget *firstFocus() override;
    [[nodiscard]] ToolsHeader &header() { return *m_header; }
    [[nodiscard]] CatalogReviewer &reviewer() { return *m_reviewer; }
    /// The list of that catalog; nullptr without one.
    [[nodiscard]] const ToolCatalog *catalog(const CatalogKind &kind) const;
    [[nodiscard]] QList<ToolCatalog> catalogs() const; ///< those fetched
    void continueFrom(ToolsPage &before);              ///< takes over its lists and selection
    /// Shows the changes since that lock; fetches the lists first if there are none.
    void compareWithLock(const QString &name, const QByteArray &lock);
    /// Shows that tool, even if the filter hides it.
    void choose(const CatalogKind &kind, const QString &name);
    /// Fetches the catalogs shown repeatedly, at the server's pace, until stopped or another resource is opened.
    void watch();
    /// `left`: the user left the page, which then shows a notice.
    void stopWatching(bool left = false);
    [[nodiscard]] bool isWatching() const;

signals:
    /// Opens the form for a call of that tool, without calling it.
    void callRequested(const rc::CatalogKind &kind, const rc::Tool &tool);
    void setupRequested(); ///< opens the tool server in Setup

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct ListFault
    {
        std::optional<Diagnosis> fault; ///< why the list is missing or outdated
        QString quote;                  ///< from the service
    };

    [[nodiscard]] bool hasServer() const;
    [[nodiscard]] bool hasLists() const;
    [[nodiscard]] QWidget *buildLists();
    [[nodiscard]] QWidget *buildMessage();
    void addShortcuts();
    void addExport();
    void addCompare();
    void addWatch();
    void runWhenNotFetching(const std::function<void()> &next);
    void chooseLock();
    void compareWithPendingLock();
    void cacheLists();
    void restoreLists();
    void endCompare();
    [[nodiscard]] std::function<QUrl(const QUrl &endpoint)> endpointForm() const;
    [[nodiscard]] ExportableTools exportable() const;
    void listFetched(const ToolListResult &result);
    void updateBusy(bool busy);
    void resourceChanged();
    void showLists();
    /// Shows a sentence above the lists until the next fetch or another resource.
    void setNotice(const QString &sentence);
    void showBanner();
    void showMessage();
    void buildFixes();
    void offerFix(FixOffer &fixOffer, const CatalogKind &kind);
    void reviewed(const CatalogReview &review);
    void showTool();
    void showDetail(bool shown);
    [[nodiscard]] bool isInDetail() const;
    void updateLayout();
    void updateHeader();

    Session &m_session;
    Theme &m_theme;
    PerCatalog<ListFault> m_faults;
    ListOperation *m_lists = nullptr;
    CatalogWatch *m_watch = nullptr;
    std::function<void()> m_nextAction; ///< after the watch has fetched, because a server gets one request at a time
    QString m_notice;
    struct Lock
    {
        QString name;
        QByteArray bytes;
    };
    std::optional<Lock> m_lock; ///< to compare with when the lists are fetched
    struct CachedLists
    {
        Profile profile;
        QList<ToolCatalog> lists;
    };
    Profile m_profile;                ///< whose lists are shown
    QList<CachedLists> m_cachedLists; ///< of profiles opened before, the newest first
    int m_comparisonId = 0;           ///< ignores results of older comparisons
    bool m_fetchIsOutdated = false;   ///< the running fetch belongs to another resource
    QVBoxLayout *m_layout = nullptr;
    ToolsHeader *m_header = nullptr;
    Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    bool m_isNarrow = false;    ///< shows either the list or the selection
    bool m_wasCanceled = false; ///< the last fetch
    bool m_inDetail = false;    ///< in a narrow window: shows the selection
    ToolListPane *m_list = nullptr;
    ToolInspector *m_inspector = nullptr;
    CatalogReviewer *m_reviewer = nullptr;
    MessageCard *m_message = nullptr;
    QPushButton *m_setup = nullptr; ///< shown instead of the lists
    QPushButton *m_retry = nullptr;
    FixOffer *m_bannerFix = nullptr;  ///< for the banner
    FixOffer *m_messageFix = nullptr; ///< for the message instead of the lists
    ToolExport *m_export = nullptr;
    ComparePanel *m_compared = nullptr;
};

class ToolsScreen : public Page
{
    Q_OBJECT

public:
    ToolsScreen(Session &session, Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    void cancel() override;
    bool undoRemoval() override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] bool hasTransientState() const override;
    [[nodiscard]] bool showsProgress() const override;
    [[nodiscard]] QWidget *firstFocus() override;

    [[nodiscard]] ToolsPage *page() const { return m_page; }
    ToolsPage *showPage(); ///< instead of a call
    /// Shows the form of that tool with these arguments, fetching the list first if needed. Calls nothing.
    void open(const ToolCall &call);

signals:
    void setupRequested(); ///< see ToolsPage

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void openTool(const CatalogKind &kind, const Tool &tool);
    void openPending();
    void closeForm(const CallPanel &panel);
    void resourceChanged();
    void drop(CallPanel *panel);
    [[nodiscard]] bool isCalling() const;
    void updateUnreviewed();
    [[nodiscard]] CallPanel *shown() const; ///< null: shows the list
    [[nodiscard]] CallPanel *panelOf(const CatalogKind &kind, const QString &name) const;

    Session &m_session;
    Theme &m_theme;
    QStackedWidget *m_stack;
    ToolsPage *m_page;
    QList<CallPanel *> m_panels; ///< of the current resource, and of running calls
    std::optional<ToolCall> m_pending;
};

} // namespace rc
