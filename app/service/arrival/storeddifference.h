// SPDX-License-Identifier: GPL-3.0-or-later
// What a service made of an entry: as it was sent, beside as it is stored. Pure.
#pragma once

#include "core/entry/logentry.h"
#include "service/arrival/logpage.h"

#include <QList>

namespace rc {

struct StoredDifference
{
    enum class Kind {
        Changed,   ///< another value
        Rewritten, ///< the same value in another spelling: 12.50 as 12.5
        Missing,   ///< sent, and not shown
        Added,     ///< not sent: the service's own
    };

    QString member; ///< level, message, ts, extra.<name>
    QString sent;   ///< as it went out; empty: it did not
    QString stored; ///< as it is shown; empty: it is not. Outside text
    Kind kind = Kind::Changed;

    bool operator==(const StoredDifference &) const = default;
};

[[nodiscard]] QLatin1StringView wireWord(StoredDifference::Kind kind); ///< changed rewritten missing added

/// In the order of the entry's members; those that were added last. An alias of a level counts as rewritten.
[[nodiscard]] QList<StoredDifference> storedDifferences(const LogEntry &sent, const StoredEntry &stored);

/// Whether the service stored something else than was sent: Changed or Missing.
[[nodiscard]] bool isAltered(const QList<StoredDifference> &differences);

} // namespace rc
