// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/argumentscheck.h"

#include "catalog/json/canonicaljson.h"
#include "catalog/schema/schemakeywords.h"
#include "catalog/schema/schemapatterns.h"
#include "catalog/schema/schemareferences.h"
#include "core/json/exactnumber.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QBitArray>
#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxCheckDepth = 200;
constexpr qsizetype maxFaults = 100;
constexpr qsizetype maxUnchecked = 20;
constexpr qsizetype maxShownArgument = 120;
constexpr qsizetype maxShownName = 120;
constexpr qsizetype maxNodes = 400'000; ///< of a schema or value; comparing more takes too much time and memory

struct CheckTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ArgumentsCheck)
};

QString shown(JsonValue value)
{
    return displayBytes(compactJson(value), LineBreaks::Mark, maxShownArgument);
}

QString shown(const QString &text)
{
    return displayText(text, LineBreaks::Mark, maxShownName);
}

struct TypeRow
{
    QLatin1StringView type;
    JsonKind kind;
    const char *what;
};

constexpr std::array typeTable = std::to_array<TypeRow>({
    {"string"_L1, JsonKind::Text, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "text")},
    {"number"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "a number")},
    {"integer"_L1, JsonKind::Number, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "a whole number")},
    {"boolean"_L1, JsonKind::Bool, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "true or false")},
    {"null"_L1, JsonKind::Null, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "null")},
    {"array"_L1, JsonKind::Array, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "a list")},
    {"object"_L1, JsonKind::Object, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "an object")},
});

const TypeRow *rowOf(const QString &type)
{
    const auto row = std::ranges::find(typeTable, type, &TypeRow::type);
    return row == typeTable.cend() ? nullptr : &*row;
}

QString kindWords(JsonKind kind)
{
    const auto row = std::ranges::find(typeTable, kind, &TypeRow::kind);
    return CheckTr::tr(row->what);
}

std::optional<ExactNumber> exact(JsonValue number)
{
    const std::optional<QString> digits = number.number();
    return digits ? ExactNumber::from(*digits) : std::nullopt;
}

/// A limit for a count: a whole number, zero or above.
std::optional<qint64> countLimit(JsonValue limit)
{
    const std::optional<ExactNumber> number = exact(limit);
    const std::optional<ExactNumber> none = ExactNumber::from(u"0");
    const std::optional<ExactNumber> maximum = ExactNumber::from(u"9000000000000000000");
    if (!number || !number->isWhole() || *number < *none || *number > *maximum)
        return std::nullopt;
    bool isInteger = false;
    const qint64 count = limit.number()->toLongLong(&isInteger);
    return isInteger ? count : qint64(limit.number()->toDouble());
}

qsizetype codePoints(const QString &text)
{
    return text.size() - std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
}

/// The members or elements of a value that a schema has evaluated.
class Evaluated
{
public:
    void mark(qsizetype index)
    {
        if (m_indexes.size() <= index)
            m_indexes.resize(2 * index + 1);
        m_indexes.setBit(index);
    }

    void markAll() { m_all = true; }

    void merge(const Evaluated &other)
    {
        m_all |= other.m_all;
        mayBeIncomplete |= other.mayBeIncomplete;
        if (!other.m_indexes.isEmpty())
            m_indexes |= other.m_indexes;
    }

    [[nodiscard]] bool has(qsizetype index) const { return m_all || (index < m_indexes.size() && m_indexes.at(index)); }

    bool mayBeIncomplete = false; ///< an unchecked part might have evaluated more

private:
    bool m_all = false;
    QBitArray m_indexes;
};

/// Walks through schema and value and applies the keywords. Each schema reports its faults, whether anything was
/// unchecked, and the parts of the value it evaluated.
class SchemaCheck
{
    Q_DECLARE_TR_FUNCTIONS(rc::ArgumentsCheck)

public:
    /// The weight of a format, which is only an annotation by the specification.
    enum class Formats {
        Annotations,
        Assertions
    };

    /// The document of `root` must outlive this object; its references are those of the whole document.
    explicit SchemaCheck(JsonValue root, int steps = maxCheckSteps)
        : m_root(root)
        , m_index(root)
        , m_ignoresReferenceSiblings(
              ignoresReferenceSiblings(schemaDraft(root.textOf("$schema")).value_or(SchemaDraft::Draft2020)))
        , m_maxSteps(steps)
    {
    }

