// SPDX-License-Identifier: GPL-3.0-or-later
// One request that was sent, as a curl command for a terminal or a ticket.
#pragma once

#include "core/key/credentials.h"

namespace rc {

/// Posts `body` to `logsUrl`, ending in a line break. The key is $<prefix>API_KEY, given to curl on standard input: it
/// is no argument of this function, so it cannot be in the text. A prefix that is no name of a variable becomes
/// SERVICE_. `identity`: who the profile sends as, and by which headers.
[[nodiscard]] QString entryCurl(const QString &logsUrl, const QByteArray &body, const QString &envPrefix,
                                const Identity &identity = {});
/// The same with other headers than Content-Type alone; none of them is the key's. Without a name of `identity` among
/// them the user name is $<prefix>USERNAME. `withToken`: $<prefix>CODE_HOSTING_TOKEN goes along like the key.
[[nodiscard]] QString callCurl(const QString &url, const HeaderList &headers, const QByteArray &body,
                               const QString &envPrefix, const Identity &identity = {}, bool withToken = false);

} // namespace rc
