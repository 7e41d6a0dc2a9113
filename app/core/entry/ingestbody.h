// SPDX-License-Identifier: GPL-3.0-or-later
// The body of an ingest request.
#pragma once

#include "core/entry/logentry.h"

#include <QByteArray>

namespace rc {

enum class JsonLayout {
    Compact,
    Indented
};

/// `{"logs":[entry…]}` as UTF-8; numbers in `extra` keep their digits. The compact form is exactly the bytes sent.
[[nodiscard]] QByteArray ingestBody(const QList<LogEntry> &entries, JsonLayout layout = JsonLayout::Compact);

/// How many of the first entries fit into one compact body of at most `maxBytes` bytes. Entries without a time are
/// counted with one. 0 if the first one does not fit.
[[nodiscard]] qsizetype fittingEntries(const QList<LogEntry> &entries, qint64 maxBytes);
/// The maximum number of entries per request such that every request fits into `maxBytes` bytes; 0 if a single entry
/// does not fit.
[[nodiscard]] qsizetype maxEntriesPerRequest(const QList<LogEntry> &entries, qint64 maxBytes);

/// One entry, compact, as in a line of our own logs.
[[nodiscard]] QByteArray entryJson(const LogEntry &entry);

/// The `extra` of an entry, compact, without the marker.
[[nodiscard]] QByteArray extraJson(const QList<ExtraField> &extra);

} // namespace rc
