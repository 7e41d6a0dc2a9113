// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/findingmodel.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/changeview.h"
#include "ui/tools/review/findingrows.h"
#include "ui/widgets/wrappedtext.h"

#include <QAbstractItemView>
#include <QHash>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longestFinding = 4000; // whole, but for what nobody would read
constexpr qsizetype longestName = 200;
constexpr int findingSide = 3 * grid::unit;
constexpr int findingAir = 6; ///< above and below
constexpr int signSide = 16;
constexpr int wordsLeft = findingSide + signSide + 2 * grid::unit;

bool isOfOneTool(const ToolFinding &one, const ToolFinding &other)
{
    return one.catalog == other.catalog && one.tool == other.tool;
}

std::optional<FindingWeight> weightOfFilter(FindingModel::Filter filter)
{
    switch (filter) {
    case FindingModel::Filter::Critical:
        return FindingWeight::Danger;
    case FindingModel::Filter::Warnings:
        return FindingWeight::Warning;
    case FindingModel::Filter::Notes:
        return FindingWeight::Note;
    default:
        return {};
    }
}

QString changeIcon(const ToolDifference &change)
{
    if (change.fate == ToolFate::Added)
        return u"plus"_s;
    const Token token = tokenOf(change);
    return token == Token::Failed ? u"failed"_s : token == Token::Warned ? u"warned"_s : u"info"_s;
}

FindingModel::RowKind rowKind(const QModelIndex &index)
{
    return FindingModel::RowKind(index.data(FindingModel::KindRole).toInt());
}

bool hasWords(FindingModel::RowKind kind)
{
    return kind == FindingModel::RowKind::Finding || kind == FindingModel::RowKind::Change;
}

} // namespace

FindingModel::FindingModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

int FindingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags FindingModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                           : Qt::ItemFlags(Qt::NoItemFlags);
}

const ToolDifference *FindingModel::change(int row) const
{
    const Entry &entry = entryOf(row);
    return entry.change < 0 ? nullptr : &m_changes.at(entry.change).difference;
}

QString FindingModel::textOf(int row) const
{
    switch (kind(row)) {
    case RowKind::Tool:
        return displayText(toolName(row), LineBreaks::Mark, longestName);
    case RowKind::Change:
        break;
    case RowKind::Finding:
        return sentencesText({displayText(finding(row).what, LineBreaks::Mark, longestFinding), finding(row).harm});
    case RowKind::Folded:
        return tr("%n info finding(s)", nullptr, m_rows.at(row).count);
    }
    const ToolDifference &one = *change(row);
    switch (one.fate) {
    case ToolFate::Added:
        return tr("New tool");
    case ToolFate::Removed:
        return tr("Removed. Clients that call it will get an error.");
    case ToolFate::Changed:
        break;
    }
    return tr("Changed: %1", "what changed in a tool").arg(changeSentence(one.changes));
}

QString FindingModel::asideOf(int row) const
{
    const ToolDifference *one = change(row);
    QStringList parts;
    switch (kind(row)) {
    case RowKind::Tool:
        if (one)
            parts.append(fateName(one->fate));
        if (const int count = m_rows.at(row).count; count > 0)
            parts.append(tr("%n finding(s)", nullptr, count));
        break;
    case RowKind::Change:
        if (one->fate != ToolFate::Added)
            parts.append(changeWeightName(one->weight()));
        if (isUnseen(row))
            parts.append(tr("not reviewed"));
        break;
    case RowKind::Finding:
        parts = {ruleRow(finding(row).rule).word, displayText(finding(row).where, LineBreaks::Mark, longestName),
                 listText(finding(row).signs)};
        break;
    case RowKind::Folded:
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
    const RowKind what = kind(row);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row);
    case AsideRole:
        return asideOf(row);
    case KindRole:
        return int(what);
    case IconRole:
        return what == RowKind::Finding  ? iconName(weightOf(finding(row)))
               : what == RowKind::Change ? changeIcon(*change(row))
                                         : QString();
    case TokenRole:
        return int(what == RowKind::Finding  ? tokenFor(weightOf(finding(row)))
                   : what == RowKind::Change ? tokenOf(*change(row))
                                             : Token::Text);
    case Qt::AccessibleTextRole:
        return what == RowKind::Finding
                   ? tr("%1: %2", "severity, finding").arg(findingWeightName(weightOf(finding(row))), textOf(row)) +
                         u' ' + asideOf(row)
               : what == RowKind::Folded ? textOf(row)
                                         : listText({textOf(row), asideOf(row)});
    default:
        return {};
    }
}

