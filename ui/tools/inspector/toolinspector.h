// SPDX-License-Identifier: GPL-3.0-or-later
// Beside the list, or in its place: the chosen tool, or the catalogs whole.
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
    /// Both outlive this object.
    ToolInspector(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] ToolDetail *detail() const { return m_detail; }
    [[nodiscard]] CatalogDetail *catalog() const { return m_catalog; }
    void showTool(const Tool &tool, const CatalogKind &kind);
    void showCatalog();
    void clear();
    /// Whether there is a way back to the list, which has no room beside this.
    void setBackShown(bool shown);
    /// Where the keyboard goes first: the tabs of what is shown.
    [[nodiscard]] QWidget *firstFocus() const;

signals:
    /// Somebody chose something of this tool: the list is to choose it, which calls showTool().
    void toolWanted(const rc::CatalogKind &kind, const QString &name);
    void backWanted();

private:
    QPushButton *m_back;
    QStackedWidget *m_stack;
    ToolDetail *m_detail;
    CatalogDetail *m_catalog;
};

} // namespace rc
