// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/findingmodel.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/tools/review/findingrows.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longestFinding = 4000; // whole, but for what nobody would read
constexpr qsizetype longestName = 200;

bool isOfOneTool(const ToolFinding &one, const ToolFinding &other)
{
    return one.catalog == other.catalog && one.tool == other.tool;
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

QString FindingModel::textOf(const Row &row) const
{
    const ToolFinding &finding = m_found.at(row.finding);
    switch (row.kind) {
    case RowKind::Tool:
        return displayText(finding.name, LineBreaks::Mark, longestName);
    case RowKind::Folded:
        return tr("%n info finding(s)", nullptr, row.count);
    case RowKind::Finding:
        break;
    }
    const QString what = displayText(finding.what, LineBreaks::Mark, longestFinding);
    return sentencesText({what, finding.harm});
}

QString FindingModel::asideOf(const Row &row) const
{
    const ToolFinding &finding = m_found.at(row.finding);
    if (row.kind == RowKind::Tool)
        return tr("%n finding(s)", nullptr, row.count);
    if (row.kind == RowKind::Folded)
        return {};
    QStringList parts{ruleRow(finding.rule).word, displayText(finding.where, LineBreaks::Mark, longestName),
                      listText(finding.signs)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QVariant FindingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    const FindingWeight weight = weightOf(m_found.at(row.finding));
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row);
    case AsideRole:
        return asideOf(row);
    case KindRole:
        return int(row.kind);
    case WeightRole:
        return int(weight);
    case Qt::AccessibleTextRole:
        return row.kind == RowKind::Finding
                   ? tr("%1: %2", "severity, finding").arg(findingWeightName(weight), textOf(row)) + u' ' + asideOf(row)
               : row.kind == RowKind::Tool ? listText({textOf(row), asideOf(row)})
                                           : textOf(row);
    default:
        return {};
    }
}

void FindingModel::setFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted)
{
    if (findings == m_findings && accepted == m_accepted)
        return; // whoever reads them stays where he is
    m_findings = findings;
    m_accepted = accepted;
    fill();
}

void FindingModel::setFilter(const Filter &filter)
{
    m_filter = filter;
    fill();
}

void FindingModel::unfold(int row)
{
    if (m_rows.at(row).kind != RowKind::Folded)
        return;
    const ToolFinding &first = finding(row);
    const ToolPlace place{first.catalog, first.tool};
    const int count = m_rows.at(row).count;
    const bool wasFolded = !m_unfolded.contains(place);
    if (wasFolded) {
        m_unfolded.insert(place);
        beginInsertRows({}, row + 1, row + count);
        for (int i = 0; i < count; ++i)
            m_rows.insert(row + 1 + i, {RowKind::Finding, m_rows.at(row).finding + i, 0});
        endInsertRows();
    } else {
        m_unfolded.remove(place);
        beginRemoveRows({}, row + 1, row + count);
        m_rows.remove(row + 1, count);
        endRemoveRows();
    }
}

qsizetype FindingModel::count(const Filter &filter) const
{
    if (filter.accepted)
        return m_accepted.size();
    return std::count_if(m_findings.cbegin(), m_findings.cend(), [&filter](const ToolFinding &one) {
        return !filter.weight || weightOf(one) == *filter.weight;
    });
}

void FindingModel::fill()
{
    beginResetModel();
    QList<ToolFinding> found = m_filter.accepted ? m_accepted : m_findings;
    if (m_filter.weight)
        found.removeIf([this](const ToolFinding &one) { return weightOf(one) != *m_filter.weight; });
    // Each tool's own, the gravest first; then the tools by their gravest.
    struct Group
    {
        qsizetype from;
        qsizetype to;
        FindingWeight gravest;
    };
    QList<Group> groups;
    for (qsizetype from = 0; from < found.size();) {
        qsizetype to = from;
        FindingWeight gravest = FindingWeight::Note;
        for (; to < found.size() && isOfOneTool(found.at(from), found.at(to)); ++to)
            gravest = std::max(gravest, weightOf(found.at(to)));
        groups.append({from, to, gravest});
        from = to;
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const Group &one, const Group &other) { return one.gravest > other.gravest; });
    m_found.clear();
    m_found.reserve(found.size());
    m_rows.clear();
    for (const Group &group : std::as_const(groups)) {
        QList<ToolFinding> own = found.mid(group.from, group.to - group.from);
        std::stable_sort(own.begin(), own.end(), [](const ToolFinding &one, const ToolFinding &other) {
            return weightOf(one) > weightOf(other);
        });
        const qsizetype from = m_found.size();
        m_found += own;
        addTool(from, m_found.size());
    }
    endResetModel();
}

void FindingModel::addTool(qsizetype from, qsizetype to)
{
    m_rows.append({RowKind::Tool, from, int(to - from)});
    qsizetype next = from;
    const bool folds = !m_filter.weight && !m_filter.accepted;
    while (next < to && (!folds || weightOf(m_found.at(next)) != FindingWeight::Note))
        m_rows.append({RowKind::Finding, next++, 0});
    if (next == to)
        return;
    m_rows.append({RowKind::Folded, next, int(to - next)});
    if (m_unfolded.contains({m_found.at(next).catalog, m_found.at(next).tool})) {
        for (; next < to; ++next)
            m_rows.append({RowKind::Finding, next, 0});
    }
}

} // namespace rc

#include "moc_findingmodel.cpp"
