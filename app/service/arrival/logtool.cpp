// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/logtool.h"

#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Splits "getResourceLogs" and "get_resource-logs" into get, resource, logs.
QStringList wordsOf(QString name)
{
    static const QRegularExpression begin(u"(?<=\\p{Ll})(?=\\p{Lu})"_s);
    static const QRegularExpression between(u"[^\\p{L}\\p{N}]+"_s);
    return name.replace(begin, u" "_s).toLower().split(between, Qt::SkipEmptyParts);
}

QString normalizedName(const QString &name)
{
    return wordsOf(name).join(QString());
}

bool anyOf(const QStringList &words, const QSet<QString> &candidates)
{
    return std::ranges::any_of(words, [&candidates](const QString &word) { return candidates.contains(word); });
}

const QSet<QString> &logNouns()
{
    static const QSet<QString> words{u"log"_s, u"logs"_s, u"entry"_s, u"entries"_s};
    return words;
}

/// Words in the names of tools that do something other than reading entries.
const QSet<QString> &otherActions()
{
    static const QStringList words =
        u"send create add delete remove clear write append post update set purge export archive rotate ack "
        "count stats run mute rule rules config settings submit ingest import replay restore subscribe "
        "login logout restart execute start stop enable disable level acknowledge"_s.split(u' ');
    static const QSet<QString> set(words.cbegin(), words.cend());
    return set;
}

bool isMarkedAsWriting(const ToolAnnotations &annotations)
{
    return annotations.readOnly == false || (annotations.destructive == true && annotations.readOnly != true);
}

struct Property
{
    QString name;
    QByteArray rawName; ///< as written between quotation marks
    QString plainName;
    QString type;
    QString description;
    QByteArray fallback = {}; ///< its default, else its only value; may be empty
    QStringList choices = {};
    int maxEntries = 0;
    bool isRequired = false;
};

QString typeOf(JsonValue schema)
{
    const JsonValue type = schema.member("type");
    if (type.isArray()) {
        for (const JsonValue member : type) {
            if (member.text() && member.text() != u"null"_s)
                return *member.text();
        }
    }
    return type.text().value_or(QString());
}

QList<Property> propertiesOf(const QByteArray &schema)
{
    QList<Property> properties;
    const auto tape = JsonTape::read(schema);
    if (!tape)
        return properties;
    QSet<QString> required;
    for (const JsonValue name : tape->root().member("required"))
        required.insert(name.text().value_or(QString()));
    for (const JsonValue member : tape->root().member("properties")) {
        Property property{.name = member.key(),
                          .rawName = rawMember(member).first,
                          .plainName = normalizedName(member.key()),
                          .type = typeOf(member),
                          .description = member.textOf("description").toLower(),
                          .isRequired = required.contains(member.key())};
        if (const JsonValue value = member.member("default"); value)
            property.fallback = value.raw().toByteArray();
        else if (const JsonValue only = member.member("const"); only)
            property.fallback = only.raw().toByteArray();
        property.maxEntries = int(member.member("maximum").raw().toByteArray().toDouble());
        for (const JsonValue choice : member.member("enum"))
            property.choices.append(choice.text().value_or(QString()));
        properties.append(property);
    }
    return properties;
}

/// The names that a parameter may have, from plain(), by the placeholder that fills it in.
struct FillingRow
{
    QLatin1StringView placeholder;
    QSet<QString> names;
};

constexpr auto minLevel = ""_L1; // filled in from the parameter's own choices

const QList<FillingRow> &fillingRows()
{
    static const QList<FillingRow> rows{
        {"resource_uuid"_L1, {u"resourceuuid"_s, u"resourceid"_s, u"resource"_s, u"uuid"_s}},
        {"marker"_L1, {u"marker"_s}},
        {"since"_L1,
         {u"since"_s, u"from"_s, u"fromtime"_s, u"starttime"_s, u"sincetime"_s, u"startdate"_s, u"notbefore"_s}},
        {"text"_L1, {u"contains"_s, u"messagecontains"_s, u"substring"_s, u"search"_s, u"searchtext"_s}},
        {"limit"_L1,
         {u"limit"_s, u"pagesize"_s, u"perpage"_s, u"maxresults"_s, u"maxentries"_s, u"size"_s, u"count"_s, u"top"_s,
          u"n"_s, u"lines"_s}},
        {"page"_L1,
         {u"cursor"_s, u"pagetoken"_s, u"nexttoken"_s, u"nextpagetoken"_s, u"nextcursor"_s, u"continuation"_s,
          u"continuationtoken"_s}},
        {"offset"_L1, {u"offset"_s, u"skip"_s}},
        {"page_number"_L1, {u"page"_s, u"pagenumber"_s}},
        {minLevel, {u"minlevel"_s, u"minimumlevel"_s, u"leastlevel"_s, u"minseverity"_s}},
    };
    return rows;
}

