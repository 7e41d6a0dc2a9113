// SPDX-License-Identifier: GPL-3.0-or-later
// String formats named by `format` in a schema. They are annotations, not requirements.
#pragma once

#include <QString>

#include <optional>

namespace rc {

/// Whether `text` has this `format`; nullopt for an unsupported one.
[[nodiscard]] std::optional<bool> hasFormat(const QString &text, const QString &format);

} // namespace rc
