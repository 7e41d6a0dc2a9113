// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves names within a schema by JSON Schema 2020-12: addresses ($id), anchors and JSON pointers. Fetches nothing.
#pragma once

#include "core/json/jsontape.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace rc {

/// Finds members by name, also in objects with thousands of them. Their document must not change while this object
/// exists.
class MemberIndex
{
public:
    struct Member
    {
        qsizetype position = -1; ///< its index among the members; -1 if there is none with that name
        JsonValue value;
    };
    [[nodiscard]] Member find(JsonValue object, QByteArrayView name) const; ///< by its name in UTF-8
    void clear() { m_members.clear(); }

private:
    mutable QHash<JsonValue, QHash<QByteArray, Member>> m_members;
};

/// The parts of a JSON pointer or fragment, unescaped.
[[nodiscard]] QStringList pointerParts(const QString &pointer);

/// A schema consists of numbered resources: the root, which is 0, and each part with an `$id`.
class SchemaIndex
{
public:
    struct Target
    {
        JsonValue schema;
        int resource = 0;
    };

    /// The document of `root` must outlive this object.
    explicit SchemaIndex(JsonValue root);

    /// The target of `reference` from within `resource`; its schema is None if the target is missing or external.
    [[nodiscard]] Target target(const QString &reference, int resource) const;
    /// The target of the `$ref` in `schema`.
    [[nodiscard]] JsonValue targetOf(JsonValue schema) const;
    /// The resource that begins with `schema`; `outer` if there is none.
    [[nodiscard]] int resourceAt(JsonValue schema, int outer) const { return m_resourceByRoot.value(schema, outer); }
    /// For a schema with a `$ref`.
    [[nodiscard]] int resourceOf(JsonValue schema) const { return m_resourceBySchema.value(schema, 0); }
    /// The schema with this `$dynamicAnchor` in `resource`.
    [[nodiscard]] JsonValue dynamicAnchor(int resource, const QString &name) const;
    /// Whether any part depends on evaluated parts (`unevaluatedProperties`, `unevaluatedItems`).
    [[nodiscard]] bool usesUnevaluated() const { return m_usesUnevaluated; }
    /// Each `$schema` other than 2020-12, and each unknown required vocabulary: as sent, unique.
    [[nodiscard]] const QStringList &otherDialects() const { return m_otherDialects; }
    [[nodiscard]] const QStringList &unknownVocabularies() const { return m_unknownVocabularies; }

private:
    struct Resource
    {
        JsonValue root;
        QString base;
        QHash<QString, JsonValue> anchors;
        QHash<QString, JsonValue> dynamic;
    };

    void read(JsonValue schema, int resource);
    [[nodiscard]] int begin(JsonValue schema, const QString &id, int outer);
    void readDialect(JsonValue schema);
    [[nodiscard]] Target resolvePointer(const QString &pointer, int resource) const;

    QList<Resource> m_resources;
    QHash<QString, int> m_byBase;
    QHash<JsonValue, int> m_resourceByRoot;
    QHash<JsonValue, int> m_resourceBySchema; ///< only schemas with references, outside the root resource
    MemberIndex m_members;
    QStringList m_otherDialects;
    QStringList m_unknownVocabularies;
    bool m_usesUnevaluated = false;
};

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

/// In schema order; each target once, with the first path that refers to it. Linear in schema size times depth,
/// whatever the references are.
[[nodiscard]] QList<SchemaReference> schemaReferences(JsonValue root);

/// A part of a schema with its local $ref and allOf resolved: the part and everything it includes, starting with the
/// part itself. If several define a keyword, the first wins. That is right for texts, and sufficient for a form, whose
/// values are checked against the whole schema anyway.
class SchemaView
{
public:
    /// The document of `part` must outlive this object.
    SchemaView(JsonValue part, const SchemaIndex &index);

    [[nodiscard]] JsonValue member(QByteArrayView name) const;
    [[nodiscard]] QString textOf(QByteArrayView name) const;
    [[nodiscard]] const QList<JsonValue> &layers() const { return m_layers; }
    /// A reference was dangling, external or too deep.
    [[nodiscard]] bool isIncomplete() const { return m_incomplete; }

private:
    void collect(JsonValue part, const SchemaIndex &index, int depth);

    QList<JsonValue> m_layers;
    bool m_incomplete = false;
};

} // namespace rc
