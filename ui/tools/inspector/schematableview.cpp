// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/schematableview.h"

#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/textwindow.h"
#include "ui/widgets/wrappedtext.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

SchemaModel::SchemaModel(QObject *parent)
    : QAbstractTableModel(parent)
{
}

int SchemaModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SchemaModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant SchemaModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SchemaRow &row = m_rows.at(index.row());
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (column == NameColumn)
            return row.required ? row.name + u" *"_s : row.name;
        return column == TypeColumn ? row.type : row.description;
    case Qt::AccessibleTextRole:
        if (column == NameColumn)
            return row.required ? tr("%1, required").arg(row.name) : row.name;
        return column == TypeColumn ? row.type : (QStringList(row.description) + row.limits).join(u". "_s);
    case DepthRole:
        return row.depth;
    case KindRole:
        return int(row.kind);
    case LimitsRole:
        return column == DescriptionColumn ? row.limits.join(u" · "_s) : QString();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeading | Qt::AlignTop);
    default:
        return {};
    }
}

QVariant SchemaModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == NameColumn ? tr("Name") : section == TypeColumn ? tr("Type") : tr("Description");
}

void SchemaModel::setRows(const QList<SchemaRow> &rows)
{
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

namespace {

/// Paints a cell of a schema's table: nested names indented, each text in its own direction and fully wrapped, limits
/// below the description.
class SchemaDelegate : public QStyledItemDelegate
{
public:
    /// `theme` must outlive this object.
    explicit SchemaDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] QFont fontOf(const QModelIndex &index) const;
    [[nodiscard]] Token tokenOf(const QModelIndex &index) const;

    const Theme &m_theme;
};

constexpr int sideRoom = 2 * grid::unit + 2;
constexpr int topRoom = grid::unit + 3;
constexpr int step = 3 * grid::unit + 2; // per level
constexpr int mostSteps = 6;             // deeper levels are not indented further, to leave room for the name

int indentOf(const QModelIndex &index)
{
    return index.column() == SchemaModel::NameColumn
               ? step * qMin(mostSteps, index.data(SchemaModel::DepthRole).toInt())
               : 0;
}

SchemaRow::Kind kindOf(const QModelIndex &index)
{
    return SchemaRow::Kind(index.data(SchemaModel::KindRole).toInt());
}

} // namespace

SchemaDelegate::SchemaDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QFont SchemaDelegate::fontOf(const QModelIndex &index) const
{
    if (kindOf(index) == SchemaRow::Kind::Heading)
        return m_theme.strong();
    if (index.column() == SchemaModel::DescriptionColumn)
        return m_theme.body();
    if (index.column() == SchemaModel::TypeColumn)
        return m_theme.mono();
    switch (kindOf(index)) {
    case SchemaRow::Kind::Property:
    case SchemaRow::Kind::Cycle:
        return m_theme.mono();
    default:
        return m_theme.small();
    }
}

Token SchemaDelegate::tokenOf(const QModelIndex &index) const
{
    if (kindOf(index) == SchemaRow::Kind::More)
        return Token::Accent;
    return index.column() == SchemaModel::NameColumn && kindOf(index) != SchemaRow::Kind::Part ? Token::Text
                                                                                               : Token::Quiet;
}

void SchemaDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, m_theme.color(Token::AccentSoft));
    else if (kindOf(index) == SchemaRow::Kind::Heading)
        painter->fillRect(option.rect, m_theme.color(Token::Raised));
    painter->setPen(m_theme.color(Token::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int indent = indentOf(index);
    QRect room = option.rect.adjusted(sideRoom + (mirrored ? 0 : indent), topRoom, -sideRoom - (mirrored ? indent : 0),
                                      -topRoom);
    const QFont font = fontOf(index);
    QString text = index.data().toString();
    const bool required = index.column() == SchemaModel::NameColumn && text.endsWith(u" *"_s);
    painter->setFont(font);
    painter->setPen(m_theme.color(tokenOf(index)));
    drawWrapped(*painter, room, mirrored, text);
    if (required) {
        // redraws the mark in its color
        const QFontMetrics metrics(font);
        text.chop(1);
        const int before = metrics.horizontalAdvance(text);
        const int star = metrics.horizontalAdvance(QLatin1Char('*'));
        if (before + star <= room.width()) {
            const int left = mirrored ? room.right() + 1 - metrics.horizontalAdvance(text + QLatin1Char('*')) + before
                                      : room.left() + before;
            const QRect place(left, room.top(), star, metrics.height());
            painter->fillRect(place, option.state.testFlag(QStyle::State_Selected) ? m_theme.color(Token::AccentSoft)
                                                                                   : m_theme.color(Token::Base));
            painter->setPen(m_theme.color(Token::Failed));
            painter->drawText(place, Qt::AlignLeft | Qt::AlignTop, u"*"_s);
        }
    }
    if (const QString limits = index.data(SchemaModel::LimitsRole).toString(); !limits.isEmpty()) {
        if (!text.isEmpty())
            room.setTop(room.top() + wrappedHeight(font, room.width(), text) + 2);
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Quiet));
        drawWrapped(*painter, room, mirrored, limits);
    }
    painter->restore();
}

QSize SchemaDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFont font = fontOf(index);
    const QFontMetrics metrics(font);
    const QString text = index.data().toString();
    const auto *table = qobject_cast<const QTableView *>(option.widget);
    // The last column takes the remaining width, so it only requires a word or two; its height follows its width.
    const bool isLast = index.column() == SchemaModel::DescriptionColumn;
    const bool isHeading = kindOf(index) == SchemaRow::Kind::Heading; // spans all columns
    const int wanted = isLast || isHeading ? 0 : metrics.horizontalAdvance(text) + 2 * sideRoom + indentOf(index) + 1;
    const int columnWidth = isHeading && table ? table->viewport()->width()
                            : table            ? table->columnWidth(index.column())
                                               : wanted;
    const int width = qMax(1, columnWidth - 2 * sideRoom - indentOf(index));
    int height = text.isEmpty() ? 0 : wrappedHeight(font, width, text);
    if (const QString limits = index.data(SchemaModel::LimitsRole).toString(); !limits.isEmpty())
        height += (height > 0 ? 2 : 0) + wrappedHeight(m_theme.small(), width, limits);
    return {wanted, qMax(height, metrics.lineSpacing()) + 2 * topRoom + 1};
}

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
