// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fittedtable.h"

#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int cellPadding = 5; // on each side, in addition to the style's 3
constexpr int rowPadding = 4;

} // namespace

QSize PaddedDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem inner(option);
    if (inner.rect.width() > 2 * cellPadding)
        inner.rect.adjust(cellPadding, 0, -cellPadding, 0);
    return IsolatingDelegate::sizeHint(inner, index) + QSize(2 * cellPadding, 2 * m_rowPadding);
}

void PaddedDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell(option);
    initStyleOption(&cell, index);
    option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, option.widget);
    QStyleOptionViewItem inner(option);
    inner.state.setFlag(QStyle::State_HasFocus, false); // the whole row shows it
    inner.decorationAlignment = (cell.displayAlignment & Qt::AlignVertical_Mask) | Qt::AlignHCenter; // next to its text
    inner.rect.adjust(cellPadding, m_rowPadding, -cellPadding, -m_rowPadding);
    IsolatingDelegate::paint(painter, inner, index);
}

FittedTable::FittedTable(int columns, int stretched, const Theme &theme, QWidget *parent)
    : QTableWidget(0, columns, parent)
    , m_stretched(stretched)
{
    setItemDelegate(new PaddedDelegate(rowPadding, this));
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(stretched, QHeaderView::Stretch);
    setShowGrid(false);
    setWordWrap(true);
    setTabKeyNavigation(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_fitTimer.setSingleShot(true);
    m_fitTimer.setInterval(0);
    connect(&m_fitTimer, &QTimer::timeout, this, &FittedTable::fit);
    const auto fitLater = [this] { m_fitTimer.start(); };
    connect(model(), &QAbstractItemModel::dataChanged, this, fitLater);
    connect(model(), &QAbstractItemModel::rowsInserted, this, fitLater);
    connect(model(), &QAbstractItemModel::rowsRemoved, this, fitLater);
    connect(&theme, &Theme::changed, this, fitLater);
}

void FittedTable::setHeadings(const QStringList &headings)
{
    setHorizontalHeaderLabels(headings);
    horizontalHeader()->show();
    m_fitTimer.start();
}

QTableWidgetItem *FittedTable::setCell(int row, int column, const QString &text)
{
    QTableWidgetItem *cell = item(row, column);
    if (cell == nullptr) {
        cell = new QTableWidgetItem;
        cell->setTextAlignment(Qt::AlignLeading | Qt::AlignTop);
        setItem(row, column, cell);
    }
    cell->setText(text);
    return cell;
}

void FittedTable::resizeEvent(QResizeEvent *event)
{
    QTableWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        m_fitTimer.start();
}

/// The stretched column gets at least a quarter of the width.
void FittedTable::fit()
{
    const int width = viewport()->width();
    int remaining = width * 3 / 4;
    for (int column = 0; column < columnCount(); ++column) {
        if (column == m_stretched)
            continue;
        const int headingWidth = horizontalHeader()->isHidden() ? 0 : horizontalHeader()->sectionSizeHint(column);
        const int maxWidth = std::min(width * (column == 0 ? 4 : 3) / 10, remaining);
        const int columnWidth =
            std::max(headingWidth, std::min(sizeHintForColumn(column), maxWidth)); // headings are never elided
        setColumnWidth(column, columnWidth);
        remaining -= columnWidth;
    }
    resizeRowsToContents();
    setFixedHeight((horizontalHeader()->isHidden() ? 0 : horizontalHeader()->sizeHint().height()) +
                   verticalHeader()->length() + 2 * frameWidth());
}

} // namespace rc

#include "moc_fittedtable.cpp"
