// SPDX-License-Identifier: GPL-3.0-or-later
// Allows one writer of a file at a time, across the user's processes.
#pragma once

#include "core/result.h"

#include <QString>

#include <chrono>
#include <memory>

namespace rc {

/// Held from acquire() until destruction or the end of the process, however it ends. `path` is a separate, permanent
/// file, because the protected file gets replaced.
class FileLock
{
public:
    explicit FileLock(QString path);
    ~FileLock();
    Q_DISABLE_COPY_MOVE(FileLock)

    enum class Attempt {
        Acquired,
        Held,   ///< by another process
        Failed, ///< the file cannot be created
    };
    /// Without waiting.
    [[nodiscard]] Attempt attempt();
    /// FileFailed if another process holds it longer than `timeout`, or if the file cannot be created.
    [[nodiscard]] Result<void> acquire(std::chrono::milliseconds timeout);

private:
    struct Held;
    QString m_path;
    QString m_fault; ///< of a failed attempt
    std::unique_ptr<Held> m_held;
};

} // namespace rc
