// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemareferences.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void collectTargets(const JsonNode &node, QStringList &targets)
{
    for (const JsonNode &element : node.elements)
        collectTargets(element, targets);
    for (const auto &[name, value] : node.members) {
        if (name == "$ref"_L1 && value.isText())
            targets.append(value.text);
        else
            collectTargets(value, targets);
    }
}

} // namespace

SchemaReferences::SchemaReferences(const JsonNode &root)
    : m_root(root)
{
    collect(root, {});
    for (SchemaReference &one : m_references) {
        if (!one.to.startsWith(u'#'))
            one.fault = ReferenceFault::Remote;
        else if (target(one.to) == nullptr)
            one.fault = ReferenceFault::Dangling;
    }
    findCycles();
}

const JsonNode *SchemaReferences::target(const QString &reference) const
{
    if (!reference.startsWith(u'#'))
        return nullptr;
    const JsonNode *node = &m_root;
    for (QString part : reference.mid(1).split(u'/', Qt::SkipEmptyParts)) {
        part.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
        node = memberOf(*node, part);
        if (node == nullptr)
            return nullptr;
    }
    return node;
}

const JsonNode *SchemaReferences::memberOf(const JsonNode &object, const QString &name) const
{
    constexpr qsizetype few = 32;
    if (object.members.size() <= few)
        return object.member(name);
    QHash<QString, const JsonNode *> &members = m_members[&object];
    if (members.isEmpty()) {
        for (const auto &[one, value] : object.members)
            members.insert(one, &value);
    }
    return members.value(name);
}

bool SchemaReferences::isCyclic(const QString &reference) const
{
    const auto place = m_places.constFind(reference);
    return place != m_places.cend() && m_references.at(*place).fault == ReferenceFault::Cyclic;
}

void SchemaReferences::collect(const JsonNode &node, const QString &where)
{
    for (const JsonNode &element : node.elements)
        collect(element, where + u"[]"_s);
    for (const auto &[name, value] : node.members) {
        const QString place = where.isEmpty() ? name : where + u'.' + name;
        if (name != "$ref"_L1 || !value.isText()) {
            collect(value, place);
        } else if (!m_places.contains(value.text)) {
            m_places.insert(value.text, m_references.size());
            m_references.append({value.text, place, ReferenceFault::None});
        }
    }
}

/// Depth first, without recursion, for a chain may be thousands long: a target that is met again while it is still
/// being followed is in a cycle.
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
        QStringList next;
    };
    QList<State> states(m_references.size(), State::New);
    const auto links = [this](qsizetype place) {
        QStringList targets;
        if (const JsonNode *node = target(m_references.at(place).to))
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
