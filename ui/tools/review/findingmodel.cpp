// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/changeview.h"
#include "ui/tools/review/findingspanel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/wrappedtext.h"

#include <QAbstractItemView>
#include <QHash>
#include <QPainter>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxFindingLength = 4000;
constexpr qsizetype maxNameLength = 200;
constexpr int findingMargin = 3 * grid::unit;
constexpr int findingPadding = 6; ///< above and below
constexpr int findingIconSide = 16;
constexpr int findingTextLeft = findingMargin + findingIconSide + 2 * grid::unit;

QString changeIcon(const ToolDifference &change)
{
    if (change.fate == DifferenceKind::Added)
        return u"plus"_s;
    const Token token = tokenOf(change);
    return token == Token::Failed ? u"failed"_s : token == Token::Warned ? u"warned"_s : u"info"_s;
}

FindingModel::RowKind rowKind(const QModelIndex &index)
{
    return FindingModel::RowKind(index.data(FindingModel::KindRole).toInt());
}

} // namespace

int FindingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

const ToolDifference *FindingModel::change(int row) const
{
    const auto &change = m_rows.at(row).change;
    return change ? &*change : nullptr;
}

QString FindingModel::textOf(int row) const
{
    switch (kind(row)) {
    case RowKind::Tool:
        return displayText(toolName(row), LineBreaks::Mark, maxNameLength);
    case RowKind::Change:
        break;
    case RowKind::Finding:
        return sentencesText({displayText(finding(row).what, LineBreaks::Mark, maxFindingLength), finding(row).harm});
    }
    const ToolDifference &difference = *change(row);
    switch (difference.fate) {
    case DifferenceKind::Added:
        return tr("New tool");
    case DifferenceKind::Removed:
        return tr("Removed tool");
    case DifferenceKind::Changed:
        break;
    }
    return tr("Changed: %1", "what changed in a tool").arg(changeSentence(difference.changes));
}

QString FindingModel::asideOf(int row) const
{
    const ToolDifference *difference = change(row);
    QStringList parts;
    switch (kind(row)) {
    case RowKind::Tool:
        if (difference)
            parts.append(differenceKindName(difference->fate));
        if (const int count = m_rows.at(row).count; count > 0)
            parts.append(tr("%n finding(s)", nullptr, count));
        break;
    case RowKind::Change:
        if (difference->fate != DifferenceKind::Added)
            parts.append(changeSeverityName(difference->severity()));
        if (needsReview(row))
            parts.append(tr("not reviewed"));
        break;
    case RowKind::Finding:
        parts = {ruleRow(finding(row).rule).word, displayText(finding(row).where, LineBreaks::Mark, maxNameLength),
                 listText(finding(row).signs)};
        break;
    }
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QVariant FindingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const RowKind type = kind(row);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row);
    case AsideRole:
        return asideOf(row);
    case KindRole:
        return int(type);
    case IconRole:
        return type == RowKind::Finding  ? iconName(severityOf(finding(row)))
               : type == RowKind::Change ? changeIcon(*change(row))
                                         : QString();
    case TokenRole:
        return int(type == RowKind::Finding  ? tokenFor(severityOf(finding(row)))
                   : type == RowKind::Change ? tokenOf(*change(row))
                                             : Token::Text);
    case Qt::AccessibleTextRole:
        return type == RowKind::Finding
                   ? tr("%1: %2", "severity, finding").arg(findingSeverityName(severityOf(finding(row))), textOf(row)) +
                         u' ' + asideOf(row)
                   : listText({textOf(row), asideOf(row)});
    default:
        return {};
    }
}

void FindingModel::setReviews(const QList<CatalogReview> &reviews)
{
    m_reviews = reviews;
    fill();
}

void FindingModel::setFilter(Filter filter)
{
    m_filter = filter;
    fill();
}

qsizetype FindingModel::unreviewed() const
{
    qsizetype unreviewed = 0;
    for (const CatalogReview &review : m_reviews)
        unreviewed += std::count_if(review.marks.cbegin(), review.marks.cend(), std::mem_fn(&ToolMark::needsReview));
    return unreviewed;
}

void FindingModel::fill()
{
    const QList<FindingRow> rows = findingRows(m_reviews, m_filter);
    if (rows == m_rows)
        return; // keeps the reader's position
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width =
        std::max(80, (view ? view->viewport()->width() : option.rect.width()) - findingTextLeft - findingMargin);
    if (rowKind(index) == FindingModel::RowKind::Tool)
        return {10, QFontMetrics(m_theme.strong()).height() + 2 * findingPadding + 2};
    const QString aside = index.data(FindingModel::AsideRole).toString();
    return {10, wrappedHeight(m_theme.body(), width, index.data().toString()) +
                    wrappedHeight(m_theme.small(), width, aside) + 2 * findingPadding};
}

void FindingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const FindingModel::RowKind kind = rowKind(index);
    const bool mirrored = option.direction == Qt::RightToLeft;
    const auto visual = [&option](const QRect &rect) {
        return QStyle::visualRect(option.direction, option.rect, rect);
    };
    if (option.state.testFlag(QStyle::State_Selected))
        paintSelection(*painter, option.rect, m_theme);
    else if (kind == FindingModel::RowKind::Tool)
        painter->fillRect(option.rect, m_theme.color(Token::Raised));
    if (kind == FindingModel::RowKind::Tool)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1),
                          m_theme.color(Token::Line));
    const QString text = index.data().toString();
    const QString aside = index.data(FindingModel::AsideRole).toString();
    const auto leading = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    const auto trailing = int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter));
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    if (kind == FindingModel::RowKind::Tool) {
        const int asideWidth = QFontMetrics(m_theme.small()).horizontalAdvance(aside) + 2;
        QRect textRect = option.rect.adjusted(findingMargin, 0, -findingMargin, 0);
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Quiet));
        drawElided(*painter,
                   visual(QRect(textRect.right() + 1 - asideWidth, textRect.top(), asideWidth, textRect.height())),
                   trailing, aside);
        textRect.setRight(textRect.right() - asideWidth - 2 * grid::unit);
        painter->setFont(m_theme.strong());
        painter->setPen(m_theme.color(Token::Text));
        drawElided(*painter, visual(textRect), leading, text);
    } else {
        const QRect iconRect(option.rect.left() + findingMargin, option.rect.top() + findingPadding + 1,
                             findingIconSide, findingIconSide);
        if (const QString icon = index.data(FindingModel::IconRole).toString(); !icon.isEmpty())
            m_theme.icon(icon, Token(index.data(FindingModel::TokenRole).toInt())).paint(painter, visual(iconRect));
        QRect textRect = visual(option.rect.adjusted(findingTextLeft, findingPadding, -findingMargin, -findingPadding));
        painter->setFont(m_theme.body());
        painter->setPen(m_theme.color(Token::Text));
        drawWrapped(*painter, textRect, mirrored, text);
        textRect.setTop(textRect.top() + wrappedHeight(m_theme.body(), textRect.width(), text));
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Quiet));
        drawWrapped(*painter, textRect, mirrored, aside);
    }
    painter->restore();
}

} // namespace rc
