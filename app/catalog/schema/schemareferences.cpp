// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemareferences.h"

#include "catalog/schema/argumentscheck.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Calls `visit(pointer, part)` for every part that may hold a reference, skipping plain values. `pointer` makes the
/// path, which is not always needed.
template<typename Visit>
void eachPart(const JsonNode &node, const Visit &visit)
{
    for (qsizetype i = 0; i < node.elements.size(); ++i)
        visit([i](const QString &at) { return placeOf(at, QString::number(i)); }, node.elements.at(i));
    for (const auto &member : node.members) {
        const SchemaKeyword holds = schemaKeyword(member.first);
        if (holds == SchemaKeyword::Named) {
            for (const auto &inner : member.second.members)
                visit([&](const QString &at) { return placeOf(placeOf(at, member.first), inner.first); }, inner.second);
        } else if (holds != SchemaKeyword::Literal) {
            visit([&](const QString &at) { return placeOf(at, member.first); }, member.second);
        }
    }
}

bool refers(const JsonNode &node)
{
    const JsonNode *reference = node.member(u"$ref");
    return reference && reference->isText();
}

} // namespace

SchemaReferences::SchemaReferences(const JsonNode &root)
    : m_index(root)
    , m_root(&root)
{
    collect(root, {});
    findCycles();
}

SchemaReferences::Key SchemaReferences::keyOf(const JsonNode &schema) const
{
    return {m_index.resourceOf(schema), schema.textOf(u"$ref")};
}

const JsonNode *SchemaReferences::target(const JsonNode &schema) const
{
    const Key key = keyOf(schema);
    return key.second.isEmpty() ? nullptr : m_index.target(key.second, key.first).schema;
}

void SchemaReferences::collect(const JsonNode &node, const QString &where)
{
    if (const Key key = keyOf(node); refers(node) && !m_places.contains(key)) {
        SchemaReference one{key.second, where + "/$ref"_L1, ReferenceFault::None,
                            m_index.target(key.second, key.first).schema};
        if (one.target == nullptr)
            one.fault = key.second.startsWith(u'#') ? ReferenceFault::Dangling : ReferenceFault::Remote;
        m_places.insert(key, m_references.size());
        m_references.append(one);
    }
    eachPart(node, [&](const auto &pointer, const JsonNode &part) { collect(part, pointer(where)); });
}

/// Notes the references within each target, as a range of all in document order: a target may hold others, so that
/// reading each would be quadratic.
void SchemaReferences::collectInside(const JsonNode &node, Inside &inside) const
{
    const auto target = inside.ranges.find(&node);
    const qsizetype begin = inside.met.size();
    if (refers(node)) {
        if (const auto found = m_places.constFind(keyOf(node)); found != m_places.cend())
            inside.met.append(*found);
    }
    eachPart(node, [&](const auto &, const JsonNode &part) { collectInside(part, inside); });
    if (target != inside.ranges.end())
        *target = {begin, inside.met.size(), target->state};
}

/// Depth first and iterative, since a chain may have thousands of links: a target met again while it is being followed
/// is in a cycle.
void SchemaReferences::findCycles()
{
    Inside inside;
    for (const SchemaReference &one : std::as_const(m_references)) {
        if (one.target != nullptr)
            inside.ranges.insert(one.target, {});
    }
    collectInside(*m_root, inside);
    for (const SchemaReference &one : std::as_const(m_references)) {
        if (one.target != nullptr && inside.ranges.value(one.target).begin < 0) // in a plain value
            collectInside(*one.target, inside);
    }
    QList<Range *> path;
    const auto follow = [&](const JsonNode *target) {
        Range &range = inside.ranges[target];
        range.state = Range::State::Followed;
        range.next = range.begin;
        path.append(&range);
    };
    for (const SchemaReference &start : std::as_const(m_references)) {
        if (start.target == nullptr || inside.ranges.value(start.target).state != Range::State::New)
            continue;
        follow(start.target);
        while (!path.isEmpty()) {
            Range &range = *path.last();
            if (range.next >= range.end) {
                range.state = Range::State::Done;
                path.removeLast();
                continue;
            }
            const qsizetype place = inside.met.at(range.next++);
            const JsonNode *target = m_references.at(place).target;
            if (target == nullptr)
                continue;
            const auto state = inside.ranges.value(target).state;
            if (state == Range::State::Followed)
                m_references[place].fault = ReferenceFault::Cyclic;
            else if (state == Range::State::New)
                follow(target);
        }
    }
}

namespace {
constexpr int maxViewDepth = 32;
constexpr qsizetype maxLayers = 64;
} // namespace

SchemaView::SchemaView(const JsonNode &part, const SchemaReferences &references)
{
    collect(part, references, 0);
}

void SchemaView::collect(const JsonNode &part, const SchemaReferences &references, int depth)
{
    if (m_layers.contains(&part))
        return; // circular
    if (depth > maxViewDepth || m_layers.size() >= maxLayers) {
        m_incomplete = true;
        return;
    }
    m_layers.append(&part);
    if (const JsonNode *link = part.member(u"$ref"); link && link->isText()) {
        if (const JsonNode *target = references.target(part))
            collect(*target, references, depth + 1);
        else
            m_incomplete = true;
    }
    if (const JsonNode *all = part.member(u"allOf"); all && all->isArray()) {
        for (const JsonNode &branch : all->elements)
            collect(branch, references, depth + 1);
    }
}

const JsonNode *SchemaView::member(QStringView name) const
{
    for (const JsonNode *layer : m_layers) {
        if (const JsonNode *value = layer->member(name))
            return value;
    }
    return nullptr;
}

QString SchemaView::textOf(QStringView name) const
{
    const JsonNode *value = member(name);
    return value && value->isText() ? value->text : QString();
}

} // namespace rc
