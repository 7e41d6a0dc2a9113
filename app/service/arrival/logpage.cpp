// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/logpage.h"

#include "core/entry/entryfields.h"
#include "core/entry/logentry.h"
#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "service/reportedfailure.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Names = std::span<const QByteArrayView>;

constexpr auto listNames = std::to_array<QByteArrayView>(
    {"logs", "entries", "items", "results", "records", "rows", "hits", "events", "messages", "data", "result"});
constexpr auto wrapperNames = std::to_array<QByteArrayView>({"result", "data", "response", "payload", "page"});
constexpr auto levelNames =
    std::to_array<QByteArrayView>({"level", "severity", "levelname", "level_name", "log_level", "logLevel", "lvl"});
constexpr auto messageNames = std::to_array<QByteArrayView>({"message", "msg", "text", "body"});
constexpr auto timeNames =
    std::to_array<QByteArrayView>({"timestamp", "ts", "time", "@timestamp", "datetime", "logged_at", "event_time"});
constexpr auto receivedNames =
    std::to_array<QByteArrayView>({"received_at", "receivedAt", "ingested_at", "ingestedAt", "stored_at", "storedAt",
                                   "created_at", "createdAt", "inserted_at"});
constexpr auto extraNames = std::to_array<QByteArrayView>(
    {"metadata", "extra", "fields", "attributes", "context", "properties", "data", "labels"});
constexpr auto resourceNames =
    std::to_array<QByteArrayView>({"resource_uuid", "resourceUuid", "resource_id", "resourceId", "resource"});
constexpr auto nextNames =
    std::to_array<QByteArrayView>({"next_cursor", "nextCursor", "next_page_token", "nextPageToken", "next_token",
                                   "nextToken", "cursor", "next_page", "nextPage", "next", "continuation"});
constexpr auto moreNames = std::to_array<QByteArrayView>(
    {"has_more", "hasMore", "truncated", "more", "partial", "incomplete", "timed_out", "timedOut"});
constexpr auto totalNames =
    std::to_array<QByteArrayView>({"total", "total_count", "totalCount", "total_entries", "total_hits", "totalHits"});
constexpr auto uuidNames = std::to_array<QByteArrayView>({"uuid", "id", "resource_uuid"});
constexpr auto ownerNames = std::to_array<QByteArrayView>({"owner_username", "ownerUsername"});
constexpr auto receivedInExtraNames = std::to_array<QByteArrayView>({"received_at", "receivedAt"});
constexpr auto reasonNames = std::to_array<QByteArrayView>({"error", "errors", "message", "detail", "reason"});

JsonValue firstOf(JsonValue object, Names names)
{
    for (const QByteArrayView name : names) {
        if (const JsonValue value = object.member(name); value && value.kind() != JsonKind::Null)
            return value;
    }
    return {};
}

/// A string, or a number or boolean as written.
QString scalarText(JsonValue value)
{
    if (value.isText())
        return value.text().value_or(QString());
    if (value.kind() == JsonKind::Number || value.kind() == JsonKind::Bool)
        return QString::fromUtf8(value.raw().toByteArray());
    return {};
}

QString bareUuid(const QString &text)
{
    static const QRegularExpression form(u"\\A[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}\\z"_s);
    const QString lower = text.trimmed().toLower();
    return form.match(lower).hasMatch() ? QString(lower).remove(u'-') : QString();
}

/// The text of a failure, also within an object or the first element of a list.
QString reasonText(JsonValue value)
{
    if (value.isArray() && value.begin() != value.end())
        return reasonText(*value.begin());
    return value.isObject() ? reasonText(firstOf(value, reasonNames)) : value.isText() ? scalarText(value) : QString();
}

/// Whether it names another resource by UUID.
bool belongsToOther(JsonValue object, const QString &uuid)
{
    JsonValue named = firstOf(object, resourceNames);
    if (named.isObject())
        named = firstOf(named, uuidNames);
    const QString otherUuid = bareUuid(scalarText(named));
    return !otherUuid.isEmpty() && otherUuid != bareUuid(uuid);
}

bool isMarkerKey(const QString &key)
{
    if (key.compare(markerKey, Qt::CaseInsensitive) == 0)
        return true;
    // {"extra.marker":…} and {"extra_marker":…}, for services that store flat rows
    static const QRegularExpression flat(u"(?i)\\A(?:extra|metadata|fields|attributes|context)[._]marker\\z"_s);
    return flat.match(key).hasMatch();
}

