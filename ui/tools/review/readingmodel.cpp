// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/background.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/tools/review/readingpanel.h"
#include "ui/widgets/kit.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxReadNameLength = 200;
constexpr int maxCachedEntries = 100;
constexpr int levelColumns = 2; // per level of indentation

QList<TextSpan> linesOfPart(const ReadingPart &part, int columns)
{
    return linesOf(part.text, std::max<qsizetype>(8, columns - levelColumns * part.depth));
}

/// Counts the lines that lineLayout() creates for all tools. Thread-safe.
QList<int> countedLines(const QList<ReadCatalog> &catalogs, int columns)
{
    QList<int> counts;
    for (const ReadCatalog &catalog : catalogs) {
        for (const Tool &tool : catalog.tools) {
            qsizetype lines = 0;
            for (const ReadingPart &part : readingParts(tool))
                lines += linesOfPart(part, columns).size();
            counts.append(static_cast<int>(lines));
        }
    }
    return counts;
}

} // namespace

struct ReadingModel::LineLayout
{
    struct Line
    {
        qsizetype part;
        TextSpan span;
        bool isFirst;
    };
    QList<ReadingPart> parts;
    QList<Line> lines;
};

ReadingModel::ReadingModel(QObject *parent)
    : QAbstractListModel(parent)
    , m_lineLayouts(maxCachedEntries)
{
}

int ReadingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

Qt::ItemFlags ReadingModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags base = QAbstractListModel::flags(index);
    const bool isTool = index.isValid() && data(index, Qt::CheckStateRole).isValid();
    return isTool ? base | Qt::ItemIsUserCheckable : base;
}

QVariant ReadingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row row = this->row(index.row());
    const Entry &entry = *row.entry;
    switch (role) {
    case Qt::DisplayRole:
        if (row.part)
            return row.part->text.mid(row.line.from, row.line.length);
        return entry.isTool() ? displayText(entry.name, LineBreaks::Mark, maxReadNameLength)
                              : tr("Server instructions: %1", "of a catalog").arg(catalogName(entry.kind));
    case Qt::CheckStateRole:
        return !row.part && entry.isTool() ? QVariant(entry.included ? Qt::Checked : Qt::Unchecked) : QVariant();
    case Qt::AccessibleTextRole: {
        QStringList texts{data(index, Qt::DisplayRole).toString()};
        if (!row.part || row.isFirst)
            texts.append(tokensText(row.part ? row.part->tokens : entry.cost.tokens));
        const auto marks = row.part ? QList<ReadingMark>(row.part->marks) : QList<ReadingMark>();
        for (const ReadingMark &mark : marks) {
            if (mark.range.from < row.line.from + row.line.length &&
                row.line.from < mark.range.from + mark.range.length)
                texts.append(findingText(mark.severity));
        }
        if (!row.part && entry.maxSeverity && *entry.maxSeverity != FindingSeverity::Info)
            texts.append(findingText(*entry.maxSeverity));
        return listText(texts);
    }
    default:
        return {};
    }
}

bool ReadingModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const Entry &entry = *row(index.row()).entry;
    if (!entry.isTool())
        return false;
    const QPair<CatalogKind, QString> tool{entry.kind, entry.name};
    if (value.toInt() == Qt::Checked)
        m_excluded.remove(tool);
    else
        m_excluded.insert(tool);
    applyInclusion();
    return true;
}

void ReadingModel::includeAll()
{
    m_excluded.clear();
    applyInclusion();
}

void ReadingModel::setCatalogs(const QList<ReadCatalog> &catalogs)
{
    beginResetModel();
    m_catalogs = catalogs;
    m_entries.clear();
    for (const ReadCatalog &catalog : catalogs) {
        if (catalog.instructions.bytes > 0)
            m_entries.append({catalog.kind, -1, {}, catalog.instructions, true, {}, 0});
        const qsizetype first = m_entries.size();
        for (qsizetype i = 0; i < catalog.tools.size(); ++i) {
            const QString &name = catalog.tools.at(i).name;
            m_entries.append({catalog.kind, i, name, catalog.costs.value(i), isIncluded(catalog.kind, name), {}, 0});
        }
        for (const ToolFinding &finding : catalog.findings) {
            std::optional<FindingSeverity> &maxSeverity = m_entries[first + finding.tool].maxSeverity;
            maxSeverity = std::max(maxSeverity.value_or(FindingSeverity::Info), severityOf(finding));
        }
    }
    m_lineLayouts.clear();
    updateHeads();
    endResetModel();
    emit changed();
    count();
}

