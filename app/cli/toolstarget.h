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

/// What the option --catalog takes.
[[nodiscard]] QStringList catalogWords();
/// Of the option --catalog; both without it.
[[nodiscard]] Result<QList<CatalogKind>> catalogsOf(const Arguments &arguments);
/// After source.prepare(). BadInput when there is no tool server to ask.
[[nodiscard]] Result<ToolsTarget> toolsTarget(const Arguments &arguments, const CredentialsSource &source);

} // namespace rc
