// SPDX-License-Identifier: GPL-3.0-or-later
// What a schema is put together from: members, elements, variants, definitions.
#include "insight/schemacomparison.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// By name: a schema may have ten thousand properties.
QHash<QString, const JsonNode *> byName(const JsonNode *object)
{
    QHash<QString, const JsonNode *> members;
    for (const auto &[name, value] : object ? object->members : QList<QPair<QString, JsonNode>>())
        members.insert(name, &value);
    return members;
}

} // namespace

void SchemaComparison::properties(const JsonNode &before, const JsonNode &after, const QString &where)
{
    const JsonNode *old = before.member(u"properties");
    const JsonNode *now = after.member(u"properties");
    const QSet<QString> neededBefore = textsIn(before.member(u"required"));
    const QSet<QString> neededNow = textsIn(after.member(u"required"));
    const QHash<QString, const JsonNode *> present = byName(now);
    QSet<QString> seen;
    const bool input = m_use == SchemaUse::Input;
    for (const auto &[name, schema] : old ? old->members : QList<QPair<QString, JsonNode>>()) {
        seen.insert(name);
        const JsonNode *there = present.value(name);
        const QString place = partOf(where, name);
        if (there == nullptr) {
            m_changes.append({place,
                              ChangeWeight::Breaking,
                              input ? QCoreApplication::translate("rc::SchemaDifference", "The parameter is gone.")
                                    : QCoreApplication::translate("rc::SchemaDifference", "The member is gone."),
                              shownNode(&schema),
                              {}});
            continue;
        }
        if (neededBefore.contains(name) != neededNow.contains(name)) {
            const bool needed = neededNow.contains(name);
            add(place, needed ? Taking::Less : Taking::More,
                needed ? QCoreApplication::translate("rc::SchemaDifference", "It is required now.")
                       : QCoreApplication::translate("rc::SchemaDifference", "It is no longer required."));
        }
        compare(schemaOf(&schema), schemaOf(there), place);
    }
    for (const auto &[name, schema] : now ? now->members : QList<QPair<QString, JsonNode>>()) {
        if (seen.contains(name))
            continue;
        seen.insert(name);
        const bool needed = input && neededNow.contains(name);
        m_changes.append(
            {partOf(where, name),
             needed ? ChangeWeight::Breaking : ChangeWeight::Harmless,
             needed  ? QCoreApplication::translate("rc::SchemaDifference", "There is a new required parameter.")
             : input ? QCoreApplication::translate("rc::SchemaDifference", "There is a new optional parameter.")
                     : QCoreApplication::translate("rc::SchemaDifference", "There is a new member."),
             {},
             shownNode(&schema)});
    }
    // Names that are required and nowhere described.
    for (const QString &name : neededNow - neededBefore - seen)
        add(partOf(where, name), Taking::Less,
            QCoreApplication::translate("rc::SchemaDifference", "It is required now."));
    for (const QString &name : neededBefore - neededNow - seen)
        add(partOf(where, name), Taking::More,
            QCoreApplication::translate("rc::SchemaDifference", "It is no longer required."));
}

void SchemaComparison::openness(const JsonNode &before, const JsonNode &after, const QString &where)
{
    const JsonNode *old = before.member(u"additionalProperties");
    const JsonNode *now = after.member(u"additionalProperties");
    if (sameNode(&schemaOf(old), &schemaOf(now)))
        return;
    const JsonNode &was = schemaOf(old);
    const JsonNode &is = schemaOf(now);
    if (was.isObject() && is.isObject() && old && now && old->isObject() && now->isObject()) {
        compare(was, is, partOf(where, u"*"_s));
        return;
    }
    const bool less = is.isTruth(false) || (was.isObject() && was.members.isEmpty());
    add(where, less ? Taking::Less : Taking::More,
        less ? QCoreApplication::translate("rc::SchemaDifference", "Fewer other members are taken.")
             : QCoreApplication::translate("rc::SchemaDifference", "More other members are taken."),
        shownNode(old), shownNode(now));
}

