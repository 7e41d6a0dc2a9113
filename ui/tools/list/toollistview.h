// SPDX-License-Identifier: GPL-3.0-or-later
// The view of the tools: keys skip headings, and Up on the first row returns to the filter.
#pragma once

#include <QListView>
#include <QStyledItemDelegate>

namespace rc {

class Theme;
class ToolModel;

/// Paints a tool in the list with matches marked, or the heading of a group.
class ToolDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ToolDelegate(const Theme &theme, QObject *parent = nullptr);

    /// Whether rows have a line for the description. The caller must relayout the view.
    void setDescribed(bool described) { m_described = described; }
    [[nodiscard]] bool isDescribed() const { return m_described; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    struct Line
    {
        QRect rect;
        QString text;
        QFont font;
        QColor ink;
    };
    void measure();
    void paintTool(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] int paintBadges(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                                  QRect room, const QString &shown) const;
    void paintLine(QPainter *painter, const QStyleOptionViewItem &option, const Line &line,
                   const QStringList &sought) const;

    const Theme &m_theme;
    bool m_described = true;
    QFont m_strong;
    QFont m_mono;
    int m_strongHeight = 0;
    int m_monoHeight = 0;
    int m_smallHeight = 0;
};

class ToolListView : public QListView
{
    Q_OBJECT

public:
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
