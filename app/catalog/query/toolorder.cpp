// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/query/toolorder.h"

#include "core/words/enumtable.h"

#include <algorithm>
#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Sort keys, computed once per tool; the text breaks ties of the number.
struct SortKey
{
    qint64 number = 0;
    QString text;
};

SortKey sortKey(const Tool &tool, const ToolMark &marks, ToolOrder order)
{
    switch (order) {
    case ToolOrder::AsSent:
        return {};
    case ToolOrder::ShownName:
        return {0, tool.shownName().toCaseFolded()};
    case ToolOrder::Name:
        return {0, tool.name.toCaseFolded()};
    case ToolOrder::Effect:
        return {-qint64(toolEffect(tool.annotations)), {}};
    case ToolOrder::Size:
        return {-qint64(marks.tokens > 0 ? marks.tokens : tool.raw.size()), {}};
    case ToolOrder::ChangedFirst:
        return {marks.changed ? 0 : marks.isNew ? 1 : 2, {}};
    }
    Q_UNREACHABLE();
}

constexpr std::array<EnumRow<ToolOrder>, 6> orderRows{{
    {ToolOrder::AsSent, "as-sent"_L1},
    {ToolOrder::ShownName, "shown-name"_L1},
    {ToolOrder::Name, "name"_L1},
    {ToolOrder::Effect, "effect"_L1},
    {ToolOrder::Size, "size"_L1},
    {ToolOrder::ChangedFirst, "changed-first"_L1},
}};

} // namespace

const std::array<ToolOrder, 6> &toolOrders()
{
    static constexpr auto all = idsOf(orderRows);
    return all;
}

QLatin1StringView wireWord(ToolOrder order)
{
    return rowOf(orderRows, order).word;
}

ToolOrder toolOrderFromWord(QStringView word)
{
    return enumFromWord(orderRows, word).value_or(ToolOrder::AsSent);
}

QList<qsizetype> sortedTools(const QList<Tool> &tools, const QList<ToolMark> &marks, ToolOrder order)
{
    QList<qsizetype> indexes(tools.size());
    std::iota(indexes.begin(), indexes.end(), 0);
    if (order == ToolOrder::AsSent)
        return indexes;
    QList<SortKey> keys;
    keys.reserve(tools.size());
    for (qsizetype i = 0; i < tools.size(); ++i)
        keys.append(sortKey(tools.at(i), marks.value(i), order));
    std::ranges::sort(indexes, [&keys](qsizetype a, qsizetype b) {
        const SortKey &left = keys.at(a);
        const SortKey &right = keys.at(b);
        if (left.number != right.number)
            return left.number < right.number;
        return left.text != right.text ? left.text < right.text : a < b;
    });
    return indexes;
}

} // namespace rc
