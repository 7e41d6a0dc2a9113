// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a JSON schema accepts less or more than before.
#include "catalog/difference/tooldifference.h"
#include "catalog/json/canonicaljson.h"
#include "core/json/exactnumber.h"
#include "core/words/wordlist.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringTokenizer>

#include <algorithm>
#include <array>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

QString valueText(JsonValue value)
{
    if (!value)
        return {};
    return value.isText() ? *value.text() : QString::fromUtf8(canonicalJson(value));
}

bool sameValue(JsonValue before, JsonValue after)
{
    if (!before || !after)
        return before == after;
    return before.raw() == after.raw() || canonicalJson(before) == canonicalJson(after);
}

namespace {

/// The path of a part of the schema at `where`.
QString partOf(const QString &where, const QString &name)
{
    if (where.endsWith(u':'))
        return where + u' ' + name;
    return where + u'.' + name;
}

struct ChangeTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::SchemaDifference)
};

JsonValue anything()
{
    static const JsonTape open = *JsonTape::read("{}");
    return open.root();
}

/// A missing schema accepts anything, like `true`.
JsonValue schemaOf(JsonValue node)
{
    return !node || node.isBool(true) ? anything() : node;
}

/// A string, or the strings in an array.
QSet<QString> textsIn(JsonValue node)
{
    QSet<QString> texts;
    if (node.isText())
        texts.insert(*node.text());
    for (const JsonValue element : node.elements())
        texts.insert(valueText(element));
    return texts;
}

QStringList sortedTexts(const QSet<QString> &texts)
{
    QStringList list(texts.cbegin(), texts.cend());
    list.sort();
    return list;
}

QString listed(const QSet<QString> &texts)
{
    return sortedTexts(texts).join(u", "_s);
}

/// The types allowed by `type`; nullopt if not stated: all.
std::optional<QSet<QString>> typesOf(JsonValue schema)
{
    const JsonValue type = schema.member("type");
    if (!type)
        return std::nullopt;
    QSet<QString> types = textsIn(type);
    if (types.contains(u"number"_s))
        types.insert(u"integer"_s);
    return types;
}

/// The values allowed by `enum` or `const`; nullopt if neither is stated.
std::optional<QSet<QString>> choicesOf(JsonValue schema)
{
    if (const JsonValue value = schema.member("const"))
        return QSet<QString>{QString::fromUtf8(canonicalJson(value))};
    const JsonValue values = schema.member("enum");
    if (!values.isArray())
        return std::nullopt;
    QSet<QString> choices;
    for (const JsonValue value : values.elements())
        choices.insert(QString::fromUtf8(canonicalJson(value)));
    return choices;
}

constexpr QStringView lowerLimits = u"minimum|exclusiveMinimum|minLength|minItems|minProperties";
constexpr QStringView upperLimits = u"maximum|exclusiveMaximum|maxLength|maxItems|maxProperties";

// The effect of these keywords is not computed: adding one counts as accepting less.
constexpr QStringView restrictions =
    u"pattern|format|multipleOf|uniqueItems|propertyNames|not|if|then|else|"
    u"dependentRequired|dependentSchemas|dependencies|contains|patternProperties|unevaluatedProperties|$ref";

// Compared individually above.
constexpr QStringView knownKeywords =
    u"description|title|type|enum|const|properties|required|additionalProperties|items|"
    u"prefixItems|anyOf|oneOf|allOf|$defs|definitions";

/// Calls `both` for each member of `before` that `after` has, `removed` for the others, then `added` for new ones.
template<typename Both, typename Gone, typename Added>
void eachNamed(JsonValue before, JsonValue after, Both both, Gone removed, Added added)
{
    QHash<QString, JsonValue> present; // a schema may have ten thousand properties
    for (const JsonValue member : after.members())
        present.insert(member.key(), member);
    QSet<QString> known;
    for (const JsonValue member : before.members()) {
        const QString name = member.key();
        known.insert(name);
        if (const JsonValue match = present.value(name))
            both(name, member, match);
        else
            removed(name, member);
    }
    for (const JsonValue member : after.members()) {
        if (const QString name = member.key(); !known.contains(name))
            added(name, member);
    }
}

