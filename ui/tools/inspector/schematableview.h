// SPDX-License-Identifier: GPL-3.0-or-later
// Schemas and facts to read, below each other in one table that is as high as its rows: the page around it scrolls.
#pragma once

#include "catalog/schema/schematable.h"

#include <QByteArray>
#include <QTimer>
#include <QWidget>

class QMenu;
class QTableView;

namespace rc {

class SchemaModel;
class Theme;

/// Some of the rows.
struct SchemaPart
{
    QString heading;   ///< empty: none
    QString where;     ///< what the schema is called in a definition, "inputSchema"
    QByteArray schema; ///< as sent; without one the rows are these
    QList<SchemaRow> rows = {};
    QString nothing = {}; ///< the sentence where there is no row
};

class SchemaTableView : public QWidget
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    explicit SchemaTableView(const Theme &theme, QWidget *parent = nullptr);

    void showParts(const QList<SchemaPart> &parts);
    /// Chooses the row of a finding's or a change's place. False: it is in none.
    bool showPlace(const QString &place);
    [[nodiscard]] QTableView *table() const { return m_table; }

signals:
    /// The row that the keyboard is on: to be brought into sight.
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
    QList<qsizetype> m_most;   ///< rows of each part
    QList<qsizetype> m_partOf; ///< of each row
    QTimer m_fits;             ///< once the width has come to the table
    SchemaModel *m_model;
    QTableView *m_table;
};

} // namespace rc
