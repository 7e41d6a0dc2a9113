// SPDX-License-Identifier: GPL-3.0-or-later
// A batch's entries: where they come from, what becomes of their columns, and their table.
#pragma once

#include "core/entry/entryimport.h"
#include "core/entry/importmapping.h"
#include "ui/theme/theme.h"

#include <QAbstractTableModel>
#include <QTableView>
#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QPushButton;

namespace rc {

class Theme;

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
        qsizetype itemIndex; ///< index in entries or faults
        bool isFault;
    };

    [[nodiscard]] QString entryText(qsizetype itemIndex, int column) const;

    ImportedEntries m_batch;
    QList<Row> m_rows; ///< by line
};

class BatchTable : public QTableView
{
    Q_OBJECT

public:
    BatchTable(BatchModel &model, const Theme &theme, QWidget *parent = nullptr);

signals:
    void removalRequested(int row); ///< Del, or the menu

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fitText(const Theme &theme); ///< columns and rows
    void fitRows();
    void addActions(QMenu &menu, int row);
};

/// A file or text, by button, drop or paste. Sends nothing.
class ImportSource : public QWidget
{
    Q_OBJECT

public:
    explicit ImportSource(const Theme &theme, QWidget *parent = nullptr);

    /// Reads it in another thread; imported() or failed() follows.
    void openFile(const QString &path);
    void read(const QString &name, const QByteArray &bytes);
    void clear(bool showsSamples = true);
    /// Reads the same text again, with another target for this name.
    void choose(const QString &name, rc::ImportTarget target);
    [[nodiscard]] bool isReading() const { return m_reading; }

signals:
    void readingChanged(bool reading);
    void imported(const rc::ImportedEntries &entries);
    void failed(const QString &why); ///< a sentence

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QWidget *buildSamples();
    void chooseFile();
    void parse();
    void setReading(bool reading);
    void setHovered(bool hovered);

    const Theme &m_theme;
    QLabel *m_label;
    QComboBox *m_format;
    QString m_name;
    QByteArray m_bytes;
    QList<MappedName> m_chosen;   ///< only names with a target other than the automatic one
    QWidget *m_samples = nullptr; ///< shown until something is read
    int m_attempt = 0;            ///< matches late results to their reading
    bool m_reading = false;
    bool m_hovered = false;
};

/// The targets of an import's columns: chips with menus to change them.
class MappingLine : public QWidget
{
    Q_OBJECT

public:
    explicit MappingLine(const Theme &theme, QWidget *parent = nullptr);

    /// Hidden without names.
    void showMapping(const ImportMapping &mapping);

signals:
    void chosen(const QString &name, rc::ImportTarget target);

private:
    void showChip(qsizetype itemIndex);
    void openMenu(qsizetype itemIndex);

    QLabel *m_more;
    ImportMapping m_mapping;
    QList<QPushButton *> m_chips; ///< one per name
};

} // namespace rc
