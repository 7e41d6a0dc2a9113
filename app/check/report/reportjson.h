// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as JSON and back: what `check --json` prints, Activity keeps, and the window shows after a restart.
#pragma once

#include "check/ladder/checkrun.h"
#include "core/result.h"

namespace rc {

/// One JSON document without a line break at its end:
/// {"resource","toolServer","rungs":[{"id","title","state","elapsedMs","summary","hint","cause","reply","evidence":{…},
///  "marker","exitCode","at","startedUs","elapsedUs"}],"verdict","at","elapsedMs","cancelled","marker","program",
///  "version"}. Refuses (NotUnderstood, with the reason) when the redactor finds the key in any form in what it wrote.
[[nodiscard]] Result<QByteArray> reportJson(const CheckReport &report);

/// FileFailed when these are not the bytes of such a document. Rungs that it does not name wait. The texts are data
/// from a file: they are made safe for display anew.
[[nodiscard]] Result<CheckReport> reportFromJson(const QByteArray &json);

} // namespace rc
