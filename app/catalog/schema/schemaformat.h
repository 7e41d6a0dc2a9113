// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of a text that a schema names by `format`. They are remarks and no demands.
#pragma once

#include <QString>

#include <optional>

namespace rc {

/// Whether `text` has the form that `format` names; nothing for a format that is not looked at.
[[nodiscard]] std::optional<bool> hasFormat(const QString &text, const QString &format);

} // namespace rc
