// SPDX-License-Identifier: GPL-3.0-or-later
// Compares an entry as sent with the service's stored one. Pure.
#pragma once

#include "core/entry/logentry.h"
#include "service/arrival/logpage.h"

#include <QList>

namespace rc {

struct StoredDifference
{
    enum class Kind {
        Changed,   ///< a different value
        Rewritten, ///< same value in another spelling: 12.50 as 12.5
        Missing,   ///< sent, but not shown
        Added,     ///< added by the service
    };

    QString member; ///< level, message, ts, extra.<name>
    QString sent;   ///< as sent; empty if it was not
    QString stored; ///< as shown; empty if it is not. Outside text
    Kind kind = Kind::Changed;

    bool operator==(const StoredDifference &) const = default;
};

[[nodiscard]] QLatin1StringView wireWord(StoredDifference::Kind kind); ///< changed rewritten missing added

/// In the order of the entry's members; added ones last. An alias of a level counts as rewritten.
[[nodiscard]] QList<StoredDifference> storedDifferences(const LogEntry &sent, const StoredEntry &stored);

/// Whether the service altered the entry: Changed or Missing.
[[nodiscard]] bool isAltered(const QList<StoredDifference> &differences);

} // namespace rc