bool isNumeric(const Property &property)
{
    return property.type == "integer"_L1 || property.type == "number"_L1;
}

/// Only a search in the values of extra is sure to find a marker.
bool searchesExtra(const Property &property)
{
    static const QSet<QString> names{u"query"_s, u"search"_s, u"q"_s, u"text"_s, u"contains"_s, u"filter"_s};
    return names.contains(property.plainName) &&
           (property.description.contains("extra"_L1) || property.description.contains("metadata"_L1) ||
            property.description.contains("marker"_L1));
}

QByteArray placeholderText(QLatin1StringView name)
{
    return "\"{" + QByteArray(name.data(), name.size()) + "}\"";
}

/// The argument in the pattern; empty if there is none.
QByteArray argumentFor(const Property &property)
{
    constexpr int maxLimit = 1000;
    const QByteArray fallback = property.isRequired ? property.fallback : QByteArray();
    if (searchesExtra(property) && property.isRequired)
        return placeholderText("marker"_L1);
    const auto row = std::ranges::find_if(fillingRows(), [&property](const FillingRow &candidate) {
        return candidate.names.contains(property.plainName);
    });
    if (row == fillingRows().cend())
        return fallback;
    const QLatin1StringView name = row->placeholder;
    if (name == minLevel) {
        const auto debug = std::ranges::find_if(property.choices, [](const QString &choice) {
            return choice.compare("debug"_L1, Qt::CaseInsensitive) == 0;
        });
        return debug == property.choices.cend() ? fallback : jsonString(*debug);
    }
    if (name == "limit"_L1 && isNumeric(property))
        return "\"{limit:" +
               QByteArray::number(property.maxEntries > 0 ? std::min(property.maxEntries, maxLimit) : maxLimit) + "}\"";
    const bool isText = property.type == "string"_L1;
    if (name == "page_number"_L1 && isText) // a token may have such a name, too
        return placeholderText("page"_L1);
    const bool takesNumber = name == "limit"_L1 || name == "offset"_L1 || name == "page_number"_L1;
    const bool fits = takesNumber ? isNumeric(property) : isText || property.type.isEmpty();
    return fits ? placeholderText(name) : fallback;
}

struct Pattern
{
    QByteArray arguments;
    bool isComplete = true; ///< no required property is missing
    bool takesResource = false;
    bool takesMarker = false;
};

Pattern patternOf(const QByteArray &schema)
{
    Pattern pattern;
    QList<JsonMember> members;
    for (const Property &property : propertiesOf(schema)) {
        const QByteArray value = argumentFor(property);
        if (value.isEmpty()) {
            pattern.isComplete = pattern.isComplete && !property.isRequired;
            continue;
        }
        pattern.takesResource = pattern.takesResource || value == placeholderText("resource_uuid"_L1);
        pattern.takesMarker = pattern.takesMarker || value == placeholderText("marker"_L1);
        members.append({property.rawName, value});
    }
    pattern.arguments = jsonObject(members);
    return pattern;
}

LogTool makeLogTool(const Tool &tool, const CatalogKind &kind, const Pattern &pattern)
{
    return {.tool = tool,
            .plan = {.server = {}, .catalog = kind.word(), .tool = tool.name, .arguments = pattern.arguments},
            .isReadOnly = tool.annotations.readOnly == true && tool.annotations.destructive != true};
}

/// The best match; the first of equal ones.
template<typename Make>
std::optional<LogTool> bestOf(const QList<ToolCatalog> &catalogs, const Make &make)
{
    std::optional<LogTool> best;
    for (const ToolCatalog &catalog : catalogs) {
        for (const Tool &tool : catalog.tools) {
            const std::optional<LogTool> candidate = make(tool, catalog.kind);
            if (candidate && (!best || candidate->fit > best->fit))
                best = candidate;
        }
    }
    return best;
}

std::optional<LogTool> logToolFrom(const Tool &tool, const CatalogKind &kind)
{
    const QStringList words = wordsOf(tool.name);
    if (!anyOf(words, logNouns()) || anyOf(words, otherActions()) || isMarkedAsWriting(tool.annotations))
        return std::nullopt;
    const Pattern pattern = patternOf(tool.inputSchema);
    // without the resource, it may return entries of other resources
    if (!pattern.isComplete || !pattern.takesResource)
        return std::nullopt;
    LogTool found = makeLogTool(tool, kind, pattern);
    // A tool that shows the newest entries needs one call for any number of markers.
    constexpr int anyMarkersScore = 30;
    constexpr int logNameScore = 20;
    constexpr int resourceNameScore = 10;
    constexpr int readOnlyScore = 5;
    constexpr int generalScore = 2;
    found.fit = (pattern.takesMarker ? 0 : anyMarkersScore) + (anyOf(words, {u"log"_s, u"logs"_s}) ? logNameScore : 0) +
                (words.contains(u"resource"_s) ? resourceNameScore : 0) + (found.isReadOnly ? readOnlyScore : 0) +
                (kind == CatalogKind::General ? generalScore : 0);
    return found;
}

} // namespace