    ArgumentsReport run(JsonValue value)
    {
        m_members.clear();
        m_scope = {0};
        const Outcome out = check(m_root, value, {});
        ArgumentsReport report{out.faults, out.warnings, {}};
        for (const QString &dialect : m_index.otherDialects()) {
            const std::optional<SchemaDraft> draft = schemaDraft(dialect);
            if (draft != SchemaDraft::Draft7) // the rules of draft-07 are followed
                report.unchecked.append(tr("The schema names another dialect, “%1”. It is checked "
                                           "as JSON Schema 2020-12.")
                                            .arg(draft ? draftName(*draft) : shown(dialect)));
        }
        for (const QString &vocabulary : m_index.unknownVocabularies())
            unchecked({}, u"$vocabulary: "_s + shown(vocabulary));
        report.unchecked += m_unchecked;
        if (m_tooComplex)
            report.unchecked.append(tr("The schema is too complex to check completely."));
        return report;
    }

    /// Whether `value` matches a part of the document.
    bool fits(JsonValue part, JsonValue value, Formats formats)
    {
        m_members.clear();
        m_scope = {0};
        const Outcome out = check(part, value, {});
        return out.faults.isEmpty() && (formats == Formats::Annotations || out.warnings.isEmpty());
    }

private:
    enum class Fit {
        No,
        Perhaps, ///< depends on something unchecked
        Yes
    };
    struct Outcome
    {
        QList<ArgumentFault> faults;
        QList<ArgumentFault> warnings;
        bool unsure = false;
        Evaluated evaluated;

        [[nodiscard]] Fit fit() const { return !faults.isEmpty() ? Fit::No : unsure ? Fit::Perhaps : Fit::Yes; }
        void setUnsure() { unsure = evaluated.mayBeIncomplete = true; }
    };
    struct Rule;
    /// A schema and the value to validate.
    struct Visit
    {
        JsonValue schema;
        JsonValue value;
        const QString &pointer;
        Outcome &out;
        std::optional<ExactNumber> number = exact(value);
        std::optional<QString> text = value.text();
        const Rule *rule = nullptr; ///< the one being applied
    };
    using Keyword = void (SchemaCheck::*)(const Visit &at, JsonValue expected);
    using Followed = QPair<QPair<JsonValue, JsonValue>, qsizetype>;
    /// A keyword with its content in the schema, `asked`.
    struct Rule
    {
        QByteArrayView word; ///< empty: always applied
        JsonKind kind;       ///< of the values that it applies to; None: all
        Keyword apply;
        const char *broken = nullptr; ///< the sentence with the limit, after the count
    };

