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
constexpr auto givenNames = std::to_array<QByteArrayView>({"received_at", "receivedAt"});
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
QString writtenIn(JsonValue value)
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

/// The words of a failure: a text, or those of an object or of the first one in a list.
QString reasonIn(JsonValue value)
{
    if (value.isArray() && value.begin() != value.end())
        return reasonIn(*value.begin());
    return value.isObject() ? reasonIn(firstOf(value, reasonNames)) : value.isText() ? writtenIn(value) : QString();
}

/// Whether it names another resource by UUID. False if it names none, or not by a UUID.
bool isOfAnother(JsonValue object, const QString &uuid)
{
    JsonValue named = firstOf(object, resourceNames);
    if (named.isObject())
        named = firstOf(named, uuidNames);
    const QString theirs = bareUuid(writtenIn(named));
    return !theirs.isEmpty() && theirs != bareUuid(uuid);
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
    if (!object.isObject())
        return std::nullopt;
    for (const JsonValue member : object) {
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
        const QByteArray inside = value.text().value_or(QString()).trimmed().toUtf8();
        if (!inside.startsWith('{'))
            return false;
        const auto tape = JsonTape::read(inside);
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
    entry.level = writtenIn(firstOf(object, levelNames));
    entry.message = writtenIn(firstOf(object, messageNames));
    entry.time = writtenIn(firstOf(object, timeNames));
    entry.receivedAt = storedTime(writtenIn(firstOf(object, receivedNames)));
    // A real service shows it within extra.
    if (const JsonValue extra = firstOf(object, extraNames); !entry.receivedAt.isValid() && extra.isObject())
        entry.receivedAt = storedTime(writtenIn(firstOf(extra, givenNames)));
    const bool known = readExtra(entry, firstOf(object, extraNames));
    if (known)
        return entry;
    // If extra has another name: look for such a member one level down.
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

/// The list of entries, under any name; None if there is none. Some services write an empty list as null.
JsonValue listIn(JsonValue value, int depth = 0)
{
    constexpr int deepest = 2;
    if (value.isArray())
        return value;
    for (const JsonValue member : value) {
        if (value.isObject() && isListOfEntries(member))
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
        if (inner.isObject() && depth < deepest) {
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

/// The failure that a tool's result reports beside its entries, or instead of them; empty if there is none.
QString failureIn(JsonValue root)
{
    if (!root.isObject())
        return {};
    static const QRegularExpression ofCall(u"(?i)^(ok|success|errors?|status|result|is_?error)$"_s);
    const bool hasList = listIn(root).isArray();
    for (const JsonValue member : root) {
        // Numbers count entries, and beside a list only a member of the call itself speaks of the call.
        const bool isOther = member.kind() == JsonKind::Number || isListOfEntries(member) ||
                             (hasList && !ofCall.match(member.key()).hasMatch());
        if (isOther || !reportsFailure(member))
            continue;
        const QString why = reasonIn(root);
        return why.isEmpty() ? member.key() + u": "_s + QString::fromUtf8(member.raw().toByteArray()) : why;
    }
    return {};
}

void readFlags(LogPage &page, JsonValue root)
{
    const std::array<JsonValue, 6> places{root,
                                          root.member("result"),
                                          root.member("data"),
                                          root.member("pagination"),
                                          root.member("meta"),
                                          root.member("resource")};
    for (const JsonValue place : places) {
        if (!place.isObject())
            continue;
        if (page.next.isEmpty())
            page.next = writtenIn(firstOf(place, nextNames));
        if (page.owner.isEmpty())
            page.owner = writtenIn(firstOf(place, ownerNames));
        page.hasMore = page.hasMore || std::ranges::any_of(moreNames, [&place](QByteArrayView name) {
                           return place.member(name).boolean() == true;
                       });
        page.total = std::max(page.total, writtenIn(firstOf(place, totalNames)).toLongLong());
    }
    page.hasMore = page.hasMore || !page.next.isEmpty();
}

void readEntry(LogPage &page, JsonValue object, const QString &uuid, bool isOfOther = false)
{
    if (isOfOther || isOfAnother(object, uuid)) {
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
    const JsonValue inside = root.isObject() ? root.member("result") : root;
    if (inside.isText()) {
        const QByteArray json = inside.text().value_or(QString()).toUtf8();
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
    const bool isOfOther = isOfAnother(root, uuid);
    bool hasOther = false;
    bool hasEntries = false;
    for (const JsonValue one : list) {
        const bool isReadable = one.isObject() && (firstOf(one, messageNames) || firstOf(one, levelNames) ||
                                                   !entryFrom(one).marker.isEmpty());
        (isReadable ? hasEntries : hasOther) = true;
        if (isReadable)
            readEntry(page, one, uuid, isOfOther);
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
bool readCut(LogPage &page, const QByteArray &text, const QString &uuid)
{
    const qsizetype list = text.indexOf('[');
    if (list < 0 || !(text.startsWith('{') || text.startsWith('[')))
        return false;
    // members about the resource can only be read before the list
    const QByteArray head = text.left(list) + "[]}";
    const auto tape = JsonTape::read(head);
    const bool another = tape && isOfAnother(tape->root(), uuid);
    bool any = false;
    for (qsizetype at = text.indexOf('{', list); at >= 0; at = text.indexOf('{', at)) {
        const qsizetype end = endOfObject(text, at);
        if (end < 0)
            break;
        const auto one = JsonTape::read(text.mid(at, end - at));
        if (!one)
            break;
        any = true;
        readEntry(page, one->root(), uuid, another);
        at = end;
    }
    page.isUnderstood = page.isUnderstood || any;
    page.isTruncated = page.isTruncated || any;
    return any;
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
    return readCut(page, text, uuid);
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
    const auto says = [&page](QLatin1StringView word) { return page.refusal.contains(word, Qt::CaseInsensitive); };
    if (page.refusal.isEmpty())
        return page.isUnderstood ? LogAccess::Granted : LogAccess::Silent;
    if (says("resource not found"_L1) || says("no such resource"_L1))
        return LogAccess::NotFound;
    if (says("access denied"_L1) || says("permission"_L1) || says("forbidden"_L1))
        return LogAccess::NoAccess;
    return says("identity"_L1) ? LogAccess::NoIdentity : LogAccess::Silent;
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
    constexpr qsizetype longest = 300;
    if (!page.isUnderstood)
        page.text = textOf(result).left(longest);
    return page;
}

} // namespace rc
