// SPDX-License-Identifier: GPL-3.0-or-later
// Entries from a line of JSON: our own, those of other loggers, a whole body, or what Activity exported.
#include "core/entry/entryfields.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownJsonLength = 80;

ExtraField fieldOf(JsonValue member)
{
    const QString sent = QString::fromUtf8(member.raw());
    if (member.kind() == JsonKind::Number)
        return {member.key(), ExtraField::Type::Number, sent};
    // true, null and what is nested: interface: "Values may be strings or numbers"
    return {member.key(), ExtraField::Type::Text, member.text().value_or(sent)};
}

Result<QDateTime> timeOf(JsonValue value)
{
    const std::optional<QString> text = value.text();
    const QDateTime time = text ? importedTimeOrEpoch(*text) : timeOfEpoch(value.raw().toByteArray());
    if (time.isValid())
        return time;
    return importFault(timeFault(text.value_or(QString::fromUtf8(value.raw()))));
}

/// Those that Activity exports have the entry's members among others that are no part of it.
bool isActivityRecord(JsonValue object)
{
    static constexpr std::array<QByteArrayView, 6> own{"id", "kind", "outcome", "at", "errorKind", "batch"};
    return std::all_of(own.cbegin(), own.cend(), [object](QByteArrayView name) { return object.member(name); });
}

/// The word of a level that `member` of `object` says by a number, where it is plain whose number that is: the
/// journal's and GELF's are syslog's severities, pino and bunyan count from 10 to 60. Python counts otherwise.
std::optional<QString> numberedLevel(JsonValue member, JsonValue object)
{
    static constexpr std::array pino{"trace"_L1, "debug"_L1, "info"_L1, "warn"_L1, "error"_L1, "fatal"_L1};
    bool isNumber = false;
    const int number = member.text().value_or(QString::fromLatin1(member.raw().toByteArray())).toInt(&isNumber);
    if (!isNumber)
        return {};
    const bool isSeverity = member.hasKey("PRIORITY") || (member.hasKey("level") && object.member("short_message"));
    if (isSeverity)
        return number >= 0 && number <= 7 ? std::optional<QString>(severityWord(number)) : std::nullopt;
    const bool isPino =
        member.kind() == JsonKind::Number && member.hasKey("level") && object.member("msg") && object.member("time") &&
        (object.member("time").kind() == JsonKind::Number || object.member("pid") || object.member("v"));
    if (!isPino || number % 10 != 0 || number < 10 || number > 60)
        return {};
    return pino.at(std::size_t(number / 10 - 1));
}

/// Takes `member` of `object` as the level of an entry; a sentence when it is none.
QString takeLevel(JsonValue member, JsonValue object, bool isRecord, RawEntry &raw)
{
    const std::optional<QString> numbered = numberedLevel(member, object);
    const std::optional<QString> text = numbered ? numbered : member.text();
    const bool isNull = member.kind() == JsonKind::Null;
    if (isRecord && (isNull || (text && text->isEmpty())))
        return QCoreApplication::translate("rc::EntryImport", "It is not an entry but a list or a check.");
    if (!text && !isNull)
        return QCoreApplication::translate("rc::EntryImport", "“%1” is not a level.")
            .arg(displayBytes(member.raw().toByteArray(), LineBreaks::Mark, shownJsonLength));
    if (raw.level && text)
        return secondTimeFault(member.key(), ImportTarget::Level);
    if (text)
        raw.level = text;
    return {};
}

/// The journal writes a text with a control character as an array of its bytes.
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

QString takeMessage(JsonValue member, RawEntry &raw)
{
    const std::optional<QString> text = member.isArray() ? textOfBytes(member) : member.text();
    if (!text)
        return QCoreApplication::translate("rc::EntryImport", "Its message is not text.");
    if (raw.message)
        return secondTimeFault(member.key(), ImportTarget::Message);
    raw.message = text;
    return {};
}

QString takeTime(JsonValue member, bool isRecord, RawEntry &raw)
{
    const std::optional<QString> text = member.text();
    if (member.kind() == JsonKind::Null || (isRecord && text && text->isEmpty()))
        return {};
    if (raw.ts.isValid())
        return secondTimeFault(member.key(), ImportTarget::Timestamp);
    const auto time = timeOf(member);
    if (!time)
        return time.error().detail;
    raw.ts = *time;
    return {};
}

void takeExtra(JsonValue member, RawEntry &raw)
{
    if (member.key() != "extra"_L1 || !member.isObject()) {
        raw.extra.append(fieldOf(member));
        return;
    }
    for (const JsonValue inner : member)
        raw.extra.append(fieldOf(inner));
}

Result<ImportedEntry> entryOf(JsonValue object, const ImportMapping &mapping)
{
    const bool isRecord = isActivityRecord(object);
    RawEntry raw;
    for (const JsonValue member : object) {
        QString why;
        switch (mapping.targetOf(member.key())) {
        case ImportTarget::Level:
            why = takeLevel(member, object, isRecord, raw);
            break;
        case ImportTarget::Message:
            why = takeMessage(member, raw);
            break;
        case ImportTarget::Timestamp:
            why = takeTime(member, isRecord, raw);
            break;
        case ImportTarget::Extra:
            takeExtra(member, raw);
            break;
        case ImportTarget::Ignored:
            break;
        }
        if (!why.isEmpty())
            return importFault(why);
    }
    return importedEntry(raw);
}

/// Of {"logs":[…]} the elements, of anything else the value itself.
QList<JsonValue> objectsIn(JsonValue value)
{
    const JsonValue logs = value.member("logs");
    const bool isBody = value.isObject() && logs.isArray() && std::next(value.begin()) == value.end();
    QList<JsonValue> objects;
    if (!isBody)
        objects.append(value);
    for (const JsonValue element : isBody ? logs : JsonValue())
        objects.append(element);
    return objects;
}

} // namespace

Result<QList<ImportedEntry>> entriesFromJsonLine(const QByteArray &line, const ImportMapping &mapping)
{
    const auto tape = JsonTape::read(line);
    if (!tape)
        return importFault(
            QCoreApplication::translate("rc::EntryImport", "It is not JSON: %1").arg(tape.error().detail));
    QList<ImportedEntry> entries;
    for (const JsonValue object : objectsIn(tape->root())) {
        if (!object.isObject())
            return importFault(QCoreApplication::translate("rc::EntryImport", "It is not a JSON object."));
        RC_TRY(entry, entryOf(object, mapping));
        entries.append(std::move(*entry));
    }
    return entries;
}

void addNamesOfJsonLine(const QByteArray &line, ImportedNames &names)
{
    const auto tape = JsonTape::read(line);
    if (!tape)
        return;
    for (const JsonValue object : objectsIn(tape->root())) {
        QStringList own;
        for (const JsonValue member : object.isObject() ? object : JsonValue())
            own.append(member.key());
        names.add(own, object.isObject() && isActivityRecord(object));
    }
}

} // namespace rc
