// SPDX-License-Identifier: GPL-3.0-or-later
// Which tool of which catalog, whatever place it has in a list: a server may send several tools of one name.
#pragma once

#include "core/tool/catalogkind.h"
#include "core/tool/tool.h"

#include <QHash>

namespace rc {

struct ToolKey
{
    CatalogKind catalog;
    QString name;           ///< empty: no tool
    qsizetype sameName = 0; ///< how many of that name come before it in its catalog

    bool operator==(const ToolKey &) const = default;

    /// By which files know the tool within a catalog: its name, and a number behind it for a later one of that name.
    [[nodiscard]] QString storedName() const;
};

/// The keys of one catalog's tools, by their places and back, without a search.
class ToolKeys
{
public:
    ToolKeys() = default;
    ToolKeys(const CatalogKind &catalog, const QList<Tool> &tools);

    [[nodiscard]] qsizetype size() const { return m_keys.size(); }
    [[nodiscard]] const ToolKey &at(qsizetype place) const { return m_keys.at(place); }
    [[nodiscard]] qsizetype placeOf(const ToolKey &key) const; ///< -1 without such a tool

private:
    QList<ToolKey> m_keys;
    QHash<QString, QList<qsizetype>> m_places; ///< of each name
};

/// The stored names of a catalog's tools, in their order.
[[nodiscard]] QStringList storedToolNames(const QList<Tool> &tools);

} // namespace rc
