// SPDX-License-Identifier: GPL-3.0-or-later
// Configurable timeouts, response limits and request limits.
#pragma once

#include <QLatin1StringView>
#include <QString>

#include <array>
#include <chrono>

namespace rc {

constexpr qint64 bytesPerMebibyte = 1024 * 1024;
constexpr qint64 bytesPerKibibyte = 1024;
constexpr qint64 smallResponseCap = bytesPerMebibyte; ///< for everything except tool lists, in bytes
constexpr qint64 toolListCap = 32 * bytesPerMebibyte; ///< for tool lists, in bytes
/// For a request with entries, in bytes: the exact limit seen in a real deployment.
constexpr qint64 defaultRequestCap = 2560 * bytesPerKibibyte;
constexpr std::chrono::milliseconds defaultDeadline{30'000};
constexpr std::chrono::milliseconds defaultStreamDeadline{120'000}; ///< for event stream responses

struct WireLimits
{
    std::chrono::milliseconds deadline = defaultDeadline;             ///< from start to the complete response
    std::chrono::milliseconds streamDeadline = defaultStreamDeadline; ///< the longer of this and `deadline` applies
    qint64 listCap = toolListCap;                                     ///< bytes of a tool list, all pages together
    qint64 responseCap = smallResponseCap;                            ///< bytes of any other response
    qint64 requestCap = defaultRequestCap;                            ///< bytes of the body of a request with entries

    bool operator==(const WireLimits &) const = default;
};

enum class LimitId {
    Deadline,
    StreamDeadline,
    ListCap,
    ResponseCap,
    RequestCap,
};

enum class LimitUnit {
    Seconds,
    Kibibytes,
    Mebibytes,
};

/// The user's settings, in their units.
struct LimitRow
{
    LimitId id;
    QLatin1StringView word; ///< in the settings file; with "--" the option's name
    LimitUnit unit;
    int min;
    int max;
    const char *name;                                      ///< for limitName()
    std::chrono::milliseconds WireLimits::*time = nullptr; ///< either this or `bytes`
    qint64 WireLimits::*bytes = nullptr;
};

[[nodiscard]] const std::array<LimitRow, 5> &limitTable();
[[nodiscard]] const LimitRow &limitRow(LimitId id);

/// Rounded down to whole units.
[[nodiscard]] int limitOf(const WireLimits &limits, LimitId id);
void setLimit(WireLimits &limits, LimitId id, int value);

[[nodiscard]] QString limitName(LimitId id);    ///< translated: "Timeout"
[[nodiscard]] QString unitSign(LimitUnit unit); ///< "s", "KiB", "MiB", translated
/// "30 s" or "32 MiB", translated.
[[nodiscard]] QString limitText(const LimitRow &row, int value);

} // namespace rc
