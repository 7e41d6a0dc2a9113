// SPDX-License-Identifier: GPL-3.0-or-later
// Reads entries from a JSON line: our own format, other loggers' formats, a whole body, or an Activity export.
#include "core/entry/entryfields.h"
#include "core/json/jsontape.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownJsonLength = 80;

/// The text of a string, and the JSON of any other value.
QString textOrRaw(JsonValue value)
{
    const std::optional<QString> text = value.text();
    return text ? *text : QString::fromUtf8(value.raw());
}

ExtraField fieldOf(JsonValue member)
{
    // true, null and nested values are sent as text (interface: "Values may be strings or numbers")
    const bool isNumber = member.kind() == JsonKind::Number;
    return {member.key(), isNumber ? ExtraField::Type::Number : ExtraField::Type::Text, textOrRaw(member)};
}

/// Whether Activity exported this, whose records have more members than the entry.
bool isActivityRecord(JsonValue object)
{
    static constexpr std::array<QByteArrayView, 6> recordMembers{"id", "kind", "outcome", "at", "errorKind", "batch"};
    return std::all_of(recordMembers.cbegin(), recordMembers.cend(),
                       [object](QByteArrayView name) { return object.member(name); });
}

/// A member and its name in a mapping, "log.level" for a nested one.
struct NamedValue
{
    QString name;
    JsonValue value;
};

/// The members of `object`, with nested ones that have a usual name as separate members: {"log":{"level":…}}.
QList<NamedValue> membersOf(JsonValue object)
{
    QList<NamedValue> members;
    for (const JsonValue member : object) {
        bool areAllUsual = member.isObject() && member.begin() != member.end();
        for (const JsonValue inner : member.isObject() ? member : JsonValue()) {
            const QString name = member.key() + u'.' + inner.key();
            if (usualTarget(name))
                members.append({name, inner});
            else
                areAllUsual = false;
        }
        if (!areAllUsual)
            members.append({member.key(), member});
    }
    return members;
}

/// The level word for a code whose logger is certain: syslog severities of the journal and GELF, 10 to 60 of pino and
/// bunyan, letters of MongoDB.
std::optional<QString> levelFromCode(const NamedValue &field, JsonValue object)
{
    static constexpr std::array pino{"trace"_L1, "debug"_L1, "info"_L1, "warn"_L1, "error"_L1, "fatal"_L1};
    const auto &[name, member] = field;
    const QString text = textOrRaw(member);
    if (name == "s"_L1)
        return expandedLevel(text.left(1));
    if (const auto level = levelFromNumber(name, text))
        return level;
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber)
        return {};
    const bool isSyslog = name == "PRIORITY"_L1 || (name == "level"_L1 && object.member("short_message"));
    if (isSyslog)
        return number >= 0 && number <= 7 ? std::optional<QString>(severityWord(number)) : std::nullopt;
    const bool isBunyan = object.member("pid") && object.member("hostname");
    const bool isPino =
        (member.kind() == JsonKind::Number || isBunyan) && name == "level"_L1 && object.member("msg") &&
        (object.member("time") || isBunyan) &&
        (isBunyan || object.member("time").kind() == JsonKind::Number || object.member("pid") || object.member("v"));
    if (!isPino || number % 10 != 0 || number < 10 || number > 60)
        return {};
    return pino.at(std::size_t(number / 10 - 1));
}

/// Sets the level of an entry. A sentence if it is not a level.
QString setLevel(const NamedValue &field, JsonValue object, bool isRecord, RawEntry &raw)
{
    const JsonValue member = field.value;
    const std::optional<QString> fromCode = levelFromCode(field, object);
    const std::optional<QString> text = fromCode ? fromCode : member.text();
    const bool isNull = member.kind() == JsonKind::Null;
    if (isRecord && (isNull || (text && text->isEmpty())))
        return QCoreApplication::translate("rc::EntryImport", "It is not an entry but a list or a check.");
    if (!text && !isNull)
        return QCoreApplication::translate("rc::EntryImport", "“%1” is not a level.")
            .arg(displayBytes(member.raw().toByteArray(), LineBreaks::Mark, shownJsonLength));
    const bool isUnset = text == "DEFAULT"_L1 && field.name == "severity"_L1; // of Google Cloud
    if (!text || text->isEmpty() || isUnset)
        return {};
    return raw.set(ImportTarget::Level, field.name, *text);
}

