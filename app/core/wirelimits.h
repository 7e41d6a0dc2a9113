// SPDX-License-Identifier: GPL-3.0-or-later
// How long an answer is waited for, and how much of it is read: what a person may set.
#pragma once

#include <QLatin1StringView>
#include <QString>

#include <array>
#include <chrono>

namespace rc {

constexpr qint64 bytesPerMebibyte = 1024 * 1024;
constexpr qint64 smallAnswerCap = bytesPerMebibyte;         ///< for everything but tool lists, in bytes
constexpr qint64 toolListAnswerCap = 32 * bytesPerMebibyte; ///< for tool lists, in bytes
constexpr std::chrono::milliseconds defaultDeadline{30'000};
constexpr std::chrono::milliseconds defaultStreamDeadline{120'000}; ///< for answers that are event streams

struct WireLimits
{
    std::chrono::milliseconds deadline = defaultDeadline;
    std::chrono::milliseconds streamDeadline = defaultStreamDeadline; ///< never the shorter one
    qint64 listCap = toolListAnswerCap;                               ///< bytes of a tool list, all its pages together
    qint64 answerCap = smallAnswerCap;                                ///< bytes of any other answer

    bool operator==(const WireLimits &) const = default;
};

enum class LimitId {
    Deadline,
    StreamDeadline,
    ListCap,
    AnswerCap,
};

/// In seconds or MiB, as a person sets it.
struct LimitRow
{
    LimitId id;
    QLatin1StringView word; ///< in the settings file; "--" before it is the option
    bool isTime;            ///< seconds; else MiB
    int least;
    int most;
};

[[nodiscard]] const std::array<LimitRow, 4> &limitTable();
[[nodiscard]] const LimitRow &limitRow(LimitId id);

/// Rounded down to whole seconds or MiB.
[[nodiscard]] int limitOf(const WireLimits &limits, LimitId id);
void setLimit(WireLimits &limits, LimitId id, int value);

[[nodiscard]] QString limitName(LimitId id); ///< translated: "Longest wait for an answer"
/// "30 s" or "32 MiB", translated.
[[nodiscard]] QString limitText(const LimitRow &row, int value);

} // namespace rc
