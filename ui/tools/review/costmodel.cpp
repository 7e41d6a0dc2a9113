// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/costmodel.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace rc {

CostModel::CostModel(const QString &first, bool isCheckable, QObject *parent)
    : QAbstractTableModel(parent)
    , m_first(first)
    , m_isCheckable(isCheckable)
{
}

int CostModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int CostModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant CostModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CostRow &row = m_rows.at(index.row());
    const auto column = Column(index.column());
    if (role == Qt::CheckStateRole && m_isCheckable && column == NameColumn)
        return row.isKept ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::TextAlignmentRole)
        return int((column == NameColumn ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    if (role == sortRole) {
        return column == NameColumn     ? QVariant(row.name)
               : column == TokensColumn ? QVariant(row.isGiven ? row.cost.tokens : -1)
                                        : QVariant(row.cost.bytes);
    }
    if (role != Qt::DisplayRole)
        return {};
    if (column == NameColumn)
        return row.name;
    if (column == TokensColumn)
        return row.isGiven ? QLocale().toString(row.cost.tokens) : tr("excluded");
    return QLocale().toString(row.cost.bytes);
}

bool CostModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!m_isCheckable || role != Qt::CheckStateRole || index.column() != NameColumn ||
        !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    m_rows[index.row()].isKept = value.toInt() == Qt::Checked;
    emit dataChanged(index, index, {Qt::CheckStateRole});
    emit keptChanged();
    return true;
}

Qt::ItemFlags CostModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags plain = QAbstractTableModel::flags(index);
    return m_isCheckable && index.column() == NameColumn ? plain | Qt::ItemIsUserCheckable : plain;
}

QVariant CostModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter); // at the other end is the arrow of the order
    if (role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? m_first : section == TokensColumn ? tr("Tokens") : tr("Bytes");
}

void CostModel::setRows(const QList<CostRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
    emit keptChanged();
}

ToolCost CostModel::kept() const
{
    ToolCost sum;
    for (const CostRow &row : m_rows) {
        if (row.isKept && row.isGiven)
            sum += row.cost;
    }
    return sum;
}

ToolCost CostModel::all() const
{
    ToolCost sum;
    for (const CostRow &row : m_rows) {
        if (row.isGiven)
            sum += row.cost;
    }
    return sum;
}

QString costMethod()
{
    return QCoreApplication::translate(
               "rc::CostModel", "Estimated from the words, digits and punctuation of the name, description and "
                                "parameters as one JSON object. Compared with the public tokenizer o200k_base, the "
                                "error is at most %1 % for a catalog and %2 % for one tool. Other tokenizers differ, "
                                "mostly for text that is not English; Chinese and Japanese may be off by a third.")
        .arg(tokenErrorOfCatalog)
        .arg(tokenErrorOfTool);
}

} // namespace rc

#include "moc_costmodel.cpp"
