// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemacheck.h"

#include "catalog/json/canonicaljson.h"
#include "catalog/schema/metaschema.h"
#include "catalog/schema/schemaindex.h"
#include "catalog/schema/schemapatterns.h"
#include "core/json/exactnumber.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QBitArray>
#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxCheckDepth = 200;
constexpr qsizetype maxFaults = 100;
constexpr qsizetype maxUnchecked = 20;
constexpr qsizetype shownValue = 120;
constexpr qsizetype shownName = 120;

struct CheckTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ArgumentsCheck)
};

QString shown(JsonValue value)
{
    return displayBytes(compactJson(value), LineBreaks::Mark, shownValue);
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

std::optional<ExactNumber> numberOf(JsonValue schema, QByteArrayView word)
{
    const std::optional<QString> limit = schema.member(word).number();
    return limit ? ExactNumber::from(*limit) : std::nullopt;
}

/// A limit for a count: a whole number, zero or above.
std::optional<qint64> countOf(JsonValue schema, QByteArrayView word)
{
    const std::optional<ExactNumber> number = numberOf(schema, word);
    const std::optional<ExactNumber> none = ExactNumber::from(u"0");
    const std::optional<ExactNumber> most = ExactNumber::from(u"9000000000000000000");
    if (!number || !number->isWhole() || *number < *none || *number > *most)
        return std::nullopt;
    const QString text = *schema.member(word).number();
    bool plain = false;
    const qint64 count = text.toLongLong(&plain);
    return plain ? count : qint64(text.toDouble());
}

QString limitText(JsonValue schema, QByteArrayView word)
{
    return displayText(*schema.member(word).number(), LineBreaks::Mark, shownName);
}

bool isWholeNumber(const QString &number)
{
    const std::optional<ExactNumber> exact = ExactNumber::from(number);
    return exact && exact->isWhole();
}

qsizetype codePoints(const QString &text)
{
    return text.size() - std::ranges::count_if(text, [](QChar c) { return c.isLowSurrogate(); });
}

/// The members or elements of a value that a schema has evaluated.
class Evaluated
{
public:
    void mark(qsizetype place)
    {
        if (m_places.size() <= place)
            m_places.resize(2 * place + 1);
        m_places.setBit(place);
    }

    void markAll() { m_all = true; }

    void take(const Evaluated &other)
    {
        m_all |= other.m_all;
        perhapsMore |= other.perhapsMore;
        if (!other.m_places.isEmpty())
            m_places |= other.m_places;
    }

    [[nodiscard]] bool has(qsizetype place) const { return m_all || (place < m_places.size() && m_places.at(place)); }

    bool perhapsMore = false; ///< an unchecked part might have evaluated more

private:
    bool m_all = false;
    QBitArray m_places;
};

template<typename Outcomes, typename Fit>
qsizetype howMany(const Outcomes &tried, Fit fit)
{
    return std::ranges::count_if(tried, [fit](const auto &one) { return one.fit() == fit; });
}

/// Walks through schema and value and applies the keywords. Each schema reports its faults, whether anything was
/// unchecked, and the parts of the value it evaluated.
class SchemaCheck
{
public:
    /// The weight of a format, which is only an annotation by the specification.
    enum class Formats {
        Remarks,
        Demands
    };

    /// The document of `root` must outlive this object; its references are those of the whole document.
    explicit SchemaCheck(JsonValue root, int steps = maxCheckSteps)
        : m_root(root)
        , m_index(root)
        , m_refersAlone(ignoresBesideReference(schemaDraft(root.textOf("$schema")).value_or(SchemaDraft::Draft2020)))
        , m_maxSteps(steps)
    {
    }

    ArgumentsReport run(JsonValue value)
    {
        m_members.clear();
        m_scope = {0};
        const Outcome out = check(m_root, value, {});
        ArgumentsReport report{out.faults, out.warnings, {}};
        const auto said = [](const QString &text) { return displayText(text, LineBreaks::Mark, shownName); };
        for (const QString &dialect : m_index.otherDialects()) {
            const std::optional<SchemaDraft> draft = schemaDraft(dialect);
            if (draft != SchemaDraft::Draft7) // follow only this draft
                report.unchecked.append(CheckTr::tr("The schema names another dialect, “%1”. It is checked "
                                                    "as JSON Schema 2020-12.")
                                            .arg(draft ? draftName(*draft) : said(dialect)));
        }
        for (const QString &vocabulary : m_index.unknownVocabularies())
            unchecked({}, CheckTr::tr("the vocabulary “%1”").arg(said(vocabulary)));
        report.unchecked += m_unchecked;
        if (m_tooComplex)
            report.unchecked.append(CheckTr::tr("The schema is too complex to check completely."));
        return report;
    }

    /// Whether `value` matches a part of the document.
    bool fits(JsonValue part, JsonValue value, Formats formats)
    {
        m_members.clear();
        m_scope = {0};
        const Outcome out = check(part, value, {});
        return out.faults.isEmpty() && (formats == Formats::Remarks || out.warnings.isEmpty());
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
    };
    /// A schema and the value to validate.
    struct Visit
    {
        JsonValue schema;
        JsonValue value;
        const QString &place;
        Outcome &out;
    };
    struct CountLimit
    {
        QByteArrayView word;
        const char *broken; ///< the sentence with the count and the limit
    };
    using Followed = QPair<QPair<JsonValue, JsonValue>, qsizetype>;

    Outcome check(JsonValue schema, JsonValue value, const QString &place)
    {
        Outcome out;
        const Visit at{schema, value, place, out};
        if (schema.isTruth(false))
            add(at, place, CheckTr::tr("The schema allows no value here."));
        if (!schema.isObject())
            return out; // `true` and invalid schemas allow anything
        if (m_steps > m_maxSteps || m_depth >= maxCheckDepth) {
            m_tooComplex = true;
            out.unsure = out.evaluated.perhapsMore = true;
            return out;
        }
        spend(schema.size());
        ++m_depth;
        const int resource = m_index.resourceAt(schema, m_scope.last());
        const bool enters = resource != m_scope.last();
        if (enters)
            m_scope.append(resource);
        keywords(at);
        if (enters)
            m_scope.removeLast();
        --m_depth;
        return out;
    }

    void keywords(const Visit &at)
    {
        reference(at, "$ref");
        if (m_refersAlone && at.schema.member("$ref"))
            return;
        reference(at, "$dynamicRef");
        type(at);
        fixed(at);
        switch (at.value.kind()) {
        case JsonKind::Number:
            number(at);
            break;
        case JsonKind::Text:
            text(at);
            break;
        case JsonKind::Array:
            list(at);
            break;
        case JsonKind::Object:
            object(at);
            break;
        default:
            break;
        }
        allOf(at);
        anyOf(at);
        oneOf(at);
        denied(at);
        condition(at);
        leaveOut(at);
        rest(at); // depends on the parts that the others evaluated
    }

    /// Long texts cost more.
    void spend(qsizetype length)
    {
        constexpr qsizetype perStep = 16;
        m_steps += int(std::min<qsizetype>(1 + length / perStep, m_maxSteps));
        m_steps = std::min(m_steps, m_maxSteps + 1);
    }

    /// Merges two outcomes for the same value.
    void join(Outcome &out, const Outcome &one) const
    {
        out.faults += one.faults.mid(0, maxFaults - out.faults.size());
        out.warnings += one.warnings.mid(0, maxFaults - out.warnings.size());
        out.unsure |= one.unsure;
    }

    /// The value must match this schema as well.
    void also(const Visit &at, JsonValue schema)
    {
        const Outcome one = check(schema, at.value, at.place);
        join(at.out, one);
        at.out.evaluated.take(one.evaluated);
    }

    /// The part at this path of the value must match.
    void part(const Visit &at, JsonValue schema, JsonValue value, qsizetype place)
    {
        join(at.out, check(schema, value, placeWithin(at, value, place)));
        if (m_index.asksForTheRest())
            at.out.evaluated.mark(place);
    }

    static QString placeWithin(const Visit &at, JsonValue value, qsizetype place)
    {
        return placeOf(at.place, at.value.isArray() ? QString::number(place) : value.key());
    }

    void reference(const Visit &at, QByteArrayView word)
    {
        const std::optional<QString> link = at.schema.member(word).text();
        if (!link)
            return;
        spend(link->size());
        SchemaIndex::Target target = m_index.target(*link, m_scope.last());
        if (!target.schema) {
            at.out.unsure = at.out.evaluated.perhapsMore = true;
            unchecked(at.place, CheckTr::tr("the schema refers to %1, which is missing and not fetched")
                                    .arg(displayText(*link, LineBreaks::Mark, shownValue)));
            return;
        }
        if (word == "$dynamicRef") {
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
        follow(at, target);
    }

    void follow(const Visit &at, const SchemaIndex::Target &target)
    {
        const bool enters = target.resource != m_scope.last();
        // A reference that returns to itself for the same value adds nothing.
        const Followed step{{target.schema, at.value}, m_scope.size()};
        if (m_following.contains(step)) {
            at.out.unsure = at.out.evaluated.perhapsMore = true;
            return;
        }
        m_following.insert(step);
        if (enters)
            m_scope.append(target.resource);
        also(at, target.schema);
        if (enters)
            m_scope.removeLast();
        m_following.remove(step);
    }

    void type(const Visit &at)
    {
        const JsonValue asked = at.schema.member("type");
        if (!asked)
            return;
        const QList<JsonValue> alternatives = asked.isArray() ? asked.elements() : QList<JsonValue>{asked};
        constexpr qsizetype costOfType = 8; // there may be thousands
        spend(costOfType * alternatives.size());
        QStringList names;
        for (const JsonValue one : alternatives) {
            const TypeRow *row = one.isText() ? rowOf(*one.text()) : nullptr;
            if (!row) {
                at.out.unsure = true;
                unchecked(at.place, CheckTr::tr("the schema names an unknown type"));
                return;
            }
            if (row->kind == at.value.kind() && (row->type != "integer"_L1 || isWholeNumber(*at.value.number())))
                return;
            names.append(CheckTr::tr(row->what));
        }
        if (names.isEmpty())
            return;
        const QString asks = names.join(CheckTr::tr(" or "));
        if (const auto given = at.value.number(); given && asked.text() == "integer"_L1)
            add(at, at.place,
                CheckTr::tr("Must be a whole number, but is %1.")
                    .arg(displayText(*given, LineBreaks::Mark, shownValue)));
        else
            add(at, at.place, CheckTr::tr("Must be %1, but is %2.").arg(asks, kindWords(at.value.kind())));
    }

    const QByteArray &canonical(JsonValue literal)
    {
        QByteArray &form = m_canonical[literal];
        if (form.isEmpty())
            form = canonicalValue(literal);
        return form;
    }

    const QSet<QByteArray> &choices(JsonValue list)
    {
        QSet<QByteArray> &forms = m_choices[list];
        if (forms.isEmpty()) {
            for (const JsonValue one : list.elements())
                forms.insert(canonicalValue(one));
        }
        return forms;
    }

    void fixed(const Visit &at)
    {
        const JsonValue only = at.schema.member("const");
        const JsonValue list = at.schema.member("enum");
        if (!only && !list.isArray())
            return;
        const QByteArray given = canonicalValue(at.value);
        spend(given.size());
        if (only && canonical(only) != given) {
            spend(canonical(only).size()); // cost of the sentence
            add(at, at.place, CheckTr::tr("Must be %1.").arg(shown(only)));
        }
        if (!list.isArray() || choices(list).contains(given))
            return;
        QStringList named;
        constexpr qsizetype namedChoices = 12;
        const QList<JsonValue> values = list.elements();
        for (const JsonValue one : values.first(std::min(values.size(), namedChoices))) {
            spend(canonical(one).size());
            named.append(shown(one));
        }
        if (values.size() > namedChoices)
            named.append(u"…"_s);
        add(at, at.place, CheckTr::tr("Must be one of: %1.").arg(listText(named)));
    }

    void allOf(const Visit &at)
    {
        for (const JsonValue branch : at.schema.member("allOf").elements())
            also(at, branch);
    }

    QList<Outcome> branches(const Visit &at, JsonValue choice)
    {
        QList<Outcome> tried;
        for (const JsonValue branch : choice.elements())
            tried.append(check(branch, at.value, at.place));
        return tried;
    }

    void noneOf(const Visit &at, const QList<Outcome> &tried) const
    {
        // A deeper fault means that more of the value matched.
        const auto depth = [](const Outcome &one) { return one.faults.first().place.count(u'/'); };
        const Outcome &nearest =
            *std::ranges::max_element(tried, [&](const Outcome &a, const Outcome &b) { return depth(a) < depth(b); });
        if (tried.size() == 1) {
            join(at.out, nearest);
            return;
        }
        add(at, at.place,
            CheckTr::tr("Matches none of the %1 allowed forms. The closest: %2")
                .arg(tried.size())
                .arg(shownFault(nearest.faults.first())));
    }

    void takeFitting(const Visit &at, const QList<Outcome> &tried) const
    {
        for (const Outcome &one : tried) {
            if (one.fit() == Fit::Yes) {
                at.out.evaluated.take(one.evaluated);
                at.out.warnings += one.warnings;
            }
            at.out.evaluated.perhapsMore |= one.fit() == Fit::Perhaps;
        }
    }

    void anyOf(const Visit &at)
    {
        const JsonValue choice = at.schema.member("anyOf");
        if (!choice.isArray() || choice.size() == 0)
            return;
        const QList<Outcome> tried = branches(at, choice);
        takeFitting(at, tried);
        if (howMany(tried, Fit::Yes) > 0)
            return;
        if (howMany(tried, Fit::Perhaps) > 0)
            at.out.unsure = true;
        else
            noneOf(at, tried);
    }

    void oneOf(const Visit &at)
    {
        const JsonValue choice = at.schema.member("oneOf");
        if (!choice.isArray() || choice.size() == 0)
            return;
        const QList<Outcome> tried = branches(at, choice);
        takeFitting(at, tried);
        const qsizetype fitting = howMany(tried, Fit::Yes);
        const qsizetype perhaps = howMany(tried, Fit::Perhaps);
        if (fitting > 1)
            add(at, at.place, CheckTr::tr("Matches %1 of the allowed forms, but must match exactly one.").arg(fitting));
        else if (perhaps > 0)
            at.out.unsure = true;
        else if (fitting == 0)
            noneOf(at, tried);
    }

    void denied(const Visit &at)
    {
        const JsonValue other = at.schema.member("not");
        if (!other)
            return;
        const Fit fit = check(other, at.value, at.place).fit();
        // An unchecked part might have decided between the two.
        at.out.unsure |= fit == Fit::Perhaps;
        if (fit == Fit::Yes)
            add(at, at.place, CheckTr::tr("Matches a form that the schema forbids (“not”)."));
    }

    void condition(const Visit &at)
    {
        const JsonValue asked = at.schema.member("if");
        if (!asked)
            return;
        const QList<Outcome> is{check(asked, at.value, at.place)};
        takeFitting(at, is);
        const Fit fit = is.first().fit();
        const JsonValue then = at.schema.member("then");
        const JsonValue otherwise = at.schema.member("else");
        if (fit == Fit::Perhaps)
            at.out.unsure |= then || otherwise; // the unchecked part is already reported
        else if (const JsonValue next = fit == Fit::Yes ? then : otherwise)
            also(at, next);
    }

    /// Validates the parts not evaluated by any other keyword of this schema.
    void rest(const Visit &at)
    {
        const bool isList = at.value.isArray();
        const char *word = isList ? "unevaluatedItems" : "unevaluatedProperties";
        const JsonValue schema = isList || at.value.isObject() ? at.schema.member(word) : JsonValue();
        if (!schema || !at.out.faults.isEmpty())
            return; // a mismatch evaluates nothing
        spend(at.value.size());
        Outcome found;
        qsizetype place = -1;
        for (const JsonValue value : at.value) {
            if (at.out.evaluated.has(++place))
                continue;
            const Visit one{at.schema, at.value, at.place, found};
            if (schema.isTruth(false) && !isList)
                add(one, placeWithin(at, value, place),
                    CheckTr::tr("The schema does not define this name and allows no others."));
            else
                part(one, schema, value, place);
        }
        if (!found.faults.isEmpty() && at.out.evaluated.perhapsMore) {
            at.out.unsure = true;
            if (m_unchecked.isEmpty()) // otherwise its cause is already reported
                unchecked(at.place, CheckTr::tr("the “%1” keyword").arg(QLatin1StringView(word)));
        } else {
            join(at.out, found);
        }
        at.out.evaluated.markAll();
    }

    void leaveOut(const Visit &at)
    {
        const auto leave = [&](const char *word, bool mattersHere) {
            if (!at.schema.member(word))
                return;
            at.out.unsure |= mattersHere;
            at.out.evaluated.perhapsMore |= mattersHere;
            unchecked(at.place, CheckTr::tr("the “%1” keyword").arg(QLatin1StringView(word)));
        };
        leave("$recursiveRef", true);
        // Content inside a string is only an annotation by the specification.
        leave("contentEncoding", false);
        leave("contentSchema", false);
    }

    void unchecked(const QString &place, const QString &what)
    {
        const QString where = shownPlace(place);
        const QString line = where.isEmpty() ? CheckTr::tr("Not checked: %1.").arg(what)
                                             : CheckTr::tr("Not checked for “%1”: %2.").arg(where, what);
        if (m_uncheckedOnce.contains(line) || m_unchecked.size() >= maxUnchecked)
            return;
        m_uncheckedOnce.insert(line);
        m_unchecked.append(line);
    }

    void add(const Visit &at, const QString &place, const QString &what) const
    {
        if (at.out.faults.size() < maxFaults)
            at.out.faults.append({place, what});
    }

    void number(const Visit &at)
    {
        const JsonValue schema = at.schema;
        const std::optional<ExactNumber> given = ExactNumber::from(*at.value.number());
        if (!given) {
            at.out.unsure = true;
            unchecked(at.place, CheckTr::tr("a number too extreme to check"));
            return;
        }
        spend(at.value.raw().size());
        struct Bound
        {
            QByteArrayView word;
            QByteArrayView stricter;
            bool isLow;
            const char *broken;
            const char *met;
        };
        constexpr std::array bounds{
            Bound{"minimum", "exclusiveMinimum", true, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be at least %1."),
                  QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be greater than %1.")},
            Bound{"maximum", "exclusiveMaximum", false, QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be at most %1."),
                  QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be less than %1.")}};
        for (const Bound &bound : bounds) {
            const auto isBeyond = [&](const ExactNumber &limit) {
                return bound.isLow ? *given < limit : *given > limit;
            };
            const auto limit = numberOf(schema, bound.word);
            if (limit && isBeyond(*limit))
                add(at, at.place, CheckTr::tr(bound.broken).arg(limitText(schema, bound.word)));
            // In draft 4 this is true, and makes the other limit exclusive.
            const JsonValue stricter = schema.member(bound.stricter);
            if (limit && stricter.isTruth(true) && *given == *limit)
                add(at, at.place, CheckTr::tr(bound.met).arg(limitText(schema, bound.word)));
            const auto edge = numberOf(schema, bound.stricter);
            if (edge && (isBeyond(*edge) || *given == *edge))
                add(at, at.place, CheckTr::tr(bound.met).arg(limitText(schema, bound.stricter)));
        }
        if (const auto step = numberOf(schema, "multipleOf")) {
            const std::optional<bool> fits = given->isMultipleOf(*step);
            if (!fits) {
                at.out.unsure = true;
                unchecked(at.place, CheckTr::tr("the “%1” keyword").arg("multipleOf"_L1));
            } else if (!*fits) {
                add(at, at.place, CheckTr::tr("Must be a multiple of %1.").arg(limitText(schema, "multipleOf")));
            }
        }
    }

    void count(const Visit &at, qsizetype there, const CountLimit &low, const CountLimit &high) const
    {
        if (const auto least = countOf(at.schema, low.word); least && there < *least)
            add(at, at.place,
                at.value.isText() && there == 0 && *least == 1 ? CheckTr::tr("Must not be empty.")
                                                               : CheckTr::tr(low.broken).arg(there).arg(*least));
        if (const auto most = countOf(at.schema, high.word); most && there > *most)
            add(at, at.place, CheckTr::tr(high.broken).arg(there).arg(*most));
    }

    void text(const Visit &at)
    {
        const QString text = *at.value.text();
        if (at.schema.member("minLength") || at.schema.member("maxLength")) {
            spend(text.size());
            count(
                at, codePoints(text),
                {"minLength",
                 QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too short: %1 characters, at least %2 required.")},
                {"maxLength", QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too long: %1 characters, at most %2 allowed.")});
        }
        pattern(at, text);
        const QString format = at.schema.textOf("format");
        if (format.isEmpty())
            return;
        spend(text.size());
        const std::optional<bool> fits = hasFormat(text, format);
        if (!fits)
            unchecked(at.place, CheckTr::tr("the format “%1”").arg(displayText(format, LineBreaks::Mark, shownName)));
        else if (!*fits && at.out.warnings.size() < maxFaults)
            at.out.warnings.append({at.place, CheckTr::tr("Does not match the format “%1”.").arg(format)});
    }

    Fit matches(const QString &pattern, const QString &text, const QString &place)
    {
        spend(pattern.size() + text.size());
        switch (m_patterns.find(pattern, text)) {
        case SchemaPatterns::Found::Yes:
            return Fit::Yes;
        case SchemaPatterns::Found::No:
            return Fit::No;
        case SchemaPatterns::Found::Unreadable:
            unchecked(place, CheckTr::tr("the pattern “%1”, which cannot be read")
                                 .arg(displayText(pattern, LineBreaks::Mark, shownName)));
            break;
        case SchemaPatterns::Found::TooCostly:
            unchecked(place, CheckTr::tr("the pattern “%1”, which takes too long")
                                 .arg(displayText(pattern, LineBreaks::Mark, shownName)));
            break;
        }
        return Fit::Perhaps;
    }

    void pattern(const Visit &at, const QString &text)
    {
        const std::optional<QString> asked = at.schema.member("pattern").text();
        if (!asked)
            return;
        const Fit fit = matches(*asked, text, at.place);
        at.out.unsure |= fit == Fit::Perhaps;
        if (fit == Fit::No)
            add(at, at.place,
                CheckTr::tr("Must match the pattern “%1”.").arg(displayText(*asked, LineBreaks::Mark, shownName)));
    }

    void list(const Visit &at)
    {
        count(at, at.value.size(),
              {"minItems", QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too few elements: %1, at least %2 required.")},
              {"maxItems", QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too many elements: %1, at most %2 allowed.")});
        unique(at);
        elements(at);
        contains(at);
    }

    void unique(const Visit &at)
    {
        if (!at.schema.member("uniqueItems").isTruth(true))
            return;
        QHash<QByteArray, qsizetype> seen;
        for (const JsonValue value : at.value) {
            const QByteArray element = canonicalValue(value);
            spend(element.size());
            if (seen.contains(element)) {
                add(at, placeWithin(at, value, seen.size()),
                    CheckTr::tr("Same as element %1, but elements must be unique.").arg(seen.value(element)));
                break;
            }
            seen.insert(element, seen.size());
        }
    }

    void elements(const Visit &at)
    {
        // The first elements have their own schemas; in older drafts those are in "items".
        JsonValue first = at.schema.member("prefixItems");
        JsonValue others = at.schema.member("items");
        if (!first && others.isArray()) {
            first = others;
            others = at.schema.member("additionalItems");
        }
        const QList<JsonValue> schemas = first.elements();
        qsizetype place = 0;
        for (const JsonValue value : at.value) {
            const JsonValue schema = schemas.value(place, others);
            if (!schema)
                break;
            part(at, schema, value, place++);
        }
    }

    void contains(const Visit &at)
    {
        const JsonValue wanted = at.schema.member("contains");
        if (!wanted)
            return;
        qint64 count = 0;
        qint64 perhaps = 0;
        qsizetype place = -1;
        for (const JsonValue value : at.value) {
            const Fit one = check(wanted, value, placeWithin(at, value, ++place)).fit();
            count += one == Fit::Yes ? 1 : 0;
            perhaps += one == Fit::Perhaps ? 1 : 0;
            if (one == Fit::Yes && m_index.asksForTheRest())
                at.out.evaluated.mark(place);
        }
        at.out.evaluated.perhapsMore |= perhaps > 0;
        const qint64 least = countOf(at.schema, "minContains").value_or(1);
        const std::optional<qint64> most = countOf(at.schema, "maxContains");
        at.out.unsure |= perhaps > 0 && (count < least || (most && count + perhaps > *most));
        if (count + perhaps < least)
            add(at, at.place, CheckTr::tr("%1 elements match “contains”, but at least %2 must.").arg(count).arg(least));
        if (most && count > *most)
            add(at, at.place, CheckTr::tr("%1 elements match “contains”, but at most %2 may.").arg(count).arg(*most));
    }

    void object(const Visit &at)
    {
        if (const JsonValue required = at.schema.member("required"); required.isArray()) {
            spend(required.size());
            for (const JsonValue one : required) {
                if (const auto name = one.text(); name && !m_members.find(at.value, name->toUtf8()).value)
                    add(at, placeOf(at.place, *name), CheckTr::tr("Required"));
            }
        }
        count(at, at.value.size(),
              {"minProperties", QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too few members: %1, at least %2 required.")},
              {"maxProperties", QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too many members: %1, at most %2 allowed.")});
        names(at);
        dependents(at);
        members(at);
    }

    void names(const Visit &at)
    {
        const JsonValue asked = at.schema.member("propertyNames");
        if (!asked)
            return;
        for (const JsonValue member : at.value) {
            const auto name = JsonTape::read(member.rawKey().toByteArray());
            const QString place = placeOf(at.place, member.key());
            const Outcome one = check(asked, name->root(), place);
            at.out.warnings += one.warnings.mid(0, maxFaults - at.out.warnings.size());
            at.out.unsure |= one.fit() == Fit::Perhaps;
            if (one.fit() == Fit::No)
                add(at, place, CheckTr::tr("The schema does not allow this name here."));
        }
    }

    void dependents(const Visit &at)
    {
        const auto together = [&](const QString &name, JsonValue others) {
            for (const JsonValue one : others) {
                if (const auto other = one.text(); other && !m_members.find(at.value, other->toUtf8()).value)
                    add(at, placeOf(at.place, *other),
                        CheckTr::tr("Required together with “%1”.")
                            .arg(displayText(name, LineBreaks::Mark, shownName)));
            }
        };
        // Before 2019-09 one keyword had both meanings.
        for (const QByteArrayView word : {"dependentRequired", "dependentSchemas", "dependencies"}) {
            const JsonValue asked = at.schema.member(word);
            if (!asked)
                continue;
            const QList<JsonValue> dependencies = asked.members();
            spend(dependencies.size());
            for (const JsonValue others : dependencies) {
                if (!m_members.find(at.value, others.keyUtf8()).value)
                    continue;
                spend(others.elements().size());
                if (others.isArray())
                    together(others.key(), others);
                else if (word != "dependentRequired")
                    also(at, others);
            }
        }
    }

    void members(const Visit &at)
    {
        const QList<JsonValue> given = at.value.members();
        QBitArray known(given.size());
        if (const JsonValue properties = at.schema.member("properties")) {
            const QList<JsonValue> schemas = properties.members();
            spend(schemas.size());
            for (const JsonValue schema : schemas) {
                if (const auto [place, value] = m_members.find(at.value, schema.keyUtf8()); value) {
                    known.setBit(place);
                    part(at, schema, value, place);
                }
            }
        }
        QBitArray perhaps(given.size());
        for (const JsonValue schema : at.schema.member("patternProperties").members()) {
            const QString pattern = schema.key();
            for (qsizetype i = 0; i < given.size(); ++i) {
                if (m_steps > m_maxSteps) { // an untried branch may allow the property
                    m_tooComplex = true;
                    at.out.unsure = at.out.evaluated.perhapsMore = true;
                    perhaps.fill(true);
                    break;
                }
                const Fit fit = matches(pattern, given.at(i).key(), at.place);
                if (fit == Fit::Yes) {
                    known.setBit(i);
                    part(at, schema, given.at(i), i);
                } else if (fit == Fit::Perhaps) {
                    perhaps.setBit(i);
                    at.out.unsure = at.out.evaluated.perhapsMore = true;
                }
            }
        }
        const JsonValue others = at.schema.member("additionalProperties");
        if (!others)
            return;
        spend(given.size());
        for (qsizetype i = 0; i < given.size(); ++i) {
            if (known.at(i) || perhaps.at(i))
                continue;
            if (others.isTruth(false))
                add(at, placeWithin(at, given.at(i), i),
                    CheckTr::tr("The schema does not define this name and allows no others."));
            else
                part(at, others, given.at(i), i);
        }
    }

    JsonValue m_root;
    SchemaIndex m_index;
    SchemaPatterns m_patterns;
    MemberIndex m_members;
    QHash<JsonValue, QByteArray> m_canonical; ///< of literals in the schema
    QHash<JsonValue, QSet<QByteArray>> m_choices;
    QStringList m_unchecked;
    QSet<QString> m_uncheckedOnce;
    QList<int> m_scope;         ///< entered resources, outermost first
    QSet<Followed> m_following; ///< references being followed for a value
    bool m_refersAlone;         ///< keywords next to a `$ref` are ignored
    bool m_tooComplex = false;
    int m_maxSteps;
    int m_steps = 0;
    int m_depth = 0;
};

} // namespace

ArgumentsReport checkValue(JsonValue schema, JsonValue value, int steps)
{
    return SchemaCheck(schema, steps).run(value);
}

qsizetype matchingPart(JsonValue root, const QList<JsonValue> &parts, JsonValue value)
{
    SchemaCheck check(root);
    for (const auto formats : {SchemaCheck::Formats::Demands, SchemaCheck::Formats::Remarks}) {
        const auto part = std::ranges::find_if(parts, [&](JsonValue one) { return check.fits(one, value, formats); });
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

} // namespace rc
