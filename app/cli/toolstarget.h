// SPDX-License-Identifier: GPL-3.0-or-later
// Which tool endpoints a command asks, and within which limits.
#pragma once

#include "cli/arguments.h"
#include "core/toolcatalog.h"
#include "wire/httpcall.h"

namespace rc {

class CredentialsSource;

struct ToolsTarget
{
    QUrl toolServer;
    QList<CatalogKind> kinds;
    Authorities authorities;
};

/// What the option --catalog takes, whatever the profile.
[[nodiscard]] QStringList catalogWords();
/// Of the option --catalog: one or more of the profile's, or one more as NAME=PATH. All of the profile's without it.
[[nodiscard]] Result<QList<CatalogKind>> catalogsOf(const Arguments &arguments, const Profile &profile);
/// After source.prepare(). BadInput when there is no tool server to ask.
[[nodiscard]] Result<ToolsTarget> toolsTarget(const Arguments &arguments, const CredentialsSource &source);

} // namespace rc
