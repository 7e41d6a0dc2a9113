// SPDX-License-Identifier: GPL-3.0-or-later
// The search text of one tool, prepared in lower case so that each keystroke only compares.
#pragma once

#include "core/tool/toolcatalog.h"

#include <QList>

namespace rc {

class ToolIndex
{
public:
    ToolIndex() = default;
    /// Linear in the size of the definition. Collapses spaces and line breaks.
    ToolIndex(const Tool &tool, const CatalogKind &catalog);

    /// Everything: names, titles, description, stated annotations, parameters at every depth, values.
    [[nodiscard]] QStringView whole() const { return m_text; }
    [[nodiscard]] QStringView parameters() const { return between(m_parameters, m_values); }
    [[nodiscard]] QStringView values() const { return between(m_values, m_text.size()); } ///< enum values
    [[nodiscard]] const QString &required() const { return m_required; }
    [[nodiscard]] CatalogKind catalog() const { return m_catalog; }
    [[nodiscard]] ToolEffect effect() const { return m_effect; }
    [[nodiscard]] bool effectIsAssumed() const { return m_assumed; }
    /// Hidden characters in its names or description; the catalog's review covers the schema.
    [[nodiscard]] bool hidesText() const { return m_hidesText; }

private:
    [[nodiscard]] QStringView between(qsizetype from, qsizetype to) const
    {
        return QStringView(m_text).sliced(from, to - from);
    }

    QString m_text;
    QString m_required;
    qsizetype m_parameters = 0;
    qsizetype m_values = 0;
    CatalogKind m_catalog;
    ToolEffect m_effect = ToolEffect::Destructive;
    bool m_assumed = true;
    bool m_hidesText = false;
};

[[nodiscard]] QList<ToolIndex> toolIndexes(const ToolCatalog &catalog);

} // namespace rc