void FindingModel::setReviews(const QList<CatalogReview> &reviews)
{
    QList<ToolFinding> findings;
    QList<ToolFinding> accepted;
    QList<Change> changes;
    qsizetype unseen = 0;
    for (const CatalogReview &review : reviews) {
        findings += review.findings;
        accepted += review.accepted;
        const qsizetype first = changes.size();
        for (const ToolDifference &one : review.changes)
            changes.append({review.kind, -1, one, false});
        for (qsizetype tool = 0; tool < review.marks.size(); ++tool) {
            const ToolMark &mark = review.marks.at(tool);
            unseen += mark.isUnseen() ? 1 : 0;
            if (mark.change < 0)
                continue;
            changes[first + mark.change].tool = tool;
            changes[first + mark.change].isUnseen = mark.isUnseen();
        }
    }
    m_unseen = unseen;
    if (findings == m_findings && accepted == m_accepted && changes == m_changes)
        return; // whoever reads them stays where he is
    m_findings = findings;
    m_accepted = accepted;
    m_changes = changes;
    fill();
}

void FindingModel::setFilter(Filter filter)
{
    m_filter = filter;
    fill();
}

void FindingModel::unfold(int row)
{
    if (m_rows.at(row).kind != RowKind::Folded)
        return;
    const ToolPlace place{entryOf(row).catalog, entryOf(row).tool};
    const Row folded = m_rows.at(row);
    const bool wasFolded = !m_unfolded.contains(place);
    if (wasFolded) {
        m_unfolded.insert(place);
        beginInsertRows({}, row + 1, row + folded.count);
        for (int i = 0; i < folded.count; ++i)
            m_rows.insert(row + 1 + i, {RowKind::Finding, folded.entry, folded.finding + i, 0});
        endInsertRows();
    } else {
        m_unfolded.remove(place);
        beginRemoveRows({}, row + 1, row + folded.count);
        m_rows.remove(row + 1, folded.count);
        endRemoveRows();
    }
}

qsizetype FindingModel::count(Filter filter) const
{
    if (filter == Filter::Accepted)
        return m_accepted.size();
    if (filter == Filter::Changes)
        return m_changes.size();
    const std::optional<FindingWeight> weight = weightOfFilter(filter);
    return std::count_if(m_findings.cbegin(), m_findings.cend(),
                         [&weight](const ToolFinding &one) { return !weight || weightOf(one) == *weight; });
}

/// By the most severe finding. A change that breaks callers counts as a warning until it was reviewed.
int FindingModel::severityOf(const Entry &entry, const QList<ToolFinding> &found) const
{
    auto severity = FindingWeight::Note;
    for (qsizetype i = entry.from; i < entry.to; ++i)
        severity = std::max(severity, weightOf(found.at(i)));
    if (entry.change < 0)
        return int(severity);
    const Change &change = m_changes.at(entry.change);
    const bool isOpen = change.isUnseen || change.tool < 0;
    const bool isBreaking = change.difference.weight() >= ChangeWeight::Breaking;
    return int(isOpen && isBreaking ? std::max(severity, FindingWeight::Warning) : severity);
}

