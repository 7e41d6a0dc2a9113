// SPDX-License-Identifier: GPL-3.0-or-later
// Next to the list, or instead of it: the selected tool, or the catalogs as a whole.
#pragma once

#include "core/tool/toolcatalog.h"

#include <QWidget>

class QPushButton;
class QStackedWidget;

namespace rc {

class CatalogDetail;
class CatalogReviewer;
class Theme;
class ToolDetail;

class ToolInspector : public QWidget
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    ToolInspector(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] ToolDetail *detail() const { return m_detail; }
    [[nodiscard]] CatalogDetail *catalog() const { return m_catalog; }
    void showTool(const Tool &tool, const CatalogKind &kind);
    void showCatalog();
    void clear();
    /// Shows the way back to the list if that has no room next to this.
    void setBackShown(bool shown);
    /// The first widget to focus: the visible tabs.
    [[nodiscard]] QWidget *firstFocus() const;

signals:
    /// The user chose this tool: the list should select it, which calls showTool().
    void toolWanted(const rc::CatalogKind &kind, const QString &name);
    void backWanted();

private:
    QPushButton *m_back;
    QStackedWidget *m_stack;
    ToolDetail *m_detail;
    CatalogDetail *m_catalog;
};

} // namespace rc
