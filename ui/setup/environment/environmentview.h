// SPDX-License-Identifier: GPL-3.0-or-later
// The table of an environment: mark, name, value and verdict; rows grow, and all are visible.
#pragma once

#include "ui/theme/theme.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace rc {

class EnvironmentDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit EnvironmentDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    /// The positions of a row's parts, in reading direction.
    struct Places
    {
        QRect name;
        QRect value;
        QRect verdict;
        QRect next;
        int height = 0;
    };
    [[nodiscard]] Places placesOf(const QModelIndex &index, int width) const;
    [[nodiscard]] int nameWidth(const QAbstractItemModel &model) const;

    const Theme &m_theme;
};

/// As high as its rows, since the page scrolls.
class EnvironmentView : public QListView
{
    Q_OBJECT

public:
    explicit EnvironmentView(const Theme &theme, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
};

} // namespace rc
