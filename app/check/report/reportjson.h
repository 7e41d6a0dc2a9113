// SPDX-License-Identifier: GPL-3.0-or-later
// A finished check as JSON, written and read: for `check --json`, for Activity, and for the window after a restart.
#pragma once

#include "check/run/checkrun.h"
#include "core/key/redactor.h"
#include "core/result.h"

namespace rc {

enum class ReportUse {
    Output,
    Record, ///< with each step's translated "phrases" and the "language" of the texts
};

/// One JSON document without a trailing line break:
/// {"resource","toolServer","rungs":[{"id","title","state","elapsedMs","summary","hint","cause","reply","evidence":{…},
/// "marker","exitCode","at","startedUs","elapsedUs"}],"verdict","at","elapsedMs","cancelled","marker","program",
/// "version"}. Fails (NotUnderstood, with the reason) if the redactor finds the key in any form in it.
[[nodiscard]] Result<QByteArray> reportJson(const CheckReport &report, ReportUse use = ReportUse::Output);

/// FileFailed if it is not such a document. Missing steps are pending. The texts come from a file, so they are made
/// safe for display again. Those with a phrase follow the current language.
[[nodiscard]] Result<CheckReport> reportFromJson(const QByteArray &json);

/// NotUnderstood, with the reason, if the redactor finds the key or a token of `report` in any form in `text`.
[[nodiscard]] Result<void> verifyNoSecrets(const QString &text, const CheckReport &report);

/// For the secrets used in the check; null if there were none.
[[nodiscard]] std::shared_ptr<const Redactor> redactorFor(const CheckReport &report);

} // namespace rc
