// SPDX-License-Identifier: GPL-3.0-or-later
// The order and grouping of the tools in a catalog. Pure.
#pragma once

#include "catalog/query/toolquery.h"
#include "core/tool/tool.h"

#include <QList>

#include <array>
#include <optional>

namespace rc {

enum class ToolGrouping {
    Flat,
    Prefix, ///< the name up to its first _ - . or /
    Effect  ///< reads, writes, destructive
};

enum class ToolOrder {
    AsSent,
    ShownName,
    Name,
    Effect,      ///< destructive first
    Size,        ///< most context tokens first, else the largest definition
    ChangedFirst ///< then new ones
};

[[nodiscard]] const std::array<ToolGrouping, 3> &toolGroupings();
[[nodiscard]] const std::array<ToolOrder, 6> &toolOrders();
[[nodiscard]] QLatin1StringView wireWord(ToolGrouping grouping); ///< for the settings
[[nodiscard]] QLatin1StringView wireWord(ToolOrder order);
[[nodiscard]] ToolGrouping toolGroupingFromWord(QStringView word); ///< Flat if unknown
[[nodiscard]] ToolOrder toolOrderFromWord(QStringView word);       ///< AsSent if unknown

/// `name` up to its first separator; empty if there is none.
[[nodiscard]] QString toolPrefix(const QString &name);

struct ToolGroup
{
    QString prefix;                   ///< outside text; empty: the group of unshared prefixes
    std::optional<ToolEffect> effect; ///< for groups by effect

    bool operator==(const ToolGroup &) const = default;
};

struct ToolArrangement
{
    struct Place
    {
        qsizetype tool = 0;  ///< index in the catalog
        qsizetype group = 0; ///< index in `groups`

        bool operator==(const Place &) const = default;
    };

    QList<ToolGroup> groups; ///< empty if flat
    QList<Place> places;     ///< every tool once, group by group
};

/// `marks`: one for each tool, or empty. Ties keep the order sent. A prefix of a single tool is not a group: those
/// tools come last, together.
[[nodiscard]] ToolArrangement arrangedTools(const QList<Tool> &tools, const QList<ToolMarks> &marks,
                                            ToolGrouping grouping, ToolOrder order);

} // namespace rc
