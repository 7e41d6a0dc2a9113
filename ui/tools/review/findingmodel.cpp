// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/findingmodel.h"

#include "core/stablesort.h"
#include "core/words/displaytext.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/findingrows.h"
#include "ui/widgets/kit.h"

#include <algorithm>

namespace rc {

FindingModel::FindingModel(const Theme &theme, QObject *parent)
    : QAbstractTableModel(parent)
    , m_theme(theme)
{
}

int FindingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FindingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant FindingModel::data(const QModelIndex &index, int role) const
{
    constexpr qsizetype longest = 300;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ToolFinding &finding = m_rows.at(index.row());
    const FindingRuleRow &rule = ruleRow(finding.rule);
    const FindingWeight weight = weightOf(finding);
    const QString what = displayText(finding.what, LineBreaks::Mark, longest);
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == WeightColumn ? findingWeightName(weight)
               : index.column() == ToolColumn ? displayText(finding.name, LineBreaks::Mark, longest)
               : index.column() == RuleColumn ? QString(rule.word)
                                              : what;
    case Qt::DecorationRole:
        return index.column() == WeightColumn ? QVariant(m_theme.icon(iconName(weight), tokenFor(weight))) : QVariant();
    case Qt::TextAlignmentRole:
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    case Qt::ToolTipRole: // of a cell that is too narrow, and of the columns that are not seen
        return plainToolTip(tr("%1, %2: %3", "weight, rule, finding").arg(findingWeightName(weight), rule.word, what));
    default:
        return {};
    }
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeading | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    return section == WeightColumn ? tr("Severity")
           : section == ToolColumn ? tr("Tool")
           : section == RuleColumn ? tr("Rule")
                                   : tr("Finding");
}

void FindingModel::setFindings(const QList<ToolFinding> &findings, const QList<ToolFinding> &accepted)
{
    m_findings = findings;
    m_accepted = accepted;
    fill();
}

void FindingModel::setFilter(const Filter &filter)
{
    m_filter = filter;
    fill();
}

qsizetype FindingModel::count(const Filter &filter) const
{
    if (filter.accepted)
        return m_accepted.size();
    return std::count_if(m_findings.cbegin(), m_findings.cend(), [&filter](const ToolFinding &one) {
        return !filter.weight || weightOf(one) == *filter.weight;
    });
}

/// The heaviest first, each weight in the order of the tools.
void FindingModel::fill()
{
    beginResetModel();
    m_rows = m_filter.accepted ? m_accepted : m_findings;
    if (m_filter.weight)
        m_rows.removeIf([this](const ToolFinding &one) { return weightOf(one) != *m_filter.weight; });
    sortStably(m_rows,
               [](const ToolFinding &one, const ToolFinding &other) { return weightOf(one) > weightOf(other); });
    endResetModel();
}

} // namespace rc

#include "moc_findingmodel.cpp"
