// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/changeview.h"
#include "ui/tools/review/findingspanel.h"
#include "ui/widgets/wrappedtext.h"

#include <QAbstractItemView>
#include <QHash>
#include <QPainter>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longestFinding = 4000; // complete, up to a readable length
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

} // namespace

int FindingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
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
        return; // keep the reader's position
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

/// A change that breaks callers counts as a warning until it was reviewed.
FindingWeight FindingModel::severityOf(const Row &row) const
{
    if (row.kind == RowKind::Finding)
        return weightOf(m_found.at(row.finding));
    const Change &change = m_changes.at(m_entries.at(row.entry).change);
    const bool isOpen = change.isUnseen || change.tool < 0;
    return isOpen && change.difference.weight() >= ChangeWeight::Breaking ? FindingWeight::Warning
                                                                          : FindingWeight::Note;
}

void FindingModel::fill()
{
    beginResetModel();
    m_found = m_filter == Filter::Accepted  ? m_accepted
              : m_filter == Filter::Changes ? QList<ToolFinding>()
                                            : m_findings;
    if (const std::optional<FindingWeight> weight = weightOfFilter(m_filter))
        m_found.removeIf([&weight](const ToolFinding &one) { return weightOf(one) != *weight; });
    m_entries.clear();
    QList<Row> rows;
    QHash<ToolPlace, qsizetype> places;
    for (qsizetype i = 0; i < m_found.size(); ++i) {
        const ToolFinding &one = m_found.at(i);
        if (i == 0 || !isOfOneTool(m_found.at(i - 1), one)) {
            places.insert({one.catalog, one.tool}, m_entries.size());
            m_entries.append({one.catalog, one.tool, one.name});
        }
        rows.append({RowKind::Finding, m_entries.size() - 1, i});
    }
    const bool hasChanges = m_filter == Filter::All || m_filter == Filter::Changes;
    for (qsizetype i = 0; hasChanges && i < m_changes.size(); ++i) {
        const Change &one = m_changes.at(i);
        qsizetype entry = one.tool < 0 ? -1 : places.value({one.catalog, one.tool}, -1);
        if (entry < 0) {
            entry = m_entries.size();
            m_entries.append({one.catalog, one.tool, one.difference.name});
        }
        m_entries[entry].change = i;
        m_entries[entry].isUnseen = one.isUnseen;
        rows.append({RowKind::Change, entry});
    }
    const auto place = [this](const Row &row) { return std::tuple(-int(severityOf(row)), row.entry, row.kind); };
    std::stable_sort(rows.begin(), rows.end(),
                     [&place](const Row &one, const Row &other) { return place(one) < place(other); });
    m_rows.clear();
    m_rows.reserve(2 * rows.size());
    for (const Row &row : std::as_const(rows))
        addRow(row);
    endResetModel();
}

/// Below its tool, whose name comes again where another tool's rows stand between.
void FindingModel::addRow(const Row &row)
{
    if (m_rows.isEmpty() || m_rows.constLast().entry != row.entry) {
        m_lastTool = m_rows.size();
        m_rows.append({RowKind::Tool, row.entry});
    }
    m_rows[m_lastTool].count += row.kind == RowKind::Finding ? 1 : 0;
    m_rows.append(row);
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = std::max(80, (view ? view->viewport()->width() : option.rect.width()) - wordsLeft - findingSide);
    if (rowKind(index) == FindingModel::RowKind::Tool)
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
