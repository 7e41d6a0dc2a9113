// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a TOML text before toml++ parses it.
#pragma once

#include <QString>

#include <optional>

namespace rc {

/// The position where toml++ 3 would crash: a bracket that opens a table without a key, which fails an assertion, or a
/// key with more parts than its recursion can handle.
[[nodiscard]] std::optional<qsizetype> unreadableToml(const QString &toml);

} // namespace rc
