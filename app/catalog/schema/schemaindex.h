// SPDX-License-Identifier: GPL-3.0-or-later
// Where names lead within one schema: addresses ($id), anchors and JSON pointers, as JSON Schema 2020-12 has them.
// Nothing is fetched.
#pragma once

#include "catalog/json/jsontree.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace rc {

/// Of nodes that neither move nor change while this lives.
class MemberIndex
{
public:
    /// Its place among the members; -1 when there is none of that name.
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

/// What a keyword of JSON Schema holds.
enum class SchemaKeyword {
    Other,   ///< no schema that is known of
    Schema,  ///< one, or several in a list: `items`, `allOf`
    Named,   ///< an object of schemas: `properties`, `$defs`
    Literal, ///< any value, which may look like a schema and is none: `const`, `enum`
};

[[nodiscard]] SchemaKeyword schemaKeyword(QStringView keyword);

/// A schema is made of resources: the whole, and each part that has an `$id`. They have numbers; the whole is 0.
class SchemaIndex
{
public:
    struct Target
    {
        const JsonNode *schema = nullptr;
        int resource = 0;
    };

    /// `root` outlives this object, and does not change.
    explicit SchemaIndex(const JsonNode &root);

    /// What `reference` leads to from within `resource`; no schema when it leads nowhere or elsewhere.
    [[nodiscard]] Target target(const QString &reference, int resource) const;
    /// The resource that begins with `schema`; `around` when none does.
    [[nodiscard]] int resourceAt(const JsonNode &schema, int around) const { return m_begins.value(&schema, around); }
    /// Of a schema that refers to another by `$ref`.
    [[nodiscard]] int resourceOf(const JsonNode &schema) const { return m_within.value(&schema, 0); }
    /// The schema that `resource` marks with the `$dynamicAnchor` of this name.
    [[nodiscard]] const JsonNode *dynamicAnchor(int resource, const QString &name) const;
    /// Whether any part asks what its other parts have looked at (`unevaluatedProperties`, `unevaluatedItems`).
    [[nodiscard]] bool asksForTheRest() const { return m_asksForTheRest; }
    /// Each `$schema` that is not 2020-12, and each required vocabulary that is not known: as sent, once.
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
    QHash<const JsonNode *, int> m_within; ///< only what refers to something, and not from the whole
    MemberIndex m_members;
    QStringList m_otherDialects;
    QStringList m_unknownVocabularies;
    bool m_asksForTheRest = false;
};

} // namespace rc
