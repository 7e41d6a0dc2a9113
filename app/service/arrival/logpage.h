// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the result of a log-reading tool, whatever its member names. Everything in it is outside text.
#pragma once

#include "service/tools/toolresult.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

namespace rc {

/// An entry as the service stores it.
struct StoredEntry
{
    QString marker; ///< exactly as stored; may be empty
    QString level;  ///< as stored
    QString message;
    QString time;         ///< the entry's own time, as stored
    QDateTime receivedAt; ///< by the service's clock; invalid if not stated
    QByteArray extra;     ///< a JSON object of the members next to the marker; may be empty
    QByteArray raw;       ///< the complete entry

    bool operator==(const StoredEntry &) const = default;
};

struct LogPage
{
    QList<StoredEntry> entries; ///< of the requested resource, in order
    qsizetype others = 0;       ///< number of skipped entries of other resources
    bool isUnderstood = false;  ///< a list of entries was found, possibly empty
    QString owner;              ///< name of the resource's owner; empty if not stated
    QString refusal;            ///< the failure that the tool reports, {"ok":false,"error":…}; may be empty
    QString text;               ///< of a result without a list of entries
    bool showsExtra = false;    ///< some entry shows extra members, so that a marker could be seen
    qint64 total = 0;           ///< of entries, on all pages; 0: not stated
    bool isTruncated = false;   ///< truncated; has the entries before that
    QString next;               ///< token of the next page; empty: none
    bool hasMore = false;       ///< states that there is more, with or without a token

    /// The earliest time of any entry, its own or the service's; invalid if there is none.
    [[nodiscard]] QDateTime oldest() const;
    /// All entries, of any resource.
    [[nodiscard]] qsizetype count() const { return entries.size() + others; }
};

/// What the log tool reports about a resource.
enum class LogAccess {
    Silent,     ///< not asked, or inconclusive
    Granted,    ///< the resource exists, and the caller may read its log
    NotFound,   ///< the resource does not exist (any more)
    NoAccess,   ///< the caller may not read it
    NoIdentity, ///< the caller's name is unknown
};
[[nodiscard]] LogAccess logAccessIn(const LogPage &page);
/// Whether the tool refuses for a reason that waiting does not change.
[[nodiscard]] bool isPermanentRefusal(const QString &refusal);

/// `resourceUuid`: entries that name another resource are skipped.
[[nodiscard]] LogPage logPage(const ToolResult &result, const QString &resourceUuid);

/// A time in a form that services use: one of entry/entryfields with an offset or without one (UTC), or the time since
/// 1970 in any unit. Invalid for anything else.
[[nodiscard]] QDateTime storedTime(const QString &written);

} // namespace rc
