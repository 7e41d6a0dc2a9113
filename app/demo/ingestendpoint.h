// SPDX-License-Identifier: GPL-3.0-or-later
// The demo service's ingest endpoint: takes log entries in, or says no as a real deployment does.
#pragma once

#include "demo/demoanswer.h"
#include "demo/demoservice.h"

class QHttpServerRequest;

namespace rc {

struct IngestAnswer
{
    DemoAnswer answer;
    QList<ReceivedEntry> entries; ///< those that were accepted
};

/// Whether `path` (percent-decoded) has the form of an ingest address, whoever's it is.
[[nodiscard]] bool isIngestPath(const QString &path);

[[nodiscard]] IngestAnswer answerIngest(const QHttpServerRequest &request, const DemoAccount &account);

} // namespace rc
