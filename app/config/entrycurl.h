// SPDX-License-Identifier: GPL-3.0-or-later
// A sent request as a curl command for a terminal or a ticket.
#pragma once

#include "core/key/credentials.h"

namespace rc {

/// Posts `body` to `logsUrl`, ending in a line break. The key is $<prefix>API_KEY on curl's standard input: it is not
/// an argument of this function, so it cannot be in the text. An invalid prefix becomes SERVICE_. `identity`: the
/// profile's username and headers.
[[nodiscard]] QString entryCurl(const QString &logsUrl, const QByteArray &body, const QString &envPrefix,
                                const Identity &identity = {});
/// Same with headers in addition to Content-Type, except the key's. Without a name of `identity` among them the
/// username is $<prefix>USERNAME. `token`: tokenVariable() of a token that is added like the key; empty: none.
[[nodiscard]] QString callCurl(const QString &url, const HeaderList &headers, const QByteArray &body,
                               const QString &envPrefix, const Identity &identity = {}, const QString &token = {});

} // namespace rc
