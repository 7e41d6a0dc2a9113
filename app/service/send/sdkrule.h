// SPDX-License-Identifier: GPL-3.0-or-later
// Acts like an SDK: writes each entry to a local log file and forwards it at or above the threshold.
#pragma once

#include "core/entry/level.h"
#include "core/entry/outcome.h"

#include <QFile>

namespace rc {

struct SdkRule
{
    Threshold threshold = Threshold::Info; ///< lower entries stay local; see effectiveThreshold()
    QString logFile;                       ///< receives every entry
};

/// The local log file with one line of JSON per entry. Never rotated or deleted, and created with access for its owner
/// only. Several processes may append to it.
class SdkLog
{
public:
    explicit SdkLog(const QString &path)
        : m_file(path)
    {
    }

    /// On return the operating system has the entry. FileFailed with path and system message.
    [[nodiscard]] Result<void> write(const LogEntry &entry);

private:
    [[nodiscard]] Result<void> open();

    QFile m_file;
};

/// sdk.log in the user's data folder for this program.
[[nodiscard]] QString sdkLogPath();

} // namespace rc
