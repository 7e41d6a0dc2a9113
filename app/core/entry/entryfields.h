// SPDX-License-Identifier: GPL-3.0-or-later
// Reads single fields of an entry from files written by other programs.
#pragma once

#include "core/entry/entryimport.h"
#include "core/json/jsontape.h"

namespace rc {

/// The meaning of a logger's level word.
struct ImportedLevel
{
    Level level = Level::Info;
    bool severe = false; ///< error or worse in another logger's terms; stays a warning until the user decides
};
/// Ignores case; nullopt for an unknown word. Only the words "error" and "alert" give levels that may notify people.
[[nodiscard]] std::optional<ImportedLevel> importedLevel(QStringView word);
[[nodiscard]] QStringList importedLevelWords(); ///< all words that importedLevel() accepts, in lower case
/// The level word for a logger's own letter, sign or abbreviation ("E", "#", "trce"); other words are unchanged.
[[nodiscard]] QString expandedLevel(const QString &word);
/// The level word for a number in the fields of Python (levelno) or OpenTelemetry (SeverityNumber).
[[nodiscard]] std::optional<QString> levelFromNumber(const QString &name, const QString &text);
/// The word for a syslog severity from 0 to 7, for importedLevel().
[[nodiscard]] QLatin1StringView severityWord(int severity);

/// A time at the beginning of a text, or the reason why it is ambiguous.
struct LeadingTime
{
    QDateTime time;
    QString fault; ///< a sentence
    qsizetype length = 0;
    bool hasYear = true;
};
/// Reads ISO 8601 with common deviations (no separators, a space for the T, slashes in the date, a decimal comma, an
/// offset without its colon); day, month and year, with AM or PM; English month names; and seconds since 1970 with a
/// fraction. A time without an offset is local; one without a year is the last one before `now`. nullopt if the text
/// does not begin with a time.
[[nodiscard]] std::optional<LeadingTime> leadingTime(const QString &text, const QDateTime &now);
/// Same, but nullopt unless the whole text is a time.
[[nodiscard]] std::optional<LeadingTime> exactTime(const QString &text, const QDateTime &now = {});
/// Whether the whole text is a time, even an ambiguous one.
[[nodiscard]] bool isTimeLike(const QString &text);
/// Invalid if the text is not a time as a whole, or an ambiguous one.
[[nodiscard]] QDateTime importedTime(const QString &text);
/// Reads seconds, milliseconds, microseconds or nanoseconds since 1970, chosen by size. Invalid before 1973, because
/// such numbers are dates of spreadsheets, and for a number that a spreadsheet rounded by more than a second.
[[nodiscard]] QDateTime timeFromEpoch(const QByteArray &number);
/// Reads any of these forms, or 14 digits of date and time; a number may have a decimal comma. In a column named
/// “time (UTC)”, times without an offset are UTC.
[[nodiscard]] QDateTime importedTimeOrEpoch(const QString &text, const QString &name);

/// Whether the whole text is a time of day, or a date: some tables have them in two columns.
[[nodiscard]] bool isTimeOfDay(const QString &text);
[[nodiscard]] bool isDate(const QString &text);

/// The raw fields of an entry before validation.
struct RawEntry
{
    /// Sets the level, message or timestamp from the text of a field. A sentence if it is set already or if the text is
    /// not a time; empty otherwise.
    [[nodiscard]] QString set(ImportTarget target, const QString &name, const QString &text);

    std::optional<QString> level;
    std::optional<QString> message;
    QStringList otherLevels; ///< level words in further fields
    QDateTime ts;
    QList<ExtraField> extra;
    QString fault;            ///< why the time is ambiguous; a sentence
    bool startsEntry = false; ///< begins like a log entry: with a time, a level in capitals, or a known format
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

/// A line of a log, without the prefix of a container, its orchestrator or a build server.
struct LogLine
{
    QString source = {}; ///< container, pod or build step; may be empty
    QString stream = {};
    QDateTime time = {};
    QString text = {};  ///< without colors
    bool isCut = false; ///< continued in the next line of that source
};
[[nodiscard]] LogLine parseLogLine(const QString &line);
/// The log line in a collector's JSON object: {"log":…,"stream":…,"time":…} (Docker), {"line":…,"timestamp":…}
/// (Grafana) or {"_raw":…,"_time":…} (Splunk).
[[nodiscard]] std::optional<LogLine> unwrapLogLine(JsonValue object);
/// The number of words between the time and the level in capitals, if it is the same in all lines with a time and their
/// levels differ (a capital word in a single line may be part of a sentence). Otherwise 0.
[[nodiscard]] int wordsBeforeLevel(const QStringList &lines);
/// The entry in a line that begins one, with the time in its text.
[[nodiscard]] Result<ImportedEntry> entryFromLogLine(const LogLine &line, const QDateTime &now,
                                                     int wordsBeforeLevel = 0);

/// The list of entries in a JSON document: the root, or its member in an ingest body or an export of CloudWatch or
/// Elasticsearch.
[[nodiscard]] JsonValue entryListIn(JsonValue root);
/// The entries of one JSON line, usually one.
[[nodiscard]] Result<QList<ImportedEntry>> entriesFromJsonLine(const QByteArray &line, const ImportMapping &mapping);
/// Adds the member names of the objects in the line. Ignores a line that is not JSON.
void addMemberNames(const QByteArray &line, ImportedNames &names);

/// Why a text that begins with `begin` cannot be read as a table: it is markup, or its columns are drawn with lines or
/// spaces. A sentence; empty for other text.
[[nodiscard]] QString textTableFault(const QByteArray &begin);

} // namespace rc
