// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with a row for each enumerator: its name on the wire, in files and on screen.
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <algorithm>
#include <array>
#include <optional>

namespace rc {

/// The first row whose `member` equals `value`; nullptr if there is none.
template<typename Table, typename Row, typename Member, typename Value>
[[nodiscard]] const Row *findRow(const Table &table, Member Row::*member, const Value &value)
{
    const auto found = std::ranges::find_if(table, [&](const Row &row) { return row.*member == value; });
    return found == table.end() ? nullptr : &*found;
}

/// Same for a table with a row for every enumerator.
template<typename Table, typename Row, typename Member, typename Value>
[[nodiscard]] const Row &rowOf(const Table &table, Member Row::*member, const Value &value)
{
    const Row *row = findRow(table, member, value);
    Q_ASSERT(row);
    return *row;
}

/// The usual row: an enumerator, its word on the wire and in files, and its name in English.
template<typename Enum>
struct EnumRow
{
    Enum id;
    QLatin1StringView word;
    const char *name = nullptr;
};

template<typename Enum, std::size_t count>
[[nodiscard]] const EnumRow<Enum> &rowOf(const std::array<EnumRow<Enum>, count> &table, Enum id)
{
    return rowOf(table, &EnumRow<Enum>::id, id);
}

/// The enumerators of a table, in its order.
template<typename Enum, std::size_t count>
[[nodiscard]] constexpr std::array<Enum, count> idsOf(const std::array<EnumRow<Enum>, count> &table)
{
    std::array<Enum, count> ids{};
    std::ranges::transform(table, ids.begin(), &EnumRow<Enum>::id);
    return ids;
}

/// The enumerator for `word`.
template<typename Table, typename Row, typename Enum>
[[nodiscard]] std::optional<Enum> enumFromWord(const Table &table, Enum Row::*id, QLatin1StringView Row::*word,
                                               QStringView written, Qt::CaseSensitivity cases = Qt::CaseSensitive)
{
    const auto found =
        std::ranges::find_if(table, [&](const Row &row) { return written.compare(row.*word, cases) == 0; });
    return found == table.end() ? std::nullopt : std::optional((*found).*id);
}

template<typename Enum, std::size_t count>
[[nodiscard]] std::optional<Enum> enumFromWord(const std::array<EnumRow<Enum>, count> &table, QStringView written,
                                               Qt::CaseSensitivity cases = Qt::CaseSensitive)
{
    return enumFromWord(table, &EnumRow<Enum>::id, &EnumRow<Enum>::word, written, cases);
}

} // namespace rc
