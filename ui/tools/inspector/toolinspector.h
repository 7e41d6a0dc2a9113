// SPDX-License-Identifier: GPL-3.0-or-later
// Next to the list, or instead of it: the selected tool (its names, description and annotations, findings, changes, and
// its parts in tabs), or the catalogs.
#pragma once

#include "catalog/review/toolfindings.h"
#include "catalog/schema/schematable.h"
#include "core/tool/tool.h"
#include "core/tool/toolcatalog.h"
#include "ui/widgets/panel.h"

#include <QByteArray>
#include <QMap>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace rc {

class Banner;
class CatalogReviewer;
class CodeView;
class FindingRows;
class FindingsPanel;
class FittedTable;
class HistoryView;
class ReadingPanel;
class SegmentedControl;
class Theme;
struct ToolMark;

struct SchemaPart
{
    QString heading;   ///< may be empty
    QString where;     ///< the schema's name in a definition, "inputSchema"
    QByteArray schema; ///< as sent; if empty, uses `rows`
    QList<SchemaRow> rows = {};
    QString emptyText = {}; ///< text if there are no rows
};

class SchemaTableView : public QWidget
{
    Q_OBJECT

public:
    explicit SchemaTableView(const Theme &theme, QWidget *parent = nullptr);

    void showParts(const QList<SchemaPart> &parts);
    /// Selects the row of a finding's or change's path. False if there is none.
    bool showLocation(const QString &path);

signals:
    /// `area`: of the current row, to scroll to.
    void rowChosen(const QRect &area);

private:
    void fill();
    void fillRow(int at, const SchemaRow &row);
    void open(int row);
    void addActions(QMenu &menu, int row);
    void emitRowChosen();

    const Theme &m_theme;
    QList<SchemaPart> m_parts;
    QList<qsizetype> m_maxRows; ///< number of rows of each part
    QList<qsizetype> m_partOf;  ///< part of each row
    QList<SchemaRow> m_rows;    ///< with a heading for each part that has one
    FittedTable *m_table;
};

class JsonView : public QWidget
{
    Q_OBJECT

public:
    explicit JsonView(const Theme &theme, QWidget *parent = nullptr);

    void showJson(const QByteArray &json);
    /// Moves the cursor to the next match, and from the last to the first.
    void findNext(bool backward = false);
    [[nodiscard]] CodeView *view() const { return m_view; }

private:
    void search(const QString &needle);
    void markMatches();

    const Theme &m_theme;
    QByteArray m_json;
    CodeView *m_view;
    QLineEdit *m_searchField;
    QLabel *m_count;
};

class ToolDetail : public Panel
{
    Q_OBJECT

public:
    enum Tab {
        OverviewTab, ///< description, parameters, output and annotations
        FindingsTab, ///< includes changes since earlier lists
        JsonTab
    };

    explicit ToolDetail(const Theme &theme, QWidget *parent = nullptr);

    /// Provides findings, changes and earlier lists; must outlive this object. Default: none are shown.
    void setReviewer(CatalogReviewer &reviewer);

    void showTool(const Tool &tool, const CatalogKind &kind = CatalogKind::General);
    void clear();
    /// Shows the path of a finding or change: its row, the description, or the JSON.
    void showLocation(const QString &where);
    void showTab(Tab tab);
    [[nodiscard]] SegmentedControl *tabs() const { return m_tabs; }

signals:
    /// Opens the form for a call of this tool, without calling it.
    void callRequested(const rc::Tool &tool);

private:
    [[nodiscard]] QHBoxLayout *buildHead();
    [[nodiscard]] QWidget *buildOverview();
    [[nodiscard]] QWidget *buildFindings();
    void buildTabs();
    void showDescription(bool expanded);
    void showChips();
    void showReview();
    void showCritical(const QList<ToolFinding> &findings);
    void showChange(const ToolMark *mark);
    void showOverview();
    void showTabContent();
    [[nodiscard]] qsizetype indexInCatalog() const;
    [[nodiscard]] const ToolMark *mark() const; ///< null before the review
    void markReviewed();

    const Theme &m_theme;
    CatalogReviewer *m_reviewer = nullptr;
    Tool m_tool;
    CatalogKind m_kind;
    bool m_hasTool = false;
    QList<bool> m_loadedTabs; ///< tabs that already show this tool
    QWidget *m_content;       ///< hidden without a tool
    QLabel *m_nothing;
    QLabel *m_title = nullptr;
    QLabel *m_name = nullptr;
    SegmentedControl *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    QScrollArea *m_overview = nullptr;
    QLabel *m_description = nullptr;
    QPushButton *m_showAll = nullptr;
    QWidget *m_chips = nullptr;
    Banner *m_change = nullptr;
    Banner *m_critical = nullptr;
    SchemaTableView *m_parts = nullptr;
    FindingRows *m_findings = nullptr;
    QLabel *m_noFindings = nullptr;
    HistoryView *m_history = nullptr; ///< null without a reviewer
    JsonView *m_json = nullptr;
};

/// The instructions of the lists' servers for a model. Hidden if there are none.
class InstructionsView : public Panel
{
    Q_OBJECT

public:
    InstructionsView(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    void setShown(const QList<CatalogKind> &catalogs);

private:
    void showInstructions();
    void showText();
    void showFindings(const QList<const ToolCatalog *> &catalogs);

    CatalogReviewer &m_reviewer;
    QList<CatalogKind> m_shown;
    QLabel *m_heading;
    QLabel *m_label;
    QLabel *m_findings;
    QLabel *m_change;
    QPushButton *m_all;
    QString m_text; ///< of all servers, not safe to display yet
    bool m_isExpanded = false;
};

/// The text of the catalogs for a model, with its cost, their findings and changes.
class CatalogDetail : public Panel
{
    Q_OBJECT

public:
    enum Tab {
        ReadingTab,
        FindingsTab
    };

    CatalogDetail(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    void setShown(const QList<CatalogKind> &catalogs);
    void showTab(Tab tab);
    void showChanges(); ///< filters the findings
    [[nodiscard]] ReadingPanel *reading() const { return m_reading; }
    [[nodiscard]] SegmentedControl *tabs() const { return m_tabs; }
    /// For another server: selects all of its tools, and clears data that the reviewer forgot.
    void forget();

signals:
    /// The user chose a finding, a change or a line of this tool. `where`: see ToolFinding; may be empty.
    void locationRequested(const rc::CatalogKind &kind, const QString &tool, const QString &where);

private:
    void updateTabTexts();

    QList<CatalogKind> m_shown;
    QLabel *m_title;
    SegmentedControl *m_tabs;
    QStackedWidget *m_stack;
    InstructionsView *m_instructions;
    ReadingPanel *m_reading;
    FindingsPanel *m_findings;
};

class ToolInspector : public QWidget
{
    Q_OBJECT

public:
    ToolInspector(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] ToolDetail *detail() const { return m_detail; }
    [[nodiscard]] CatalogDetail *catalog() const { return m_catalog; }
    void showTool(const Tool &tool, const CatalogKind &kind);
    void showCatalog();
    /// Shows the button back to the list, for a page without room for both.
    void setBackShown(bool shown);
    [[nodiscard]] QWidget *firstFocus() const;

signals:
    /// Selects this tool in the list, which calls showTool().
    void toolRequested(const rc::CatalogKind &kind, const QString &name);
    void backRequested();

private:
    QPushButton *m_back;
    QStackedWidget *m_stack;
    ToolDetail *m_detail;
    CatalogDetail *m_catalog;
};

} // namespace rc
