// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed resource as JSON for a program.
#include "core/resourcejson.h"

#include "core/jsonparts.h"

namespace rc {

QByteArray resourceJson(const PastedResource &pasted)
{
    const ResourceUrl &resource = pasted.resource;
    return jsonObject({{"kind", jsonString(resource.isOfTeam() ? QStringLiteral("team") : QStringLiteral("user"))},
                       {"owner", jsonString(resource.owner)},
                       {"team", jsonString(resource.team)},
                       {"uuid", jsonString(resource.uuid)},
                       {"baseUrl", jsonString(resource.baseUrl)},
                       {"productPath", jsonString(resource.productPath)},
                       {"resourceUrl", jsonString(resource.resourceUrl())},
                       {"logsUrl", jsonString(resource.logsUrl())},
                       {"trimmed", jsonStrings(pasted.trimmed)}});
}

} // namespace rc