    void keywords(Visit &at)
    {
        static constexpr std::array rules = std::to_array<Rule>({
            {"$ref", JsonKind::None, &SchemaCheck::reference},
            {"$dynamicRef", JsonKind::None, &SchemaCheck::reference},
            {"type", JsonKind::None, &SchemaCheck::type},
            {"const", JsonKind::None, &SchemaCheck::choice},
            {"enum", JsonKind::None, &SchemaCheck::choice},
            {"minimum", JsonKind::Number, &SchemaCheck::bound, QT_TR_NOOP("Must be at least %1.")},
            {"exclusiveMinimum", JsonKind::Number, &SchemaCheck::bound, QT_TR_NOOP("Must be greater than %1.")},
            {"maximum", JsonKind::Number, &SchemaCheck::bound, QT_TR_NOOP("Must be at most %1.")},
            {"exclusiveMaximum", JsonKind::Number, &SchemaCheck::bound, QT_TR_NOOP("Must be less than %1.")},
            {"multipleOf", JsonKind::Number, &SchemaCheck::multiple},
            {"minLength", JsonKind::Text, &SchemaCheck::count,
             QT_TR_NOOP("Too short: %1 characters, at least %2 required.")},
            {"maxLength", JsonKind::Text, &SchemaCheck::count,
             QT_TR_NOOP("Too long: %1 characters, at most %2 allowed.")},
            {"pattern", JsonKind::Text, &SchemaCheck::pattern},
            {"format", JsonKind::Text, &SchemaCheck::format},
            {"minItems", JsonKind::Array, &SchemaCheck::count, QT_TR_NOOP("Too few: %1, at least %2 required.")},
            {"maxItems", JsonKind::Array, &SchemaCheck::count, QT_TR_NOOP("Too many: %1, at most %2 allowed.")},
            {"uniqueItems", JsonKind::Array, &SchemaCheck::unique},
            {{}, JsonKind::Array, &SchemaCheck::elements},
            {"contains", JsonKind::Array, &SchemaCheck::contains},
            {"required", JsonKind::Object, &SchemaCheck::required},
            {"minProperties", JsonKind::Object, &SchemaCheck::count, QT_TR_NOOP("Too few: %1, at least %2 required.")},
            {"maxProperties", JsonKind::Object, &SchemaCheck::count, QT_TR_NOOP("Too many: %1, at most %2 allowed.")},
            {"propertyNames", JsonKind::Object, &SchemaCheck::names},
            {"dependentRequired", JsonKind::Object, &SchemaCheck::dependents},
            {"dependentSchemas", JsonKind::Object, &SchemaCheck::dependents},
            {"dependencies", JsonKind::Object, &SchemaCheck::dependents}, // both, before 2019-09
            {{}, JsonKind::Object, &SchemaCheck::members},
            {"allOf", JsonKind::None, &SchemaCheck::allOf},
            {"anyOf", JsonKind::None, &SchemaCheck::branches},
            {"oneOf", JsonKind::None, &SchemaCheck::branches},
            {"not", JsonKind::None, &SchemaCheck::negation},
            {"if", JsonKind::None, &SchemaCheck::condition},
            {"$recursiveRef", JsonKind::None, &SchemaCheck::skipKeyword},
            {"contentEncoding", JsonKind::None, &SchemaCheck::skipKeyword},
            {"contentSchema", JsonKind::None, &SchemaCheck::skipKeyword},
            // These depend on the parts that the others evaluated.
            {"unevaluatedItems", JsonKind::Array, &SchemaCheck::unevaluated},
            {"unevaluatedProperties", JsonKind::Object, &SchemaCheck::unevaluated},
        });
        const bool hasOnlyReference = m_ignoresReferenceSiblings && at.schema.member("$ref");
        for (const Rule &rule : std::span<const Rule>(rules).first(hasOnlyReference ? 1 : rules.size())) {
            if (rule.kind != JsonKind::None && rule.kind != at.value.kind())
                continue;
            at.rule = &rule;
            if (const JsonValue expected = rule.word.isEmpty() ? at.schema : at.schema.member(rule.word))
                (this->*rule.apply)(at, expected);
        }
    }

    Outcome check(JsonValue schema, JsonValue value, const QString &pointer)
    {
        Outcome out;
        Visit at{schema, value, pointer, out};
        if (schema.isBool(false))
            add(at, pointer, tr("The schema allows no value here."));
        if (!schema.isObject())
            return out; // `true` and invalid schemas allow anything
        if (m_steps > m_maxSteps || m_depth >= maxCheckDepth) {
            m_tooComplex = true;
            out.setUnsure();
            return out;
        }
        spend(schema.size());
        ++m_depth;
        enter(m_index.resourceAt(schema, m_scope.last()), [&] { keywords(at); });
        --m_depth;
        return out;
    }

    /// Applies `checks` within a resource of the schema.
    template<typename Checks>
    void enter(int resource, const Checks &checks)
    {
        const bool enters = resource != m_scope.last();
        if (enters)
            m_scope.append(resource);
        checks();
        if (enters)
            m_scope.removeLast();
    }

    /// Long texts cost more.
    void spend(qsizetype length)
    {
        constexpr qsizetype perStep = 16;
        m_steps += int(std::min<qsizetype>(1 + length / perStep, m_maxSteps));
        m_steps = std::min(m_steps, m_maxSteps + 1);
    }

    /// Merges two outcomes for the same value.
    void join(Outcome &out, const Outcome &other) const
    {
        out.faults += other.faults.mid(0, maxFaults - out.faults.size());
        out.warnings += other.warnings.mid(0, maxFaults - out.warnings.size());
        out.unsure |= other.unsure;
    }

    /// The value must match this schema as well.
    void checkAlso(const Visit &at, JsonValue schema)
    {
        const Outcome outcome = check(schema, at.value, at.pointer);
        join(at.out, outcome);
        at.out.evaluated.merge(outcome.evaluated);
    }

