// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/query/toolarrangement.h"

#include "core/words/enumtable.h"

#include <QHash>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Sort keys, computed once per tool; the text breaks ties of the number.
struct SortKey
{
    qint64 number = 0;
    QString text;
};

SortKey sortKey(const Tool &tool, const ToolMarks &marks, ToolOrder order)
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

/// The group of each tool, and the sorted groups.
struct Grouped
{
    QList<ToolGroup> groups;
    QList<qsizetype> ofTool;
};

Grouped byEffect(const QList<Tool> &tools)
{
    Grouped grouped;
    for (const ToolEffect effect : {ToolEffect::Reads, ToolEffect::Writes, ToolEffect::Destructive})
        grouped.groups.append({{}, effect});
    for (const Tool &tool : tools)
        grouped.ofTool.append(qsizetype(toolEffect(tool.annotations)));
    return grouped;
}

Grouped byPrefix(const QList<Tool> &tools)
{
    QHash<QString, qsizetype> counts;
    QStringList prefixes;
    prefixes.reserve(tools.size());
    for (const Tool &tool : tools) {
        prefixes.append(toolPrefix(tool.name).toCaseFolded());
        ++counts[prefixes.last()];
    }
    QStringList shared;
    for (auto one = counts.cbegin(); one != counts.cend(); ++one) {
        if (one.value() > 1 && !one.key().isEmpty())
            shared.append(one.key());
    }
    std::ranges::sort(shared);
    Grouped grouped;
    QHash<QString, qsizetype> places;
    for (const QString &prefix : std::as_const(shared)) {
        places.insert(prefix, grouped.groups.size());
        grouped.groups.append({prefix, {}});
    }
    grouped.groups.append(ToolGroup());
    for (const QString &prefix : std::as_const(prefixes))
        grouped.ofTool.append(places.value(prefix, shared.size()));
    return grouped;
}

constexpr std::array<EnumRow<ToolGrouping>, 3> groupingRows{{
    {ToolGrouping::Flat, "flat"_L1},
    {ToolGrouping::Prefix, "prefix"_L1},
    {ToolGrouping::Effect, "effect"_L1},
}};

constexpr std::array<EnumRow<ToolOrder>, 6> orderRows{{
    {ToolOrder::AsSent, "as-sent"_L1},
    {ToolOrder::ShownName, "shown-name"_L1},
    {ToolOrder::Name, "name"_L1},
    {ToolOrder::Effect, "effect"_L1},
    {ToolOrder::Size, "size"_L1},
    {ToolOrder::ChangedFirst, "changed-first"_L1},
}};

} // namespace

const std::array<ToolGrouping, 3> &toolGroupings()
{
    static constexpr auto all = idsOf(groupingRows);
    return all;
}

const std::array<ToolOrder, 6> &toolOrders()
{
    static constexpr auto all = idsOf(orderRows);
    return all;
}

QLatin1StringView wireWord(ToolGrouping grouping)
{
    return rowOf(groupingRows, grouping).word;
}

QLatin1StringView wireWord(ToolOrder order)
{
    return rowOf(orderRows, order).word;
}

ToolGrouping toolGroupingFromWord(QStringView word)
{
    return enumFromWord(groupingRows, word).value_or(ToolGrouping::Flat);
}

ToolOrder toolOrderFromWord(QStringView word)
{
    return enumFromWord(orderRows, word).value_or(ToolOrder::AsSent);
}

QString toolPrefix(const QString &name)
{
    const auto isSeparator = [](QChar c) { return c == u'_' || c == u'-' || c == u'.' || c == u'/'; };
    const auto separator = std::ranges::find_if(name, isSeparator);
    return separator == name.cend() ? QString() : name.left(separator - name.cbegin());
}

ToolArrangement arrangedTools(const QList<Tool> &tools, const QList<ToolMarks> &marks, ToolGrouping grouping,
                              ToolOrder order)
{
    const Grouped grouped = grouping == ToolGrouping::Prefix   ? byPrefix(tools)
                            : grouping == ToolGrouping::Effect ? byEffect(tools)
                                                               : Grouped();
    ToolArrangement arrangement{grouped.groups, {}};
    arrangement.places.reserve(tools.size());
    for (qsizetype i = 0; i < tools.size(); ++i)
        arrangement.places.append({i, grouped.ofTool.value(i, 0)});
    if (grouping == ToolGrouping::Flat && order == ToolOrder::AsSent)
        return arrangement;
    QList<SortKey> keys;
    keys.reserve(tools.size());
    for (qsizetype i = 0; i < tools.size(); ++i)
        keys.append(sortKey(tools.at(i), marks.value(i), order));
    std::ranges::sort(arrangement.places,
                      [&keys](const ToolArrangement::Place &one, const ToolArrangement::Place &other) {
                          if (one.group != other.group)
                              return one.group < other.group;
                          const SortKey &left = keys.at(one.tool);
                          const SortKey &right = keys.at(other.tool);
                          if (left.number != right.number)
                              return left.number < right.number;
                          // ties keep the order sent
                          return left.text != right.text ? left.text < right.text : one.tool < other.tool;
                      });
    return arrangement;
}

} // namespace rc
