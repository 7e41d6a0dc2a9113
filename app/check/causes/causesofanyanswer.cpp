// SPDX-License-Identifier: GPL-3.0-or-later
// HTTP statuses with the same meaning for every server.
#include "check/causes/cause.h"
#include "check/causes/causesigns.h"

#include <QtGlobal>

namespace rc {

QList<CauseRow> Causes::ofAnyAnswer()
{
    return {
        row("payment-required", at::service, {.status = {402, 402}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("a payment or more credit is required"),
             .cause = QT_TR_NOOP("The server, or a gateway before it, wants a payment before it accepts requests: "
                                 "“%6”."),
             .next = QT_TR_NOOP("Check the plan and the credit of the account in the product.")}),
        row("method-not-allowed", at::service, {.shows = sign::refusesPost}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("this address refuses such requests"),
             .cause = QT_TR_NOOP("A server responds at this path but does not accept POST requests. It is probably a "
                                 "page and not the service."),
             .next = QT_TR_NOOP("Check the address against the one in the product.")}),
        row("not-acceptable", at::entries, {.status = {406, 406}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the response format was refused"),
             .cause = QT_TR_NOOP("The service offers none of the requested response formats. A proxy may have changed "
                                 "the Accept header."),
             .next = QT_TR_NOOP("Send this response to the service’s operator.")}),
        row("request-timed-out", at::service, {.status = {408, 408}}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("the server stopped waiting"),
             .cause = QT_TR_NOOP("The server, or a gateway before it, stopped waiting. A slow connection, a proxy on "
                                 "the way or the service itself may have held the request up."),
             .next = QT_TR_NOOP("Try again. If it persists, tell the operator the time.")}),
        row("gone", at::service, {.status = {410, 410}}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("this address is gone"),
             .cause = QT_TR_NOOP("The service says that this was removed permanently."),
             .next = QT_TR_NOOP("Copy the address from the product again.")}),
        row("request-too-large", at::service, {.status = {413, 413}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the request is too large for the server"),
             .cause = QT_TR_NOOP("The request is small, so something on the way has a very low size limit."),
             .next = QT_TR_NOOP("Send this response to the operator of the service or of the proxy.")}),
        row("content-refused", at::service, {.status = {415, 415}}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the server does not accept JSON here"),
             .cause = QT_TR_NOOP("The server refuses JSON requests, so this path probably belongs to another service."),
             .next = QT_TR_NOOP("Check the address against the one in the product.")}),
        row("upgrade-wanted", at::service, {.status = {426, 426}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server requires another protocol"),
             .cause = QT_TR_NOOP("The server requires a protocol other than HTTP 1.1 for this address."),
             .next =
                 QT_TR_NOOP("Check that the address begins with https://, and send this response to the operator.")}),
        row("rate-limited-until", at::service, {.status = {429, 429}, .shows = sign::retryAfter}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("too many requests"),
             .cause = QT_TR_NOOP(
                 "The service, or a gateway in front of it, reports too many requests and says to wait until %5."),
             .next = QT_TR_NOOP("Wait until then, then check again.")}),
        row("rate-limited", at::service, {.status = {429, 429}}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("too many requests"),
             .cause = QT_TR_NOOP("The service, or a gateway in front of it, reports too many requests: “%6”."),
             .next = QT_TR_NOOP("Wait a few minutes, then check again.")}),
        row("busy-until", at::service, {.status = {503, 503}, .shows = sign::retryAfter}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("the service is down or busy"),
             .cause =
                 QT_TR_NOOP("The service, or a gateway in front of it, is unavailable and says to try again at %5."),
             .next = QT_TR_NOOP("Wait until then, then check again.")}),
        row("service-down", at::service, {.status = {503, 503}}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("the service is down or busy"),
             .cause = QT_TR_NOOP("The service, or the gateway in front of it, says that it is unavailable: “%6”."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, tell the operator the time.")}),
        row("service-fault", at::service, {.status = {500, 599}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("a server error"),
             .cause = QT_TR_NOOP("The service, or a gateway before it, reports a server error: “%6”."),
             .next = QT_TR_NOOP(
                 "Try again in a minute. If it persists, send the time and this response to the service’s operator.")}),
    };
}

} // namespace rc
