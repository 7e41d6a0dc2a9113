// SPDX-License-Identifier: GPL-3.0-or-later
// Paints a line of the text that a model reads: darker if it costs more, findings underlined, the number of tokens at
// the end.
#pragma once

#include "ui/tools/review/readingmodel.h"

#include <QStyledItemDelegate>

namespace rc {

class Theme;

class ReadingDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    ReadingDelegate(const ReadingModel &model, const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// The number of text columns in a row of that width.
    [[nodiscard]] int columnsIn(int width) const;

protected:
    /// Handles clicks on the checkbox, and the space bar on any line of a tool.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    void paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                   const ReadingModel::Entry &entry) const;
    void paintLine(QPainter *painter, const QStyleOptionViewItem &option, const ReadingModel::Row &row) const;
    void paintNumber(QPainter *painter, const QStyleOptionViewItem &option, int tokens) const;
    [[nodiscard]] int gutter() const;

    const ReadingModel &m_model;
    const Theme &m_theme;
};

} // namespace rc