void ReadingModel::setColumns(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    count();
}

/// In the background if large: ten thousand tools have fifteen megabytes of text.
void ReadingModel::count()
{
    qsizetype bytes = 0;
    for (const ReadCatalog &catalog : std::as_const(m_catalogs)) {
        for (const Tool &tool : catalog.tools)
            bytes += tool.raw.size() + tool.description.size();
    }
    m_counting = true;
    runInBackgroundIfLarge(
        this, bytes, [catalogs = m_catalogs, columns = m_columns] { return countedLines(catalogs, columns); },
        [this, request = ++m_requestId, columns = m_columns](const QList<int> &lines) {
            if (request != m_requestId)
                return;
            beginResetModel();
            qsizetype next = 0;
            for (Entry &entry : m_entries) {
                if (entry.isTool())
                    entry.lines = lines.value(next++);
            }
            m_lineColumns = columns;
            m_lineLayouts.clear();
            m_counting = false;
            updateHeads();
            endResetModel();
            emit counted();
        });
}

void ReadingModel::updateHeads()
{
    m_heads.clear();
    m_heads.reserve(m_entries.size());
    m_rows = 0;
    for (const Entry &entry : std::as_const(m_entries)) {
        m_heads.append(m_rows);
        m_rows += 1 + linesOf(entry);
    }
}

/// Inserts or removes the lines of one tool; resets the model for several.
void ReadingModel::applyInclusion()
{
    QList<qsizetype> toggled;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries.at(i);
        if (entry.isTool() && entry.included != isIncluded(entry.kind, entry.name))
            toggled.append(i);
    }
    if (toggled.isEmpty())
        return;
    if (toggled.size() > 1) {
        beginResetModel();
        for (const qsizetype i : std::as_const(toggled))
            m_entries[i].included = !m_entries.at(i).included;
        updateHeads();
        endResetModel();
        emit changed();
        return;
    }
    Entry &entry = m_entries[toggled.constFirst()];
    const int head = m_heads.at(toggled.constFirst());
    const bool hasLines = entry.lines > 0;
    if (hasLines && entry.included)
        beginRemoveRows({}, head + 1, head + entry.lines);
    else if (hasLines)
        beginInsertRows({}, head + 1, head + entry.lines);
    const bool wasIncluded = std::exchange(entry.included, !entry.included);
    updateHeads();
    if (hasLines && wasIncluded)
        endRemoveRows();
    else if (hasLines)
        endInsertRows();
    emit dataChanged(index(head), index(head), {Qt::CheckStateRole});
    emit changed();
}

const ReadCatalog *ReadingModel::catalogOf(const CatalogKind &kind) const
{
    const auto found = std::find_if(m_catalogs.cbegin(), m_catalogs.cend(),
                                    [&kind](const ReadCatalog &catalog) { return catalog.kind == kind; });
    return found == m_catalogs.cend() ? nullptr : &*found;
}

QList<ToolFinding> ReadingModel::findingsOf(const Entry &entry) const
{
    const ReadCatalog *catalog = catalogOf(entry.kind);
    if (!catalog || !entry.isTool())
        return {};
    const auto from =
        std::lower_bound(catalog->findings.cbegin(), catalog->findings.cend(), entry.index,
                         [](const ToolFinding &finding, qsizetype index) { return finding.tool < index; });
    const auto to = std::find_if(from, catalog->findings.cend(),
                                 [&entry](const ToolFinding &finding) { return finding.tool != entry.index; });
    return {from, to};
}

qsizetype ReadingModel::entryOf(int row) const
{
    return std::upper_bound(m_heads.cbegin(), m_heads.cend(), row) - m_heads.cbegin() - 1;
}

