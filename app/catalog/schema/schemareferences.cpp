// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemareferences.h"

#include "catalog/schema/argumentscheck.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Calls `visit(pointer, part)` for every part that may hold a reference, skipping plain values.
template<typename Visit>
void eachPart(const JsonNode &node, const QString &pointer, const Visit &visit)
{
    for (qsizetype i = 0; i < node.elements.size(); ++i)
        visit(placeOf(pointer, QString::number(i)), node.elements.at(i));
    for (const auto &[name, value] : node.members) {
        const SchemaKeyword holds = schemaKeyword(name);
        if (holds == SchemaKeyword::Named) {
            for (const auto &[inner, one] : value.members)
                visit(placeOf(placeOf(pointer, name), inner), one);
        } else if (holds != SchemaKeyword::Literal) {
            visit(placeOf(pointer, name), value);
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
    eachPart(node, where, [this](const QString &pointer, const JsonNode &part) { collect(part, pointer); });
}

void SchemaReferences::collectTargets(const JsonNode &node, QList<Key> &targets) const
{
    if (refers(node))
        targets.append(keyOf(node));
    eachPart(node, {}, [this, &targets](const QString &, const JsonNode &part) { collectTargets(part, targets); });
}

/// Depth first and iterative, since a chain may have thousands of links: a target met again while it is being followed
/// is in a cycle.
void SchemaReferences::findCycles()
{
    enum class State {
        New,
        Followed,
        Done
    };
    struct Step
    {
        qsizetype place;
        QList<Key> next;
    };
    QList<State> states(m_references.size(), State::New);
    const auto links = [this](qsizetype place) {
        QList<Key> targets;
        if (const JsonNode *node = m_references.at(place).target)
            collectTargets(*node, targets);
        return targets;
    };
    for (qsizetype start = 0; start < m_references.size(); ++start) {
        if (states.at(start) != State::New)
            continue;
        states[start] = State::Followed;
        QList<Step> path{{start, links(start)}};
        while (!path.isEmpty()) {
            Step &step = path.last();
            if (step.next.isEmpty()) {
                states[step.place] = State::Done;
                path.removeLast();
                continue;
            }
            const auto found = m_places.constFind(step.next.takeFirst());
            if (found == m_places.cend())
                continue;
            if (states.at(*found) == State::Followed) {
                m_references[*found].fault = ReferenceFault::Cyclic;
            } else if (states.at(*found) == State::New) {
                states[*found] = State::Followed;
                path.append({*found, links(*found)});
            }
        }
    }
}

} // namespace rc
