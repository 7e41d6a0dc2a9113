// SPDX-License-Identifier: GPL-3.0-or-later
// The request that a press of Send makes, as text for a person.
#include "ui/send/requesttext.h"

#include "core/displaytext.h"

using namespace Qt::StringLiterals;

namespace rc {

QString requestText(const ResourceUrl &resource, const QString &envPrefix, const QList<LogEntry> &entries,
                    JsonLayout layout)
{
    constexpr qsizetype maxLength = 20'000;
    const QString text = "POST "_L1 + resource.logsUrl() + "\nX-API-Key: $"_L1 + envPrefix +
                         "API_KEY\nContent-Type: application/json\n\n"_L1 +
                         QString::fromUtf8(ingestBody(entries, layout));
    return displayText(text, LineBreaks::Keep, maxLength);
}

} // namespace rc
