// SPDX-License-Identifier: GPL-3.0-or-later
// The evidence of a step, the only input for finding its cause.
#pragma once

#include "check/evidence/step.h"
#include "core/error.h"
#include "core/key/credentials.h"
#include "core/tool/toolcatalog.h"
#include "service/arrival/logpage.h"
#include "wire/http/httpresponse.h"
#include "wire/probe/probes.h"

#include <QStringList>

#include <optional>

namespace rc {

struct Evidence
{
    StepId step = StepId::Ingest;
    Error error = {};           ///< the error; ignored if the step worked
    HttpResponse response = {}; ///< may be empty
    QString owner = {};         ///< owner or team of the resource
    QString username = {};      ///< sent with the request
    bool isTeamAddress = false; ///< the address belongs to a team
    QString uuid = {};
    bool mayHaveArrived = false;        ///< the entry or the call: do not advise sending it again before a lookup
    bool isCall = false;                ///< a tool was called instead of listed
    KeyKind keyKind = KeyKind::Unknown; ///< from the key's prefix
    bool nameSent = false;              ///< the request included the username
    bool uuidSent = false;              ///< the request to the tool server included the resource's UUID
    bool tokenSent = false;             ///< the request to its endpoint included a token
    bool bearerSent = false;            ///< the key was sent to the tool server as a bearer token
    bool generalListed = false;         ///< the same server's general tools were listed before
    bool sessionOpened = false;         ///< the tool server opened a session
    /// Results of the run's other steps for the same key and name, known at its end.
    std::optional<bool> toolsAcceptKey = {}; ///< general tools: a list was returned, or 401
    bool toolsInconclusive = false;          ///< a tool server is set, but did not tell whether it accepts the key
    /// After a 401 of the general tools, repeated without the name, and then with the resource's UUID removed or added
    /// as well; nullopt if not tried.
    std::optional<bool> listsWithoutName = {};
    std::optional<bool> listsWithUuidChanged = {};
    bool workedBefore = false;                 ///< this address accepted an entry at an earlier time
    LogAccess logAccess = LogAccess::Silent;   ///< a confirmed log tool's statement about the resource
    QString realOwner = {};                    ///< from the same tool
    QString realAddress = {};                  ///< Resource URL with that owner
    bool otherToolsTimedOut = false;           ///< the server's other tool endpoint timed out as well
    std::optional<bool> entriesAcceptKey = {}; ///< whether the ingest address accepted an entry

    QString typed = {};              ///< the unusable address, as typed
    bool isAuthoritiesError = false; ///< the error concerns the user's CA file
    QString host = {};               ///< the resolved host; default: that of `answer`
    QString proxy = {};              ///< used by requests; empty: a direct connection
    ProbeReport probe = {};          ///< for the steps dns, tcp and tls
    QStringList resolved = {};       ///< all addresses of the name, in the order tried

    QString respondedUuid =
        {};                ///< the UUID for which the service accepted the entry, by its response; empty: not stated
    QString reported = {}; ///< a failure reported within an accepting response
    Phrase clockSkew = {}; ///< deviation of the service's clock, if worth mentioning
    bool worked = false;   ///< nothing failed, but there may be a warning
    Phrase seen = {};      ///< summary of a success
    std::optional<ToolCatalog> catalog = {}; ///< list of a success
    int criticalFindings = 0;                ///< in that list
};

} // namespace rc
