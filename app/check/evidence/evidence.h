// SPDX-License-Identifier: GPL-3.0-or-later
// What was seen at one rung: all that a cause may be concluded from.
#pragma once

#include "check/evidence/rung.h"
#include "core/error.h"
#include "core/key/credentials.h"
#include "core/tool/toolcatalog.h"
#include "service/arrival/logpage.h"
#include "wire/http/httpanswer.h"
#include "wire/probe/probes.h"

#include <QStringList>

#include <optional>

namespace rc {

struct Evidence
{
    RungId rung = RungId::Ingest;
    Error error = {};       ///< why it failed; nothing is read from it when it worked
    HttpAnswer answer = {}; ///< empty without one
    QString owner = {};     ///< of the resource, or its team
    QString username = {};  ///< that went out with the request
    bool ofTeam = false;    ///< the address is a team's
    QString uuid = {};
    bool mayHaveArrived = false; ///< the entry or the call: nothing that sends it again may be advised before a look
    bool ofCall = false;         ///< a tool was called, not the list asked for
    KeyKind keyKind = KeyKind::Unknown; ///< as its service writes it into the key
    bool nameSent = false;              ///< the user name went out with the request
    bool uuidSent = false;              ///< and so did the resource's UUID, to the tool server
    bool tokenSent = false;             ///< and the code-hosting token, to its endpoint
    bool bearerSent = false;            ///< the key went to the tool server as a bearer token
    bool generalCame = false;           ///< the general tools of the same server were listed before
    bool sessionOpened = false;         ///< the tool server opened a session
    /// What the rest of the run says of the same key and name; known at its end.
    std::optional<bool> toolsAccept = {}; ///< the general tools: a list came, or 401
    /// After a 401 of the general tools, asked once more: without the name, and then with the resource's UUID left out
    /// or added as well; nothing where it was not asked.
    std::optional<bool> listsWithoutName = {};
    std::optional<bool> listsOtherwise = {};
    bool workedBefore = false;               ///< an entry was accepted at this address, at an earlier time
    LogWitness witness = LogWitness::Silent; ///< what an approved log tool says of the resource
    QString realOwner = {};                  ///< by the same
    QString realAddress = {};                ///< the Resource URL with that owner
    bool otherToolsSilent = false;           ///< the other tool endpoint of this server gave no answer in time either
    std::optional<bool> entriesAccept = {};  ///< the ingest address took an entry, or did not

    QString typed = {};         ///< the address that could not be used, as typed
    bool ofAuthorities = false; ///< the error is about the file with a person's own certificate authorities
    QString host = {};          ///< that was looked for; without it, that of `answer`
    QString proxy = {};         ///< which requests take; empty: a direct connection
    ProbeReport probe = {};     ///< of the rungs dns, tcp and tls
    QStringList resolved = {};  ///< all addresses of the name, in the order in which they are tried

    QString answeredFor = {}; ///< the UUID that the service says it took the entry for; empty: it names none
    QString reported = {};    ///< how an answer that accepts the entry reports a failure all the same
    QString clockSkew = {};   ///< how far the service's clock is off by its answer, if that is to be said
    bool worked = false;      ///< nothing failed; there may be something to warn of all the same
    QString seen = {};        ///< its summary then
    std::optional<ToolCatalog> catalog = {}; ///< the list that came then
};

} // namespace rc
