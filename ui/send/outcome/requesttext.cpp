// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/requesttext.h"

#include "config/configtext.h"
#include "config/entrycurl.h"
#include "config/formats/configsource.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "service/send/ingest.h"

using namespace Qt::StringLiterals;

namespace rc {

QString requestText(const ResourceUrl &resource, const Identity &identity, const QString &envPrefix,
                    const QList<LogEntry> &entries, JsonLayout layout)
{
    constexpr qsizetype maxLength = 20'000;
    // a dummy key, so the real one cannot be shown
    const Result<HttpRequest> request = ingestRequest(resource, {Secret("-"), identity}, entries, {});
    if (!request)
        return errorLine(request.error());
    QString text = "POST "_L1 + resource.logsUrl() + u'\n';
    for (const auto &[name, value] : request->headers) {
        const bool isKey = name == identity.keyHeader;
        text += QString::fromUtf8(name) + ": "_L1 +
                (isKey ? u'$' + envPrefix + "API_KEY"_L1 : QString::fromUtf8(value)) + u'\n';
    }
    text += u'\n' + QString::fromUtf8(ingestBody(entries, layout));
    return displayText(text, LineBreaks::Keep, maxLength);
}

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