    /// The part at this path of the value must match.
    void part(const Visit &at, JsonValue schema, JsonValue value, qsizetype index)
    {
        join(at.out, check(schema, value, childPointerAt(at, value, index)));
        if (m_index.usesUnevaluated())
            at.out.evaluated.mark(index);
    }

    static QString childPointerAt(const Visit &at, JsonValue value, qsizetype index)
    {
        return childPointer(at.pointer, at.value.isArray() ? QString::number(index) : value.key());
    }

    void add(const Visit &at, const QString &pointer, const QString &what) const
    {
        if (at.out.faults.size() < maxFaults)
            at.out.faults.append({pointer, what});
    }

    void unchecked(const QString &pointer, const QString &what)
    {
        const QString line = faultText({pointer, tr("Not checked: %1.").arg(what)});
        if (m_uncheckedOnce.contains(line) || m_unchecked.size() >= maxUnchecked)
            return;
        m_uncheckedOnce.insert(line);
        m_unchecked.append(line);
    }

    void reference(const Visit &at, JsonValue expected)
    {
        const std::optional<QString> link = expected.text();
        if (!link)
            return;
        spend(link->size());
        SchemaIndex::Target target = m_index.target(*link, m_scope.last());
        if (!target.schema) {
            at.out.setUnsure();
            unchecked(at.pointer, tr("the schema refers to %1, which is missing and not fetched")
                                      .arg(displayText(*link, LineBreaks::Mark, maxShownArgument)));
            return;
        }
        if (at.rule->word == "$dynamicRef") {
            // If it leads to a dynamic anchor, the outermost entered resource with that name counts.
            const QString name = link->section(u'#', 1);
            if (target.schema == m_index.dynamicAnchor(target.resource, name)) {
                for (const int resource : std::as_const(m_scope)) {
                    if (const JsonValue outer = m_index.dynamicAnchor(resource, name)) {
                        target = {outer, resource};
                        break;
                    }
                }
            }
        }
        // A circular reference for the same value adds nothing.
        const Followed step{{target.schema, at.value}, m_scope.size()};
        if (m_following.contains(step)) {
            at.out.setUnsure();
            return;
        }
        m_following.insert(step);
        enter(target.resource, [&] { checkAlso(at, target.schema); });
        m_following.remove(step);
    }

    void type(const Visit &at, JsonValue expected)
    {
        const QList<JsonValue> alternatives = expected.isArray() ? expected.elements() : QList<JsonValue>{expected};
        constexpr qsizetype typeCost = 8; // a schema may list thousands of types
        spend(typeCost * alternatives.size());
        QStringList names;
        for (const JsonValue alternative : alternatives) {
            const TypeRow *row = alternative.isText() ? rowOf(*alternative.text()) : nullptr;
            if (!row) {
                at.out.unsure = true;
                unchecked(at.pointer, u"type: "_s + shown(alternative));
                return;
            }
            if (row->kind == at.value.kind() && (row->type != "integer"_L1 || (at.number && at.number->isWhole())))
                return;
            names.append(tr(row->what));
        }
        if (names.isEmpty())
            return;
        if (at.value.kind() == JsonKind::Number && expected.text() == "integer"_L1)
            add(at, at.pointer,
                tr("Must be a whole number, but is %1.")
                    .arg(displayText(*at.value.number(), LineBreaks::Mark, maxShownArgument)));
        else
            add(at, at.pointer, tr("Must be %1, but is %2.").arg(names.join(tr(" or ")), kindWords(at.value.kind())));
    }

    /// enum and const.
    void choice(const Visit &at, JsonValue expected)
    {
        const bool isOnly = at.rule->word == "const";
        if (!isOnly && !expected.isArray())
            return;
        const QList<JsonValue> values = isOnly ? QList<JsonValue>{expected} : expected.elements();
        const QByteArray actual = canonicalValue(at.value);
        spend(actual.size());
        QSet<QByteArray> &forms = m_choices[expected];
        if (forms.isEmpty())
            std::ranges::for_each(values, [&forms](JsonValue choice) { forms.insert(canonicalValue(choice)); });
        if (forms.contains(actual))
            return;
        QStringList shownChoices;
        constexpr qsizetype maxShownChoices = 12;
        for (const JsonValue choice : values.first(std::min(values.size(), maxShownChoices))) {
            spend(choice.raw().size());
            shownChoices.append(shown(choice));
        }
        if (values.size() > maxShownChoices)
            shownChoices.append(u"…"_s);
        add(at, at.pointer,
            isOnly ? tr("Must be %1.").arg(shownChoices.first())
                   : tr("Must be one of: %1.").arg(listText(shownChoices)));
    }