/// Calls `changed` with the path and the values of each keyword that differs.
template<typename Changed>
void eachChanged(const QStringList &keywords, JsonValue before, JsonValue after, const QString &where, Changed changed)
{
    for (const QString &keyword : keywords) {
        const JsonValue old = before.member(keyword.toUtf8());
        const JsonValue now = after.member(keyword.toUtf8());
        if (!sameValue(old, now))
            changed(keyword, partOf(where, keyword), old, now);
    }
}

/// Whether a change allows fewer or more values.
enum class Accepts {
    Less,
    More
};

class SchemaComparison
{
public:
    SchemaComparison(SchemaUse use, QList<ToolChange> &changes)
        : m_use(use)
        , m_changes(changes)
    {
    }

    void compare(JsonValue before, JsonValue after, const QString &where)
    {
        if (sameValue(before, after))
            return;
        if (!before.isObject() || !after.isObject()) {
            // `false` accepts nothing; other invalid schemas are not judged
            add(where, before.isBool(false) ? Accepts::More : Accepts::Less,
                ChangeTr::tr("The kind of schema changed."), valueText(before), valueText(after));
            return;
        }
        texts(before, after, where);
        types(before, after, where);
        choices(before, after, where);
        limits(before, after, where);
        properties(before, after, where);
        additionalProperties(before, after, where);
        items(before, after, where);
        branches(before, after, where);
        definitions(before, after, where);
        others(before, after, where);
    }

private:
    void add(const QString &where, Accepts accepts, const QString &what, const QString &before = {},
             const QString &after = {})
    {
        const bool breaks = (accepts == Accepts::Less) == (m_use == SchemaUse::Input);
        m_changes.append({where, breaks ? ChangeSeverity::Breaking : ChangeSeverity::Harmless, what, before, after});
    }

    /// One of two sentences.
    void addLessOrMore(const QString &where, bool isNarrower, const QString &narrowerText, const QString &widerText,
                       const QString &before = {}, const QString &after = {})
    {
        add(where, isNarrower ? Accepts::Less : Accepts::More, isNarrower ? narrowerText : widerText, before, after);
    }

    void addOther(const QString &where, const QString &what, JsonValue before, JsonValue after,
                  ChangeSeverity severity = ChangeSeverity::Harmless)
    {
        m_changes.append({where, severity, what, valueText(before), valueText(after)});
    }

    void texts(JsonValue before, JsonValue after, const QString &where)
    {
        eachChanged({u"title"_s, u"description"_s}, before, after, where,
                    [this](const QString &, const QString &path, JsonValue old, JsonValue now) {
                        addOther(path, QCoreApplication::translate("rc::ToolDifference", "The wording changed."), old,
                                 now, ChangeSeverity::Wording);
                    });
    }

    void types(JsonValue before, JsonValue after, const QString &where)
    {
        const auto old = typesOf(before);
        const auto now = typesOf(after);
        if (old == now)
            return;
        addLessOrMore(where, now && (!old || !now->contains(*old)), ChangeTr::tr("Fewer types are allowed."),
                      ChangeTr::tr("More types are allowed."), valueText(before.member("type")),
                      valueText(after.member("type")));
    }

    void choices(JsonValue before, JsonValue after, const QString &where)
    {
        const auto old = choicesOf(before);
        const auto now = choicesOf(after);
        if (old == now) {
            if (!sameValue(before.member("enum"), after.member("enum")))
                addOther(where, ChangeTr::tr("The choices were reordered."), before.member("enum"),
                         after.member("enum"));
            return;
        }
        if (!old || !now) {
            addLessOrMore(where, now.has_value(), ChangeTr::tr("Only certain values are allowed now."),
                          ChangeTr::tr("Any value is allowed now."), old ? listed(*old) : QString(),
                          now ? listed(*now) : QString());
            return;
        }
        if (const QSet<QString> removed = *old - *now; !removed.isEmpty())
            add(where, Accepts::Less, ChangeTr::tr("A choice was removed."), listed(removed));
        if (const QSet<QString> added = *now - *old; !added.isEmpty())
            add(where, Accepts::More, ChangeTr::tr("A choice was added."), {}, listed(added));
    }

