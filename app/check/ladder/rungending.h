// SPDX-License-Identifier: GPL-3.0-or-later
// How a rung ends: from what was read, probed or answered to a state and its words.
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

struct RungEnding
{
    RungState state = RungState::Passed;
    QString summary;
    QString hint;
    QString reply;
    int exitCode = 0;
    QList<Fact> facts = {};
    QString cause = {};     ///< as in RungResult
    QDateTime retryAt = {}; ///< as in RungResult
    QString address = {};   ///< as in RungResult
};

/// A rung that failed, diagnosed.
[[nodiscard]] RungEnding failedEnding(const Evidence &evidence);
/// The same for a reason that is no answer of the service. `typed`: the address that could not be used.
[[nodiscard]] RungEnding failedEnding(const RungId &rung, const Error &error, const QString &typed = {});
/// A rung that worked, with a warning if there is one.
[[nodiscard]] RungEnding passedEnding(const Evidence &evidence, const QString &summary);

[[nodiscard]] RungEnding urlEnding(const PastedResource &pasted);
/// `hasName`: a username goes out with entries.
[[nodiscard]] RungEnding keyEnding(const KeyReading &reading, bool hasName);

/// Whether there is nothing to look up: an IP address, or a name of this machine.
[[nodiscard]] bool needsNoLookup(const QString &host);
[[nodiscard]] RungEnding noLookupEnding(const QString &host);
/// `proxy`: as proxyFor() gives it. With one, the proxy does the connecting, so what fails here is a warning.
[[nodiscard]] RungEnding nameEnding(const QString &host, const ProbeReport &report, const QString &proxy);
/// `resolved`: all addresses of the name, in the order in which they are tried.
[[nodiscard]] RungEnding portEnding(const ResourceUrl &resource, const ProbeReport &report, const QString &proxy,
                                    const QStringList &resolved = {});
[[nodiscard]] RungEnding tlsEnding(const QString &host, const ProbeReport &report, const QString &proxy);

/// Of an entry that was not accepted.
[[nodiscard]] Evidence entryEvidence(const RungId &rung, const ResourceUrl &resource, const Identity &who,
                                     const SendResult &result, const HttpAnswer &answer);
/// `evidence`: of the same; nothing is read from it when the entry was accepted.
[[nodiscard]] RungEnding entryEnding(const Evidence &evidence, const SendResult &result, const HttpAnswer &answer);
/// What a check would say of the answer to an entry that was sent by itself: why it was refused, or what there is to
/// warn of. Nothing where nobody answered because nothing left or a person cancelled.
[[nodiscard]] std::optional<Explanation> explanationOf(const ResourceUrl &resource, const Identity &who,
                                                       const SendResult &result, const HttpAnswer &answer);
/// The same for each entry of one request.
void explain(QList<SendResult> &results, const ResourceUrl &resource, const Identity &who, const HttpAnswer &answer);
/// Of a list that did not come.
[[nodiscard]] Evidence toolsEvidence(const RungId &rung, const Identity &who, const ToolListResult &result);
/// What a check would say of a list that did not come, asked for by itself.
[[nodiscard]] Diagnosis listDiagnosis(const ToolListResult &result);
/// The same in one line, with the server's own words. Safe to display.
[[nodiscard]] QString listLine(const ToolListResult &result);
/// The same of a call that brought no result: the same answer has the same cause and the same weight.
[[nodiscard]] Diagnosis callDiagnosis(const ToolCallResult &result);
/// `evidence`: of the same; nothing is read from it when a list came.
[[nodiscard]] RungEnding toolsEnding(const RungId &rung, const Evidence &evidence, const ToolListResult &result);
/// Of a look into the log. `entries`: as they went out, in the order of the report.
[[nodiscard]] RungEnding arrivalEnding(const ArrivalReport &report, const QList<SentMarker> &entries,
                                       const ReadingPlan &plan);
/// Of none: `tool` has not been confirmed, or there is none, or there is nothing to look for.
[[nodiscard]] RungEnding notLookedEnding(const std::optional<LogTool> &tool, bool nothingSent);

} // namespace rc
