// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page: which tools a language model would be given, from each endpoint.
#pragma once

#include "activity/activitynote.h"
#include "check/diagnosis.h"
#include "core/toolcatalog.h"
#include "service/toollistjob.h"
#include "ui/page.h"
#include "ui/tools/percatalog.h"

#include <memory>

class QBoxLayout;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace rc {

class Banner;
class CatalogReviewer;
class ComparePanel;
class CurrentResource;
class IdentityCompare;
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
    /// `current` and `theme` outlive this object.
    ToolsPage(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);
    ~ToolsPage() override;

    /// Fetches what is shown; all catalogs as long as none has come.
    void refresh() override;
    void refresh(const QList<CatalogKind> &catalogs);
    void cancel() override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] QWidget *firstFocus() override;
    /// Where Export and Compare go.
    [[nodiscard]] ToolsHeader &header() { return *m_header; }
    [[nodiscard]] CatalogReviewer &reviewer() { return *m_reviewer; }
    /// The list of that catalog; nullptr as long as none has come.
    [[nodiscard]] const ToolCatalog *catalog(const CatalogKind &kind) const;
    /// Shows that tool, whatever is filtered.
    void choose(const CatalogKind &kind, const QString &name);

signals:
    /// The form of a call of that tool is wanted; nothing is called here.
    void callWanted(const rc::CatalogKind &kind, const rc::Tool &tool);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Side
    {
        ToolCatalog catalog;
        std::optional<Diagnosis> fault; ///< why no list came, or no newer one
        QString quote;                  ///< the service's own words on it
        bool fetched = false;
        bool ofAnother = false; ///< what is under way was asked of another resource
        std::unique_ptr<ToolListJob> job;
        ActivityNote note; ///< of that job
    };

    [[nodiscard]] bool hasAny() const; ///< a list came
    void beginNext();
    static void setFault(Side &one, const ToolListResult &result);
    [[nodiscard]] QWidget *buildLists();
    [[nodiscard]] QWidget *buildMessage();
    void addShortcuts();
    void addExport();
    void addCompare();
    void fillCompare();
    void compareWith(const QString &profile);
    void endCompare();
    [[nodiscard]] ExportableTools exportable() const;
    [[nodiscard]] Side &side(const CatalogKind &kind) { return m_sides[kind]; }
    [[nodiscard]] const Side &side(const CatalogKind &kind) const { return m_sides[kind]; }
    void fetch(const QList<CatalogKind> &catalogs, const QUrl &toolServer, const Credentials &credentials,
               const Authorities &authorities);
    void fail(const QList<CatalogKind> &catalogs, const Error &error);
    void end(const CatalogKind &kind, const ToolListResult &result);
    void setBusy(bool busy);
    void resourceChanged();
    void showSides();
    void showBanner();
    void showMessage();
    void reviewed(const CatalogReview &review);
    void showTool();
    void layOut();
    void updateWords();
    [[nodiscard]] QString summary() const;

    CurrentResource &m_current;
    Theme &m_theme;
    PerCatalog<Side> m_sides;
    QList<CatalogKind> m_waiting; ///< for the list before them: one request at a time
    bool m_waitsForKey = false;
    int m_attempt = 0;
    QVBoxLayout *m_layout = nullptr;
    ToolsHeader *m_header = nullptr;
    Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    QBoxLayout *m_columns = nullptr;
    ToolListPane *m_list = nullptr;
    ToolInspector *m_inspector = nullptr;
    CatalogReviewer *m_reviewer = nullptr;
    MessageCard *m_message = nullptr;
    ToolExport *m_export = nullptr;
    QPushButton *m_compareButton = nullptr;
    IdentityCompare *m_compare = nullptr;
    ComparePanel *m_compared = nullptr;
};

} // namespace rc
