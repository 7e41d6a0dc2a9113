// SPDX-License-Identifier: GPL-3.0-or-later
// A schema to read: its rows in a table, a sentence where there are none.
#pragma once

#include "catalog/schema/schematable.h"

#include <QByteArray>
#include <QWidget>

class QLabel;
class QTableView;

namespace rc {

class SchemaModel;
class Theme;

class SchemaTableView : public QWidget
{
    Q_OBJECT

public:
    /// `where`: what the schema is called in a definition, "inputSchema". `theme` outlives this object.
    SchemaTableView(const QString &where, const Theme &theme, QWidget *parent = nullptr);

    /// `nothing`: the sentence where there is no row.
    void showSchema(const QByteArray &schema, const QString &nothing);
    /// Rows of something else: `headings` over the three columns.
    void showRows(const QList<SchemaRow> &rows, const QStringList &headings);
    /// Chooses the row of a finding's or a change's place and scrolls to it. False: it is in none.
    bool showPlace(const QString &place);
    [[nodiscard]] QTableView *table() const { return m_table; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void open(int row);
    void fitColumns();

    const Theme &m_theme;
    QString m_where;
    QByteArray m_schema;
    qsizetype m_most = 0;
    SchemaModel *m_model;
    QTableView *m_table;
    QLabel *m_nothing;
};

} // namespace rc
