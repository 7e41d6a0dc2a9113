// SPDX-License-Identifier: GPL-3.0-or-later
// The review of one catalog: findings, changes, costs. Values only, so it can run in any thread.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/toolfindings.h"
#include "core/tool/toolcatalog.h"

#include <QDateTime>
#include <QHash>
#include <QSet>

#include <optional>

namespace rc {

/// The data shown for a tool in a list.
struct ToolMark
{
    QByteArray hash = {};                               ///< toolHash()
    bool isNew = false;                                 ///< in no earlier list, and not reviewed
    bool changed = false;                               ///< differs from the last reviewed definition
    ChangeSeverity severity = ChangeSeverity::Harmless; ///< severity of the change
    qsizetype change = -1; ///< its index in CatalogReview::changes; -1 if there is none. Kept after review
    QDateTime since = {};  ///< when the earlier definition was first seen
    int findings = 0;      ///< without accepted ones
    int accepted = 0;
    std::optional<FindingSeverity> maxSeverity = {}; ///< of the findings
    quint64 rules = 0;                               ///< a bit for each rule with a finding: ruleBit()
    bool hiddenText = false;                         ///< accepted or not
    qint64 bytes = 0;                                ///< toolCost()
    int tokens = 0;

    /// Needs a review before it is called.
    [[nodiscard]] bool needsReview() const { return isNew || changed; }
    bool operator==(const ToolMark &) const = default;
};

static_assert(findingRuleCount <= 64);
[[nodiscard]] constexpr quint64 ruleBit(FindingRule rule)
{
    return quint64(1) << quint64(rule);
}

struct CatalogReview
{
    CatalogKind kind;
    QUrl url;
    QList<ToolMark> marks; ///< in the order of ToolCatalog::tools
    QList<ToolFinding> findings;
    QList<ToolFinding> accepted;
    /// Compared with the list of `since`; a tool that changed earlier and was not reviewed is compared with the list
    /// that has its reviewed definition.
    QList<ToolDifference> changes;
    QDateTime since; ///< time of the list compared with; invalid for a first or incomplete list
    /// The previous instructions of the server, and their time; outside text. Null if unchanged or unknown.
    QString instructionsBefore = {};
    QDateTime instructionsSince = {};
    qint64 bytes = 0;
    qint64 tokens = 0;

    bool operator==(const CatalogReview &) const = default;
};

/// A stored list.
struct EarlierCatalog
{
    QDateTime at;
    QList<Tool> tools;
};

/// toolHash() by ToolKey::storedName().
using ReviewedTools = QHash<QString, QByteArray>;

struct ReviewInput
{
    QList<ToolCatalog> catalogs;   ///< all known catalogs, because names may clash
    CatalogKind kind;              ///< the catalog to review, one of `catalogs`
    QList<EarlierCatalog> earlier; ///< newest first; the first one differs from the catalog
    QSet<AcceptedFinding> accepted;
    std::optional<ReviewedTools> seen; ///< nullopt: no list of that endpoint was ever seen
    /// toolFindings(catalogs), if already computed.
    std::optional<QList<ToolFinding>> findings;
};

/// Incomplete lists are not compared, since a missing tool was not necessarily removed.
[[nodiscard]] CatalogReview catalogReview(const ReviewInput &material);

/// The tools that count as reviewed for a new endpoint: those of the stored list, else all current ones.
[[nodiscard]] ReviewedTools initiallyReviewed(const QList<Tool> &tools);

/// Marks the tools with this name, or all, as reviewed. Returns those that were not.
ReviewedTools markReviewed(CatalogReview &review, const QList<Tool> &tools, const std::optional<QString> &name);

/// Moves a finding between `findings` and `accepted`. False if it was not found.
[[nodiscard]] bool setAccepted(CatalogReview &review, const ToolFinding &finding, bool accepted);

[[nodiscard]] AcceptedFinding acceptanceKey(const ToolFinding &finding, const QByteArray &definition);

} // namespace rc
