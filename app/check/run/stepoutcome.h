// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the data of a step into its state and wording.
#pragma once

#include "check/causes/diagnosis.h"
#include "core/entry/outcome.h"
#include "core/key/keystate.h"
#include "core/url/resourceurl.h"
#include "service/arrival/arrivaljob.h"
#include "service/arrival/logtool.h"
#include "service/tools/toolcalljob.h"
#include "service/tools/toollistjob.h"
#include "wire/probe/probes.h"

namespace rc {

/// A failed step with its diagnosis.
[[nodiscard]] StepOutcome failedOutcome(const Evidence &evidence);
/// Same for a failure without a response. `typed`: the unusable address.
[[nodiscard]] StepOutcome failedOutcome(const StepId &step, const Error &error, const QString &typed = {});
/// A successful step, with any warning.
[[nodiscard]] StepOutcome passedOutcome(const Evidence &evidence, const Phrase &summary);

[[nodiscard]] StepOutcome urlOutcome(const PastedResource &pasted);
/// `hasName`: entries are sent with a username.
[[nodiscard]] StepOutcome keyOutcome(const KeyReading &reading, bool hasName);

/// Whether no lookup is needed: an IP address, or a name of this machine.
[[nodiscard]] bool needsNoLookup(const QString &host);
[[nodiscard]] StepOutcome noLookupOutcome(const QString &host);
/// `proxy`: from proxyFor(). With a proxy a failure is only a warning, because the proxy connects.
[[nodiscard]] StepOutcome nameOutcome(const QString &host, const ProbeReport &report, const QString &proxy);
/// `resolved`: all addresses of the name, in the order tried.
[[nodiscard]] StepOutcome portOutcome(const ResourceUrl &resource, const ProbeReport &report, const QString &proxy,
                                      const QStringList &resolved = {});
[[nodiscard]] StepOutcome tlsOutcome(const QString &host, const ProbeReport &report, const QString &proxy);

/// For an entry that was not accepted.
[[nodiscard]] Evidence entryEvidence(const StepId &step, const ResourceUrl &resource, const Identity &identity,
                                     const SendResult &result, const HttpResponse &response);
/// `evidence`: of the same entry; ignored if it was accepted. `sent`: number of entries in the request.
[[nodiscard]] StepOutcome entryOutcome(const Evidence &evidence, const SendResult &result, const HttpResponse &response,
                                       qsizetype sent = 1);
/// The diagnosis that a check would give for an entry's response: a refusal or a warning. nullopt without a response,
/// if nothing was sent or the user canceled.
[[nodiscard]] std::optional<Explanation> explanationOf(const ResourceUrl &resource, const Identity &identity,
                                                       const SendResult &result, const HttpResponse &response,
                                                       qsizetype sent = 1);
/// Same for each entry of one request.
void explain(QList<SendResult> &results, const ResourceUrl &resource, const Identity &identity,
             const HttpResponse &response);
/// For a failed list.
[[nodiscard]] Evidence toolsEvidence(const StepId &step, const Identity &identity, const ToolListResult &result);
/// The diagnosis that a check would give for a failed list.
[[nodiscard]] Diagnosis listDiagnosis(const ToolListResult &result);
/// Same on one line, with the server's own words. Safe to display.
[[nodiscard]] Phrase listLine(const ToolListResult &result);
/// Same for a call without a result: equal responses have equal causes and severity.
[[nodiscard]] Diagnosis callDiagnosis(const ToolCallResult &result);
/// `evidence`: of the same list; ignored if it was fetched. `criticalFindings`: in the fetched list.
[[nodiscard]] StepOutcome toolsOutcome(const StepId &step, const Evidence &evidence, const ToolListResult &result,
                                       int criticalFindings = 0);
/// For a log lookup. `entries`: as sent, in the order of the report.
[[nodiscard]] StepOutcome arrivalOutcome(const ArrivalReport &report, const QList<SentMarker> &entries,
                                         const LogToolPlan &plan);
/// Without a lookup: `tool` is not confirmed, or there is none, or nothing was sent.
[[nodiscard]] StepOutcome notLookedOutcome(const std::optional<LogTool> &tool, bool nothingSent, bool isListed);

} // namespace rc
