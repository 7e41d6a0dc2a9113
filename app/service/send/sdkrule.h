// SPDX-License-Identifier: GPL-3.0-or-later
// What an SDK does with an entry: it writes it to a local log file and forwards it at or above the threshold.
#pragma once

#include "core/entry/outcome.h"
#include "core/entry/threshold.h"

#include <QFile>

namespace rc {

struct SdkRule
{
    Threshold threshold = Threshold::Info; ///< entries below it stay local; see effectiveThreshold()
    QString logFile;                       ///< every entry is written here
};

/// The local log file: one line of JSON for each entry. It is never rotated or deleted, and only its owner may read a
/// file that is created here. Several processes may append to one file.
class SdkLog
{
public:
    explicit SdkLog(const QString &path)
        : m_file(path)
    {
    }

    /// The entry has reached the system when this returns. FileFailed with the path and the system's words.
    [[nodiscard]] Result<void> write(const LogEntry &entry);

private:
    [[nodiscard]] Result<void> open();

    QFile m_file;
};

struct SdkFiled
{
    Result<void> written;     ///< an entry is forwarded even if this is FileFailed
    bool isForwarded = false; ///< false: localResult() is its result
};

/// Stamps an entry without a time, so that the file and the service have the same one, and writes it.
[[nodiscard]] SdkFiled fileAsSdk(LogEntry &entry, Threshold threshold, SdkLog &log);

/// The result of an entry that stays local.
[[nodiscard]] SendResult localResult(const LogEntry &entry);

/// sdk.log in the user's data folder for this program.
[[nodiscard]] QString sdkLogPath();

} // namespace rc
