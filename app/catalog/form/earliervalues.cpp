// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/form/earliervalues.h"

#include "catalog/json/compactjson.h"
#include "catalog/schema/argumentscheck.h"
#include "catalog/schema/schemaformat.h"
#include "core/json/jsonparts.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "core/words/secretnames.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longestValue = 200;
constexpr qsizetype mostValues = 5000; // across all results
constexpr qsizetype mostOfName = 60;
constexpr int deepest = 12;

/// Too generic without a noun: every record has one of these.
constexpr std::array vague{"id"_L1,    "uuid"_L1, "guid"_L1,  "name"_L1,   "number"_L1, "key"_L1,  "slug"_L1,
                           "title"_L1, "type"_L1, "value"_L1, "status"_L1, "url"_L1,    "text"_L1, "state"_L1};

/// Generic names for the list in a result.
constexpr std::array containers{"result"_L1,  "item"_L1, "data"_L1,   "list"_L1, "row"_L1,
                                "content"_L1, "page"_L1, "output"_L1, "hit"_L1,  "match"_L1};

bool isContainer(const QString &noun)
{
    return std::find(containers.cbegin(), containers.cend(), noun) != containers.cend();
}

bool isVague(const QString &folded)
{
    return std::find(vague.cbegin(), vague.cend(), folded) != vague.cend();
}

/// "entryId", "entry_id" and "Entry-ID" are one name.
QString folded(const QString &name)
{
    QString letters;
    for (const QChar one : name) {
        if (one.isLetterOrNumber())
            letters += one.toLower();
    }
    return letters;
}

QString singular(const QString &word)
{
    if (word.size() > 4 && word.endsWith("ies"_L1))
        return word.chopped(3) + u'y';
    for (const QLatin1StringView end : {"sses"_L1, "shes"_L1, "ches"_L1, "xes"_L1}) {
        if (word.endsWith(end))
            return word.chopped(2);
    }
    return word.size() > 3 && word.endsWith(u's') && !word.endsWith("ss"_L1) ? word.chopped(1) : word;
}

/// The words of a name, in lower case: for "search_logEntries" search, log, entry, and logentry.
QStringList nounsOf(const QString &name)
{
    QString spaced = spacedName(name).toLower();
    for (QChar &one : spaced) {
        if (!one.isLetterOrNumber())
            one = u' ';
    }
    QStringList nouns;
    QString before;
    for (const QString &word : spaced.split(u' ', Qt::SkipEmptyParts)) {
        const QString one = singular(word);
        nouns.append(one);
        if (!before.isEmpty())
            nouns.append(before + one);
        before = one;
    }
    nouns.removeDuplicates();
    return nouns;
}

bool isNamedSecret(const QString &name)
{
    return namesSecret(name + u' ' + spacedName(name));
}

bool isSecret(const FormField &field)
{
    constexpr qsizetype readOfDescription = 400;
    if (isNamedSecret(field.name) || namesSecret(field.title + u' ' + field.description.left(readOfDescription)))
        return true;
    const JsonNode *writeOnly = field.schema ? field.schema->member(u"writeOnly") : nullptr;
    return field.schema &&
           (field.schema->textOf(u"format") == "password"_L1 || (writeOnly && writeOnly->isTruth(true)));
}

bool isTyped(FieldKind kind)
{
    switch (kind) {
    case FieldKind::Text:
    case FieldKind::Number:
    case FieldKind::Integer:
    case FieldKind::Date:
    case FieldKind::Time:
    case FieldKind::DateTime:
        return true;
    default:
        return false;
    }
}

QByteArray withoutSecretsOf(JsonValue value, int depth)
{
    if (value.isObject() && depth < deepest) {
        QList<JsonMember> members;
        for (const JsonValue member : value) {
            if (isNamedSecret(member.key()))
                continue;
            const QByteArrayView key = member.rawKey();
            members.append({key.sliced(1, key.size() - 2).toByteArray(), withoutSecretsOf(member, depth + 1)});
        }
        return jsonObject(members);
    }
    if (value.isArray() && depth < deepest) {
        QList<QByteArray> elements;
        for (const JsonValue element : value)
            elements.append(withoutSecretsOf(element, depth + 1));
        return jsonArray(elements);
    }
    return value.isObject() || value.isArray() ? QByteArray("null") : value.raw().toByteArray();
}

} // namespace

