// SPDX-License-Identifier: GPL-3.0-or-later
#include "insight/toolarrangement.h"

#include <QHash>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// What is compared, made once for each tool; the text decides where the number does not.
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

/// The group of each tool, and the groups in their order.
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
    std::sort(shared.begin(), shared.end());
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

template<typename Choice, size_t count>
Choice choiceFromWord(const std::array<Choice, count> &choices, QStringView word)
{
    const auto found =
        std::find_if(choices.begin(), choices.end(), [word](Choice choice) { return wireWord(choice) == word; });
    return found == choices.end() ? choices.front() : *found;
}

} // namespace

const std::array<ToolGrouping, 3> &toolGroupings()
{
    static constexpr std::array<ToolGrouping, 3> all{ToolGrouping::Flat, ToolGrouping::Prefix, ToolGrouping::Effect};
    return all;
}

const std::array<ToolOrder, 6> &toolOrders()
{
    static constexpr std::array<ToolOrder, 6> all{ToolOrder::AsSent, ToolOrder::ShownName, ToolOrder::Name,
                                                  ToolOrder::Effect, ToolOrder::Size,      ToolOrder::ChangedFirst};
    return all;
}

QLatin1StringView wireWord(ToolGrouping grouping)
{
    switch (grouping) {
    case ToolGrouping::Flat:
        return "flat"_L1;
    case ToolGrouping::Prefix:
        return "prefix"_L1;
    case ToolGrouping::Effect:
        return "effect"_L1;
    }
    Q_UNREACHABLE();
}

QLatin1StringView wireWord(ToolOrder order)
{
    switch (order) {
    case ToolOrder::AsSent:
        return "as-sent"_L1;
    case ToolOrder::ShownName:
        return "shown-name"_L1;
    case ToolOrder::Name:
        return "name"_L1;
    case ToolOrder::Effect:
        return "effect"_L1;
    case ToolOrder::Size:
        return "size"_L1;
    case ToolOrder::ChangedFirst:
        return "changed-first"_L1;
    }
    Q_UNREACHABLE();
}

ToolGrouping toolGroupingFromWord(QStringView word)
{
    return choiceFromWord(toolGroupings(), word);
}

ToolOrder toolOrderFromWord(QStringView word)
{
    return choiceFromWord(toolOrders(), word);
}

QString toolPrefix(const QString &name)
{
    const auto isSeparator = [](QChar c) { return c == u'_' || c == u'-' || c == u'.' || c == u'/'; };
    const auto separator = std::find_if(name.cbegin(), name.cend(), isSeparator);
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
    std::sort(arrangement.places.begin(), arrangement.places.end(),
              [&keys](const ToolArrangement::Place &one, const ToolArrangement::Place &other) {
                  if (one.group != other.group)
                      return one.group < other.group;
                  const SortKey &left = keys.at(one.tool);
                  const SortKey &right = keys.at(other.tool);
                  if (left.number != right.number)
                      return left.number < right.number;
                  // what is equal stays as sent
                  return left.text != right.text ? left.text < right.text : one.tool < other.tool;
              });
    return arrangement;
}

} // namespace rc
