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
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this port requires https"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The server says that it received plain HTTP on a TLS port."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Start the address with https://."),
         .fix = Fix::EditAddress},
        {.id = "network-login",
         .rungs = at::service,
         .status = {511, 511},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this network requires a login"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The network between this computer and the service wants you to "
                                                     "sign in first. The service was not reached."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Open any web page in a browser, sign in to the network, then check again."),
         .fix = Fix::TryAgain},
        {.id = "proxy-answers",
         .rungs = at::service,
         .status = {400, 599},
         .shows = sign::proxyHeaders,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "a proxy responded instead of the service"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The response comes from a proxy or gateway on the way, not from the service."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Show this response to the operator of the proxy or gateway.")},
        {.id = "entries-too-large-400",
         .rungs = at::entries,
         .status = {400, 400},
         .word = "<title>bad request (400)</title>",
         .shows = sign::overDeploymentsLimit,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The request is too large for the service (400)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the request is too large for the service"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "The service returns this page for requests over 2.5 MiB, and this one was larger."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Send fewer entries in one request, or a shorter message and fewer "
                                                    "extra fields."),
         .fix = Fix::SplitBatch},
        {.id = "host-not-served",
         .rungs = at::entries,
         .status = {400, 400},
         .word = "<title>bad request (400)</title>",
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service does not serve this host name (400)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service does not serve this host name"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service returns this page for a host name that is not on its list, %3, such "
                                    "as an IP address, an alias or an old name. Its other reason for this page, a "
                                    "request over 2.5 MiB, does not apply because the entry is far too small."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Open Resource Details in a browser and copy the Resource URL from there."),
         .fix = Fix::EditAddress},
        {.id = "tools-host-not-listed",
         .rungs = at::tools,
         .status = {421, 421},
         .word = "invalid host header",
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the tool server does not serve this host name"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The tool server serves only certain host names, and %3 is not one of them."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Enter the name that the operator gave you, or ask the operator to add this one."),
         .fix = Fix::EditAddress},
        {.id = "login-page",
         .rungs = at::service,
         .kind = ErrorKind::WebPage,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "Got a web page instead of JSON"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The response is a web page, probably the login page of a network, a proxy or another site."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "Open the address in a browser to see what responds. Sign in to the network if asked."),
         .fix = Fix::EditAddress},
        {.id = "page-refuses",
         .rungs = at::service,
         .status = {400, 403},
         .shows = sign::webPage,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "a web page refused it, not the service"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The refusal was a web page, so it probably came from a firewall, "
                                                     "proxy or login page in between, not from the service."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Open the address in a browser to see what responds, and ask its operator.")},
        // Redirects: never followed by themselves
        {.id = "redirect-to-nowhere",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toNowhere,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "a redirect without an address"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The service sent a redirect without a readable address. Your key was not sent anywhere else."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Check the address."),
         .fix = Fix::CopyReport},
        {.id = "redirect-to-http",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toHttp,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "redirects to an unencrypted address"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "The service redirects to %4, which is not encrypted. Your key was not sent there."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Tell the service’s operator that the redirect should keep https."),
         .fix = Fix::CopyReport},
        {.id = "redirect-to-https",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toHttps,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "redirects to the encrypted address"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "The service redirects to %4, the same address over https. Your key was not sent there."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Start the address with https://."),
         .fix = Fix::EditAddress},
        {.id = "own-login-of-tools",
         .rungs = at::tools,
         .status = {300, 399},
         .shows = sign::toOwnLogin,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The tool server address belongs to the log service."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service’s own login page instead of tools"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "%3 redirects this path to its own login page, as the log service does with every path it does not know. "
             "The log service was probably entered as the tool server. Your key was not sent to the login page."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Enter the tool server’s address, which is a different one."),
         .fix = Fix::EditAddress},
        {.id = "team-address",
         .rungs = at::entries,
         .shows = sign::refusedAtTeam,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service accepts no entries at a team’s address."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "no entries are accepted at a team’s address"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "This is the address of the team “%1”. The product shows it, but such a service accepts this resource’s "
             "entries only at an owner’s address, /u/<owner>/…, with the same UUID. An SDK that follows redirects ends "
             "up at a login page, mistakes it for success, and silently loses its entries."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "In the address, replace /team/ and the team with /u/ and the owner’s username, then check again.")},
        {.id = "own-login",
         .rungs = at::entries,
         .status = {300, 399},
         .shows = sign::toOwnLogin,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service accepts no entries at this path."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service’s own login page instead of a response"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "%3 redirects this path to its own login page, as it does with every path it does not know. The product "
             "path may be wrong, or this is the address of a page and not of a resource. An SDK that follows redirects "
             "mistakes the login page for success and silently loses its entries."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again."),
         .fix = Fix::EditAddress},
        {.id = "redirect-to-login",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toLogin,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "redirects to a login page"),
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
             "rc::Diagnosis",
             "The service redirects to %4, which differs only in a trailing slash. The request was correct, so "
             "something on the way rewrites addresses. Your key was not sent anywhere else."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Send this response to the service’s operator.")},
        {.id = "redirect-to-other-host",
         .rungs = at::service,
         .status = {300, 399},
         .shows = sign::toOtherHost,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "redirects to another host"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service redirects to %4, on another host. Your key was not sent there."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "If you trust that address, replace the current one with it."),
         .fix = Fix::EditAddress},
        {.id = "redirect-to-other-path",
         .rungs = at::service,
         .status = {300, 399},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "redirects to another path"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service redirects to %4 on the same host. Your key was not sent there."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Compare the address with the one in the product, and enter that one."),
         .fix = Fix::EditAddress},
    };
}

} // namespace rc
