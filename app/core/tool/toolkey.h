// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies a tool in a catalog independently of its index, because a server may send several tools with the same
// name.
#pragma once

#include "core/tool/catalogkind.h"
#include "core/tool/tool.h"

#include <QHash>

namespace rc {

struct ToolKey
{
    CatalogKind catalog;
    QString name;           ///< empty: no tool
    qsizetype sameName = 0; ///< number of earlier tools with that name in the catalog

    bool operator==(const ToolKey &) const = default;

    /// The tool's name in stored files: its name, with a number for a repeated one.
    [[nodiscard]] QString storedName() const;
};

/// Maps the tools of a catalog to their keys and back without a search.
class ToolKeys
{
public:
    ToolKeys() = default;
    ToolKeys(const CatalogKind &catalog, const QList<Tool> &tools);

    [[nodiscard]] qsizetype size() const { return m_keys.size(); }
    [[nodiscard]] const ToolKey &at(qsizetype place) const { return m_keys.at(place); }
    [[nodiscard]] qsizetype placeOf(const ToolKey &key) const; ///< -1 if there is no such tool

private:
    QList<ToolKey> m_keys;
    QHash<QString, QList<qsizetype>> m_places; ///< indexes by name
};

/// The stored names of a catalog's tools, in order.
[[nodiscard]] QStringList storedToolNames(const QList<Tool> &tools);

} // namespace rc
