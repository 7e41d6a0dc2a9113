// SPDX-License-Identifier: GPL-3.0-or-later
// The source of an environment: this program's own or a file.
#pragma once

#include "core/result.h"
#include "environment/environmentvariables.h"

#include <QObject>

#include <chrono>
#include <functional>

namespace rc {

/// A `.env` file, or, if empty, this program's own environment.
struct EnvironmentSource
{
    QString file;

    [[nodiscard]] bool isFile() const { return !file.isEmpty(); }
    bool operator==(const EnvironmentSource &) const = default;
};

/// "./payments/.env" or "this program's environment": translated, safe to display.
[[nodiscard]] QString environmentSourceName(const EnvironmentSource &source);

/// Reads it and calls back once in the event loop, or never if `context` is gone. A file is read in a thread, so that a
/// slow disk does not block; ends with TimedOut after `limit`. Never opens a pipe or a device. FileFailed with path and
/// system message.
///
/// The file may hold keys: its bytes are overwritten here, and the receiver must overwrite the values
/// (EnvironmentVariables::wipe).
void readEnvironment(const EnvironmentSource &source, QObject *context,
                     std::function<void(Result<EnvironmentVariables>)> done,
                     std::chrono::milliseconds limit = std::chrono::seconds(5));

} // namespace rc
