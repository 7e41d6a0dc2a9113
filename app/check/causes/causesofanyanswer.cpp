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
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this address takes no such request"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "A server answers at this path, but it does not take what is sent "
                                                     "there with POST: probably it is a page and not the service."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Check the address against the one in the product."),
         .fix = Fix::EditAddress},
        {.id = "not-acceptable",
         .rungs = at::entries,
         .status = {406, 406},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the form of the answer was refused"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The service offers no form of answer that was asked for: a proxy may have changed the header Accept."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Show the operators of the service this response."),
         .fix = Fix::CopyReport},
        {.id = "gone",
         .rungs = at::service,
         .status = {410, 410},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this address was given up"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service says that this was removed permanently."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the address again from the product."),
         .fix = Fix::EditAddress},
        {.id = "request-too-large",
         .rungs = at::service,
         .status = {413, 413},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the request is too large for the server"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The request is small, so something on the way allows next to nothing."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Show the operators of the service or of the proxy this response."),
         .fix = Fix::CopyReport},
        {.id = "content-refused",
         .rungs = at::service,
         .status = {415, 415},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the server does not take JSON here"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The server refuses the form of the request, which is JSON: probably another service lives at this path."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Check the address against the one in the product."),
         .fix = Fix::EditAddress},
        {.id = "misdirected",
         .rungs = at::service,
         .status = {421, 421},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the server is not the one for this host"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The server that answers says that it is not responsible for this "
                                                     "host name: a load balancer or proxy sends requests astray."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Show the operators of the service this response."),
         .fix = Fix::CopyReport},
        {.id = "upgrade-wanted",
         .rungs = at::service,
         .status = {426, 426},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the server wants another protocol"),
         .cause =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The server wants another protocol than HTTP 1.1 for this address."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "Check that the address begins with https://, and show its operators this response."),
         .fix = Fix::CopyReport},
        {.id = "rate-limited-until",
         .rungs = at::service,
         .status = {429, 429},
         .shows = sign::retryAfter,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "too many requests"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "Too many requests came within a short time. The service says to wait until %5."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Wait until then, then check again."),
         .fix = Fix::TryAgain},
        {.id = "rate-limited",
         .rungs = at::service,
         .status = {429, 429},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "too many requests"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "Too many requests came within a short time. The service does not say how long to wait."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Wait a few minutes, then check again."),
         .fix = Fix::TryAgain},
        {.id = "busy-until",
         .rungs = at::service,
         .status = {503, 503},
         .shows = sign::retryAfter,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service is down or busy"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service is not available now, and says to come back at %5."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Wait until then, then check again."),
         .fix = Fix::TryAgain},
        {.id = "service-down",
         .rungs = at::service,
         .status = {503, 503},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service is down or busy"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service, or the gateway before it, says that it is not available now: “%6”."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Check again in a minute; if it stays, tell its operators the time."),
         .fix = Fix::TryAgain},
        {.id = "service-fault",
         .rungs = at::service,
         .status = {500, 599},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "internal server error"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service reports a fault of its own: “%6”."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "Try again in a minute. If it persists, send the time and this response to the service's operator."),
         .fix = Fix::CopyReport},
    };
}

} // namespace rc
