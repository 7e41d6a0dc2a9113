// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/palettemodel.h"

#include "core/words/listtext.h"
#include "ui/theme/isolates.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int paletteMargin = 3 * grid::unit;
constexpr int dotSide = 12;
constexpr int gap = 2 * grid::unit;
} // namespace

PaletteDelegate::PaletteDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

int PaletteDelegate::rowHeight() const
{
    return std::max(grid::rowHeight, QFontMetrics(m_theme.body()).height() + 4 * grid::unit);
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), rowHeight()};
}

/// Draws a name in its own direction, aligned by the window's direction, and elided at its end.
void PaletteDelegate::drawWords(QPainter *painter, const QRect &box, const Words &words,
                                Qt::LayoutDirection direction) const
{
    const QFontMetrics metrics(words.font);
    const QString text = cutToPaint(words.text, metrics, box.width());
    QTextLayout layout(text, words.font);
    QTextOption option;
    option.setTextDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setAlignment((direction == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(option);
    QList<QTextLayout::FormatRange> ranges;
    for (const MarkedPart &mark : words.marks) {
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        format.setForeground(m_theme.color(Token::Accent));
        const qsizetype from = placeInPaint(text, mark.from);
        ranges.append({int(from), int(placeInPaint(text, mark.from + mark.length) - from), format});
    }
    layout.setFormats(ranges);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(box.width());
    layout.endLayout();
    painter->setPen(m_theme.color(words.ink));
    layout.draw(painter, QPointF(box.left(), box.top() + (box.height() - line.height()) / 2));
}

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const QRect row = option.rect;
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    if (chosen)
        painter->fillRect(row, m_theme.color(Token::AccentSoft));
    QRect inner = row.adjusted(paletteMargin, 0, -paletteMargin, 0);
    const auto place = [&](const QRect &box) { return QStyle::visualRect(option.direction, row, box); };

    const QRect dot(inner.left(), inner.top() + (inner.height() - dotSide) / 2, dotSide, dotSide);
    if (const QVariant ink = index.data(PaletteModel::DotRole); ink.isValid())
        m_theme.icon(u"dot"_s, Token(ink.toInt())).paint(painter, place(dot));
    inner.setLeft(dot.right() + gap);

    const QString group = index.data(PaletteModel::GroupRole).toString();
    if (!group.isEmpty() && index.row() > 0)
        painter->fillRect(QRect(row.left(), row.top(), row.width(), 1), m_theme.color(Token::Line));
    const QString shortcut = index.data(PaletteModel::ShortcutRole).toString();
    if (!shortcut.isEmpty()) {
        const int width = QFontMetrics(m_theme.small()).horizontalAdvance(shortcut) + 2;
        const QRect box(inner.right() - width, inner.top(), width, inner.height());
        drawWords(painter, place(box), {shortcut, {}, m_theme.small(), Token::Quiet}, Qt::LeftToRight);
        inner.setRight(box.left() - gap);
    }
    if (!group.isEmpty()) {
        const int width = QFontMetrics(m_theme.small()).horizontalAdvance(group) + 2;
        const QRect box(inner.right() - width, inner.top(), width, inner.height());
        drawWords(painter, place(box), {group, {}, m_theme.small(), Token::Quiet}, option.direction);
        inner.setRight(box.left() - gap);
    }
    QFont titleFont = m_theme.body();
    if (index.data(PaletteModel::CurrentRole).toBool())
        titleFont.setWeight(QFont::DemiBold);
    const QString title = index.data().toString();
    const QString detail = index.data(PaletteModel::DetailRole).toString();
    const auto marks = index.data(PaletteModel::TitleMarksRole).value<QList<MarkedPart>>();
    QFont bold = titleFont;
    bold.setWeight(QFont::Bold);
    int wanted = QFontMetrics(titleFont).horizontalAdvance(title) + grid::unit;
    for (const MarkedPart &mark : marks) {
        const QString part = title.mid(mark.from, mark.length);
        wanted += QFontMetrics(bold).horizontalAdvance(part) - QFontMetrics(titleFont).horizontalAdvance(part) + 1;
    }
    const int least = detail.isEmpty() ? inner.width() : inner.width() * 3 / 5;
    const QRect first(inner.left(), inner.top(), std::min(wanted, least), inner.height());
    drawWords(painter, place(first), {title, marks, titleFont, Token::Text}, option.direction);
    const QRect second(first.right() + gap, inner.top(), inner.right() - first.right() - gap, inner.height());
    if (!detail.isEmpty() && second.width() > 0)
        drawWords(painter, place(second),
                  {detail, index.data(PaletteModel::DetailMarksRole).value<QList<MarkedPart>>(), m_theme.small(),
                   Token::Quiet},
                  option.direction);
    painter->restore();
}

namespace {

/// The position of the best match; -1 if there is none. Does not use a lower-cased copy, whose length may differ.
qsizetype bestPlace(const QString &text, const QString &word)
{
    qsizetype first = -1;
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !text.at(at - 1).isLetterOrNumber())
            return at;
        if (first < 0)
            first = at;
    }
    return first;
}

