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

/// The first of the names that the object has; empty when it has none.
QString nameAmong(JsonValue object, const QStringList &names)
{
    const auto found = std::find_if(names.cbegin(), names.cend(),
                                    [object](const QString &name) { return object.member(name.toUtf8()); });
    return found == names.cend() ? QString() : *found;
}

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
    const QDateTime time = text ? importedTime(*text) : timeOfEpoch(value.raw().toByteArray());
    if (time.isValid())
        return time;
    return importFault(
        QCoreApplication::translate("rc::EntryImport", "“%1” is not an ISO 8601 timestamp.")
            .arg(displayText(text.value_or(QString::fromUtf8(value.raw())), LineBreaks::Mark, shownJsonLength)));
}

/// Those that Activity exports have the entry's members among others that are no part of it.
bool isActivityRecord(JsonValue object)
{
    static constexpr std::array<QByteArrayView, 6> own{"id", "kind", "outcome", "at", "errorKind", "batch"};
    return std::all_of(own.cbegin(), own.cend(), [object](QByteArrayView name) { return object.member(name); });
}

Result<ImportedEntry> entryOf(JsonValue object)
{
    const bool record = isActivityRecord(object);
    const QString level = nameAmong(object, levelNames());
    const QString message = nameAmong(object, messageNames());
    const QString time = nameAmong(object, timeNames());
    RawEntry raw;
    for (const JsonValue member : object) {
        const QString key = member.key();
        const std::optional<QString> text = member.text();
        const bool isNull = member.kind() == JsonKind::Null;
        if (key == level && (text || isNull)) {
            if (text && !(record && text->isEmpty()))
                raw.level = text;
            else if (record)
                return importFault(
                    QCoreApplication::translate("rc::EntryImport", "It is not an entry but a list or a check."));
        } else if (key == level) {
            return importFault(QCoreApplication::translate("rc::EntryImport", "“%1” is not a level.")
                                   .arg(displayBytes(member.raw().toByteArray(), LineBreaks::Mark, shownJsonLength)));
        } else if (key == message && text) {
            raw.message = text;
        } else if (key == message) {
            return importFault(QCoreApplication::translate("rc::EntryImport", "Its message is not text."));
        } else if (key == time && !isNull && !(record && text && text->isEmpty())) {
            RC_TRY(read, timeOf(member));
            raw.ts = *read;
        } else if (key == "extra"_L1 && member.isObject()) {
            for (const JsonValue inner : member)
                raw.extra.append(fieldOf(inner));
        } else if (key != time && !record) {
            raw.extra.append(fieldOf(member));
        }
    }
    return importedEntry(raw);
}

Result<QList<ImportedEntry>> entriesOf(JsonValue value, bool mayHold)
{
    if (!value.isObject())
        return importFault(QCoreApplication::translate("rc::EntryImport", "It is not a JSON object."));
    QList<ImportedEntry> entries;
    const JsonValue logs = value.member("logs");
    const bool isBody = mayHold && logs.isArray() && std::next(value.begin()) == value.end();
    if (!isBody) {
        RC_TRY(entry, entryOf(value));
        entries.append(std::move(*entry));
        return entries;
    }
    for (const JsonValue element : logs) {
        auto inner = entriesOf(element, false);
        if (!inner)
            return inner;
        entries += *inner;
    }
    return entries;
}

} // namespace

Result<QList<ImportedEntry>> entriesFromJsonLine(const QByteArray &line)
{
    const auto tape = JsonTape::read(line);
    if (!tape)
        return importFault(
            QCoreApplication::translate("rc::EntryImport", "It is not JSON: %1").arg(tape.error().detail));
    return entriesOf(tape->root(), true);
}

} // namespace rc
