// SPDX-License-Identifier: GPL-3.0-or-later
// The walk through schema and value, and what a schema asks of each kind of value. A pattern is never run: it may take
// for ever.
#include "catalog/schema/schemacheck.h"

#include "catalog/json/compactjson.h"
#include "core/json/exactnumber.h"
#include "core/words/displaytext.h"
#include "core/words/translationcontext.h"

#include <QCoreApplication>
#include <QDate>
#include <QHash>
#include <QTime>
#include <QUuid>

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

constexpr TranslationContext checkWords{"rc::ArgumentsCheck"};

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

QString kindWords(JsonKind kind)
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
        report.unchecked.append(
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "The schema is too complex to check completely.")));
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
        add(faults, place, checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "The schema allows no value here.")));
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
    case JsonKind::Number:
        number(schema, value, place, faults);
        break;
    case JsonKind::Text:
        text(schema, value, place, faults);
        break;
    case JsonKind::Array:
        list(schema, value, place, faults);
        break;
    case JsonKind::Object:
        object(schema, value, place, faults);
        break;
    default:
        break;
    }
    branches(schema, value, place, faults);
    condition(schema, value, place, faults);
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
                                                      "the schema refers to %1, which is missing and not fetched"))
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
            unchecked(place, checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "the schema names an unknown type")));
            return;
        }
        if (row->kind == value.kind && (row->type != "integer"_L1 || isWholeNumber(value.text)))
            return;
        names.append(checkWords(row->what));
    }
    if (names.isEmpty())
        return;
    const QString asks = names.join(checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", " or ")));
    if (value.kind == JsonKind::Number && asked->isText() && asked->text == "integer"_L1)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be a whole number, but is %1."))
                .arg(displayText(value.text, LineBreaks::Mark, shownValue)));
    else
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be %1, but is %2."))
                .arg(asks, kindWords(value.kind)));
}

void SchemaCheck::fixed(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    if (const JsonNode *only = schema.member(u"const"); only && canonicalJson(*only) != canonicalJson(value))
        add(faults, place, checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be %1.")).arg(shown(*only)));
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
        checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be one of: %1.")).arg(named.join(u", "_s)));
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
                checkWords(
                    QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Matches none of the %1 allowed forms. The closest: %2"))
                    .arg(choice->elements.size())
                    .arg(shownFault(nearest.first())));
        else if (fitting > 1 && word == u"oneOf")
            add(faults, place,
                checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck",
                                             "Matches %1 of the allowed forms, but must match exactly one."))
                    .arg(fitting));
    }
    if (const JsonNode *other = schema.member(u"not")) {
        Faults found;
        const int before = m_left;
        check(*other, value, place, found);
        // What was left out of the check might have told the two apart.
        if (found.isEmpty() && m_left == before)
            add(faults, place,
                checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Matches a form that the schema forbids (“not”).")));
    }
}

/// Whether the value fits; nothing where that hangs on something that is not checked.
std::optional<bool> SchemaCheck::holds(const JsonNode &schema, const JsonNode &value, const QString &place)
{
    Faults found;
    const int before = m_left;
    check(schema, value, place, found);
    if (!found.isEmpty())
        return false;
    return m_left == before && m_steps <= maxSteps ? std::optional(true) : std::nullopt;
}

void SchemaCheck::condition(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    const JsonNode *asked = schema.member(u"if");
    if (!asked || (!schema.member(u"then") && !schema.member(u"else")))
        return;
    const std::optional<bool> is = holds(*asked, value, place);
    if (!is)
        return; // what was left out is said already
    if (const JsonNode *part = schema.member(*is ? u"then" : u"else"))
        check(*part, value, place, faults);
}

void SchemaCheck::leaveOut(const JsonNode &schema, const QString &place)
{
    for (const QStringView word : {u"dependencies", u"patternProperties", u"unevaluatedProperties", u"unevaluatedItems",
                                   u"$dynamicRef", u"$recursiveRef", u"contentEncoding", u"contentSchema"}) {
        if (schema.member(word))
            unchecked(place,
                      checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "the “%1” keyword")).arg(word.toString()));
    }
}

