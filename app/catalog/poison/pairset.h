// SPDX-License-Identifier: GPL-3.0-or-later
// Which pairs of neighbours a text has: tells in no time that most phrases are not in it.
#pragma once

#include <QLatin1StringView>
#include <QStringView>

#include <array>

namespace rc {

class PairSet
{
public:
    PairSet() = default;
    explicit PairSet(QStringView text)
    {
        for (qsizetype i = 1; i < text.size(); ++i)
            set(placeOf(text.at(i - 1).unicode(), text.at(i).unicode()));
    }

    /// False: it does not. True: look.
    [[nodiscard]] bool mayHold(QLatin1StringView part) const
    {
        const qsizetype last = part.size() - 1;
        return last < 1 || (has(part, 1) && has(part, last) && has(part, (last + 1) / 2));
    }

private:
    static constexpr std::size_t size = 4096;

    static constexpr std::size_t placeOf(char16_t first, char16_t second)
    {
        return (std::size_t(first) * 67U + second) % size;
    }
    void set(std::size_t place) { m_bits.at(place / 64) |= quint64(1) << (place % 64); }
    [[nodiscard]] bool has(QLatin1StringView part, qsizetype second) const
    {
        const std::size_t place =
            placeOf(static_cast<uchar>(part.at(second - 1).toLatin1()), static_cast<uchar>(part.at(second).toLatin1()));
        return (m_bits.at(place / 64) >> (place % 64) & 1) != 0;
    }

    std::array<quint64, size / 64> m_bits{};
};

} // namespace rc
