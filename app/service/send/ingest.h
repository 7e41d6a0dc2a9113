// SPDX-License-Identifier: GPL-3.0-or-later
// An ingest request for any number of entries, and the meaning of its response.
#pragma once

#include "core/entry/outcome.h"
#include "core/key/credentials.h"
#include "core/url/resourceurl.h"
#include "wire/http/httpcall.h"

namespace rc {

/// The meaning of an ingest response for the entry.
[[nodiscard]] SendResult sendResult(const LogEntry &entry, const HttpResponse &response);
/// The failure that a 2xx response to `sent` entries reports in its body, quoted: `"success":false`, `"accepted":0`,
/// `"errors":[…]`, a part with a status of 400 or above, “ERROR: …”. Empty if there is none.
[[nodiscard]] QString reportedFailure(const HttpResponse &response, qsizetype sent = 1);
/// A result for each entry of a request. The first has the complete response, the others up to `sharedReplyCap`.
constexpr qsizetype sharedReplyCap = 4096; ///< bytes
[[nodiscard]] QList<SendResult> sendResults(const QList<LogEntry> &entries, const HttpResponse &response);
/// For entries without a request.
[[nodiscard]] SendResult unsentResult(const LogEntry &entry, const Error &error);

/// For a request with an error or an alert, unless the user set a timeout: a real deployment stores the entry, notifies
/// people one after the other, and responds then; 10 to 20 s per person were seen.
constexpr std::chrono::milliseconds notifyingDeadline{120'000};

/// The request for `entries`, also for display. Fails if the credentials do not fit a header, and with RequestTooLarge
/// above the cap.
[[nodiscard]] Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials,
                                                const QList<LogEntry> &entries, const HttpLimits &limits);

} // namespace rc
