// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of one tool as a table for a view.
#include "ui/tools/parametermodel.h"

#include "ui/theme/theme.h"

#include <QBrush>

namespace rc {

ParameterModel::ParameterModel(const Theme &theme, QObject *parent)
    : QAbstractTableModel(parent)
    , m_theme(theme)
{
}

int ParameterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ParameterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ParameterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ParameterRow &row = m_rows.at(index.row());
    const auto column = Column(index.column());
    if (role == Qt::DisplayRole) {
        if (column == NameColumn)
            return row.required ? row.name + QStringLiteral(" *") : row.name;
        return column == TypeColumn ? row.type : row.description;
    }
    if (role == Qt::AccessibleTextRole && column == NameColumn)
        return row.required ? tr("%1, required").arg(row.name) : row.name;
    if (role == Qt::FontRole)
        return column == DescriptionColumn ? m_theme.body() : m_theme.mono();
    if (role == Qt::ForegroundRole)
        return QBrush(m_theme.color(column == NameColumn ? Token::Text : Token::Quiet));
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignTop);
    return {};
}

QVariant ParameterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Parameter");
    case TypeColumn:
        return tr("Type");
    default:
        return tr("Description");
    }
}

void ParameterModel::setRows(const QList<ParameterRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

} // namespace rc
