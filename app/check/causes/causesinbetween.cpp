// SPDX-License-Identifier: GPL-3.0-or-later
// Something other than the service responded, or redirected.
#include "check/causes/cause.h"
#include "check/causes/causesigns.h"

#include <QtGlobal>

namespace rc {

QList<CauseRow> Causes::inBetween()
{
    return {
        // A confirmed log tool's statement about the resource
        row("real-owner", at::entries, {.status = {300, 405}, .shows = sign::otherOwner}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The resource is there, at another address."),
             .summary = QT_TR_NOOP("the resource is at another address"),
             .cause = QT_TR_NOOP("The log tool reads this resource’s log, and names another owner than the URL does."),
             .next = QT_TR_NOOP("Use %6")}),
        row("resource-gone", at::entries, {.status = {404, 404}, .shows = sign::resourceGone}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service has no such resource (404)."),
             .summary = QT_TR_NOOP("there is no such resource"),
             .cause = QT_TR_NOOP("The log tool does not find the resource %2 either. It was deleted, or the UUID was "
                                 "cut off while copying."),
             .next = QT_TR_NOOP("Look for the resource in the product, and copy its whole Resource URL again.")}),
        row("no-access-by-log", at::entries, {.status = {403, 404}, .shows = sign::noAccessByLog}, Fix::EditUsername,
            {.headline = QT_TR_NOOP("The resource is there, but this account has no access to it."),
             .summary = QT_TR_NOOP("this account has no access to the resource"),
             .cause = QT_TR_NOOP("The log tool knows the resource, and denies this account access to it."),
             .next = QT_TR_NOOP("Check that the username belongs to the key’s account. If it does, ask %1 to share the "
                                "resource with one of your teams.")}),
        // Not the service
        row("http-on-tls-port", at::service,
            {.status = {400, 400}, .word = "https port|https server|ssl-enabled server"}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("this port requires https"),
             .cause = QT_TR_NOOP("The server says that it received plain HTTP on a TLS port."),
             .next = QT_TR_NOOP("Start the address with https://.")}),
        row("network-login", at::service, {.status = {511, 511}}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("this network requires a login"),
             .cause = QT_TR_NOOP("The network between this computer and the service wants you to sign in first. The "
                                 "service was not reached."),
             .next = QT_TR_NOOP("Open any web page in a browser, sign in to the network, then check again.")}),
        row("proxy-answers", at::service, {.status = {400, 599}, .shows = sign::proxyHeaders}, Fix::None,
            {.summary = QT_TR_NOOP("a proxy responded instead of the service"),
             .cause = QT_TR_NOOP("The response comes from a proxy or gateway on the way, not from the service."),
             .next = QT_TR_NOOP("Show this response to the operator of the proxy or gateway.")}),
        row("entries-too-large-400", at::entries,
            {.status = {400, 400}, .word = "<title>bad request (400)</title>", .shows = sign::overDeploymentsLimit},
            Fix::SplitBatch,
            {.headline = QT_TR_NOOP("The request is too large for the service (400)."),
             .summary = QT_TR_NOOP("the request is too large for the service"),
             .cause = QT_TR_NOOP("The service returns this page for requests over 2.5 MiB, and this one was larger."),
             .next = QT_TR_NOOP("Send fewer entries in one request, or a shorter message and fewer extra fields.")}),
        row("host-not-served", at::entries, {.status = {400, 400}, .word = "<title>bad request (400)</title>"},
            Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service does not serve this host name (400)."),
             .summary = QT_TR_NOOP("the service does not serve this host name"),
             .cause = QT_TR_NOOP("The service returns this page for a host name that is not on its list, %3, such as "
                                 "an IP address, an alias or an old name. Its other reason for this page, a request "
                                 "over 2.5 MiB, does not apply because the entry is far too small."),
             .next = QT_TR_NOOP("Open Resource Details in a browser and copy the Resource URL from there.")}),
        row("host-not-listed", at::entries, {.status = {400, 421}, .shows = sign::hostRefused}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service does not serve this host name."),
             .summary = QT_TR_NOOP("the service does not serve this host name"),
             .cause = QT_TR_NOOP("The server serves only certain host names, and %3 is not one of them."),
             .next = QT_TR_NOOP("Enter the name that the operator gave you, or ask the operator to add this one.")}),
        row("tools-host-not-listed", at::tools, {.status = {400, 421}, .shows = sign::hostRefused}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the tool server does not serve this host name"),
             .cause = QT_TR_NOOP("The server serves only certain host names, and %3 is not one of them."),
             .next = QT_TR_NOOP("Enter the name that the operator gave you, or ask the operator to add this one.")}),
        row("origin-refused", at::service, {.status = {400, 403}, .shows = sign::originRefused}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server accepts requests of certain web pages only"),
             .cause = QT_TR_NOOP("The server checks the Origin header, which browsers send and this program does not: "
                                 "“%6”."),
             .next = QT_TR_NOOP("Ask the operator to accept requests without an Origin header.")}),
        row("basic-wanted", at::service, {.status = {401, 401}, .shows = sign::basicWanted}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("The server requires a username and password, not an API key (401)."),
             .summary = QT_TR_NOOP("a username and password are required, not an API key"),
             .cause = QT_TR_NOOP("The server, or a proxy before it, asks for HTTP Basic or Windows authentication, "
                                 "which this program does not send."),
             .next = QT_TR_NOOP("Ask the operator for an address that accepts API keys.")}),
        row("scope-missing", at::service, {.status = {401, 403}, .shows = sign::scopeMissing}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("The key or token lacks a scope that the server requires."),
             .summary = QT_TR_NOOP("a scope is missing"),
             .cause = QT_TR_NOOP("The server recognizes the key or token, but it lacks a scope (insufficient_scope): "
                                 "“%6”."),
             .next = QT_TR_NOOP("Ask for a key or token with that scope.")}),
        row("client-certificate-required", at::service,
            {.status = {400, 496}, .word = "required ssl certificate|client certificate"}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("The server requires a client certificate."),
             .summary = QT_TR_NOOP("a client certificate is required"),
             .cause = QT_TR_NOOP("The server, or a proxy before it, asks for a client certificate (mutual TLS), which "
                                 "this program does not send."),
             .next = QT_TR_NOOP("Ask the operator for an address that requires only the API key.")}),
        row("gateway-got-nothing", at::service, {.status = {520, 530}}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("A gateway got no usable response from the service."),
             .summary = QT_TR_NOOP("a gateway got no usable response from the service"),
             .cause = QT_TR_NOOP("Statuses from 520 to 530 usually come from a gateway in front of the service, such "
                                 "as a CDN, which could not get a usable response from it. It says: “%6”."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send the time and this response to the "
                                "service’s operator.")}),
        row("login-page", at::service, {.kind = ErrorKind::WebPage}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("Got a web page instead of JSON"),
             .cause = QT_TR_NOOP("The response is a web page, probably the login page of a network, a proxy or another "
                                 "site: “%6”."),
             .next =
                 QT_TR_NOOP("Open the address in a browser to see what responds. Sign in to the network if asked.")}),
        row("gateway-refuses", at::service, {.status = {400, 503}, .shows = sign::gatewayRefuses}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("probably refused by a gateway in front of the service"),
             .cause = QT_TR_NOOP("This does not look like a refusal of the service. A gateway, firewall or login page "
                                 "in front of it probably refused the request: “%6”. The service may never have seen "
                                 "it, so this does not show whether the key is valid."),
             .next = QT_TR_NOOP("Open the address in a browser to see what responds, and ask its operator.")}),
        // Redirects, which are never followed automatically
        row("not-modified", at::service, {.status = {304, 304}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("“not modified”, which is no response to this request"),
             .cause = QT_TR_NOOP("Status 304 belongs to caches. A cache or proxy on the way may have responded instead "
                                 "of the service."),
             .next = QT_TR_NOOP("Send this response to the operator of the service or of the proxy.")}),
        row("redirect-to-nowhere", at::service, {.status = {300, 399}, .shows = sign::toNowhere}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("a redirect without an address"),
             .cause = QT_TR_NOOP(
                 "The service sent a redirect without a readable address. Your key was not sent anywhere else."),
             .next = QT_TR_NOOP("Check the address.")}),
        row("redirect-to-http", at::service, {.status = {300, 399}, .shows = sign::toHttp}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("redirects to an unencrypted address"),
             .cause = QT_TR_NOOP("The service redirects to %4, which is not encrypted. Your key was not sent there."),
             .next = QT_TR_NOOP("Tell the service’s operator that the redirect should keep https.")}),
        row("redirect-to-https", at::service, {.status = {300, 399}, .shows = sign::toHttps}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("redirects to the encrypted address"),
             .cause =
                 QT_TR_NOOP("The service redirects to %4, the same address over https. Your key was not sent there."),
             .next = QT_TR_NOOP("Start the address with https://.")}),
        row("catalog-behind-login", at::codeHosting | at::further,
            {.status = {300, 399}, .shows = sign::loginOfCatalog}, Fix::None,
            {.state = RungState::Warned,
             .summary = QT_TR_NOOP("a login page instead of this catalog"),
             .cause = QT_TR_NOOP("The general tools work, so the address and the key are right. For this catalog, the "
                                 "server redirects to the login page %4. It may not have this catalog, or may require "
                                 "a linked account. Your key was not sent to the login page."),
             .next = QT_TR_NOOP("Link the account in the product, or ask the operator whether the server has this "
                                "catalog.")}),
        row("own-login-of-tools", at::tools, {.status = {300, 399}, .shows = sign::toOwnLogin}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The tool server address belongs to the log service."),
             .summary = QT_TR_NOOP("the service’s own login page instead of tools"),
             .cause = QT_TR_NOOP("%3 redirects this path to its own login page, as the log service does with every "
                                 "path it does not know. The log service was probably entered as the tool server. Your "
                                 "key was not sent to the login page."),
             .next = QT_TR_NOOP("Enter the tool server’s address, which is a different one.")}),
        row("team-address", at::entries, {.shows = sign::refusedAtTeam}, Fix::None,
            {.headline = QT_TR_NOOP("The service accepts no entries at a team’s address."),
             .summary = QT_TR_NOOP("no entries are accepted at a team’s address"),
             .cause = QT_TR_NOOP(
                 "This is the address of the team “%1”. The product shows it, but such a service accepts this "
                 "resource’s entries only at an owner’s address, /u/<owner>/…, with the same UUID. An SDK that follows "
                 "redirects ends up at a login page, mistakes it for success, and silently loses its entries."),
             .next = QT_TR_NOOP(
                 "In the address, replace /team/ and the team with /u/ and the owner’s username, then check again.")}),
        row("own-login", at::entries, {.status = {300, 399}, .shows = sign::toOwnLogin}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service accepts no entries at this path."),
             .summary = QT_TR_NOOP("the service’s own login page instead of a response"),
             .cause = QT_TR_NOOP(
                 "%3 redirects this path to its own login page, as it does with every path it does not know. The "
                 "product path may be wrong, or this is the address of a page and not of a resource. An SDK that "
                 "follows redirects mistakes the login page for success and silently loses its entries."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL again.")}),
        row("service-not-set-up", at::service, {.status = {300, 399}, .shows = sign::toSetup}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the service is not set up yet"),
             .cause = QT_TR_NOOP("%3 redirects every request to its setup page, /setup/. It accepts nothing before "
                                 "somebody has completed that page."),
             .next = QT_TR_NOOP("Ask the operator to complete the setup.")}),
        row("sign-in-page", at::service, {.status = {300, 399}, .shows = sign::toSignInHere}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("redirects to its own sign-in page"),
             .cause = QT_TR_NOOP("%3 redirects this path to a sign-in page on the same host, %4. A browser is expected "
                                 "here, not an API key. Your key was not sent there."),
             .next = QT_TR_NOOP("Compare the address with the one in the product, and enter that one.")}),
        row("sign-in-gateway", at::service, {.status = {300, 399}, .shows = sign::toIdentityProvider}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("A sign-in page responded instead of the service."),
             .summary = QT_TR_NOOP("redirects to a single sign-on page"),
             .cause = QT_TR_NOOP("The request was redirected to the sign-in page %4, probably by a gateway in front of "
                                 "the service. People pass it in a browser, and programs with an API key do not. Your "
                                 "key was not sent there."),
             .next = QT_TR_NOOP("Ask the operator for an address that accepts API keys.")}),
        row("redirect-to-login", at::service, {.status = {300, 399}, .shows = sign::toLogin}, Fix::None,
            {.summary = QT_TR_NOOP("redirects to a login page"),
             .cause = QT_TR_NOOP("You were redirected to %4, which looks like the sign-in page of a network, a proxy "
                                 "or a portal. Your key was not sent there."),
             .next = QT_TR_NOOP("Open the address in a browser and sign in if the network asks, then check again.")}),
        row("redirect-loop", at::service, {.status = {300, 399}, .shows = sign::inSlashLoop}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("The address redirects in a loop."),
             .summary = QT_TR_NOOP("redirects back and forth"),
             .cause = QT_TR_NOOP("The addresses with and without a trailing slash redirect to each other, the last one "
                                 "to %4. Your key was not sent to any other server."),
             .next = QT_TR_NOOP("Send this response to the service’s operator.")}),
        row("redirect-to-itself", at::service, {.status = {300, 399}, .shows = sign::toItself}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("The address redirects to itself."),
             .summary = QT_TR_NOOP("redirects to itself"),
             .cause = QT_TR_NOOP(
                 "The service redirects to %4, which is the same address or differs only in repeated "
                 "slashes or its query. Something on the way probably rewrites addresses in a loop. Your key was "
                 "not sent to any other server."),
             .next = QT_TR_NOOP("Send this response to the service’s operator.")}),
        row("redirect-slash", at::service, {.status = {300, 399}, .shows = sign::toSlash}, Fix::None,
            {.summary = QT_TR_NOOP("Redirected to the same URL with a different trailing slash"),
             .cause = QT_TR_NOOP(
                 "The service redirects to %4, which differs only in a trailing slash. The request was correct, so "
                 "something on the way rewrites addresses. Your key was not sent to any other server."),
             .next = QT_TR_NOOP("Send this response to the service’s operator.")}),
        row("redirect-to-other-host", at::service, {.status = {300, 399}, .shows = sign::toOtherHost}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("redirects to another host"),
             .cause = QT_TR_NOOP("The service redirects to %4, on another host. Your key was not sent there."),
             .next = QT_TR_NOOP("If you trust that address, replace the current one with it.")}),
        row("redirect-to-other-path", at::service, {.status = {300, 399}}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("redirects to another path"),
             .cause = QT_TR_NOOP("The service redirects to %4 on the same host. Your key was not sent there."),
             .next = QT_TR_NOOP("Compare the address with the one in the product, and enter that one.")}),
    };
}

} // namespace rc
