// SPDX-License-Identifier: GPL-3.0-or-later
// What the program is started with to work on a resource: its Resource URL, or a resource-console: link.
#pragma once

#include <QString>

#include <optional>

namespace rc {

/// The most that a start hands to a running window, in UTF-16 units: longer than any Resource URL that is taken.
constexpr qsizetype longestStartText = 8'192;

/// The text for the field that `argument` of the program stands for; nothing when it is a command or an option.
/// A link is `resource-console:` and a Resource URL, which may be percent-encoded and may stand behind `//`; desktops
/// hand it over when a person follows it. Not checked further: it is text from outside that a person has yet to take.
[[nodiscard]] std::optional<QString> startText(const QString &argument);

} // namespace rc
