// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt says at the end of an exchange, and what it does not say: the fault it comes to. Pure.
#pragma once

#include "wire/http/httpanswer.h"

#include <QNetworkReply>

namespace rc {

struct ReplyFault
{
    HttpFault fault = HttpFault::None;
    QString text = {};  ///< the system's words, or a sentence on what is garbled
    bool byTls = false; ///< the words are the TLS library's
};

/// A client or server error (4xx, 5xx) stands, whatever becomes of its body.
[[nodiscard]] constexpr bool standsWithoutBody(int status)
{
    constexpr int firstError = 400;
    return status >= firstError;
}

/// `error` and `words`: Qt's. `answer`: its address, status, headers and timings so far. `bodySize`: the body's bytes
/// as they were received. Qt calls a status without headers and a cut body a success, and some whole answers an error.
[[nodiscard]] ReplyFault replyFault(QNetworkReply::NetworkError error, const QString &words, const HttpAnswer &answer,
                                    qint64 bodySize);

} // namespace rc
