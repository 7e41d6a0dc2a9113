// SPDX-License-Identifier: GPL-3.0-or-later
// A read-only table as high as its rows, whose texts wrap, for a page that scrolls.
#pragma once

#include "ui/theme/isolates.h"

#include <QTableWidget>
#include <QTimer>

namespace rc {

class Theme;

/// Adds padding to each cell; that of a style sheet is ignored when text wraps.
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
    /// `stretched`: the column that gets the remaining width.
    FittedTable(int columns, int stretched, const Theme &theme, QWidget *parent = nullptr);

    void setHeadings(const QStringList &headings);
    /// Creates the cell if needed; `text` must be safe to display.
    QTableWidgetItem *setCell(int row, int column, const QString &text);
    void fit(); ///< now, instead of after the current changes

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int m_stretched;
    QTimer m_fitTimer;
};

} // namespace rc
