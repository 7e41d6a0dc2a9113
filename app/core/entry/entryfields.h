// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of an entry as files of others write them, one at a time.
#pragma once

#include "core/entry/entryimport.h"

namespace rc {

/// What a word of any logger means.
struct ImportedLevel
{
    Level level = Level::Info;
    bool severe = false; ///< an error or worse in words that are not ours: the level is a warning until a person chose
};
/// In any letter case; nothing for an unknown word. Never an error but for "error" itself, nor an alert.
[[nodiscard]] std::optional<ImportedLevel> importedLevel(QStringView word);
[[nodiscard]] QStringList importedLevelWords(); ///< all that importedLevel() reads, in small letters
/// The word of a level that a letter, a sign or a cut word is in the form of one logger only, else the word itself.
[[nodiscard]] QString shortLevel(const QString &word);
/// The word of the level that `text` is in a field of this name, of Python's or OpenTelemetry's numbers.
[[nodiscard]] std::optional<QString> numberedLevel(const QString &name, const QString &text);
/// The word of a syslog severity, 0 to 7, as importedLevel() reads it.
[[nodiscard]] QLatin1StringView severityWord(int severity);

/// A time that a text begins with, or why it is not certain.
struct TimeAtStart
{
    QDateTime time;
    QString fault; ///< a sentence
    qsizetype length = 0;
    bool hasYear = true;
};
/// ISO 8601, also with a space for the T, slashes in the date, a comma for the point, and an offset without its colon;
/// a day, a month and a year, with AM or PM; a month's English name. Without an offset it is this machine's, without a
/// year the last one before `now`. Nothing when it is none.
[[nodiscard]] std::optional<TimeAtStart> timeAtStart(const QString &text, const QDateTime &now);
/// All of it is a time, a certain one or not.
[[nodiscard]] bool isTimeLike(const QString &text);
/// Invalid when not all of it is a time, or not a certain one.
[[nodiscard]] QDateTime importedTime(const QString &text);
/// Seconds, milliseconds, microseconds or nanoseconds since 1970, by their size. Invalid for what is before 1973 (the
/// numbers that spreadsheets have for dates are there) and for what a spreadsheet rounded by more than a second.
[[nodiscard]] QDateTime timeOfEpoch(const QByteArray &number);
/// Either of both, from text; the number may have a decimal comma.
[[nodiscard]] QDateTime importedTimeOrEpoch(const QString &text);

/// What an entry is made of before it is one.
struct RawEntry
{
    std::optional<QString> level;
    std::optional<QString> message;
    QStringList otherLevels; ///< words of further fields whose names are a level's
    QDateTime ts;
    QList<ExtraField> extra;
    QString fault;        ///< why its time is none though it looks like one; a sentence
    bool hasHead = false; ///< it began as entries of a log begin: with a time, a level in capitals, or in a known form
};

/// An entry, and the word of its level if that is a severe one.
struct ImportedEntry
{
    LogEntry entry;
    QString severe = {};   ///< empty: its level is what the source says
    bool hasLevel = false; ///< the source says one
    bool hasHead = false;  ///< as in RawEntry
};

/// The entry, or a sentence on why it is none: no message, an unknown level, a field that cannot go out. A field named
/// "marker" with one of our markers is left out.
[[nodiscard]] Result<ImportedEntry> importedEntry(const RawEntry &raw);

/// BadInput with a sentence.
[[nodiscard]] tl::unexpected<Error> importFault(const QString &why);

/// A line of a log and what a container, its orchestrator or a build server put before it.
struct LogLine
{
    QString source = {}; ///< of the container, pod or build step; empty where none is named
    QString stream = {};
    QDateTime time = {};
    QString text = {};  ///< without colors
    bool isCut = false; ///< the next line of that source continues it
};
[[nodiscard]] LogLine logLineOf(const QString &line);
/// How many words are between the time and the level in capitals in all of these lines with a time, where their levels
/// are not all the same: one line alone may be a sentence. Otherwise 0.
[[nodiscard]] int wordsBeforeLevel(const QStringList &lines);
/// The one entry of a line that is no continuation; its time is the text's own.
[[nodiscard]] Result<ImportedEntry> entryFromLogLine(const LogLine &line, const QDateTime &now,
                                                     int wordsBeforeLevel = 0);

/// The entries of a line of JSON; mostly one.
[[nodiscard]] Result<QList<ImportedEntry>> entriesFromJsonLine(const QByteArray &line, const ImportMapping &mapping);
/// Adds what its objects call their members. A line that is no JSON has none.
void addNamesOfJsonLine(const QByteArray &line, ImportedNames &names);

/// “ts” is the timestamp a second time: a sentence.
[[nodiscard]] QString secondTimeFault(const QString &name, ImportTarget target);
/// Why “yesterday” is no time that is known, or 46346.585: a sentence.
[[nodiscard]] QString timeFault(const QString &text);

} // namespace rc