std::optional<QString> markerIn(JsonValue object)
{
    for (const JsonValue member : object.members()) {
        if (member.isText() && isMarkerKey(member.key()))
            return member.text();
    }
    return std::nullopt;
}

QByteArray withoutMarker(JsonValue object)
{
    return jsonObject(rawMembers(object, [](JsonValue member) { return isMarkerKey(member.key()); }));
}

/// The content of `extra`: an object, or the text of one.
bool readExtra(StoredEntry &entry, JsonValue value)
{
    if (value.isText()) {
        const QByteArray inner = value.text().value_or(QString()).trimmed().toUtf8();
        if (!inner.startsWith('{'))
            return false;
        const auto tape = JsonTape::read(inner);
        return tape && tape->root().isObject() && readExtra(entry, tape->root());
    }
    if (!value.isObject())
        return false;
    const std::optional<QString> marker = markerIn(value);
    if (marker)
        entry.marker = *marker;
    entry.extra = withoutMarker(value);
    return marker.has_value();
}

StoredEntry entryFrom(JsonValue object)
{
    StoredEntry entry;
    entry.raw = object.raw().toByteArray();
    entry.level = scalarText(firstOf(object, levelNames));
    entry.message = scalarText(firstOf(object, messageNames));
    entry.time = scalarText(firstOf(object, timeNames));
    entry.receivedAt = storedTime(scalarText(firstOf(object, receivedNames)));
    // seen within extra at a real service
    if (const JsonValue extra = firstOf(object, extraNames); !entry.receivedAt.isValid() && extra.isObject())
        entry.receivedAt = storedTime(scalarText(firstOf(extra, receivedInExtraNames)));
    const bool hasMarker = readExtra(entry, firstOf(object, extraNames));
    if (hasMarker)
        return entry;
    // extra may have another name
    for (const JsonValue member : object) {
        StoredEntry found = entry;
        if (readExtra(found, member))
            return found;
    }
    if (const std::optional<QString> marker = markerIn(object))
        entry.marker = *marker;
    return entry;
}

bool isNamed(JsonValue member, Names names)
{
    return std::ranges::any_of(names, [member](QByteArrayView name) { return member.hasKey(name); });
}

/// Whether the entry shows extra members that can be read, under any name.
bool showsExtraMembers(JsonValue object)
{
    return std::ranges::any_of(object, [](JsonValue member) {
        const bool isOther = isNamed(member, messageNames) || isNamed(member, resourceNames) || member.isArray();
        return isMarkerKey(member.key()) || (!isOther && (member.isObject() || isNamed(member, extraNames)));
    });
}

bool looksLikeEntry(JsonValue value)
{
    return value.isObject() && firstOf(value, messageNames) &&
           (firstOf(value, levelNames) || firstOf(value, timeNames));
}

bool isListOfEntries(JsonValue array)
{
    return array.isArray() && array.begin() != array.end() && looksLikeEntry(*array.begin());
}

/// The list of entries, under any name; may be None. Some services write an empty list as null.
JsonValue listIn(JsonValue value, int depth = 0)
{
    constexpr int maxDepth = 2;
    if (value.isArray())
        return value;
    for (const JsonValue member : value.members()) {
        if (isListOfEntries(member))
            return member;
    }
    JsonValue empty; // counts if no other list has entries
    for (const QByteArrayView name : listNames) {
        const JsonValue list = value.member(name);
        if (list.isArray() && list.begin() != list.end())
            return list;
        if (list.isArray() && !empty)
            empty = list;
    }
    for (const QByteArrayView name : wrapperNames) {
        const JsonValue inner = value.member(name);
        if (inner.isObject() && depth < maxDepth) {
            if (const JsonValue list = listIn(inner, depth + 1))
                return list;
        }
    }
    for (const QByteArrayView name : listNames) {
        const bool isGeneral = name == "data" || name == "result" || name == "results";
        if (const JsonValue list = value.member(name); !empty && list && list.kind() == JsonKind::Null && !isGeneral)
            empty = list;
    }
    return empty;
}

