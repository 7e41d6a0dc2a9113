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
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "No API key arrived at the service (400)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "no key arrived"),
         .cause =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The service saw no API key in the request, although one was sent."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Ask whether a proxy on the way removes the header that carries the key."),
         .fix = Fix::CopyReport},
        {.id = "entry-unreadable",
         .rungs = at::entries,
         .status = {400, 400},
         .word = "invalid_json",
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service could not read the entry"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service says that the request is not the JSON it takes."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "Check that the address is that of the log service, and show its operators this response."),
         .fix = Fix::EditAddress},
        {.id = "key-not-accepted",
         .rungs = at::entries,
         .status = {401, 401},
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service rejected the API key (401)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the key was not accepted"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service does not accept this API key."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the key again from the product; it may have been replaced."),
         .fix = Fix::EnterKey},
        {.id = "name-with-entries-needed",
         .rungs = at::entries,
         .status = {403, 403},
         .shows = sign::nameNeeded,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service refused the entry without a username (403)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "refused without a username"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The tool server accepts this key, so the key is right. The entry went out without a username: a team's "
             "key needs one, and any other key may use only what its account may use."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Enter the username in Setup and turn on “Send username with entries”. "
                                                "If that is refused as well, ask %1, who owns the resource."),
         .fix = Fix::SendUsername},
        {.id = "no-access",
         .rungs = at::entries,
         .status = {403, 403},
         .shows = sign::rightButNoAccess,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The key is right, but may not write to this resource (403)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "this account may not write to the resource"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The tool server accepts the same key and name, so the key is right. Most likely "
                                    "this account has no access to the resource, which %1 owns. A resource that is "
                                    "global takes entries only with its own key or a superuser's."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Check that the username is that of the key's account. If it is, ask %1 to share "
                                   "the resource with a team of yours, or for the resource's own key."),
         .fix = Fix::EditUsername},
        {.id = "key-or-name-wrong",
         .rungs = at::entries,
         .status = {403, 403},
         .shows = sign::keyOrNameWrong,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service and the tool server refused the key (403, 401)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "key or username is wrong"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The tool server refuses this key as well: the key is wrong or was replaced, or it "
                                    "is the key of another resource, or the username is not one it goes with."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the key again from the product, and check the username."),
         .fix = Fix::EnterKey},
        {.id = "refused-without-name",
         .rungs = at::entries,
         .status = {403, 403},
         .shows = sign::withoutName,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service refused the entry (403)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "key or access was refused"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "The service says the same of a wrong key, of a key without access to this resource, and "
                              "of a team's key that comes without a username. No name went out with the entry."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Enter the username and the tool server in Setup, then check "
                                                    "again. Whether the tools are listed shows which of these it is."),
         .fix = Fix::EditUsername},
        {.id = "key-name-or-access",
         .rungs = at::entries,
         .status = {403, 403},
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service refused the entry (403)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "key, username or access was refused"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The service says the same of a wrong key, of a name that does not belong to the key, and of an account "
             "without access to this resource, which %1 owns."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Fill in the tool server and check again: whether the tools are listed tells which "
                                   "of these it is. A resource's own key goes without a name, or with that of somebody "
                                   "who has access."),
         .fix = Fix::AddServer},
        {.id = "owner-and-uuid",
         .rungs = at::entries,
         .status = {404, 404},
         .word = "invalid_resource",
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service knows no such resource (404)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "no such resource for this owner"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service knows no resource %2 owned by %1. Usually the owner in the URL is not "
                                    "the account that owns it, or the UUID was cut while copying."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again. For a "
                                                "shared resource, the URL contains the owner's name, not yours."),
         .fix = Fix::EditAddress},
        {.id = "wrong-product-path",
         .rungs = at::entries,
         .status = {404, 404},
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "Nothing takes entries at this address (404)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "nothing takes entries at this address"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "A server answers, but not to this path. The product path or the host may be another."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again."),
         .fix = Fix::EditAddress},
        {.id = "upstream-lost",
         .rungs = at::entries,
         .status = {502, 502},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry may have been delivered"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "A gateway lost the service behind it, perhaps after passing the entry on."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Search for the marker in the product, then check again in a minute."),
         .fix = Fix::CopyReport,
         .looksFirst = true},
        {.id = "upstream-too-slow",
         .rungs = at::entries,
         .status = {504, 504},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry may have been delivered"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "A gateway waited too long for the service behind it, perhaps after passing the entry on."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Search for the marker in the product, then check again in a minute."),
         .fix = Fix::CopyReport,
         .looksFirst = true},
        {.id = "entries-too-large",
         .rungs = at::entries,
         .status = {413, 413},
         .shows = sign::largeRequest,
         .headline = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service takes no request of this size (413)."),
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the request is too large for the service"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service, or something on the way to it, takes no request of this size."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Send fewer entries in one request, or a shorter message and fewer "
                                                    "extra fields.")},
        {.id = "entry-too-large",
         .rungs = at::entries,
         .status = {413, 413},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry is too large for the service"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The test entry is small, so something on the way allows next to nothing."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Show the operators of the service or of the proxy this response."),
         .fix = Fix::CopyReport},
        {.id = "taken-for-another-resource",
         .rungs = at::entries,
         .worked = true,
         .shows = sign::forAnotherResource,
         .state = RungState::Warned,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "accepted, but for another resource"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service says that it took the entry for the resource %6, and the address "
                                    "names %2."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Show the service's operators this response: entries arrive somewhere else."),
         .fix = Fix::CopyReport},
        {.id = "answer-settles-nothing",
         .rungs = at::entries,
         .kind = ErrorKind::NotUnderstood,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "an answer that settles nothing"),
         .cause =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The service said neither yes nor no in a form that is known: “%6”."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "Search for the marker in the product, and check that the address is that of the log service."),
         .fix = Fix::CopyReport,
         .looksFirst = true},
    };
}

} // namespace rc
