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

/// `{"logs":[entry…]}` as UTF-8; numbers in `extra` keep their digits. The compact form is, byte for byte, what is
/// sent.
[[nodiscard]] QByteArray ingestBody(const QList<LogEntry> &entries, JsonLayout layout = JsonLayout::Compact);

/// How many of the first entries fit into one compact body of at most `most` bytes; an entry without a time counts as
/// with one. 0 when the first alone does not.
[[nodiscard]] qsizetype fittingEntries(const QList<LogEntry> &entries, qint64 most);
/// The largest number of entries a request with which each request of them fits into `most` bytes; 0 when one entry
/// alone does not.
[[nodiscard]] qsizetype fittingPerRequest(const QList<LogEntry> &entries, qint64 most);

/// One entry of it alone, compact, as it stands in a line of a log of ours.
[[nodiscard]] QByteArray entryJson(const LogEntry &entry);

/// The `extra` of an entry alone, compact, without the marker.
[[nodiscard]] QByteArray extraJson(const QList<ExtraField> &extra);

} // namespace rc