    void bound(const Visit &at, JsonValue expected)
    {
        if (!isExact(at))
            return;
        const bool isExclusive = at.rule->word.startsWith("exclusive");
        const bool isLow = at.rule->word.endsWith("inimum");
        // In draft 4 an exclusive limit is true, and makes the other limit exclusive.
        const bool isDraft4 = isExclusive && expected.isBool(true);
        const JsonValue limit = isDraft4 ? at.schema.member(isLow ? "minimum" : "maximum") : expected;
        const std::optional<ExactNumber> edge = exact(limit);
        if (!edge)
            return;
        const bool isBeyond = isLow ? *at.number < *edge : *at.number > *edge;
        if ((isBeyond && !isDraft4) || (isExclusive && *at.number == *edge))
            add(at, at.pointer, tr(at.rule->broken).arg(shown(*limit.number())));
    }

    void multiple(const Visit &at, JsonValue expected)
    {
        const std::optional<ExactNumber> step = exact(expected);
        if (!step || !isExact(at))
            return;
        const std::optional<bool> fits = at.number->isMultipleOf(*step);
        if (!fits)
            skipKeyword(at, expected);
        else if (!*fits)
            add(at, at.pointer, tr("Must be a multiple of %1.").arg(shown(*expected.number())));
    }

    bool isExact(const Visit &at)
    {
        spend(at.value.raw().size());
        if (!at.number) {
            at.out.unsure = true;
            unchecked(at.pointer, QLatin1StringView(at.rule->word));
        }
        return at.number.has_value();
    }

    /// Compares the number of characters, elements or members with a limit.
    void count(const Visit &at, JsonValue expected)
    {
        spend(at.text ? at.text->size() : 0);
        const qsizetype actual = at.text ? codePoints(*at.text) : at.value.size();
        const std::optional<qint64> limit = countLimit(expected);
        if (!limit || (at.rule->word.startsWith("min") ? actual >= *limit : actual <= *limit))
            return;
        add(at, at.pointer,
            at.text && actual == 0 && *limit == 1 ? tr("Must not be empty.")
                                                  : tr(at.rule->broken).arg(actual).arg(*limit));
    }

    void format(const Visit &at, JsonValue expected)
    {
        const QString format = expected.text().value_or(QString());
        if (format.isEmpty())
            return;
        spend(at.text->size());
        const std::optional<bool> fits = hasFormat(*at.text, format);
        if (!fits)
            unchecked(at.pointer, u"format: "_s + shown(format));
        else if (!*fits && at.out.warnings.size() < maxFaults)
            at.out.warnings.append({at.pointer, tr("Does not match the format “%1”.").arg(format)});
    }

    Fit matches(const QString &pattern, const QString &text, const QString &pointer)
    {
        spend(pattern.size() + text.size());
        const std::optional<bool> fits = m_patterns.matches(pattern, text);
        if (!fits)
            unchecked(pointer, u"pattern: "_s + shown(pattern));
        return !fits ? Fit::Perhaps : *fits ? Fit::Yes : Fit::No;
    }

    void pattern(const Visit &at, JsonValue expected)
    {
        if (!expected.isText())
            return;
        const Fit fit = matches(*expected.text(), *at.text, at.pointer);
        at.out.unsure |= fit == Fit::Perhaps;
        if (fit == Fit::No)
            add(at, at.pointer, tr("Must match the pattern “%1”.").arg(shown(*expected.text())));
    }

    void unique(const Visit &at, JsonValue expected)
    {
        if (!expected.isBool(true))
            return;
        QHash<QByteArray, qsizetype> seen;
        for (const JsonValue value : at.value) {
            const QByteArray element = canonicalValue(value);
            spend(element.size());
            if (seen.contains(element)) {
                add(at, childPointerAt(at, value, seen.size()),
                    tr("Same as element %1, but elements must be unique.").arg(seen.value(element)));
                break;
            }
            seen.insert(element, seen.size());
        }
    }

