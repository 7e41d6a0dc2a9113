// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/activitytable.h"

#include "ui/activity/list/activitydelegate.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int leastMessage = 220; // before columns that the detail tells, too, give way

} // namespace

ActivityTable::ActivityTable(ActivityModel &model, const Theme &theme, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_theme(theme)
{
    setObjectName(u"activityTable"_s);
    setAccessibleName(tr("Activity, newest first"));
    setModel(&model);
    setItemDelegate(new ActivityDelegate(theme, this));
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(u"QTableView { border: none; background: transparent; border-radius: 0px; }"
                  " QHeaderView::section { padding: 4px 12px; }"_s); // as the cells
    setShowGrid(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerItem); // a million rows higher than a screen can count in pixels
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    horizontalHeader()->setFocusPolicy(Qt::NoFocus);
    connect(this, &QTableView::doubleClicked, this, &ActivityTable::opened);
    connect(&theme, &Theme::changed, this, [this] {
        layOutColumns();
        viewport()->update();
    });
    connect(&model, &QAbstractItemModel::rowsAboutToBeInserted, this, &ActivityTable::keepPlace);
    connect(&model, &QAbstractItemModel::rowsAboutToBeRemoved, this, &ActivityTable::keepPlace);
    const auto restore = [this] {
        if (m_top.isValid())
            scrollTo(m_top, PositionAtTop);
        m_top = QPersistentModelIndex();
    };
    connect(&model, &QAbstractItemModel::rowsInserted, this, restore);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, restore);
    // the row that comes to stand there is the next to be deleted, or looked at
    connect(&model, &QAbstractItemModel::rowsRemoved, this, &ActivityTable::selectCurrent);
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { selectWhatCame(first, last); });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &ActivityTable::selectionResized);
    layOutColumns();
}

void ActivityTable::selectAll()
{
    QTableView::selectAll();
    if (m_model.rowCount() == 0 || !m_model.canFetchMore({}))
        return;
    m_allBefore = m_model.record(0).at.addMSecs(1); // what comes from now on was not meant
    emit selectionResized();
}