void SchemaCheck::unchecked(const QString &place, const QString &what)
{
    ++m_left;
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

namespace {

constexpr qsizetype shownName = 120;

std::optional<ExactNumber> numberOf(const JsonNode &schema, QStringView word)
{
    const JsonNode *limit = schema.member(word);
    return limit && limit->kind == JsonKind::Number ? ExactNumber::from(limit->text) : std::nullopt;
}

/// A limit on a count: a whole number, zero or above.
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

bool isDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool isDate(QStringView text)
{
    return text.size() == 10 && text.at(4) == u'-' && text.at(7) == u'-' && isDigits(text.left(4)) &&
           isDigits(text.mid(5, 2)) && isDigits(text.mid(8, 2)) &&
           QDate(text.left(4).toInt(), text.mid(5, 2).toInt(), text.mid(8, 2).toInt()).isValid();
}

/// hh:mm:ss with a fraction and an offset, both of which may be absent: servers take times without them.
bool isTime(QStringView text)
{
    if (text.size() < 8 || text.at(2) != u':' || text.at(5) != u':' || !isDigits(text.left(2)) ||
        !isDigits(text.mid(3, 2)) || !isDigits(text.mid(6, 2)))
        return false;
    const int second = std::min(text.mid(6, 2).toInt(), 60);
    if (!QTime(text.left(2).toInt(), text.mid(3, 2).toInt(), std::min(second, 59)).isValid() ||
        text.mid(6, 2).toInt() > 60)
        return false;
    QStringView rest = text.mid(8);
    if (rest.startsWith(u'.')) {
        const auto end = std::find_if(rest.begin() + 1, rest.end(), [](QChar c) { return c < u'0' || c > u'9'; });
        if (end == rest.begin() + 1)
            return false;
        rest = rest.mid(end - rest.begin());
    }
    return rest.isEmpty() || rest == u"Z" || rest == u"z" ||
           (rest.size() == 6 && (rest.at(0) == u'+' || rest.at(0) == u'-') && rest.at(3) == u':' &&
            isDigits(rest.mid(1, 2)) && isDigits(rest.mid(4, 2)));
}

bool isDateTime(QStringView text)
{
    constexpr qsizetype dateLength = 10;
    return text.size() > dateLength && isDate(text.left(dateLength)) &&
           (text.at(dateLength) == u'T' || text.at(dateLength) == u't' || text.at(dateLength) == u' ') &&
           isTime(text.mid(dateLength + 1));
}

bool isAddress(const QString &text)
{
    const qsizetype at = text.lastIndexOf(u'@');
    return at > 0 && at < text.size() - 1 && !text.contains(u' ');
}

bool isUri(const QString &text)
{
    const qsizetype colon = text.indexOf(u':');
    return colon > 0 && text.at(0).isLetter() && !text.contains(u' ') &&
           std::all_of(text.begin(), text.begin() + colon, [](QChar c) {
               return c.unicode() < 128 && (c.isLetterOrNumber() || c == u'+' || c == u'-' || c == u'.');
           });
}

bool isUuid(const QString &text)
{
    constexpr qsizetype uuidLength = 36;
    return text.size() == uuidLength && !QUuid::fromString(text).isNull();
}

bool isIpv4(const QString &text)
{
    const QStringList parts = text.split(u'.');
    return parts.size() == 4 && std::all_of(parts.begin(), parts.end(), [](const QString &part) {
               return isDigits(part) && part.size() <= 3 && part.toInt() <= 255;
           });
}

} // namespace

bool isWholeNumber(const QString &number)
{
    const std::optional<ExactNumber> exact = ExactNumber::from(number);
    return exact && exact->isWhole();
}

qsizetype codePoints(const QString &text)
{
    return text.size() - std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLowSurrogate(); });
}

std::optional<bool> hasFormat(const QString &text, const QString &format)
{
    constexpr QLatin1StringView nilUuid{"00000000-0000-0000-0000-000000000000"};
    if (format == "date"_L1)
        return isDate(text);
    if (format == "time"_L1)
        return isTime(text);
    if (format == "date-time"_L1)
        return isDateTime(text);
    if (format == "email"_L1)
        return isAddress(text);
    if (format == "uri"_L1 || format == "url"_L1)
        return isUri(text);
    if (format == "uuid"_L1)
        return isUuid(text) || text == nilUuid;
    if (format == "ipv4"_L1)
        return isIpv4(text);
    return std::nullopt;
}

