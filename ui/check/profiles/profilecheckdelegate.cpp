// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/profiles/profilecheckdelegate.h"

#include "core/words/age.h"
#include "ui/check/profiles/profilechecksmodel.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace rc {

namespace {

constexpr int rowSide = 14;
constexpr int stateIconSize = 18;
constexpr int nameStart = 44;

} // namespace

ProfileCheckDelegate::ProfileCheckDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QSize ProfileCheckDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    Q_UNUSED(option)
    Q_UNUSED(index)
    return {300, QFontMetrics(m_theme.body()).height() + QFontMetrics(m_theme.small()).height() + 5 * grid::unit};
}

void ProfileCheckDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected && option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(option.rect, m_theme.color(Token::AccentSoft));
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, m_theme.color(Token::Raised));

    const QRect row = option.rect;
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, row, rect); };
    const auto leading = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    const auto trailing = int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter));
    const auto state = RungState(index.data(ProfileChecksModel::StateRole).toInt());
    const bool stale = index.data(ProfileChecksModel::StaleRole).toBool();
    const QRect icon(row.left() + rowSide, row.top() + (row.height() - stateIconSize) / 2, stateIconSize,
                     stateIconSize);
    m_theme.icon(iconName(state), stale ? Token::Skipped : tokenFor(state)).paint(painter, visual(icon));

    QFont strong = m_theme.body();
    strong.setWeight(QFont::DemiBold);
    const int first = QFontMetrics(strong).height();
    const int top = row.top() + 2 * grid::unit;
    const int room = row.width() - nameStart - rowSide;
    const auto text = [&](const QRect &rect, int flags, const QFont &font, Token token, const QString &words) {
        painter->setFont(font);
        painter->setPen(m_theme.color(token));
        painter->drawText(visual(rect), flags, QFontMetrics(font).elidedText(words, Qt::ElideRight, rect.width()));
    };
    const QDateTime at = index.data(ProfileChecksModel::WhenRole).toDateTime();
    const QString age = at.isValid() ? ageText(at.secsTo(QDateTime::currentDateTime())) : QString();
    const int ageWidth = age.isEmpty() ? 0 : QFontMetrics(m_theme.small()).horizontalAdvance(age) + 2 * grid::unit;
    const QString name = index.data().toString();
    const int nameWidth = std::min(QFontMetrics(strong).horizontalAdvance(name) + 1, (room - ageWidth) * 2 / 3);
    text({row.left() + nameStart, top, nameWidth, first}, leading, strong, stale ? Token::Quiet : Token::Text, name);
    const int rest = room - ageWidth - nameWidth - 3 * grid::unit;
    text({row.left() + nameStart + nameWidth + 3 * grid::unit, top, rest, first}, leading, m_theme.small(),
         Token::Quiet, index.data(ProfileChecksModel::AddressRole).toString());
    text({row.right() - rowSide - ageWidth, top, ageWidth, first}, trailing, m_theme.small(), Token::Quiet, age);
    text({row.left() + nameStart, top + first + grid::unit, room, QFontMetrics(m_theme.small()).height()}, leading,
         m_theme.small(), Token::Quiet, index.data(ProfileChecksModel::VerdictRole).toString());
    if (index.row() + 1 < index.model()->rowCount())
        painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), m_theme.color(Token::Line));
    painter->restore();
}

} // namespace rc

#include "moc_profilecheckdelegate.cpp"