    void elements(const Visit &at, JsonValue expected)
    {
        // The first elements have their own schemas, which older drafts list in "items".
        JsonValue first = expected.member("prefixItems");
        JsonValue others = expected.member("items");
        if (!first && others.isArray()) {
            first = others;
            others = expected.member("additionalItems");
        }
        const QList<JsonValue> schemas = first.elements();
        qsizetype index = 0;
        for (const JsonValue value : at.value) {
            const JsonValue schema = schemas.value(index, others);
            if (!schema)
                break;
            part(at, schema, value, index++);
        }
    }

    void contains(const Visit &at, JsonValue expected)
    {
        qint64 count = 0;
        qint64 perhaps = 0;
        qsizetype index = -1;
        for (const JsonValue value : at.value) {
            const Fit fit = check(expected, value, childPointerAt(at, value, ++index)).fit();
            count += fit == Fit::Yes ? 1 : 0;
            perhaps += fit == Fit::Perhaps ? 1 : 0;
            if (fit == Fit::Yes && m_index.usesUnevaluated())
                at.out.evaluated.mark(index);
        }
        at.out.evaluated.mayBeIncomplete |= perhaps > 0;
        const qint64 minimum = countLimit(at.schema.member("minContains")).value_or(1);
        const std::optional<qint64> maximum = countLimit(at.schema.member("maxContains"));
        at.out.unsure |= perhaps > 0 && (count < minimum || (maximum && count + perhaps > *maximum));
        if (count + perhaps < minimum)
            add(at, at.pointer, tr("%1 elements match “contains”, but at least %2 must.").arg(count).arg(minimum));
        if (maximum && count > *maximum)
            add(at, at.pointer, tr("%1 elements match “contains”, but at most %2 may.").arg(count).arg(*maximum));
    }

    /// Each of the names in a list must be among the members.
    void requireMembers(const Visit &at, JsonValue names, const QString &what)
    {
        spend(names.elements().size());
        for (const JsonValue item : names.elements()) {
            if (const auto name = item.text(); name && !m_members.find(at.value, name->toUtf8()).value)
                add(at, childPointer(at.pointer, *name), what);
        }
    }

    void required(const Visit &at, JsonValue expected) { requireMembers(at, expected, tr("Required")); }

    void dependents(const Visit &at, JsonValue expected)
    {
        const QList<JsonValue> dependencies = expected.members();
        spend(dependencies.size());
        for (const JsonValue others : dependencies) {
            if (!m_members.find(at.value, others.keyUtf8()).value)
                continue;
            if (others.isArray())
                requireMembers(at, others, tr("Required together with “%1”.").arg(shown(others.key())));
            else if (at.rule->word != "dependentRequired")
                checkAlso(at, others);
        }
    }

    void names(const Visit &at, JsonValue expected)
    {
        for (const JsonValue member : at.value) {
            const auto name = JsonTape::read(member.rawKey().toByteArray());
            const QString pointer = childPointer(at.pointer, member.key());
            const Outcome outcome = check(expected, name->root(), pointer);
            at.out.warnings += outcome.warnings.mid(0, maxFaults - at.out.warnings.size());
            at.out.unsure |= outcome.fit() == Fit::Perhaps;
            if (outcome.fit() == Fit::No)
                add(at, pointer, tr("The schema does not allow this name here."));
        }
    }

    void members(const Visit &at, JsonValue expected)
    {
        const QList<JsonValue> actual = at.value.members();
        QBitArray known(actual.size()); // includes possibly matching ones
        if (const JsonValue properties = expected.member("properties")) {
            spend(properties.size());
            for (const JsonValue schema : properties.members()) {
                if (const auto [index, value] = m_members.find(at.value, schema.keyUtf8()); value) {
                    known.setBit(index);
                    part(at, schema, value, index);
                }
            }
        }
        for (const JsonValue schema : expected.member("patternProperties").members()) {
            const QString pattern = schema.key();
            for (qsizetype i = 0; i < actual.size(); ++i) {
                if (m_steps > m_maxSteps) { // an unchecked pattern may allow the property
                    m_tooComplex = true;
                    at.out.setUnsure();
                    known.fill(true);
                    break;
                }
                const Fit fit = matches(pattern, actual.at(i).key(), at.pointer);
                if (fit == Fit::Yes)
                    part(at, schema, actual.at(i), i);
                else if (fit == Fit::Perhaps)
                    at.out.setUnsure();
                if (fit != Fit::No)
                    known.setBit(i);
            }
        }
        const JsonValue others = expected.member("additionalProperties");
        if (!others)
            return;
        spend(actual.size());
        for (qsizetype i = 0; i < actual.size(); ++i) {
            if (!known.at(i))
                otherMember(at, others, actual.at(i), i);
        }
    }