std::optional<LogTool> findLogTool(const QList<ToolCatalog> &catalogs)
{
    return bestOf(catalogs, logToolFrom);
}

std::optional<LogTool> findLogToolByName(const QString &name, const QList<ToolCatalog> &catalogs)
{
    return bestOf(catalogs, [&name](const Tool &tool, const CatalogKind &kind) -> std::optional<LogTool> {
        const Pattern pattern = patternOf(tool.inputSchema);
        if (tool.name != name || !pattern.isComplete)
            return std::nullopt;
        return makeLogTool(tool, kind, pattern);
    });
}

namespace {

/// A value that is a placeholder: its name, and the number after a colon.
struct Placeholder
{
    QString name;
    int maxEntries = 0;
};

std::optional<Placeholder> placeholderIn(const QString &text)
{
    static const QRegularExpression form(u"\\A\\{([a-z_]+)(?::([0-9]{1,6}))?\\}\\z"_s);
    const QRegularExpressionMatch match = form.match(text);
    return match.hasMatch() ? std::optional(Placeholder{match.captured(1), match.captured(2).toInt()}) : std::nullopt;
}

int smallerLimit(int first, int second)
{
    return first == 0 || second == 0 ? std::max(first, second) : std::min(first, second);
}

/// The value of each placeholder. An empty value removes its member.
QHash<QString, QByteArray> valuesOf(const LogQuery &query, int maxWanted)
{
    const auto textOrNothing = [](const QString &text) { return text.isEmpty() ? QByteArray() : jsonString(text); };
    const auto numberAbove = [](qsizetype minimum, qsizetype number) {
        return number > minimum ? QByteArray::number(number) : QByteArray();
    };
    const QString since = query.since.isValid() ? query.since.toUTC().toString(Qt::ISODateWithMs) : QString();
    return {{u"resource_uuid"_s, jsonString(query.resourceUuid)},
            {u"marker"_s, textOrNothing(query.marker)},
            {u"text"_s, textOrNothing(query.text)},
            {u"since"_s, textOrNothing(since)},
            {u"limit"_s, numberAbove(0, smallerLimit(query.maxEntries, maxWanted))},
            {u"page"_s, textOrNothing(query.page)},
            {u"offset"_s, numberAbove(0, query.offset)},
            {u"page_number"_s, numberAbove(1, query.pageNumber)}};
}

QByteArray filledText(QString text, const LogQuery &query)
{
    text.replace("{resource_uuid}"_L1, query.resourceUuid);
    text.replace("{marker}"_L1, query.marker);
    return jsonString(text);
}

} // namespace

Result<QByteArray> logArguments(const QByteArray &pattern, const LogQuery &query)
{
    const auto tape = JsonTape::read(pattern);
    if (!tape || !tape->root().isObject())
        return failure(QCoreApplication::translate("rc::LogArguments", "The arguments of the log tool are not a JSON "
                                                                       "object."));
    QList<JsonMember> members;
    for (const JsonValue member : tape->root()) {
        const auto &[name, raw] = rawMember(member);
        const std::optional<QString> text = member.text();
        const auto placeholder = text ? placeholderIn(*text) : std::nullopt;
        if (!placeholder) {
            members.append({name, text ? filledText(*text, query) : raw});
            continue;
        }
        const auto values = valuesOf(query, placeholder->maxEntries);
        const auto value = values.constFind(placeholder->name);
        if (value == values.cend())
            return failure(QCoreApplication::translate("rc::LogArguments",
                                                       "The log tool’s arguments contain the unknown placeholder {%1}.")
                               .arg(displayText(placeholder->name)));
        if (!value->isEmpty())
            members.append({name, *value});
    }
    return jsonObject(members);
}

bool hasPlaceholder(const QByteArray &pattern, QLatin1StringView name)
{
    const auto tape = JsonTape::read(pattern);
    return tape && std::ranges::any_of(tape->root(), [name](const JsonValue &member) {
               const QString text = member.text().value_or(QString());
               const auto placeholder = placeholderIn(text);
               return placeholder ? placeholder->name == name : text.contains(u'{' + name + u'}');
           });
}

int maxEntriesIn(const QByteArray &pattern)
{
    if (const auto tape = JsonTape::read(pattern)) {
        for (const JsonValue member : tape->root()) {
            const auto placeholder = placeholderIn(member.text().value_or(QString()));
            if (placeholder && placeholder->name == "limit"_L1)
                return placeholder->maxEntries;
        }
    }
    return 0;
}

} // namespace rc
