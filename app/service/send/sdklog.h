// SPDX-License-Identifier: GPL-3.0-or-later
// The local log file of an SDK: every entry, one line of JSON each.
#pragma once

#include "core/entry/logentry.h"

#include <QFile>

namespace rc {

/// Appends; never rotates or deletes, and says its size instead. Only its owner may read a file it makes. Several
/// processes may append to one file.
class SdkLog
{
public:
    explicit SdkLog(const QString &path)
        : m_file(path)
    {
    }

    /// Handed to the system when it returns. FileFailed with the path and the system's words.
    [[nodiscard]] Result<void> write(const LogEntry &entry);
    [[nodiscard]] QString path() const { return m_file.fileName(); }
    [[nodiscard]] qint64 bytes() const; ///< 0 when it is not there

private:
    [[nodiscard]] Result<void> open();

    QFile m_file;
};

/// sdk.log in the user's data folder for this program.
[[nodiscard]] QString sdkLogPath();

} // namespace rc
