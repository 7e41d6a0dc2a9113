// SPDX-License-Identifier: GPL-3.0-or-later
// What a tool that reads the log gave back, whatever it calls things. Everything in it is outside text.
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
    QString marker; ///< exactly as it stands there; empty without one
    QString level;  ///< as written there
    QString message;
    QString time;         ///< the entry's own, as written there
    QDateTime receivedAt; ///< by the service's clock; invalid: it does not say
    QByteArray extra;     ///< a JSON object with what stands beside the marker; empty without one
    QByteArray raw;       ///< the whole

    bool operator==(const StoredEntry &) const = default;
};

struct LogPage
{
    QList<StoredEntry> entries; ///< of the resource that was asked for, in the order in which they came
    qsizetype others = 0;       ///< left out: entries of other resources
    bool isUnderstood = false;  ///< a list of entries was found, were it an empty one
    QString owner;              ///< of the resource, by its name; empty where that is not said
    QString refusal;            ///< {"ok":false,"error":…}: the error, or "ok: false"; empty without one
    bool isCut = false;         ///< it breaks off in the middle; the entries before are there
    QString next;               ///< token of the next page; empty: there is none
    bool hasMore = false;       ///< it says that there is more, with or without a token

    /// The earliest time that one of the entries has, their own or the service's; invalid without any.
    [[nodiscard]] QDateTime oldest() const;
    /// How many came, of whatever resource.
    [[nodiscard]] qsizetype count() const { return entries.size() + others; }
};

/// What the log tool knows of a resource; seen at a real service.
enum class LogWitness {
    Silent,     ///< it was not asked, or its answer settles nothing
    Knows,      ///< the resource is there, and the caller may read its log
    NotFound,   ///< there is no such resource any more, or there never was
    NoAccess,   ///< the caller may not read it
    NoIdentity, ///< the caller's name is not known
};
[[nodiscard]] LogWitness witnessIn(const LogPage &page);
/// Whether the tool refuses for a reason that waiting does not change.
[[nodiscard]] bool isPermanentRefusal(const QString &refusal);

/// `resourceUuid`: what is said to be of another resource does not count.
[[nodiscard]] LogPage logPage(const ToolResult &result, const QString &resourceUuid);

/// A point in time as services write it: ISO 8601, with or without an offset (UTC then), or seconds or milliseconds
/// since 1970. Invalid for anything else.
[[nodiscard]] QDateTime storedTime(const QString &written);

} // namespace rc
