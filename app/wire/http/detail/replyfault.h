// SPDX-License-Identifier: GPL-3.0-or-later
// Derives the fault at the end of an exchange, including those that Qt does not report. Pure.
#pragma once

#include "wire/http/httpresponse.h"

#include <QNetworkReply>

namespace rc {

struct ReplyFault
{
    std::optional<ErrorKind> fault = {};
    QString text = {};  ///< system message, or a sentence about a garbled response
    bool byTls = false; ///< the message is from the TLS library
};

/// A client or server error (4xx, 5xx) is valid even if its body is incomplete.
[[nodiscard]] constexpr bool isValidWithoutBody(int status)
{
    constexpr int firstError = 400;
    return status >= firstError;
}

/// `error` and `words`: from Qt. `response`: its address, status, headers and timings so far. `bodySize`: received
/// bytes of the body. Qt treats a status without headers and a truncated body as success, and some complete responses
/// as errors.
[[nodiscard]] ReplyFault replyFault(QNetworkReply::NetworkError error, const QString &words,
                                    const HttpResponse &response, qint64 bodySize);

} // namespace rc
