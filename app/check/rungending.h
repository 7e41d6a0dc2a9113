// SPDX-License-Identifier: GPL-3.0-or-later
// How a rung ends: from what was read, probed or answered to a state and its words.
#pragma once

#include "check/rung.h"
#include "core/keystate.h"
#include "core/outcome.h"
#include "core/resourceurl.h"
#include "service/toollistjob.h"
#include "wire/probes.h"

namespace rc {

struct RungEnding
{
    RungState state = RungState::Passed;
    QString summary;
    QString hint;
    QString reply;
    int exitCode = 0;
    QList<Fact> facts = {};
};

/// A rung that failed for a reason that is no answer of the service.
[[nodiscard]] RungEnding failedEnding(const Error &error);

[[nodiscard]] RungEnding urlEnding(const PastedResource &pasted);
[[nodiscard]] RungEnding keyEnding(const KeyReading &reading);

/// Whether there is nothing to look up: an IP address, or a name of this machine.
[[nodiscard]] bool needsNoLookup(const QString &host);
[[nodiscard]] RungEnding noLookupEnding(const QString &host);
/// `proxy`: as proxyFor() gives it. With one, the proxy does the connecting, so what fails here is a warning.
[[nodiscard]] RungEnding nameEnding(const ProbeReport &report, const QString &proxy);
[[nodiscard]] RungEnding portEnding(const ProbeReport &report, const QString &proxy, quint16 port);
[[nodiscard]] RungEnding tlsEnding(const ProbeReport &report, const QString &proxy);

[[nodiscard]] RungEnding entryEnding(RungId rung, const ResourceUrl &resource, const SendResult &result,
                                     const HttpAnswer &answer);
[[nodiscard]] RungEnding toolsEnding(RungId rung, const ToolListResult &result);

} // namespace rc
