// SPDX-License-Identifier: GPL-3.0-or-later
// The log service's responses to an entry.
#include "check/causes/cause.h"
#include "check/causes/causesigns.h"

#include <QtGlobal>

namespace rc {

QList<CauseRow> Causes::ofEntries()
{
    return {
        row("key-missing", at::entries, {.status = {400, 403}, .word = missingKeyWords, .shows = sign::keyNotSeen},
            Fix::CopyReport,
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
        row("bearer-wanted-for-entries", at::entries, {.status = {401, 401}, .shows = sign::bearerWanted},
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
             .cause = QT_TR_NOOP("The service does not accept this API key."),
             .next = QT_TR_NOOP("Copy the key from the product again. It may have been replaced.")}),
        row("entry-name-not-of-key", at::entries, {.status = {403, 403}, .shows = sign::nameNotOfKey},
            Fix::EditUsername,
            {.headline = QT_TR_NOOP("The API key is valid, but the username does not belong to it (403)."),
             .summary = QT_TR_NOOP("the username does not belong to the key"),
             .cause = QT_TR_NOOP("The tool server accepts this key without the username, and refuses it with the "
                                 "username. The key is valid."),
             .next = QT_TR_NOOP("Enter the username of the key’s account, or leave it empty.")}),
        row("name-with-entries-needed", at::entries, {.status = {403, 403}, .shows = sign::nameNeeded},
            Fix::SendUsername,
            {.headline = QT_TR_NOOP("The service refused the entry without a username (403)."),
             .summary = QT_TR_NOOP("refused without a username"),
             .cause =
                 QT_TR_NOOP("The tool server accepts this key, so the key is valid. The entry was sent without a "
                            "username. A team’s key needs one, and any other key has only the access of its account."),
             .next = QT_TR_NOOP("Enter the username in Setup and turn on “Send username with entries”. If that is "
                                "refused too, ask %1, the resource’s owner.")}),
        row("no-access-of-owner", at::entries, {.status = {403, 403}, .shows = sign::refusesOwner}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The key is valid, but may not write to this resource (403)."),
             .summary = QT_TR_NOOP("this account may not write to the resource"),
             .cause =
                 QT_TR_NOOP("The tool server accepts the same key and username, so the key is valid, and the URL "
                            "names this user as the owner. The resource may belong to somebody else, for a service "
                            "may ignore an owner it does not know, or it is a global one, which accepts only its "
                            "own key and a superuser’s."),
             .next = QT_TR_NOOP("Open Resource Details and copy the whole Resource URL again. It contains the real "
                                "owner.")}),
        row("no-access", at::entries, {.status = {403, 403}, .shows = sign::rightButNoAccess}, Fix::EditUsername,
            {.headline = QT_TR_NOOP("The key is valid, but may not write to this resource (403)."),
             .summary = QT_TR_NOOP("this account may not write to the resource"),
             .cause = QT_TR_NOOP("The tool server accepts the same key and username, so the key is valid. Most likely "
                                 "this account has no access to the resource, which %1 owns. A global resource accepts "
                                 "entries only with its own key or a superuser’s."),
             .next = QT_TR_NOOP("Check that the username belongs to the key’s account. If it does, ask %1 to share the "
                                "resource with one of your teams, or for the resource’s own key.")}),
        row("team-key-refused", at::entries, {.status = {403, 403}, .shows = sign::teamKeyRefused}, Fix::EnterKey,
            {.headline = QT_TR_NOOP("The service refused the team’s key (403)."),
             .summary = QT_TR_NOOP("the team’s key was not accepted"),
             .cause = QT_TR_NOOP("This is a team’s key. The service accepts it only together with a team member’s "
                                 "username, and expires it after two hours at most."),
             .next = QT_TR_NOOP("Enter a team member’s username. If the key is older than two hours, create a new one "
                                "in the product.")}),
        row("key-or-name-wrong", at::entries, {.status = {403, 403}, .shows = sign::keyOrNameWrong}, Fix::EnterKey,
            {.headline = QT_TR_NOOP("The service and the tool server refused the key (403, 401)."),
             .summary = QT_TR_NOOP("key or username is wrong"),
             .cause = QT_TR_NOOP("The tool server refuses this key too. The key is wrong or was replaced, it belongs "
                                 "to another resource, or the username does not belong to it."),
             .next = QT_TR_NOOP("Copy the key from the product again, and check the username.")}),
        row("refused-without-name", at::entries, {.status = {403, 403}, .shows = sign::withoutName}, Fix::EditUsername,
            {.headline = QT_TR_NOOP("The service refused the entry (403)."),
             .summary = QT_TR_NOOP("key or access was refused"),
             .cause =
                 QT_TR_NOOP("The service gives this response for a wrong key, a key without access to this resource, "
                            "and a team’s key without a username. The entry was sent without a username."),
             .next = QT_TR_NOOP("Enter the username and the tool server in Setup, then check again. Whether the tools "
                                "are listed shows which cause applies.")}),
        row("key-or-access-untold", at::entries, {.status = {403, 403}, .shows = sign::toolsUntold}, Fix::EnterKey,
            {.headline = QT_TR_NOOP("The service refused the entry (403)."),
             .summary = QT_TR_NOOP("key, username or access was refused"),
             .cause = QT_TR_NOOP("The service gives this response for a wrong key, a username that does not belong to "
                                 "the key, and an account without access to this resource, which %1 owns."),
             .next = QT_TR_NOOP("Copy the key from the product again, and check the username.")}),
        row("key-name-or-access", at::entries, {.status = {403, 403}}, Fix::AddServer,
            {.headline = QT_TR_NOOP("The service refused the entry (403)."),
             .summary = QT_TR_NOOP("key, username or access was refused"),
             .cause = QT_TR_NOOP("The service gives this response for a wrong key, a username that does not belong to "
                                 "the key, and an account without access to this resource, which %1 owns."),
             .next = QT_TR_NOOP(
                 "Run a check with the tool server. Whether the tools are listed shows which cause applies. A "
                 "resource’s own key works without a username, or with that of someone with access.")}),
        row("renamed-or-deleted", at::entries, {.status = {404, 404}, .shows = sign::renamedOrDeleted},
            Fix::EditAddress,
            {.headline = QT_TR_NOOP("The account was renamed or deleted (404, 401)."),
             .summary = QT_TR_NOOP("the account was renamed or deleted"),
             .cause = QT_TR_NOOP("This address accepted entries before. Now the service does not know it, and the tool "
                                 "server does not know the key. Both happen at once when the account %1 is renamed or "
                                 "deleted."),
             .next = QT_TR_NOOP("Ask %1, or look in the product for the account’s new name. Then copy the Resource URL "
                                "and the key again.")}),
        row("deleted-or-moved", at::entries,
            {.status = {404, 404}, .word = "invalid_resource", .shows = sign::workedBefore}, Fix::EditAddress,
            {.headline = QT_TR_NOOP("The resource was deleted or moved (404)."),
             .summary = QT_TR_NOOP("the resource was deleted or moved"),
             .cause = QT_TR_NOOP("This address accepted entries before, and now the service has no such resource."),
             .next = QT_TR_NOOP("Look for the resource in the product, and copy its Resource URL again.")}),
        row("uuid-with-capitals", at::entries,
            {.status = {404, 404}, .word = "invalid_resource", .shows = sign::uuidHasCapitals}, Fix::EditAddress,
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
        row("entries-too-large", at::entries, {.status = {413, 413}, .shows = sign::largeRequest}, Fix::SplitBatch,
            {.headline = QT_TR_NOOP("The request is too large for the service (413)."),
             .summary = QT_TR_NOOP("the request is too large for the service"),
             .cause = QT_TR_NOOP("The service, or something on the way to it, does not accept requests this large."),
             .next = QT_TR_NOOP("Send fewer entries in one request, or a shorter message and fewer extra fields.")}),
        row("entry-too-large", at::entries, {.status = {413, 413}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the entry is too large for the service"),
             .cause = QT_TR_NOOP("The test entry is small, so something on the way has a very low size limit."),
             .next = QT_TR_NOOP("Send this response to the operator of the service or of the proxy.")}),
        row("failure-reported", at::entries, {.worked = true, .shows = sign::failureReported}, Fix::CopyReport,
            {.state = RungState::Warned,
             .summary = QT_TR_NOOP("accepted, but the response says “%6”"),
             .cause = QT_TR_NOOP("The status reports success, and the response a failure. The service may have stored "
                                 "nothing, or only a part."),
             .next = QT_TR_NOOP("Search for the marker in the product before you rely on the entry.")}),
        row("taken-for-another-resource", at::entries, {.worked = true, .shows = sign::forAnotherResource},
            Fix::CopyReport,
            {.state = RungState::Warned,
             .summary = QT_TR_NOOP("accepted, but for another resource"),
             .cause =
                 QT_TR_NOOP("The service says that it accepted the entry for resource %6, but the address names %2."),
             .next = QT_TR_NOOP("Send this response to the service’s operator. Entries arrive somewhere else.")}),
        row("clocks-differ", at::entries, {.worked = true, .shows = sign::clocksDiffer}, Fix::None,
            {.state = RungState::Warned,
             .summary = QT_TR_NOOP("accepted, but the service’s clock is %6"),
             .cause = QT_TR_NOOP("Entries carry this computer’s time, so they appear at the wrong place in the log."),
             .next = QT_TR_NOOP("Set this computer’s clock by a time server. If it is right, tell the operator.")}),
        row("answer-settles-nothing", at::entries, {.shows = sign::inconclusive}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("an inconclusive response"),
             .cause = QT_TR_NOOP("The response does not clearly accept or refuse the entry: “%6”."),
             .next = QT_TR_NOOP(
                 "Search for the marker in the product, and check that the address belongs to the log service."),
             .looksFirst = true}),
    };
}

} // namespace rc
