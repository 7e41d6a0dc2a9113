// SPDX-License-Identifier: GPL-3.0-or-later
// The targets of $ref in a schema. Fetches nothing.
#pragma once

#include "catalog/schema/schemaindex.h"

namespace rc {

enum class ReferenceFault {
    None,
    Remote,   ///< to another document
    Dangling, ///< to a missing target
    Cyclic    ///< to itself, directly or indirectly
};

struct SchemaReference
{
    QString to;
    QString where; ///< a JSON pointer within the schema
    ReferenceFault fault = ReferenceFault::None;
    const JsonNode *target = nullptr;
};

/// Linear in schema size times depth, whatever the references are.
class SchemaReferences
{
public:
    /// `root` must outlive this object.
    explicit SchemaReferences(const JsonNode &root);

    /// In schema order; each target once, with the first path that refers to it.
    [[nodiscard]] const QList<SchemaReference> &all() const { return m_references; }
    /// The target of the `$ref` in `schema`; null if it is missing or external.
    [[nodiscard]] const JsonNode *target(const JsonNode &schema) const;

private:
    using Key = QPair<int, QString>; ///< a reference is resolved within its resource

    [[nodiscard]] Key keyOf(const JsonNode &schema) const;
    void collect(const JsonNode &node, const QString &where);
    /// The references within a target, as indexes in Inside::met.
    struct Range
    {
        enum class State {
            New,
            Followed,
            Done
        };
        qsizetype begin = -1;
        qsizetype end = -1;
        State state = State::New;
        qsizetype next = 0;
    };
    struct Inside
    {
        QList<qsizetype> met; ///< indexes in m_references, in document order
        QHash<const JsonNode *, Range> ranges;
    };
    void collectInside(const JsonNode &node, Inside &inside) const;
    void findCycles();

    SchemaIndex m_index;
    const JsonNode *m_root;
    QList<SchemaReference> m_references;
    QHash<Key, qsizetype> m_places;
};

/// A part of a schema with its local $ref and allOf resolved: the part and everything it includes, starting with the
/// part itself. If several define a keyword, the first wins. That is right for texts, and sufficient for a form, whose
/// values are checked against the whole schema anyway.
class SchemaView
{
public:
    /// `part` and `references` must outlive this object.
    SchemaView(const JsonNode &part, const SchemaReferences &references);

    [[nodiscard]] const JsonNode *member(QStringView name) const;
    [[nodiscard]] QString textOf(QStringView name) const;
    [[nodiscard]] const QList<const JsonNode *> &layers() const { return m_layers; }
    /// A reference was dangling, external or too deep.
    [[nodiscard]] bool isIncomplete() const { return m_incomplete; }

private:
    void collect(const JsonNode &part, const SchemaReferences &references, int depth);

    QList<const JsonNode *> m_layers;
    bool m_incomplete = false;
};

} // namespace rc
