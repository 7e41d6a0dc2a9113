// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/schemamodel.h"

using namespace Qt::StringLiterals;

namespace rc {

SchemaModel::SchemaModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

int SchemaModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SchemaModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant SchemaModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SchemaRow &row = m_rows.at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (column == NameColumn)
            return row.required ? row.name + u" *"_s : row.name;
        return column == TypeColumn ? row.type : row.description;
    case Qt::AccessibleTextRole:
        if (column == NameColumn)
            return row.required ? tr("%1, required").arg(row.name) : row.name;
        return column == TypeColumn ? row.type : (QStringList(row.description) + row.limits).join(u". "_s);
    case DepthRole:
        return row.depth;
    case KindRole:
        return int(row.kind);
    case LimitsRole:
        return column == DescriptionColumn ? row.limits.join(u" · "_s) : QString();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeading | Qt::AlignTop);
    default:
        return {};
    }
}

QVariant SchemaModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Name") : section == TypeColumn ? tr("Type") : tr("Description");
}

void SchemaModel::setRows(const QList<SchemaRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

} // namespace rc

#include "moc_schemamodel.cpp"
