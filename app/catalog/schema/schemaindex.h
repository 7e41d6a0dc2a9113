// SPDX-License-Identifier: GPL-3.0-or-later
// Resolves names within a schema by JSON Schema 2020-12: addresses ($id), anchors and JSON pointers. Fetches nothing.
#pragma once

#include "catalog/json/jsontree.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace rc {

/// The nodes must not move or change while this object exists.
class MemberIndex
{
public:
    /// Its index among the members; -1 if there is none with that name.
    [[nodiscard]] qsizetype place(const JsonNode &object, const QString &name) const
    {
        constexpr qsizetype few = 16;
        if (object.members.size() <= few) {
            for (qsizetype i = 0; i < object.members.size(); ++i) {
                if (object.members.at(i).first == name)
                    return i;
            }
            return -1;
        }
        QHash<QString, qsizetype> &places = m_places[&object];
        if (places.isEmpty()) {
            for (qsizetype i = 0; i < object.members.size(); ++i)
                places.insert(object.members.at(i).first, i);
        }
        return places.value(name, -1);
    }

    [[nodiscard]] const JsonNode *find(const JsonNode &object, const QString &name) const
    {
        const qsizetype at = place(object, name);
        return at < 0 ? nullptr : &object.members.at(at).second;
    }

    void clear() { m_places.clear(); }

private:
    mutable QHash<const JsonNode *, QHash<QString, qsizetype>> m_places;
};

/// The content of a JSON Schema keyword.
enum class SchemaKeyword {
    Other,   ///< not a known schema
    Schema,  ///< a schema, or a list of them: `items`, `allOf`
    Named,   ///< an object of schemas: `properties`, `$defs`
    Literal, ///< any value, even one that resembles a schema: `const`, `enum`
};

[[nodiscard]] SchemaKeyword schemaKeyword(QStringView keyword);

/// A schema consists of numbered resources: the root, which is 0, and each part with an `$id`.
class SchemaIndex
{
public:
    struct Target
    {
        const JsonNode *schema = nullptr;
        int resource = 0;
    };

    /// `root` must outlive this object and not change.
    explicit SchemaIndex(const JsonNode &root);

    /// The target of `reference` from within `resource`; its schema is null if the target is missing or external.
    [[nodiscard]] Target target(const QString &reference, int resource) const;
    /// The resource that begins with `schema`; `around` if there is none.
    [[nodiscard]] int resourceAt(const JsonNode &schema, int around) const { return m_begins.value(&schema, around); }
    /// For a schema with a `$ref`.
    [[nodiscard]] int resourceOf(const JsonNode &schema) const { return m_within.value(&schema, 0); }
    /// The schema with this `$dynamicAnchor` in `resource`.
    [[nodiscard]] const JsonNode *dynamicAnchor(int resource, const QString &name) const;
    /// Whether any part depends on evaluated parts (`unevaluatedProperties`, `unevaluatedItems`).
    [[nodiscard]] bool asksForTheRest() const { return m_asksForTheRest; }
    /// Each `$schema` other than 2020-12, and each unknown required vocabulary: as sent, unique.
    [[nodiscard]] const QStringList &otherDialects() const { return m_otherDialects; }
    [[nodiscard]] const QStringList &unknownVocabularies() const { return m_unknownVocabularies; }

private:
    struct Resource
    {
        const JsonNode *root;
        QString base;
        QHash<QString, const JsonNode *> anchors;
        QHash<QString, const JsonNode *> dynamic;
    };

    void read(const JsonNode &schema, int resource);
    void readParts(const JsonNode &schema, int resource);
    [[nodiscard]] int begin(const JsonNode &schema, const QString &id, int around);
    void readDialect(const JsonNode &schema);
    [[nodiscard]] Target pointed(const QString &pointer, int resource) const;

    QList<Resource> m_resources;
    QHash<QString, int> m_byBase;
    QHash<const JsonNode *, int> m_begins;
    QHash<const JsonNode *, int> m_within; ///< only schemas with references, outside the root resource
    MemberIndex m_members;
    QStringList m_otherDialects;
    QStringList m_unknownVocabularies;
    bool m_asksForTheRest = false;
};

} // namespace rc
