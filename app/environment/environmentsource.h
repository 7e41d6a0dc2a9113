// SPDX-License-Identifier: GPL-3.0-or-later
// Where an environment is read from: this program's own or a file.
#pragma once

#include "core/result.h"
#include "environment/environmentvariables.h"

#include <QObject>

#include <chrono>
#include <functional>

namespace rc {

/// A `.env` file, or without one the environment that this program was started with.
struct EnvironmentSource
{
    QString file;

    [[nodiscard]] bool isFile() const { return !file.isEmpty(); }
    bool operator==(const EnvironmentSource &) const = default;
};

/// "./payments/.env" or "this program's environment": translated, fit to display.
[[nodiscard]] QString environmentSourceName(const EnvironmentSource &source);

/// Reads it and answers once, in the event loop, and not at all when `context` is gone. A file is read in a thread, so
/// that a slow disk blocks nothing; after `limit` it ends with TimedOut. A pipe or a device is never opened. FileFailed
/// with path and the system's words.
///
/// The file may hold keys: its bytes are overwritten here, and the receiver overwrites the values
/// (EnvironmentVariables::wipe).
void readEnvironment(const EnvironmentSource &source, QObject *context,
                     std::function<void(Result<EnvironmentVariables>)> done,
                     std::chrono::milliseconds limit = std::chrono::seconds(5));

} // namespace rc
