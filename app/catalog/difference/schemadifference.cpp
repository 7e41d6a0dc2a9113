// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/difference/schemadifference.h"

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

QString shownNode(const JsonNode *node)
{
    if (node == nullptr)
        return {};
    return node->isText() ? node->text : QString::fromUtf8(canonicalJson(*node));
}

bool sameNode(const JsonNode *before, const JsonNode *after)
{
    if (before == nullptr || after == nullptr)
        return before == after;
    return canonicalJson(*before) == canonicalJson(*after);
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

const JsonNode &anything()
{
    static const JsonNode open{JsonKind::Object, {}, {}, {}};
    return open;
}

/// A missing schema accepts anything, like `true`.
const JsonNode &schemaOf(const JsonNode *node)
{
    return node == nullptr || node->isTruth(true) ? anything() : *node;
}

/// A string, or the strings in an array.
QSet<QString> textsIn(const JsonNode *node)
{
    QSet<QString> texts;
    if (node && node->isText())
        texts.insert(node->text);
    if (node && node->isArray()) {
        for (const JsonNode &element : node->elements)
            texts.insert(shownNode(&element));
    }
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
std::optional<QSet<QString>> typesOf(const JsonNode &schema)
{
    const JsonNode *type = schema.member(u"type");
    if (type == nullptr)
        return std::nullopt;
    QSet<QString> types = textsIn(type);
    if (types.contains(u"number"_s))
        types.insert(u"integer"_s);
    return types;
}

/// The values allowed by `enum` or `const`; nullopt if neither is stated.
std::optional<QSet<QString>> choicesOf(const JsonNode &schema)
{
    if (const JsonNode *value = schema.member(u"const"))
        return QSet<QString>{QString::fromUtf8(canonicalJson(*value))};
    const JsonNode *values = schema.member(u"enum");
    if (values == nullptr || !values->isArray())
        return std::nullopt;
    QSet<QString> choices;
    for (const JsonNode &value : values->elements)
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

/// By name: a schema may have ten thousand properties.
QHash<QString, const JsonNode *> byName(const JsonNode *object)
{
    QHash<QString, const JsonNode *> members;
    for (const auto &[name, value] : object ? object->members : QList<QPair<QString, JsonNode>>())
        members.insert(name, &value);
    return members;
}

/// Whether a change allows fewer or more values.
enum class Taking {
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

    void compare(const JsonNode &before, const JsonNode &after, const QString &where)
    {
        if (canonicalJson(before) == canonicalJson(after))
            return;
        if (!before.isObject() || !after.isObject()) {
            // `false` accepts nothing; other invalid schemas are not judged
            add(where, before.isTruth(false) ? Taking::More : Taking::Less, ChangeTr::tr("The kind of schema changed."),
                shownNode(&before), shownNode(&after));
            return;
        }
        texts(before, after, where);
        types(before, after, where);
        choices(before, after, where);
        limits(before, after, where);
        properties(before, after, where);
        openness(before, after, where);
        items(before, after, where);
        branches(before, after, where);
        definitions(before, after, where);
        others(before, after, where);
    }

private:
    void add(const QString &where, Taking taking, const QString &what, const QString &before = {},
             const QString &after = {})
    {
        const bool breaks = (taking == Taking::Less) == (m_use == SchemaUse::Input);
        m_changes.append({where, breaks ? ChangeWeight::Breaking : ChangeWeight::Harmless, what, before, after});
    }

    void addHarmless(const QString &where, const QString &what, const JsonNode *before, const JsonNode *after,
                     ChangeWeight weight = ChangeWeight::Harmless)
    {
        m_changes.append({where, weight, what, shownNode(before), shownNode(after)});
    }

    void texts(const JsonNode &before, const JsonNode &after, const QString &where)
    {
        for (const QString &keyword : {u"title"_s, u"description"_s}) {
            const JsonNode *old = before.member(keyword);
            const JsonNode *now = after.member(keyword);
            if (!sameNode(old, now))
                addHarmless(partOf(where, keyword), ChangeTr::tr("The wording changed."), old, now,
                            ChangeWeight::Wording);
        }
    }

    void types(const JsonNode &before, const JsonNode &after, const QString &where)
    {
        const auto old = typesOf(before);
        const auto now = typesOf(after);
        if (old == now)
            return;
        const bool less = now && (!old || !now->contains(*old));
        add(where, less ? Taking::Less : Taking::More,
            less ? ChangeTr::tr("Fewer types are allowed.") : ChangeTr::tr("More types are allowed."),
            shownNode(before.member(u"type")), shownNode(after.member(u"type")));
    }

    void choices(const JsonNode &before, const JsonNode &after, const QString &where)
    {
        const auto old = choicesOf(before);
        const auto now = choicesOf(after);
        if (old == now) {
            if (!sameNode(before.member(u"enum"), after.member(u"enum")))
                addHarmless(where, ChangeTr::tr("The choices were reordered."), before.member(u"enum"),
                            after.member(u"enum"));
            return;
        }
        if (!old || !now) {
            add(where, now ? Taking::Less : Taking::More,
                now ? ChangeTr::tr("Only certain values are allowed now.") : ChangeTr::tr("Any value is allowed now."),
                old ? listed(*old) : QString(), now ? listed(*now) : QString());
            return;
        }
        if (const QSet<QString> gone = *old - *now; !gone.isEmpty())
            add(where, Taking::Less, ChangeTr::tr("A choice was removed."), listed(gone));
        if (const QSet<QString> added = *now - *old; !added.isEmpty())
            add(where, Taking::More, ChangeTr::tr("A choice was added."), {}, listed(added));
    }

    void limits(const JsonNode &before, const JsonNode &after, const QString &where)
    {
        for (const QStringView limits : {lowerLimits, upperLimits}) {
            for (const QStringView limit : limits.tokenize(u'|'))
                this->limit(before, after, where, limit);
        }
    }

    void limit(const JsonNode &before, const JsonNode &after, const QString &where, QStringView keyword)
    {
        const JsonNode *old = before.member(keyword);
        const JsonNode *now = after.member(keyword);
        if (sameNode(old, now))
            return;
        bool less = now != nullptr;
        const auto was = old && old->kind == JsonKind::Number ? ExactNumber::from(old->text) : std::nullopt;
        const auto is = now && now->kind == JsonKind::Number ? ExactNumber::from(now->text) : std::nullopt;
        if (was && is)
            less = isOneOf(keyword, lowerLimits) ? *is > *was : *is < *was;
        add(partOf(where, keyword.toString()), less ? Taking::Less : Taking::More,
            less ? ChangeTr::tr("The limit is narrower.") : ChangeTr::tr("The limit is wider."), shownNode(old),
            shownNode(now));
    }

    void properties(const JsonNode &before, const JsonNode &after, const QString &where)
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
                m_changes.append(
                    {place,
                     ChangeWeight::Breaking,
                     input ? ChangeTr::tr("The parameter was removed.") : ChangeTr::tr("The member was removed."),
                     shownNode(&schema),
                     {}});
                continue;
            }
            if (neededBefore.contains(name) != neededNow.contains(name)) {
                const bool needed = neededNow.contains(name);
                add(place, needed ? Taking::Less : Taking::More,
                    needed ? ChangeTr::tr("It is required now.") : ChangeTr::tr("It is no longer required."));
            }
            compare(schemaOf(&schema), schemaOf(there), place);
        }
        for (const auto &[name, schema] : now ? now->members : QList<QPair<QString, JsonNode>>()) {
            if (seen.contains(name))
                continue;
            seen.insert(name);
            const bool needed = input && neededNow.contains(name);
            m_changes.append({partOf(where, name),
                              needed ? ChangeWeight::Breaking : ChangeWeight::Harmless,
                              needed  ? ChangeTr::tr("A required parameter was added.")
                              : input ? ChangeTr::tr("An optional parameter was added.")
                                      : ChangeTr::tr("A member was added."),
                              {},
                              shownNode(&schema)});
        }
        // Required names without a description.
        const QStringList onlyNow = sortedTexts(neededNow - neededBefore - seen);
        for (const QString &name : onlyNow)
            add(partOf(where, name), Taking::Less, ChangeTr::tr("It is required now."));
        const QStringList onlyBefore = sortedTexts(neededBefore - neededNow - seen);
        for (const QString &name : onlyBefore)
            add(partOf(where, name), Taking::More, ChangeTr::tr("It is no longer required."));
    }

    void openness(const JsonNode &before, const JsonNode &after, const QString &where)
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
            less ? ChangeTr::tr("Fewer extra members are allowed.") : ChangeTr::tr("More extra members are allowed."),
            shownNode(old), shownNode(now));
    }

    void items(const JsonNode &before, const JsonNode &after, const QString &where)
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

    void branches(const JsonNode &before, const JsonNode &after, const QString &where)
    {
        for (const QString &keyword : {u"anyOf"_s, u"oneOf"_s, u"allOf"_s}) {
            const JsonNode *old = before.member(keyword);
            const JsonNode *now = after.member(keyword);
            if (sameNode(old, now))
                continue;
            QList<JsonNode> gone = old ? old->elements : QList<JsonNode>();
            QList<JsonNode> added;
            for (const JsonNode &branch : now ? now->elements : QList<JsonNode>()) {
                const auto twin =
                    std::ranges::find_if(gone, [&branch](const JsonNode &one) { return sameNode(&one, &branch); });
                if (twin == gone.cend())
                    added.append(branch);
                else
                    gone.erase(twin);
            }
            const QString place = partOf(where, keyword);
            // Branches without a match count as changed branches, in pairs.
            const qsizetype pairs = old && now ? std::min(gone.size(), added.size()) : 0;
            for (qsizetype i = 0; i < pairs; ++i)
                compare(schemaOf(&gone.at(i)), schemaOf(&added.at(i)), place);
            const bool narrows = keyword == "allOf"_L1; // each additional branch allows less
            const bool wholly = old == nullptr || now == nullptr;
            for (qsizetype i = pairs; i < gone.size(); ++i)
                add(place, narrows || wholly ? Taking::More : Taking::Less, ChangeTr::tr("A variant was removed."),
                    shownNode(&gone.at(i)));
            for (qsizetype i = pairs; i < added.size(); ++i)
                add(place, narrows || wholly ? Taking::Less : Taking::More, ChangeTr::tr("A variant was added."), {},
                    shownNode(&added.at(i)));
            if (gone.isEmpty() && added.isEmpty())
                addHarmless(place, ChangeTr::tr("The variants were reordered."), old, now);
        }
    }

    void definitions(const JsonNode &before, const JsonNode &after, const QString &where)
    {
        for (const QString &keyword : {u"$defs"_s, u"definitions"_s}) {
            const JsonNode *old = before.member(keyword);
            const JsonNode *now = after.member(keyword);
            if (sameNode(old, now))
                continue;
            const QString place = partOf(where, keyword);
            const QHash<QString, const JsonNode *> past = byName(old);
            const QHash<QString, const JsonNode *> present = byName(now);
            // An unused definition has no effect, and a removed reference is reported on its own.
            for (const auto &[name, schema] : old ? old->members : QList<QPair<QString, JsonNode>>()) {
                if (const JsonNode *there = present.value(name))
                    compare(schemaOf(&schema), schemaOf(there), partOf(place, name));
                else
                    addHarmless(partOf(place, name), ChangeTr::tr("The definition was removed."), &schema, nullptr);
            }
            for (const auto &[name, schema] : now ? now->members : QList<QPair<QString, JsonNode>>()) {
                if (!past.contains(name))
                    addHarmless(partOf(place, name), ChangeTr::tr("A definition was added."), nullptr, &schema);
            }
        }
    }

    void others(const JsonNode &before, const JsonNode &after, const QString &where)
    {
        QStringList keywords;
        for (const JsonNode *schema : {&before, &after}) {
            for (const auto &[keyword, value] : schema->members) {
                if (!keywords.contains(keyword) && !isOneOf(keyword, knownKeywords) && !isOneOf(keyword, lowerLimits) &&
                    !isOneOf(keyword, upperLimits))
                    keywords.append(keyword);
            }
        }
        for (const QString &keyword : keywords) {
            const JsonNode *old = before.member(keyword);
            const JsonNode *now = after.member(keyword);
            if (sameNode(old, now))
                continue;
            const QString place = partOf(where, keyword);
            if (!isOneOf(keyword, restrictions)) {
                addHarmless(place,
                            keyword == "default"_L1 ? ChangeTr::tr("The default changed.")
                                                    : ChangeTr::tr("Metadata changed."),
                            old, now);
            } else if (keyword == "uniqueItems"_L1) {
                const bool less = now && now->isTruth(true);
                if (less || (old && old->isTruth(true)))
                    add(place, less ? Taking::Less : Taking::More,
                        less ? ChangeTr::tr("A restriction was added.") : ChangeTr::tr("A restriction was removed."),
                        shownNode(old), shownNode(now));
                else
                    addHarmless(place, ChangeTr::tr("Metadata changed."), old, now);
            } else if (old && now) {
                // The direction is unknown, so assume the worst for both uses.
                m_changes.append({place, ChangeWeight::Breaking, ChangeTr::tr("A restriction changed."), shownNode(old),
                                  shownNode(now)});
            } else {
                add(place, now ? Taking::Less : Taking::More,
                    now ? ChangeTr::tr("A restriction was added.") : ChangeTr::tr("A restriction was removed."),
                    shownNode(old), shownNode(now));
            }
        }
    }

    SchemaUse m_use;
    QList<ToolChange> &m_changes;
};

} // namespace

void schemaChanges(const JsonNode &before, const JsonNode &after, SchemaUse use, const QString &where,
                   QList<ToolChange> &changes)
{
    SchemaComparison(use, changes).compare(before, after, where);
}

} // namespace rc
