// SPDX-License-Identifier: GPL-3.0-or-later
// Entries from a line of JSON: our own, those of other loggers, a whole body, or what Activity exported.
#include "core/displaytext.h"
#include "core/entryfields.h"
#include "core/strictjson.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Members = QList<QPair<QString, QByteArray>>;

constexpr qsizetype shownJsonLength = 80;

/// The member's name, or that of the first of those that stand in for it.
QString nameAmong(const Members &members, const QStringList &names)
{
    for (const QString &name : names) {
        for (const auto &[key, value] : members) {
            if (key == name)
                return name;
        }
    }
    return {};
}

bool isNumber(const QByteArray &value)
{
    return !value.isEmpty() && (value.at(0) == '-' || (value.at(0) >= '0' && value.at(0) <= '9'));
}

ExtraField fieldOf(const QString &key, const QByteArray &value)
{
    if (isNumber(value))
        return {key, ExtraField::Type::Number, QString::fromLatin1(value)};
    // true, null and what is nested: interface: "Values may be strings or numbers"
    return {key, ExtraField::Type::Text, jsonText(value).value_or(QString::fromUtf8(value))};
}

Result<QDateTime> timeOf(const QByteArray &value)
{
    const std::optional<QString> text = jsonText(value);
    const QDateTime time = text ? importedTime(*text) : timeOfEpoch(value);
    if (time.isValid())
        return time;
    return importFault(
        QCoreApplication::translate("rc::EntryImport", "“%1” is not a time as ISO 8601 has it.")
            .arg(displayText(text.value_or(QString::fromUtf8(value)), LineBreaks::Mark, shownJsonLength)));
}

/// Those that Activity exports have the entry's members among others that are no part of it.
bool isActivityRecord(const Members &members)
{
    static const QStringList own{u"id"_s, u"kind"_s, u"outcome"_s, u"at"_s, u"errorKind"_s, u"batch"_s};
    return std::all_of(own.cbegin(), own.cend(), [&](const QString &name) {
        return std::any_of(members.cbegin(), members.cend(), [&](const auto &member) { return member.first == name; });
    });
}

Result<ImportedEntry> entryOfMembers(const Members &members)
{
    const bool record = isActivityRecord(members);
    const QString level = nameAmong(members, levelNames());
    const QString message = nameAmong(members, messageNames());
    const QString time = nameAmong(members, timeNames());
    RawEntry raw;
    for (const auto &[key, value] : members) {
        const std::optional<QString> text = jsonText(value);
        if (key == level && (text || value == "null")) {
            if (text && !(record && text->isEmpty()))
                raw.level = text;
            else if (record)
                return importFault(
                    QCoreApplication::translate("rc::EntryImport", "It is no entry but a list or a check."));
        } else if (key == level) {
            return importFault(QCoreApplication::translate("rc::EntryImport", "“%1” is not a level.")
                                   .arg(displayBytes(value, LineBreaks::Mark, shownJsonLength)));
        } else if (key == message && text) {
            raw.message = text;
        } else if (key == message) {
            return importFault(QCoreApplication::translate("rc::EntryImport", "Its message is not a text."));
        } else if (key == time && value != "null" && !(record && text && text->isEmpty())) {
            const Result<QDateTime> read = timeOf(value);
            if (!read)
                return tl::unexpected(read.error());
            raw.ts = *read;
        } else if (const auto nested = key == "extra"_L1 ? jsonMembers(value) : std::nullopt) {
            for (const auto &[name, inner] : *nested)
                raw.extra.append(fieldOf(name, inner));
        } else if (key != time && !record) {
            raw.extra.append(fieldOf(key, value));
        }
    }
    return importedEntry(raw);
}

Result<QList<ImportedEntry>> entriesOf(const QByteArray &json, bool mayHold)
{
    const auto members = jsonMembers(json);
    if (!members)
        return importFault(QCoreApplication::translate("rc::EntryImport", "It is no JSON object."));
    const auto elements = mayHold && members->size() == 1 && members->first().first == "logs"_L1
                              ? jsonElements(members->first().second)
                              : std::nullopt;
    QList<ImportedEntry> entries;
    if (!elements) {
        Result<ImportedEntry> entry = entryOfMembers(*members);
        if (!entry)
            return tl::unexpected(entry.error());
        entries.append(std::move(*entry));
        return entries;
    }
    for (const QByteArray &element : *elements) {
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
    if (const auto fault = jsonFault(line))
        return importFault(QCoreApplication::translate("rc::EntryImport", "It is not JSON: %1").arg(fault->detail));
    return entriesOf(line, true);
}

} // namespace rc