/// The journal writes text with control characters as an array of bytes.
std::optional<QString> textOfBytes(JsonValue array)
{
    QByteArray bytes;
    for (const JsonValue element : array) {
        bool isNumber = false;
        const int byte = element.raw().toByteArray().toInt(&isNumber);
        if (!isNumber || byte < 0 || byte > 255)
            return {};
        bytes += char(byte);
    }
    return bytes.isValidUtf8() && !bytes.isEmpty() ? std::optional(QString::fromUtf8(bytes)) : std::nullopt;
}

void addExtraFields(const NamedValue &field, RawEntry &raw)
{
    const auto &[name, member] = field;
    if (name != "extra"_L1 || !member.isObject()) {
        raw.extra.append(fieldOf(member));
        raw.extra.last().key = name;
        return;
    }
    for (const JsonValue inner : member)
        raw.extra.append(fieldOf(inner));
}

/// The time of day of the entry, if another member has the date. Empty otherwise.
QString timeOfDayIn(const QList<NamedValue> &members, const ImportMapping &mapping)
{
    QString timeOfDay;
    bool hasDate = false;
    for (const auto &[name, value] : members) {
        const QString text = value.text().value_or(QString());
        if (mapping.targetOf(name) == ImportTarget::Timestamp && isTimeOfDay(text))
            timeOfDay = text;
        hasDate = hasDate || (name.contains("date"_L1, Qt::CaseInsensitive) && isDate(text));
    }
    return hasDate ? timeOfDay : QString();
}

Result<ImportedEntry> entryOf(JsonValue object, const ImportMapping &mapping)
{
    const bool isRecord = isActivityRecord(object);
    RawEntry raw;
    const QList<NamedValue> members = membersOf(object);
    const QString timeOfDay = timeOfDayIn(members, mapping);
    for (const NamedValue &field : members) {
        QString why;
        const QString text = textOrRaw(field.value);
        const bool isDateOfTime =
            !timeOfDay.isEmpty() && field.name.contains("date"_L1, Qt::CaseInsensitive) && isDate(text);
        const ImportTarget target = isDateOfTime ? ImportTarget::Timestamp : mapping.targetOf(field.name);
        if (!timeOfDay.isEmpty() && text == timeOfDay)
            continue;
        switch (target) {
        case ImportTarget::Level:
            why = setLevel(field, object, isRecord, raw);
            break;
        case ImportTarget::Message:
            if (const auto message = field.value.isArray() ? textOfBytes(field.value) : field.value.text())
                why = raw.set(target, field.name, *message);
            else
                why = QCoreApplication::translate("rc::EntryImport", "Its message is not text.");
            break;
        case ImportTarget::Timestamp:
            if (field.value.kind() != JsonKind::Null && !(isRecord && text.isEmpty()))
                why = raw.set(target, field.name, isDateOfTime ? text + u' ' + timeOfDay : text);
            break;
        case ImportTarget::Extra:
            if (!mapping.isLevelChosen && usualTarget(field.name) == ImportTarget::Level)
                raw.otherLevels.append(levelFromCode(field, object).value_or(field.value.text().value_or(QString())));
            addExtraFields(field, raw);
            break;
        case ImportTarget::Ignored:
            break;
        }
        if (!why.isEmpty())
            return failure(why);
    }
    return importedEntry(raw);
}

bool hasUsualMessage(JsonValue object)
{
    return std::any_of(object.begin(), object.end(),
                       [](JsonValue member) { return usualTarget(member.key()) == ImportTarget::Message; });
}

/// The elements of {"logs":[…]} and similar lists, else the value itself.
QList<JsonValue> objectsIn(JsonValue value)
{
    const JsonValue logs = value.member("logs");
    const bool isBody = value.isObject() && logs.isArray() && std::next(value.begin()) == value.end();
    const JsonValue list = isBody ? logs : value.isObject() && !logs ? entryListIn(value) : value;
    const bool isList = list.isArray() && value.isObject() && (isBody || !hasUsualMessage(value));
    QList<JsonValue> objects;
    if (!isList)
        objects.append(value);
    for (const JsonValue element : isList ? list : JsonValue())
        objects.append(element);
    for (JsonValue &object : objects) {
        if (const JsonValue source = object.member("_source"); source.isObject()) // a hit of Elasticsearch
            object = source;
    }
    return objects;
}

