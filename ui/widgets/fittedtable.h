// SPDX-License-Identifier: GPL-3.0-or-later
// A table to read that is as high as its rows, since the page around it scrolls; its texts wrap.
#pragma once

#include <QTableWidget>
#include <QTimer>

namespace rc {

class Theme;

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
    QTimer m_fits;
};

} // namespace rc
