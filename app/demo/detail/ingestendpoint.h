// SPDX-License-Identifier: GPL-3.0-or-later
// The demo service's ingest endpoint: takes log entries in, or says no as a real deployment does.
#pragma once

#include "demo/detail/demoanswer.h"
#include "demo/detail/receivedentry.h"

class QHttpServerRequest;

namespace rc {

class DemoSite;

struct IngestAnswer
{
    DemoAnswer answer;
    QList<ReceivedEntry> entries = {}; ///< those that were accepted
    QStringList wouldNotify = {};
};

/// Whether this is a request that the endpoint answers; any other to the same path is one to a page.
[[nodiscard]] bool isIngest(const QHttpServerRequest &request, const DemoSite &site);

[[nodiscard]] IngestAnswer answerIngest(const QHttpServerRequest &request, const DemoSite &site);

} // namespace rc
