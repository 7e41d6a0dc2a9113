// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/schematableview.h"

#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fittedtable.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/textwindow.h"

#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

SchemaRow rowOf(SchemaRow::Kind kind, const QString &name, const QString &description)
{
    SchemaRow row;
    row.kind = kind;
    row.name = name;
    row.description = description;
    return row;
}

QList<SchemaRow> rowsOf(const SchemaPart &part, qsizetype most)
{
    QList<SchemaRow> rows = part.schema.isEmpty() ? part.rows : schemaRows(part.schema, part.where, most);
    if (rows.isEmpty())
        rows.append(rowOf(SchemaRow::Kind::Note, {}, part.nothing));
    return rows;
}

} // namespace

SchemaTableView::SchemaTableView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_table(named(new FittedTable(3, 2, theme, this), u"parameters"_s, tr("Parameters")))
{
    m_table->setHeadings({tr("Name"), tr("Type"), tr("Description")});
    makeColumn(this, {noMargins}, {m_table});
    connect(&theme, &Theme::changed, this, &SchemaTableView::fill);
    giveRowMenu(m_table, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at.row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SchemaTableView::tellChosen);
    // Enter, a double click or, for omitted rows, a click
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row) { open(row); });
    connect(m_table, &QTableWidget::cellClicked, this, [this](int row) {
        if (m_rows.at(row).kind == SchemaRow::Kind::More)
            open(row);
    });
}

void SchemaTableView::addActions(QMenu &menu, int row)
{
    const SchemaRow &at = m_rows.at(row);
    if (at.kind == SchemaRow::Kind::Heading)
        return;
    const QString show = at.kind == SchemaRow::Kind::More ? tr("Show more") : tr("Show in full");
    connect(menu.addAction(show), &QAction::triggered, this, [this, row] { open(row); });
    if (at.kind == SchemaRow::Kind::More)
        return;
    menu.addSeparator();
    addCopy(menu, tr("Copy name"), at.name);
    addCopy(menu, tr("Copy type"), at.type);
    addCopy(menu, tr("Copy description"), (QStringList(at.description) + at.limits).join(u'\n').trimmed());
}

void SchemaTableView::showParts(const QList<SchemaPart> &parts)
{
    m_parts = parts;
    m_most = QList<qsizetype>(parts.size(), fewSchemaRows);
    fill();
}

void SchemaTableView::fill()
{
    m_rows.clear();
    m_partOf.clear();
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const SchemaPart &part = m_parts.at(i);
        if (!part.heading.isEmpty())
            m_rows.append(rowOf(SchemaRow::Kind::Heading, part.heading, {}));
        m_rows += rowsOf(part, m_most.at(i));
        m_partOf.resize(m_rows.size(), i);
    }
    m_table->clearSpans();
    m_table->setRowCount(int(m_rows.size()));
    for (int i = 0; i < m_table->rowCount(); ++i) {
        fillRow(i, m_rows.at(i));
        if (m_rows.at(i).kind == SchemaRow::Kind::Heading)
            m_table->setSpan(i, 0, 1, m_table->columnCount());
    }
}

/// Nested names are indented; limits are below the description.
void SchemaTableView::fillRow(int at, const SchemaRow &row)
{
    using Kind = SchemaRow::Kind;
    constexpr int mostSteps = 6; // deeper levels are not indented further, to leave room for the name
    const bool isHeading = row.kind == Kind::Heading;
    const auto cell = [&](int column, const QString &text, const QString &spoken, const QFont &font, Token ink) {
        QTableWidgetItem *item = m_table->setCell(at, column, text);
        item->setData(Qt::AccessibleTextRole, spoken);
        item->setFont(isHeading ? m_theme.strong() : font);
        item->setForeground(m_theme.color(ink));
        item->setBackground(isHeading ? QBrush(m_theme.color(Token::Raised)) : QBrush());
    };
    const QString indent(3 * std::min(mostSteps, row.depth), QChar::Nbsp);
    const Token quiet = row.kind == Kind::More ? Token::Accent : Token::Quiet;
    cell(0, indent + (row.required ? row.name + u" *"_s : row.name),
         row.required ? tr("%1, required").arg(row.name) : row.name,
         row.kind == Kind::Property || row.kind == Kind::Cycle ? m_theme.mono() : m_theme.small(),
         row.kind == Kind::Part || row.kind == Kind::More ? quiet : Token::Text);
    cell(1, row.type, row.type, m_theme.mono(), quiet);
    QStringList words{row.description, row.limits.join(u" · "_s)};
    words.removeAll(QString());
    cell(2, words.join(u'\n'), (QStringList(row.description) + row.limits).join(u". "_s), m_theme.body(), quiet);
}

bool SchemaTableView::showPlace(const QString &place)
{
    qsizetype row = rowOfPlace(m_rows, place);
    for (qsizetype i = 0; row < 0 && i < m_parts.size(); ++i) {
        constexpr qsizetype many = 10 * fewSchemaRows;
        if (!place.startsWith(m_parts.at(i).where) || m_most.at(i) >= many ||
            rowOfPlace(rowsOf(m_parts.at(i), many), place) < 0)
            continue;
        m_most[i] = many; // it was among the omitted rows
        fill();
        row = rowOfPlace(m_rows, place);
    }
    if (row < 0)
        return false;
    m_table->fit();
    m_table->selectRow(int(row));
    m_table->setFocus();
    tellChosen();
    return true;
}

void SchemaTableView::tellChosen()
{
    const QRect row = m_table->visualRect(m_table->currentIndex());
    emit rowChosen(row.translated(m_table->viewport()->mapTo(this, QPoint())));
}

void SchemaTableView::open(int row)
{
    const SchemaRow chosen = m_rows.value(row);
    const SchemaPart &part = m_parts.at(m_partOf.at(row));
    if (chosen.kind == SchemaRow::Kind::Heading)
        return;
    if (chosen.kind != SchemaRow::Kind::More) {
        showWholeText(chosen.name, wholeSchemaText(part.schema, chosen, part.where), m_theme, this);
        return;
    }
    m_most[m_partOf.at(row)] += 5 * fewSchemaRows;
    fill();
    m_table->setCurrentCell(row, 0);
}

} // namespace rc

#include "moc_schematableview.cpp"
