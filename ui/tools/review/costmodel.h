// SPDX-License-Identifier: GPL-3.0-or-later
// What parts take of a model's context, as a table to sort, and to check off.
#pragma once

#include "catalog/review/toolcost.h"

#include <QAbstractTableModel>

namespace rc {

struct CostRow
{
    QString name; ///< safe to show
    ToolCost cost;
    bool isGiven = true; ///< to a model
    bool isKept = true;  ///< checked
};

class CostModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        TokensColumn,
        BytesColumn,
        ColumnCount
    };
    static constexpr int sortRole = Qt::UserRole;

    /// `first`: the heading of the names.
    CostModel(const QString &first, bool isCheckable, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void setRows(const QList<CostRow> &rows);
    [[nodiscard]] const QList<CostRow> &rows() const { return m_rows; }
    [[nodiscard]] ToolCost kept() const; ///< of the checked ones that a model is given
    [[nodiscard]] ToolCost all() const;

signals:
    void keptChanged();

private:
    QString m_first;
    bool m_isCheckable;
    QList<CostRow> m_rows;
};

/// How the numbers were made and how far off they may be.
[[nodiscard]] QString costMethod();

} // namespace rc
