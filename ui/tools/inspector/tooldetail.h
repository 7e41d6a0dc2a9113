// SPDX-License-Identifier: GPL-3.0-or-later
// Everything about one tool: its names, description and annotations, what is worth reading in it, what changed, and its
// parts in one row of tabs.
#pragma once

#include "catalog/review/toolfindings.h"
#include "core/tool/toolcatalog.h"
#include "ui/widgets/panel.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace rc {

class Banner;
class CatalogReviewer;
class FindingRows;
class HistoryView;
class JsonView;
class SchemaTableView;
class SegmentedControl;
struct ToolMark;

class ToolDetail : public Panel
{
    Q_OBJECT

public:
    /// The tabs, in their order.
    enum Tab {
        OverviewTab, ///< description, parameters, output, annotations
        FindingsTab, ///< and what changed since earlier lists
        JsonTab
    };

    /// `theme` outlives this object.
    explicit ToolDetail(const Theme &theme, QWidget *parent = nullptr);

    /// Where findings, changes and earlier lists come from; it outlives this object. Without one none are shown.
    void setReviewer(CatalogReviewer &reviewer);

    void showTool(const Tool &tool, const CatalogKind &kind = CatalogKind::General);
    /// No tool is chosen: says so.
    void clear();
    /// Shows the place of a finding or a change of the tool: its row, the description, or the JSON.
    void showPlace(const QString &where);
    void showTab(Tab tab);
    [[nodiscard]] SegmentedControl *tabs() const { return m_tabs; }

signals:
    /// The form of a call of this tool is wanted; nothing is called here.
    void callWanted(const rc::Tool &tool);

private:
    [[nodiscard]] QHBoxLayout *buildHead();
    [[nodiscard]] QWidget *buildCall();
    [[nodiscard]] QWidget *buildOverview();
    [[nodiscard]] QWidget *buildFindings();
    void buildTabs();
    void showDescription(bool whole);
    void showChips();
    void showReview();
    void showCritical(const QList<ToolFinding> &findings);
    void showChange(const ToolMark *mark);
    void showOverview();
    void showTabContent();
    [[nodiscard]] qsizetype placeInCatalog() const;
    void lookedAt();

    const Theme &m_theme;
    CatalogReviewer *m_reviewer = nullptr;
    Tool m_tool;
    CatalogKind m_kind;
    bool m_hasTool = false;
    QList<bool> m_isShown; ///< tabs that show this tool already
    QWidget *m_content;    ///< hidden without a tool
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
    HistoryView *m_history = nullptr; ///< nullptr without a reviewer
    JsonView *m_json = nullptr;
};

} // namespace rc
