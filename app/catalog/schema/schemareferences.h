// SPDX-License-Identifier: GPL-3.0-or-later
// Where the $ref of a schema lead. Nothing is fetched.
#pragma once

#include "catalog/schema/schemaindex.h"

namespace rc {

enum class ReferenceFault {
    None,
    Remote,   ///< to another document
    Dangling, ///< to a place that is not there
    Cyclic    ///< back to itself, directly or by way of others
};

struct SchemaReference
{
    QString to;
    QString where; ///< a JSON pointer within the schema
    ReferenceFault fault = ReferenceFault::None;
    const JsonNode *target = nullptr;
};

/// Takes time in proportion to the schema times its depth, whatever the references do.
class SchemaReferences
{
public:
    /// `root` outlives this object.
    explicit SchemaReferences(const JsonNode &root);

    /// In the order of the schema; each target is named once, with the first place that refers to it.
    [[nodiscard]] const QList<SchemaReference> &all() const { return m_references; }
    /// The definition that the `$ref` of `schema` leads to; nothing when it leads nowhere or elsewhere.
    [[nodiscard]] const JsonNode *target(const JsonNode &schema) const;

private:
    using Key = QPair<int, QString>; ///< a reference means what it says within its resource

    [[nodiscard]] Key keyOf(const JsonNode &schema) const;
    void collect(const JsonNode &node, const QString &where);
    void collectTargets(const JsonNode &node, QList<Key> &targets) const;
    void findCycles();

    SchemaIndex m_index;
    QList<SchemaReference> m_references;
    QHash<Key, qsizetype> m_places;
};

} // namespace rc
