// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/findingdelegate.h"

#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/findingmodel.h"
#include "ui/tools/review/findingrows.h"
#include "ui/widgets/wrappedtext.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int findingSide = 3 * grid::unit;
constexpr int findingAir = 6; ///< above and below
constexpr int signSide = 16;
constexpr int wordsLeft = findingSide + signSide + 2 * grid::unit;

FindingModel::RowKind rowKind(const QModelIndex &index)
{
    return FindingModel::RowKind(index.data(FindingModel::KindRole).toInt());
}

QFont strongFont(const Theme &theme)
{
    QFont font = theme.body();
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

FindingDelegate::FindingDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = std::max(80, (view ? view->viewport()->width() : option.rect.width()) - wordsLeft - findingSide);
    if (rowKind(index) != FindingModel::RowKind::Finding)
        return {10, QFontMetrics(strongFont(m_theme)).height() + 2 * findingAir + 2};
    const QString aside = index.data(FindingModel::AsideRole).toString();
    return {10, wrappedHeight(m_theme.body(), width, index.data().toString()) +
                    wrappedHeight(m_theme.small(), width, aside) + 2 * findingAir};
}

void FindingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const FindingModel::RowKind kind = rowKind(index);
    const bool mirrored = option.direction == Qt::RightToLeft;
    const auto placed = [&option](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, m_theme.color(Token::AccentSoft));
    else if (kind == FindingModel::RowKind::Tool)
        painter->fillRect(option.rect, m_theme.color(Token::Raised));
    if (kind == FindingModel::RowKind::Tool)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1),
                          m_theme.color(Token::Line));
    const QString text = index.data().toString();
    const QString aside = index.data(FindingModel::AsideRole).toString();
    const auto alongside = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    const auto atTheEnd = int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter));
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    if (kind == FindingModel::RowKind::Tool) {
        const int room = QFontMetrics(m_theme.small()).horizontalAdvance(aside) + 2;
        QRect words = option.rect.adjusted(findingSide, 0, -findingSide, 0);
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Quiet));
        painter->drawText(placed(QRect(words.right() + 1 - room, words.top(), room, words.height())), atTheEnd,
                          toPaint(aside));
        words.setRight(words.right() - room - 2 * grid::unit);
        painter->setFont(strongFont(m_theme));
        painter->setPen(m_theme.color(Token::Text));
        painter->drawText(placed(words), alongside, cutToPaint(text, QFontMetrics(painter->font()), words.width()));
    } else if (kind == FindingModel::RowKind::Folded) {
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Accent));
        painter->drawText(placed(option.rect.adjusted(wordsLeft, 0, -findingSide, 0)), alongside, toPaint(text));
    } else {
        const auto weight = FindingWeight(index.data(FindingModel::WeightRole).toInt());
        const QRect sign(option.rect.left() + findingSide, option.rect.top() + findingAir + 1, signSide, signSide);
        m_theme.icon(iconName(weight), tokenFor(weight)).paint(painter, placed(sign));
        QRect words = placed(option.rect.adjusted(wordsLeft, findingAir, -findingSide, -findingAir));
        painter->setFont(m_theme.body());
        painter->setPen(m_theme.color(Token::Text));
        drawWrapped(*painter, words, mirrored, text);
        words.setTop(words.top() + wrappedHeight(m_theme.body(), words.width(), text));
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Quiet));
        drawWrapped(*painter, words, mirrored, aside);
    }
    painter->restore();
}

} // namespace rc

#include "moc_findingdelegate.cpp"
