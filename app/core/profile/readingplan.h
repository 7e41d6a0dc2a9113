// SPDX-License-Identifier: GPL-3.0-or-later
// How the service's own log is read: which tool is called, and with which arguments. A person confirmed it.
#pragma once

#include <QByteArray>
#include <QString>

namespace rc {

struct ReadingPlan
{
    QString server;       ///< the tool server that it was confirmed for, as the profile names it
    QString catalog;      ///< CatalogKind::word()
    QString tool;         ///< as listed; empty: there is no plan
    QByteArray arguments; ///< a JSON object with placeholders such as "{resource_uuid}": see service/arrival

    [[nodiscard]] bool isSet() const { return !tool.isEmpty(); }
    bool operator==(const ReadingPlan &) const = default;
};

} // namespace rc
