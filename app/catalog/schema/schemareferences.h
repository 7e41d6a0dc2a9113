// SPDX-License-Identifier: GPL-3.0-or-later
// Where the $ref of a schema lead. Nothing is fetched.
#pragma once

#include "catalog/json/jsontree.h"

#include <QHash>
#include <QStringList>

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
    QString where; ///< its path within the schema
    ReferenceFault fault = ReferenceFault::None;
};

/// Takes time in proportion to the schema times its depth, whatever the references do.
class SchemaReferences
{
public:
    /// `root` outlives this object.
    explicit SchemaReferences(const JsonNode &root);

    /// In the order of the schema; each target is named once, with the first place that refers to it.
    [[nodiscard]] const QList<SchemaReference> &all() const { return m_references; }
    /// The definition that `reference` ("#/$defs/a") leads to; nothing when it leads nowhere or elsewhere.
    [[nodiscard]] const JsonNode *target(const QString &reference) const;
    /// Whether the definition comes to refer to itself.
    [[nodiscard]] bool isCyclic(const QString &reference) const;

private:
    void collect(const JsonNode &node, const QString &where);
    void findCycles();
    [[nodiscard]] const JsonNode *memberOf(const JsonNode &object, const QString &name) const;

    const JsonNode &m_root;
    QList<SchemaReference> m_references;
    QHash<QString, qsizetype> m_places; ///< by target
    /// By name, for objects with many members.
    mutable QHash<const JsonNode *, QHash<QString, const JsonNode *>> m_members;
};

} // namespace rc
