// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemaindex.h"

#include <QUrl>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// More than any handwritten schema has; further `$id`s are ignored.
constexpr qsizetype maxResources = 1000;
constexpr qsizetype maxAddress = 4000;

/// A base for relative addresses, until the root has its own.
constexpr QLatin1StringView noAddress{"schema:///"};
constexpr QLatin1StringView ownDialect{"json-schema.org/draft/2020-12/"};

struct KeywordRow
{
    QLatin1StringView keyword;
    SchemaKeyword holds;
};

constexpr std::array keywordTable = std::to_array<KeywordRow>({
    {"$defs"_L1, SchemaKeyword::Named},
    {"definitions"_L1, SchemaKeyword::Named}, // in drafts before 2019-09
    {"properties"_L1, SchemaKeyword::Named},
    {"patternProperties"_L1, SchemaKeyword::Named},
    {"dependentSchemas"_L1, SchemaKeyword::Named},
    {"dependencies"_L1, SchemaKeyword::Named},
    {"allOf"_L1, SchemaKeyword::Schema},
    {"anyOf"_L1, SchemaKeyword::Schema},
    {"oneOf"_L1, SchemaKeyword::Schema},
    {"not"_L1, SchemaKeyword::Schema},
    {"if"_L1, SchemaKeyword::Schema},
    {"then"_L1, SchemaKeyword::Schema},
    {"else"_L1, SchemaKeyword::Schema},
    {"items"_L1, SchemaKeyword::Schema},
    {"prefixItems"_L1, SchemaKeyword::Schema},
    {"additionalItems"_L1, SchemaKeyword::Schema},
    {"unevaluatedItems"_L1, SchemaKeyword::Schema},
    {"contains"_L1, SchemaKeyword::Schema},
    {"additionalProperties"_L1, SchemaKeyword::Schema},
    {"unevaluatedProperties"_L1, SchemaKeyword::Schema},
    {"propertyNames"_L1, SchemaKeyword::Schema},
    {"contentSchema"_L1, SchemaKeyword::Schema},
    {"const"_L1, SchemaKeyword::Literal},
    {"enum"_L1, SchemaKeyword::Literal},
    {"default"_L1, SchemaKeyword::Literal},
    {"examples"_L1, SchemaKeyword::Literal},
});

/// Normalized, without the fragment.
QString resolvedAddress(const QString &base, const QString &reference)
{
    if (reference.size() > maxAddress)
        return {};
    const QUrl url = QUrl(base).resolved(QUrl(reference)).adjusted(QUrl::RemoveFragment);
    const QString address = url.toString(QUrl::FullyEncoded);
    return address.size() > maxAddress ? QString() : address;
}

bool isOwnDialect(QStringView address)
{
    for (const QLatin1StringView scheme : {"https://"_L1, "http://"_L1}) {
        if (address.startsWith(scheme) && address.mid(scheme.size()).startsWith(ownDialect))
            return true;
    }
    return false;
}

void addOnce(QStringList &list, const QString &text)
{
    constexpr qsizetype named = 5;
    if (list.size() < named && !list.contains(text))
        list.append(text);
}

} // namespace

SchemaKeyword schemaKeyword(QStringView keyword)
{
    const auto row =
        std::ranges::find_if(keywordTable, [keyword](const KeywordRow &one) { return one.keyword == keyword; });
    return row == keywordTable.cend() ? SchemaKeyword::Other : row->holds;
}

MemberIndex::Member MemberIndex::find(JsonValue object, QByteArrayView name) const
{
    if (!object.isObject())
        return {};
    constexpr qsizetype few = 16;
    qsizetype place = 0;
    for (const JsonValue member : object) {
        if (place == few)
            break;
        if (member.hasKey(name))
            return {place, member};
        ++place;
    }
    if (place < few)
        return {};
    QHash<QByteArray, Member> &members = m_members[object];
    if (members.isEmpty()) {
        place = 0;
        for (const JsonValue member : object)
            members.insert(member.keyUtf8(), {place++, member});
    }
    return members.value(QByteArray::fromRawData(name.data(), name.size()));
}

SchemaIndex::SchemaIndex(JsonValue root)
{
    m_resources.append({root, noAddress, {}, {}});
    m_byBase.insert(noAddress, 0);
    read(root, 0);
}

