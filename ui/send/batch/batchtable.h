// SPDX-License-Identifier: GPL-3.0-or-later
// The table of an import: as high as needed, faults in their color.
#pragma once

#include "core/entry/entryimport.h"
#include "ui/theme/theme.h"

#include <QAbstractTableModel>
#include <QTableView>

class QMenu;

namespace rc {

/// The lines of an import as rows: entries, and faults of other lines.
class BatchModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Line,
        LevelColumn,
        Time,
        Message, ///< or the fault
        Extra,
        ColumnCount
    };
    enum Role {
        FaultRole = Qt::UserRole, ///< whether the row is a fault
        LevelRole,                ///< int of Level; invalid for a fault
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setBatch(const ImportedEntries &batch);
    /// Appends an entry composed here, without a line number.
    void add(const LogEntry &entry);
    [[nodiscard]] const ImportedEntries &batch() const { return m_batch; }
    /// The row's entry index in the batch; -1: a fault.
    [[nodiscard]] qsizetype entryOf(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        qsizetype line;
        qsizetype place; ///< index in entries or faults
        bool isFault;
    };

    [[nodiscard]] QString entryText(qsizetype place, int column) const;

    ImportedEntries m_batch;
    QList<Row> m_rows; ///< by line
};

class BatchTable : public QTableView
{
    Q_OBJECT

public:
    BatchTable(BatchModel &model, const Theme &theme, QWidget *parent = nullptr);

signals:
    void removalWanted(int row); ///< Del, or the menu

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fitText(const Theme &theme); ///< columns and rows
    void fitRows();
    void addActions(QMenu &menu, int row);
};

} // namespace rc