void SchemaCheck::number(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    const std::optional<ExactNumber> given = ExactNumber::from(value.text);
    if (!given) {
        unchecked(place, checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "a number too extreme to check")));
        return;
    }
    const auto least = numberOf(schema, u"minimum");
    const auto most = numberOf(schema, u"maximum");
    const auto above = numberOf(schema, u"exclusiveMinimum");
    const auto below = numberOf(schema, u"exclusiveMaximum");
    // Draft 4 has true here, which turns the other limit into an exclusive one.
    const JsonNode *aboveToo = schema.member(u"exclusiveMinimum");
    const JsonNode *belowToo = schema.member(u"exclusiveMaximum");
    if (least && aboveToo && aboveToo->isTruth(true) && *given == *least)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be greater than %1."))
                .arg(limitText(schema, u"minimum")));
    if (most && belowToo && belowToo->isTruth(true) && *given == *most)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be less than %1."))
                .arg(limitText(schema, u"maximum")));
    if (least && *given < *least)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be at least %1."))
                .arg(limitText(schema, u"minimum")));
    if (most && *given > *most)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be at most %1."))
                .arg(limitText(schema, u"maximum")));
    if (above && *given <= *above)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be greater than %1."))
                .arg(limitText(schema, u"exclusiveMinimum")));
    if (below && *given >= *below)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be less than %1."))
                .arg(limitText(schema, u"exclusiveMaximum")));
    if (const auto step = numberOf(schema, u"multipleOf")) {
        const std::optional<bool> fits = given->isMultipleOf(*step);
        if (!fits)
            unchecked(place,
                      checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "the “%1” keyword")).arg("multipleOf"_L1));
        else if (!*fits)
            add(faults, place,
                checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must be a multiple of %1."))
                    .arg(limitText(schema, u"multipleOf")));
    }
}

void SchemaCheck::text(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    const qsizetype length = codePoints(value.text);
    if (const auto least = countOf(schema, u"minLength"); least && length < *least)
        add(faults, place,
            value.text.isEmpty() && *least == 1
                ? checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must not be empty."))
                : checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too short: %1 characters, at least %2 required."))
                      .arg(length)
                      .arg(*least));
    if (const auto most = countOf(schema, u"maxLength"); most && length > *most)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too long: %1 characters, at most %2 allowed."))
                .arg(length)
                .arg(*most));
    if (schema.member(u"pattern"))
        unchecked(place, checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck",
                                                      "its pattern, because patterns from a server are never run")));
    const QString format = schema.textOf(u"format");
    if (format.isEmpty())
        return;
    const std::optional<bool> fits = hasFormat(value.text, format);
    if (!fits)
        unchecked(place, checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "the format “%1”"))
                             .arg(displayText(format, LineBreaks::Mark, shownName)));
    else if (!*fits)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Must match the format “%1”.")).arg(format));
}

void SchemaCheck::list(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    const qsizetype count = value.elements.size();
    if (const auto least = countOf(schema, u"minItems"); least && count < *least)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too few elements: %1, at least %2 required."))
                .arg(count)
                .arg(*least));
    if (const auto most = countOf(schema, u"maxItems"); most && count > *most)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too many elements: %1, at most %2 allowed."))
                .arg(count)
                .arg(*most));
    if (const JsonNode *unique = schema.member(u"uniqueItems"); unique && unique->isTruth(true)) {
        QHash<QByteArray, qsizetype> seen;
        for (qsizetype i = 0; i < count; ++i) {
            const QByteArray element = canonicalJson(value.elements.at(i));
            if (seen.contains(element)) {
                add(faults, placeOf(place, QString::number(i)),
                    checkWords(
                        QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Same as element %1, but elements must be unique."))
                        .arg(seen.value(element)));
                break;
            }
            seen.insert(element, i);
        }
    }
    // The places at the beginning have schemas of their own; in older drafts those are in "items".
    const JsonNode *first = schema.member(u"prefixItems");
    const JsonNode *rest = schema.member(u"items");
    if (!first && rest && rest->isArray()) {
        first = rest;
        rest = schema.member(u"additionalItems");
    }
    for (qsizetype i = 0; i < count; ++i) {
        const bool fixedPlace = first && first->isArray() && i < first->elements.size();
        const JsonNode *element = fixedPlace ? &first->elements.at(i) : rest;
        if (element)
            check(*element, value.elements.at(i), placeOf(place, QString::number(i)), faults);
    }
    contains(schema, value, place, faults);
}

