// SPDX-License-Identifier: GPL-3.0-or-later
// The request that a press of Call makes, as text for a person and as a curl command. Secrets are variables in both.
#pragma once

#include "core/key/credentials.h"
#include "service/tools/toolcalljob.h"

namespace rc {

struct ShownRequest
{
    QUrl url;
    HeaderList headers;   ///< without the key's
    QByteArray keyHeader; ///< its name
    bool bearer = false;  ///< the key goes in it as a bearer token
    bool token = false;   ///< a code-hosting token goes with it
    QByteArray body;
};

/// No key goes in, and no token, so none can come out. `hasToken`: there is one, for the endpoint that gets it.
/// BadInput when the name does not fit a header.
[[nodiscard]] Result<ShownRequest> shownRequest(const QUrl &toolServer, const ToolCall &call, const Identity &identity,
                                                bool hasToken, const DialectMemory &dialects);
/// Passed through displayText(). `indented`: with line breaks that do not go out.
[[nodiscard]] QString requestText(const ShownRequest &request, const QString &envPrefix, bool indented);

} // namespace rc
