// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever answers is not the service, or points elsewhere.
#include "check/causes/cause.h"
#include "check/causes/causesigns.h"

#include <QtGlobal>

namespace rc {

QList<CauseRow> causesInBetween()
{
    return {
        // Not the service
        {.id = "http-on-tls-port",
         .rungs = at::service,
         .status = {400, 400},
         .word = "https port|https server|ssl-enabled server",
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this port wants https"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The server says that plain HTTP came to a port that speaks TLS."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Begin the address with https://."),
         .fix = Fix::EditAddress},
        {.id = "network-login",
         .rungs = at::service,
         .status = {511, 511},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this network wants a login"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The network between this computer and the service wants you to "
                                                     "sign in first. The service was not reached."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Open any web page in a browser, sign in to the network, then check again."),
         .fix = Fix::TryAgain},
        {.id = "proxy-answers",
         .rungs = at::service,
         .status = {400, 599},
         .shows = sign::proxyHeaders,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "a proxy answers instead of the service"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "What came is the word of a proxy or gateway on the way, not of the service."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Ask those who run the proxy or gateway, and show them this response.")},
        {.id = "entries-too-large-400",
         .rungs = at::entries,
         .status = {400, 400},
         .word = "<title>bad request (400)</title>",
         .shows = sign::overDeploymentsLimit,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service takes no request of this size (400)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the request is too large for the service"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "The service answers with this page to a request of more than 2.5 MiB, and this one "
                              "was larger."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Send fewer entries in one request, or a shorter message and fewer "
                                                    "extra fields.")},
        {.id = "host-not-served",
         .rungs = at::entries,
         .status = {400, 400},
         .word = "<title>bad request (400)</title>",
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service does not answer to this host name (400)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service does not answer to this host name"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service answers this page to a host name that is not on its list, %3: an IP "
                                    "address, an alias or an old name. The entry is far too small for the other reason "
                                    "it has for this page, a request of more than 2.5 MiB."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Open Resource Details in a browser and copy the Resource URL from there."),
         .fix = Fix::EditAddress},
        {.id = "tools-host-not-listed",
         .rungs = at::tools,
         .status = {421, 421},
         .word = "invalid host header",
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the tool server does not answer to this host name"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The tool server has a list of the host names it answers to, and %3 is not on it."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Enter the name that its operators gave you, or ask them to add this one."),
         .fix = Fix::EditAddress},
        {.id = "login-page",
         .rungs = at::service,
         .kind = ErrorKind::WebPage,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "Got a web page instead of JSON"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The answer is a web page, probably the login page of a network, a proxy or another site."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "Open the address in a browser to see who answers; sign in to the network if it asks."),
         .fix = Fix::EditAddress},
        {.id = "page-refuses",
         .rungs = at::service,
         .status = {400, 403},
         .shows = sign::webPage,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "a web page refuses, not the service"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "A web page came with the refusal, so probably a firewall, proxy "
                                                     "or login page in between said no, not the service."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Open the address in a browser to see who answers, and ask those who run it.")},
        // Redirects: never followed by themselves
        {.id = "redirect-to-nowhere",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toNowhere,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "a redirect without an address"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service answered with a redirect and named no address that can be read. Your "
                                    "key was not sent anywhere else."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Check the address."),
         .fix = Fix::CopyReport},
        {.id = "redirect-to-http",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toHttp,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "points to an address without encryption"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service points to %4, which is not encrypted. Your key was not sent there."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Tell the service's operator: the redirect should keep https."),
         .fix = Fix::CopyReport},
        {.id = "redirect-to-https",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toHttps,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "points to the encrypted address"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The service points to %4, the same address with encryption. Your key was not sent there."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Begin the address with https://."),
         .fix = Fix::EditAddress},
        {.id = "own-login-of-tools",
         .rungs = at::tools,
         .status = {300, 399},
         .shows = sign::toOwnLogin,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The tool server address is that of the log service."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service's own login page instead of tools"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "%3 sends this path to its own login page, as the log service does with every path "
                                    "it does not know: probably it is the log service that was entered as tool server. "
                                    "Your key was not sent to the login page."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Enter the address of the tool server, which is another one."),
         .fix = Fix::EditAddress},
        {.id = "team-address",
         .rungs = at::entries,
         .shows = sign::refusedAtTeam,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service takes no entries at a team's address."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "no entries are taken at a team's address"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "This is the address of the team “%1”. The product shows it, but such a service takes "
                              "the entries of this resource only at an owner's address, /u/<owner>/…, with the "
                              "same UUID. An SDK that follows redirects is led to a login page, takes that for "
                              "success, and loses its entries silently."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "In the address, write /u/ and the owner's username in place of "
                                                    "/team/ and the team, and check again.")},
        {.id = "own-login",
         .rungs = at::entries,
         .status = {300, 399},
         .shows = sign::toOwnLogin,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service takes no entries at this path."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service's own login page instead of an answer"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "%3 sends this path to its own login page, as it does with every path it does not "
                                    "know: the product path is another, or this is the address of a page and not of a "
                                    "resource. An SDK that follows redirects takes the login page for success, and "
                                    "loses its entries without a word."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again."),
         .fix = Fix::EditAddress},
        {.id = "redirect-to-login",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toLogin,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "points to a login page"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "You were redirected to %4, which looks like the sign-in page of "
                                                     "a network, a proxy or a portal. Your key was not sent there."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Open the address in a browser and sign in if the network asks, then check again.")},
        {.id = "redirect-slash",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toSlash,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "Redirected to the same URL with a different trailing slash"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "The service points to %4: the same address, but for a slash at its end. It was "
                              "asked for as it should be, so something on the way rewrites addresses. Your key was "
                              "not sent anywhere else."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Show the service's operator this response.")},
        {.id = "redirect-to-other-host",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toOtherHost,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "points to another host"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service points to %4, on another host. Your key was not sent there."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "If you trust that address, enter it in place of the present one."),
         .fix = Fix::EditAddress},
        {.id = "redirect-to-other-path",
         .rungs = at::service,
         .status = {300, 399},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "points to another path"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service points to %4 on the same host. Your key was not sent there."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Compare the address with the one in the product, and enter that."),
         .fix = Fix::EditAddress},
    };
}

} // namespace rc
