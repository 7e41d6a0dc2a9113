// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/schematableview.h"

#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/tools/inspector/schemadelegate.h"
#include "ui/tools/inspector/schemamodel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/textwindow.h"

#include <QHeaderView>
#include <QMenu>
#include <QTableView>

#include <algorithm>

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
    , m_model(new SchemaModel(this))
    , m_table(new QTableView(this))
{
    m_table->setAccessibleName(tr("Parameters"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new SchemaDelegate(theme, m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setMinimumSectionSize(40);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->setWordWrap(true);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    makeColumn(this, {noMargins}, {m_table});
    m_fits.setSingleShot(true);
    m_fits.setInterval(0);
    connect(&m_fits, &QTimer::timeout, this, &SchemaTableView::fit);
    fitToTheme(this, theme, [this] { fit(); });
    giveRowMenu(m_table, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at.row()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &SchemaTableView::tellChosen);
    // Enter, a double click or, for omitted rows, a click
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) { open(index.row()); });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (m_model->rows().at(index.row()).kind == SchemaRow::Kind::More)
            open(index.row());
    });
}

void SchemaTableView::addActions(QMenu &menu, int row)
{
    const SchemaRow &at = m_model->rows().at(row);
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
    QList<SchemaRow> rows;
    m_partOf.clear();
    m_table->clearSpans();
    QList<int> headings;
    for (qsizetype i = 0; i < m_parts.size(); ++i) {
        const SchemaPart &part = m_parts.at(i);
        if (!part.heading.isEmpty()) {
            headings.append(int(rows.size()));
            rows.append(rowOf(SchemaRow::Kind::Heading, part.heading, {}));
        }
        rows += rowsOf(part, m_most.at(i));
        m_partOf.resize(rows.size(), i);
    }
    m_model->setRows(rows);
    for (const int heading : headings)
        m_table->setSpan(heading, 0, 1, SchemaModel::ColumnCount);
    fit();
}

bool SchemaTableView::showPlace(const QString &place)
{
    qsizetype row = rowOfPlace(m_model->rows(), place);
    for (qsizetype i = 0; row < 0 && i < m_parts.size(); ++i) {
        constexpr qsizetype many = 10 * fewSchemaRows;
        if (!place.startsWith(m_parts.at(i).where) || m_most.at(i) >= many ||
            rowOfPlace(rowsOf(m_parts.at(i), many), place) < 0)
            continue;
        m_most[i] = many; // it was among the omitted rows
        fill();
        row = rowOfPlace(m_model->rows(), place);
    }
    if (row < 0)
        return false;
    fit();
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

void SchemaTableView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_fits.start();
}

/// The description gets most of the width; the table is as high as its content.
void SchemaTableView::fit()
{
    constexpr int narrowest = 72;
    constexpr int usual = 170;
    const QAbstractItemView *view = m_table; // public there
    for (const int column : {SchemaModel::NameColumn, SchemaModel::TypeColumn}) {
        // headings are complete at any text size
        const int least = std::max(narrowest, m_table->horizontalHeader()->sectionSizeHint(column));
        const int widest = std::max(least, std::min(width() * 27 / 100, grown(usual, *this)));
        m_table->setColumnWidth(column, std::clamp(view->sizeHintForColumn(column), least, widest));
    }
    m_table->resizeRowsToContents();
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length() +
                            2 * m_table->frameWidth());
}

void SchemaTableView::open(int row)
{
    const SchemaRow chosen = m_model->rows().value(row);
    const SchemaPart &part = m_parts.at(m_partOf.at(row));
    if (chosen.kind == SchemaRow::Kind::Heading)
        return;
    if (chosen.kind != SchemaRow::Kind::More) {
        showWholeText(chosen.name, wholeSchemaText(part.schema, chosen, part.where), m_theme, this);
        return;
    }
    m_most[m_partOf.at(row)] += 5 * fewSchemaRows;
    fill();
    m_table->setCurrentIndex(m_model->index(row, 0));
}

} // namespace rc

#include "moc_schematableview.cpp"
