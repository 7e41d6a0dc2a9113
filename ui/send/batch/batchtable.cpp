// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/batch/batchtable.h"

#include "core/entry/ingestbody.h"
#include "core/words/displaytext.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/isolates.h"
#include "ui/widgets/kit.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr qsizetype shownLength = 300;

/// Short, for a narrow column; preview and tooltip have the full timestamp.
QString stampText(const QDateTime &time)
{
    const bool thisYear = time.date().year() == QDate::currentDate().year();
    return time.toString(thisYear ? u"MM-dd HH:mm:ss"_s : u"yyyy-MM-dd"_s);
}
} // namespace

void BatchModel::setBatch(const ImportedEntries &batch)
{
    beginResetModel();
    m_batch = batch;
    m_rows.clear();
    m_rows.reserve(batch.entries.size() + batch.faults.size());
    for (qsizetype i = 0; i < batch.entries.size(); ++i)
        m_rows.append({batch.lines.value(i), i, false});
    for (qsizetype i = 0; i < batch.faults.size(); ++i)
        m_rows.append({batch.faults.at(i).line, i, true});
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &a, const Row &b) { return a.line < b.line; });
    endResetModel();
}

void BatchModel::add(const LogEntry &entry)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.append({0, m_batch.entries.size(), false});
    m_batch.entries.append(entry);
    m_batch.lines.append(0);
    endInsertRows();
}

int BatchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int BatchModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString BatchModel::entryText(qsizetype itemIndex, int column) const
{
    const LogEntry &entry = m_batch.entries.at(itemIndex);
    switch (column) {
    case LevelColumn:
        return levelName(entry.level);
    case Time:
        return entry.ts.isValid() ? stampText(entry.ts) : tr("now");
    case Message:
        return displayText(entry.message, LineBreaks::Mark, shownLength);
    case Extra:
        return entry.extra.isEmpty() ? QString() : displayBytes(extraJson(entry.extra), LineBreaks::Mark, shownLength);
    default:
        return {};
    }
}

QVariant BatchModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    if (role == FaultRole)
        return row.isFault;
    if (role == LevelRole && !row.isFault)
        return int(m_batch.entries.at(row.itemIndex).level);
    if (role != Qt::DisplayRole)
        return {};
    if (index.column() == Line)
        return row.line > 0 ? QLocale().toString(row.line) : QString();
    if (!row.isFault)
        return entryText(row.itemIndex, index.column());
    if (index.column() == LevelColumn)
        return tr("Skipped");
    // starts in the time column and spans the rest
    const bool why = index.column() == Time || index.column() == Message;
    return why ? m_batch.faults.at(row.itemIndex).why : QString();
}

qsizetype BatchModel::entryOf(int row) const
{
    return row < 0 || row >= m_rows.size() || m_rows.at(row).isFault ? -1 : m_rows.at(row).itemIndex;
}

QVariant BatchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Line:
        return tr("Line");
    case LevelColumn:
        return tr("Level");
    case Time:
        return tr("Time");
    case Message:
        return tr("Message");
    default:
        return tr("Extra");
    }
}

namespace {

constexpr int minRowHeight = 28; // of a row
constexpr int maxVisibleRows = 9;
constexpr int cellSide = 3 * grid::unit; // left and right of the text of a cell and of a header

class BatchDelegate : public IsolatingDelegate
{
public:
    BatchDelegate(const Theme &theme, QObject *parent)
        : IsolatingDelegate(parent)
        , m_theme(theme)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (option.state.testFlag(QStyle::State_Selected))
            paintSelection(*painter, option.rect, m_theme);
        const int room = cellSide - option.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) - 1;
        QStyleOptionViewItem inner = option;
        inner.rect.adjust(room, 0, -room, 0);
        IsolatingDelegate::paint(painter, inner, index);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        IsolatingDelegate::initStyleOption(option, index);
        option->font = m_theme.body();
        option->state.setFlag(QStyle::State_HasFocus, false); // the whole row shows it
        option->textElideMode = Qt::ElideRight;
        Token ink = Token::Text;
        if (index.data(BatchModel::FaultRole).toBool())
            ink = Token::Failed;
        else if (index.column() == BatchModel::LevelColumn)
            ink = tokenFor(Level(index.data(BatchModel::LevelRole).toInt()));
        else if (index.column() != BatchModel::Message)
            ink = Token::Quiet;
        const bool code = index.column() == BatchModel::Time || index.column() == BatchModel::Extra;
        if (code && ink != Token::Failed) {
            option->font = m_theme.mono();
            if (option->direction == Qt::RightToLeft) { // times and JSON read left to right in every language
                option->direction = Qt::LeftToRight;
                option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
            }
        }
        option->palette.setColor(QPalette::Text, m_theme.color(ink));
        option->palette.setColor(QPalette::HighlightedText, m_theme.color(ink));
    }

