// SPDX-License-Identifier: GPL-3.0-or-later
// The request that a press of Send makes, as text for a person.
#pragma once

#include "core/entry/ingestbody.h"
#include "core/key/credentials.h"
#include "core/url/resourceurl.h"

namespace rc {

/// Verb, address, headers and the body: ingestRequest(), so its compact form is what is sent. The key is named as
/// $<prefix>API_KEY: it is no argument, so it cannot be in the text. Why `identity` fits no header where it does not.
/// Passed through displayText().
[[nodiscard]] QString requestText(const ResourceUrl &resource, const Identity &identity, const QString &envPrefix,
                                  const QList<LogEntry> &entries, JsonLayout layout);

} // namespace rc