int ReadingModel::headOf(int row) const
{
    return m_heads.at(entryOf(row));
}

const ReadingModel::LineLayout &ReadingModel::lineLayout(qsizetype entry) const
{
    if (const LineLayout *cached = m_lineLayouts.object(entry))
        return *cached;
    auto layout = std::make_unique<LineLayout>();
    const Entry &tool = m_entries.at(entry);
    layout->parts = readingParts(catalogOf(tool.kind)->tools.at(tool.index), findingsOf(tool));
    for (qsizetype i = 0; i < layout->parts.size(); ++i) {
        const QList<TextSpan> lines = linesOfPart(layout->parts.at(i), m_lineColumns);
        for (qsizetype line = 0; line < lines.size(); ++line)
            layout->lines.append({i, lines.at(line), line == 0});
    }
    LineLayout *owned = layout.release();
    m_lineLayouts.insert(entry, owned);
    return *owned;
}

ReadingModel::Row ReadingModel::row(int row) const
{
    const qsizetype entry = entryOf(row);
    const int line = row - m_heads.at(entry) - 1;
    if (line < 0)
        return {&m_entries.at(entry), nullptr, {}, false};
    const LineLayout &layout = lineLayout(entry);
    const LineLayout::Line &shown = layout.lines.at(line);
    return {&m_entries.at(entry), &layout.parts.at(shown.part), shown.span, shown.isFirst};
}

QString costMethod()
{
    return ReadingModel::tr(
               "Estimated. Compared with the tokenizer o200k_base (GPT-4o and newer), the error is at most "
               "%1% for a catalog and %2% for one tool.")
        .arg(catalogTokenError)
        .arg(toolTokenError);
}

namespace {

constexpr int readingMargin = 3 * grid::unit;
constexpr int checkBoxSide = 16;
constexpr int underlineHeight = 2;

QRect checkBoxIn(const QStyleOptionViewItem &option)
{
    const QRect box(option.rect.left() + readingMargin, option.rect.center().y() - checkBoxSide / 2 + 1, checkBoxSide,
                    checkBoxSide);
    return QStyle::visualRect(option.direction, option.rect, box);
}

} // namespace

ReadingDelegate::ReadingDelegate(const ReadingModel &model, const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_theme(theme)
{
}

QSize ReadingDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {10, std::max(QFontMetrics(m_theme.mono()).height(), QFontMetrics(m_theme.body()).height()) + 6};
}

int ReadingDelegate::gutter() const
{
    return QFontMetrics(m_theme.small()).horizontalAdvance(u"000,000"_s);
}

int ReadingDelegate::columnsIn(int width) const
{
    const int room = width - 3 * readingMargin - gutter();
    return std::max(20, room / std::max(1, QFontMetrics(m_theme.mono()).horizontalAdvance(u'0')));
}

void ReadingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ReadingModel::Row row = m_model.row(index.row());
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        paintSelection(*painter, option.rect, m_theme);
    else if (!row.part)
        painter->fillRect(option.rect, m_theme.color(Token::Raised));
    if (row.part)
        paintLine(painter, option, row);
    else
        paintHead(painter, option, index, *row.entry);
    painter->restore();
}

void ReadingDelegate::paintNumber(QPainter *painter, const QStyleOptionViewItem &option, int tokens) const
{
    const QRect number(option.rect.right() + 1 - readingMargin - gutter(), option.rect.top(), gutter(),
                       option.rect.height());
    painter->setFont(m_theme.small());
    painter->setPen(m_theme.color(Token::Quiet));
    drawElided(*painter, QStyle::visualRect(option.direction, option.rect, number),
               int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter)),
               QLocale().toString(tokens));
}

