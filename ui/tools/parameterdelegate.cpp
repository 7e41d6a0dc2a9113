// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/parameterdelegate.h"

#include "ui/tools/parametermodel.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTableView>

namespace rc {

namespace {

constexpr int sideRoom = 2 * grid::unit;
constexpr int topRoom = grid::unit + 2;
/// Words stay whole, unless one is longer than the cell.
int wrapping(const QFontMetrics &metrics, int width, const QString &text)
{
    const QRect whole = metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX), Qt::TextWordWrap, text);
    return whole.width() > width ? Qt::TextWrapAnywhere : Qt::TextWordWrap;
}

QFont fontOf(const QModelIndex &index)
{
    return index.data(Qt::FontRole).value<QFont>();
}

} // namespace

ParameterDelegate::ParameterDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

void ParameterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, m_theme.color(Token::AccentSoft));
    painter->setPen(m_theme.color(Token::Line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    painter->setFont(fontOf(index));
    painter->setPen(index.data(Qt::ForegroundRole).value<QBrush>().color());
    const auto align = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignTop);
    const QRect room = option.rect.adjusted(sideRoom, topRoom, -sideRoom, -topRoom);
    const QString text = index.data().toString();
    painter->drawText(room, wrapping(painter->fontMetrics(), room.width(), text) | int(align), text);
    painter->restore();
}

QSize ParameterDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics metrics(fontOf(index));
    const QString text = index.data().toString();
    const auto *table = qobject_cast<const QTableView *>(option.widget);
    // The last column takes what is left, so it asks for no more than a word or two; its height follows its width.
    const bool isLast = index.column() == ParameterModel::DescriptionColumn;
    const int wanted = isLast ? 0 : metrics.horizontalAdvance(text) + 2 * sideRoom + 1;
    const int width = table ? table->columnWidth(index.column()) : wanted;
    const QRect room(0, 0, qMax(1, width - 2 * sideRoom), QWIDGETSIZE_MAX);
    const int height = metrics.boundingRect(room, wrapping(metrics, room.width(), text), text).height();
    return {wanted, qMax(height, metrics.lineSpacing()) + 2 * topRoom + 1};
}

} // namespace rc
