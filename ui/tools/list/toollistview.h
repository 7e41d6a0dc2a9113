// SPDX-License-Identifier: GPL-3.0-or-later
// The view of the tools: keys skip headings, and Up on the first row returns to the filter.
#pragma once

#include <QListView>

namespace rc {

class Theme;
class ToolDelegate;
class ToolModel;

class ToolListView : public QListView
{
    Q_OBJECT

public:
    /// `model` and `theme` must outlive this object.
    ToolListView(ToolModel &model, const Theme &theme, QWidget *parent = nullptr);

signals:
    /// Up on the first tool.
    void leftUpwards();

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void choose(int from, int step);
    void fitRows();

    ToolModel &m_model;
    ToolDelegate *m_delegate;
};

} // namespace rc
