// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page: which tools a language model would be given, from each endpoint.
#pragma once

#include "check/causes/diagnosis.h"
#include "core/profile/profile.h"
#include "core/tool/toolcatalog.h"
#include "service/tools/toollistjob.h"
#include "session/tools/percatalog.h"
#include "ui/parts/page.h"

#include <functional>
#include <memory>

class QBoxLayout;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace rc {

class Banner;
class CatalogReviewer;
class CatalogWatch;
class FixOffer;
class ComparePanel;
class Session;
class ListOperation;
class MessageCard;
class Theme;
class ToolExport;
class ToolInspector;
class ToolListPane;
class ToolsHeader;
struct CatalogReview;
struct ExportableTools;

class ToolsPage : public Page
{
    Q_OBJECT

public:
    /// `session` and `theme` outlive this object.
    ToolsPage(Session &session, Theme &theme, QWidget *parent = nullptr);
    ~ToolsPage() override;

    /// Fetches what is shown; all catalogs as long as none has come.
    void refresh() override;
    void refresh(const QList<CatalogKind> &catalogs);
    void cancel() override;
    bool undoRemoval() override; ///< of a finding that was accepted
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] bool showsItsWork() const override;
    [[nodiscard]] QWidget *firstFocus() override;
    /// Where Export goes.
    [[nodiscard]] ToolsHeader &header() { return *m_header; }
    [[nodiscard]] CatalogReviewer &reviewer() { return *m_reviewer; }
    /// The list of that catalog; nullptr as long as none has come.
    [[nodiscard]] const ToolCatalog *catalog(const CatalogKind &kind) const;
    [[nodiscard]] QList<ToolCatalog> catalogs() const; ///< that came
    /// Filters by that text, and fetches the lists if none has come.
    void find(const QString &text);
    /// Shows what became of the tools since that lock was made; fetches the lists first if none has come.
    void compareWithLock(const QString &name, const QByteArray &lock);
    /// Shows that tool, whatever is filtered.
    void choose(const CatalogKind &kind, const QString &name);
    /// Fetches what is shown again and again, as its server wants it, until that ends or another resource is open.
    void watch();
    /// `left`: because the page was left.
    void stopWatching(bool left = false);
    [[nodiscard]] bool isWatching() const;

signals:
    /// The form of a call of that tool is wanted; nothing is called here.
    void callWanted(const rc::CatalogKind &kind, const rc::Tool &tool);
    void setupWanted(); ///< where what kept a list from coming is set

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Side
    {
        std::optional<Diagnosis> fault; ///< why no list came, or no newer one
        QString quote;                  ///< the service's own words on it
    };

    [[nodiscard]] bool hasAny() const; ///< a list came
    static void setFault(Side &one, const ToolListResult &result);
    [[nodiscard]] QWidget *buildLists();
    [[nodiscard]] QWidget *buildMessage();
    void addShortcuts();
    void addExport();
    void addCompare();
    void addWatch();
    void onceFetched(const std::function<void()> &next);
    void chooseLock();
    void compareWithPendingLock();
    void putAside();
    void bringBack();
    void endCompare();
    [[nodiscard]] ExportableTools exportable() const;
    [[nodiscard]] Side &side(const CatalogKind &kind) { return m_sides[kind]; }
    [[nodiscard]] const Side &side(const CatalogKind &kind) const { return m_sides[kind]; }
    void listEnded(const ToolListResult &result);
    void busyChange(bool busy);
    void resourceChanged();
    void showSides();
    /// Shows a sentence above the lists until they are fetched again or the resource is another one.
    void setNotice(const QString &sentence);
    void showBanner();
    void showMessage();
    void buildFixes();
    void offerFix(FixOffer &where, const CatalogKind &kind);
    void reviewed(const CatalogReview &review);
    void showTool();
    void showDetail(bool shown);
    [[nodiscard]] bool isInDetail() const;
    void layOut();
    void updateWords();
    [[nodiscard]] QString summary() const;

    Session &m_session;
    Theme &m_theme;
    PerCatalog<Side> m_sides;
    ListOperation *m_lists = nullptr;
    CatalogWatch *m_watch = nullptr;
    std::function<void()> m_next; ///< once the watch has fetched: a server is asked for one list at a time
    QString m_notice;
    struct Lock
    {
        QString name;
        QByteArray bytes;
    };
    std::optional<Lock> m_lock; ///< to be compared with once the lists are there
    struct Aside
    {
        Profile profile;
        QList<ToolCatalog> lists;
    };
    Profile m_profile;        ///< whose lists are shown
    QList<Aside> m_aside;     ///< lists of profiles that were open before, the newest first
    int m_comparison = 0;     ///< which one a late answer belongs to
    bool m_ofAnother = false; ///< what is under way was asked of another resource
    QVBoxLayout *m_layout = nullptr;
    ToolsHeader *m_header = nullptr;
    Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    QBoxLayout *m_columns = nullptr;
    bool m_isNarrow = false; ///< the list or what is chosen in it, not both
    bool m_inDetail = false; ///< where it is narrow: what is chosen
    ToolListPane *m_list = nullptr;
    ToolInspector *m_inspector = nullptr;
    CatalogReviewer *m_reviewer = nullptr;
    MessageCard *m_message = nullptr;
    QPushButton *m_setup = nullptr; ///< in place of the lists, as the next
    QPushButton *m_again = nullptr;
    FixOffer *m_bannerFix = nullptr;  ///< of what the banner says
    FixOffer *m_messageFix = nullptr; ///< of what is said in place of the lists
    ToolExport *m_export = nullptr;
    ComparePanel *m_compared = nullptr;
};

} // namespace rc
