// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single fields of an entry from files written by other programs.
#pragma once

#include "core/entry/entryimport.h"
#include "core/json/jsontape.h"

namespace rc {

/// The level for a word used by any logger.
struct ImportedLevel
{
    Level level = Level::Info;
    bool severe = false; ///< error or worse in another logger's terms; stays a warning until the user decides
};
/// Ignores case; nullopt for an unknown word. Only the words "error" and "alert" give levels that may notify people.
[[nodiscard]] std::optional<ImportedLevel> importedLevel(QStringView word);
[[nodiscard]] QStringList importedLevelWords(); ///< all that importedLevel() reads, in small letters
/// The word of a level that a letter, a sign or a cut word is in the form of one logger only, else the word itself.
[[nodiscard]] QString expandedLevel(const QString &word);
/// The word of the level that `text` is in a field of this name, of Python's or OpenTelemetry's numbers.
[[nodiscard]] std::optional<QString> levelFromNumber(const QString &name, const QString &text);
/// The word for a syslog severity from 0 to 7, for importedLevel().
[[nodiscard]] QLatin1StringView severityWord(int severity);

/// A time that a text begins with, or why it is not certain.
struct LeadingTime
{
    QDateTime time;
    QString fault; ///< a sentence
    qsizetype length = 0;
    bool hasYear = true;
};
/// ISO 8601, also without its separators, with a space for the T, slashes in the date, a comma for the point, and an
/// offset without its colon; a day, a month and a year, with AM or PM; a month's English name; seconds since 1970 with
/// a fraction. Without an offset it is this machine's, without a year the last one before `now`. Nothing when it is
/// none.
[[nodiscard]] std::optional<LeadingTime> leadingTime(const QString &text, const QDateTime &now);
/// All of it is a time, a certain one or not.
[[nodiscard]] bool isTimeLike(const QString &text);
/// Invalid when not all of it is a time, or not a certain one.
[[nodiscard]] QDateTime importedTime(const QString &text);
/// Reads seconds, milliseconds, microseconds or nanoseconds since 1970, chosen by size. Invalid before 1973, where the
/// date numbers of spreadsheets lie, and for a number that a spreadsheet rounded by more than a second.
[[nodiscard]] QDateTime timeFromEpoch(const QByteArray &number);
/// Reads either form from text, or a date and a time in 14 digits; the number may have a decimal comma. A column named
/// “time (UTC)” has no local times.
[[nodiscard]] QDateTime importedTimeOrEpoch(const QString &text, const QString &name);

/// All of it is a time of day, or a day: each half of a time that a table has in two columns.
[[nodiscard]] bool isTimeOfDay(const QString &text);
[[nodiscard]] bool isDate(const QString &text);

/// The raw fields of an entry before validation.
struct RawEntry
{
    std::optional<QString> level;
    std::optional<QString> message;
    QStringList otherLevels; ///< words of further fields whose names are a level's
    QDateTime ts;
    QList<ExtraField> extra;
    QString fault;            ///< why a text that resembles a time is not one; a sentence
    bool startsEntry = false; ///< starts like a log entry: with a time, a level in capitals, or a known format
};

/// An entry, with its original level word if that is a severe one.
struct ImportedEntry
{
    LogEntry entry;
    QString severe = {};      ///< empty if the level is final
    bool hasLevel = false;    ///< the source gives a level
    bool startsEntry = false; ///< as in RawEntry
};

/// The entry, or a sentence explaining why it cannot be sent: no message, an unknown level, an unsendable field. Drops
/// a "marker" field that holds one of our markers.
[[nodiscard]] Result<ImportedEntry> importedEntry(const RawEntry &raw);

/// A line of a log and what a container, its orchestrator or a build server put before it.
struct LogLine
{
    QString source = {}; ///< of the container, pod or build step; empty where none is named
    QString stream = {};
    QDateTime time = {};
    QString text = {};  ///< without colors
    bool isCut = false; ///< the next line of that source continues it
};
[[nodiscard]] LogLine parseLogLine(const QString &line);
/// The line inside a JSON object that a collector of logs made of it: {"log":…,"stream":…,"time":…} of Docker,
/// {"line":…,"timestamp":…} of Grafana, {"_raw":…,"_time":…} of Splunk.
[[nodiscard]] std::optional<LogLine> unwrapLogLine(JsonValue object);
/// How many words are between the time and the level in capitals in all of these lines with a time, where their levels
/// are not all the same: one line alone may be a sentence. Otherwise 0.
[[nodiscard]] int wordsBeforeLevel(const QStringList &lines);
/// The one entry of a line that is no continuation; its time is the text's own.
[[nodiscard]] Result<ImportedEntry> entryFromLogLine(const LogLine &line, const QDateTime &now,
                                                     int wordsBeforeLevel = 0);

/// The list of entries in a JSON document: itself, or a member of a body, of CloudWatch or of Elasticsearch.
[[nodiscard]] JsonValue entryListIn(JsonValue root);
/// The entries of one JSON line, usually one.
[[nodiscard]] Result<QList<ImportedEntry>> entriesFromJsonLine(const QByteArray &line, const ImportMapping &mapping);
/// Adds the member names of the objects in the line. Ignores a line that is not JSON.
void addMemberNames(const QByteArray &line, ImportedNames &names);

/// Why the text that begins so is no table to read: markup, or columns that lines or spaces divide. A sentence, empty
/// for all other text.
[[nodiscard]] QString textTableFault(const QByteArray &begin);

/// The fault for a second timestamp column such as “ts”: a sentence.
[[nodiscard]] QString duplicateTargetFault(const QString &name, ImportTarget target);
/// The fault for an unreadable time such as “yesterday” or 46346.585: a sentence.
[[nodiscard]] QString timeFault(const QString &text);

} // namespace rc
