// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/url/resourcejson.h"

#include "core/json/jsonparts.h"

using namespace Qt::StringLiterals;

namespace rc {

QByteArray resourceJson(const PastedResource &pasted)
{
    const ResourceUrl &resource = pasted.resource;
    return jsonObject({{"kind", jsonString(resource.isOfTeam() ? u"team"_s : u"user"_s)},
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
