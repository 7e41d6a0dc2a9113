// SPDX-License-Identifier: GPL-3.0-or-later
// What was seen at one rung: all that a cause may be concluded from.
#pragma once

#include "check/rung.h"
#include "core/error.h"
#include "core/toolcatalog.h"
#include "wire/httpanswer.h"
#include "wire/probes.h"

#include <QStringList>

#include <optional>

namespace rc {

struct Evidence
{
    RungId rung = RungId::Ingest;
    Error error = {};       ///< why it failed; nothing is read from it when it worked
    HttpAnswer answer = {}; ///< empty without one
    QString owner = {};     ///< of the resource
    QString uuid = {};
    bool withoutName = false; ///< a collaborator asks, whose name is known and did not go out with the entry

    QString typed = {};         ///< the address that could not be used, as typed
    bool ofAuthorities = false; ///< the error is about the file with a person's own certificate authorities
    QString host = {};          ///< that was looked for; without it, that of `answer`
    QString proxy = {};         ///< which requests take; empty: a direct connection
    ProbeReport probe = {};     ///< of the rungs dns, tcp and tls
    QStringList resolved = {};  ///< all addresses of the name, in the order in which they are tried

    bool worked = false;                     ///< nothing failed; there may be something to warn of all the same
    QString seen = {};                       ///< its summary then
    std::optional<ToolCatalog> catalog = {}; ///< the list that came then
};

} // namespace rc
