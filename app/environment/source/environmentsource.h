// SPDX-License-Identifier: GPL-3.0-or-later
// Where an environment is read from: this program's own, a file, or a user service.
#pragma once

#include "core/result.h"
#include "environment/environmentvariables.h"

#include <QObject>

#include <chrono>
#include <functional>

namespace rc {

struct EnvironmentSource
{
    enum class Kind {
        Program, ///< what this program was started with
        File,
        Unit, ///< a service of the user's own service manager (systemd)
    };

    Kind kind = Kind::Program;
    QString name; ///< path or unit; empty for the program's

    bool operator==(const EnvironmentSource &) const = default;
};

/// "./payments/.env", "the user service payments.service", "this program's environment": translated, fit to display.
[[nodiscard]] QString environmentSourceName(const EnvironmentSource &source);

/// Reads it and answers once, in the event loop, and not at all when `context` is gone. Files are read in a thread, so
/// that a slow disk holds nothing up; after `limit` it is given up (TimedOut). Only what names a file is opened, never
/// a pipe or a device. BadInput for a unit's name that is none, FileFailed with path and the system's words.
///
/// What was read holds keys: the bytes of files are overwritten here, the values by whoever gets them
/// (EnvironmentVariables::wipe).
void readEnvironment(const EnvironmentSource &source, QObject *context,
                     std::function<void(Result<EnvironmentVariables>)> done,
                     std::chrono::milliseconds limit = std::chrono::seconds(5));

} // namespace rc
