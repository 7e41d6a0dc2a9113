// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/schemadelegate.h"

#include "ui/tools/inspector/schemamodel.h"
#include "ui/widgets/wrappedtext.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

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

} // namespace rc

#include "moc_schemadelegate.cpp"
