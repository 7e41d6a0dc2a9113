// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of an import as rows: the entries that would go out, and what is wrong with the other lines.
#pragma once

#include "core/entry/entryimport.h"

#include <QAbstractTableModel>

namespace rc {

class BatchModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        Line,
        LevelColumn,
        Time,
        Message, ///< or what is wrong
        Extra,
        ColumnCount
    };
    static constexpr Column Editor = Time; ///< where a wrong line is edited; it spans the columns behind it
    enum Role {
        FaultRole = Qt::UserRole, ///< whether the row is what is wrong with a line
        LevelRole,                ///< int of Level; nothing for a fault
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setBatch(const ImportedEntries &batch);
    /// One that was composed here, at the end; it has no line.
    void add(const LogEntry &entry);
    [[nodiscard]] const ImportedEntries &batch() const { return m_batch; }
    /// The entry in that row, of the batch; -1: it says what is wrong with a line.
    [[nodiscard]] qsizetype entryOf(int row) const;
    /// The first wrong line that can be edited; -1: none.
    [[nodiscard]] int editableRow() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// A wrong line can be edited in its column Editor.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Changes nothing, but says what was typed.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

signals:
    void lineEdited(qsizetype fault, const QString &text); ///< its place in the faults

private:
    struct Row
    {
        qsizetype line;
        qsizetype place; ///< in entries or faults
        bool isFault;
    };

    [[nodiscard]] bool isEditable(int row) const;
    [[nodiscard]] QString entryText(qsizetype place, int column) const;

    ImportedEntries m_batch;
    QList<Row> m_rows; ///< by line
};

} // namespace rc
