// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/readingdelegate.h"

#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/findingrows.h"

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

constexpr int readingSide = 3 * grid::unit;
constexpr int tickSide = 16;
constexpr int levelColumns = 2; // per indentation level
constexpr int underline = 2;

QRect tickIn(const QStyleOptionViewItem &option)
{
    const QRect place(option.rect.left() + readingSide, option.rect.center().y() - tickSide / 2 + 1, tickSide,
                      tickSide);
    return QStyle::visualRect(option.direction, option.rect, place);
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
    const int room = width - 3 * readingSide - gutter();
    return std::max(20, room / std::max(1, QFontMetrics(m_theme.mono()).horizontalAdvance(u'0')));
}

void ReadingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const ReadingModel::Row row = m_model.row(index.row());
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, m_theme.color(Token::AccentSoft));
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
    const QRect place(option.rect.right() + 1 - readingSide - gutter(), option.rect.top(), gutter(),
                      option.rect.height());
    painter->setFont(m_theme.small());
    painter->setPen(m_theme.color(Token::Quiet));
    painter->drawText(QStyle::visualRect(option.direction, option.rect, place),
                      int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter)),
                      toPaint(QLocale().toString(tokens)));
}

void ReadingDelegate::paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                                const ReadingModel::Entry &entry) const
{
    painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), m_theme.color(Token::Line));
    if (entry.isTool()) {
        QStyleOptionViewItem tick = option;
        tick.rect = tickIn(option);
        tick.state = QStyle::State_Enabled | (entry.kept ? QStyle::State_On : QStyle::State_Off);
        const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
        style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &tick, painter, option.widget);
    }
    paintNumber(painter, option, entry.cost.tokens);
    const int left = readingSide + (entry.isTool() ? tickSide + 2 * grid::unit : 0);
    QRect room = option.rect.adjusted(left, 0, -2 * readingSide - gutter(), 0);
    const bool isFound = entry.heaviest && *entry.heaviest != FindingWeight::Note;
    if (isFound) {
        const QString word = findingWeightName(*entry.heaviest);
        const Token ink = tokenFor(*entry.heaviest);
        const QFontMetrics metrics(m_theme.small());
        const int width = metrics.horizontalAdvance(word) + 3 * grid::unit;
        const QRect place(room.right() + 1 - width, room.center().y() - metrics.height() / 2 - 1, width,
                          metrics.height() + 2);
        const QRect chip = QStyle::visualRect(option.direction, option.rect, place);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(softOf(ink)));
        painter->drawRoundedRect(chip, 4, 4);
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(ink));
        painter->drawText(chip, Qt::AlignCenter, toPaint(word));
        room.setRight(room.right() - width - 2 * grid::unit);
    }
    QFont strong = m_theme.strong();
    strong.setStrikeOut(!entry.kept);
    painter->setFont(strong);
    painter->setPen(m_theme.color(entry.kept ? Token::Text : Token::Quiet));
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    painter->drawText(QStyle::visualRect(option.direction, option.rect, room),
                      int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
                      cutToPaint(index.data().toString(), QFontMetrics(strong), room.width()));
}

/// Left to right in any window, since it is program text.
void ReadingDelegate::paintLine(QPainter *painter, const QStyleOptionViewItem &option,
                                const ReadingModel::Row &row) const
{
    const QFont font = m_theme.mono();
    const QRect room = QStyle::visualRect(option.direction, option.rect,
                                          option.rect.adjusted(readingSide, 0, -2 * readingSide - gutter(), 0));
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
        const qreal one = line.cursorToX(int(from));
        const qreal other = line.cursorToX(int(to));
        painter->fillRect(QRectF(at.x() + std::min(one, other), top, std::abs(other - one), height), color);
    };
    const int top = option.rect.top() + 1;
    const int height = option.rect.height() - 2;
    fill(0, row.line.length, top, height, m_theme.heat(heatOf(row.part->tokens)));
    for (const ReadingMark &mark : row.part->marks) {
        const qsizetype from = std::max<qsizetype>(0, mark.place.from - row.line.from);
        const qsizetype to = std::min(row.line.length, mark.place.from + mark.place.length - row.line.from);
        if (to <= from)
            continue;
        const Token ink = tokenFor(mark.weight);
        fill(from, to, top, height, m_theme.color(softOf(ink)));
        fill(from, to, top + height - underline, underline, m_theme.color(ink));
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
    bool isWanted = false;
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        isWanted = key == Qt::Key_Space || key == Qt::Key_Select;
    } else if (event->type() == QEvent::MouseButtonRelease && head == index.row()) {
        const auto *release = static_cast<QMouseEvent *>(event);
        isWanted = release->button() == Qt::LeftButton &&
                   tickIn(option).adjusted(-grid::unit, -grid::unit, grid::unit, grid::unit).contains(release->pos());
    }
    if (!isWanted)
        return false;
    const QModelIndex whole = model->index(head, 0);
    const QVariant state = whole.data(Qt::CheckStateRole);
    return state.isValid() &&
           model->setData(whole, state.toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

} // namespace rc

#include "moc_readingdelegate.cpp"
