// SPDX-License-Identifier: GPL-3.0-or-later
// The names that a shell offers while somebody types: those of profiles and of tools.
#pragma once

#include "cli/frame/arguments.h"

namespace rc {

/// What `completion --names` takes: "profiles", "tools".
[[nodiscard]] QStringList nameKindWords();

/// The options that say of what, for the scripts to pass on from the line that is typed. Hidden ones.
[[nodiscard]] QList<OptionRow> nameOptions();

/// The names, each once, one for each line of output. Somebody waits for them between two keys, so they come from local
/// files alone (the profiles, and the last list kept of each tool endpoint): nothing is asked of the network or the
/// keychain, no lock is waited for, nothing is changed. A name with characters that are not seen is left out, since
/// what a shell would put on the line is not what a person sees there; so a name is never two lines.
[[nodiscard]] Result<QStringList> completionNames(const Arguments &arguments);

} // namespace rc