int rankAt(const QString &title, qsizetype place)
{
    constexpr int inAWord = 2;
    if (place == 0)
        return 0;
    return title.at(place - 1).isLetterOrNumber() ? inAWord : 1;
}

} // namespace

QStringList paletteWords(const QString &typed)
{
    return typed.toLower().simplified().split(u' ', Qt::SkipEmptyParts);
}

std::optional<PaletteMatch> paletteMatch(const QString &title, const QString &detail, const QStringList &words)
{
    constexpr int detailOnly = 8;
    PaletteMatch match;
    for (const QString &word : words) {
        if (const qsizetype place = bestPlace(title, word); place >= 0) {
            match.rank += rankAt(title, place);
            match.inTitle.append({place, word.size()});
        } else if (const qsizetype aside = bestPlace(detail, word); aside >= 0) {
            match.rank += detailOnly;
            match.inDetail.append({aside, word.size()});
        } else {
            return std::nullopt;
        }
    }
    return match;
}

namespace {

/// Matches in the English title rank last, without marked letters.
std::optional<PaletteMatch> matchOf(const PaletteRow &row, const QStringList &words)
{
    constexpr int sourceOnly = 100;
    if (auto match = paletteMatch(row.title, row.detail, words))
        return match;
    const auto match = paletteMatch(row.source, {}, words);
    return match ? std::optional(PaletteMatch{match->rank + sourceOnly, {}, {}}) : std::nullopt;
}

} // namespace

void PaletteModel::setRows(QList<PaletteRow> rows)
{
    beginResetModel();
    m_shown.clear(); // they point to the rows
    m_rows = std::move(rows);
    endResetModel();
    filter({});
}

void PaletteModel::filter(const QString &typed)
{
    beginResetModel();
    const QStringList words = paletteWords(typed);
    m_isGrouped = words.isEmpty();
    m_shown.clear();
    for (const PaletteRow &row : std::as_const(m_rows)) {
        if (const auto match = matchOf(row, words))
            m_shown.append({&row, *match});
    }
    std::stable_sort(m_shown.begin(), m_shown.end(),
                     [](const Shown &a, const Shown &b) { return a.match.rank < b.match.rank; });
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Shown &shown = m_shown.at(index.row());
    const PaletteRow &row = *shown.row;
    switch (role) {
    case Qt::DisplayRole:
        return row.title;
    case Qt::AccessibleTextRole: {
        QStringList parts{row.title, row.kind, row.detail, row.shortcut};
        if (row.isCurrent)
            parts.insert(2, tr("current"));
        parts.removeAll(QString());
        return listText(parts);
    }
    case DetailRole:
        return row.detail;
    case ShortcutRole:
        return row.shortcut;
    case DotRole:
        return row.dot ? QVariant(int(*row.dot)) : QVariant();
    case CurrentRole:
        return row.isCurrent;
    case TitleMarksRole:
        return QVariant::fromValue(shown.match.inTitle);
    case DetailMarksRole:
        return QVariant::fromValue(shown.match.inDetail);
    case GroupRole:
        return groupAt(index.row());
    default:
        return {};
    }
}

QString PaletteModel::groupAt(int row) const
{
    if (!m_isGrouped || m_shown.first().row->group == m_shown.last().row->group)
        return {}; // a single group needs no name
    const QString &group = m_shown.at(row).row->group;
    return row == 0 || m_shown.at(row - 1).row->group != group ? group : QString();
}

} // namespace rc

#include "moc_palettemodel.cpp"
