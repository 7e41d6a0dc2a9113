// SPDX-License-Identifier: GPL-3.0-or-later
// Typed input, and the key.
#include "check/causes/cause.h"
#include "check/causes/causesigns.h"

#include <QtGlobal>

namespace rc {

namespace {

/// No key is available: core/words/errorwords has the summary and the next step.
CauseRow keyRow(const char *id, ErrorKind kind, Fix fix, const char *cause)
{
    return {{.kind = kind}, {.summary = "%6", .cause = cause, .next = "%8"}, id, at::key, fix};
}

} // namespace

QList<CauseRow> Causes::beforeRequests()
{
    return {
        // Addresses
        row("authorities-unusable", at::tls | at::tools, {.shows = sign::aboutAuthorities}, Fix::None,
            {.summary = "%6",
             .cause = QT_TR_NOOP("The custom CA file cannot be used, so no server can be trusted."),
             .next = QT_TR_NOOP("Choose another custom CA file, or none.")}),
        row("resource-url-as-tool-address", at::tools, {.shows = sign::resourceAsToolAddress}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("this is a Resource URL"),
             .cause = QT_TR_NOOP("The address given as the tool server is a Resource URL, which receives entries. The "
                                 "tool server has an address of its own."),
             .next = QT_TR_NOOP("Enter the address of the tool server, or leave it empty to check entries only.")}),
        row("endpoint-pasted-twice", at::tools, {.shows = sign::endpointPastedTwice}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the endpoint is in the address twice"),
             .cause = QT_TR_NOOP(
                 "The tool server address already ends with /mcp/ or /github/, and the endpoint is appended again."),
             .next = QT_TR_NOOP("Enter the tool server address without /mcp/ and without /github/.")}),
        row("tool-address-as-resource", at::url, {.kind = ErrorKind::BadInput, .shows = sign::toolAddressAsResource},
            Fix::EditAddress,
            {.summary = QT_TR_NOOP("this is a tool server address"),
             .cause = QT_TR_NOOP(
                 "The address given as the resource is a tool endpoint. A Resource URL contains an owner and a UUID."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL.")}),
        row("dot-too-many", at::url | at::tools, {.kind = ErrorKind::BadInput, .shows = sign::dotTooMany},
            Fix::EditAddress,
            {.summary = QT_TR_NOOP("Extra dot in the host name"),
             .cause = QT_TR_NOOP("The host name begins or ends with a dot or has two in a row, often because the "
                                 "address was copied out of a sentence."),
             .next = QT_TR_NOOP("Remove the dot.")}),
        row("resource-url-unusable", at::url, {.kind = ErrorKind::BadInput}, Fix::EditAddress,
            {.summary = "%6",
             .cause = QT_TR_NOOP("The text does not contain a valid Resource URL."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL.")}),
        row("tool-address-unusable", at::tools, {.kind = ErrorKind::BadInput, .shows = sign::anAddress},
            Fix::EditAddress,
            {.summary = "%6",
             .cause = QT_TR_NOOP("The tool server address cannot be used."),
             .next = QT_TR_NOOP("Correct the tool server address, or leave it empty to check entries only.")}),
        row("proxy-unusable", at::service, {.kind = ErrorKind::BadInput, .shows = sign::proxyUnusable}, Fix::None,
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
        row("team-key-without-name", at::key, {.worked = true, .shows = sign::ofTeamKeyWithoutName}, Fix::EditUsername,
            {.state = RungState::Warned,
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
        keyRow("keychain-asking", ErrorKind::KeychainAsking, Fix::TryAgain,
               QT_TR_NOOP("The keychain is waiting for you. Its window may be behind this one.")),
        keyRow("keychain-denied", ErrorKind::KeychainDenied, Fix::EnterKey,
               QT_TR_NOOP("The keychain or the person it asked declined.")),
        keyRow("keychain-timed-out", ErrorKind::KeychainTimedOut, Fix::EnterKey,
               QT_TR_NOOP("No response does not mean that the key is missing.")),
        keyRow("keychain-gone", ErrorKind::KeychainGone, Fix::EnterKey,
               QT_TR_NOOP("Reading was interrupted, so it is unknown whether the key is there.")),
        keyRow("keychain-lacks-key", ErrorKind::KeychainLacksKey, Fix::EnterKey,
               QT_TR_NOOP("It was deleted there, or it belongs to another account on this computer.")),
        keyRow("key-unbound", ErrorKind::KeyUnbound, Fix::None,
               QT_TR_NOOP("The key was saved by an earlier version of this program, or by another program. A saved key "
                          "is sent only where a person has allowed it.")),
        keyRow("key-bound-elsewhere", ErrorKind::KeyBoundElsewhere, Fix::None,
               QT_TR_NOOP("The profile changed after the key was saved. A saved key is sent only where a person has "
                          "allowed it.")),
        keyRow("keychain-failed", ErrorKind::KeychainFailed, Fix::EnterKey,
               QT_TR_NOOP("It works, but not for this key.")),
    };
}

} // namespace rc
