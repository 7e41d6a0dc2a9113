// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/catalogreview.h"

#include "catalog/review/toolcost.h"
#include "core/tool/toolcatalog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const ToolCatalog *catalogOf(const ReviewInput &input)
{
    const auto found = std::ranges::find(input.catalogs, input.kind, &ToolCatalog::kind);
    return found == input.catalogs.cend() ? nullptr : &*found;
}

using Definitions = QHash<QString, const Tool *>; // by storedToolNames()

QList<Definitions> definitionsOf(const QList<EarlierCatalog> &earlier)
{
    QList<Definitions> lists;
    for (const EarlierCatalog &list : earlier) {
        const QStringList keys = storedToolNames(list.tools);
        Definitions definitions;
        for (qsizetype i = 0; i < keys.size(); ++i)
            definitions.insert(keys.at(i), &list.tools.at(i));
        lists.append(definitions);
    }
    return lists;
}

void addCosts(const QList<Tool> &tools, CatalogReview &review)
{
    for (qsizetype i = 0; i < tools.size(); ++i) {
        ToolMark &mark = review.marks[i];
        mark.hash = toolHash(tools.at(i));
        const ToolCost cost = toolCost(tools.at(i));
        mark.bytes = cost.bytes;
        mark.tokens = cost.tokens;
        review.bytes += cost.bytes;
        review.tokens += cost.tokens;
    }
}

void note(const ToolFinding &finding, ToolMark &mark)
{
    const FindingSeverity severity = severityOf(finding);
    mark.maxSeverity = std::max(mark.maxSeverity.value_or(severity), severity);
    mark.rules |= ruleBit(finding.rule);
}

void addFindings(const ReviewInput &input, CatalogReview &review)
{
    const QList<ToolFinding> all = input.findings ? *input.findings : toolFindings(input.catalogs);
    for (const ToolFinding &finding : all) {
        if (finding.catalog != input.kind)
            continue;
        ToolMark &mark = review.marks[finding.tool];
        mark.hiddenText = mark.hiddenText || finding.rule == FindingRule::HiddenText;
        if (input.accepted.contains(acceptanceKey(finding, mark.hash))) {
            review.accepted.append(finding);
            ++mark.accepted;
            continue;
        }
        review.findings.append(finding);
        ++mark.findings;
        note(finding, mark);
    }
}

void addChanges(const ReviewInput &input, const QList<Tool> &tools, CatalogReview &review)
{
    const QStringList keys = storedToolNames(tools);
    if (!input.earlier.isEmpty()) {
        const EarlierCatalog &last = input.earlier.first();
        review.since = last.at;
        review.changes = catalogDifference(last.tools, tools);
        for (qsizetype i = 0; i < review.changes.size(); ++i) {
            if (const qsizetype index = review.changes.at(i).index; index >= 0) {
                review.marks[index].change = i;
                review.marks[index].since = last.at;
            }
        }
    }
    QList<Definitions> lists; // only if needed
    const ReviewedTools &seen = *input.seen;
    for (qsizetype i = 0; i < tools.size(); ++i) {
        ToolMark &mark = review.marks[i];
        const auto reviewed = seen.constFind(keys.at(i));
        if (reviewed == seen.cend()) {
            mark.isNew = true;
            continue;
        }
        mark.changed = *reviewed != mark.hash;
        if (mark.changed && mark.change < 0) {
            // changed before the previous list
            if (lists.isEmpty())
                lists = definitionsOf(input.earlier);
            const auto differs = [&](const Definitions &list) {
                const Tool *before = list.value(keys.at(i), nullptr);
                return before && before->raw != tools.at(i).raw && toolHash(*before) != mark.hash;
            };
            if (const auto list = std::ranges::find_if(std::as_const(lists), differs); list != lists.cend()) {
                mark.change = review.changes.size();
                mark.since = input.earlier.at(list - lists.cbegin()).at;
                review.changes.append(
                    {tools.at(i).name, DifferenceKind::Changed, toolChanges(*list->value(keys.at(i)), tools.at(i)), i});
            }
        }
        if (mark.change >= 0)
            mark.severity = review.changes.at(mark.change).severity();
    }
}

} // namespace

ReviewedTools initiallyReviewed(const QList<Tool> &tools)
{
    const QStringList keys = storedToolNames(tools);
    ReviewedTools seen;
    for (qsizetype i = 0; i < tools.size(); ++i)
        seen.insert(keys.at(i), toolHash(tools.at(i)));
    return seen;
}

AcceptedFinding acceptanceKey(const ToolFinding &finding, const QByteArray &definition)
{
    return {finding.name, ruleRow(finding.rule).word, finding.where, definition};
}

CatalogReview catalogReview(const ReviewInput &input)
{
    CatalogReview review;
    review.kind = input.kind;
    const ToolCatalog *catalog = catalogOf(input);
    if (!catalog)
        return review;
    review.url = catalog->url;
    review.marks.resize(catalog->tools.size());
    addCosts(catalog->tools, review);
    addFindings(input, review);
    if (catalog->complete && input.seen)
        addChanges(input, catalog->tools, review);
    return review;
}

ReviewedTools markReviewed(CatalogReview &review, const QList<Tool> &tools, const std::optional<QString> &name)
{
    const QStringList keys = storedToolNames(tools);
    ReviewedTools seen;
    for (qsizetype i = 0; i < tools.size() && i < review.marks.size(); ++i) {
        ToolMark &mark = review.marks[i];
        if (!mark.needsReview() || (name && tools.at(i).name != *name))
            continue;
        seen.insert(keys.at(i), mark.hash);
        mark.isNew = false;
        mark.changed = false;
    }
    return seen;
}

bool setAccepted(CatalogReview &review, const ToolFinding &finding, bool accepted)
{
    QList<ToolFinding> &from = accepted ? review.findings : review.accepted;
    QList<ToolFinding> &to = accepted ? review.accepted : review.findings;
    if (!from.removeOne(finding))
        return false;
    // insert in the order of the tools
    to.insert(std::ranges::upper_bound(to, finding.tool, {}, &ToolFinding::tool), finding);
    ToolMark &mark = review.marks[finding.tool];
    mark.findings += accepted ? -1 : 1;
    mark.accepted += accepted ? 1 : -1;
    mark.maxSeverity.reset();
    mark.rules = 0;
    for (const ToolFinding &remaining : review.findings) {
        if (remaining.tool == finding.tool)
            note(remaining, mark);
    }
    return true;
}

} // namespace rc
