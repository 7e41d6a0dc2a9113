// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/enumtable.h"
#include "service/arrival/arrivaltext.h"
#include "ui/activity/list/activitymodel.h"
#include "ui/activity/list/activitywords.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/isolates.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int side = 3 * grid::unit; // left and right of a cell's text
constexpr int iconSide = 18;         // at the usual text size
constexpr int iconGap = 6;

} // namespace

class ActivityDelegate : public QStyledItemDelegate
{
public:
    ActivityDelegate(const Theme &theme, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_theme(theme)
    {
    }

    [[nodiscard]] int rowHeight() const
    {
        return std::max(grid::rowHeight - 2, QFontMetrics(m_theme.body()).height() + 4 * grid::unit);
    }

    /// With margins, and an icon where the column has one.
    [[nodiscard]] int widthFor(int column, const QString &text) const
    {
        const bool hasIcon = column == ActivityModel::Outcome || column == ActivityModel::Arrived;
        return QFontMetrics(fontOf(column)).horizontalAdvance(text) + 2 * side +
               (hasIcon ? m_theme.scaledLength(iconSide) + iconGap : 0) + 2;
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] QFont fontOf(int column) const
    {
        switch (column) {
        case ActivityModel::What:
            return m_theme.strong();
        case ActivityModel::Message:
            return m_theme.body();
        case ActivityModel::Marker:
            return m_theme.mono();
        default:
            return m_theme.small();
        }
    }

    const Theme &m_theme;
};

void ActivityDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const QRect cell = option.rect;
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(cell, m_theme.color(Token::AccentSoft));
        painter->fillRect(QRect(cell.left(), cell.top(), cell.width(), 1), m_theme.color(Token::Chosen));
    }
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), m_theme.color(Token::Line));

    QRect inner = cell.adjusted(side, 0, -side, 0);
    const QString icon = index.data(ActivityModel::IconRole).toString();
    const auto ink = Token(index.data(ActivityModel::TokenRole).toInt());
    if (!icon.isEmpty()) {
        const int width = m_theme.scaledLength(iconSide);
        const QRect box(inner.left(), inner.top() + (inner.height() - width) / 2, width, width);
        m_theme.icon(icon, ink).paint(painter, QStyle::visualRect(option.direction, inner, box));
        inner = QStyle::visualRect(option.direction, inner, inner.adjusted(width + iconGap, 0, 0, 0));
    }
    const QString text = index.data().toString();
    const int column = index.column();
    const QFont font = fontOf(column);
    painter->setFont(font);
    const bool isText = column == ActivityModel::Message || column == ActivityModel::Outcome;
    painter->setPen(m_theme.color(isText ? Token::Text : ink));
    const QString shown = elidedForPainting(text, QFontMetrics(font), inner.width());
    // a message reads in its own direction, wherever its column is; a marker is always left to right
    const bool rightToLeft = column != ActivityModel::Marker && shown.isRightToLeft();
    painter->setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    const Qt::Alignment edge = column == ActivityModel::Duration ? Qt::AlignRight : Qt::AlignLeft;
    painter->drawText(
        inner, int(QStyle::visualAlignment(option.direction, edge | Qt::AlignVCenter) | Qt::AlignAbsolute), shown);
    painter->restore();
}

namespace {

constexpr int minMessageWidth = 220; // minimum before columns that are also in the detail are hidden
constexpr int sortArrow = 14;        // next to the title of the sorted column

struct SortColumn
{
    ActivityModel::Column column;
    ActivityOrder::By by;
};
constexpr std::array<SortColumn, 5> sortColumns{{
    {ActivityModel::When, ActivityOrder::By::When},
    {ActivityModel::What, ActivityOrder::By::Type},
    {ActivityModel::Message, ActivityOrder::By::Message},
    {ActivityModel::Outcome, ActivityOrder::By::Outcome},
    {ActivityModel::Duration, ActivityOrder::By::Duration},
}};

} // namespace

ActivityTable::ActivityTable(ActivityModel &model, const Theme &theme, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_theme(theme)
    , m_delegate(new ActivityDelegate(theme, this))
{
    setObjectName(u"activityTable"_s);
    setAccessibleName(tr("Activity, newest first"));
    setModel(&model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(u"QTableView { border: none; background: transparent; border-radius: 0px; }"
                  " QHeaderView::section { padding: 4px 12px; }"_s); // like the cells
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    overlayScrollBar(this);
    setVerticalScrollMode(ScrollPerItem); // the height of a million rows exceeds the range of pixels
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSortIndicatorShown(true);
    showOrder(ActivityModel::When, true);
    connect(horizontalHeader(), &QHeaderView::sectionClicked, this, [this](int column) {
        // sort newest, longest and worst first; only texts begin at A
        const bool first = column != ActivityModel::Message;
        sortBy(column, column == sortedColumn() ? !m_model.order().descending : first);
    });
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    connect(this, &QTableView::doubleClicked, this, &ActivityTable::open);
    connect(&model, &ActivityModel::loaded, this, &ActivityTable::layOutColumns);
    connect(&theme, &Theme::changed, this, [this] {
        m_outcomeWidth = 0;
        layOutColumns();
        viewport()->update();
    });
    connect(&model, &QAbstractItemModel::rowsAboutToBeInserted, this, &ActivityTable::saveTopRow);
    connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this, &ActivityTable::saveTopRow);
    connect(&model, &QAbstractItemModel::modelReset, this, &ActivityTable::showFromStart);
    const auto restore = [this] {
        if (m_topRow.isValid())
            scrollTo(m_topRow, PositionAtTop);
        m_topRow = QPersistentModelIndex();
    };
    connect(&model, &QAbstractItemModel::rowsInserted, this, restore);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, restore);
    // the row that moves up is the next to be deleted or viewed
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &ActivityTable::selectCurrent);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &ActivityTable::selectionResized);
    attachRowMenu(this, [this](QMenu &menu, const QModelIndex &) { addActions(menu); });
    layOutColumns();
}

