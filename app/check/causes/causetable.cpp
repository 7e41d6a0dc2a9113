// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the table, in the order in which they are tried.
#include "check/causes/cause.h"
#include "check/causes/causeconditions.h"

#include <QtGlobal>

namespace rc {

namespace {

/// No key is available: core/words/errortext has the summary and the next step.
CauseRow keyRow(const char *id, ErrorKind kind, Fix fix, const char *cause)
{
    return {{.kind = kind}, {.summary = "%6", .cause = cause, .next = "%8"}, id, at::key, fix};
}

/// core/words/errortext has the sentences, shared with senders and lists.
CauseRow tlsRow(const char *id, TlsCause cause, Fix fix)
{
    return {{.tls = cause}, {.summary = "%6", .cause = "%7", .next = "%8"}, id, at::tls | at::service, fix};
}

} // namespace

QList<CauseRow> Causes::rows()
{
    return {
        // Addresses
        row("authorities-unusable", at::tls | at::tools, {.condition = sign::aboutAuthorities}, Fix::None,
            {.summary = "%6",
             .cause = QT_TR_NOOP("The custom CA file cannot be used, so no server can be trusted."),
             .next = QT_TR_NOOP("Choose another custom CA file, or none.")}),
        row("resource-url-as-tool-address", at::tools, {.condition = sign::resourceAsToolAddress}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("this is a Resource URL"),
             .cause = QT_TR_NOOP("The address given as the tool server is a Resource URL, which receives entries."),
             .next = QT_TR_NOOP("Enter the address of the tool server, or leave it empty to check entries only.")}),
        row("endpoint-pasted-twice", at::tools, {.condition = sign::endpointPastedTwice}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the endpoint is in the address twice"),
             .cause = QT_TR_NOOP(
                 "The tool server address already ends with /mcp/ or /github/, and the endpoint is appended again."),
             .next = QT_TR_NOOP("Enter the tool server address without /mcp/ and without /github/.")}),
        row("tool-address-as-resource", at::url,
            {.kind = ErrorKind::BadInput, .condition = sign::toolAddressAsResource}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("this is a tool server address"),
             .cause = QT_TR_NOOP(
                 "The address given as the resource is a tool endpoint. A Resource URL contains an owner and a UUID."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL again.")}),
        row("dot-too-many", at::url | at::tools, {.kind = ErrorKind::BadInput, .condition = sign::hasExtraDot},
            Fix::EditAddress,
            {.summary = QT_TR_NOOP("Extra dot in the host name"),
             .cause = QT_TR_NOOP("The host name begins or ends with a dot or has two in a row, often because the "
                                 "address was copied out of a sentence."),
             .next = QT_TR_NOOP("Remove the dot.")}),
        row("resource-url-unusable", at::url, {.kind = ErrorKind::BadInput}, Fix::EditAddress,
            {.summary = "%6", .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL again.")}),
        row("tool-address-unusable", at::tools, {.kind = ErrorKind::BadInput, .condition = sign::anAddress},
            Fix::EditAddress,
            {.summary = "%6",
             .next = QT_TR_NOOP("Correct the tool server address, or leave it empty to check entries only.")}),
        row("proxy-unusable", at::service, {.kind = ErrorKind::BadInput, .condition = sign::proxyUnusable}, Fix::None,
            {.summary = "%6",
             .cause = QT_TR_NOOP("The environment names a proxy that cannot be used, so nothing was sent."),
             .next = QT_TR_NOOP("Correct the variable, or remove it.")}),
        row("identity-unusable", at::service, {.kind = ErrorKind::BadInput}, Fix::EditUsername,
            {.summary = "%6",
             .cause = QT_TR_NOOP(
                 "The username or email address would break the header that carries it, so nothing was sent."),
             .next = QT_TR_NOOP("Correct the username or the email address.")}),
        // The key
        keyRow("no-key", ErrorKind::NoKey, Fix::EnterKey,
               QT_TR_NOOP("Without a key, the service would refuse everything, so no request was sent.")),
        row("team-key-without-name", at::key, {.worked = true, .condition = sign::ofTeamKeyWithoutName},
            Fix::EditUsername,
            {.state = StepState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("This is a team’s key. The service accepts it only together with a team member’s "
                                 "username, and expires it after two hours at most."),
             .next = QT_TR_NOOP("Enter the username, and turn on “Send username with entries”.")}),
        row("key-unusable", at::key, {.kind = ErrorKind::BadInput}, Fix::EnterKey,
            {.summary = "%6",
             .cause = QT_TR_NOOP("A key consists of letters, digits and symbols without spaces. This is something "
                                 "else, or only part of a key."),
             .next = QT_TR_NOOP("Copy the key from the product again, and re-enter it.")}),
        keyRow("no-keychain", ErrorKind::NoKeychain, Fix::EnterKey,
               QT_TR_NOOP("Without a keychain, a key lasts for one session only.")),
        keyRow("keychain-not-running", ErrorKind::KeychainNotRunning, Fix::EnterKey,
               QT_TR_NOOP("The keychain could not be read, so it is unknown whether the key is there.")),
        keyRow("keychain-locked", ErrorKind::KeychainLocked, Fix::TryAgain,
               QT_TR_NOOP("A locked keychain cannot be searched, so the key may still be in it.")),
        keyRow("keychain-asking", ErrorKind::KeychainPrompting, Fix::TryAgain,
               QT_TR_NOOP("If it shows a prompt, that may be behind this window.")),
        keyRow("keychain-denied", ErrorKind::KeychainDenied, Fix::EnterKey,
               QT_TR_NOOP("The keychain or the person it asked declined.")),
        keyRow("keychain-timed-out", ErrorKind::KeychainTimedOut, Fix::EnterKey,
               QT_TR_NOOP("No response does not mean that the key is missing.")),
        keyRow("keychain-gone", ErrorKind::KeychainGone, Fix::EnterKey,
               QT_TR_NOOP("Reading was interrupted, so it is unknown whether the key is there.")),
        keyRow("keychain-lacks-key", ErrorKind::KeychainKeyMissing, Fix::EnterKey,
               QT_TR_NOOP("It was deleted there, or it belongs to another account on this computer.")),
        keyRow("key-unbound", ErrorKind::KeyUnbound, Fix::None,
               QT_TR_NOOP("The key was saved by an earlier version of this program, or by another program. A saved key "
                          "is sent only where a person has allowed it.")),
        keyRow("key-bound-elsewhere", ErrorKind::KeyBoundElsewhere, Fix::None,
               QT_TR_NOOP("The profile changed after the key was saved. A saved key is sent only where a person has "
                          "allowed it.")),
        keyRow("keychain-failed", ErrorKind::KeychainFailed, Fix::EnterKey,
               QT_TR_NOOP("It works, but not for this key.")),

        // The connection, TLS, and requests without a complete response.
        // The connection to the host
        row("past-proxy", at::name | at::port | at::tls, {.condition = sign::pastProxy}, Fix::None,
            {.state = StepState::Warned,
             .summary = QT_TR_NOOP("no direct route; requests go through a proxy"),
             .cause = QT_TR_NOOP("A direct test failed (“%6”). Requests go through the proxy %9, which makes the "
                                 "connection, so this may not affect them."),
             .next = QT_TR_NOOP("See whether the entry is accepted.")}),
        row("name-server-silent", at::name, {.kind = ErrorKind::NameNotFound, .condition = sign::nameServerSilent},
            Fix::TryAgain,
            {.summary = QT_TR_NOOP("no name server responded"),
             .cause = QT_TR_NOOP("The name server could not be queried just now, so it is unknown whether %3 exists."),
             .next = QT_TR_NOOP("Check whether this computer is online, then try again in a minute.")}),
        row("name-single-label", at::name | at::service,
            {.kind = ErrorKind::NameNotFound, .condition = sign::singleLabel}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("The host name %3 was not found."),
             .cause = QT_TR_NOOP("%3 is a short name without a domain. Such names work only inside one network, or "
                                 "part of the name is missing."),
             .next = QT_TR_NOOP("Enter the full host name, such as logs.example.com, or join the network or VPN where "
                                "the short one works.")}),
        row("name-unknown", at::name | at::service, {.kind = ErrorKind::NameNotFound}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("The host name %3 was not found."),
             .cause = QT_TR_NOOP(
                 "DNS has no record for this name. It may be misspelled, or exist only on a company network or VPN."),
             .next = QT_TR_NOOP("Check the address for typos, and that this computer is on the right network.")}),
        row("name-lookup-timed-out", at::name, {.kind = ErrorKind::TimedOut}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("the name server did not respond in time"),
             .cause = QT_TR_NOOP("Looking up %3 exceeded the timeout. The problem is the network, not the address."),
             .next = QT_TR_NOOP("Check the network connection and VPN, then try again.")}),
        row("proxy-refused", at::service, {.condition = sign::proxyRefused}, Fix::None,
            {.summary = QT_TR_NOOP("the proxy did not let the request through"),
             .cause = QT_TR_NOOP("Requests go through the proxy %9, which refused or did not respond: “%6”."),
             .next = QT_TR_NOOP("Check this computer’s proxy settings, and ask the proxy’s operator.")}),
        row("port-closed", at::port | at::tls | at::service, {.kind = ErrorKind::ConnectionRefused}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("nothing is listening on this port"),
             .next = QT_TR_NOOP("Check the port in the address, and whether the service is running.")}),
        row("port-filtered", at::port | at::service, {.kind = ErrorKind::TimedOut, .condition = sign::nothingSent},
            Fix::None,
            {.summary = QT_TR_NOOP("nothing responded on this port"),
             .cause = QT_TR_NOOP(
                 "No response on this port. A firewall may be dropping the connection, or the address is not in use."),
             .next = QT_TR_NOOP("Ask whether there is a firewall or VPN between this computer and %3.")}),
        row("network-unreachable", at::port | at::tls | at::service, {.kind = ErrorKind::Unreachable}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("there is no route to this address"),
             .cause = QT_TR_NOOP("This computer or its network has no route to %3: “%6”."),
             .next = QT_TR_NOOP("Check the network connection, VPN and firewall.")}),
        row("newer-addresses-broken", at::port, {.worked = true, .condition = sign::olderFamilyOnly}, Fix::None,
            {.state = StepState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("%3 did not respond over IPv6, but did over the older IPv4. Less patient programs may "
                                 "seem slow or fail."),
             .next = QT_TR_NOOP(
                 "Tell the operator of this network or of the service that IPv6 does not work between them.")}),
        // TLS
        tlsRow("certificate-revoked", TlsCause::Revoked, Fix::CopyReport),
        tlsRow("certificate-distrusted", TlsCause::Distrusted, Fix::CopyReport),
        tlsRow("clock-off", TlsCause::WrongClock, Fix::None),
        tlsRow("certificate-not-yet-valid", TlsCause::NotYetValid, Fix::None),
        tlsRow("certificate-expired", TlsCause::Expired, Fix::CopyReport),
        tlsRow("certificate-self-signed", TlsCause::SelfSigned, Fix::CopyReport),
        tlsRow("issuer-unknown", TlsCause::UnknownIssuer, Fix::CopyReport),
        tlsRow("authority-untrusted", TlsCause::UntrustedAuthority, Fix::CopyReport),
        tlsRow("certificate-wrong-host", TlsCause::WrongHost, Fix::EditAddress),
        tlsRow("certificate-wrong-purpose", TlsCause::WrongPurpose, Fix::CopyReport),
        tlsRow("certificate-weak", TlsCause::WeakKey, Fix::CopyReport),
        tlsRow("chain-broken", TlsCause::BrokenChain, Fix::CopyReport),
        tlsRow("no-certificate", TlsCause::NoCertificate, Fix::CopyReport),
        tlsRow("tls-too-old", TlsCause::OldProtocol, Fix::CopyReport),
        tlsRow("not-tls", TlsCause::NotTls, Fix::EditAddress),
        tlsRow("client-certificate-wanted", TlsCause::ClientCertificateRequired, Fix::None),
        tlsRow("handshake-refused", TlsCause::HandshakeRefused, Fix::None),
        tlsRow("closed-in-handshake", TlsCause::ClosedInHandshake, Fix::TryAgain),
        row("handshake-stalled", at::tls, {.kind = ErrorKind::TimedOut}, Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("TLS handshake timed out"),
             .cause = QT_TR_NOOP("The port accepted the connection but did not respond to the TLS handshake."),
             .next = QT_TR_NOOP(
                 "Check the port in the address. If it is right, ask whether a firewall inspects TLS connections.")}),
        row("certificate-ends-soon", at::tls, {.worked = true, .condition = sign::certificateEndsSoon}, Fix::None,
            {.state = StepState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("The certificate expires soon. After that, connections will fail."),
             .next = QT_TR_NOOP("Tell the service’s operator.")}),
        // A request without a complete response
        row("proxy-wants-login", at::service, {.status = {407, 407}}, Fix::None,
            {.summary = QT_TR_NOOP("a proxy requires a login"),
             .cause = QT_TR_NOOP("A proxy between this computer and the service responded and requires authentication. "
                                 "The service was not reached."),
             .next = QT_TR_NOOP("Enter the login in this computer’s proxy settings, or ask the proxy’s operator.")}),
        row("interim-response", at::service, {.status = {102, 199}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("an interim status instead of a response"),
             .cause =
                 QT_TR_NOOP("Statuses from 100 to 199, such as 102 and 103, only announce a response. What followed "
                            "was not read."),
             .next = QT_TR_NOOP("Ask the operator of the service or of a proxy on the way to turn them off.")}),
        row("stream-without-answer", at::tools, {.condition = sign::streamWithoutResponse}, Fix::None,
            {.summary = QT_TR_NOOP("the event stream ended without the response"),
             .cause =
                 QT_TR_NOOP("The tool server started an event stream and ended it before responding to this request."),
             .next = QT_TR_NOOP("Check again. If it persists, send this response to the operator.")}),
        row("closed-before-answer", at::service, {.kind = ErrorKind::ConnectionLost, .condition = sign::noStatus},
            Fix::TryAgain,
            {.summary = QT_TR_NOOP("closed without a response"),
             .cause = QT_TR_NOOP("The service may be restarting, a firewall or proxy may have cut the connection off, "
                                 "or the server does not speak HTTP."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, tell the operator the time.")}),
        row("answer-truncated", at::service, {.kind = ErrorKind::ConnectionLost}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the response is cut short"),
             .next = QT_TR_NOOP("Try again. If it persists, ask whether a proxy on the way limits responses.")}),
        row("notification-not-answered", at::entries,
            {.kind = ErrorKind::TimedOut, .condition = sign::ofNotifyingLevel}, Fix::None,
            {.summary = QT_TR_NOOP("no response yet; people probably notified"),
             .cause = QT_TR_NOOP("The entry was sent. Such a service responds after it has stored an error or alert "
                                 "and notified people, so most likely the entry is stored and people were notified."),
             .next = QT_TR_NOOP("Search for the marker in the product before you send the entry again. Raise the "
                                "timeout for the next one."),
             .looksFirst = true}),
        row("entry-not-answered", at::entries, {.kind = ErrorKind::TimedOut, .condition = sign::noStatus},
            Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("no response before the timeout"),
             .cause = QT_TR_NOOP("The request was sent, but no response began before the timeout."),
             .next = QT_TR_NOOP("Search for the marker in the product first, then raise the timeout."),
             .looksFirst = true}),
        row("entry-answer-stalled", at::entries, {.kind = ErrorKind::TimedOut}, Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("the response did not finish before the timeout"),
             .next = QT_TR_NOOP("Search for the marker in the product first, then raise the timeout."),
             .looksFirst = true}),
        row("tool-server-silent", at::tools, {.kind = ErrorKind::TimedOut, .condition = sign::otherToolsTimedOut},
            Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("no response from either endpoint before the timeout"),
             .cause = QT_TR_NOOP(
                 "Some tool servers handle one request at a time, and block while they wait for a server behind them."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, tell the operator the time.")}),
        row("no-answer-in-time", at::service, {.kind = ErrorKind::TimedOut, .condition = sign::noStatus},
            Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("no response before the timeout"),
             .cause = QT_TR_NOOP("The request was sent, but no response began before the timeout."),
             .next = QT_TR_NOOP("Try again, or raise the timeout.")}),
        row("answer-stalled", at::service, {.kind = ErrorKind::TimedOut}, Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("the response did not finish before the timeout"),
             .next = QT_TR_NOOP("Try again, or raise the timeout.")}),
        row("not-http", at::service, {.fault = ErrorKind::NotUnderstood}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the response is not HTTP"),
             .cause = QT_TR_NOOP("It may be another kind of service, or a port that requires https."),
             .next = QT_TR_NOOP("Check the scheme and port of the address.")}),
        row("answer-too-large", at::service, {.kind = ErrorKind::ResponseTooLarge}, Fix::None,
            {.summary = QT_TR_NOOP("the response is too large"),
             .next = QT_TR_NOOP("Check that the address belongs to the service.")}),

        // Something other than the service responded, or redirected.
        // A confirmed log tool's statement about the resource
        row("real-owner", at::entries, {.status = {300, 405}, .condition = sign::otherOwner}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The resource is there, at another address."),
             .summary = QT_TR_NOOP("the resource is at another address"),
             .cause = QT_TR_NOOP("The log tool reads this resource’s log, and names another owner than the URL does."),
             .next = QT_TR_NOOP("Use %6")}),
        row("resource-gone", at::entries, {.status = {404, 404}, .condition = sign::resourceGone}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service has no such resource (404)."),
             .summary = QT_TR_NOOP("there is no such resource"),
             .cause = QT_TR_NOOP("The log tool does not find the resource %2 either. It was deleted, or the UUID was "
                                 "cut off while copying."),
             .next = QT_TR_NOOP("Look for the resource in the product, and copy its Resource URL again.")}),
        row("no-access-by-log", at::entries, {.status = {403, 404}, .condition = sign::noAccessByLog},
            Fix::EditUsername,
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
        row("proxy-answers", at::service, {.status = {400, 599}, .condition = sign::proxyHeaders}, Fix::None,
            {.summary = QT_TR_NOOP("a proxy responded instead of the service"),
             .cause = QT_TR_NOOP("The response comes from a proxy or gateway on the way, not from the service."),
             .next = QT_TR_NOOP("Send this response to the operator of the service or of the proxy.")}),
        row("entries-too-large-400", at::entries,
            {.status = {400, 400}, .word = "<title>bad request (400)</title>", .condition = sign::overDeploymentsLimit},
            Fix::SplitBatch,
            {.headline = QT_TR_NOOP("The request is too large for the service (400)."),
             .summary = QT_TR_NOOP("the request is too large for the service"),
             .cause = QT_TR_NOOP("The service returns this page for requests over 2.5 MiB, and this one was larger."),
             .next = QT_TR_NOOP("Send fewer entries in one request, or a shorter message and fewer extra fields.")}),
        row("host-not-served", at::entries, {.status = {400, 400}, .word = "<title>bad request (400)</title>"},
            Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service does not serve this host name."),
             .summary = QT_TR_NOOP("the service does not serve this host name"),
             .cause = QT_TR_NOOP("The service returns this page for a host name that is not on its list, %3, such as "
                                 "an IP address, an alias or an old name."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL again.")}),
        row("host-not-listed", at::entries, {.status = {400, 421}, .condition = sign::hostRefused}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service does not serve this host name."),
             .summary = QT_TR_NOOP("the service does not serve this host name"),
             .cause = QT_TR_NOOP("The server serves only certain host names, and %3 is not one of them."),
             .next = QT_TR_NOOP("Enter the name that the operator gave you, or ask the operator to add this one.")}),
        row("tools-host-not-listed", at::tools, {.status = {400, 421}, .condition = sign::hostRefused},
            Fix::EditAddress,
            {.summary = QT_TR_NOOP("the tool server does not serve this host name"),
             .cause = QT_TR_NOOP("The server serves only certain host names, and %3 is not one of them."),
             .next = QT_TR_NOOP("Enter the name that the operator gave you, or ask the operator to add this one.")}),
        row("origin-refused", at::service, {.status = {400, 403}, .condition = sign::originRefused}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server accepts requests of certain web pages only"),
             .cause = QT_TR_NOOP("The server checks the Origin header, which browsers send and this program does not: "
                                 "“%6”."),
             .next = QT_TR_NOOP("Ask the operator to accept requests without an Origin header.")}),
        row("basic-wanted", at::service, {.status = {401, 401}, .condition = sign::basicWanted}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("The server requires a username and password, not an API key (401)."),
             .summary = QT_TR_NOOP("a username and password are required, not an API key"),
             .cause = QT_TR_NOOP("The server, or a proxy before it, asks for HTTP Basic or Windows authentication, "
                                 "which this program does not send."),
             .next = QT_TR_NOOP("Ask the operator for an address that accepts API keys.")}),
        row("scope-missing", at::service, {.status = {401, 403}, .condition = sign::scopeMissing}, Fix::CopyReport,
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
             .next = QT_TR_NOOP("Ask the operator for an address that accepts API keys.")}),
        row("gateway-got-nothing", at::service, {.status = {520, 530}}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("A gateway got no usable response from the service."),
             .summary = QT_TR_NOOP("a gateway got no usable response from the service"),
             .cause = QT_TR_NOOP(
                 "A gateway in front of the service, such as a CDN, could not get a usable response from it: “%6”."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send the time and this response to the "
                                "service’s operator.")}),
        row("login-page", at::service, {.kind = ErrorKind::WebPage}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("Got a web page instead of JSON"),
             .cause = QT_TR_NOOP("The response is a web page, probably the login page of a network, a proxy or another "
                                 "site: “%6”."),
             .next =
                 QT_TR_NOOP("Open the address in a browser to see what responds. Sign in to the network if asked.")}),
        row("gateway-refuses", at::service, {.status = {400, 503}, .condition = sign::gatewayRefuses}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("probably refused by a gateway in front of the service"),
             .cause = QT_TR_NOOP(
                 "This does not look like a refusal of the service: “%6”. A gateway, firewall or login page in front "
                 "of it probably refused the request, so this does not show whether the key is valid."),
             .next = QT_TR_NOOP("Open the address in a browser to see what responds, and ask its operator.")}),
        // Redirects, which are never followed automatically
        row("not-modified", at::service, {.status = {304, 304}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("“not modified”, which is no response to this request"),
             .cause = QT_TR_NOOP("Status 304 belongs to caches. A cache or proxy on the way may have responded instead "
                                 "of the service."),
             .next = QT_TR_NOOP("Send this response to the operator of the service or of the proxy.")}),
        row("redirect-to-nowhere", at::service, {.status = {300, 399}, .condition = sign::toNowhere}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("a redirect without an address"),
             .cause = QT_TR_NOOP(
                 "The service sent a redirect without a readable address. Your key was not sent anywhere else."),
             .next = QT_TR_NOOP("Check the address.")}),
        row("redirect-to-http", at::service, {.status = {300, 399}, .condition = sign::toHttp}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("redirects to an unencrypted address"),
             .cause = QT_TR_NOOP("The service redirects to %4, which is not encrypted. Your key was not sent there."),
             .next = QT_TR_NOOP("Tell the service’s operator that the redirect should keep https.")}),
        row("redirect-to-https", at::service, {.status = {300, 399}, .condition = sign::toHttps}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("redirects to the encrypted address"),
             .cause =
                 QT_TR_NOOP("The service redirects to %4, the same address over https. Your key was not sent there."),
             .next = QT_TR_NOOP("Start the address with https://.")}),
        row("catalog-behind-login", at::codeHosting | at::further,
            {.status = {300, 399}, .condition = sign::loginOfCatalog}, Fix::None,
            {.state = StepState::Warned,
             .summary = QT_TR_NOOP("a login page instead of this catalog"),
             .cause = QT_TR_NOOP("For this catalog, the server redirects to the login page %4. It may not have this "
                                 "catalog, or may require a linked account. Your key was not sent to the login page."),
             .next = QT_TR_NOOP("Link the account in the product, or ask the operator whether the server has this "
                                "catalog.")}),
        row("own-login-of-tools", at::tools, {.status = {300, 399}, .condition = sign::toOwnLogin}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the service’s own login page instead of tools"),
             .cause = QT_TR_NOOP("%3 redirects this path to its login page, as the log service does with every path it "
                                 "does not know. Your key was not sent to the login page."),
             .next = QT_TR_NOOP("Enter the tool server’s address, which is a different one.")}),
        row("team-address", at::entries, {.condition = sign::refusedAtTeam}, Fix::None,
            {.headline = QT_TR_NOOP("The service accepts no entries at a team’s address."),
             .summary = QT_TR_NOOP("no entries are accepted at a team’s address"),
             .cause = QT_TR_NOOP("This is the address of the team “%1”. Such a service accepts entries only at an "
                                 "owner’s address, /u/<owner>/…, with the same UUID. An SDK that follows redirects "
                                 "mistakes the login page for success and silently loses its entries."),
             .next = QT_TR_NOOP(
                 "In the address, replace /team/ and the team with /u/ and the owner’s username, then check again.")}),
        row("own-login", at::entries, {.status = {300, 399}, .condition = sign::toOwnLogin}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service accepts no entries at this path."),
             .summary = QT_TR_NOOP("the service’s own login page instead of a response"),
             .cause =
                 QT_TR_NOOP("%3 redirects this path to its login page, as it does with every path it does not know. An "
                            "SDK that follows redirects mistakes that for success and silently loses its entries."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL again.")}),
        row("service-not-set-up", at::service, {.status = {300, 399}, .condition = sign::toSetup}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the service is not set up yet"),
             .cause = QT_TR_NOOP("%3 redirects every request to its setup page, /setup/. It accepts nothing before "
                                 "somebody has completed that page."),
             .next = QT_TR_NOOP("Ask the operator to complete the setup.")}),
        row("sign-in-page", at::service, {.status = {300, 399}, .condition = sign::toSignInHere}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("redirects to its own sign-in page"),
             .cause = QT_TR_NOOP("%3 redirects this path to a sign-in page on the same host, %4. A browser is expected "
                                 "here, not an API key. Your key was not sent there."),
             .next = QT_TR_NOOP("Check the address against the one in the product.")}),
        row("sign-in-gateway", at::service, {.status = {300, 399}, .condition = sign::toIdentityProvider},
            Fix::CopyReport,
            {.headline = QT_TR_NOOP("A sign-in page responded instead of the service."),
             .summary = QT_TR_NOOP("redirects to a single sign-on page"),
             .cause = QT_TR_NOOP("The request was redirected to the sign-in page %4, probably by a gateway in front of "
                                 "the service. Your key was not sent there."),
             .next = QT_TR_NOOP("Ask the operator for an address that accepts API keys.")}),
        row("redirect-to-login", at::service, {.status = {300, 399}, .condition = sign::toLogin}, Fix::None,
            {.summary = QT_TR_NOOP("redirects to a login page"),
             .cause = QT_TR_NOOP("You were redirected to %4, which looks like the sign-in page of a network, a proxy "
                                 "or a portal. Your key was not sent there."),
             .next = QT_TR_NOOP("Open the address in a browser and sign in if the network asks, then check again.")}),
        row("redirect-loop", at::service, {.status = {300, 399}, .condition = sign::inSlashLoop}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("The address redirects in a loop."),
             .summary = QT_TR_NOOP("redirects back and forth"),
             .cause = QT_TR_NOOP("The addresses with and without a trailing slash redirect to each other, the last one "
                                 "to %4. Your key was not sent to any other server."),
             .next = QT_TR_NOOP("Send this response to the service’s operator.")}),
        row("redirect-to-itself", at::service, {.status = {300, 399}, .condition = sign::toItself}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("The address redirects to itself."),
             .summary = QT_TR_NOOP("redirects to itself"),
             .cause = QT_TR_NOOP("The service redirects to %4, which differs at most in repeated slashes or its query. "
                                 "Your key was not sent to any other server."),
             .next = QT_TR_NOOP("Send this response to the service’s operator.")}),
        row("redirect-slash", at::service, {.status = {300, 399}, .condition = sign::toSlash}, Fix::None,
            {.summary = QT_TR_NOOP("Redirected to the same URL with a different trailing slash"),
             .cause = QT_TR_NOOP("The service redirects to %4, which differs only in a trailing slash. Your key was "
                                 "not sent to any other server."),
             .next = QT_TR_NOOP("Send this response to the service’s operator.")}),
        row("redirect-to-other-host", at::service, {.status = {300, 399}, .condition = sign::toOtherHost},
            Fix::EditAddress,
            {.summary = QT_TR_NOOP("redirects to another host"),
             .cause = QT_TR_NOOP("The service redirects to %4, on another host. Your key was not sent there."),
             .next = QT_TR_NOOP("If you trust that address, replace the current one with it.")}),
        row("redirect-to-other-path", at::service, {.status = {300, 399}}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("redirects to another path"),
             .cause = QT_TR_NOOP("The service redirects to %4 on the same host. Your key was not sent there."),
             .next = QT_TR_NOOP("Check the address against the one in the product.")}),

        // The log service’s responses to an entry.
        row("key-missing", at::entries,
            {.status = {400, 403}, .word = missingKeyPhrases, .condition = sign::keyNotReceived}, Fix::CopyReport,
            {.headline = QT_TR_NOOP("The service received no API key."),
             .summary = QT_TR_NOOP("no key received"),
             .cause = QT_TR_NOOP("The service found no API key in the request, although one was sent."),
             .next = QT_TR_NOOP("Check whether the server expects another header, or a proxy removes the header that "
                                "carries the key.")}),
        row("entry-unreadable", at::entries, {.status = {400, 400}, .word = "invalid_json"}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the service could not read the entry"),
             .cause = QT_TR_NOOP("The service says that the request is not the JSON it expects."),
             .next = QT_TR_NOOP(
                 "Check that the address belongs to the log service, and send this response to its operator.")}),
        row("bearer-wanted-for-entries", at::entries, {.status = {401, 401}, .condition = sign::bearerRequired},
            Fix::CopyReport,
            {.headline = QT_TR_NOOP("The server requires a bearer token for entries (401)."),
             .summary = QT_TR_NOOP("a bearer token is required"),
             .cause = QT_TR_NOOP("The server, or a gateway before it, asks for “Authorization: Bearer”, which this "
                                 "program does not send with entries."),
             .next = QT_TR_NOOP("Check the Resource URL. If it is right, ask the operator for an address that accepts "
                                "API keys.")}),
        row("key-not-accepted", at::entries, {.status = {401, 401}}, Fix::EnterKey,
            {.headline = QT_TR_NOOP("The service rejected the API key (401)."),
             .summary = QT_TR_NOOP("the key was not accepted"),
             .next = QT_TR_NOOP("Copy the key from the product again. It may have been replaced.")}),
        row("entry-name-not-of-key", at::entries, {.status = {403, 403}, .condition = sign::nameNotOfKey},
            Fix::EditUsername,
            {.headline = QT_TR_NOOP("The API key is valid, but the username does not belong to it (403)."),
             .summary = QT_TR_NOOP("the username does not belong to the key"),
             .cause = QT_TR_NOOP("The tool server accepts this key without the username, and refuses it with the "
                                 "username. The key is valid."),
             .next = QT_TR_NOOP("Enter the username of the key’s account, or leave it empty.")}),
        row("name-with-entries-needed", at::entries, {.status = {403, 403}, .condition = sign::nameNeeded},
            Fix::SendUsername,
            {.headline = QT_TR_NOOP("The service refused the entry without a username (403)."),
             .summary = QT_TR_NOOP("refused without a username"),
             .cause =
                 QT_TR_NOOP("The tool server accepts this key, so the key is valid. The entry was sent without a "
                            "username. A team’s key needs one, and any other key has only the access of its account."),
             .next = QT_TR_NOOP("Enter the username in Setup and turn on “Send username with entries”. If that is "
                                "refused too, ask %1, the resource’s owner.")}),
        row("no-access-of-owner", at::entries, {.status = {403, 403}, .condition = sign::refusesOwner},
            Fix::EditAddress,
            {.headline = QT_TR_NOOP("The key is valid, but may not write to this resource (403)."),
             .summary = QT_TR_NOOP("this account may not write to the resource"),
             .cause = QT_TR_NOOP("The tool server accepts the same key and username, so the key is valid, and the URL "
                                 "names this user as the owner. The resource may belong to somebody else, or be a "
                                 "global one, which accepts only its own key and a superuser’s."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL again.")}),
        row("no-access", at::entries, {.status = {403, 403}, .condition = sign::rightButNoAccess}, Fix::EditUsername,
            {.headline = QT_TR_NOOP("The key is valid, but may not write to this resource (403)."),
             .summary = QT_TR_NOOP("this account may not write to the resource"),
             .cause = QT_TR_NOOP("The tool server accepts the same key and username, so the key is valid. Most likely "
                                 "this account has no access to the resource, which %1 owns. A global resource accepts "
                                 "entries only with its own key or a superuser’s."),
             .next = QT_TR_NOOP("Check that the username belongs to the key’s account. If it does, ask %1 to share the "
                                "resource with one of your teams, or for the resource’s own key.")}),
        row("team-key-refused", at::entries, {.status = {403, 403}, .condition = sign::teamKeyRefused}, Fix::EnterKey,
            {.headline = QT_TR_NOOP("The service refused the team’s key (403)."),
             .summary = QT_TR_NOOP("the team’s key was not accepted"),
             .cause = QT_TR_NOOP("This is a team’s key. The service accepts it only together with a team member’s "
                                 "username, and expires it after two hours at most."),
             .next = QT_TR_NOOP("Enter a team member’s username. If the key is older than two hours, create a new one "
                                "in the product.")}),
        row("key-or-name-wrong", at::entries, {.status = {403, 403}, .condition = sign::keyOrNameWrong}, Fix::EnterKey,
            {.headline = QT_TR_NOOP("The service and the tool server refused the key (403, 401)."),
             .summary = QT_TR_NOOP("key or username is wrong"),
             .cause = QT_TR_NOOP("The tool server refuses this key too. The key is wrong or was replaced, it belongs "
                                 "to another resource, or the username does not belong to it."),
             .next = QT_TR_NOOP("Copy the key again, and check that the username belongs to it.")}),
        row("team-key-refused-without-name", at::entries, {.status = {403, 403}, .condition = sign::teamKeyLacksName},
            Fix::SendUsername,
            {.headline = QT_TR_NOOP("The service refused the entry without a username (403)."),
             .summary = QT_TR_NOOP("refused without a username"),
             .cause = QT_TR_NOOP("This is a team’s key. The service accepts it only together with a team member’s "
                                 "username, and expires it after two hours at most."),
             .next = QT_TR_NOOP("Enter a team member’s username. If the key is older than two hours, create a new one "
                                "in the product.")}),
        row("refused-without-name", at::entries, {.status = {403, 403}, .condition = sign::withoutName}, Fix::EnterKey,
            {.headline = QT_TR_NOOP("The service refused the entry (403)."),
             .summary = QT_TR_NOOP("key or access was refused"),
             .cause =
                 QT_TR_NOOP("The service gives this response for a wrong key, a key without access to this resource, "
                            "and a team’s key without a username. The entry was sent without a username."),
             .next = QT_TR_NOOP("Copy the key again. If the service refuses it too, enter the username and the tool "
                                "server in Setup. Whether the tools are listed shows which cause applies.")}),
        row("key-or-access-untold", at::entries, {.status = {403, 403}, .condition = sign::toolsInconclusive},
            Fix::EnterKey,
            {.headline = QT_TR_NOOP("The service refused the entry (403)."),
             .summary = QT_TR_NOOP("key, username or access was refused"),
             .cause = QT_TR_NOOP("The service gives this response for a wrong key, a username that does not belong to "
                                 "the key, and an account without access to this resource, which %1 owns."),
             .next = QT_TR_NOOP("Copy the key again, and check that the username belongs to it.")}),
        row("key-name-or-access", at::entries, {.status = {403, 403}}, Fix::EnterKey,
            {.headline = QT_TR_NOOP("The service refused the entry (403)."),
             .summary = QT_TR_NOOP("key, username or access was refused"),
             .cause = QT_TR_NOOP("The service gives this response for a wrong key, a username that does not belong to "
                                 "the key, and an account without access to this resource, which %1 owns."),
             .next = QT_TR_NOOP(
                 "Copy the key again. If the service refuses it too, run a check with the tool server. Whether the "
                 "tools are listed shows which cause applies. A resource’s own key works without a username, or with "
                 "that of someone with access.")}),
        row("renamed-or-deleted", at::entries, {.status = {404, 404}, .condition = sign::renamedOrDeleted},
            Fix::EditAddress,
            {.headline = QT_TR_NOOP("The account was renamed or deleted (404, 401)."),
             .summary = QT_TR_NOOP("the account was renamed or deleted"),
             .cause = QT_TR_NOOP("This address accepted entries before. Now the service does not know it, and the tool "
                                 "server does not know the key. Both happen at once when the account %1 is renamed or "
                                 "deleted."),
             .next = QT_TR_NOOP("Ask %1, or look in the product for the account’s new name. Then copy the Resource URL "
                                "and the key again.")}),
        row("deleted-or-moved", at::entries,
            {.status = {404, 404}, .word = "invalid_resource", .condition = sign::workedBefore}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The resource was deleted or moved (404)."),
             .summary = QT_TR_NOOP("the resource was deleted or moved"),
             .cause = QT_TR_NOOP("This address accepted entries before, and now the service has no such resource."),
             .next = QT_TR_NOOP("Look for the resource in the product, and copy its Resource URL again.")}),
        row("uuid-with-capitals", at::entries,
            {.status = {404, 404}, .word = "invalid_resource", .condition = sign::uuidHasCapitals}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service has no such resource (404)."),
             .summary = QT_TR_NOOP("no such resource; the UUID has capital letters"),
             .cause = QT_TR_NOOP("A service may distinguish capital from small letters in UUIDs, and use small ones. "
                                 "SDKs send %2 unchanged and lose every entry."),
             .next = QT_TR_NOOP("Write the UUID in the Resource URL in small letters.")}),
        row("owner-and-uuid", at::entries, {.status = {404, 404}, .word = "invalid_resource"}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The service has no such resource (404)."),
             .summary = QT_TR_NOOP("no such resource for this owner"),
             .cause = QT_TR_NOOP("The service has no resource %2 owned by %1. Usually the owner in the URL is not the "
                                 "account that owns it, or the UUID was cut off while copying."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL again. For a shared resource, "
                                "the URL contains the owner’s name, not yours.")}),
        row("wrong-product-path", at::entries, {.status = {404, 404}}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("Nothing accepts entries at this address (404)."),
             .summary = QT_TR_NOOP("nothing accepts entries at this address"),
             .cause = QT_TR_NOOP("A server responds, but not at this path: “%6”. The product path or the host may be "
                                 "wrong."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL again.")}),
        row("upstream-lost", at::entries, {.status = {502, 502}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the entry may have been delivered"),
             .cause = QT_TR_NOOP("A gateway lost the connection to the service, perhaps after passing the entry on."),
             .next = QT_TR_NOOP("Search for the marker in the product, then check again in a minute."),
             .looksFirst = true}),
        row("upstream-too-slow", at::entries, {.status = {504, 504}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the entry may have been delivered"),
             .cause = QT_TR_NOOP("A gateway timed out waiting for the service, perhaps after passing the entry on."),
             .next = QT_TR_NOOP("Search for the marker in the product, then check again in a minute."),
             .looksFirst = true}),
        row("entries-too-large", at::entries, {.status = {413, 413}, .condition = sign::largeRequest}, Fix::SplitBatch,
            {.headline = QT_TR_NOOP("The request is too large for the service (413)."),
             .summary = QT_TR_NOOP("the request is too large for the service"),
             .cause = QT_TR_NOOP("The service, or something on the way to it, does not accept requests this large."),
             .next = QT_TR_NOOP("Send fewer entries in one request, or a shorter message and fewer extra fields.")}),
        row("entry-too-large", at::entries, {.status = {413, 413}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the entry is too large for the service"),
             .cause = QT_TR_NOOP("The request is small, so something on the way has a very low size limit."),
             .next = QT_TR_NOOP("Send this response to the operator of the service or of the proxy.")}),
        row("failure-reported", at::entries, {.worked = true, .condition = sign::failureReported}, Fix::CopyReport,
            {.state = StepState::Warned,
             .summary = QT_TR_NOOP("accepted, but the response says “%6”"),
             .cause = QT_TR_NOOP("The status reports success, and the response a failure. The service may have stored "
                                 "nothing, or only a part."),
             .next = QT_TR_NOOP("Search for the marker in the product before you rely on the entry.")}),
        row("taken-for-another-resource", at::entries, {.worked = true, .condition = sign::forAnotherResource},
            Fix::CopyReport,
            {.state = StepState::Warned,
             .summary = QT_TR_NOOP("accepted, but for another resource"),
             .cause =
                 QT_TR_NOOP("The service says that it accepted the entry for resource %6, but the address names %2."),
             .next = QT_TR_NOOP("Send this response to the service’s operator. Entries arrive somewhere else.")}),
        row("clocks-differ", at::entries, {.worked = true, .condition = sign::clocksDiffer}, Fix::None,
            {.state = StepState::Warned,
             .summary = QT_TR_NOOP("accepted, but the service’s clock is %6"),
             .cause = QT_TR_NOOP("Entries carry this computer’s time, so they appear at the wrong place in the log."),
             .next = QT_TR_NOOP("Set this computer’s clock by a time server. If it is right, tell the operator.")}),
        row("answer-settles-nothing", at::entries, {.condition = sign::inconclusive}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("an inconclusive response"),
             .cause = QT_TR_NOOP("The response does not clearly accept or refuse the entry: “%6”."),
             .next = QT_TR_NOOP(
                 "Search for the marker in the product, and check that the address belongs to the log service."),
             .looksFirst = true}),

        // The tool server’s responses and lists.
        // Identity
        row("key-refused-in-json-rpc", at::tools,
            {.kind = ErrorKind::CredentialsRefused, .condition = sign::refusedInJsonRpc}, Fix::EnterKey,
            {.summary = QT_TR_NOOP("the key was refused in a JSON-RPC error"),
             .cause = QT_TR_NOOP("The tool server does not accept this key with this username: “%6”."),
             .next = QT_TR_NOOP("Copy the key again, and check that the username belongs to it.")}),
        row("oauth-or-bearer", at::general, {.status = {401, 401}, .condition = sign::oauthOrBearer}, Fix::ShowSignIn,
            {.summary = QT_TR_NOOP("a bearer token is required"),
             .cause =
                 QT_TR_NOOP("The tool server asks for “Authorization: Bearer” and names where clients sign in. The "
                            "key was sent in another header."),
             .next = QT_TR_NOOP("If your key is a bearer token, turn on “As a bearer token” for this profile on the "
                                "Setup page, or use --bearer. This program does not support OAuth sign-in.")}),
        row("oauth-wanted", at::general, {.status = {401, 401}, .condition = sign::oauthWanted}, Fix::ShowSignIn,
            {.summary = QT_TR_NOOP("an OAuth token is required, not an API key"),
             .cause = QT_TR_NOOP("The server returns 401 with “WWW-Authenticate: Bearer” and names where clients sign "
                                 "in, so no API key applies here."),
             .next = QT_TR_NOOP("Ask the operator for an address that accepts API keys.")}),
        row("bearer-wanted", at::general, {.status = {401, 401}, .condition = sign::bearerRequired}, Fix::None,
            {.summary = QT_TR_NOOP("a bearer token is required"),
             .cause = QT_TR_NOOP("The tool server asks for “Authorization: Bearer”, and the key was sent in another "
                                 "header."),
             .next = QT_TR_NOOP("Turn on “As a bearer token” for this profile on the Setup page, or use --bearer.")}),
        row("tools-key-missing", at::tools,
            {.status = {400, 403}, .word = missingKeyPhrases, .condition = sign::keyNotReceived}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("no key received"),
             .cause = QT_TR_NOOP("The tool server found no API key in the request, although one was sent."),
             .next = QT_TR_NOOP("Check whether the server expects another header, or a proxy removes the header that "
                                "carries the key.")}),
        row("name-not-of-key", at::tools, {.status = {401, 401}, .condition = sign::nameNotOfKey}, Fix::EditUsername,
            {.summary = QT_TR_NOOP("the username does not belong to the key"),
             .cause = QT_TR_NOOP("The tool server refuses this key with the username, and accepts it without one. The "
                                 "key is valid."),
             .next = QT_TR_NOOP("Enter the username of the key’s account, or leave it empty.")}),
        row("uuid-refused-at-tools", at::tools,
            {.status = {401, 401}, .word = "api key", .condition = sign::uuidRefused}, Fix::OmitUuid,
            {.summary = QT_TR_NOOP("the key was not accepted for this resource"),
             .cause = QT_TR_NOOP("The tool server accepts this key without the resource’s UUID, and refuses it with "
                                 "the UUID. The key is valid, but its account has no access to this resource."),
             .next = QT_TR_NOOP(
                 "Turn off “UUID to tool server” for this profile on the Setup page, and check the owner and "
                 "the UUID in the Resource URL.")}),
        row("uuid-proves-nothing", at::tools,
            {.status = {401, 401}, .word = "api key", .condition = sign::uuidInconclusive}, Fix::EnterKey,
            {.summary = QT_TR_NOOP("the key was not accepted for this resource"),
             .cause = QT_TR_NOOP("With the resource’s UUID, the tool server gives this response both for a wrong key "
                                 "and for a valid key without access to this resource."),
             .next = QT_TR_NOOP("Run a check. It asks once more without the UUID, which shows which of the two it "
                                "is.")}),
        row("resource-key-at-tools", at::tools,
            {.status = {401, 401}, .word = "api key", .condition = sign::uuidNeeded}, Fix::SendUuid,
            {.summary = QT_TR_NOOP("the tool server does not recognize this key without the resource’s UUID"),
             .cause = QT_TR_NOOP("This is most likely the resource’s own key. The tool server recognizes such keys "
                                 "only together with the resource’s UUID."),
             .next = QT_TR_NOOP(
                 "Turn on “UUID to tool server” for this profile on the Setup page, or use an account’s key.")}),
        row("team-key-refused-at-tools", at::tools,
            {.status = {401, 401}, .word = "api key", .condition = sign::teamKeyRefused}, Fix::EnterKey,
            {.summary = QT_TR_NOOP("the team’s key was not accepted"),
             .cause = QT_TR_NOOP("This is a team’s key. The service accepts it only together with a team member’s "
                                 "username, and expires it after two hours at most."),
             .next = QT_TR_NOOP("Enter a team member’s username. If the key is older than two hours, create a new one "
                                "in the product.")}),
        row("tools-key-not-accepted", at::tools, {.status = {401, 401}, .word = "api key"}, Fix::EnterKey,
            {.summary = QT_TR_NOOP("the key was not accepted"),
             .next = QT_TR_NOOP("Copy the key again, and check that the username belongs to it.")}),
        row("user-name-needed", at::tools, {.status = {400, 401}, .word = "user name|username|x-user"},
            Fix::EditUsername,
            {.summary = QT_TR_NOOP("no username received"),
             .cause = QT_TR_NOOP("The tool server needs to know whose tools to list."),
             .next = QT_TR_NOOP("Enter the account’s username or email address.")}),
        row("account-not-linked", at::codeHosting, {.condition = sign::accountNotLinked}, Fix::None,
            {.state = StepState::Warned,
             .summary = QT_TR_NOOP("no account linked yet"),
             .next = QT_TR_NOOP("Link one in the product, then check again. Nothing else needs it.")}),
        row("token-refused", at::codeHosting, {.status = {401, 401}, .condition = sign::tokenRefused}, Fix::EnterToken,
            {.summary = QT_TR_NOOP("this catalog’s token was refused"),
             .cause = QT_TR_NOOP("The tool server passed your token on, and the server behind it refused it. It may "
                                 "have expired or been revoked."),
             .next = QT_TR_NOOP("Create a new token there and save it on the Setup page.")}),
        row("token-wanted", at::codeHosting, {.status = {401, 401}, .condition = sign::tokenRequired}, Fix::EnterToken,
            {.state = StepState::Warned,
             .summary = QT_TR_NOOP("the server behind it requires a token"),
             .cause = QT_TR_NOOP("The tool server passes this request on without adding a token, and you sent none. "
                                 "Nothing else needs one."),
             .next = QT_TR_NOOP("Save a code-hosting token on the Setup page, or with “resource-console key set "
                                "--code-hosting-token”.")}),
        row("catalog-token-refused", at::further, {.status = {401, 401}, .condition = sign::tokenRefused},
            Fix::EnterToken,
            {.summary = QT_TR_NOOP("this catalog’s token was refused"),
             .cause = QT_TR_NOOP("The tool server passed your token on, and the server behind it refused it. It may "
                                 "have expired or been revoked."),
             .next = QT_TR_NOOP("Create a new token there and save it on the Setup page.")}),
        row("catalog-wants-token", at::further, {.status = {401, 401}, .condition = sign::tokenRequired},
            Fix::EnterToken,
            {.state = StepState::Warned,
             .summary = QT_TR_NOOP("the server behind it requires a token"),
             .cause = QT_TR_NOOP("The tool server passes this request on without adding a token, and you sent none. "
                                 "Nothing else needs one."),
             .next = QT_TR_NOOP("Save a token for this catalog on the Setup page, or with “resource-console key set "
                                "--catalog NAME”.")}),
        row("refused-behind-it", at::codeHosting | at::further,
            {.status = {401, 403}, .condition = sign::generalListed}, Fix::None,
            {.summary = QT_TR_NOOP("refused, although the general tools are listed"),
             .cause = QT_TR_NOOP("The general tools accept the same key and username, so this refusal is most likely "
                                 "about the account or token behind this catalog: “%6”."),
             .next = QT_TR_NOOP("Link the account in the product, or ask the operator who may use this catalog.")}),
        row("tools-caller-not-accepted", at::tools, {.status = {401, 401}}, Fix::EnterKey,
            {.summary = QT_TR_NOOP("key or username was not accepted"),
             .next = QT_TR_NOOP("Copy the key again, and check that the username belongs to it.")}),
        row("call-forbidden", at::tools, {.status = {403, 403}, .condition = sign::isCall}, Fix::EditUsername,
            {.summary = QT_TR_NOOP("the key may not call this tool"),
             .cause = QT_TR_NOOP("The tool server recognizes the key or the user, but refuses this call."),
             .next = QT_TR_NOOP("Check that the username belongs to the key.")}),
        row("tools-forbidden", at::tools, {.status = {403, 403}}, Fix::EditUsername,
            {.summary = QT_TR_NOOP("the key may not list these tools"),
             .next = QT_TR_NOOP("Check that the username belongs to the key.")}),
        // Address
        row("session-lost", at::tools, {.status = {400, 404}, .word = "session", .condition = sign::sessionLost},
            Fix::TryAgain,
            {.summary = QT_TR_NOOP("the session was lost"),
             .cause = QT_TR_NOOP("The tool server opened a session and then lost it, twice. Often several servers "
                                 "share one address but not their sessions."),
             .next = QT_TR_NOOP("Check again. If it persists, send this response to the operator.")}),
        row("no-code-hosting", at::codeHosting, {.condition = sign::noCatalog}, Fix::None,
            {.state = StepState::Skipped,
             .summary = QT_TR_NOOP("this server has none"),
             .cause =
                 QT_TR_NOOP("The general tools work. This tool server has no code-hosting endpoint, which is usual."),
             .next = QT_TR_NOOP("If you expect code-hosting tools, ask the operator for their address.")}),
        row("older-transport", at::tools, {.condition = sign::olderTransport}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the address is for an older transport"),
             .cause =
                 QT_TR_NOOP("Addresses with /sse usually belong to an older MCP transport, which this program does "
                            "not support."),
             .next = QT_TR_NOOP("Enter the server’s address for Streamable HTTP. It often ends with /mcp.")}),
        row("endpoint-in-address", at::tools, {.status = {404, 404}, .condition = sign::endpointInAddress},
            Fix::EditAddress,
            {.summary = QT_TR_NOOP("no tools at this address"),
             .cause = QT_TR_NOOP("A server responds, but it has no tool endpoint at this path: “%6”."),
             .next = QT_TR_NOOP("Remove /mcp/ or /github/ from the tool server address.")}),
        row("no-tools-here", at::tools, {.status = {404, 404}}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("no tools at this address"),
             .cause = QT_TR_NOOP("A server responds, but it has no tool endpoint at this path: “%6”."),
             .next = QT_TR_NOOP("Check the address against the one in the product.")}),
        row("upstream-not-configured", at::tools, {.status = {503, 503}, .word = "not configured"}, Fix::CopyReport,
            {.state = StepState::Warned,
             .summary = QT_TR_NOOP("the tool server offers none"),
             .cause = QT_TR_NOOP("The tool server says that the backend for this endpoint is not configured. That is a "
                                 "setting on its side."),
             .next = QT_TR_NOOP("If you need these tools, ask the operator to set them up.")}),
        row("tools-gateway-failed", at::tools, {.status = {502, 502}, .condition = sign::webPage}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("a gateway got no response from the tool server"),
             .cause = QT_TR_NOOP("A gateway in front of the tool server could not reach it, or lost the connection: "
                                 "“%6”."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        row("upstream-failed", at::tools, {.status = {502, 502}}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("the server behind it did not respond"),
             .cause = QT_TR_NOOP("The tool server passed this request on, but the server behind it did not respond."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        row("tools-upstream-too-slow", at::tools, {.status = {504, 504}}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("the server behind it was too slow"),
             .cause = QT_TR_NOOP("A gateway timed out waiting for the tool server."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        // Protocol
        row("accept-refused", at::tools, {.status = {406, 406}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the response format was refused"),
             .cause = QT_TR_NOOP("The service offers none of the requested response formats. A proxy may have changed "
                                 "the Accept header."),
             .next = QT_TR_NOOP(
                 "Check that the address belongs to a tool server. If it does, send this response to its operator.")}),
        row("version-not-shared", at::tools, {.rpc = -32022}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the protocol version was refused"),
             .cause = QT_TR_NOOP("The tool server and this program have no protocol version in common (error -32022): "
                                 "“%6”."),
             .next = QT_TR_NOOP(
                 "Check for a newer version of this program, and send this response to the service’s operator.")}),
        row("headers-do-not-match", at::tools, {.rpc = -32020}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("headers and request do not match"),
             .cause = QT_TR_NOOP("The tool server says that the headers do not match the request. Something on the way "
                                 "may remove or change them."),
             .next = QT_TR_NOOP("Check whether a proxy removes headers that begin with Mcp.")}),
        row("capability-missing", at::tools, {.rpc = -32021}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server requires more than this program can do"),
             .next = QT_TR_NOOP("Send this response to the tool server’s operator.")}),
        row("session-needed", at::tools, {.status = {400, 400}, .word = "session|not initialized|initialize"},
            Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server requires a session but opens none"),
             .next = QT_TR_NOOP("Send this response to the tool server’s operator.")}),
        row("calls-unknown", at::tools, {.rpc = -32601, .condition = sign::isCall}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server accepts no calls"),
             .cause = QT_TR_NOOP(
                 "This server lists tools but does not run them. It does not support “tools/call” (error -32601)."),
             .next = QT_TR_NOOP("Ask the server’s operator where its tools can be called.")}),
        row("method-unknown", at::tools, {.rpc = -32601}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server has no tool list"),
             .cause = QT_TR_NOOP("This server speaks JSON-RPC, but does not support tools/list."),
             .next = QT_TR_NOOP("Check that the address belongs to a tool server.")}),
        row("call-not-taken", at::tools, {.rpc = -32602, .condition = sign::isCall}, Fix::None,
            {.summary = QT_TR_NOOP("the server did not accept the call"),
             .cause =
                 QT_TR_NOOP("The server no longer has this tool, or does not accept these arguments (error -32602)."),
             .next = QT_TR_NOOP("Refresh the tools, and check the arguments against the schema.")}),
        row("params-refused", at::tools, {.rpc = -32602}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server refuses this request"),
             .cause = QT_TR_NOOP("The tool server says that it does not accept this request. Some servers say so for "
                                 "every unknown method."),
             .next = QT_TR_NOOP(
                 "Check that the address belongs to a tool server. If it does, send this response to its operator.")}),
        row("stream-reports-error", at::tools, {.kind = ErrorKind::ServerFault, .condition = sign::insideSuccess},
            Fix::CopyReport,
            {.summary = QT_TR_NOOP("the event stream reports an error"),
             .cause = QT_TR_NOOP("The tool server sent an error in its event stream instead of a response: “%6”."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        row("server-error", at::tools, {.rpc = -32603}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("internal tool server error"),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        row("server-defined-error", at::tools, {.rpc = -32001}, Fix::None,
            {.summary = QT_TR_NOOP("the tool server reports error -32001"),
             .cause = QT_TR_NOOP("The tool server reports “%6”. Error -32001 usually means a refused key, a lost "
                                 "session or a timeout."),
             .next = QT_TR_NOOP("Check the key and the username, then check again. If it persists, send this response "
                                "to the operator.")}),
        row("request-unreadable", at::tools, {.rpc = -32700}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server could not read the request"),
             .cause = QT_TR_NOOP("The tool server says that it received no readable JSON, although JSON was sent. "
                                 "Something on the way may change it."),
             .next = QT_TR_NOOP(
                 "Check whether a proxy changes requests, and send this response to the tool server’s operator.")}),
        row("request-not-valid", at::tools, {.condition = sign::requestNotValid}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server sees no valid request"),
             .cause = QT_TR_NOOP("The tool server says that it does not understand this request: “%6”."),
             .next = QT_TR_NOOP(
                 "Check that the address belongs to a tool server. If it does, send this response to its operator.")}),
        // Content
        row("wrong-id", at::tools, {.kind = ErrorKind::WrongId}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("a response to another request"),
             .cause = QT_TR_NOOP(
                 "The response is for another request (its id does not match). Something mixes up responses."),
             .next = QT_TR_NOOP("Check again. If it persists, send this response to the operator.")}),
        row("missing-result", at::tools, {.kind = ErrorKind::MissingResult}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("neither a result nor an error, or both"),
             .next = QT_TR_NOOP(
                 "Check that the address belongs to a tool server. If it does, send this response to its operator.")}),
        row("not-json", at::tools, {.kind = ErrorKind::NotJson}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the response is not valid JSON"),
             .cause = QT_TR_NOOP("The response is not valid JSON: “%6”."),
             .next = QT_TR_NOOP("Check that the address belongs to a tool server.")}),
        row("empty-answer", at::tools, {.kind = ErrorKind::EmptyResponse}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the response was empty"),
             .next = QT_TR_NOOP("Check that the address belongs to a tool server.")}),
        row("result-not-understood", at::tools, {.kind = ErrorKind::NotUnderstood, .condition = sign::isCall},
            Fix::CopyReport,
            {.summary = QT_TR_NOOP("a response, but not a tool result"),
             .cause = QT_TR_NOOP("The response is not a tool result: “%6”."),
             .next = QT_TR_NOOP("Send this response to the tool server’s operator.")}),
        row("not-json-rpc", at::tools, {.kind = ErrorKind::NotUnderstood}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("a response, but not from a tool server"),
             .cause = QT_TR_NOOP("The response is not a tool list: “%6”."),
             .next = QT_TR_NOOP("Check that the address belongs to a tool server.")}),
        // Fetched lists with remarks, the dangerous one first
        row("critical-findings", at::tools, {.worked = true, .condition = sign::criticalFindings}, Fix::None,
            {.state = StepState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("Some definitions hide text or try to steer a model."),
             .next = QT_TR_NOOP("Read the findings in Tools, or with “resource-console tools lint”.")}),
        row("list-empty", at::tools, {.worked = true, .condition = sign::emptyList}, Fix::None,
            {.state = StepState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("The endpoint responds, but its list is empty. A model would get no tools."),
             .next = QT_TR_NOOP("Check that the username belongs to the key.")}),
        row("list-incomplete", at::tools, {.worked = true, .condition = sign::incompleteList}, Fix::CopyReport,
            {.state = StepState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("Only part of the list arrived: %7"),
             .next = QT_TR_NOOP("Check again. If it persists, send this response to the operator.")}),
        row("tools-set-aside", at::tools, {.worked = true, .condition = sign::setAside}, Fix::CopyReport,
            {.state = StepState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("Some tools have problems, and a model may not get them: %7"),
             .next = QT_TR_NOOP("Show this to the tool server’s operator.")}),

        // HTTP statuses with the same meaning for every server.
        row("payment-required", at::service, {.status = {402, 402}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("a payment or more credit is required"),
             .cause = QT_TR_NOOP("The server, or a gateway before it, wants a payment before it accepts requests: "
                                 "“%6”."),
             .next = QT_TR_NOOP("Check the plan and the credit of the account in the product.")}),
        row("method-not-allowed", at::service, {.condition = sign::refusesPost}, Fix::EditAddress,
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
             .cause = QT_TR_NOOP(
                 "A slow connection, a proxy on the way or the service itself may have held the request up."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, tell the operator the time.")}),
        row("gone", at::service, {.status = {410, 410}}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("this address is gone"),
             .cause = QT_TR_NOOP("The service says that this was removed permanently."),
             .next = QT_TR_NOOP("Check the address against the one in the product.")}),
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
        row("rate-limited-until", at::service, {.status = {429, 429}, .condition = sign::retryAfter}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("too many requests"),
             .cause = QT_TR_NOOP(
                 "The service, or a gateway in front of it, reports too many requests and says to wait until %5."),
             .next = QT_TR_NOOP("Wait until then, then check again.")}),
        row("rate-limited", at::service, {.status = {429, 429}}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("too many requests"),
             .cause = QT_TR_NOOP("The service, or a gateway in front of it, reports too many requests: “%6”."),
             .next = QT_TR_NOOP("Wait a few minutes, then check again.")}),
        row("busy-until", at::service, {.status = {503, 503}, .condition = sign::retryAfter}, Fix::TryAgain,
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
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send the time and this response to the "
                                "service’s operator.")}),
    };
}

} // namespace rc