/// The entry in a log line that a collector wrapped, with the collector's labels as extra.
Result<ImportedEntry> entryOfLine(const LogLine &line, JsonValue object)
{
    auto entry = entryFromLogLine(line, {});
    if (!entry)
        return entry;
    if (!entry->entry.ts.isValid())
        entry->entry.ts = line.time;
    for (const char *labels : {"labels", "fields", "stream"}) {
        for (const JsonValue label : object.member(labels).isObject() ? object.member(labels) : JsonValue())
            entry->entry.extra.append(fieldOf(label));
    }
    return entry;
}

/// The lines in a response of Loki: streams, each with labels and pairs of time and line.
Result<QList<ImportedEntry>> entriesOfStreams(JsonValue streams)
{
    QList<ImportedEntry> entries;
    for (const JsonValue stream : streams) {
        for (const JsonValue pair : stream.member("values")) {
            if (!pair.isArray() || pair.begin() == pair.end() || std::next(pair.begin()) == pair.end())
                continue;
            const JsonValue time = *pair.begin();
            const JsonValue text = *std::next(pair.begin());
            RC_TRY(entry, entryOfLine({{},
                                       {},
                                       timeFromEpoch(time.text().value_or(QString()).toLatin1()),
                                       text.text().value_or(QString())},
                                      stream));
            entries.append(std::move(*entry));
        }
    }
    return entries;
}

} // namespace

Result<QList<ImportedEntry>> entriesFromJsonLine(const QByteArray &line, const ImportMapping &mapping)
{
    const auto tape = JsonTape::read(line);
    if (!tape)
        return failure(QCoreApplication::translate("rc::EntryImport", "It is not JSON: %1").arg(tape.error().detail));
    if (const JsonValue streams = tape->root().member("data").member("result"); streams.isArray())
        return entriesOfStreams(streams);
    QList<ImportedEntry> entries;
    for (const JsonValue object : objectsIn(tape->root())) {
        if (!object.isObject())
            return failure(QCoreApplication::translate("rc::EntryImport", "It is not a JSON object."));
        if (const auto wrapped = unwrapLogLine(object)) {
            RC_TRY(entry, entryOfLine(*wrapped, object));
            entries.append(std::move(*entry));
            continue;
        }
        RC_TRY(entry, entryOf(object, mapping));
        entries.append(std::move(*entry));
    }
    return entries;
}

JsonValue entryListIn(JsonValue root)
{
    for (const char *name : {"logs", "events", "hits"}) {
        const JsonValue inner = root.member(name);
        if (inner.isArray() || inner.member("hits").isArray())
            return inner.isArray() ? inner : inner.member("hits");
    }
    return root;
}

std::optional<LogLine> unwrapLogLine(JsonValue object)
{
    static constexpr std::array<std::array<QByteArrayView, 2>, 3> forms{
        {{"log", "time"}, {"line", "timestamp"}, {"_raw", "_time"}}};
    for (const auto &[line, time] : forms) {
        const std::optional<QString> text = object.member(line).text();
        const JsonValue at = object.member(time);
        if (!text || !at || object.member("level") || object.member("msg") || object.member("message"))
            continue;
        LogLine read;
        read.time = importedTimeOrEpoch(textOrRaw(at), {});
        read.stream = object.textOf("stream");
        read.isCut = line == "log" && !text->endsWith(u'\n');
        read.text = text->endsWith(u'\n') ? text->chopped(1) : *text;
        return read.time.isValid() ? std::optional(read) : std::nullopt;
    }
    return {};
}

void addMemberNames(const QByteArray &line, ImportedNames &names)
{
    const auto tape = JsonTape::read(line);
    if (!tape)
        return;
    for (const JsonValue object : objectsIn(tape->root())) {
        const QStringList memberNames = textsOf(membersOf(object.isObject() ? object : JsonValue()),
                                                [](const NamedValue &field) { return field.name; });
        names.add(memberNames, object.isObject() && isActivityRecord(object));
    }
}

} // namespace rc
