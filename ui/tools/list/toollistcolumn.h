// SPDX-License-Identifier: GPL-3.0-or-later
// A list of tools: its heading, its rows, and a sentence while it is empty.
#pragma once

#include "core/tool/catalogkind.h"
#include "core/tool/tool.h"
#include "ui/widgets/panel.h"

class QLabel;
class QMenu;

namespace rc {

class Theme;
class ToolListView;
class ToolModel;

class ToolListColumn : public Panel
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ToolListColumn(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] ToolModel *model() const { return m_model; }
    [[nodiscard]] ToolListView *view() const { return m_view; }
    /// Above the rows, and the list's accessible name; hidden if empty.
    void setHeading(const QString &text);
    /// Shown while the model has no tools.
    void setNothing(const QString &text);
    /// Selects that row and scrolls to it; -1 clears the selection.
    void choose(int row);
    /// Keeps the current row for the keyboard without selecting it, because something outside the list is selected.
    void clearChoice();

signals:
    /// The user selected another tool; not after choose().
    void chosen();
    /// The user clicked the selected tool, or pressed Enter.
    void opened();
    void callWanted(const rc::CatalogKind &kind, const rc::Tool &tool); ///< opens its form without calling it

private:
    void addActions(QMenu &menu, const CatalogKind &kind, const Tool &tool);

    ToolModel *m_model;
    ToolListView *m_view;
    QLabel *m_heading;
    QLabel *m_nothing;
    bool m_choosing = false;
};

} // namespace rc
