// SPDX-License-Identifier: GPL-3.0-or-later
// Values for PowerShell, cmd, systemd and YAML, by their documented rules.
#pragma once

#include <QString>

namespace rc {

/// In single quotes, where PowerShell expands nothing; each quote that it takes for one (also the curly ones) is
/// doubled.
[[nodiscard]] QString powerShellQuoted(const QString &text);

/// Why a file of cmd cannot carry `text` inside set "NAME=…", a translated sentence; empty when it can.
[[nodiscard]] QString cmdFault(const QString &text);
/// For between the quotes of set "NAME=…" in a file of cmd.
[[nodiscard]] QString cmdEscaped(const QString &text);

/// Why a unit's Environment= cannot carry `text`, a translated sentence; empty when it can.
[[nodiscard]] QString systemdFault(const QString &text);
/// In double quotes for Environment=: quotes and backslashes are escaped, and a percent sign is doubled, for it begins
/// a specifier. A dollar sign means nothing there.
[[nodiscard]] QString systemdQuoted(const QString &text);

/// A scalar of YAML in double quotes; unseen characters are written as escapes.
[[nodiscard]] QString yamlQuoted(const QString &text);
/// The same for a value of a container's env, where Kubernetes takes $(NAME) for a variable and $$ for a dollar sign.
[[nodiscard]] QString kubernetesValue(const QString &text);

} // namespace rc
