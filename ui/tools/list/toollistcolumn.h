// SPDX-License-Identifier: GPL-3.0-or-later
// One list of tools: its heading, its rows, and a sentence in their place while there is none.
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
    /// `theme` outlives this object.
    explicit ToolListColumn(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] ToolModel *model() const { return m_model; }
    [[nodiscard]] ToolListView *view() const { return m_view; }
    /// Above the rows, and what a screen reader calls the list; none when empty.
    void setHeading(const QString &text);
    /// Shown while the model has no tool.
    void setNothing(const QString &text);
    /// Chooses that row and brings it into sight; nothing is chosen with -1.
    void choose(int row);
    /// The row stays where the keyboard is, but it is not the chosen one: something outside of the list is.
    void clearChoice();

signals:
    /// A person chose another tool; not after choose().
    void chosen();
    /// A person pressed on the chosen tool, or Enter.
    void opened();
    void callWanted(const rc::CatalogKind &kind, const rc::Tool &tool); ///< its form; nothing is called here

private:
    void addActions(QMenu &menu, const CatalogKind &kind, const Tool &tool);

    ToolModel *m_model;
    ToolListView *m_view;
    QLabel *m_heading;
    QLabel *m_nothing;
    bool m_choosing = false;
};

} // namespace rc
