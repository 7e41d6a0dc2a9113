// SPDX-License-Identifier: GPL-3.0-or-later
// The log service's own answers to an entry.
#include "check/cause.h"
#include "check/causesigns.h"

#include <QtGlobal>

namespace rc {

QList<CauseRow> causesOfEntries()
{
    return {
        {.id = "key-missing",
         .rungs = at::entries,
         .status = {400, 400},
         .word = "missing_credentials",
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "no key arrived"),
         .cause =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The service saw no API key in the request, although one was sent."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Ask whether a proxy on the way removes the header that carries the key.")},
        {.id = "entry-unreadable",
         .rungs = at::entries,
         .status = {400, 400},
         .word = "invalid_json",
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the service could not read the entry"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service says that the request is not the JSON it takes."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "Check that the address is that of the log service, and show its operators this reply.")},
        {.id = "key-not-accepted",
         .rungs = at::entries,
         .status = {401, 401},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the key was not accepted"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis", "The service does not accept this API key."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the key again from the product; it may have been replaced.")},
        {.id = "collaborator-refused",
         .rungs = at::entries,
         .status = {403, 403},
         .shows = sign::withoutName,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the key is wrong or may not use this resource"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The resource is owned by %1, and you are somebody else. With an entry the key went out and "
             "no name: either this key may not write to it, or this service asks for the name as well."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                   "Copy the key again. If it is right, turn on “Name on entries” for this "
                                   "profile on the Setup page, or ask %1 whether you may write.")},
        {.id = "key-refused",
         .rungs = at::entries,
         .status = {403, 403},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the key is wrong or may not use this resource"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "The service knows the address, but this key is wrong or may not write to this resource."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Copy the key again. If the resource is shared with you, ask its "
                                                    "owner, %1, whether you may write to it.")},
        {.id = "owner-and-uuid",
         .rungs = at::entries,
         .status = {404, 404},
         .word = "invalid_resource",
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "owner and UUID do not belong together"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The service knows no resource %2 owned by %1. Usually the owner in the URL is not "
                                    "the account that owns it, or the UUID was cut while copying."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again. If "
                                                    "it is shared with you, the path keeps its owner's name.")},
        {.id = "wrong-product-path",
         .rungs = at::entries,
         .status = {404, 404},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "nothing takes entries at this address"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis", "A server answers, but not to this path. The product path or the host may be another."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Open Resource Details and copy the whole Resource URL again.")},
        {.id = "upstream-lost",
         .rungs = at::entries,
         .status = {502, 502},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry may have been delivered"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "A gateway lost the service behind it, perhaps after passing the entry on."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Look for the marker in the product, then check again in a minute.")},
        {.id = "upstream-too-slow",
         .rungs = at::entries,
         .status = {504, 504},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry may have been delivered"),
         .cause = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "A gateway waited too long for the service behind it, perhaps after passing the entry on."),
         .next =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "Look for the marker in the product, then check again in a minute.")},
        {.id = "entry-too-large",
         .rungs = at::entries,
         .status = {413, 413},
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "the entry is too large for the service"),
         .cause = QT_TRANSLATE_NOOP("rc::Diagnosis",
                                    "The test entry is small, so something on the way allows next to nothing."),
         .next = QT_TRANSLATE_NOOP("rc::Diagnosis", "Show the operators of the service or of the proxy this reply.")},
        {.id = "answer-settles-nothing",
         .rungs = at::entries,
         .kind = ErrorKind::NotUnderstood,
         .summary = QT_TRANSLATE_NOOP("rc::Diagnosis", "an answer that settles nothing"),
         .cause =
             QT_TRANSLATE_NOOP("rc::Diagnosis", "The service said neither yes nor no in a form that is known: “%6”."),
         .next = QT_TRANSLATE_NOOP(
             "rc::Diagnosis",
             "Look for the marker in the product, and check that the address is that of the log service.")},
    };
}

} // namespace rc
