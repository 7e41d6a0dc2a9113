// SPDX-License-Identifier: GPL-3.0-or-later
// An ingest request for any number of entries, and the meaning of its response.
#pragma once

#include "core/entry/outcome.h"
#include "core/key/credentials.h"
#include "core/url/resourceurl.h"
#include "wire/http/httpcall.h"

namespace rc {

/// The meaning of an ingest response for the entry.
[[nodiscard]] SendResult sendResult(const LogEntry &entry, const HttpResponse &answer);
/// How a 2xx answer to `sent` entries reports a failure inside its success, in its own bytes: `"success":false`,
/// `"accepted":0`, `"errors":[…]`, a part with the status 400 or above, “ERROR: …”; empty when it reports none.
[[nodiscard]] QString reportedFailure(const HttpResponse &answer, qsizetype sent = 1);
/// Same for each entry of a request. The first result has the whole response, the others up to `sharedReplyCap`.
constexpr qsizetype sharedReplyCap = 4096; ///< bytes
[[nodiscard]] QList<SendResult> sendResults(const QList<LogEntry> &entries, const HttpResponse &answer);
/// For entries without a request.
[[nodiscard]] SendResult unsentResult(const LogEntry &entry, const Error &error);

/// For a request with an error or an alert, unless the user set a timeout: a real deployment stores the entry, notifies
/// people one after the other, and responds then; 10 to 20 s per person were seen.
constexpr std::chrono::milliseconds notifyingDeadline{120'000};

/// The request for `entries`, also for display. Fails if the credentials do not fit a header, and with RequestTooLarge
/// above the cap.
[[nodiscard]] Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials,
                                                const QList<LogEntry> &entries, const HttpLimits &limits);
[[nodiscard]] Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials,
                                                const LogEntry &entry, const HttpLimits &limits);

} // namespace rc
