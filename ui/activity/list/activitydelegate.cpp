// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/activitydelegate.h"

#include "ui/activity/list/activitymodel.h"
#include "ui/theme/isolates.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int side = 3 * grid::unit; // left and right of a cell's text
constexpr int iconSide = 18;
constexpr int iconGap = 6;
constexpr int arrowSide = 12;
constexpr int arrowRoom = arrowSide + 4; // before the time of a batch and of its records

bool hasIcon(int column)
{
    return column == ActivityModel::Outcome || column == ActivityModel::Arrived;
}

} // namespace

ActivityDelegate::ActivityDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

int ActivityDelegate::rowHeight() const
{
    return std::max(grid::rowHeight - 2, QFontMetrics(m_theme.body()).height() + 4 * grid::unit);
}

int ActivityDelegate::dayHeight() const
{
    return QFontMetrics(m_theme.small()).height() + 3 * grid::unit;
}

QRect ActivityDelegate::arrowIn(const QRect &cell, Qt::LayoutDirection direction) const
{
    const QRect arrow(cell.left() + side, cell.top() + (cell.height() - arrowSide) / 2, arrowSide, arrowSide);
    return QStyle::visualRect(direction, cell, arrow);
}

QFont ActivityDelegate::fontOf(int column) const
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

int ActivityDelegate::widthFor(int column, const QString &text) const
{
    return QFontMetrics(fontOf(column)).horizontalAdvance(text) + 2 * side +
           (hasIcon(column) ? iconSide + iconGap : 0) + (column == ActivityModel::When ? arrowRoom : 0) + 2;
}

void ActivityDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    QRect cell = option.rect;
    if (!index.data(ActivityModel::DayRole).toString().isEmpty())
        cell.setTop(cell.top() + dayHeight()); // the day's line spans the table
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(cell, m_theme.color(Token::AccentSoft));
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), m_theme.color(Token::Line));

    QRect inner = cell.adjusted(side, 0, -side, 0);
    const QString icon = index.data(ActivityModel::IconRole).toString();
    const auto ink = Token(index.data(ActivityModel::InkRole).toInt());
    if (!icon.isEmpty()) {
        const QRect box(inner.left(), inner.top() + (inner.height() - iconSide) / 2, iconSide, iconSide);
        m_theme.icon(icon, ink).paint(painter, QStyle::visualRect(option.direction, inner, box));
        inner = QStyle::visualRect(option.direction, inner, inner.adjusted(iconSide + iconGap, 0, 0, 0));
    }
    const QString text = index.data().toString();
    const int column = index.column();
    const int fold = index.data(ActivityModel::FoldRole).toInt();
    if (column == ActivityModel::When && fold != ActivityModel::Single) {
        if (fold == ActivityModel::Open || fold == ActivityModel::Closed) {
            const QString arrow = fold == ActivityModel::Open ? u"chevron-down"_s : u"chevron-right"_s;
            const bool mirrored = fold == ActivityModel::Closed && option.direction == Qt::RightToLeft;
            const QPixmap picture = m_theme.icon(arrow, Token::Quiet)
                                        .pixmap(QSize(arrowSide, arrowSide), painter->device()->devicePixelRatio());
            painter->drawPixmap(arrowIn(cell, option.direction),
                                mirrored ? picture.transformed(QTransform::fromScale(-1, 1)) : picture);
        }
        inner = QStyle::visualRect(option.direction, inner, inner.adjusted(arrowRoom, 0, 0, 0));
    }
    const QFont font = fontOf(column);
    painter->setFont(font);
    const bool worded =
        fold != ActivityModel::Rest && (column == ActivityModel::Message || column == ActivityModel::Outcome);
    painter->setPen(m_theme.color(worded ? Token::Text : ink));
    const QString shown = cutToPaint(text, QFontMetrics(font), inner.width());
    // a message reads in its own direction, wherever its column is; a marker is always left to right
    const bool rightToLeft = column != ActivityModel::Marker && shown.isRightToLeft();
    painter->setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    const Qt::Alignment edge = column == ActivityModel::Took ? Qt::AlignRight : Qt::AlignLeft;
    painter->drawText(
        inner, int(QStyle::visualAlignment(option.direction, edge | Qt::AlignVCenter) | Qt::AlignAbsolute), shown);
    painter->restore();
}

} // namespace rc

#include "moc_activitydelegate.cpp"
