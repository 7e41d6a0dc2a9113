// SPDX-License-Identifier: GPL-3.0-or-later
// How long an answer is waited for, how much of it is read, and how large a request may be: what a person may set.
#pragma once

#include <QLatin1StringView>
#include <QString>

#include <array>
#include <chrono>

namespace rc {

constexpr qint64 bytesPerMebibyte = 1024 * 1024;
constexpr qint64 bytesPerKibibyte = 1024;
constexpr qint64 smallAnswerCap = bytesPerMebibyte;         ///< for everything but tool lists, in bytes
constexpr qint64 toolListAnswerCap = 32 * bytesPerMebibyte; ///< for tool lists, in bytes
/// Of a request with entries, in bytes: a real deployment was seen to take exactly so many, and not one more.
constexpr qint64 defaultRequestCap = 2560 * bytesPerKibibyte;
constexpr std::chrono::milliseconds defaultDeadline{30'000};
constexpr std::chrono::milliseconds defaultStreamDeadline{120'000}; ///< for answers that are event streams

struct WireLimits
{
    std::chrono::milliseconds deadline = defaultDeadline;
    std::chrono::milliseconds streamDeadline = defaultStreamDeadline; ///< never the shorter one
    qint64 listCap = toolListAnswerCap;                               ///< bytes of a tool list, all its pages together
    qint64 answerCap = smallAnswerCap;                                ///< bytes of any other answer
    qint64 requestCap = defaultRequestCap;                            ///< bytes of the body of a request with entries

    bool operator==(const WireLimits &) const = default;
};

enum class LimitId {
    Deadline,
    StreamDeadline,
    ListCap,
    AnswerCap,
    RequestCap,
};

enum class LimitUnit {
    Seconds,
    Kibibytes,
    Mebibytes,
};

/// In its unit, as a person sets it.
struct LimitRow
{
    LimitId id;
    QLatin1StringView word; ///< in the settings file; "--" before it is the option
    LimitUnit unit;
    int least;
    int most;
    const char *name; ///< for limitName()
};

[[nodiscard]] const std::array<LimitRow, 5> &limitTable();
[[nodiscard]] const LimitRow &limitRow(LimitId id);

/// Rounded down to whole units.
[[nodiscard]] int limitOf(const WireLimits &limits, LimitId id);
void setLimit(WireLimits &limits, LimitId id, int value);

[[nodiscard]] QString limitName(LimitId id);    ///< translated: "Longest wait for an answer"
[[nodiscard]] QString unitSign(LimitUnit unit); ///< "s", "KiB", "MiB", translated
/// "30 s" or "32 MiB", translated.
[[nodiscard]] QString limitText(const LimitRow &row, int value);

} // namespace rc