/// Other rows: the first of an opened batch, or, on the way back, the batch itself is current.
void ActivityTable::showFromStart()
{
    scrollToTop();
    if (m_opened.isNull() || m_model.rowCount() == 0)
        return;
    if (m_model.rowOf(m_opened) >= 0)
        setCurrent(std::exchange(m_opened, {}));
    else if (hasFocus())
        setCurrent(m_model.record(0).id);
}

/// At the top, new rows become visible; further down the visible rows stay.
void ActivityTable::saveTopRow()
{
    m_topRow = verticalScrollBar()->value() > 0 ? indexAt(QPoint(1, 1)) : QModelIndex();
    if (m_topRow.isValid())
        m_topRow = m_model.index(m_topRow.row(), ActivityModel::When);
}

QString ActivityTable::titleOf(int column) const
{
    return m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

int ActivityTable::sortedColumn() const
{
    return rowOf(sortColumns, &SortColumn::by, m_model.order().by).column;
}

/// The style's arrow points up where the order descends; people expect it to point down.
void ActivityTable::showOrder(int column, bool descending)
{
    horizontalHeader()->setSortIndicator(column, descending ? Qt::AscendingOrder : Qt::DescendingOrder);
}

void ActivityTable::sortBy(int column, bool descending)
{
    const SortColumn *found = findRow(sortColumns, &SortColumn::column, column);
    if (found == nullptr) {
        showOrder(sortedColumn(), m_model.order().descending);
        return;
    }
    showOrder(column, descending);
    m_model.setOrder({found->by, descending, true});
    const QString title = titleOf(column);
    if (column == ActivityModel::When)
        setAccessibleName(descending ? tr("Activity, newest first") : tr("Activity, oldest first"));
    else
        setAccessibleName(descending ? tr("Activity, by %1, descending", "the title of a column").arg(title)
                                     : tr("Activity, by %1, ascending", "the title of a column").arg(title));
}

void ActivityTable::open()
{
    if (!currentBatch()) {
        emit opened();
        return;
    }
    m_opened = currentRecord()->id;
    emit batchRequested(m_opened);
}

void ActivityTable::showArrived(bool shown)
{
    m_showsArrived = shown;
    layOutColumns();
}

void ActivityTable::layOutColumns()
{
    verticalHeader()->setDefaultSectionSize(m_delegate->rowHeight());
    const QFontMetrics small(m_theme.small());
    horizontalHeader()->setFont(m_theme.small());
    horizontalHeader()->setFixedHeight(small.height() + 3 * grid::unit);
    const auto widest = [&](int column, const QStringList &texts) {
        int width = small.horizontalAdvance(titleOf(column)) + 6 * grid::unit + sortArrow;
        for (const QString &text : texts)
            width = std::max(width, m_delegate->widthFor(column, text));
        return width;
    };
    QStringList types;
    for (const EnumRow<Level> &row : levelTable())
        types.append(levelName(row.id));
    for (const ActivityKind kind : activityKinds())
        types.append(kindName(kind));
    types.append(batchTypeText());
    // Fits the loaded outcomes only, because a column for the longest one would narrow the messages.
    QStringList outcomes;
    for (int row = 0; row < std::min(m_model.rowCount(), ActivityModel::pageRows); ++row)
        outcomes.append(m_model.index(row, ActivityModel::Outcome).data().toString());
    m_outcomeWidth =
        std::max(m_outcomeWidth, std::min(widest(ActivityModel::Outcome, outcomes),
                                          widest(ActivityModel::Outcome, {tr("may have been delivered, 504")})));
    QHash<int, int> widths{
        {ActivityModel::When, widest(ActivityModel::When, {u"30 Sep 00:00"_s})},
        {ActivityModel::What, widest(ActivityModel::What, types)},
        {ActivityModel::Outcome, m_outcomeWidth},
        {ActivityModel::Arrived, widest(ActivityModel::Arrived, {tr("not within 60 s")})},
        {ActivityModel::Marker, widest(ActivityModel::Marker, {u"0000-0000-0000"_s})},
        {ActivityModel::Duration, widest(ActivityModel::Duration, {formatDuration(999), formatDuration(3'599'000)})},
    };
    int message = viewport()->width();
    for (auto width = widths.cbegin(); width != widths.cend(); ++width) {
        if (width.key() != ActivityModel::Arrived || m_showsArrived)
            message -= width.value();
    }
    // the detail has them as well
    for (const int column : {ActivityModel::Marker, ActivityModel::Duration, ActivityModel::Arrived}) {
        const bool isOffered = column != ActivityModel::Arrived || m_showsArrived;
        const bool hide = message < minMessageWidth;
        setColumnHidden(column, hide || !isOffered);
        if (hide && isOffered)
            message += widths.value(column);
    }
    if (message < minMessageWidth) {
        constexpr int maxReduction = 5; // of an outcome: with less, its icon suffices
        const int reduction = std::min(minMessageWidth - message, widths.value(ActivityModel::Outcome) / maxReduction);
        widths[ActivityModel::Outcome] -= reduction;
        message += reduction;
    }
    for (auto width = widths.cbegin(); width != widths.cend(); ++width)
        setColumnWidth(width.key(), width.value());
    setColumnWidth(ActivityModel::Message, std::max(message, 60));
}

ActivityFilter ActivityTable::selected() const
{
    ActivityFilter chosen;
    const QModelIndexList rows = selectionModel()->selectedRows();
    for (const QModelIndex &row : rows)
        (m_model.batch(row.row()) ? chosen.batches : chosen.ids).append(m_model.record(row.row()).id);
    return chosen;
}

qint64 ActivityTable::selectedRecords() const
{
    qint64 count = 0;
    const QModelIndexList rows = selectionModel()->selectedRows();
    for (const QModelIndex &row : rows)
        count += m_model.batch(row.row()) ? m_model.batch(row.row())->count : 1;
    return count;
}

int ActivityTable::selectedCount() const
{
    int count = 0;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        count += range.height();
    return count;
}

std::optional<ActivityRecord> ActivityTable::currentRecord() const
{
    const QModelIndex current = currentIndex();
    return current.isValid() ? std::optional(m_model.record(current.row())) : std::nullopt;
}

std::optional<ActivityBatch> ActivityTable::currentBatch() const
{
    const QModelIndex current = currentIndex();
    return current.isValid() ? m_model.batch(current.row()) : std::nullopt;
}

void ActivityTable::setCurrent(const QUuid &id)
{
    if (const int row = m_model.rowOf(id); row >= 0 && row != currentIndex().row())
        selectionModel()->setCurrentIndex(m_model.index(row, ActivityModel::Message),
                                          QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void ActivityTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (current.row() != previous.row() || current.isValid() != previous.isValid())
        emit currentChosen();
}

void ActivityTable::copyRows()
{
    QStringList lines;
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [](const QModelIndex &a, const QModelIndex &b) { return a.row() < b.row(); });
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int column = 0; column < ActivityModel::ColumnCount; ++column) {
            if (column != ActivityModel::Arrived || m_showsArrived)
                cells.append(row.siblingAtColumn(column).data().toString());
        }
        lines.append(cells.join(u'\t'));
    }
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void ActivityTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        const auto record = currentRecord();
        if (selectionModel()->selectedRows().size() <= 1 && record && !record->marker.isEmpty())
            QGuiApplication::clipboard()->setText(record->marker);
        else
            copyRows();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (event->modifiers().testFlag(Qt::ControlModifier) || !currentIndex().isValid())
            event->ignore();
        else
            open();
        return;
    }
    if (event->key() == Qt::Key_Delete) {
        emit removalRequested();
        return;
    }
    QTableView::keyPressEvent(event);
}

