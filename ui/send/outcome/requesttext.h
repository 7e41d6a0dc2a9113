// SPDX-License-Identifier: GPL-3.0-or-later
// A Send request as text, and as a command or a small program for another terminal.
#pragma once

#include "core/entry/ingestbody.h"
#include "core/key/credentials.h"
#include "core/profile/profile.h"
#include "core/result.h"
#include "core/url/resourceurl.h"

namespace rc {

/// Verb, address, headers and body from ingestRequest(), so the compact form is exactly what is sent. The key is
/// $<prefix>API_KEY: it is not an argument, so it cannot be in the text. If `identity` does not fit a header, returns
/// the reason. Safe to display.
[[nodiscard]] QString requestText(const ResourceUrl &resource, const Identity &identity, const QString &envPrefix,
                                  const QList<LogEntry> &entries, JsonLayout layout);

enum class RequestCopy {
    Curl,
    Python,
    Node
};

/// Sends the same bytes to the same address with the same headers; the key is read from <prefix>API_KEY at run time: it
/// is not an argument, so it cannot be in the text. BadInput if a header cannot carry the profile's name.
[[nodiscard]] Result<QString> requestCopy(RequestCopy as, const ResourceUrl &resource, const Profile &profile,
                                          const QList<LogEntry> &entries);

} // namespace rc
