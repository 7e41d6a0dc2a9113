// SPDX-License-Identifier: GPL-3.0-or-later
// The walk through schema and value: references, types, branches, and what is left out.
#include "insight/schemacheck.h"

#include "core/displaytext.h"
#include "insight/compactjson.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxSteps = 50'000;
constexpr int maxCheckDepth = 200;
constexpr qsizetype maxFaults = 100;
constexpr qsizetype maxUnchecked = 20;
constexpr qsizetype shownValue = 120;

QString checkWords(const char *text)
{
    return QCoreApplication::translate("rc::ArgumentsCheck", text);
}

QString shown(const JsonNode &value)
{
    return displayBytes(compactJson(value), LineBreaks::Mark, shownValue);
}

struct TypeRow
{
    QLatin1StringView type;
    JsonNode::Kind kind;
    const char *what;
};

constexpr std::array typeTable = std::to_array<TypeRow>({
    {"string"_L1, JsonNode::Kind::Text, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "text")},
    {"number"_L1, JsonNode::Kind::Number, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "a number")},
    {"integer"_L1, JsonNode::Kind::Number, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "a whole number")},
    {"boolean"_L1, JsonNode::Kind::Truth, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "true or false")},
    {"null"_L1, JsonNode::Kind::Null, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "null")},
    {"array"_L1, JsonNode::Kind::Array, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "a list")},
    {"object"_L1, JsonNode::Kind::Object, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "an object")},
});

const TypeRow *rowOf(const QString &type)
{
    const auto row =
        std::find_if(typeTable.cbegin(), typeTable.cend(), [&type](const TypeRow &one) { return one.type == type; });
    return row == typeTable.cend() ? nullptr : &*row;
}

} // namespace

QString typeWords(const QString &type)
{
    const TypeRow *row = rowOf(type);
    return row ? checkWords(row->what) : displayText(type);
}

QString kindWords(JsonNode::Kind kind)
{
    const auto row =
        std::find_if(typeTable.cbegin(), typeTable.cend(), [kind](const TypeRow &one) { return one.kind == kind; });
    return checkWords(row->what);
}

SchemaCheck::SchemaCheck(const JsonNode &root)
    : m_root(root)
    , m_references(root)
{
}

ArgumentsReport SchemaCheck::run(const JsonNode &value)
{
    ArgumentsReport report;
    check(m_root, value, {}, report.faults);
    report.unchecked = m_unchecked;
    if (m_steps > maxSteps)
        report.unchecked.append(checkWords(
            QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "The schema is too intricate to be checked to its end.")));
    return report;
}

bool SchemaCheck::fits(const JsonNode &part, const JsonNode &value)
{
    Faults faults;
    check(part, value, {}, faults);
    return faults.isEmpty();
}

void SchemaCheck::check(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    if (schema.isTruth(false)) {
        add(faults, place, checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "The schema allows nothing here.")));
        return;
    }
    if (!schema.isObject() || m_steps > maxSteps || m_depth >= maxCheckDepth)
        return; // `true`, and what is no schema at all, allow anything
    spend(schema.members.size());
    ++m_depth;
    reference(schema, value, place, faults);
    type(schema, value, place, faults);
    fixed(schema, value, place, faults);
    switch (value.kind) {
    case JsonNode::Kind::Number:
        number(schema, value, place, faults);
        break;
    case JsonNode::Kind::Text:
        text(schema, value, place, faults);
        break;
    case JsonNode::Kind::Array:
        list(schema, value, place, faults);
        break;
    case JsonNode::Kind::Object:
        object(schema, value, place, faults);
        break;
    default:
        break;
    }
    branches(schema, value, place, faults);
    leaveOut(schema, place);
    --m_depth;
}

/// What is long costs more.
void SchemaCheck::spend(qsizetype length)
{
    constexpr qsizetype perStep = 16;
    m_steps += 1 + int(length / perStep);
}

void SchemaCheck::reference(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    const JsonNode *link = schema.member(u"$ref");
    if (!link || !link->isText())
        return;
    spend(link->text.size());
    const JsonNode *target = m_references.target(link->text);
    if (!target) {
        unchecked(place, checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck",
                                                      "the schema refers to %1, which is not in it and is not fetched"))
                             .arg(displayText(link->text, LineBreaks::Mark, shownValue)));
        return;
    }
    // A reference that comes back to itself for the same value says nothing new.
    const QString step = place + u' ' + link->text;
    if (m_following.contains(step))
        return;
    m_following.insert(step);
    check(*target, value, place, faults);
    m_following.remove(step);
}

