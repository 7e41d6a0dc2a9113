// SPDX-License-Identifier: GPL-3.0-or-later
// Paints one tool of the list: its shown name, its name, and what it may do.
#include "ui/tools/tooldelegate.h"

#include "ui/theme/theme.h"
#include "ui/tools/toolmodel.h"

#include <QPainter>

namespace rc {

namespace {

constexpr int side = 12;

QFont strong(const Theme &theme)
{
    QFont font = theme.body();
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont smallMono(const Theme &theme)
{
    QFont font = theme.mono();
    font.setPointSizeF(theme.small().pointSizeF() > 0 ? theme.small().pointSizeF() : font.pointSizeF());
    return font;
}

} // namespace

ToolDelegate::ToolDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QSize ToolDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {10, QFontMetrics(strong(m_theme)).height() + QFontMetrics(smallMono(m_theme)).height() + 4 * grid::unit};
}

void ToolDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // Each text reads in its own direction; only where it stands follows the window's.
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    const QRect row = option.rect;
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(row, m_theme.color(Token::AccentSoft));
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(row, m_theme.color(Token::Raised));
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), m_theme.color(Token::Line));

    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, row, rect); };
    const int left = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    const int right = int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter));
    const QFontMetrics head(strong(m_theme));
    const QFontMetrics mono(smallMono(m_theme));
    const QFontMetrics small(m_theme.small());
    const int top = row.top() + 2 * grid::unit - 1;

    const auto effect = ToolEffect(index.data(ToolModel::EffectRole).toInt());
    const QString word =
        effectName(effect) + (index.data(ToolModel::AssumedRole).toBool() ? QStringLiteral("*") : QString());
    const int wordWidth = small.horizontalAdvance(word) + 2;
    const QRect wordRect(row.right() - side - wordWidth, top, wordWidth, head.height());
    painter->setFont(m_theme.small());
    painter->setPen(m_theme.color(tokenFor(effect)));
    painter->drawText(visual(wordRect), right, word);

    int end = wordRect.left() - 2 * grid::unit;
    const QString hidden = ToolModel::tr("hidden text");
    const bool marked = index.data(ToolModel::HiddenTextRole).toBool();
    const int chipWidth = marked ? small.horizontalAdvance(hidden) + 3 * grid::unit : 0;
    const int room = end - row.left() - side - (marked ? chipWidth + 2 * grid::unit : 0);
    const QString shown = head.elidedText(index.data().toString(), Qt::ElideRight, room);
    const QRect title(row.left() + side, top, head.horizontalAdvance(shown) + 2, head.height());
    painter->setFont(strong(m_theme));
    painter->setPen(m_theme.color(Token::Text));
    painter->drawText(visual(title), left, shown);
    if (marked) {
        const QRect chip = visual(QRect(title.right() + 2 * grid::unit, top, chipWidth, head.height()));
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.color(Token::FailedSoft));
        painter->drawRoundedRect(chip, 4, 4);
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Failed));
        painter->drawText(chip, Qt::AlignCenter, hidden);
    }

    const QRect name(row.left() + side, top + head.height(), row.width() - 2 * side, mono.height() + 2);
    painter->setFont(smallMono(m_theme));
    painter->setPen(m_theme.color(Token::Quiet));
    painter->drawText(visual(name), left,
                      mono.elidedText(index.data(ToolModel::NameRole).toString(), Qt::ElideRight, name.width()));
    painter->restore();
}

} // namespace rc
