// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/requestcopy.h"

#include "config/configtext.h"
#include "config/entrycurl.h"
#include "config/formats/configsource.h"
#include "core/entry/ingestbody.h"
#include "core/key/credentials.h"

namespace rc {

Result<QString> requestCopy(RequestCopy as, const ResourceUrl &resource, const Profile &profile,
                            const QList<LogEntry> &entries)
{
    const QByteArray body = ingestBody(entries);
    if (as == RequestCopy::Curl)
        return entryCurl(resource.logsUrl(), body, profile.envPrefix, identityOf(profile));
    if (const QString fault = configFault(profile); !fault.isEmpty())
        return failure(badInput(fault));
    KeyText key;
    key.variable = keyVariable(profile);
    const ConfigSource source{profile, resource, key};
    return as == RequestCopy::Python ? pythonProgram(source, body) : nodeProgram(source, body);
}

} // namespace rc
