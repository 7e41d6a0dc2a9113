// SPDX-License-Identifier: GPL-3.0-or-later
// Everything about one tool: its names, description, annotations, parameters, and the definition as it was sent.
#pragma once

#include "core/tool.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace rc {

class CodeView;
class ParameterModel;
class SegmentedControl;

class ToolDetail : public Panel
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit ToolDetail(const Theme &theme, QWidget *parent = nullptr);

    void showTool(const Tool &tool);
    /// No tool is chosen: says so.
    void clear();

signals:
    /// The form of a call of this tool is wanted; nothing is called here.
    void callWanted(const rc::Tool &tool);

private:
    [[nodiscard]] QWidget *buildTabs();
    void showDescription(bool whole);
    void showChips();

    const Theme &m_theme;
    Tool m_tool;
    QWidget *m_content;
    QLabel *m_nothing;
    QLabel *m_title;
    QLabel *m_name;
    QLabel *m_description;
    QPushButton *m_showAll;
    QWidget *m_chips;
    SegmentedControl *m_tabs;
    QStackedWidget *m_stack;
    ParameterModel *m_parameters;
    QTableView *m_table;
    QLabel *m_noParameters;
    CodeView *m_output;
    CodeView *m_annotations;
    CodeView *m_json;
};

} // namespace rc
