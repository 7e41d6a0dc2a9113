// SPDX-License-Identifier: GPL-3.0-or-later
// The order of the tools in a catalog. Pure.
#pragma once

#include "catalog/query/toolquery.h"
#include "core/tool/tool.h"

#include <QList>

#include <array>

namespace rc {

enum class ToolOrder {
    AsSent,
    ShownName,
    Name,
    Effect,      ///< destructive first
    Size,        ///< most context tokens first, else the largest definition
    ChangedFirst ///< then new ones
};

[[nodiscard]] const std::array<ToolOrder, 6> &toolOrders();
[[nodiscard]] QLatin1StringView wireWord(ToolOrder order);   ///< for the settings
[[nodiscard]] ToolOrder toolOrderFromWord(QStringView word); ///< AsSent if unknown

/// The indexes of the tools. `marks`: one for each tool, or empty. Ties keep the order sent.
[[nodiscard]] QList<qsizetype> sortedTools(const QList<Tool> &tools, const QList<ToolMark> &marks, ToolOrder order);

} // namespace rc
