// SPDX-License-Identifier: GPL-3.0-or-later
// A Send request as a command or a small program for another terminal.
#pragma once

#include "core/entry/logentry.h"
#include "core/profile/profile.h"
#include "core/result.h"
#include "core/url/resourceurl.h"

namespace rc {

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