void SchemaCheck::type(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    const JsonNode *asked = schema.member(u"type");
    if (!asked)
        return;
    const QList<JsonNode> alternatives = asked->isArray() ? asked->elements : QList<JsonNode>{*asked};
    QStringList names;
    for (const JsonNode &one : alternatives) {
        const TypeRow *row = one.isText() ? rowOf(one.text) : nullptr;
        if (!row) {
            unchecked(place,
                      checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "the schema names a type there is not")));
            return;
        }
        if (row->kind == value.kind && (row->type != "integer"_L1 || isWholeNumber(value.text)))
            return;
        names.append(checkWords(row->what));
    }
    if (names.isEmpty())
        return;
    const QString asks = names.join(checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", " or ")));
    if (value.kind == JsonNode::Kind::Number && asked->isText() && asked->text == "integer"_L1)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "It has to be a whole number, and is %1."))
                .arg(displayText(value.text, LineBreaks::Mark, shownValue)));
    else
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "It has to be %1, and is %2."))
                .arg(asks, kindWords(value.kind)));
}

void SchemaCheck::fixed(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    if (const JsonNode *only = schema.member(u"const"); only && canonicalJson(*only) != canonicalJson(value))
        add(faults, place, checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "It has to be %1.")).arg(shown(*only)));
    const JsonNode *choices = schema.member(u"enum");
    if (!choices || !choices->isArray())
        return;
    const QByteArray given = canonicalJson(value);
    spend(choices->elements.size());
    if (std::any_of(choices->elements.cbegin(), choices->elements.cend(),
                    [&given](const JsonNode &one) { return canonicalJson(one) == given; }))
        return;
    QStringList named;
    constexpr qsizetype namedChoices = 12;
    for (const JsonNode &one : choices->elements.mid(0, namedChoices))
        named.append(shown(one));
    if (choices->elements.size() > namedChoices)
        named.append(u"…"_s);
    add(faults, place,
        checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "It has to be one of these: %1.")).arg(named.join(u", "_s)));
}

void SchemaCheck::branches(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    if (const JsonNode *all = schema.member(u"allOf"); all && all->isArray()) {
        for (const JsonNode &branch : all->elements)
            check(branch, value, place, faults);
    }
    for (const QStringView word : {u"anyOf", u"oneOf"}) {
        const JsonNode *choice = schema.member(word);
        if (!choice || !choice->isArray() || choice->elements.isEmpty())
            continue;
        qsizetype fitting = 0;
        Faults nearest;
        for (const JsonNode &branch : choice->elements) {
            Faults found;
            check(branch, value, place, found);
            if (found.isEmpty())
                ++fitting;
            // What lies deeper came further before it failed.
            const auto depth = [](const Faults &list) { return list.first().place.count(u'/'); };
            if (!found.isEmpty() && (nearest.isEmpty() || depth(found) > depth(nearest)))
                nearest = found;
        }
        if (fitting == 0 && choice->elements.size() == 1) {
            for (const ArgumentFault &fault : nearest)
                add(faults, fault.place, fault.what);
        } else if (fitting == 0)
            add(faults, place,
                checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck",
                                             "It fits none of the %1 forms that are allowed here. The nearest: %2"))
                    .arg(choice->elements.size())
                    .arg(shownFault(nearest.first())));
        else if (fitting > 1 && word == u"oneOf")
            add(faults, place,
                checkWords(
                    QT_TRANSLATE_NOOP("rc::ArgumentsCheck",
                                      "It fits %1 of the forms that are allowed here, and has to fit exactly one."))
                    .arg(fitting));
    }
    if (const JsonNode *other = schema.member(u"not")) {
        Faults found;
        const qsizetype before = m_unchecked.size();
        check(*other, value, place, found);
        // What was left out of the check might have told the two apart.
        if (found.isEmpty() && m_unchecked.size() == before)
            add(faults, place,
                checkWords(
                    QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "It has a form that the schema rules out (“not”).")));
    }
}

void SchemaCheck::leaveOut(const JsonNode &schema, const QString &place)
{
    for (const QStringView word :
         {u"if", u"dependentSchemas", u"dependentRequired", u"dependencies", u"patternProperties", u"propertyNames",
          u"unevaluatedProperties", u"unevaluatedItems", u"$dynamicRef", u"$recursiveRef", u"contentEncoding",
          u"contentSchema"}) {
        if (schema.member(word))
            unchecked(place,
                      checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "what “%1” demands")).arg(word.toString()));
    }
}

void SchemaCheck::unchecked(const QString &place, const QString &what)
{
    const QString where = shownPlace(place);
    const QString line =
        where.isEmpty()
            ? checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Not checked: %1.")).arg(what)
            : checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Not checked for “%1”: %2.")).arg(where, what);
    if (m_uncheckedOnce.contains(line) || m_unchecked.size() >= maxUnchecked)
        return;
    m_uncheckedOnce.insert(line);
    m_unchecked.append(line);
}

void SchemaCheck::add(Faults &faults, const QString &place, const QString &what) const
{
    if (faults.size() < maxFaults)
        faults.append({place, what});
}

} // namespace rc
