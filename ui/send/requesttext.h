// SPDX-License-Identifier: GPL-3.0-or-later
// The request that a press of Send makes, as text for a person.
#pragma once

#include "core/ingestbody.h"
#include "core/resourceurl.h"

namespace rc {

/// Verb, address, headers and the body: ingestBody(), so its compact form is what is sent. The key is named as
/// $<prefix>API_KEY: it is no argument, so it cannot be in the text. Passed through displayText().
[[nodiscard]] QString requestText(const ResourceUrl &resource, const QString &envPrefix, const QList<LogEntry> &entries,
                                  JsonLayout layout);

} // namespace rc
