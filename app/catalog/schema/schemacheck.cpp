// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/schemacheck.h"

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

QString shown(const JsonNode &value)
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

std::optional<ExactNumber> numberOf(const JsonNode &schema, QStringView word)
{
    const JsonNode *limit = schema.member(word);
    return limit && limit->kind == JsonKind::Number ? ExactNumber::from(limit->text) : std::nullopt;
}

/// A limit for a count: a whole number, zero or above.
std::optional<qint64> countOf(const JsonNode &schema, QStringView word)
{
    const std::optional<ExactNumber> number = numberOf(schema, word);
    const std::optional<ExactNumber> none = ExactNumber::from(u"0");
    const std::optional<ExactNumber> most = ExactNumber::from(u"9000000000000000000");
    if (!number || !number->isWhole() || *number < *none || *number > *most)
        return std::nullopt;
    const QString text = schema.member(word)->text;
    bool plain = false;
    const qint64 count = text.toLongLong(&plain);
    return plain ? count : qint64(text.toDouble());
}

QString limitText(const JsonNode &schema, QStringView word)
{
    return displayText(schema.member(word)->text, LineBreaks::Mark, shownName);
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

/// A member's name as a value to validate.
JsonNode textNode(const QString &text)
{
    JsonNode node;
    node.kind = JsonKind::Text;
    node.text = text;
    return node;
}

/// The members or elements of a value that a schema has evaluated.
class Evaluated
{
public:
    void mark(qsizetype place, qsizetype count)
    {
        if (m_places.size() < count)
            m_places.resize(count);
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

    /// `root` must outlive this object; its references are those of the whole document.
    explicit SchemaCheck(const JsonNode &root, int steps = maxCheckSteps)
        : m_root(root)
        , m_index(root)
        , m_refersAlone(ignoresBesideReference(schemaDraft(root.textOf(u"$schema")).value_or(SchemaDraft::Draft2020)))
        , m_maxSteps(steps)
    {
    }

    ArgumentsReport run(const JsonNode &value)
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
    bool fits(const JsonNode &part, const JsonNode &value, Formats formats)
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
        const JsonNode &schema;
        const JsonNode &value;
        const QString &place;
        Outcome &out;
    };
    struct CountLimit
    {
        QStringView word;
        const char *broken; ///< the sentence with the count and the limit
    };
    using Followed = QPair<QPair<const JsonNode *, const JsonNode *>, qsizetype>;

    Outcome check(const JsonNode &schema, const JsonNode &value, const QString &place)
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
        spend(schema.members.size());
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
        reference(at, u"$ref");
        if (m_refersAlone && at.schema.member(u"$ref"))
            return;
        reference(at, u"$dynamicRef");
        type(at);
        fixed(at);
        switch (at.value.kind) {
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
    void also(const Visit &at, const JsonNode &schema)
    {
        const Outcome one = check(schema, at.value, at.place);
        join(at.out, one);
        at.out.evaluated.take(one.evaluated);
    }

    /// The part at this path of the value must match.
    void part(const Visit &at, const JsonNode &schema, qsizetype place)
    {
        const bool isList = at.value.isArray();
        join(at.out, check(schema, isList ? at.value.elements.at(place) : at.value.members.at(place).second,
                           placeWithin(at, place)));
        if (m_index.asksForTheRest())
            at.out.evaluated.mark(place, isList ? at.value.elements.size() : at.value.members.size());
    }

    static QString placeWithin(const Visit &at, qsizetype place)
    {
        return placeOf(at.place, at.value.isArray() ? QString::number(place) : at.value.members.at(place).first);
    }

    void reference(const Visit &at, QStringView word)
    {
        const JsonNode *link = at.schema.member(word);
        if (!link || !link->isText())
            return;
        spend(link->text.size());
        SchemaIndex::Target target = m_index.target(link->text, m_scope.last());
        if (!target.schema) {
            at.out.unsure = at.out.evaluated.perhapsMore = true;
            unchecked(at.place, CheckTr::tr("the schema refers to %1, which is missing and not fetched")
                                    .arg(displayText(link->text, LineBreaks::Mark, shownValue)));
            return;
        }
        if (word == u"$dynamicRef") {
            // If it leads to a dynamic anchor, the outermost entered resource with that name counts.
            const QString name = link->text.section(u'#', 1);
            if (target.schema == m_index.dynamicAnchor(target.resource, name)) {
                for (const int resource : std::as_const(m_scope)) {
                    if (const JsonNode *outer = m_index.dynamicAnchor(resource, name)) {
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
        const Followed step{{target.schema, &at.value}, m_scope.size()};
        if (m_following.contains(step)) {
            at.out.unsure = at.out.evaluated.perhapsMore = true;
            return;
        }
        m_following.insert(step);
        if (enters)
            m_scope.append(target.resource);
        also(at, *target.schema);
        if (enters)
            m_scope.removeLast();
        m_following.remove(step);
    }

    void type(const Visit &at)
    {
        const JsonNode *asked = at.schema.member(u"type");
        if (!asked)
            return;
        const QList<JsonNode> alternatives = asked->isArray() ? asked->elements : QList<JsonNode>{*asked};
        constexpr qsizetype costOfType = 8; // there may be thousands
        spend(costOfType * alternatives.size());
        QStringList names;
        for (const JsonNode &one : alternatives) {
            const TypeRow *row = one.isText() ? rowOf(one.text) : nullptr;
            if (!row) {
                at.out.unsure = true;
                unchecked(at.place, CheckTr::tr("the schema names an unknown type"));
                return;
            }
            if (row->kind == at.value.kind && (row->type != "integer"_L1 || isWholeNumber(at.value.text)))
                return;
            names.append(CheckTr::tr(row->what));
        }
        if (names.isEmpty())
            return;
        const QString asks = names.join(CheckTr::tr(" or "));
        if (at.value.kind == JsonKind::Number && asked->isText() && asked->text == "integer"_L1)
            add(at, at.place,
                CheckTr::tr("Must be a whole number, but is %1.")
                    .arg(displayText(at.value.text, LineBreaks::Mark, shownValue)));
        else
            add(at, at.place, CheckTr::tr("Must be %1, but is %2.").arg(asks, kindWords(at.value.kind)));
    }

    const QByteArray &canonical(const JsonNode &literal)
    {
        QByteArray &form = m_canonical[&literal];
        if (form.isEmpty())
            form = canonicalValue(literal);
        return form;
    }

    const QSet<QByteArray> &choices(const JsonNode &list)
    {
        QSet<QByteArray> &forms = m_choices[&list];
        if (forms.isEmpty()) {
            for (const JsonNode &one : list.elements)
                forms.insert(canonicalValue(one));
        }
        return forms;
    }

    void fixed(const Visit &at)
    {
        const JsonNode *only = at.schema.member(u"const");
        const JsonNode *list = at.schema.member(u"enum");
        if (list && !list->isArray())
            list = nullptr;
        if (!only && !list)
            return;
        const QByteArray given = canonicalValue(at.value);
        spend(given.size());
        if (only && canonical(*only) != given) {
            spend(canonical(*only).size()); // cost of the sentence
            add(at, at.place, CheckTr::tr("Must be %1.").arg(shown(*only)));
        }
        if (!list || choices(*list).contains(given))
            return;
        QStringList named;
        constexpr qsizetype namedChoices = 12;
        for (const JsonNode &one : list->elements.mid(0, namedChoices)) {
            spend(canonical(one).size());
            named.append(shown(one));
        }
        if (list->elements.size() > namedChoices)
            named.append(u"…"_s);
        add(at, at.place, CheckTr::tr("Must be one of: %1.").arg(listText(named)));
    }

    void allOf(const Visit &at)
    {
        if (const JsonNode *all = at.schema.member(u"allOf"); all && all->isArray()) {
            for (const JsonNode &branch : all->elements)
                also(at, branch);
        }
    }

    QList<Outcome> branches(const Visit &at, const JsonNode &choice)
    {
        QList<Outcome> tried;
        for (const JsonNode &branch : choice.elements)
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
        const JsonNode *choice = at.schema.member(u"anyOf");
        if (!choice || !choice->isArray() || choice->elements.isEmpty())
            return;
        const QList<Outcome> tried = branches(at, *choice);
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
        const JsonNode *choice = at.schema.member(u"oneOf");
        if (!choice || !choice->isArray() || choice->elements.isEmpty())
            return;
        const QList<Outcome> tried = branches(at, *choice);
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
        const JsonNode *other = at.schema.member(u"not");
        if (!other)
            return;
        const Fit fit = check(*other, at.value, at.place).fit();
        // An unchecked part might have decided between the two.
        at.out.unsure |= fit == Fit::Perhaps;
        if (fit == Fit::Yes)
            add(at, at.place, CheckTr::tr("Matches a form that the schema forbids (“not”)."));
    }

    void condition(const Visit &at)
    {
        const JsonNode *asked = at.schema.member(u"if");
        if (!asked)
            return;
        const QList<Outcome> is{check(*asked, at.value, at.place)};
        takeFitting(at, is);
        const Fit fit = is.first().fit();
        const JsonNode *then = at.schema.member(u"then");
        const JsonNode *otherwise = at.schema.member(u"else");
        if (fit == Fit::Perhaps)
            at.out.unsure |= then || otherwise; // the unchecked part is already reported
        else if (const JsonNode *next = fit == Fit::Yes ? then : otherwise)
            also(at, *next);
    }

    /// Validates the parts not evaluated by any other keyword of this schema.
    void rest(const Visit &at)
    {
        const bool isList = at.value.isArray();
        const QStringView word = isList ? u"unevaluatedItems" : u"unevaluatedProperties";
        const JsonNode *schema = isList || at.value.isObject() ? at.schema.member(word) : nullptr;
        if (!schema || !at.out.faults.isEmpty())
            return; // a mismatch evaluates nothing
        const qsizetype count = isList ? at.value.elements.size() : at.value.members.size();
        spend(count);
        Outcome found;
        for (qsizetype i = 0; i < count; ++i) {
            if (at.out.evaluated.has(i))
                continue;
            const Visit one{at.schema, at.value, at.place, found};
            if (schema->isTruth(false) && !isList)
                add(one, placeWithin(at, i), CheckTr::tr("The schema does not define this name and allows no others."));
            else
                part(one, *schema, i);
        }
        if (!found.faults.isEmpty() && at.out.evaluated.perhapsMore) {
            at.out.unsure = true;
            if (m_unchecked.isEmpty()) // otherwise its cause is already reported
                unchecked(at.place, CheckTr::tr("the “%1” keyword").arg(word.toString()));
        } else {
            join(at.out, found);
        }
        at.out.evaluated.markAll();
    }

    void leaveOut(const Visit &at)
    {
        const auto leave = [&](QStringView word, bool mattersHere) {
            if (!at.schema.member(word))
                return;
            at.out.unsure |= mattersHere;
            at.out.evaluated.perhapsMore |= mattersHere;
            unchecked(at.place, CheckTr::tr("the “%1” keyword").arg(word.toString()));
        };
        leave(u"$recursiveRef", true);
        // Content inside a string is only an annotation by the specification.
        leave(u"contentEncoding", false);
        leave(u"contentSchema", false);
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
        const JsonNode &schema = at.schema;
        const std::optional<ExactNumber> given = ExactNumber::from(at.value.text);
        if (!given) {
            at.out.unsure = true;
            unchecked(at.place, CheckTr::tr("a number too extreme to check"));
            return;
        }
        spend(at.value.text.size());
        struct Bound
        {
            QStringView word;
            QStringView stricter;
            bool isLow;
            const char *broken;
            const char *met;
        };
        constexpr std::array bounds{Bound{u"minimum", u"exclusiveMinimum", true,
                                          QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be at least %1."),
                                          QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be greater than %1.")},
                                    Bound{u"maximum", u"exclusiveMaximum", false,
                                          QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be at most %1."),
                                          QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be less than %1.")}};
        for (const Bound &bound : bounds) {
            const auto isBeyond = [&](const ExactNumber &limit) {
                return bound.isLow ? *given < limit : *given > limit;
            };
            const auto limit = numberOf(schema, bound.word);
            if (limit && isBeyond(*limit))
                add(at, at.place, CheckTr::tr(bound.broken).arg(limitText(schema, bound.word)));
            // In draft 4 this is true, and makes the other limit exclusive.
            const JsonNode *stricter = schema.member(bound.stricter);
            if (limit && stricter && stricter->isTruth(true) && *given == *limit)
                add(at, at.place, CheckTr::tr(bound.met).arg(limitText(schema, bound.word)));
            const auto edge = numberOf(schema, bound.stricter);
            if (edge && (isBeyond(*edge) || *given == *edge))
                add(at, at.place, CheckTr::tr(bound.met).arg(limitText(schema, bound.stricter)));
        }
        if (const auto step = numberOf(schema, u"multipleOf")) {
            const std::optional<bool> fits = given->isMultipleOf(*step);
            if (!fits) {
                at.out.unsure = true;
                unchecked(at.place, CheckTr::tr("the “%1” keyword").arg("multipleOf"_L1));
            } else if (!*fits) {
                add(at, at.place, CheckTr::tr("Must be a multiple of %1.").arg(limitText(schema, u"multipleOf")));
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
        if (at.schema.member(u"minLength") || at.schema.member(u"maxLength")) {
            spend(at.value.text.size());
            count(at, codePoints(at.value.text),
                  {u"minLength",
                   QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too short: %1 characters, at least %2 required.")},
                  {u"maxLength",
                   QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too long: %1 characters, at most %2 allowed.")});
        }
        pattern(at);
        const QString format = at.schema.textOf(u"format");
        if (format.isEmpty())
            return;
        spend(at.value.text.size());
        const std::optional<bool> fits = hasFormat(at.value.text, format);
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

    void pattern(const Visit &at)
    {
        const JsonNode *asked = at.schema.member(u"pattern");
        if (!asked || !asked->isText())
            return;
        const Fit fit = matches(asked->text, at.value.text, at.place);
        at.out.unsure |= fit == Fit::Perhaps;
        if (fit == Fit::No)
            add(at, at.place,
                CheckTr::tr("Must match the pattern “%1”.").arg(displayText(asked->text, LineBreaks::Mark, shownName)));
    }

    void list(const Visit &at)
    {
        count(at, at.value.elements.size(),
              {u"minItems", QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too few elements: %1, at least %2 required.")},
              {u"maxItems", QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too many elements: %1, at most %2 allowed.")});
        unique(at);
        elements(at);
        contains(at);
    }

    void unique(const Visit &at)
    {
        const JsonNode *asked = at.schema.member(u"uniqueItems");
        if (!asked || !asked->isTruth(true))
            return;
        QHash<QByteArray, qsizetype> seen;
        for (qsizetype i = 0; i < at.value.elements.size(); ++i) {
            const QByteArray element = canonicalValue(at.value.elements.at(i));
            spend(element.size());
            if (seen.contains(element)) {
                add(at, placeWithin(at, i),
                    CheckTr::tr("Same as element %1, but elements must be unique.").arg(seen.value(element)));
                break;
            }
            seen.insert(element, i);
        }
    }

    void elements(const Visit &at)
    {
        // The first elements have their own schemas; in older drafts those are in "items".
        const JsonNode *first = at.schema.member(u"prefixItems");
        const JsonNode *others = at.schema.member(u"items");
        if (!first && others && others->isArray()) {
            first = others;
            others = at.schema.member(u"additionalItems");
        }
        for (qsizetype i = 0; i < at.value.elements.size(); ++i) {
            const bool fixedPlace = first && first->isArray() && i < first->elements.size();
            const JsonNode *element = fixedPlace ? &first->elements.at(i) : others;
            if (!element)
                break;
            part(at, *element, i);
        }
    }

    void contains(const Visit &at)
    {
        const JsonNode *wanted = at.schema.member(u"contains");
        if (!wanted)
            return;
        qint64 count = 0;
        qint64 perhaps = 0;
        for (qsizetype i = 0; i < at.value.elements.size(); ++i) {
            const Fit one = check(*wanted, at.value.elements.at(i), placeWithin(at, i)).fit();
            count += one == Fit::Yes ? 1 : 0;
            perhaps += one == Fit::Perhaps ? 1 : 0;
            if (one == Fit::Yes && m_index.asksForTheRest())
                at.out.evaluated.mark(i, at.value.elements.size());
        }
        at.out.evaluated.perhapsMore |= perhaps > 0;
        const qint64 least = countOf(at.schema, u"minContains").value_or(1);
        const std::optional<qint64> most = countOf(at.schema, u"maxContains");
        at.out.unsure |= perhaps > 0 && (count < least || (most && count + perhaps > *most));
        if (count + perhaps < least)
            add(at, at.place, CheckTr::tr("%1 elements match “contains”, but at least %2 must.").arg(count).arg(least));
        if (most && count > *most)
            add(at, at.place, CheckTr::tr("%1 elements match “contains”, but at most %2 may.").arg(count).arg(*most));
    }

    void object(const Visit &at)
    {
        if (const JsonNode *required = at.schema.member(u"required"); required && required->isArray()) {
            spend(required->elements.size());
            for (const JsonNode &name : required->elements) {
                if (name.isText() && !m_members.find(at.value, name.text))
                    add(at, placeOf(at.place, name.text), CheckTr::tr("Required"));
            }
        }
        count(at, at.value.members.size(),
              {u"minProperties", QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too few members: %1, at least %2 required.")},
              {u"maxProperties", QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too many members: %1, at most %2 allowed.")});
        names(at);
        dependents(at);
        members(at);
    }

    void names(const Visit &at)
    {
        const JsonNode *asked = at.schema.member(u"propertyNames");
        if (!asked)
            return;
        for (qsizetype i = 0; i < at.value.members.size(); ++i) {
            const JsonNode name = textNode(at.value.members.at(i).first);
            const Outcome one = check(*asked, name, placeWithin(at, i));
            at.out.warnings += one.warnings.mid(0, maxFaults - at.out.warnings.size());
            at.out.unsure |= one.fit() == Fit::Perhaps;
            if (one.fit() == Fit::No)
                add(at, placeWithin(at, i), CheckTr::tr("The schema does not allow this name here."));
        }
    }

    void dependents(const Visit &at)
    {
        const auto together = [&](const QString &name, const JsonNode &others) {
            for (const JsonNode &other : others.elements) {
                if (other.isText() && !m_members.find(at.value, other.text))
                    add(at, placeOf(at.place, other.text),
                        CheckTr::tr("Required together with “%1”.")
                            .arg(displayText(name, LineBreaks::Mark, shownName)));
            }
        };
        // Before 2019-09 one keyword had both meanings.
        for (const QStringView word : {u"dependentRequired", u"dependentSchemas", u"dependencies"}) {
            const JsonNode *asked = at.schema.member(word);
            if (!asked)
                continue;
            spend(asked->members.size());
            for (const auto &[name, others] : asked->members) {
                if (!m_members.find(at.value, name))
                    continue;
                spend(others.elements.size());
                if (others.isArray())
                    together(name, others);
                else if (word != u"dependentRequired")
                    also(at, others);
            }
        }
    }

    void members(const Visit &at)
    {
        const QList<QPair<QString, JsonNode>> &given = at.value.members;
        QBitArray known(given.size());
        if (const JsonNode *properties = at.schema.member(u"properties")) {
            spend(properties->members.size());
            for (const auto &[name, schema] : properties->members) {
                if (const qsizetype place = m_members.place(at.value, name); place >= 0) {
                    known.setBit(place);
                    part(at, schema, place);
                }
            }
        }
        QBitArray perhaps(given.size());
        if (const JsonNode *patterns = at.schema.member(u"patternProperties")) {
            for (const auto &[pattern, schema] : patterns->members) {
                for (qsizetype i = 0; i < given.size(); ++i) {
                    if (m_steps > m_maxSteps) { // an untried branch may allow the property
                        m_tooComplex = true;
                        at.out.unsure = at.out.evaluated.perhapsMore = true;
                        perhaps.fill(true);
                        break;
                    }
                    const Fit fit = matches(pattern, given.at(i).first, at.place);
                    if (fit == Fit::Yes) {
                        known.setBit(i);
                        part(at, schema, i);
                    } else if (fit == Fit::Perhaps) {
                        perhaps.setBit(i);
                        at.out.unsure = at.out.evaluated.perhapsMore = true;
                    }
                }
            }
        }
        const JsonNode *others = at.schema.member(u"additionalProperties");
        if (!others)
            return;
        spend(given.size());
        for (qsizetype i = 0; i < given.size(); ++i) {
            if (known.at(i) || perhaps.at(i))
                continue;
            if (others->isTruth(false))
                add(at, placeWithin(at, i), CheckTr::tr("The schema does not define this name and allows no others."));
            else
                part(at, *others, i);
        }
    }

    const JsonNode &m_root;
    SchemaIndex m_index;
    SchemaPatterns m_patterns;
    MemberIndex m_members;
    QHash<const JsonNode *, QByteArray> m_canonical; ///< of literals in the schema
    QHash<const JsonNode *, QSet<QByteArray>> m_choices;
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

ArgumentsReport checkNode(const JsonNode &schema, const JsonNode &value, int steps)
{
    return SchemaCheck(schema, steps).run(value);
}

qsizetype matchingPart(const JsonNode &root, const QList<const JsonNode *> &parts, const JsonNode &value)
{
    SchemaCheck check(root);
    for (const auto formats : {SchemaCheck::Formats::Demands, SchemaCheck::Formats::Remarks}) {
        const auto part =
            std::ranges::find_if(parts, [&](const JsonNode *one) { return check.fits(*one, value, formats); });
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
