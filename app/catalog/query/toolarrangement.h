// SPDX-License-Identifier: GPL-3.0-or-later
// In which order and in which groups the tools of a catalog are listed. Pure.
#pragma once

#include "catalog/query/toolquery.h"
#include "core/tool/tool.h"

#include <QList>

#include <array>
#include <optional>

namespace rc {

enum class ToolGrouping {
    Flat,
    Prefix, ///< what the name has before its first _ - . or /
    Effect  ///< reads, writes, destructive
};

enum class ToolOrder {
    AsSent,
    ShownName,
    Name,
    Effect,      ///< what destroys comes first
    Size,        ///< what takes most of a model's context first, else the largest definition
    ChangedFirst ///< and new ones after them
};

[[nodiscard]] const std::array<ToolGrouping, 3> &toolGroupings();
[[nodiscard]] const std::array<ToolOrder, 6> &toolOrders();
[[nodiscard]] QLatin1StringView wireWord(ToolGrouping grouping); ///< as kept in the settings
[[nodiscard]] QLatin1StringView wireWord(ToolOrder order);
[[nodiscard]] ToolGrouping toolGroupingFromWord(QStringView word); ///< Flat for an unknown one
[[nodiscard]] ToolOrder toolOrderFromWord(QStringView word);       ///< AsSent for an unknown one

/// What `name` has before its first separator; empty without one.
[[nodiscard]] QString toolPrefix(const QString &name);

struct ToolGroup
{
    QString prefix;                   ///< outside text; empty: names that share none
    std::optional<ToolEffect> effect; ///< of groups by effect

    bool operator==(const ToolGroup &) const = default;
};

struct ToolArrangement
{
    struct Place
    {
        qsizetype tool = 0;  ///< in the catalog
        qsizetype group = 0; ///< in `groups`

        bool operator==(const Place &) const = default;
    };

    QList<ToolGroup> groups; ///< none when flat
    QList<Place> places;     ///< every tool once, group by group
};

/// `marks`: one for each tool, or none. Tools that compare equal stay in the order sent. A prefix that only one tool
/// has is no group: those come last, together.
[[nodiscard]] ToolArrangement arrangedTools(const QList<Tool> &tools, const QList<ToolMarks> &marks,
                                            ToolGrouping grouping, ToolOrder order);

} // namespace rc
