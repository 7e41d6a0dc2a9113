// SPDX-License-Identifier: GPL-3.0-or-later
// Schemas and facts in one table that is as high as its rows, since the page scrolls.
#pragma once

#include "catalog/schema/schematable.h"

#include <QByteArray>
#include <QWidget>

class QMenu;

namespace rc {

class FittedTable;
class Theme;

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

signals:
    /// The current row, for scrolling it into view.
    void rowChosen(const QRect &place);

private:
    void fill();
    void fillRow(int at, const SchemaRow &row);
    void open(int row);
    void addActions(QMenu &menu, int row);
    void tellChosen();

    const Theme &m_theme;
    QList<SchemaPart> m_parts;
    QList<qsizetype> m_most;   ///< number of rows of each part
    QList<qsizetype> m_partOf; ///< part of each row
    QList<SchemaRow> m_rows;   ///< with a heading for each part that has one
    FittedTable *m_table;
};

} // namespace rc
