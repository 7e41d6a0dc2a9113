// SPDX-License-Identifier: GPL-3.0-or-later
// One catalog judged whole: what is worth reading in it, what changed, what it costs. Made of values, for any thread.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/review/toolfindings.h"
#include "core/tool/acceptedfinding.h"

#include <QDateTime>
#include <QHash>
#include <QSet>

#include <optional>

namespace rc {

/// What a list shows of one tool.
struct ToolMark
{
    QByteArray hash;                              ///< toolHash()
    bool isNew = false;                           ///< not in any list before, and not looked at
    bool changed = false;                         ///< another definition than the one that was looked at last
    ChangeWeight weight = ChangeWeight::Harmless; ///< of the change
    qsizetype change = -1; ///< its place in CatalogReview::changes; -1 without one. Stays when it was looked at
    QDateTime since;       ///< when the earlier definition was seen first
    int findings = 0;      ///< without the accepted ones
    int accepted = 0;
    std::optional<FindingWeight> heaviest; ///< of the findings
    bool hiddenText = false;               ///< accepted or not
    qint64 bytes = 0;                      ///< toolCost()
    int tokens = 0;

    /// It is to be looked at before it is called.
    [[nodiscard]] bool isUnseen() const { return isNew || changed; }
    bool operator==(const ToolMark &) const = default;
};

struct CatalogReview
{
    CatalogKind kind;
    QUrl url;
    QList<ToolMark> marks; ///< in the order of ToolCatalog::tools
    QList<ToolFinding> findings;
    QList<ToolFinding> accepted;
    /// Against the list of `since`; of a tool that changed before that and was not looked at, against the list that
    /// had what was looked at.
    QList<ToolDifference> changes;
    QDateTime since; ///< when the list that it is compared with came; invalid: it is the first one, or incomplete
    /// What the server told a model first before it told what it tells now, and when; outside text. Null where it tells
    /// the same, or where that is not known.
    QString instructionsBefore = {};
    QDateTime instructionsSince = {};
    qint64 bytes = 0;
    qint64 tokens = 0;

    bool operator==(const CatalogReview &) const = default;
};

/// A list that was kept.
struct EarlierCatalog
{
    QDateTime at;
    QList<Tool> tools;
};

/// toolHash() by ToolKey::storedName().
using SeenTools = QHash<QString, QByteArray>;

struct ReviewMaterial
{
    QList<ToolCatalog> catalogs;   ///< all that are known: names may clash
    CatalogKind kind;              ///< the one to review; it is among them
    QList<EarlierCatalog> earlier; ///< newest first; the first one differs from the catalog
    QSet<AcceptedFinding> accepted;
    std::optional<SeenTools> seen; ///< nothing: no list of that endpoint was ever seen
    /// toolFindings(catalogs), for who has them already.
    std::optional<QList<ToolFinding>> findings;
};

/// Incomplete lists are not compared: what is missing in them was not removed.
[[nodiscard]] CatalogReview catalogReview(const ReviewMaterial &material);

/// What counts as looked at when an endpoint is first heard of: what was kept of it before, else all that is there.
[[nodiscard]] SeenTools firstSeen(const QList<Tool> &tools);

/// The marks once the tools of this name, or all, were looked at. Returns those that had not been.
SeenTools markLookedAt(CatalogReview &review, const QList<Tool> &tools, const std::optional<QString> &name);

/// Moves a finding between `findings` and `accepted`. False: it was not there.
[[nodiscard]] bool setAccepted(CatalogReview &review, const ToolFinding &finding, bool accepted);

[[nodiscard]] AcceptedFinding acceptable(const ToolFinding &finding, const QByteArray &definition);

} // namespace rc
