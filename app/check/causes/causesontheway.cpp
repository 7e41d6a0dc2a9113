// SPDX-License-Identifier: GPL-3.0-or-later
// The connection, TLS, and requests without a complete response.
#include "check/causes/cause.h"
#include "check/causes/causesigns.h"

#include <QtGlobal>

namespace rc {

namespace {

/// core/words/errorwords has the sentences, shared with senders and lists.
CauseRow tlsRow(const char *id, TlsCause cause, Fix fix)
{
    return {{.tls = cause}, {.summary = "%6", .cause = "%7", .next = "%8"}, id, at::tls | at::service, fix};
}

} // namespace

QList<CauseRow> Causes::onTheWay()
{
    return {
        // The connection to the host
        row("past-proxy", at::name | at::port | at::tls, {.shows = sign::pastProxy}, Fix::None,
            {.state = RungState::Warned,
             .summary = QT_TR_NOOP("no direct route; requests go through a proxy"),
             .cause = QT_TR_NOOP("A direct test failed (“%6”). Requests go through the proxy %9, which makes the "
                                 "connection, so this may not affect them."),
             .next = QT_TR_NOOP("See whether the entry is accepted.")}),
        row("name-server-silent", at::name, {.kind = ErrorKind::NameNotFound, .shows = sign::nameServerSilent},
            Fix::TryAgain,
            {.summary = QT_TR_NOOP("no name server responded"),
             .cause = QT_TR_NOOP("The name server could not be queried just now, so it is unknown whether %3 exists."),
             .next = QT_TR_NOOP("Check whether this computer is online, then try again in a minute.")}),
        row("name-single-label", at::name | at::service, {.kind = ErrorKind::NameNotFound, .shows = sign::singleLabel},
            Fix::EditAddress,
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
        row("proxy-refused", at::service, {.shows = sign::proxySaidNo}, Fix::None,
            {.summary = QT_TR_NOOP("the proxy did not let the request through"),
             .cause = QT_TR_NOOP("Requests go through the proxy %9, which refused or did not respond: “%6”."),
             .next = QT_TR_NOOP("Check this computer’s proxy settings, and ask the proxy’s operator.")}),
        row("port-closed", at::port | at::tls | at::service, {.kind = ErrorKind::ConnectionRefused}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("nothing is listening on this port"),
             .cause = QT_TR_NOOP("The host refused the connection: nothing is listening on this port."),
             .next = QT_TR_NOOP("Check the port in the address, and whether the service is running.")}),
        row("port-filtered", at::port | at::service, {.kind = ErrorKind::TimedOut, .shows = sign::nothingSent},
            Fix::None,
            {.summary = QT_TR_NOOP("nothing responded on this port"),
             .cause = QT_TR_NOOP(
                 "No response on this port. A firewall may be dropping the connection, or the address is not in use."),
             .next = QT_TR_NOOP("Ask whether there is a firewall or VPN between this computer and %3.")}),
        row("network-unreachable", at::port | at::tls | at::service, {.kind = ErrorKind::Unreachable}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("there is no route to this address"),
             .cause = QT_TR_NOOP("This computer or its network has no route to %3: “%6”."),
             .next = QT_TR_NOOP("Check the network connection, VPN and firewall.")}),
        row("newer-addresses-broken", at::port, {.worked = true, .shows = sign::olderFamilyOnly}, Fix::None,
            {.state = RungState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("%3 did not respond over IPv6, but did over the older IPv4. Less patient programs may "
                                 "seem slow or fail."),
             .next = QT_TR_NOOP(
                 "Tell the operator of this network or of the service that IPv6 does not work between them.")}),
        // TLS
        tlsRow("certificate-revoked", TlsCause::Revoked, Fix::CopyReport),
        tlsRow("certificate-distrusted", TlsCause::Distrusted, Fix::CopyReport),
        tlsRow("clock-off", TlsCause::ClockOff, Fix::None),
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
        tlsRow("client-certificate-wanted", TlsCause::ClientCertificateWanted, Fix::None),
        tlsRow("handshake-refused", TlsCause::HandshakeRefused, Fix::None),
        tlsRow("closed-in-handshake", TlsCause::ClosedInHandshake, Fix::TryAgain),
        row("handshake-stalled", at::tls, {.kind = ErrorKind::TimedOut}, Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("TLS handshake timed out"),
             .cause = QT_TR_NOOP("The port accepted the connection but did not respond to the TLS handshake."),
             .next = QT_TR_NOOP(
                 "Check the port in the address. If it is right, ask whether a firewall inspects TLS connections.")}),
        row("certificate-ends-soon", at::tls, {.worked = true, .shows = sign::certificateEndsSoon}, Fix::None,
            {.state = RungState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("The certificate expires soon. After that, connections will fail."),
             .next = QT_TR_NOOP("Tell the service’s operator.")}),
        // A request without a complete response
        row("proxy-wants-login", at::service, {.status = {407, 407}}, Fix::None,
            {.summary = QT_TR_NOOP("a proxy requires a login"),
             .cause = QT_TR_NOOP("A proxy between this computer and the service responded and requires authentication. "
                                 "The service was not reached."),
             .next = QT_TR_NOOP("Enter the login in this computer’s proxy settings, or ask the proxy’s operator.")}),
        row("interim-response", at::service, {.status = {100, 199}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("an interim status instead of a response"),
             .cause =
                 QT_TR_NOOP("Statuses from 100 to 199, such as 102 and 103, only announce a response. What followed "
                            "was not read."),
             .next = QT_TR_NOOP("Ask the operator of the service or of a proxy on the way to turn them off.")}),
        row("stream-without-answer", at::tools, {.shows = sign::streamWithoutAnswer}, Fix::None,
            {.summary = QT_TR_NOOP("the event stream ended without the response"),
             .cause =
                 QT_TR_NOOP("The tool server started an event stream and ended it before responding to this request."),
             .next = QT_TR_NOOP("Try again. If it persists, send this response to the operator.")}),
        row("closed-before-answer", at::service, {.kind = ErrorKind::ConnectionLost, .shows = sign::noStatus},
            Fix::TryAgain,
            {.summary = QT_TR_NOOP("closed without a response"),
             .cause =
                 QT_TR_NOOP("The connection closed before a readable response arrived. The service may be restarting, "
                            "a firewall or proxy may have cut it off, or the server does not speak HTTP."),
             .next = QT_TR_NOOP("Try again in a minute. If it persists, tell the service’s operator the time.")}),
        row("answer-truncated", at::service, {.kind = ErrorKind::ConnectionLost}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the response is cut short"),
             .cause = QT_TR_NOOP("A response began, but the connection ended before it was complete."),
             .next = QT_TR_NOOP("Try again. If it persists, ask whether a proxy on the way limits responses.")}),
        row("notification-not-answered", at::entries, {.kind = ErrorKind::TimedOut, .shows = sign::ofNotifyingLevel},
            Fix::None,
            {.summary = QT_TR_NOOP("no response yet; people probably notified"),
             .cause =
                 QT_TR_NOOP("The entry was sent. Such a service stores an error or alert first, then notifies people, "
                            "and responds only after that. Most likely the entry is stored and people were notified."),
             .next = QT_TR_NOOP("Search for the marker in the product before you send the entry again. Raise the "
                                "timeout for the next one."),
             .looksFirst = true}),
        row("entry-not-answered", at::entries, {.kind = ErrorKind::TimedOut, .shows = sign::noStatus},
            Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("no response before the timeout"),
             .cause = QT_TR_NOOP("The entry was sent, but no response began before the timeout."),
             .next = QT_TR_NOOP("Search for the marker in the product first, then raise the timeout."),
             .looksFirst = true}),
        row("entry-answer-stalled", at::entries, {.kind = ErrorKind::TimedOut}, Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("the response did not finish before the timeout"),
             .cause = QT_TR_NOOP("A response began but did not finish before the timeout."),
             .next = QT_TR_NOOP("Search for the marker in the product first, then raise the timeout."),
             .looksFirst = true}),
        row("tool-server-silent", at::tools, {.kind = ErrorKind::TimedOut, .shows = sign::otherToolsSilent},
            Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("no response from either endpoint before the timeout"),
             .cause = QT_TR_NOOP("Neither tool endpoint responded before the timeout. Some tool servers handle one "
                                 "request at a time, and block while they wait for a server behind them."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, tell the operator the time.")}),
        row("no-answer-in-time", at::service, {.kind = ErrorKind::TimedOut, .shows = sign::noStatus}, Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("no response before the timeout"),
             .cause = QT_TR_NOOP("The request was sent, but no response began before the timeout."),
             .next = QT_TR_NOOP("Try again, or raise the timeout.")}),
        row("answer-stalled", at::service, {.kind = ErrorKind::TimedOut}, Fix::RaiseTimeout,
            {.summary = QT_TR_NOOP("the response did not finish before the timeout"),
             .cause = QT_TR_NOOP("A response began but did not finish before the timeout."),
             .next = QT_TR_NOOP("Try again, or raise the timeout.")}),
        row("not-http", at::service, {.fault = HttpFault::Garbled}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the response is not HTTP"),
             .cause = QT_TR_NOOP("Something responds at this address, but not with valid HTTP. It may be another kind "
                                 "of service, or a port that requires https."),
             .next = QT_TR_NOOP("Check the scheme and port of the address.")}),
        row("answer-too-large", at::service, {.kind = ErrorKind::AnswerTooLarge}, Fix::None,
            {.summary = QT_TR_NOOP("the response is too large"),
             .cause = QT_TR_NOOP("The response exceeded the size limit, so reading it was stopped."),
             .next = QT_TR_NOOP("Check that the address belongs to the service.")}),
    };
}

} // namespace rc
