// SPDX-License-Identifier: GPL-3.0-or-later
// Imports entries from JSON Lines, CSV (or another table) or a log file.
#pragma once

#include "core/entry/importmapping.h"
#include "core/entry/logentry.h"

#include <QByteArray>
#include <QStringList>

#include <optional>
#include <utility>

namespace rc {

enum class ImportFormat {
    JsonLines,
    Csv,
    Log
};

constexpr qsizetype importSizeCap = 64 * 1024 * 1024; ///< bytes of a file
constexpr qsizetype importLineCap = 1024 * 1024;      ///< bytes of a line, and of a message
constexpr qsizetype importEntryCap = 100'000;
constexpr qsizetype importFaultCap = 1000; ///< faults that are listed; all are counted

struct LineFault
{
    qsizetype line = 0; ///< from 1; 0 for the whole file
    QString why;        ///< a sentence; outside text in it has passed displayText()

    bool operator==(const LineFault &) const = default;
};

/// What was recognized in a file.
struct LogStats
{
    qsizetype timed = 0;     ///< entries with a time
    qsizetype local = 0;     ///< entries whose time has no offset, converted from local time to UTC
    qsizetype leveled = 0;   ///< entries with a level
    qsizetype continued = 0; ///< lines that belong to the entry before them
    int wordsBeforeLevel = 0;

    bool operator==(const LogStats &) const = default;
};

struct ImportedEntries
{
    QList<LogEntry> entries;  ///< without markers, and without a time if the file has none: sending adds them
    QList<qsizetype> lines;   ///< first line of each, from 1
    QList<LineFault> faults;  ///< the first ones
    qsizetype faultCount = 0; ///< all of them
    /// The level word of each entry that another logger uses for an error or worse ("critical", "fatal"); empty for
    /// other entries, and may be shorter than `entries`. These stay warnings until the user decides: as errors they
    /// could notify people unexpectedly.
    QStringList severe;
    ImportFormat format = ImportFormat::Log;
    ImportMapping mapping; ///< for CSV and JSON Lines
    LogStats stats;
    char separator = ','; ///< of CSV

    bool operator==(const ImportedEntries &) const = default;
};

/// How a log was read, and what entries of the file lack (a time, an offset, a level), in translated sentences.
[[nodiscard]] QString logStatsText(const ImportedEntries &read);

void setSevereLevel(ImportedEntries &read, Level level);
/// The first `count` entries, and the rest; the faults stay with the first part.
[[nodiscard]] std::pair<ImportedEntries, ImportedEntries> splitAt(const ImportedEntries &read, qsizetype count);
/// A copy without the entry at index `index`.
[[nodiscard]] ImportedEntries withoutEntry(const ImportedEntries &read, qsizetype index);
/// The entries of both, with the faults of `first`.
[[nodiscard]] ImportedEntries joined(const ImportedEntries &first, const ImportedEntries &later);
/// "critical (3), fatal (1)", most frequent first; safe to display.
[[nodiscard]] QString severeLevelsText(const ImportedEntries &read);

/// "jsonl", "csv" or "log", as on the command line; nullopt for any other word.
[[nodiscard]] std::optional<ImportFormat> importFormatFromWord(QStringView word);
[[nodiscard]] QStringList importFormatWords();

/// A few sample lines in that format.
[[nodiscard]] QByteArray sampleOf(ImportFormat format);

/// Detects the format by the file extension (.jsonl, .ndjson, .json, .csv, .tsv, .tab), else by the first bytes: an
/// object or an array of objects, a header above rows of the same length, or log lines. A table is never read as a log,
/// whatever the file's name.
[[nodiscard]] ImportFormat importFormatOf(const QString &fileName, const QByteArray &bytes);

/// Pure; reports faults per line and never fails as a whole. UTF-8, with or without a byte order mark.
///
/// JSON Lines: an entry {"level","message","ts","extra":{…}} per line; other members become extra. A line may also be
/// an ingest body {"logs":[…]} or a record exported by Activity, and the whole file may be one array. Numbers keep
/// their digits; other values that are not text are imported as the text of their JSON.
///
/// CSV: a header row, then a row per entry. Columns of extra are text; empty cells and columns without a name are
/// ignored. The separator is a comma, a semicolon, a tab or a bar, as in a first line “sep=;” or else detected from the
/// header.
///
/// ImportedEntries::mapping has the target of each member or column, by its usual name or as in `chosen`.
///
/// Log: see entryFromLogLine(). A line without a time or a level is an info entry. A line continues the previous entry
/// of its source and stream if it begins with white space, is part of a stack trace, or lacks the time that the entry
/// has and its container wrote it soon after.
///
/// Other loggers' levels are translated (warn, notice…), but only the words "error" and "alert" give levels that may
/// notify people: see ImportedEntries::severe. A time without an offset is local, and converted to UTC. Syslog times
/// have no year and mean the last one before `now`.
[[nodiscard]] ImportedEntries entriesFrom(const QByteArray &bytes, ImportFormat format, const QDateTime &now,
                                          const QList<MappedName> &chosen = {});

} // namespace rc
