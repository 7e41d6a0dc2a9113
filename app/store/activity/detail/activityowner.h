// SPDX-License-Identifier: GPL-3.0-or-later
// Determines whether the process that started something still runs.
#pragma once

#include "store/files/filelock.h"

#include <QString>

#include <memory>

namespace rc {

/// A process's mark next to the activity file: a locked file that the system unlocks when the process ends in any way.
class ActivityOwner
{
public:
    /// `file`: the activity file. claim() creates the mark.
    explicit ActivityOwner(const QString &file);
    ~ActivityOwner();
    Q_DISABLE_COPY_MOVE(ActivityOwner)

    /// False if the mark could not be created.
    [[nodiscard]] bool claim();
    /// Removes the mark: its open records no longer have an owner.
    void release();
    [[nodiscard]] const QString &token() const { return m_token; }

    /// Whether the process with this token runs. Removes the mark of one that does not.
    [[nodiscard]] bool isAlive(const QString &token) const;

private:
    [[nodiscard]] QString markOf(const QString &token) const;

    QString m_folder;
    QString m_token;
    std::unique_ptr<FileLock> m_mark;
};

} // namespace rc
