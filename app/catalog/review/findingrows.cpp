// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/findingrows.h"

#include <algorithm>
#include <tuple>

namespace rc {

namespace {

/// A row before it is sorted: by severity, then by tool.
struct RankedRow
{
    FindingSeverity severity;
    qsizetype tool; ///< rank of the tool, by its first row
    FindingRow row;
};

bool isShown(const ToolFinding &finding, FindingFilter filter)
{
    switch (filter) {
    case FindingFilter::Critical:
        return severityOf(finding) == FindingSeverity::Critical;
    case FindingFilter::Warnings:
        return severityOf(finding) == FindingSeverity::Warning;
    case FindingFilter::Notes:
        return severityOf(finding) == FindingSeverity::Info;
    case FindingFilter::Changes:
        return false;
    case FindingFilter::All:
    case FindingFilter::Accepted:
        break;
    }
    return true;
}

QList<ToolFinding> shownFindings(const CatalogReview &review, FindingFilter filter)
{
    QList<ToolFinding> findings = filter == FindingFilter::Accepted ? review.accepted : review.findings;
    findings.removeIf([filter](const ToolFinding &finding) { return !isShown(finding, filter); });
    return findings;
}

/// The index of each changed tool in its catalog; -1: removed.
QList<qsizetype> changedTools(const CatalogReview &review)
{
    QList<qsizetype> tools(review.changes.size(), -1);
    for (qsizetype tool = 0; tool < review.marks.size(); ++tool) {
        if (const qsizetype change = review.marks.at(tool).change; change >= 0)
            tools[change] = tool;
    }
    return tools;
}

/// A breaking change counts as a warning until it is reviewed.
FindingSeverity severityOf(const ToolDifference &change, bool isOpen)
{
    return isOpen && change.severity() >= ChangeSeverity::Breaking ? FindingSeverity::Warning : FindingSeverity::Info;
}

QList<RankedRow> rankedRows(const QList<CatalogReview> &reviews, FindingFilter filter)
{
    QList<RankedRow> rows;
    QHash<QPair<CatalogKind, qsizetype>, qsizetype> tools;
    qsizetype count = 0;
    const auto rankOf = [&](const CatalogKind &catalog, qsizetype tool) {
        const auto known = tools.constFind({catalog, tool});
        return known != tools.cend() ? *known : *tools.insert({catalog, tool}, count++);
    };
    for (const CatalogReview &review : reviews) {
        for (const ToolFinding &finding : shownFindings(review, filter))
            rows.append({severityOf(finding),
                         rankOf(review.kind, finding.tool),
                         {FindingRow::Kind::Finding, review.kind, finding.name, finding, std::nullopt}});
    }
    if (filter != FindingFilter::All && filter != FindingFilter::Changes)
        return rows;
    for (const CatalogReview &review : reviews) {
        const QList<qsizetype> changed = changedTools(review);
        for (qsizetype i = 0; i < changed.size(); ++i) {
            const qsizetype tool = changed.at(i);
            const ToolDifference &change = review.changes.at(i);
            const bool needsReview = tool >= 0 && review.marks.at(tool).needsReview();
            rows.append({severityOf(change, needsReview || tool < 0),
                         tool < 0 ? count++ : rankOf(review.kind, tool),
                         {FindingRow::Kind::Change, review.kind, change.name, {}, change, needsReview}});
        }
    }
    return rows;
}

} // namespace

QList<FindingRow> findingRows(const QList<CatalogReview> &reviews, FindingFilter filter)
{
    QList<RankedRow> ranked = rankedRows(reviews, filter);
    QHash<qsizetype, const FindingRow *> changes; // by tool
    for (const RankedRow &entry : std::as_const(ranked)) {
        if (entry.row.change)
            changes.insert(entry.tool, &entry.row);
    }
    QHash<qsizetype, FindingRow> heads;
    for (const RankedRow &entry : std::as_const(ranked)) {
        const FindingRow *change = changes.value(entry.tool);
        heads.insert(entry.tool, {FindingRow::Kind::Tool,
                                  entry.row.catalog,
                                  entry.row.name,
                                  {},
                                  change ? change->change : std::nullopt,
                                  change && change->needsReview});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const RankedRow &a, const RankedRow &b) {
        return std::tuple(b.severity, a.tool, a.row.kind) < std::tuple(a.severity, b.tool, b.row.kind);
    });
    QList<FindingRow> rows;
    rows.reserve(2 * ranked.size());
    qsizetype head = -1;
    qsizetype tool = -1;
    for (const RankedRow &entry : std::as_const(ranked)) {
        if (entry.tool != tool) {
            tool = entry.tool;
            head = rows.size();
            rows.append(heads.value(tool));
        }
        rows[head].count += entry.row.kind == FindingRow::Kind::Finding ? 1 : 0;
        rows.append(entry.row);
    }
    return rows;
}

qsizetype findingCount(const QList<CatalogReview> &reviews, FindingFilter filter)
{
    qsizetype count = 0;
    for (const CatalogReview &review : reviews)
        count += filter == FindingFilter::Changes ? review.changes.size() : shownFindings(review, filter).size();
    return count;
}

} // namespace rc