void FindingModel::fill()
{
    beginResetModel();
    QList<ToolFinding> found = m_filter == Filter::Accepted  ? m_accepted
                               : m_filter == Filter::Changes ? QList<ToolFinding>()
                                                             : m_findings;
    if (const std::optional<FindingWeight> weight = weightOfFilter(m_filter))
        found.removeIf([&weight](const ToolFinding &one) { return weightOf(one) != *weight; });
    QList<Entry> entries;
    QHash<ToolPlace, qsizetype> places;
    for (qsizetype from = 0; from < found.size();) {
        const ToolFinding &first = found.at(from);
        qsizetype to = from;
        while (to < found.size() && isOfOneTool(first, found.at(to)))
            ++to;
        places.insert({first.catalog, first.tool}, entries.size());
        entries.append({first.catalog, first.tool, first.name, from, to});
        from = to;
    }
    const bool hasChanges = m_filter == Filter::All || m_filter == Filter::Changes;
    for (qsizetype i = 0; hasChanges && i < m_changes.size(); ++i) {
        const Change &one = m_changes.at(i);
        const qsizetype known = one.tool < 0 ? -1 : places.value({one.catalog, one.tool}, -1);
        if (known < 0) {
            entries.append({one.catalog, one.tool, one.difference.name, 0, 0, i, one.isUnseen});
        } else {
            entries[known].change = i;
            entries[known].isUnseen = one.isUnseen;
        }
    }
    for (Entry &entry : entries)
        entry.severity = severityOf(entry, found);
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry &one, const Entry &other) { return one.severity > other.severity; });
    m_found.clear();
    m_found.reserve(found.size());
    m_entries = entries;
    m_rows.clear();
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        Entry &entry = m_entries[i];
        QList<ToolFinding> own = found.mid(entry.from, entry.to - entry.from);
        std::stable_sort(own.begin(), own.end(), [](const ToolFinding &one, const ToolFinding &other) {
            return weightOf(one) > weightOf(other);
        });
        entry.from = m_found.size();
        m_found += own;
        entry.to = m_found.size();
        addRows(i);
    }
    endResetModel();
}

void FindingModel::addRows(qsizetype place)
{
    const Entry &entry = m_entries.at(place);
    m_rows.append({RowKind::Tool, place, entry.from, int(entry.to - entry.from)});
    if (entry.change >= 0)
        m_rows.append({RowKind::Change, place});
    qsizetype next = entry.from;
    while (next < entry.to && (m_filter != Filter::All || weightOf(m_found.at(next)) != FindingWeight::Note))
        m_rows.append({RowKind::Finding, place, next++, 0});
    if (next == entry.to)
        return;
    m_rows.append({RowKind::Folded, place, next, int(entry.to - next)});
    if (m_unfolded.contains({entry.catalog, entry.tool})) {
        for (; next < entry.to; ++next)
            m_rows.append({RowKind::Finding, place, next, 0});
    }
}

FindingDelegate::FindingDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = std::max(80, (view ? view->viewport()->width() : option.rect.width()) - wordsLeft - findingSide);
    if (!hasWords(rowKind(index)))
        return {10, QFontMetrics(m_theme.strong()).height() + 2 * findingAir + 2};
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
        painter->setFont(m_theme.strong());
        painter->setPen(m_theme.color(Token::Text));
        painter->drawText(placed(words), alongside, cutToPaint(text, QFontMetrics(painter->font()), words.width()));
    } else if (kind == FindingModel::RowKind::Folded) {
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Accent));
        painter->drawText(placed(option.rect.adjusted(wordsLeft, 0, -findingSide, 0)), alongside, toPaint(text));
    } else {
        const QRect sign(option.rect.left() + findingSide, option.rect.top() + findingAir + 1, signSide, signSide);
        if (const QString icon = index.data(FindingModel::IconRole).toString(); !icon.isEmpty())
            m_theme.icon(icon, Token(index.data(FindingModel::TokenRole).toInt())).paint(painter, placed(sign));
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

#include "moc_findingmodel.cpp"
