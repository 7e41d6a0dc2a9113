// SPDX-License-Identifier: GPL-3.0-or-later
// Data stored per catalog.
#pragma once

#include "core/tool/catalogkind.h"

#include <map>

namespace rc {

/// Creates an empty element for a new catalog. In the order of the catalogs.
template<typename Kept>
class PerCatalog
{
public:
    [[nodiscard]] Kept &operator[](const CatalogKind &kind) { return m_kept[kind]; }
    [[nodiscard]] const Kept &operator[](const CatalogKind &kind) const
    {
        static const Kept none;
        const auto found = m_kept.find(kind);
        return found == m_kept.end() ? none : found->second;
    }

    void clear() { m_kept.clear(); }
    [[nodiscard]] auto begin() { return m_kept.begin(); }
    [[nodiscard]] auto end() { return m_kept.end(); }
    [[nodiscard]] auto begin() const { return m_kept.begin(); }
    [[nodiscard]] auto end() const { return m_kept.end(); }

private:
    std::map<CatalogKind, Kept> m_kept;
};

} // namespace rc