/// A view sets its first row as current on focus, but does not select it.
void ActivityTable::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    selectCurrent();
}

void ActivityTable::selectCurrent()
{
    if (hasFocus() && currentIndex().isValid() && !selectionModel()->hasSelection())
        selectionModel()->select(currentIndex(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void ActivityTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    layOutColumns();
}

void ActivityTable::addActions(QMenu &menu)
{
    const auto record = currentRecord();
    if (!record)
        return;
    connect(menu.addAction(currentBatch() ? tr("Show entries") : tr("Open")), &QAction::triggered, this,
            &ActivityTable::open);
    addCopyAction(menu, tr("Copy marker"), record->marker);
    connect(menu.addAction(tr("Copy record")), &QAction::triggered, this, &ActivityTable::copyRows);
    menu.addSeparator();
    addSorting(menu);
    menu.addSeparator();
    connect(menu.addAction(tr("Delete")), &QAction::triggered, this, &ActivityTable::removalRequested);
}

/// A keyboard alternative to clicking a header.
void ActivityTable::addSorting(QMenu &menu)
{
    QMenu *sorting = menu.addMenu(tr("Sort by"));
    sorting->setObjectName(u"sortMenu"_s);
    for (const SortColumn &one : sortColumns) {
        QAction *action = sorting->addAction(titleOf(one.column));
        action->setCheckable(true);
        action->setChecked(m_model.order().by == one.by);
        connect(action, &QAction::triggered, this,
                [this, one] { emit horizontalHeader() -> sectionClicked(one.column); });
    }
}

} // namespace rc
