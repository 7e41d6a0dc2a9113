// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/sdkrule.h"

namespace rc {

SdkFiled fileAsSdk(LogEntry &entry, Threshold threshold, SdkLog &log)
{
    if (!entry.ts.isValid())
        entry.ts = QDateTime::currentDateTimeUtc();
    return {log.write(entry), forwards(threshold, entry.level)};
}

SendResult localResult(const LogEntry &entry)
{
    SendResult result;
    result.entry = entry;
    result.outcome = Outcome::Local;
    result.at = QDateTime::currentDateTime();
    return result;
}

} // namespace rc