void SchemaIndex::read(JsonValue schema, int resource)
{
    if (!schema.isObject())
        return;
    if (const QString id = schema.textOf("$id"); id.startsWith(u'#'))
        m_resources[resource].anchors.insert(id.mid(1), schema); // an anchor in drafts 6 and 7
    else if (!id.isEmpty())
        resource = begin(schema, id, resource);
    for (const QByteArrayView word : {"$anchor", "$dynamicAnchor"}) {
        const QString name = schema.textOf(word);
        if (name.isEmpty())
            continue;
        m_resources[resource].anchors.insert(name, schema);
        if (word == "$dynamicAnchor")
            m_resources[resource].dynamic.insert(name, schema);
    }
    if (resource != 0 && schema.member("$ref"))
        m_within.insert(schema, resource);
    readDialect(schema);
    readParts(schema, resource);
}

void SchemaIndex::readParts(JsonValue schema, int resource)
{
    for (const JsonValue value : schema) {
        const QString keyword = value.key();
        m_asksForTheRest |= keyword == "unevaluatedProperties"_L1 || keyword == "unevaluatedItems"_L1;
        const SchemaKeyword holds = schemaKeyword(keyword);
        if (holds == SchemaKeyword::Schema) {
            read(value, resource);
            for (const JsonValue one : value.elements())
                read(one, resource);
        } else if (holds == SchemaKeyword::Named) {
            for (const JsonValue one : value.members())
                read(one, resource);
        }
    }
}

int SchemaIndex::begin(JsonValue schema, const QString &id, int around)
{
    const QString base = resolvedAddress(m_resources.at(around).base, id);
    if (base.isEmpty() || m_resources.size() >= maxResources)
        return around;
    int resource = 0;
    if (schema == m_resources.constFirst().root) {
        m_resources.first().base = base;
    } else {
        resource = int(m_resources.size());
        m_resources.append({schema, base, {}, {}});
    }
    m_begins.insert(schema, resource);
    if (!m_byBase.contains(base))
        m_byBase.insert(base, resource);
    return resource;
}

void SchemaIndex::readDialect(JsonValue schema)
{
    if (const QString dialect = schema.textOf("$schema"); !dialect.isEmpty() && !isOwnDialect(dialect))
        addOnce(m_otherDialects, dialect);
    if (const JsonValue vocabularies = schema.member("$vocabulary")) {
        for (const JsonValue required : vocabularies.members()) {
            const QString name = required.key();
            // Formats are never requirements here.
            if (required.isTruth(true) && (!isOwnDialect(name) || name.endsWith("/format-assertion"_L1)))
                addOnce(m_unknownVocabularies, name);
        }
    }
}

SchemaIndex::Target SchemaIndex::target(const QString &reference, int resource) const
{
    const qsizetype hash = reference.indexOf(u'#');
    if (hash != 0) {
        const QString address = resolvedAddress(m_resources.at(resource).base, reference);
        const auto found = m_byBase.constFind(address);
        if (found == m_byBase.cend())
            return {};
        resource = *found;
    }
    const QString fragment =
        hash < 0 ? QString() : QString::fromUtf8(QByteArray::fromPercentEncoding(reference.mid(hash + 1).toUtf8()));
    if (fragment.isEmpty() || fragment.startsWith(u'/'))
        return pointed(fragment, resource);
    return {m_resources.at(resource).anchors.value(fragment), resource};
}

SchemaIndex::Target SchemaIndex::pointed(const QString &pointer, int resource) const
{
    JsonValue node = m_resources.at(resource).root;
    const QStringList parts = pointer.split(u'/');
    for (qsizetype i = 1; i < parts.size(); ++i) {
        QString part = parts.at(i);
        part.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
        if (node.isArray()) {
            bool number = false;
            const qsizetype at = part.toUInt(&number);
            node = number ? node.elements().value(at) : JsonValue();
        } else {
            node = m_members.find(node, part.toUtf8()).value;
        }
        if (!node)
            return {};
        resource = resourceAt(node, resource);
    }
    return {node, resource};
}

JsonValue SchemaIndex::dynamicAnchor(int resource, const QString &name) const
{
    return m_resources.at(resource).dynamic.value(name);
}

} // namespace rc