/// Walks through one result, with the name and owner of each value.
struct EarlierValues::Walk
{
    QHash<QString, QList<Found>> &found;
    const QString &tool;
    qsizetype &left;

    void take(JsonValue value, const QStringList &nouns, int depth)
    {
        if (depth > deepest)
            return;
        if (value.isArray()) {
            for (const JsonValue element : value)
                take(element, nouns, depth + 1);
            return;
        }
        if (!value.isObject())
            return;
        for (const JsonValue member : value) {
            const QString name = member.key();
            if (isNamedSecret(name))
                continue;
            if (member.isArray() || member.isObject()) {
                const QStringList inner = nounsOf(name);
                const bool isNamed = !inner.isEmpty() && !isContainer(inner.constFirst());
                take(member, isNamed ? inner : nouns, depth + 1);
            } else {
                keep(member, name, nouns);
            }
        }
    }

    void keep(JsonValue member, const QString &name, const QStringList &nouns)
    {
        const QString text =
            member.kind() == JsonKind::Number ? QString::fromLatin1(member.raw()) : member.text().value_or(QString());
        const QString plain = folded(name);
        if (left <= 0 || plain.isEmpty() || text.trimmed().isEmpty() || text.size() > longestValue ||
            text.contains(u'\n') || hasHiddenText(text))
            return;
        --left;
        QStringList keys;
        if (!isVague(plain))
            keys.append(plain);
        for (const QString &noun : nouns)
            keys.append(noun + plain);
        keys.removeDuplicates();
        for (const QString &key : std::as_const(keys)) {
            QList<Found> &all = found[key];
            if (all.size() < mostOfName)
                all.append({{text, tool, name}, member.raw().toByteArray()});
        }
    }
};

EarlierValues::EarlierValues(const QList<EarlierAnswer> &answers)
{
    qsizetype left = mostValues;
    for (const EarlierAnswer &answer : answers) {
        const auto tape = JsonTape::read(answer.json);
        if (!tape)
            continue;
        Walk walk{m_found, answer.tool, left};
        walk.take(tape->root(), nounsOf(answer.tool), 0); // values outside a list belong to the requested record
    }
}

QList<EarlierValue> EarlierValues::offeredTo(const FormField &field, const QString &tool) const
{
    if (!isTyped(field.kind) || !field.schema || field.name.isEmpty() || m_found.isEmpty() || isSecret(field))
        return {};
    const QString plain = folded(field.name);
    QStringList keys;
    if (isVague(plain)) {
        for (const QString &noun : nounsOf(tool))
            keys.append(noun + plain);
    } else {
        keys.append(plain);
    }
    const QByteArray schema = compactJson(*field.schema);
    const QString format = field.schema->textOf(u"format");
    QList<EarlierValue> offered;
    for (const QString &key : std::as_const(keys)) {
        for (const Found &one : m_found.value(key)) {
            if (offered.size() == mostOffered)
                return offered;
            const bool isThere = std::any_of(offered.cbegin(), offered.cend(), [&one](const EarlierValue &other) {
                return other.text == one.value.text;
            });
            // a schema only hints at the format, but another format hardly fits
            if (!isThere && hasFormat(one.value.text, format).value_or(true) &&
                checkValue(schema, one.json).faults.isEmpty())
                offered.append(one.value);
        }
    }
    return offered;
}

QByteArray withoutSecrets(const QByteArray &arguments)
{
    const auto tape = JsonTape::read(arguments);
    return tape && tape->root().isObject() ? withoutSecretsOf(tape->root(), 0) : QByteArray("{}");
}

} // namespace rc
