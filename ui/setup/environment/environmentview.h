// SPDX-License-Identifier: GPL-3.0-or-later
// The table of an environment: a mark, the name, the value and the verdict; rows grow, and all of them are there.
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
    /// Where the parts of a row are, in reading direction, from its own left.
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

/// As high as its rows; the page scrolls, not the table.
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