    void otherMember(const Visit &at, JsonValue schema, JsonValue value, qsizetype index)
    {
        if (schema.isBool(false))
            add(at, childPointerAt(at, value, index), tr("The schema does not allow this name here."));
        else
            part(at, schema, value, index);
    }

    void allOf(const Visit &at, JsonValue expected)
    {
        for (const JsonValue branch : expected.elements())
            checkAlso(at, branch);
    }

    void mergeMatching(const Visit &at, const Outcome &branch) const
    {
        if (branch.fit() == Fit::Yes) {
            at.out.evaluated.merge(branch.evaluated);
            at.out.warnings += branch.warnings;
        }
        at.out.evaluated.mayBeIncomplete |= branch.fit() == Fit::Perhaps;
    }

    /// anyOf and oneOf.
    void branches(const Visit &at, JsonValue expected)
    {
        QList<Outcome> tried;
        for (const JsonValue branch : expected.elements())
            tried.append(check(branch, at.value, at.pointer));
        for (const Outcome &branch : std::as_const(tried))
            mergeMatching(at, branch);
        const qsizetype fitting = std::ranges::count(tried, Fit::Yes, &Outcome::fit);
        if (fitting > 1 && at.rule->word == "oneOf")
            add(at, at.pointer, tr("Matches %1 of the allowed forms, but must match exactly one.").arg(fitting));
        else if (std::ranges::count(tried, Fit::Perhaps, &Outcome::fit) > 0)
            at.out.unsure |= fitting == 0 || at.rule->word == "oneOf";
        else if (fitting == 0 && !tried.isEmpty())
            addNoMatch(at, tried);
    }

    void addNoMatch(const Visit &at, const QList<Outcome> &tried) const
    {
        // A deeper fault means that more of the value matched.
        const Outcome &nearest = *std::ranges::max_element(
            tried, {}, [](const Outcome &outcome) { return outcome.faults.first().pointer.count(u'/'); });
        if (tried.size() == 1)
            join(at.out, nearest);
        else
            add(at, at.pointer,
                tr("Matches none of the %1 allowed forms. The closest: %2")
                    .arg(tried.size())
                    .arg(faultText(nearest.faults.first())));
    }

    void negation(const Visit &at, JsonValue expected)
    {
        const Fit fit = check(expected, at.value, at.pointer).fit();
        // An unchecked part might have decided between the two.
        at.out.unsure |= fit == Fit::Perhaps;
        if (fit == Fit::Yes)
            add(at, at.pointer, tr("Matches a form that the schema forbids (“not”)."));
    }

    void condition(const Visit &at, JsonValue expected)
    {
        const Outcome outcome = check(expected, at.value, at.pointer);
        mergeMatching(at, outcome);
        const JsonValue then = at.schema.member("then");
        const JsonValue otherwise = at.schema.member("else");
        if (outcome.fit() == Fit::Perhaps)
            at.out.unsure |= then || otherwise; // the unchecked part is already reported
        else if (const JsonValue next = outcome.fit() == Fit::Yes ? then : otherwise)
            checkAlso(at, next);
    }

    /// Validates the parts that no other keyword of this schema evaluated.
    void unevaluated(const Visit &at, JsonValue expected)
    {
        if (!at.out.faults.isEmpty())
            return; // a mismatch evaluates nothing
        spend(at.value.size());
        Outcome found;
        const Visit visit{at.schema, at.value, at.pointer, found};
        qsizetype index = -1;
        for (const JsonValue value : at.value) {
            if (at.out.evaluated.has(++index))
                continue;
            if (at.value.isArray())
                part(visit, expected, value, index);
            else
                otherMember(visit, expected, value, index);
        }
        if (!found.faults.isEmpty() && at.out.evaluated.mayBeIncomplete) {
            at.out.unsure = true;
            if (m_unchecked.isEmpty()) // otherwise the cause is already reported
                unchecked(at.pointer, QLatin1StringView(at.rule->word));
        } else {
            join(at.out, found);
        }
        at.out.evaluated.markAll();
    }