    void limits(JsonValue before, JsonValue after, const QString &where)
    {
        const auto changed = [this](const QString &keyword, const QString &path, JsonValue old, JsonValue now) {
            bool isNarrower(now);
            const auto was = ExactNumber::from(old.number().value_or(QString()));
            const auto is = ExactNumber::from(now.number().value_or(QString()));
            if (was && is)
                isNarrower = isOneOf(keyword, lowerLimits) ? *is > *was : *is < *was;
            addLessOrMore(path, isNarrower, ChangeTr::tr("The limit is narrower."), ChangeTr::tr("The limit is wider."),
                          valueText(old), valueText(now));
        };
        for (const QStringView limits : {lowerLimits, upperLimits})
            eachChanged(limits.toString().split(u'|'), before, after, where, changed);
    }

    void properties(JsonValue before, JsonValue after, const QString &where)
    {
        const bool input = m_use == SchemaUse::Input;
        const QSet<QString> requiredBefore = textsIn(before.member("required"));
        const QSet<QString> requiredNow = textsIn(after.member("required"));
        QSet<QString> undescribed = requiredBefore + requiredNow;
        const auto compareRequired = [&](const QString &name) {
            if (const bool isRequired = requiredNow.contains(name); isRequired != requiredBefore.contains(name))
                addLessOrMore(partOf(where, name), isRequired, ChangeTr::tr("It is required now."),
                              ChangeTr::tr("It is no longer required."));
        };
        eachNamed(
            before.member("properties"), after.member("properties"),
            [&](const QString &name, JsonValue old, JsonValue now) {
                undescribed.remove(name);
                compareRequired(name);
                compare(schemaOf(old), schemaOf(now), partOf(where, name));
            },
            [&](const QString &name, JsonValue old) {
                undescribed.remove(name);
                addOther(partOf(where, name),
                         input ? ChangeTr::tr("The parameter was removed.") : ChangeTr::tr("The member was removed."),
                         old, {}, ChangeSeverity::Breaking);
            },
            [&](const QString &name, JsonValue now) {
                undescribed.remove(name);
                const bool isRequired = input && requiredNow.contains(name);
                addOther(partOf(where, name),
                         isRequired ? ChangeTr::tr("A required parameter was added.")
                         : input    ? ChangeTr::tr("An optional parameter was added.")
                                    : ChangeTr::tr("A member was added."),
                         {}, now, isRequired ? ChangeSeverity::Breaking : ChangeSeverity::Harmless);
            });
        std::ranges::for_each(sortedTexts(undescribed & requiredNow), compareRequired);
        std::ranges::for_each(sortedTexts(undescribed - requiredNow), compareRequired);
    }

    void additionalProperties(JsonValue before, JsonValue after, const QString &where)
    {
        const JsonValue old = before.member("additionalProperties");
        const JsonValue now = after.member("additionalProperties");
        const JsonValue was = schemaOf(old);
        const JsonValue is = schemaOf(now);
        if (sameValue(was, is))
            return;
        if (old.isObject() && now.isObject()) {
            compare(was, is, partOf(where, u"*"_s));
            return;
        }
        addLessOrMore(where, is.isBool(false) || (was.isObject() && was.size() == 0),
                      ChangeTr::tr("Fewer extra members are allowed."), ChangeTr::tr("More extra members are allowed."),
                      valueText(old), valueText(now));
    }

    void items(JsonValue before, JsonValue after, const QString &where)
    {
        const JsonValue old = before.member("items");
        const JsonValue now = after.member("items");
        if (!sameValue(old, now))
            compare(schemaOf(old), schemaOf(now), where + u"[]"_s);
        const QList<JsonValue> first = before.member("prefixItems").elements();
        const QList<JsonValue> firstNow = after.member("prefixItems").elements();
        for (qsizetype i = 0; i < std::max(first.size(), firstNow.size()); ++i)
            compare(schemaOf(first.value(i)), schemaOf(firstNow.value(i)), where + u"[%1]"_s.arg(i));
    }

