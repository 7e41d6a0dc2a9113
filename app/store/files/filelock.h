// SPDX-License-Identifier: GPL-3.0-or-later
// One writer of a file at a time, among all processes of a person.
#pragma once

#include "core/result.h"

#include <QString>

#include <chrono>
#include <memory>

namespace rc {

/// Held from acquire() until it is destroyed, or its process ends in whatever way: nothing is left that would have to
/// be cleared. `path` is a file of its own beside the one that is written, for that one is replaced; it stays.
class FileLock
{
public:
    explicit FileLock(QString path);
    ~FileLock();
    Q_DISABLE_COPY_MOVE(FileLock)

    enum class Attempt {
        Taken,
        Held,   ///< by another
        Failed, ///< the file cannot be made
    };
    /// At once, or not at all.
    [[nodiscard]] Attempt attempt();
    /// FileFailed when another holds it for longer than `patience`, or the file cannot be made.
    [[nodiscard]] Result<void> acquire(std::chrono::milliseconds patience);

private:
    struct Held;
    QString m_path;
    QString m_fault; ///< of an attempt that failed
    std::unique_ptr<Held> m_held;
};

} // namespace rc
