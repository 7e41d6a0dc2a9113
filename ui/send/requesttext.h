// SPDX-License-Identifier: GPL-3.0-or-later
// The request that a press of Send makes, as text for a person.
#pragma once

#include "core/logentry.h"
#include "core/resourceurl.h"

namespace rc {

/// Verb, address, headers and the body with line breaks for reading. The key is named as $<prefix>API_KEY: it is no
/// argument, so it cannot be in the text. Passed through displayText().
[[nodiscard]] QString requestText(const ResourceUrl &resource, const QString &envPrefix,
                                  const QList<LogEntry> &entries);

} // namespace rc