void SchemaComparison::items(const JsonNode &before, const JsonNode &after, const QString &where)
{
    const JsonNode *old = before.member(u"items");
    const JsonNode *now = after.member(u"items");
    if (!sameNode(old, now))
        compare(schemaOf(old), schemaOf(now), where + u"[]"_s);
    const JsonNode *first = before.member(u"prefixItems");
    const JsonNode *firstNow = after.member(u"prefixItems");
    if (sameNode(first, firstNow))
        return;
    const qsizetype countBefore = first ? first->elements.size() : 0;
    const qsizetype countNow = firstNow ? firstNow->elements.size() : 0;
    for (qsizetype i = 0; i < std::max(countBefore, countNow); ++i) {
        compare(schemaOf(i < countBefore ? &first->elements.at(i) : nullptr),
                schemaOf(i < countNow ? &firstNow->elements.at(i) : nullptr), where + u"[%1]"_s.arg(i));
    }
}

/// One of several (anyOf, oneOf), or all of them (allOf).

void SchemaComparison::branches(const JsonNode &before, const JsonNode &after, const QString &where)
{
    for (const QString &keyword : {u"anyOf"_s, u"oneOf"_s, u"allOf"_s}) {
        const JsonNode *old = before.member(keyword);
        const JsonNode *now = after.member(keyword);
        if (sameNode(old, now))
            continue;
        QList<JsonNode> gone = old ? old->elements : QList<JsonNode>();
        QList<JsonNode> added;
        for (const JsonNode &branch : now ? now->elements : QList<JsonNode>()) {
            const auto twin = std::find_if(gone.cbegin(), gone.cend(),
                                           [&branch](const JsonNode &one) { return sameNode(&one, &branch); });
            if (twin == gone.cend())
                added.append(branch);
            else
                gone.erase(twin);
        }
        const QString place = partOf(where, keyword);
        // Those that have no twin are the same branch, changed, as far as they go in pairs.
        const qsizetype pairs = old && now ? std::min(gone.size(), added.size()) : 0;
        for (qsizetype i = 0; i < pairs; ++i)
            compare(schemaOf(&gone.at(i)), schemaOf(&added.at(i)), place);
        const bool narrows = keyword == "allOf"_L1; // each one more lets less through
        const bool wholly = old == nullptr || now == nullptr;
        for (qsizetype i = pairs; i < gone.size(); ++i)
            add(place, narrows || wholly ? Taking::More : Taking::Less,
                QCoreApplication::translate("rc::SchemaDifference", "A variant is gone."), shownNode(&gone.at(i)));
        for (qsizetype i = pairs; i < added.size(); ++i)
            add(place, narrows || wholly ? Taking::Less : Taking::More,
                QCoreApplication::translate("rc::SchemaDifference", "There is a new variant."), {},
                shownNode(&added.at(i)));
        if (gone.isEmpty() && added.isEmpty())
            addHarmless(place,
                        QCoreApplication::translate("rc::SchemaDifference", "The variants are in another order."), old,
                        now);
    }
}

void SchemaComparison::definitions(const JsonNode &before, const JsonNode &after, const QString &where)
{
    for (const QString &keyword : {u"$defs"_s, u"definitions"_s}) {
        const JsonNode *old = before.member(keyword);
        const JsonNode *now = after.member(keyword);
        if (sameNode(old, now))
            continue;
        const QString place = partOf(where, keyword);
        const QHash<QString, const JsonNode *> past = byName(old);
        const QHash<QString, const JsonNode *> present = byName(now);
        // One that nobody refers to matters to nobody, and a reference that is gone is a change of its own.
        for (const auto &[name, schema] : old ? old->members : QList<QPair<QString, JsonNode>>()) {
            if (const JsonNode *there = present.value(name))
                compare(schemaOf(&schema), schemaOf(there), partOf(place, name));
            else
                addHarmless(partOf(place, name),
                            QCoreApplication::translate("rc::SchemaDifference", "The definition is gone."), &schema,
                            nullptr);
        }
        for (const auto &[name, schema] : now ? now->members : QList<QPair<QString, JsonNode>>()) {
            if (!past.contains(name))
                addHarmless(partOf(place, name),
                            QCoreApplication::translate("rc::SchemaDifference", "There is a new definition."), nullptr,
                            &schema);
        }
    }
}

} // namespace rc
