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
    JsonValue target; ///< None if it is missing or external
};

/// Linear in schema size times depth, whatever the references are.
class SchemaReferences
{
public:
    /// The document of `root` must outlive this object.
    explicit SchemaReferences(JsonValue root);

    /// In schema order; each target once, with the first path that refers to it.
    [[nodiscard]] const QList<SchemaReference> &all() const { return m_references; }
    /// The target of the `$ref` in `schema`; None if it is missing or external.
    [[nodiscard]] JsonValue target(JsonValue schema) const;

private:
    using Key = QPair<int, QString>; ///< a reference is resolved within its resource

    [[nodiscard]] Key keyOf(JsonValue schema) const;
    void collect(JsonValue node, const QString &where);
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
        QHash<JsonValue, Range> ranges;
    };
    void collectInside(JsonValue node, Inside &inside) const;
    void findCycles();

    SchemaIndex m_index;
    JsonValue m_root;
    QList<SchemaReference> m_references;
    QHash<Key, qsizetype> m_places;
};

/// A part of a schema with its local $ref and allOf resolved: the part and everything it includes, starting with the
/// part itself. If several define a keyword, the first wins. That is right for texts, and sufficient for a form, whose
/// values are checked against the whole schema anyway.
class SchemaView
{
public:
    /// The document of `part` must outlive this object.
    SchemaView(JsonValue part, const SchemaReferences &references);

    [[nodiscard]] JsonValue member(QByteArrayView name) const;
    [[nodiscard]] QString textOf(QByteArrayView name) const;
    [[nodiscard]] const QList<JsonValue> &layers() const { return m_layers; }
    /// A reference was dangling, external or too deep.
    [[nodiscard]] bool isIncomplete() const { return m_incomplete; }

private:
    void collect(JsonValue part, const SchemaReferences &references, int depth);

    QList<JsonValue> m_layers;
    bool m_incomplete = false;
};

} // namespace rc
