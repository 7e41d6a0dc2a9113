// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/review/catalogreview.h"

#include "catalog/review/toolcost.h"
#include "core/tool/toolcatalog.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const ToolCatalog *catalogOf(const ReviewMaterial &material)
{
    const auto found = std::ranges::find(material.catalogs, material.kind, &ToolCatalog::kind);
    return found == material.catalogs.cend() ? nullptr : &*found;
}

/// Definitions by key, computed on first use.
class Lists
{
public:
    explicit Lists(const QList<EarlierCatalog> &earlier)
        : m_earlier(earlier)
    {
    }

    /// The definition in the newest list where `key` differs from `tool`.
    const Tool *otherDefinition(const QString &key, const Tool &tool, QDateTime &since)
    {
        for (qsizetype i = 0; i < m_earlier.size(); ++i) {
            const Tool *before = places(i).value(key, nullptr);
            if (before && before->raw != tool.raw && toolHash(*before) != toolHash(tool)) {
                since = m_earlier.at(i).at;
                return before;
            }
        }
        return nullptr;
    }

private:
    const QHash<QString, const Tool *> &places(qsizetype list)
    {
        while (m_places.size() <= list) {
            const QList<Tool> &tools = m_earlier.at(m_places.size()).tools;
            const QStringList keys = storedToolNames(tools);
            QHash<QString, const Tool *> places;
            for (qsizetype i = 0; i < tools.size(); ++i)
                places.insert(keys.at(i), &tools.at(i));
            m_places.append(places);
        }
        return m_places.at(list);
    }

    const QList<EarlierCatalog> &m_earlier;
    QList<QHash<QString, const Tool *>> m_places;
};

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

void addFindings(const ReviewMaterial &material, CatalogReview &review)
{
    const QList<ToolFinding> all = material.findings ? *material.findings : toolFindings(material.catalogs);
    for (const ToolFinding &finding : all) {
        if (finding.catalog != material.kind)
            continue;
        ToolMark &mark = review.marks[finding.tool];
        mark.hiddenText = mark.hiddenText || finding.rule == FindingRule::HiddenText;
        if (material.accepted.contains(acceptable(finding, mark.hash))) {
            review.accepted.append(finding);
            ++mark.accepted;
            continue;
        }
        review.findings.append(finding);
        ++mark.findings;
        const FindingWeight weight = weightOf(finding);
        mark.heaviest = std::max(mark.heaviest.value_or(weight), weight);
    }
}

/// The tool index of each change; equal names are matched in order.
QHash<QString, qsizetype> placesOfChanges(const QList<Tool> &before, const QList<Tool> &tools, const QStringList &keys,
                                          const CatalogReview &review)
{
    const QStringList keysBefore = storedToolNames(before);
    QHash<QString, const Tool *> definitions;
    for (qsizetype i = 0; i < before.size(); ++i)
        definitions.insert(keysBefore.at(i), &before.at(i));
    QHash<QString, QStringList> changed;
    QHash<QString, QStringList> added;
    for (qsizetype i = 0; i < tools.size(); ++i) {
        const Tool *earlier = definitions.value(keys.at(i), nullptr);
        if (!earlier)
            added[tools.at(i).name].append(keys.at(i));
        else if (earlier->raw != tools.at(i).raw && toolHash(*earlier) != review.marks.at(i).hash)
            changed[tools.at(i).name].append(keys.at(i));
    }
    QHash<QString, qsizetype> places;
    for (qsizetype i = 0; i < review.changes.size(); ++i) {
        const ToolDifference &one = review.changes.at(i);
        QHash<QString, QStringList> &waiting = one.fate == ToolFate::Added ? added : changed;
        if (one.fate != ToolFate::Removed && !waiting.value(one.name).isEmpty())
            places.insert(waiting[one.name].takeFirst(), i);
    }
    return places;
}

void addChanges(const ReviewMaterial &material, const QList<Tool> &tools, CatalogReview &review)
{
    const QStringList keys = storedToolNames(tools);
    QHash<QString, qsizetype> differences; // index in the changes, of changed and added tools, by key
    if (!material.earlier.isEmpty()) {
        const EarlierCatalog &last = material.earlier.first();
        review.since = last.at;
        review.changes = catalogDifference(last.tools, tools);
        differences = placesOfChanges(last.tools, tools, keys, review);
    }
    Lists lists(material.earlier);
    const SeenTools &seen = *material.seen;
    for (qsizetype i = 0; i < tools.size(); ++i) {
        ToolMark &mark = review.marks[i];
        const auto lookedAt = seen.constFind(keys.at(i));
        mark.change = differences.value(keys.at(i), -1);
        if (mark.change >= 0)
            mark.since = review.since;
        if (lookedAt == seen.cend()) {
            mark.isNew = true;
            continue;
        }
        mark.changed = *lookedAt != mark.hash;
        if (mark.changed && mark.change < 0) {
            // changed before the previous list
            QDateTime since;
            if (const Tool *before = lists.otherDefinition(keys.at(i), tools.at(i), since)) {
                mark.change = review.changes.size();
                mark.since = since;
                review.changes.append({tools.at(i).name, ToolFate::Changed, toolChanges(*before, tools.at(i))});
            }
        }
        if (mark.change >= 0)
            mark.weight = review.changes.at(mark.change).weight();
    }
}

} // namespace

SeenTools firstSeen(const QList<Tool> &tools)
{
    const QStringList keys = storedToolNames(tools);
    SeenTools seen;
    for (qsizetype i = 0; i < tools.size(); ++i)
        seen.insert(keys.at(i), toolHash(tools.at(i)));
    return seen;
}

AcceptedFinding acceptable(const ToolFinding &finding, const QByteArray &definition)
{
    return {finding.name, ruleRow(finding.rule).word, finding.where, definition};
}

CatalogReview catalogReview(const ReviewMaterial &material)
{
    CatalogReview review;
    review.kind = material.kind;
    const ToolCatalog *catalog = catalogOf(material);
    if (!catalog)
        return review;
    review.url = catalog->url;
    review.marks.resize(catalog->tools.size());
    addCosts(catalog->tools, review);
    addFindings(material, review);
    if (catalog->complete && material.seen)
        addChanges(material, catalog->tools, review);
    return review;
}

SeenTools markLookedAt(CatalogReview &review, const QList<Tool> &tools, const std::optional<QString> &name)
{
    const QStringList keys = storedToolNames(tools);
    SeenTools seen;
    for (qsizetype i = 0; i < tools.size() && i < review.marks.size(); ++i) {
        ToolMark &mark = review.marks[i];
        if (!mark.isUnseen() || (name && tools.at(i).name != *name))
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
    mark.heaviest.reset();
    for (const ToolFinding &one : review.findings) {
        if (one.tool != finding.tool)
            continue;
        const FindingWeight weight = weightOf(one);
        mark.heaviest = std::max(mark.heaviest.value_or(weight), weight);
    }
    return true;
}

} // namespace rc
