// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemareferences.h"

#include "catalog/schema/schemakeywords.h"

#include <QUrl>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// More than any handwritten schema has; further `$id`s are ignored.
constexpr qsizetype maxResources = 1000;
constexpr qsizetype maxAddress = 4000;

/// A base for relative addresses, until the root has its own.
constexpr QLatin1StringView noAddress{"schema:///"};
constexpr QLatin1StringView ownDialect{"json-schema.org/draft/2020-12/"};

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
    constexpr qsizetype maxNames = 5;
    if (list.size() < maxNames && !list.contains(text))
        list.append(text);
}

} // namespace

QStringList pointerParts(const QString &pointer)
{
    QStringList parts = pointer.split(u'/').mid(1);
    for (QString &part : parts)
        part.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
    return parts;
}

MemberIndex::Member MemberIndex::find(JsonValue object, QByteArrayView name) const
{
    if (!object.isObject())
        return {};
    constexpr qsizetype maxLinearSearch = 16;
    qsizetype position = 0;
    for (const JsonValue member : object) {
        if (position == maxLinearSearch)
            break;
        if (member.hasKey(name))
            return {position, member};
        ++position;
    }
    if (position < maxLinearSearch)
        return {};
    QHash<QByteArray, Member> &members = m_members[object];
    if (members.isEmpty()) {
        position = 0;
        for (const JsonValue member : object)
            members.insert(member.keyUtf8(), {position++, member});
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
        m_resourceBySchema.insert(schema, resource);
    readDialect(schema);
    m_usesUnevaluated |= schema.member("unevaluatedProperties") || schema.member("unevaluatedItems");
    for (const SubSchema &part : schemaParts(schema)) {
        if (part.holds != SchemaKeyword::Other)
            read(part.value, resource);
    }
}

int SchemaIndex::begin(JsonValue schema, const QString &id, int outer)
{
    const QString base = resolvedAddress(m_resources.at(outer).base, id);
    if (base.isEmpty() || m_resources.size() >= maxResources)
        return outer;
    int resource = 0;
    if (schema == m_resources.constFirst().root) {
        m_resources.first().base = base;
    } else {
        resource = int(m_resources.size());
        m_resources.append({schema, base, {}, {}});
    }
    m_resourceByRoot.insert(schema, resource);
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
            if (required.isBool(true) && (!isOwnDialect(name) || name.endsWith("/format-assertion"_L1)))
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
        return resolvePointer(fragment, resource);
    return {m_resources.at(resource).anchors.value(fragment), resource};
}

SchemaIndex::Target SchemaIndex::resolvePointer(const QString &pointer, int resource) const
{
    JsonValue node = m_resources.at(resource).root;
    for (const QString &part : pointerParts(pointer)) {
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

JsonValue SchemaIndex::targetOf(JsonValue schema) const
{
    const std::optional<QString> reference = schema.member("$ref").text();
    return reference ? target(*reference, resourceOf(schema)).schema : JsonValue();
}

JsonValue SchemaIndex::dynamicAnchor(int resource, const QString &name) const
{
    return m_resources.at(resource).dynamic.value(name);
}

namespace {

/// Collects references and finds cycles. The references within a target are a range of all in document order, because
/// reading each target would be quadratic: a target may hold others.
class ReferenceReader
{
public:
    explicit ReferenceReader(JsonValue root)
        : m_index(root)
    {
        collect(root, {});
        for (const SchemaReference &reference : std::as_const(m_references))
            follow(reference.target);
    }

    [[nodiscard]] const QList<SchemaReference> &references() const { return m_references; }

private:
    using Key = QPair<int, QString>; ///< a reference is resolved within its resource

    /// A use of a reference.
    struct Use
    {
        const char *at; ///< its position in the document
        qsizetype reference;
    };

    /// A target being followed, with the uses within it that are left.
    struct Step
    {
        JsonValue target;
        qsizetype next;
        qsizetype end;
    };

    void collect(JsonValue node, const QString &where)
    {
        if (node.member("$ref").isText()) {
            const Key key{m_index.resourceOf(node), node.textOf("$ref")};
            const auto known = m_known.constFind(key);
            m_uses.append({node.raw().data(), known == m_known.cend() ? m_references.size() : *known});
            if (known == m_known.cend()) {
                m_known.insert(key, m_references.size());
                m_references.append({key.second, where + "/$ref"_L1, ReferenceFault::None, m_index.targetOf(node)});
                if (!m_references.last().target)
                    m_references.last().fault =
                        key.second.startsWith(u'#') ? ReferenceFault::Dangling : ReferenceFault::Remote;
            }
        }
        for (const SubSchema &part : schemaParts(node))
            collect(part.value, part.pointer(where));
    }

    Step begin(JsonValue target)
    {
        const auto use = [this](const char *at) {
            return std::ranges::lower_bound(std::as_const(m_uses), at, {}, &Use::at) - m_uses.cbegin();
        };
        m_isDone.insert(target, false);
        return {target, use(target.raw().data()), use(target.raw().data() + target.raw().size())};
    }

    /// Depth first and iterative, since a chain may have thousands of links: a target met again while it is being
    /// followed is in a cycle.
    void follow(JsonValue start)
    {
        if (!start || m_isDone.contains(start))
            return;
        QList<Step> path{begin(start)};
        while (!path.isEmpty()) {
            Step &step = path.last();
            if (step.next >= step.end) {
                m_isDone[step.target] = true;
                path.removeLast();
                continue;
            }
            SchemaReference &reference = m_references[m_uses.at(step.next++).reference];
            const auto isDone = m_isDone.constFind(reference.target);
            if (isDone != m_isDone.cend() && !*isDone)
                reference.fault = ReferenceFault::Cyclic;
            else if (reference.target && isDone == m_isDone.cend())
                path.append(begin(reference.target));
        }
    }

    SchemaIndex m_index;
    QList<SchemaReference> m_references;
    QHash<Key, qsizetype> m_known;
    QList<Use> m_uses;
    QHash<JsonValue, bool> m_isDone; ///< of each target: not while it is being followed
};

constexpr int maxViewDepth = 32;
constexpr qsizetype maxLayers = 64;

} // namespace

QList<SchemaReference> schemaReferences(JsonValue root)
{
    return ReferenceReader(root).references();
}

SchemaView::SchemaView(JsonValue part, const SchemaIndex &index)
{
    collect(part, index, 0);
}

void SchemaView::collect(JsonValue part, const SchemaIndex &index, int depth)
{
    if (m_layers.contains(part))
        return; // circular
    if (depth > maxViewDepth || m_layers.size() >= maxLayers) {
        m_incomplete = true;
        return;
    }
    m_layers.append(part);
    if (part.member("$ref").isText()) {
        if (const JsonValue target = index.targetOf(part))
            collect(target, index, depth + 1);
        else
            m_incomplete = true;
    }
    for (const JsonValue branch : part.member("allOf").elements())
        collect(branch, index, depth + 1);
}

JsonValue SchemaView::member(QByteArrayView name) const
{
    for (const JsonValue layer : m_layers) {
        if (const JsonValue value = layer.member(name))
            return value;
    }
    return {};
}

QString SchemaView::textOf(QByteArrayView name) const
{
    return member(name).text().value_or(QString());
}

} // namespace rc
