// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of a schema as a table model.
#pragma once

#include "catalog/schema/schematable.h"

#include <QAbstractTableModel>

namespace rc {

class SchemaModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        TypeColumn,
        DescriptionColumn,
        ColumnCount
    };
    enum Role {
        DepthRole = Qt::UserRole,
        LimitsRole, ///< lines below the description
        KindRole,   ///< int of SchemaRow::Kind
    };

    explicit SchemaModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setRows(const QList<SchemaRow> &rows);
    [[nodiscard]] const QList<SchemaRow> &rows() const { return m_rows; }

private:
    QList<SchemaRow> m_rows;
};

} // namespace rc
