// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the list: the chosen tool, or what there is to say of the catalogs whole.
#pragma once

#include "core/tool/toolcatalog.h"

#include <QWidget>

class QStackedWidget;

namespace rc {

class CatalogReviewer;
class ChangesPanel;
class CostPanel;
class FindingsPanel;
class SegmentedControl;
class Theme;
class ToolDetail;

class ToolInspector : public QWidget
{
    Q_OBJECT

public:
    /// Both outlive this object.
    ToolInspector(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] ToolDetail *detail() const { return m_detail; }
    void showTool(const Tool &tool, const CatalogKind &kind);
    void clear();
    /// The summaries tell of these: the catalogs whose lists are shown.
    void setShown(const QList<CatalogKind> &catalogs);
    /// Back from the summaries to the tool.
    void showDetail();

signals:
    /// Somebody chose a finding, a change or a cost of this tool: the list is to choose it, which calls showTool().
    void toolWanted(const rc::CatalogKind &kind, const QString &name);

private:
    void want(const CatalogKind &kind, const QString &name, const QString &where);
    void updateWords();

    SegmentedControl *m_views;
    QStackedWidget *m_stack;
    ToolDetail *m_detail;
    FindingsPanel *m_findings;
    ChangesPanel *m_changes;
    CostPanel *m_costs;
};

} // namespace rc
