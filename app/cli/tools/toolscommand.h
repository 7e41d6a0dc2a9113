// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogs of the tools command, their lists, and the actions in files of their own.
#pragma once

#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "core/tool/catalogkind.h"
#include "service/tools/toollistjob.h"

namespace rc {

class Terminal;

/// Values of --catalog that do not depend on the profile.
[[nodiscard]] QStringList catalogWords();
/// From --catalog: one or more of the profile's catalogs, or another as NAME=PATH. Default: all of the profile's.
[[nodiscard]] Result<QList<CatalogKind>> catalogsOf(const Arguments &arguments, const Profile &profile);
/// catalogsOf() for the command's profile, after preparing it; an error if there is no tool server.
[[nodiscard]] Result<QList<CatalogKind>> catalogsToFetch(const Arguments &arguments, CommandProfile &context);

struct FetchedLists
{
    QList<ToolListResult> lists;       ///< in the order of the catalogs
    std::optional<Error> notRequested; ///< why no list could be requested
    int interruptedBy = 0;             ///< exit code; 0: not interrupted
};

/// Fetches the lists one after the other.
[[nodiscard]] FetchedLists fetchLists(const QList<CatalogKind> &kinds, bool withInstructions, ProfileContext &context);

[[nodiscard]] Result<int> runToolsCall(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] Result<int> runToolsWatch(const Arguments &arguments, Terminal &terminal);
[[nodiscard]] Result<int> runToolsSignIn(const Arguments &arguments, Terminal &terminal);

} // namespace rc
