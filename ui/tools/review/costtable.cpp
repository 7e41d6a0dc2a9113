// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/costtable.h"

#include "ui/theme/theme.h"
#include "ui/widgets/insetdelegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>

namespace rc {

CostTable::CostTable(const QString &first, bool isCheckable, QWidget *parent)
    : QTableView(parent)
    , m_model(new CostModel(first, isCheckable, this))
    , m_sorted(new QSortFilterProxyModel(this))
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(CostModel::sortRole);
    setModel(m_sorted);
    setSortingEnabled(true);
    sortByColumn(CostModel::TokensColumn, Qt::DescendingOrder);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setItemDelegate(new InsetDelegate(this));
    setTextElideMode(Qt::ElideMiddle);
    verticalHeader()->hide();
    fitRows();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(CostModel::NameColumn, QHeaderView::Stretch);
    for (const int column : {CostModel::TokensColumn, CostModel::BytesColumn})
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::Fixed);
    setColumnWidth(CostModel::TokensColumn, 92);
    setColumnWidth(CostModel::BytesColumn, 92);
    horizontalHeader()->setMinimumSectionSize(60);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &CostTable::choiceChanged);
}

QList<int> CostTable::chosenRows() const
{
    QList<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows.append(m_sorted->mapToSource(index).row());
    return rows;
}

/// The space bar checks all that are chosen.
void CostTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || chosenRows().isEmpty())
        QTableView::keyPressEvent(event);
    else
        toggleChosen();
}

void CostTable::toggleChosen()
{
    const QList<int> rows = chosenRows();
    const bool kept = m_model->rows().at(rows.first()).isKept;
    for (const int row : rows)
        (void)m_model->setData(m_model->index(row, CostModel::NameColumn), kept ? Qt::Unchecked : Qt::Checked,
                               Qt::CheckStateRole);
}

QString CostTable::chosenText() const
{
    QStringList lines;
    for (const QModelIndex &row : selectionModel()->selectedRows()) {
        QStringList cells;
        for (int column = 0; column < CostModel::ColumnCount; ++column)
            cells.append(row.siblingAtColumn(column).data().toString());
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n');
}

void CostTable::fitRows()
{
    verticalHeader()->setDefaultSectionSize(qMax(28, fontMetrics().height() + 2 * grid::unit));
}

void CostTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitRows();
}

} // namespace rc

#include "moc_costtable.cpp"
