// SPDX-License-Identifier: GPL-3.0-or-later
// The log service's own answers to an entry.
#include "check/causes/cause.h"
#include "check/causes/causesigns.h"

#include <QtGlobal>

namespace rc {

QList<CauseRow> causesOfEntries()
{
    return {
        {.id = "key-missing",
         .rungs = at::entries,
         .status = {400, 400},
         .word = "missing_credentials",
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service received no API key (400)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "no key received"),
         .cause =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The service found no API key in the request, although one was sent."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Check whether a proxy removes the header that carries the key."),
         .fix = Fix::CopyReport},
        {.id = "entry-unreadable",
         .rungs = at::entries,
         .status = {400, 400},
         .word = "invalid_json",
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service could not read the entry"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service says that the request is not the JSON it expects."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "Check that the address belongs to the log service, and send this response to its operator."),
         .fix = Fix::EditAddress},
        {.id = "key-not-accepted",
         .rungs = at::entries,
         .status = {401, 401},
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service rejected the API key (401)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the key was not accepted"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service does not accept this API key."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the key from the product again. It may have been replaced."),
         .fix = Fix::EnterKey},
        {.id = "name-with-entries-needed",
         .rungs = at::entries,
         .status = {403, 403},
         .shows = sign::nameNeeded,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service refused the entry without a username (403)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "refused without a username"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The tool server accepts this key, so the key is valid. The entry was sent without a username. A team’s "
             "key needs one, and any other key has only the access of its account."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Enter the username in Setup and turn on “Send username with "
                                                    "entries”. If that is refused too, ask %1, the resource’s owner."),
         .fix = Fix::SendUsername},
        {.id = "no-access",
         .rungs = at::entries,
         .status = {403, 403},
         .shows = sign::rightButNoAccess,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The key is valid, but may not write to this resource (403)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this account may not write to the resource"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The tool server accepts the same key and username, so the key is valid. Most "
                                    "likely this account has no access to the resource, which %1 owns. A global "
                                    "resource accepts entries only with its own key or a superuser’s."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Check that the username belongs to the key’s account. If it does, ask %1 to share "
                                   "the resource with one of your teams, or for the resource’s own key."),
         .fix = Fix::EditUsername},
        {.id = "key-or-name-wrong",
         .rungs = at::entries,
         .status = {403, 403},
         .shows = sign::keyOrNameWrong,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service and the tool server refused the key (403, 401)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "key or username is wrong"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The tool server refuses this key too. The key is wrong or was replaced, it "
                                    "belongs to another resource, or the username does not belong to it."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the key from the product again, and check the username."),
         .fix = Fix::EnterKey},
        {.id = "refused-without-name",
         .rungs = at::entries,
         .status = {403, 403},
         .shows = sign::withoutName,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service refused the entry (403)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "key or access was refused"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "The service gives this response for a wrong key, a key without access to this resource, "
                              "and a team’s key without a username. The entry was sent without a username."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Enter the username and the tool server in Setup, then check "
                                                    "again. Whether the tools are listed shows which cause applies."),
         .fix = Fix::EditUsername},
        {.id = "key-name-or-access",
         .rungs = at::entries,
         .status = {403, 403},
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service refused the entry (403)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "key, username or access was refused"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service gives this response for a wrong key, a username that does not belong "
                                    "to the key, and an account without access to this resource, which %1 owns."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "Enter the tool server and check again. Whether the tools are listed shows which cause applies. A "
             "resource’s own key works without a username, or with that of someone with access."),
         .fix = Fix::AddServer},
        {.id = "owner-and-uuid",
         .rungs = at::entries,
         .status = {404, 404},
         .word = "invalid_resource",
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service has no such resource (404)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "no such resource for this owner"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service has no resource %2 owned by %1. Usually the owner in the URL is not "
                                    "the account that owns it, or the UUID was cut off while copying."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again. For "
                                                    "a shared resource, the URL contains the owner’s name, not yours."),
         .fix = Fix::EditAddress},
        {.id = "wrong-product-path",
         .rungs = at::entries,
         .status = {404, 404},
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "Nothing accepts entries at this address (404)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "nothing accepts entries at this address"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "A server responds, but not at this path. The product path or the host may be wrong."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again."),
         .fix = Fix::EditAddress},
        {.id = "upstream-lost",
         .rungs = at::entries,
         .status = {502, 502},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry may have been delivered"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "A gateway lost the connection to the service, perhaps after passing the entry on."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Search for the marker in the product, then check again in a minute."),
         .fix = Fix::CopyReport,
         .looksFirst = true},
        {.id = "upstream-too-slow",
         .rungs = at::entries,
         .status = {504, 504},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry may have been delivered"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "A gateway timed out waiting for the service, perhaps after passing the entry on."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Search for the marker in the product, then check again in a minute."),
         .fix = Fix::CopyReport,
         .looksFirst = true},
        {.id = "entries-too-large",
         .rungs = at::entries,
         .status = {413, 413},
         .shows = sign::largeRequest,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The request is too large for the service (413)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the request is too large for the service"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service, or something on the way to it, does not accept requests this large."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Send fewer entries in one request, or a shorter message and fewer "
                                                    "extra fields."),
         .fix = Fix::SplitBatch},
        {.id = "entry-too-large",
         .rungs = at::entries,
         .status = {413, 413},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry is too large for the service"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The test entry is small, so something on the way has a very low size limit."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Send this response to the operator of the service or of the proxy."),
         .fix = Fix::CopyReport},
        {.id = "taken-for-another-resource",
         .rungs = at::entries,
         .worked = true,
         .shows = sign::forAnotherResource,
         .state = RungState::Warned,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "accepted, but for another resource"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "The service says that it accepted the entry for resource %6, but the address names %2."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Send this response to the service’s operator. Entries arrive somewhere else."),
         .fix = Fix::CopyReport},
        {.id = "answer-settles-nothing",
         .rungs = at::entries,
         .kind = ErrorKind::NotUnderstood,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "an inconclusive response"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The response does not clearly accept or refuse the entry: “%6”."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "Search for the marker in the product, and check that the address belongs to the log service."),
         .fix = Fix::CopyReport,
         .looksFirst = true},
    };
}

} // namespace rc
