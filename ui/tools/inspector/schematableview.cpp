// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/schematableview.h"

#include "ui/tools/inspector/schemadelegate.h"
#include "ui/tools/inspector/schemamodel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/textwindow.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace rc {

SchemaTableView::SchemaTableView(const QString &where, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_where(where)
    , m_model(new SchemaModel(this))
    , m_table(new QTableView(this))
    , m_nothing(plainLabel({}, theme, Token::Quiet, TextSize::Body, this))
{
    m_table->setAccessibleName(tr("Parameters"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new SchemaDelegate(theme, m_table));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
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
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_nothing->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_nothing, 1);
    fitToTheme(this, theme, [this] { fitColumns(); });
    // Enter, a double click or, for what is left out, a click
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) { open(index.row()); });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (m_model->rows().at(index.row()).kind == SchemaRow::Kind::More)
            open(index.row());
    });
}

void SchemaTableView::showSchema(const QByteArray &schema, const QString &nothing)
{
    m_schema = schema;
    m_most = fewSchemaRows;
    m_model->setRows(schemaRows(schema, m_where, m_most));
    fitColumns();
    m_nothing->setText(nothing);
    m_nothing->setVisible(m_model->rows().isEmpty());
    m_table->setVisible(!m_model->rows().isEmpty());
    m_table->verticalScrollBar()->setValue(0);
}

void SchemaTableView::showRows(const QList<SchemaRow> &rows, const QStringList &headings)
{
    m_schema.clear();
    m_model->setHeadings(headings);
    m_model->setRows(rows);
    fitColumns();
    m_nothing->hide();
    m_table->verticalScrollBar()->setValue(0);
}

bool SchemaTableView::showPlace(const QString &place)
{
    qsizetype row = rowOfPlace(m_model->rows(), place);
    const bool isCut = !m_model->rows().isEmpty() && m_model->rows().last().kind == SchemaRow::Kind::More;
    if (row < 0 && isCut) {
        constexpr qsizetype many = 10 * fewSchemaRows;
        const QList<SchemaRow> rows = schemaRows(m_schema, m_where, many);
        row = rowOfPlace(rows, place);
        if (row >= 0) {
            m_most = many;
            m_model->setRows(rows);
        }
    }
    if (row < 0)
        return false;
    m_table->selectRow(int(row));
    m_table->scrollTo(m_model->index(int(row), 0), QAbstractItemView::PositionAtCenter);
    m_table->setFocus();
    return true;
}

/// The description gets the most of the room.
void SchemaTableView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitColumns();
}

void SchemaTableView::fitColumns()
{
    constexpr int narrowest = 72;
    constexpr int usual = 170;
    const QAbstractItemView *view = m_table; // public there
    for (const int column : {SchemaModel::NameColumn, SchemaModel::TypeColumn}) {
        // a heading is whole at any size of text
        const int least = std::max(narrowest, m_table->horizontalHeader()->sectionSizeHint(column));
        const int widest = std::max(least, std::min(width() * 27 / 100, grown(usual, *this)));
        m_table->setColumnWidth(column, std::clamp(view->sizeHintForColumn(column), least, widest));
    }
}

void SchemaTableView::open(int row)
{
    const SchemaRow chosen = m_model->rows().value(row);
    if (chosen.kind != SchemaRow::Kind::More) {
        showWholeText(chosen.name, wholeSchemaText(m_schema, chosen, m_where), m_theme, this);
        return;
    }
    m_most += 5 * fewSchemaRows;
    const int place = m_table->verticalScrollBar()->value();
    m_model->setRows(schemaRows(m_schema, m_where, m_most));
    m_table->setCurrentIndex(m_model->index(row, 0));
    m_table->verticalScrollBar()->setValue(place);
}

} // namespace rc

#include "moc_schematableview.cpp"