void SchemaCheck::contains(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    const JsonNode *part = schema.member(u"contains");
    if (!part)
        return;
    qint64 count = 0;
    for (qsizetype i = 0; i < value.elements.size(); ++i) {
        const std::optional<bool> one = holds(*part, value.elements.at(i), placeOf(place, QString::number(i)));
        if (!one)
            return; // what was left out might have told
        count += *one ? 1 : 0;
    }
    const qint64 least = countOf(schema, u"minContains").value_or(1);
    const std::optional<qint64> most = countOf(schema, u"maxContains");
    if (count < least)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "%1 elements match “contains”, but at least %2 must."))
                .arg(count)
                .arg(least));
    if (most && count > *most)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "%1 elements match “contains”, but at most %2 may."))
                .arg(count)
                .arg(*most));
}

void SchemaCheck::names(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    const JsonNode *part = schema.member(u"propertyNames");
    if (!part)
        return;
    for (const auto &[name, one] : value.members) {
        JsonNode text;
        text.kind = JsonKind::Text;
        text.text = name;
        const QString where = placeOf(place, name);
        if (holds(*part, text, where) == false)
            add(faults, where,
                checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "The schema does not allow this name here.")));
    }
}

void SchemaCheck::dependents(const JsonNode &schema, const JsonNode &value, const QString &place,
                             const QSet<QString> &given, Faults &faults)
{
    if (const JsonNode *required = schema.member(u"dependentRequired")) {
        for (const auto &[name, others] : required->members) {
            if (!given.contains(name))
                continue;
            for (const JsonNode &other : others.elements) {
                if (other.isText() && !given.contains(other.text))
                    add(faults, placeOf(place, other.text),
                        checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Required together with “%1”."))
                            .arg(displayText(name, LineBreaks::Mark, shownName)));
            }
        }
    }
    if (const JsonNode *schemas = schema.member(u"dependentSchemas")) {
        for (const auto &[name, part] : schemas->members) {
            if (given.contains(name))
                check(part, value, place, faults);
        }
    }
}

void SchemaCheck::object(const JsonNode &schema, const JsonNode &value, const QString &place, Faults &faults)
{
    QHash<QString, const JsonNode *> given;
    for (const auto &[name, one] : value.members)
        given.insert(name, &one);
    if (const JsonNode *required = schema.member(u"required"); required && required->isArray()) {
        for (const JsonNode &name : required->elements) {
            if (name.isText() && !given.contains(name.text))
                add(faults, placeOf(place, name.text), checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Required")));
        }
    }
    if (const auto least = countOf(schema, u"minProperties"); least && value.members.size() < *least)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too few members: %1, at least %2 required."))
                .arg(value.members.size())
                .arg(*least));
    if (const auto most = countOf(schema, u"maxProperties"); most && value.members.size() > *most)
        add(faults, place,
            checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck", "Too many members: %1, at most %2 allowed."))
                .arg(value.members.size())
                .arg(*most));
    names(schema, value, place, faults);
    dependents(schema, value, place, QSet<QString>(given.keyBegin(), given.keyEnd()), faults);
    QSet<QString> known;
    if (const JsonNode *properties = schema.member(u"properties")) {
        for (const auto &[name, part] : properties->members) {
            known.insert(name);
            if (const JsonNode *one = given.value(name))
                check(part, *one, placeOf(place, name), faults);
        }
    }
    const JsonNode *others = schema.member(u"additionalProperties");
    // Which names a pattern stands for is not looked at, so nothing can be said of the rest.
    if (!others || schema.member(u"patternProperties"))
        return;
    for (const auto &[name, one] : value.members) {
        if (known.contains(name))
            continue;
        if (others->isTruth(false))
            add(faults, placeOf(place, name),
                checkWords(QT_TRANSLATE_NOOP("rc::ArgumentsCheck",
                                             "The schema does not define this name and allows no others.")));
        else
            check(*others, one, placeOf(place, name), faults);
    }
}

} // namespace rc