/// The failure that a tool's result reports next to its entries, or instead of them; may be empty.
QString failureIn(JsonValue root)
{
    static const QRegularExpression aboutCall(u"(?i)^(ok|success|errors?|status|result|is_?error)$"_s);
    const bool hasList = listIn(root).isArray();
    for (const JsonValue member : root.members()) {
        // Numbers count entries. Next to a list, only members with these names describe the call.
        const bool isOther = member.kind() == JsonKind::Number || isListOfEntries(member) ||
                             (hasList && !aboutCall.match(member.key()).hasMatch());
        if (isOther || !reportsFailure(member))
            continue;
        const QString reason = reasonText(root);
        return reason.isEmpty() ? member.key() + u": "_s + QString::fromUtf8(member.raw().toByteArray()) : reason;
    }
    return {};
}

void readFlags(LogPage &page, JsonValue root)
{
    const std::array<JsonValue, 6> containers{root,
                                              root.member("result"),
                                              root.member("data"),
                                              root.member("pagination"),
                                              root.member("meta"),
                                              root.member("resource")};
    for (const JsonValue container : containers) {
        if (!container.isObject())
            continue;
        if (page.next.isEmpty())
            page.next = scalarText(firstOf(container, nextNames));
        if (page.owner.isEmpty())
            page.owner = scalarText(firstOf(container, ownerNames));
        page.hasMore = page.hasMore || std::ranges::any_of(moreNames, [&container](QByteArrayView name) {
                           return container.member(name).boolean() == true;
                       });
        page.total = std::max(page.total, scalarText(firstOf(container, totalNames)).toLongLong());
    }
    page.hasMore = page.hasMore || !page.next.isEmpty();
}

void readEntry(LogPage &page, JsonValue object, const QString &uuid, bool isOther = false)
{
    if (isOther || belongsToOther(object, uuid)) {
        ++page.others;
        return;
    }
    page.showsExtra = page.showsExtra || showsExtraMembers(object);
    page.entries.append(entryFrom(object));
}

/// False if it has no entries and reports no failure.
bool readValue(LogPage &page, JsonValue root, const QString &uuid)
{
    // JSON as a text, by itself or as the result of a tool that returns text
    const JsonValue inner = root.isObject() ? root.member("result") : root;
    if (inner.isText()) {
        const QByteArray json = inner.text().value_or(QString()).toUtf8();
        const auto tape = JsonTape::read(json);
        if (tape && (tape->root().isObject() || tape->root().isArray()))
            return readValue(page, tape->root(), uuid);
    }
    const JsonValue list = listIn(root);
    const bool isEntry = looksLikeEntry(root) && !list.isArray() &&
                         (failureIn(root).isEmpty() || firstOf(root, levelNames)) &&
                         root.member("ok").boolean() != false && root.member("success").boolean() != false;
    if (!isEntry && page.refusal.isEmpty())
        page.refusal = failureIn(root);
    const bool isOther = belongsToOther(root, uuid);
    bool hasOther = false;
    bool hasEntries = false;
    for (const JsonValue element : list) {
        const bool isReadable = element.isObject() && (firstOf(element, messageNames) || firstOf(element, levelNames) ||
                                                       !entryFrom(element).marker.isEmpty());
        (isReadable ? hasEntries : hasOther) = true;
        if (isReadable)
            readEntry(page, element, uuid, isOther);
    }
    if (isEntry)
        readEntry(page, root, uuid);
    if (!isEntry && (!list || (hasOther && !hasEntries)))
        return !page.refusal.isEmpty();
    page.isUnderstood = true;
    readFlags(page, root);
    return true;
}

/// The end of the JSON object that begins at `from`; -1 if it is truncated.
qsizetype endOfObject(QByteArrayView json, qsizetype from)
{
    int depth = 0;
    bool inText = false;
    for (qsizetype at = from; at < json.size(); ++at) {
        const char byte = json.at(at);
        if (inText) {
            if (byte == '\\')
                ++at;
            else if (byte == '"')
                inText = false;
        } else if (byte == '"') {
            inText = true;
        } else if (byte == '{') {
            ++depth;
        } else if (byte == '}' && --depth == 0) {
            return at + 1;
        }
    }
    return -1;
}

