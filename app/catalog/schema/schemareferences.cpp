// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemareferences.h"

#include "catalog/schema/argumentscheck.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Calls `visit(pointer, part)` for every part that may hold a reference, skipping plain values. `pointer` makes the
/// path, which is not always needed.
template<typename Visit>
void eachPart(JsonValue node, const Visit &visit)
{
    qsizetype i = 0;
    for (const JsonValue element : node.elements())
        visit([place = i++](const QString &at) { return placeOf(at, QString::number(place)); }, element);
    for (const JsonValue member : node.members()) {
        const SchemaKeyword holds = schemaKeyword(member.key());
        if (holds == SchemaKeyword::Named) {
            for (const JsonValue inner : member.members())
                visit([&](const QString &at) { return placeOf(placeOf(at, member.key()), inner.key()); }, inner);
        } else if (holds != SchemaKeyword::Literal) {
            visit([&](const QString &at) { return placeOf(at, member.key()); }, member);
        }
    }
}

bool refers(JsonValue node)
{
    return node.member("$ref").isText();
}

} // namespace

SchemaReferences::SchemaReferences(JsonValue root)
    : m_index(root)
    , m_root(root)
{
    collect(root, {});
    findCycles();
}

SchemaReferences::Key SchemaReferences::keyOf(JsonValue schema) const
{
    return {m_index.resourceOf(schema), schema.textOf("$ref")};
}

JsonValue SchemaReferences::target(JsonValue schema) const
{
    const Key key = keyOf(schema);
    return key.second.isEmpty() ? JsonValue() : m_index.target(key.second, key.first).schema;
}

void SchemaReferences::collect(JsonValue node, const QString &where)
{
    if (const Key key = keyOf(node); refers(node) && !m_places.contains(key)) {
        SchemaReference one{key.second, where + "/$ref"_L1, ReferenceFault::None,
                            m_index.target(key.second, key.first).schema};
        if (!one.target)
            one.fault = key.second.startsWith(u'#') ? ReferenceFault::Dangling : ReferenceFault::Remote;
        m_places.insert(key, m_references.size());
        m_references.append(one);
    }
    eachPart(node, [&](const auto &pointer, JsonValue part) { collect(part, pointer(where)); });
}

/// Notes the references within each target, as a range of all in document order: a target may hold others, so that
/// reading each would be quadratic.
void SchemaReferences::collectInside(JsonValue node, Inside &inside) const
{
    const auto target = inside.ranges.find(node);
    const qsizetype begin = inside.met.size();
    if (refers(node)) {
        if (const auto found = m_places.constFind(keyOf(node)); found != m_places.cend())
            inside.met.append(*found);
    }
    eachPart(node, [&](const auto &, JsonValue part) { collectInside(part, inside); });
    if (target != inside.ranges.end())
        *target = {begin, inside.met.size(), target->state};
}

/// Depth first and iterative, since a chain may have thousands of links: a target met again while it is being followed
/// is in a cycle.
void SchemaReferences::findCycles()
{
    Inside inside;
    for (const SchemaReference &one : std::as_const(m_references)) {
        if (one.target)
            inside.ranges.insert(one.target, {});
    }
    collectInside(m_root, inside);
    for (const SchemaReference &one : std::as_const(m_references)) {
        if (one.target && inside.ranges.value(one.target).begin < 0) // in a plain value
            collectInside(one.target, inside);
    }
    QList<Range *> path;
    const auto follow = [&](JsonValue target) {
        Range &range = inside.ranges[target];
        range.state = Range::State::Followed;
        range.next = range.begin;
        path.append(&range);
    };
    for (const SchemaReference &start : std::as_const(m_references)) {
        if (!start.target || inside.ranges.value(start.target).state != Range::State::New)
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
            const JsonValue target = m_references.at(place).target;
            if (!target)
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

SchemaView::SchemaView(JsonValue part, const SchemaReferences &references)
{
    collect(part, references, 0);
}

void SchemaView::collect(JsonValue part, const SchemaReferences &references, int depth)
{
    if (m_layers.contains(part))
        return; // circular
    if (depth > maxViewDepth || m_layers.size() >= maxLayers) {
        m_incomplete = true;
        return;
    }
    m_layers.append(part);
    if (refers(part)) {
        if (const JsonValue target = references.target(part))
            collect(target, references, depth + 1);
        else
            m_incomplete = true;
    }
    for (const JsonValue branch : part.member("allOf").elements())
        collect(branch, references, depth + 1);
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
