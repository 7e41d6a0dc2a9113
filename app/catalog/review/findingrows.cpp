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
    qsizetype tool; ///< in the order of their first rows
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
    findings.removeIf([filter](const ToolFinding &one) { return !isShown(one, filter); });
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

/// A change that breaks callers counts as a warning until it was reviewed.
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
        for (const ToolFinding &one : shownFindings(review, filter))
            rows.append({severityOf(one),
                         rankOf(review.kind, one.tool),
                         {FindingRow::Kind::Finding, review.kind, one.name, one, std::nullopt}});
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
    for (const RankedRow &one : std::as_const(ranked)) {
        if (one.row.change)
            changes.insert(one.tool, &one.row);
    }
    QHash<qsizetype, FindingRow> heads;
    for (const RankedRow &one : std::as_const(ranked)) {
        const FindingRow *change = changes.value(one.tool);
        heads.insert(one.tool, {FindingRow::Kind::Tool,
                                one.row.catalog,
                                one.row.name,
                                {},
                                change ? change->change : std::nullopt,
                                change && change->needsReview});
    }
    std::stable_sort(ranked.begin(), ranked.end(), [](const RankedRow &one, const RankedRow &other) {
        return std::tuple(other.severity, one.tool, one.row.kind) <
               std::tuple(one.severity, other.tool, other.row.kind);
    });
    QList<FindingRow> rows;
    rows.reserve(2 * ranked.size());
    qsizetype head = -1;
    qsizetype tool = -1;
    for (const RankedRow &one : std::as_const(ranked)) {
        if (one.tool != tool) {
            tool = one.tool;
            head = rows.size();
            rows.append(heads.value(tool));
        }
        rows[head].count += one.row.kind == FindingRow::Kind::Finding ? 1 : 0;
        rows.append(one.row);
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
