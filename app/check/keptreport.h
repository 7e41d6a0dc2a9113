// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as bytes to keep, and back: what the window shows of the last run after a restart.
#pragma once

#include "check/checkrun.h"
#include "core/result.h"

namespace rc {

/// Refuses (NotUnderstood) when the redactor finds the key in any form in what it wrote: then nothing may be kept.
[[nodiscard]] Result<QByteArray> keptReport(const CheckReport &report);

/// FileFailed when these are not the bytes of a kept report. Rungs that the bytes do not name wait. The texts are data
/// from a file: they are made safe for display anew.
[[nodiscard]] Result<CheckReport> reportFromKept(const QByteArray &bytes);

} // namespace rc
