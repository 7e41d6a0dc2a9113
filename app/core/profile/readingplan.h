// SPDX-License-Identifier: GPL-3.0-or-later
// How to read the service's own log: the tool and its arguments, as the user confirmed them.
#pragma once

#include <QByteArray>
#include <QString>

namespace rc {

struct ReadingPlan
{
    QString server;       ///< the tool server it was confirmed for, as in the profile
    QString catalog;      ///< CatalogKind::word()
    QString tool;         ///< as listed; empty: there is no plan
    QByteArray arguments; ///< a JSON object with placeholders such as "{resource_uuid}": see service/arrival

    [[nodiscard]] bool isSet() const { return !tool.isEmpty(); }
    bool operator==(const ReadingPlan &) const = default;
};

} // namespace rc
