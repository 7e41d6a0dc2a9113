// SPDX-License-Identifier: GPL-3.0-or-later
// The command `serve`: the demo service in the foreground, also as a target for people who write SDKs.
#pragma once

#include <QStringList>

namespace rc {

/// Runs until it is interrupted: 130 after Ctrl+C, 0 after SIGTERM; 2 for bad usage, 3 when it cannot listen.
/// Prints one JSON line when it is ready and one per request. `arguments`: those after the word serve.
[[nodiscard]] int runServe(const QStringList &arguments);

} // namespace rc
