// SPDX-License-Identifier: GPL-3.0-or-later
// Data stored per catalog.
#pragma once

#include "core/tool/catalogkind.h"

#include <map>

namespace rc {

/// Creates an empty value for a new catalog. Iterates in the order of the catalogs.
template<typename Value>
class PerCatalog
{
public:
    [[nodiscard]] Value &operator[](const CatalogKind &kind) { return m_values[kind]; }
    [[nodiscard]] const Value &operator[](const CatalogKind &kind) const
    {
        static const Value none;
        const auto found = m_values.find(kind);
        return found == m_values.end() ? none : found->second;
    }

    void clear() { m_values.clear(); }
    [[nodiscard]] auto begin() { return m_values.begin(); }
    [[nodiscard]] auto end() { return m_values.end(); }
    [[nodiscard]] auto begin() const { return m_values.begin(); }
    [[nodiscard]] auto end() const { return m_values.end(); }

private:
    std::map<CatalogKind, Value> m_values;
};

} // namespace rc
