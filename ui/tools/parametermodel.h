// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of one tool as a table for a view.
#pragma once

#include "ui/tools/parametertable.h"

#include <QAbstractTableModel>

namespace rc {

class Theme;

class ParameterModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        TypeColumn,
        DescriptionColumn,
        ColumnCount
    };

    /// `theme` outlives this object.
    explicit ParameterModel(const Theme &theme, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setRows(const QList<ParameterRow> &rows);

private:
    const Theme &m_theme;
    QList<ParameterRow> m_rows;
};

} // namespace rc
