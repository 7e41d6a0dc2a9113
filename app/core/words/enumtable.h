// SPDX-License-Identifier: GPL-3.0-or-later
// Tables with a row for each enumerator: its name on the wire, in files and on screen.
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <algorithm>
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

/// The enumerator for `word`.
template<typename Table, typename Row, typename Enum>
[[nodiscard]] std::optional<Enum> enumFromWord(const Table &table, Enum Row::*id, QLatin1StringView Row::*word,
                                               QStringView written, Qt::CaseSensitivity cases = Qt::CaseSensitive)
{
    const auto found =
        std::ranges::find_if(table, [&](const Row &row) { return written.compare(row.*word, cases) == 0; });
    return found == table.end() ? std::nullopt : std::optional((*found).*id);
}

} // namespace rc