private:
    const Theme &m_theme;
};

} // namespace

BatchTable::BatchTable(BatchModel &model, const Theme &theme, QWidget *parent)
    : QTableView(parent)
{
    setObjectName(u"batchTable"_s);
    setAccessibleName(tr("Imported lines"));
    setModel(&model);
    setItemDelegate(new BatchDelegate(theme, this));
    setStyleSheet(u"QHeaderView::section { padding: 4px %1px; }"_s.arg(cellSide));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    overlayScrollBar(this);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView *header = horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    header->setSectionResizeMode(BatchModel::Message, QHeaderView::Stretch);
    header->setMinimumSectionSize(40);
    connect(&model, &QAbstractItemModel::modelReset, this, &BatchTable::fitRows);
    connect(&model, &QAbstractItemModel::rowsInserted, this, &BatchTable::fitRows);
    attachRowMenu(this, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at.row()); });
    fitToTheme(this, theme, [this, &theme] { fitText(theme); });
}

void BatchTable::addActions(QMenu &menu, int row)
{
    const QModelIndex line = model()->index(row, BatchModel::Line);
    if (line.data(BatchModel::FaultRole).toBool()) {
        addCopyAction(menu, tr("Copy problem"), line.siblingAtColumn(BatchModel::Time).data().toString());
        return;
    }
    const auto *rows = static_cast<const BatchModel *>(model());
    const LogEntry &entry = rows->batch().entries.at(rows->entryOf(row));
    addCopyAction(menu, tr("Copy message"), entry.message);
    addCopyAction(menu, tr("Copy extra"),
                  entry.extra.isEmpty() ? QString() : QString::fromUtf8(extraJson(entry.extra)));
    menu.addSeparator();
    QAction *remove = menu.addAction(tr("Remove from the batch"));
    remove->setShortcut(Qt::Key_Delete); // only displayed; the view handles the key itself
    remove->setShortcutContext(Qt::WidgetShortcut);
    connect(remove, &QAction::triggered, this, [this, row] { emit removalRequested(row); });
}

void BatchTable::fitText(const Theme &theme)
{
    const QFontMetrics metrics(theme.body());
    const QFontMetrics mono(theme.mono());
    constexpr int side = 2 * cellSide + grid::unit;
    verticalHeader()->setDefaultSectionSize(std::max(minRowHeight, metrics.height() + 2 * grid::unit));
    QHeaderView *header = horizontalHeader();
    header->resizeSection(BatchModel::Line, metrics.horizontalAdvance(u"100,000"_s) + side);
    header->resizeSection(BatchModel::LevelColumn, metrics.horizontalAdvance(u"Warning "_s) + side);
    header->resizeSection(BatchModel::Time, mono.horizontalAdvance(u"11-21 14:02:11"_s) + side);
    fitRows();
}

void BatchTable::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete && currentIndex().isValid())
        emit removalRequested(currentIndex().row());
    else
        QTableView::keyPressEvent(event);
}

void BatchTable::fitRows()
{
    clearSpans();
    bool hasExtra = false; // an empty column would take its room from the messages
    for (int row = 0; row < model()->rowCount(); ++row) {
        hasExtra = hasExtra || !model()->index(row, BatchModel::Extra).data().toString().isEmpty();
        if (model()->index(row, 0).data(BatchModel::FaultRole).toBool())
            setSpan(row, BatchModel::Time, 1, BatchModel::ColumnCount - BatchModel::Time);
    }
    setColumnHidden(BatchModel::Extra, !hasExtra);
    const int rows = std::clamp(model()->rowCount(), 1, maxVisibleRows);
    setFixedHeight(rows * verticalHeader()->defaultSectionSize() + horizontalHeader()->sizeHint().height() +
                   2 * frameWidth() + 2);
}

} // namespace rc

#include "moc_batchtable.cpp"
