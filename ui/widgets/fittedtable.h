// SPDX-License-Identifier: GPL-3.0-or-later
// A table to read that is as high as its rows, since the page around it scrolls; its texts wrap.
#pragma once

#include "ui/theme/isolates.h"

#include <QTableWidget>
#include <QTimer>

namespace rc {

class Theme;

/// With room around the text of each cell; a rule of the style sheet would not leave it when a text wraps.
class PaddedDelegate : public IsolatingDelegate
{
public:
    /// `rowPadding`: pixels above and below the text.
    explicit PaddedDelegate(int rowPadding, QObject *parent = nullptr)
        : IsolatingDelegate(parent)
        , m_rowPadding(rowPadding)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_rowPadding;
};

class FittedTable : public QTableWidget
{
    Q_OBJECT

public:
    /// `stretched`: the column that gets the remaining width. Without headings it has no header.
    FittedTable(int columns, int stretched, const Theme &theme, QWidget *parent = nullptr);

    void setHeadings(const QStringList &headings);
    /// The cell, made on first use, with this text; `text` must be safe to display.
    QTableWidgetItem *setCell(int row, int column, const QString &text);
    void fit(); ///< now, instead of after the present changes

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int m_stretched;
    QTimer m_fitTimer;
};

} // namespace rc