/// Reads the complete objects of a truncated document's list.
bool readTruncated(LogPage &page, const QByteArray &text, const QString &uuid)
{
    const qsizetype list = text.indexOf('[');
    if (list < 0 || !(text.startsWith('{') || text.startsWith('[')))
        return false;
    // members about the resource can only be read before the list
    const QByteArray head = text.left(list) + "[]}";
    const auto tape = JsonTape::read(head);
    const bool isOther = tape && belongsToOther(tape->root(), uuid);
    bool hasEntry = false;
    for (qsizetype at = text.indexOf('{', list); at >= 0; at = text.indexOf('{', at)) {
        const qsizetype end = endOfObject(text, at);
        if (end < 0)
            break;
        const auto object = JsonTape::read(text.mid(at, end - at));
        if (!object)
            break;
        hasEntry = true;
        readEntry(page, object->root(), uuid, isOther);
        at = end;
    }
    page.isUnderstood = page.isUnderstood || hasEntry;
    page.isTruncated = page.isTruncated || hasEntry;
    return hasEntry;
}

/// A text block: a document, one per line, or a truncated one.
bool readText(LogPage &page, const QByteArray &text, const QString &uuid)
{
    if (const auto tape = JsonTape::read(text))
        return readValue(page, tape->root(), uuid);
    if (!text.startsWith('{') && !text.startsWith('['))
        return false;
    const QList<QByteArray> lines = text.split('\n');
    if (lines.size() > 1 && JsonTape::read(lines.constFirst().trimmed())) {
        for (const QByteArray &line : lines) {
            const auto tape = JsonTape::read(line.trimmed());
            if (!line.trimmed().isEmpty() && !(tape && readValue(page, tape->root(), uuid)))
                page.isTruncated = true;
        }
        return true;
    }
    return readTruncated(page, text, uuid);
}

} // namespace

QDateTime storedTime(const QString &written)
{
    static const QRegularExpression zone(u"(?:[Zz]|UTC|GMT|[+-][0-9]{2}(?::?[0-9]{2})?)\\z"_s);
    const QString text = written.trimmed();
    const QDateTime time = importedTime(text.contains(zone) ? text : text + u" UTC"_s);
    return time.isValid() ? time.toUTC() : timeFromEpoch(text.toLatin1());
}

QDateTime LogPage::oldest() const
{
    QDateTime oldest;
    for (const StoredEntry &entry : entries) {
        for (const QDateTime &time : {storedTime(entry.time), entry.receivedAt}) {
            if (time.isValid() && (!oldest.isValid() || time < oldest))
                oldest = time;
        }
    }
    return oldest;
}

bool isPermanentRefusal(const QString &refusal)
{
    static const QRegularExpression words(
        u"(?i)resource (was |is )?not found|no such resource|access denied|permission|identity is required|"
        "unauthorized|forbidden|unknown tool|no such tool"_s);
    return refusal.contains(words);
}

LogAccess logAccessIn(const LogPage &page)
{
    const auto mentions = [&page](QLatin1StringView word) { return page.refusal.contains(word, Qt::CaseInsensitive); };
    if (page.refusal.isEmpty())
        return page.isUnderstood ? LogAccess::Granted : LogAccess::Silent;
    if (mentions("resource not found"_L1) || mentions("no such resource"_L1))
        return LogAccess::NotFound;
    if (mentions("access denied"_L1) || mentions("permission"_L1) || mentions("forbidden"_L1))
        return LogAccess::NoAccess;
    return mentions("identity"_L1) ? LogAccess::NoIdentity : LogAccess::Silent;
}

LogPage logPage(const ToolResult &result, const QString &resourceUuid)
{
    LogPage page;
    const auto tape = JsonTape::read(result.structured);
    const bool isRead = tape && readValue(page, tape->root(), resourceUuid);
    for (const ContentBlock &block : result.blocks) {
        if (!isRead && (block.kind == ContentBlock::Kind::Text || block.kind == ContentBlock::Kind::Resource))
            readText(page, block.text.trimmed().toUtf8(), resourceUuid);
    }
    if (result.isError && page.refusal.isEmpty())
        page.refusal = textOf(result).isEmpty() ? u"isError: true"_s : textOf(result);
    constexpr qsizetype maxLength = 300;
    if (!page.isUnderstood)
        page.text = textOf(result).left(maxLength);
    return page;
}

} // namespace rc
