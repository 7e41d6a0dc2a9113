// SPDX-License-Identifier: GPL-3.0-or-later
// What has to be known of a TOML text before toml++ reads it.
#pragma once

#include <QString>

#include <optional>

namespace rc {

/// Where toml++ 3 would end the program: a bracket that opens a table without a key, on which it asserts, or a key of
/// more parts than its recursion bears.
[[nodiscard]] std::optional<qsizetype> unreadableToml(const QString &toml);

} // namespace rc
