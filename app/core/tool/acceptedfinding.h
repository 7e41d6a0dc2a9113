// SPDX-License-Identifier: GPL-3.0-or-later
// A finding that somebody has read and accepted, by what makes it that one.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace rc {

/// Void once the definition is another one: then it is to be read again.
struct AcceptedFinding
{
    QString tool;
    QString rule;          ///< its word, as in `tools lint`
    QString where;         ///< the place in the definition
    QByteArray definition; ///< toolHash()

    bool operator==(const AcceptedFinding &) const = default;
};

[[nodiscard]] inline size_t qHash(const AcceptedFinding &one, size_t seed = 0)
{
    return qHashMulti(seed, one.tool, one.rule, one.where, one.definition);
}

} // namespace rc
