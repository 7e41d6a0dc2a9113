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

/// A breaking change counts as a warning until it is reviewed.
FindingSeverity severityOf(const ToolDifference &change, bool isOpen)
{
    return isOpen && change.severity() >= ChangeSeverity::Breaking ? FindingSeverity::Warning : FindingSeverity::Info;
}

/// In the order of the catalogs, findings first.
QList<RankedRow> rankedRows(const QList<CatalogReview> &reviews, FindingFilter filter)
{
    QList<RankedRow> rows;
    QHash<QPair<CatalogKind, qsizetype>, qsizetype> ranks;
    const auto rankOf = [&ranks](const CatalogKind &catalog, qsizetype tool) {
        const auto known = ranks.constFind({catalog, tool});
        return known != ranks.cend() ? *known : *ranks.insert({catalog, tool}, ranks.size());
    };
    for (const CatalogReview &review : reviews) {
        for (const ToolFinding &finding : shownFindings(review, filter)) {
            FindingRow row{FindingRow::Kind::Finding, review.kind, finding.name, finding, {}};
            if (const ToolMark &mark = review.marks.at(finding.tool); mark.change >= 0) {
                row.change = review.changes.at(mark.change);
                row.needsReview = mark.needsReview();
            }
            rows.append({severityOf(finding), rankOf(review.kind, finding.tool), row});
        }
    }
    if (filter != FindingFilter::All && filter != FindingFilter::Changes)
        return rows;
    for (const CatalogReview &review : reviews) {
        for (qsizetype i = 0; i < review.changes.size(); ++i) {
            const ToolDifference &change = review.changes.at(i);
            const bool isRemoved = change.index < 0;
            const bool needsReview = !isRemoved && review.marks.at(change.index).needsReview();
            rows.append({severityOf(change, needsReview || isRemoved),
                         rankOf(review.kind, isRemoved ? -1 - i : change.index),
                         {FindingRow::Kind::Change, review.kind, change.name, {}, change, needsReview}});
        }
    }
    return rows;
}

} // namespace

QList<FindingRow> findingRows(const QList<CatalogReview> &reviews, FindingFilter filter)
{
    QList<RankedRow> ranked = rankedRows(reviews, filter);
    std::ranges::stable_sort(ranked, [](const RankedRow &a, const RankedRow &b) {
        return std::tuple(b.severity, a.tool, a.row.kind) < std::tuple(a.severity, b.tool, b.row.kind);
    });
    QList<FindingRow> rows;
    qsizetype head = -1;
    qsizetype tool = -1;
    for (const RankedRow &entry : std::as_const(ranked)) {
        if (entry.tool != tool) {
            tool = entry.tool;
            head = rows.size();
            rows.append(entry.row);
            rows[head].kind = FindingRow::Kind::Tool;
            rows[head].finding = {};
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