    void skipKeyword(const Visit &at, JsonValue /*asked*/)
    {
        // Content inside a string is only an annotation by the specification.
        if (!at.rule->word.startsWith("content"))
            at.out.setUnsure();
        unchecked(at.pointer, QLatin1StringView(at.rule->word));
    }

    JsonValue m_root;
    SchemaIndex m_index;
    SchemaPatterns m_patterns;
    MemberIndex m_members;
    QHash<JsonValue, QSet<QByteArray>> m_choices; ///< of enum and const, in canonical form
    QStringList m_unchecked;
    QSet<QString> m_uncheckedOnce;
    QList<int> m_scope;              ///< entered resources, outermost first
    QSet<Followed> m_following;      ///< references being followed for a value
    bool m_ignoresReferenceSiblings; ///< keywords next to a `$ref` are ignored
    bool m_tooComplex = false;
    int m_maxSteps;
    int m_steps = 0;
    int m_depth = 0;
};

ArgumentsReport notJson(const Error &fault)
{
    return {{{{}, CheckTr::tr("Not valid JSON: %1").arg(fault.detail)}}, {}, {}};
}

} // namespace

QStringList ArgumentsReport::remarks() const
{
    return textsOf(warnings, faultText) + unchecked;
}

ArgumentsReport checkValue(JsonValue schema, JsonValue value, int steps)
{
    return SchemaCheck(schema, steps).run(value);
}

ArgumentsReport checkValue(const QByteArray &schema, const QByteArray &value)
{
    const auto valueTape = JsonTape::read(value);
    if (!valueTape)
        return notJson(valueTape.error());
    if (schema.isEmpty())
        return {};
    const auto schemaTape = JsonTape::read(schema);
    if (!schemaTape)
        return {{}, {}, {CheckTr::tr("The schema is unreadable, so nothing is checked.")}};
    if (schemaTape->count() > maxNodes || valueTape->count() > maxNodes)
        return {{}, {}, {CheckTr::tr("The schema or the value is too large, so nothing is checked.")}};
    return checkValue(schemaTape->root(), valueTape->root());
}

ArgumentsReport checkArguments(const QByteArray &schema, const QByteArray &arguments)
{
    if (const auto fault = jsonFault(arguments))
        return notJson(*fault);
    if (!jsonMembers(arguments))
        return {{{{}, CheckTr::tr("Arguments must be a JSON object: {…}.")}}, {}, {}};
    return checkValue(schema, arguments);
}

qsizetype matchingPart(JsonValue root, const QList<JsonValue> &parts, JsonValue value)
{
    SchemaCheck check(root);
    for (const auto formats : {SchemaCheck::Formats::Assertions, SchemaCheck::Formats::Annotations}) {
        const auto part =
            std::ranges::find_if(parts, [&](JsonValue schema) { return check.fits(schema, value, formats); });
        if (part != parts.cend())
            return part - parts.cbegin();
    }
    return -1;
}

QString typeWords(const QString &type)
{
    const TypeRow *row = rowOf(type);
    return row ? CheckTr::tr(row->what) : displayText(type);
}

QString shownPath(const QString &pointer)
{
    QString where;
    for (const QString &part : pointerParts(pointer)) {
        bool number = false;
        static_cast<void>(part.toUInt(&number));
        if (number)
            where += u'[' + part + u']';
        else
            where += (where.isEmpty() ? QString() : u"."_s) + part;
    }
    constexpr qsizetype maxLength = 200;
    return displayText(where, LineBreaks::Mark, maxLength);
}

QString faultText(const ArgumentFault &fault)
{
    const QString pointer = shownPath(fault.pointer);
    return pointer.isEmpty() ? fault.what : pointer + u": "_s + fault.what;
}

QString childPointer(const QString &pointer, const QString &name)
{
    QString escaped = name;
    escaped.replace("~"_L1, "~0"_L1).replace("/"_L1, "~1"_L1);
    return pointer + u'/' + escaped;
}

} // namespace rc
