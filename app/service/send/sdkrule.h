// SPDX-License-Identifier: GPL-3.0-or-later
// What an SDK does with an entry: it writes it here, whatever becomes of it after, and forwards some.
#pragma once

#include "core/entry/outcome.h"
#include "core/entry/threshold.h"
#include "service/send/sdklog.h"

namespace rc {

struct SdkRule
{
    Threshold threshold = Threshold::Info; ///< what is below it stays here; see effectiveThreshold()
    QString logFile;                       ///< where each entry is written
};

struct SdkFiled
{
    Result<void> written;     ///< FileFailed: the entry is forwarded all the same
    bool isForwarded = false; ///< else localResult() is what became of it
};

/// Stamps an entry without a time, so that the file and the service are told the same, and writes it.
[[nodiscard]] SdkFiled fileAsSdk(LogEntry &entry, Threshold threshold, SdkLog &log);

/// Of an entry that stays here.
[[nodiscard]] SendResult localResult(const LogEntry &entry);

} // namespace rc
