// SPDX-License-Identifier: GPL-3.0-or-later
// A Send request as text.
#pragma once

#include "core/entry/ingestbody.h"
#include "core/key/credentials.h"
#include "core/url/resourceurl.h"

namespace rc {

/// Verb, address, headers and body from ingestRequest(), so the compact form is exactly what is sent. The key is
/// $<prefix>API_KEY: it is not an argument, so it cannot be in the text. If `identity` does not fit a header, returns
/// the reason. Safe to display.
[[nodiscard]] QString requestText(const ResourceUrl &resource, const Identity &identity, const QString &envPrefix,
                                  const QList<LogEntry> &entries, JsonLayout layout);

} // namespace rc
