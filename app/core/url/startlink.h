// SPDX-License-Identifier: GPL-3.0-or-later
// The program's start argument: a Resource URL, or a resource-console: link.
#pragma once

#include <QString>

#include <optional>

namespace rc {

/// The maximum text passed to a running window, in UTF-16 units: longer than any accepted Resource URL.
constexpr qsizetype maxStartTextLength = 8'192;

/// The text for the address field from a program argument; nullopt for a command or an option. A link is
/// `resource-console:` and a Resource URL, which may be percent-encoded or follow `//`; desktops pass it when the user
/// follows a link. Not validated: it is outside text that the user must confirm.
[[nodiscard]] std::optional<QString> startText(const QString &argument);

} // namespace rc