    void branches(JsonValue before, JsonValue after, const QString &where)
    {
        const auto changed = [this](const QString &keyword, const QString &path, JsonValue old, JsonValue now) {
            QList<JsonValue> removed = old.elements();
            QList<JsonValue> added;
            for (const JsonValue branch : now.elements()) {
                const auto twin =
                    std::ranges::find_if(removed, [branch](JsonValue other) { return sameValue(other, branch); });
                if (twin == removed.cend())
                    added.append(branch);
                else
                    removed.erase(twin);
            }
            // Branches without a match count as changed branches, in pairs.
            const qsizetype pairs = old && now ? std::min(removed.size(), added.size()) : 0;
            for (qsizetype i = 0; i < pairs; ++i)
                compare(schemaOf(removed.at(i)), schemaOf(added.at(i)), path);
            // Each additional branch of allOf allows less, as does the keyword itself.
            const bool narrows = keyword == "allOf"_L1 || !old || !now;
            for (qsizetype i = pairs; i < removed.size(); ++i)
                add(path, narrows ? Accepts::More : Accepts::Less, ChangeTr::tr("A variant was removed."),
                    valueText(removed.at(i)));
            for (qsizetype i = pairs; i < added.size(); ++i)
                add(path, narrows ? Accepts::Less : Accepts::More, ChangeTr::tr("A variant was added."), {},
                    valueText(added.at(i)));
            if (removed.isEmpty() && added.isEmpty())
                addOther(path, ChangeTr::tr("The variants were reordered."), old, now);
        };
        eachChanged({u"anyOf"_s, u"oneOf"_s, u"allOf"_s}, before, after, where, changed);
    }

    /// An unused definition has no effect, and a removed reference is reported on its own.
    void definitions(JsonValue before, JsonValue after, const QString &where)
    {
        eachChanged({u"$defs"_s, u"definitions"_s}, before, after, where,
                    [this](const QString &, const QString &path, JsonValue old, JsonValue now) {
                        eachNamed(
                            old, now,
                            [&](const QString &name, JsonValue was, JsonValue is) {
                                compare(schemaOf(was), schemaOf(is), partOf(path, name));
                            },
                            [&](const QString &name, JsonValue was) {
                                addOther(partOf(path, name), ChangeTr::tr("The definition was removed."), was, {});
                            },
                            [&](const QString &name, JsonValue is) {
                                addOther(partOf(path, name), ChangeTr::tr("A definition was added."), {}, is);
                            });
                    });
    }

    void others(JsonValue before, JsonValue after, const QString &where)
    {
        QStringList keywords;
        for (const JsonValue schema : {before, after}) {
            for (const JsonValue value : schema) {
                const QString keyword = value.key();
                if (!keywords.contains(keyword) && !isOneOf(keyword, knownKeywords) && !isOneOf(keyword, lowerLimits) &&
                    !isOneOf(keyword, upperLimits))
                    keywords.append(keyword);
            }
        }
        eachChanged(keywords, before, after, where,
                    [this](const QString &keyword, const QString &path, JsonValue old, JsonValue now) {
                        otherKeyword(keyword, path, old, now);
                    });
    }

    void otherKeyword(const QString &keyword, const QString &path, JsonValue old, JsonValue now)
    {
        // Only a true `uniqueItems` restricts.
        const bool isSwitch = keyword == "uniqueItems"_L1;
        const bool wasOn = isSwitch ? old.isBool(true) : bool(old);
        const bool isOn = isSwitch ? now.isBool(true) : bool(now);
        if (keyword == "default"_L1)
            addOther(path, ChangeTr::tr("The default changed."), old, now);
        else if (!isOneOf(keyword, restrictions) || (!wasOn && !isOn))
            addOther(path, QCoreApplication::translate("rc::ToolDifference", "Metadata changed."), old, now);
        else if (wasOn && isOn) // the direction is unknown, so assume the worst for both uses
            addOther(path, ChangeTr::tr("A restriction changed."), old, now, ChangeSeverity::Breaking);
        else
            addLessOrMore(path, isOn, ChangeTr::tr("A restriction was added."),
                          ChangeTr::tr("A restriction was removed."), valueText(old), valueText(now));
    }

    SchemaUse m_use;
    QList<ToolChange> &m_changes;
};

} // namespace

void schemaChanges(JsonValue before, JsonValue after, SchemaUse use, const QString &where, QList<ToolChange> &changes)
{
    SchemaComparison(use, changes).compare(before ? before : anything(), after ? after : anything(), where);
}

} // namespace rc
