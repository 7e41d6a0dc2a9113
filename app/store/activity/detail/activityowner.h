// SPDX-License-Identifier: GPL-3.0-or-later
// Tells whether the process that began something is still there to complete it.
#pragma once

#include "store/files/filelock.h"

#include <QString>

#include <memory>

namespace rc {

/// A process's mark beside the activity file: a locked file that the system lets go when the process ends, however it
/// ends. Without rights to write there it owns nothing, and nobody waits for it.
class ActivityOwner
{
public:
    /// `file`: the activity file. The mark is made by claim().
    explicit ActivityOwner(const QString &file);
    ~ActivityOwner();
    Q_DISABLE_COPY_MOVE(ActivityOwner)

    /// False when the mark could not be made.
    [[nodiscard]] bool claim();
    /// Takes the mark away: whatever it has not completed is nobody's now.
    void release();
    [[nodiscard]] const QString &token() const { return m_token; }

    /// Whether the process with this token is alive. Takes away the mark of one that is not.
    [[nodiscard]] bool isAlive(const QString &token) const;

private:
    [[nodiscard]] QString markOf(const QString &token) const;

    QString m_folder;
    QString m_token;
    std::unique_ptr<FileLock> m_mark;
};

} // namespace rc