/// Rows that come while somebody scrolls were meant as well.
void ActivityTable::selectWhatCame(int first, int last)
{
    if (!m_allBefore)
        return;
    while (first <= last && m_model.record(first).at >= *m_allBefore)
        ++first; // newest first
    if (first <= last)
        selectionModel()->select({m_model.index(first, 0), m_model.index(last, 0)},
                                 QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

std::optional<QDateTime> ActivityTable::selectsAllBefore() const
{
    if (!m_allBefore)
        return {};
    int meant = 0;
    for (int row = 0; row < m_model.rowCount(); ++row)
        meant += m_model.record(row).at < *m_allBefore ? 1 : 0;
    return selectedCount() == meant ? m_allBefore : std::nullopt;
}

/// At the very top new rows are meant to be seen; further down nobody wants to lose the line that is being read.
void ActivityTable::keepPlace()
{
    m_top = verticalScrollBar()->value() > 0 ? indexAt(QPoint(1, 1)) : QModelIndex();
    if (m_top.isValid())
        m_top = m_model.index(m_top.row(), ActivityModel::When);
}

void ActivityTable::showArrived(bool shown)
{
    m_showsArrived = shown;
    layOutColumns();
}

void ActivityTable::layOutColumns()
{
    const auto *delegate = qobject_cast<ActivityDelegate *>(itemDelegate());
    verticalHeader()->setDefaultSectionSize(delegate->rowHeight());
    QFont small = m_theme.small();
    horizontalHeader()->setFont(small);
    horizontalHeader()->setFixedHeight(QFontMetrics(small).height() + 3 * grid::unit);
    const int room = viewport()->width();
    const auto title = [this](int column) {
        return QFontMetrics(m_theme.small())
                   .horizontalAdvance(m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) +
               6 * grid::unit;
    };
    const auto widest = [&](int column, const QStringList &texts) {
        int width = title(column);
        for (const QString &text : texts)
            width = std::max(width, delegate->widthFor(column, text));
        return width;
    };
    QStringList whats;
    for (const LevelRow &row : levelTable())
        whats.append(levelName(row.level));
    for (const ActivityKind kind : activityKinds())
        whats.append(kindName(kind));
    QHash<int, int> widths{
        {ActivityModel::When, widest(ActivityModel::When, {u"30 Sep 00:00"_s})},
        {ActivityModel::What, widest(ActivityModel::What, whats)},
        {ActivityModel::Outcome, widest(ActivityModel::Outcome, {tr("may have been delivered, 504")})},
        {ActivityModel::Arrived, widest(ActivityModel::Arrived, {u"00:00:00"_s, tr("not within 60 s")})},
        {ActivityModel::Marker, widest(ActivityModel::Marker, {u"0000-0000-0000"_s})},
        {ActivityModel::Took, widest(ActivityModel::Took, {u"000 ms"_s, u"00:00 min"_s})},
    };
    int message = room;
    for (auto width = widths.cbegin(); width != widths.cend(); ++width) {
        if (width.key() != ActivityModel::Arrived || m_showsArrived)
            message -= width.value();
    }
    setColumnHidden(ActivityModel::Arrived, !m_showsArrived);
    // the detail has them as well
    for (const int column : {ActivityModel::Marker, ActivityModel::Took}) {
        const bool hide = message < leastMessage;
        setColumnHidden(column, hide);
        if (hide)
            message += widths.value(column);
    }
    if (message < leastMessage) {
        const int given = std::min(leastMessage - message, widths.value(ActivityModel::Outcome) / 3);
        widths[ActivityModel::Outcome] -= given;
        message += given;
    }
    for (auto width = widths.cbegin(); width != widths.cend(); ++width)
        setColumnWidth(width.key(), width.value());
    setColumnWidth(ActivityModel::Message, std::max(message, 60));
}

QList<QUuid> ActivityTable::selectedIds() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
              [](const QModelIndex &one, const QModelIndex &other) { return one.row() < other.row(); });
    QList<QUuid> ids;
    for (const QModelIndex &row : rows)
        ids.append(m_model.record(row.row()).id);
    return ids;
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

void ActivityTable::copyMarker()
{
    if (const auto record = currentRecord(); record && !record->marker.isEmpty())
        QGuiApplication::clipboard()->setText(record->marker);
}

void ActivityTable::copyRows()
{
    QStringList lines;
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
              [](const QModelIndex &one, const QModelIndex &other) { return one.row() < other.row(); });
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
    if (selectsAllBefore())
        emit partCopied(static_cast<int>(lines.size()));
}

void ActivityTable::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        const auto record = currentRecord();
        if (selectionModel()->selectedRows().size() <= 1 && record && !record->marker.isEmpty())
            copyMarker();
        else
            copyRows();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (event->modifiers().testFlag(Qt::ControlModifier) || !currentIndex().isValid())
            event->ignore();
        else
            emit opened();
        return;
    }
    if (event->matches(QKeySequence::Undo)) {
        emit undoWanted();
        return;
    }
    if (event->key() == Qt::Key_Delete) {
        emit removalWanted();
        return;
    }
    if (event->key() != Qt::Key_Control && event->key() != Qt::Key_Shift)
        m_allBefore.reset(); // Ctrl+A sets it again
    QTableView::keyPressEvent(event);
}

void ActivityTable::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        m_allBefore.reset();
    QTableView::mousePressEvent(event);
}

/// A view makes its first row the current one when it gets the focus, but does not select it.
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

void ActivityTable::contextMenuEvent(QContextMenuEvent *event)
{
    const auto record = currentRecord();
    if (!record)
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(tr("Open")), &QAction::triggered, this, &ActivityTable::opened);
    QAction *marker = menu->addAction(tr("Copy marker"));
    marker->setEnabled(!record->marker.isEmpty());
    connect(marker, &QAction::triggered, this, &ActivityTable::copyMarker);
    connect(menu->addAction(tr("Copy record")), &QAction::triggered, this, &ActivityTable::copyRows);
    menu->addSeparator();
    connect(menu->addAction(tr("Delete")), &QAction::triggered, this, &ActivityTable::removalWanted);
    menu->popup(event->reason() == QContextMenuEvent::Keyboard
                    ? viewport()->mapToGlobal(visualRect(currentIndex()).bottomLeft())
                    : event->globalPos());
}

} // namespace rc

#include "moc_activitytable.cpp"