void ReadingDelegate::paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                                const ReadingModel::Entry &entry) const
{
    painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), m_theme.color(Token::Line));
    if (entry.isTool()) {
        QStyleOptionViewItem checkBox = option;
        checkBox.rect = checkBoxIn(option);
        checkBox.state = QStyle::State_Enabled | (entry.included ? QStyle::State_On : QStyle::State_Off);
        const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &checkBox, painter, option.widget);
    }
    paintNumber(painter, option, entry.cost.tokens);
    const int left = readingMargin + (entry.isTool() ? checkBoxSide + 2 * grid::unit : 0);
    QRect room = option.rect.adjusted(left, 0, -2 * readingMargin - gutter(), 0);
    const bool isFound = entry.maxSeverity && *entry.maxSeverity != FindingSeverity::Info;
    if (isFound) {
        const QString word = findingSeverityName(*entry.maxSeverity);
        const QFontMetrics metrics(m_theme.small());
        const int width = metrics.horizontalAdvance(word) + 3 * grid::unit;
        const QRect badge(room.right() + 1 - width, room.center().y() - metrics.height() / 2 - 1, width,
                          metrics.height() + 2);
        paintChip(*painter, QStyle::visualRect(option.direction, option.rect, badge), word, m_theme,
                  tokenFor(*entry.maxSeverity));
        room.setRight(room.right() - width - 2 * grid::unit);
    }
    QFont strong = m_theme.strong();
    strong.setStrikeOut(!entry.included);
    painter->setFont(strong);
    painter->setPen(m_theme.color(entry.included ? Token::Text : Token::Quiet));
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    drawElided(*painter, QStyle::visualRect(option.direction, option.rect, room),
               int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
               index.data().toString());
}

/// Left to right in any window, because it is program text.
void ReadingDelegate::paintLine(QPainter *painter, const QStyleOptionViewItem &option,
                                const ReadingModel::Row &row) const
{
    const QFont font = m_theme.mono();
    const QRect room = QStyle::visualRect(option.direction, option.rect,
                                          option.rect.adjusted(readingMargin, 0, -2 * readingMargin - gutter(), 0));
    const int indent = levelColumns * row.part->depth * QFontMetrics(font).horizontalAdvance(u'0');
    QTextLayout layout(row.part->text.mid(row.line.from, row.line.length), font, painter->device());
    QTextOption leftToRight(Qt::AlignLeft);
    leftToRight.setTextDirection(Qt::LeftToRight);
    leftToRight.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(leftToRight);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(room.width());
    layout.endLayout();
    const QPointF at(room.left() + indent, room.top() + (room.height() - line.height()) / 2);
    const auto fill = [&](qsizetype from, qsizetype to, int top, int height, const QColor &color) {
        const qreal start = line.cursorToX(int(from));
        const qreal end = line.cursorToX(int(to));
        painter->fillRect(QRectF(at.x() + std::min(start, end), top, std::abs(end - start), height), color);
    };
    const int top = option.rect.top() + 1;
    const int height = option.rect.height() - 2;
    fill(0, row.line.length, top, height, m_theme.heat(heatOf(row.part->tokens)));
    for (const ReadingMark &mark : row.part->marks) {
        const qsizetype from = std::max<qsizetype>(0, mark.range.from - row.line.from);
        const qsizetype to = std::min(row.line.length, mark.range.from + mark.range.length - row.line.from);
        if (to <= from)
            continue;
        const Token ink = tokenFor(mark.severity);
        fill(from, to, top, height, m_theme.color(softOf(ink)));
        fill(from, to, top + height - underlineHeight, underlineHeight, m_theme.color(ink));
    }
    painter->setPen(m_theme.color(Token::Text));
    layout.draw(painter, at);
    if (row.isFirst)
        paintNumber(painter, option, row.part->tokens);
}

bool ReadingDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                                  const QModelIndex &index)
{
    const int head = m_model.headOf(index.row());
    bool isToggle = false;
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        isToggle = key == Qt::Key_Space || key == Qt::Key_Select;
    } else if (event->type() == QEvent::MouseButtonRelease && head == index.row()) {
        const auto *release = static_cast<QMouseEvent *>(event);
        isToggle =
            release->button() == Qt::LeftButton &&
            checkBoxIn(option).adjusted(-grid::unit, -grid::unit, grid::unit, grid::unit).contains(release->pos());
    }
    if (!isToggle)
        return false;
    const QModelIndex headIndex = model->index(head, 0);
    const QVariant state = headIndex.data(Qt::CheckStateRole);
    return state.isValid() &&
           model->setData(headIndex, state.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace rc
