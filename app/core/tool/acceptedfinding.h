// SPDX-License-Identifier: GPL-3.0-or-later
// A finding that the user has accepted, with the data that identifies it.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace rc {

/// Void once the definition changes: then it must be reviewed again.
struct AcceptedFinding
{
    QString tool;
    QString rule;          ///< its rule ID, as in `tools lint`
    QString where;         ///< location in the definition
    QByteArray definition; ///< toolHash()

    bool operator==(const AcceptedFinding &) const = default;
};

[[nodiscard]] inline size_t qHash(const AcceptedFinding &finding, size_t seed = 0)
{
    return qHashMulti(seed, finding.tool, finding.rule, finding.where, finding.definition);
}

} // namespace rc
