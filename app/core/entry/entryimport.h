// SPDX-License-Identifier: GPL-3.0-or-later
// Entries to send, read from JSON Lines, CSV (or another table) or a log file.
#pragma once

#include "core/entry/importmapping.h"
#include "core/entry/logentry.h"

#include <QByteArray>
#include <QMap>
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
constexpr qsizetype importFaultCap = 1000; ///< faults that are told; all are counted
constexpr qsizetype importEditCap = 8192;  ///< bytes of a line that can be edited

struct LineFault
{
    qsizetype line = 0; ///< from 1; 0: the file as a whole
    QString why;        ///< a sentence; outside text in it has passed displayText()
    QString text = {};  ///< the line as it is, for an editor; empty when not all of it would be seen there

    bool operator==(const LineFault &) const = default;
};

/// What was found in a log, whose lines have no columns to map.
struct LogShape
{
    qsizetype timed = 0;     ///< entries with a time
    qsizetype levelled = 0;  ///< entries with a level
    qsizetype continued = 0; ///< lines that belong to the entry before them
    int wordsBeforeLevel = 0;

    bool operator==(const LogShape &) const = default;
};

struct ImportedEntries
{
    QList<LogEntry> entries;  ///< without a time where the file tells none, and without markers: each send has its own
    QList<qsizetype> lines;   ///< where each begins, from 1
    QList<LineFault> faults;  ///< the first ones
    qsizetype faultCount = 0; ///< all of them
    /// The word of each entry whose level is another language's for an error or worse ("critical", "fatal"), by its
    /// place. It is a warning until a person chose: as an error it may notify people, where it was quiet before.
    QMap<qsizetype, QString> severe;
    ImportFormat format = ImportFormat::Log;
    ImportMapping mapping; ///< of CSV and JSON Lines
    LogShape shape;        ///< of a log
    char separator = ',';  ///< of CSV

    bool operator==(const ImportedEntries &) const = default;
};

/// What a person decided about a file, beside its format.
struct ImportChoices
{
    QList<MappedName> targets;      ///< of names whose target is not the automatic one
    QMap<qsizetype, QString> lines; ///< other text in place of these lines

    bool operator==(const ImportChoices &) const = default;
};

/// How a log was read, in place of a mapping: translated sentences. Empty for other formats.
[[nodiscard]] QString logShapeText(const ImportedEntries &read);

/// What a person chose for them.
void setSevereLevel(ImportedEntries &read, Level level);
/// The first `count` entries, and those behind them; the faults stay with the first.
[[nodiscard]] std::pair<ImportedEntries, ImportedEntries> splitAt(const ImportedEntries &read, qsizetype count);
/// Without the entry at `place`.
[[nodiscard]] ImportedEntries withoutEntry(const ImportedEntries &read, qsizetype place);
/// The entries of `later` behind those of `first`; the faults are those of `first`.
[[nodiscard]] ImportedEntries joined(const ImportedEntries &first, const ImportedEntries &later);
/// "critical (3), fatal (1)", most first; safe to display.
[[nodiscard]] QString severeWords(const ImportedEntries &read);

/// "jsonl", "csv" or "log", as the command line has it; nothing for another word.
[[nodiscard]] std::optional<ImportFormat> importFormatFromWord(QStringView word);
[[nodiscard]] QStringList importFormatWords();

/// A few lines of that format, as a file has them, to show to a person.
[[nodiscard]] QByteArray sampleOf(ImportFormat format);

/// By the name's end (.jsonl, .ndjson, .json, .csv, .tsv, .tab), else by the beginning of `bytes`: an object or an
/// array of them, a row of column names above rows as long (a table is never read as lines of a log, whatever the
/// file's name), or lines of a log.
[[nodiscard]] ImportFormat importFormatOf(const QString &fileName, const QByteArray &bytes);

/// Pure; never fails as a whole but by faults. UTF-8, with or without a byte order mark.
///
/// JSON Lines: {"level","message","ts","extra":{…}} as it goes out, or other members beside them, which become extra; a
/// line may also be a whole body {"logs":[…]}, or one that Activity exported. Numbers keep their digits; what is
/// neither text nor number is the text of its JSON. The file may also be one array of them, over many lines.
/// CSV: a header row, one column of which is the message; a column of extra is text, and an empty cell is no member.
/// The separator may also be a semicolon, a tab or a bar: what a first line “sep=;” says, or what divides the header
/// best. What each member or column becomes is in ImportedEntries::mapping: automatic by its usual name, or as chosen.
/// Log: see entryFromLogLine(); a line without a time or a level is an info entry of that text. A line belongs to the
/// entry of its source before it when it begins with white space, is part of a stack trace, or has no time where that
/// one has.
///
/// A level of another language counts as what it means (warn, notice…), but only the words "error" and "alert" make
/// what may notify people: see ImportedEntries::severe. A time without an offset is this machine's; syslog's, which has
/// no year, is the last one before `now`.
[[nodiscard]] ImportedEntries entriesFrom(const QByteArray &bytes, ImportFormat format, const QDateTime &now,
                                          const ImportChoices &choices = {});

/// The same with `text` in place of the line of the fault at `place`: its entries, or what is wrong with it now.
[[nodiscard]] ImportedEntries withLine(const ImportedEntries &read, qsizetype place, const QString &text,
                                       const QDateTime &now);

} // namespace rc
