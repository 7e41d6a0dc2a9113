// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP statuses that say the same whoever is asked.
#include "check/causes/cause.h"
#include "check/causes/causesigns.h"

#include <QtGlobal>

namespace rc {

QList<CauseRow> causesOfAnyAnswer()
{
    return {
        {.id = "method-not-allowed",
         .rungs = at::service,
         .status = {405, 405},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this address refuses such requests"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "A server responds at this path but does not accept POST "
                                                     "requests. It is probably a page and not the service."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Check the address against the one in the product."),
         .fix = Fix::EditAddress},
        {.id = "not-acceptable",
         .rungs = at::entries,
         .status = {406, 406},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the response format was refused"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The service offers none of the requested response formats. A proxy may have changed the Accept header."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Send this response to the service’s operator."),
         .fix = Fix::CopyReport},
        {.id = "gone",
         .rungs = at::service,
         .status = {410, 410},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this address is gone"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service says that this was removed permanently."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the address from the product again."),
         .fix = Fix::EditAddress},
        {.id = "request-too-large",
         .rungs = at::service,
         .status = {413, 413},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the request is too large for the server"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The request is small, so something on the way has a very low size limit."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Send this response to the operator of the service or of the proxy."),
         .fix = Fix::CopyReport},
        {.id = "content-refused",
         .rungs = at::service,
         .status = {415, 415},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the server does not accept JSON here"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "The server refuses JSON requests, so this path probably belongs to another service."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Check the address against the one in the product."),
         .fix = Fix::EditAddress},
        {.id = "misdirected",
         .rungs = at::service,
         .status = {421, 421},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the server does not serve this host"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The server says that it does not serve this host name. A load balancer or proxy is misrouting requests."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Send this response to the service’s operator."),
         .fix = Fix::CopyReport},
        {.id = "upgrade-wanted",
         .rungs = at::service,
         .status = {426, 426},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the server requires another protocol"),
         .cause =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The server requires a protocol other than HTTP 1.1 for this address."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "Check that the address begins with https://, and send this response to the operator."),
         .fix = Fix::CopyReport},
        {.id = "rate-limited-until",
         .rungs = at::service,
         .status = {429, 429},
         .shows = sign::retryAfter,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "too many requests"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "Too many requests arrived in a short time. The service says to wait until %5."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Wait until then, then check again."),
         .fix = Fix::TryAgain},
        {.id = "rate-limited",
         .rungs = at::service,
         .status = {429, 429},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "too many requests"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "Too many requests arrived in a short time. The service does not say how long to wait."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Wait a few minutes, then check again."),
         .fix = Fix::TryAgain},
        {.id = "busy-until",
         .rungs = at::service,
         .status = {503, 503},
         .shows = sign::retryAfter,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service is down or busy"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service is unavailable and says to try again at %5."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Wait until then, then check again."),
         .fix = Fix::TryAgain},
        {.id = "service-down",
         .rungs = at::service,
         .status = {503, 503},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service is down or busy"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service, or the gateway in front of it, says that it is unavailable: “%6”."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Check again in a minute. If it persists, tell the operator the time."),
         .fix = Fix::TryAgain},
        {.id = "service-fault",
         .rungs = at::service,
         .status = {500, 599},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "internal server error"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service reports a server error: “%6”."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "Try again in a minute. If it persists, send the time and this response to the service’s operator."),
         .fix = Fix::CopyReport},
    };
}

} // namespace rc
