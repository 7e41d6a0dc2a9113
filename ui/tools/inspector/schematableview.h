// SPDX-License-Identifier: GPL-3.0-or-later
// Schemas and facts in one table that is as high as its rows, since the page scrolls.
#pragma once

#include "catalog/schema/schematable.h"

#include <QAbstractTableModel>
#include <QByteArray>
#include <QTimer>
#include <QWidget>

class QMenu;
class QTableView;

namespace rc {

class Theme;

/// The rows of a schema as a table model.
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

/// A part of the rows.
struct SchemaPart
{
    QString heading;   ///< may be empty
    QString where;     ///< the schema's name in a definition, "inputSchema"
    QByteArray schema; ///< as sent; if empty, uses `rows`
    QList<SchemaRow> rows = {};
    QString nothing = {}; ///< text if there are no rows
};

class SchemaTableView : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit SchemaTableView(const Theme &theme, QWidget *parent = nullptr);

    void showParts(const QList<SchemaPart> &parts);
    /// Selects the row of a finding's or change's path. False if there is none.
    bool showPlace(const QString &place);
    [[nodiscard]] QTableView *table() const { return m_table; }

signals:
    /// The current row, for scrolling it into view.
    void rowChosen(const QRect &place);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    void open(int row);
    void addActions(QMenu &menu, int row);
    void fit();
    void tellChosen();

    const Theme &m_theme;
    QList<SchemaPart> m_parts;
    QList<qsizetype> m_most;   ///< number of rows of each part
    QList<qsizetype> m_partOf; ///< part of each row
    QTimer m_fits;             ///< after the table has its width
    SchemaModel *m_model;
    QTableView *m_table;
};

} // namespace rc
