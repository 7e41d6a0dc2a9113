// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a file into lines or rows and reports the faulty ones.
#include "core/entry/entryimport.h"

#include "core/entry/csv.h"
#include "core/entry/entryfields.h"
#include "core/json/jsontape.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct EntryImportTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::EntryImport)
};

constexpr qsizetype sniffBytes = 64 * 1024; ///< bytes read to detect the format
constexpr auto byteOrderMark = "\xEF\xBB\xBF";

constexpr std::array<EnumRow<ImportFormat>, 3> importFormats{{
    {ImportFormat::JsonLines, "jsonl"_L1},
    {ImportFormat::Csv, "csv"_L1},
    {ImportFormat::Log, "log"_L1},
}};

/// Detected by the byte order mark, or by NULs in every second byte, as in Latin text.
bool isUtf16(const QByteArray &bytes)
{
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF"))
        return true;
    constexpr qsizetype maxChecked = 1024;
    std::array<qsizetype, 2> nuls{};
    const qsizetype size = std::min(maxChecked, bytes.size() / 2 * 2);
    for (qsizetype i = 0; i < size; ++i)
        nuls.at(std::size_t(i % 2)) += bytes.at(i) == '\0' ? 1 : 0;
    const auto [fewer, more] = std::minmax(nuls[0], nuls[1]);
    return size >= 4 && fewer == 0 && more > size / 4;
}

constexpr qsizetype sampledRows = 20;
constexpr std::array columnSeparators{',', ';', '\t', '|'};

/// The separator from a first line “sep=;”, which spreadsheets write and read.
std::optional<char> declaredSeparator(const QByteArray &bytes)
{
    const bool isDeclared = bytes.size() > 4 && bytes.left(4).toLower() == "sep=" &&
                            (bytes.size() == 5 || bytes.at(5) == '\r' || bytes.at(5) == '\n');
    return isDeclared ? std::optional(bytes.at(4)) : std::nullopt;
}

/// PowerShell's first line of CSV.
bool isTypeLine(const QByteArray &line)
{
    return line.startsWith("#TYPE ");
}

/// The next row, skipping those of separators only, which spreadsheets write at the end.
std::optional<CsvRow> nextRow(CsvReader &reader)
{
    const auto isEmpty = [](const CsvRow &row) {
        return row.fault.isEmpty() &&
               std::all_of(row.cells.cbegin(), row.cells.cend(), [](const QByteArray &cell) { return cell.isEmpty(); });
    };
    std::optional<CsvRow> row = reader.next();
    while (row && isEmpty(*row))
        row = reader.next();
    return row;
}

QList<CsvRow> firstRows(const QByteArray &bytes, char separator, qsizetype maxRows)
{
    CsvReader reader(bytes, separator);
    QList<CsvRow> rows;
    while (rows.size() < maxRows) {
        std::optional<CsvRow> row = nextRow(reader);
        if (!row)
            break;
        rows.append(std::move(*row));
    }
    return rows;
}

QStringList namesOf(const CsvRow &row)
{
    QStringList names;
    for (const QByteArray &cell : row.cells)
        names.append(QString::fromUtf8(cell).trimmed());
    return names;
}

qsizetype usualNameCount(const QStringList &names)
{
    return std::count_if(names.cbegin(), names.cend(),
                         [](const QString &name) { return usualTarget(name).has_value(); });
}

/// If no name identifies the `target` column, uses the only column whose cells all fit: names may be in any language.
/// This matters most for the level, which decides who is notified.
template<typename Fits>
void mapByCells(ImportMapping &mapping, ImportTarget target, const QList<CsvRow> &rows, Fits fits)
{
    if (mapping.isMapped(target) || rows.isEmpty())
        return;
    QList<qsizetype> columns;
    for (qsizetype column = 0; column < mapping.names.size(); ++column) {
        const bool allFit = std::all_of(rows.cbegin(), rows.cend(), [&](const CsvRow &row) {
            return fits(QString::fromUtf8(row.cells.value(column)).trimmed());
        });
        if (allFit && mapping.names.at(column).target == ImportTarget::Extra)
            columns.append(column);
    }
    if (columns.size() == 1)
        mapping.names[columns.first()].target = target;
}

/// The separator that splits the first row into the most usual column names, then into the most cells.
char separatorOf(const QByteArray &begin)
{
    if (const std::optional<char> declared = declaredSeparator(begin))
        return *declared;
    char best = ',';
    std::pair<qsizetype, qsizetype> bestScore{-1, -1};
    for (const char separator : columnSeparators) {
        const QList<CsvRow> rows = firstRows(begin, separator, 1);
        const QStringList names = rows.isEmpty() ? QStringList() : namesOf(rows.first());
        const std::pair score{usualNameCount(names), names.size()};
        if (score > bestScore) {
            bestScore = score;
            best = separator;
        }
    }
    return best;
}

/// Describes bytes that are invalid in every format: a sentence, or empty.
QString byteFault(const QByteArray &line)
{
    if (line.size() > importLineCap)
        return EntryImportTr::tr("It is longer than %n MiB.", nullptr, static_cast<int>(importLineCap / (1024 * 1024)));
    if (line.contains('\0'))
        return EntryImportTr::tr("It contains a NUL character.");
    if (!line.isValidUtf8())
        return EntryImportTr::tr("It is not UTF-8.");
    return {};
}

/// The log entry that the next line may continue.
struct OpenEntry
{
    std::optional<qsizetype> index; ///< -1: its line is faulty
    int times = 0;                  ///< number of times in its line: its own and the container's
    bool continues = false;         ///< the previous line continued it
    bool isCut = false;             ///< the next line continues it
    bool hasLevel = false;          ///< its line has a level
    QDateTime time = {};            ///< of the container
};

class EntryImporter
{
public:
    EntryImporter(const QDateTime &now, ImportFormat format, const QList<MappedName> &chosen)
        : m_now(now)
        , m_chosen(chosen)
    {
        m_read.format = format;
    }

    void readJsonLines(const QByteArray &bytes)
    {
        if (isSingleDocument(bytes)) {
            readJsonDocument(bytes);
            return;
        }
        ImportedNames names;
        forEachLine(bytes, [&names](const QByteArray &line, qsizetype number) {
            if (number <= importEntryCap && byteFault(line).isEmpty())
                addMemberNames(line, names);
        });
        setMapping(names.mapping());
        forEachLine(bytes, [this](const QByteArray &line, qsizetype number) {
            if (!line.trimmed().isEmpty())
                readJsonLine(line, number);
        });
    }

    void readLog(const QByteArray &bytes)
    {
        QStringList sample;
        forEachLine(bytes.left(sniffBytes), [&sample](const QByteArray &line, qsizetype) {
            if (byteFault(line).isEmpty())
                sample.append(QString::fromUtf8(line));
        });
        if (bytes.size() > sniffBytes)
            sample = sample.mid(0, sample.size() - 1); // the last line may be truncated
        m_read.stats.wordsBeforeLevel = wordsBeforeLevel(sample);
        forEachLine(bytes, [this](const QByteArray &line, qsizetype number) {
            if (!line.trimmed().isEmpty())
                readLogLine(line, number);
        });
    }

    void readCsv(const QByteArray &bytes)
    {
        if (const QString why = textTableFault(bytes.left(sniffBytes)); !why.isEmpty()) {
            fault(0, why);
            return;
        }
        m_read.separator = separatorOf(bytes.left(sniffBytes));
        CsvReader reader(bytes, m_read.separator);
        std::optional<CsvRow> row = nextRow(reader);
        if (row && (declaredSeparator(bytes) || isTypeLine(bytes)))
            row = nextRow(reader);
        // Windows Event Viewer exports no name for the last column.
        if (row && namesOf(*row) ==
                       QStringList{u"Level"_s, u"Date and Time"_s, u"Source"_s, u"Event ID"_s, u"Task Category"_s})
            row->cells.append("Message");
        if (!row) {
            fault(0, EntryImportTr::tr("The file is empty."));
            return;
        }
        if (!columns(*row, firstRows(bytes.mid(row->end, sniffBytes), m_read.separator, sampledRows)))
            return;
        while (!m_full && (row = nextRow(reader)))
            readCsvRow(*row);
    }

    void fault(qsizetype line, const QString &why)
    {
        ++m_read.faultCount;
        if (m_read.faults.size() < importFaultCap)
            m_read.faults.append({line, why});
    }

    [[nodiscard]] ImportedEntries result() { return std::move(m_read); }

private:
    template<typename Read>
    void forEachLine(const QByteArray &bytes, Read read)
    {
        qsizetype number = 0;
        for (qsizetype from = 0; from < bytes.size() && !m_full;) {
            const qsizetype found = bytes.indexOf('\n', from);
            const qsizetype end = found < 0 ? bytes.size() : found;
            ++number;
            QByteArray line = QByteArray::fromRawData(bytes.constData() + from, end - from);
            if (line.endsWith('\r'))
                line.chop(1);
            from = end + 1;
            read(line, number);
        }
    }

    void setMapping(ImportMapping mapping)
    {
        for (const MappedName &chosen : m_chosen) {
            mapping.set(chosen.name, chosen.target);
            if (chosen.target == ImportTarget::Level || usualTarget(chosen.name) == ImportTarget::Level)
                mapping.isLevelChosen = true;
        }
        m_read.mapping = std::move(mapping);
    }

    /// Whether the file is an array, or an object over several lines, rather than a value per line.
    [[nodiscard]] static bool isSingleDocument(const QByteArray &bytes)
    {
        const QByteArray begin = bytes.trimmed();
        if (begin.startsWith('['))
            return true;
        const qsizetype lineEnd = begin.indexOf('\n');
        return begin.startsWith('{') && lineEnd > 0 && !JsonTape::readToDepth(0, begin.left(lineEnd)) &&
               JsonTape::readToDepth(0, begin).has_value();
    }

    /// Adds each element of the array or of {"logs":[…]}, with the line where it begins.
    void readJsonDocument(const QByteArray &bytes)
    {
        const QByteArray json = bytes.trimmed();
        const qsizetype before = bytes.left(bytes.indexOf(json.front())).count('\n');
        const auto tape = JsonTape::readToDepth(3, json);
        if (!tape) {
            fault(0, EntryImportTr::tr("It is not JSON: %1").arg(tape.error().detail));
            return;
        }
        const JsonValue root = tape->root();
        const JsonValue list = entryListIn(root);
        QList<std::pair<qsizetype, QByteArray>> elements; // line, text
        QByteArrayView counted = root.raw();
        qsizetype number = before + 1;
        const auto add = [&](JsonValue element) {
            const QByteArrayView raw = element.raw();
            const qsizetype gap = raw.data() - counted.data();
            number += counted.first(gap).count('\n');
            counted = counted.sliced(gap);
            elements.append({number, raw.toByteArray()});
        };
        if (!list.isArray())
            add(root);
        for (const JsonValue element : list.isArray() ? list : JsonValue())
            add(element);
        ImportedNames names;
        for (const auto &[line, text] : std::as_const(elements)) {
            if (byteFault(text).isEmpty())
                addMemberNames(text, names);
        }
        setMapping(names.mapping());
        for (const auto &[line, text] : std::as_const(elements)) {
            if (m_full)
                break;
            readJsonLine(text, line);
        }
    }

    void readJsonLine(const QByteArray &line, qsizetype number)
    {
        if (const QString why = byteFault(line); !why.isEmpty()) {
            fault(number, why);
            return;
        }
        const auto entries = entriesFromJsonLine(line, m_read.mapping);
        if (!entries) {
            fault(number, entries.error().detail);
            return;
        }
        for (const ImportedEntry &entry : *entries)
            add(entry, number);
    }

    void readLogLine(const QByteArray &line, qsizetype number)
    {
        if (const QString why = byteFault(line); !why.isEmpty()) {
            fault(number, why);
            m_openEntries.clear();
            return;
        }
        LogLine read = parseLogLine(QString::fromUtf8(line));
        const QDateTime pendingTime = std::exchange(m_pendingTime, {});
        if (read.text.trimmed().isEmpty()) {
            m_pendingTime = read.time;
            return;
        }
        if (!read.time.isValid())
            read.time = pendingTime;
        const bool isTimed = read.time.isValid();
        auto entry = entryFromLogLine(read, m_now, m_read.stats.wordsBeforeLevel);
        const bool startsEntry = !entry || entry->startsEntry;
        const bool hasTime = entry ? entry->entry.ts.isValid() : !read.text.startsWith(u'{');
        const int times = (isTimed ? 1 : 0) + (hasTime ? 1 : 0);
        OpenEntry &open = m_openEntries[{read.source, read.stream}];
        // After a container's time, one space may only align a level.
        const bool isIndented = isTimed ? !startsEntry && (read.text.startsWith(u'\t') || read.text.startsWith("  "_L1))
                                        : read.text.at(0).isSpace();
        const bool isContinuation = isIndented || isPartOfTrace(read.text, open.continues);
        constexpr qint64 maxGap = 2000; // ms
        const bool lacksTime = !startsEntry && times < open.times && open.time.msecsTo(read.time) <= maxGap;
        if (open.index && (open.isCut || isContinuation || lacksTime)) {
            if (*open.index >= 0)
                continueWith(*open.index, open.isCut ? read.text : u'\n' + read.text, number);
            open.continues = true;
            open.isCut = read.isCut;
            return;
        }
        if (entry && addsLevelTo(open, *entry, times)) {
            open.continues = true;
            continueWith(*open.index, u'\n' + entry->entry.message, number);
            return;
        }
        open = {entry ? m_read.entries.size() : -1, times, false, read.isCut, entry && entry->hasLevel, read.time};
        if (!entry) {
            fault(number, entry.error().detail);
            return;
        }
        if (!entry->entry.ts.isValid())
            entry->entry.ts = read.time;
        addExtra(entry->entry, u"source"_s, read.source);
        addExtra(entry->entry, u"stream"_s, read.stream);
        add(*entry, number);
    }

    /// Sets the level of the previous entry if this line has it: java.util.logging writes the time, class and method on
    /// one line, and level and text on the next. False for other lines.
    bool addsLevelTo(const OpenEntry &open, const ImportedEntry &line, int times)
    {
        static const QRegularExpression method(u"\\A[\\w$]+(?:\\.[\\w$]+)+ [\\w$<>]+\\z"_s);
        const bool isNext = open.index && *open.index >= 0 && !open.continues && times == 0 && line.hasLevel;
        if (!isNext || open.hasLevel || open.times == 0 ||
            !method.match(m_read.entries.at(*open.index).message).hasMatch())
            return false;
        m_read.entries[*open.index].level = line.entry.level;
        if (!line.severe.isEmpty())
            m_read.severe[*open.index] = line.severe;
        ++m_read.stats.leveled;
        return true;
    }

    /// The entry's own field of that name takes precedence.
    static void addExtra(LogEntry &entry, const QString &key, const QString &value)
    {
        const bool isPresent = std::any_of(entry.extra.cbegin(), entry.extra.cend(),
                                           [&key](const ExtraField &field) { return field.key == key; });
        if (!isPresent && !value.isEmpty())
            entry.extra.append({key, ExtraField::Type::Text, value});
    }

    /// Whether this is a stack trace line, even if unindented. `continues`: the previous line was one.
    [[nodiscard]] static bool isPartOfTrace(const QString &line, bool continues)
    {
        static const QRegularExpression part(
            uR"(\A(?:Traceback \(most recent call last\):|Caused by: |Suppressed: |at [\w.$<>/ ]+\((?:[^)]*:\d+|Native Method|Unknown Source)|\.\.\. \d+ (?:more|common)|During handling of the above exception|The above exception was|goroutine \d+ \[|Stack trace:|\[[^\]]*\] PHP (?:Stack trace:| {2,}\d+\. )|--- End of ))"_s);
        static const QRegularExpression last(
            uR"(\A(?:[\w.$]*(?:Error|Exception|Interrupt|Exit|Warning)(?::|\z)|#\d+ ))"_s);
        return part.match(line).hasMatch() || (continues && last.match(line).hasMatch());
    }

    void add(const ImportedEntry &imported, qsizetype line)
    {
        if (m_read.entries.size() == importEntryCap) {
            if (!std::exchange(m_full, true))
                fault(line, EntryImportTr::tr("Only the first %1 entries are imported.").arg(importEntryCap));
            return;
        }
        m_read.severe.append(imported.severe);
        m_read.stats.timed += imported.entry.ts.isValid() ? 1 : 0;
        m_read.stats.leveled += imported.hasLevel ? 1 : 0;
        m_read.entries.append(imported.entry);
        if (QDateTime &ts = m_read.entries.last().ts; ts.isValid() && ts.timeSpec() == Qt::LocalTime) {
            ++m_read.stats.local;
            ts = ts.toUTC();
        }
        m_read.lines.append(line);
    }

    void continueWith(qsizetype entry, const QString &text, qsizetype number)
    {
        QString &message = m_read.entries[entry].message;
        if (message.size() + text.size() >= importLineCap) {
            fault(number, EntryImportTr::tr("The message it belongs to is too long."));
            return;
        }
        ++m_read.stats.continued;
        message += text;
    }

    bool columns(const CsvRow &header, const QList<CsvRow> &rows)
    {
        QString why = header.fault;
        for (const QByteArray &cell : header.cells) {
            if (why.isEmpty())
                why = byteFault(cell);
        }
        if (const QStringList names = namesOf(header);
            why.isEmpty() && std::any_of(names.cbegin(), names.cend(), isTimeLike))
            why = EntryImportTr::tr("The first row contains a time in place of column names.");
        if (why.isEmpty()) {
            ImportMapping mapping = mappingOfColumns(namesOf(header));
            mapByCells(mapping, ImportTarget::Level, rows,
                       [](const QString &cell) { return importedLevel(cell).has_value(); });
            mapByCells(mapping, ImportTarget::Timestamp, rows, isTimeLike);
            mapByCells(mapping, ImportTarget::Timestamp, rows, isTimeOfDay);
            for (MappedName &column : mapping.names) {
                if (column.name.isEmpty() && column.target == ImportTarget::Extra)
                    column.target = ImportTarget::Ignored;
            }
            setMapping(std::move(mapping));
            if (!m_read.mapping.isMapped(ImportTarget::Message))
                why = EntryImportTr::tr("No column is mapped to the message.");
        }
        if (!why.isEmpty())
            fault(header.line, why);
        return why.isEmpty();
    }

    void readCsvRow(const CsvRow &row)
    {
        QString why = row.fault;
        const qsizetype columns = m_read.mapping.names.size();
        if (why.isEmpty() && row.cells.size() != columns)
            why = EntryImportTr::tr("It has %1 cells, but the first row has %2.").arg(row.cells.size()).arg(columns);
        RawEntry raw;
        const auto day = why.isEmpty() ? dateColumn(row) : std::nullopt;
        for (qsizetype i = 0; why.isEmpty() && i < row.cells.size(); ++i) {
            why = byteFault(row.cells.at(i));
            const bool isTimeOfDayOnly = day && m_read.mapping.names.at(i).target == ImportTarget::Timestamp;
            const QString cell = textOf(row.cells.at(i));
            if (why.isEmpty() && i != day.value_or(-1))
                why = setField(raw, m_read.mapping, i,
                               isTimeOfDayOnly ? textOf(row.cells.at(*day)).trimmed() + u' ' + cell.trimmed() : cell);
        }
        const auto entry = why.isEmpty() ? importedEntry(raw) : failure(why);
        if (entry)
            add(*entry, row.line);
        else
            fault(row.line, entry.error().detail);
    }

    /// The only column with a date, if the time column has none.
    [[nodiscard]] std::optional<qsizetype> dateColumn(const CsvRow &row) const
    {
        QList<qsizetype> days;
        bool isTimeOfDayOnly = false;
        for (qsizetype i = 0; i < row.cells.size(); ++i) {
            const ImportTarget target = m_read.mapping.names.at(i).target;
            const QString text = textOf(row.cells.at(i)).trimmed();
            isTimeOfDayOnly = isTimeOfDayOnly || (target == ImportTarget::Timestamp && isTimeOfDay(text));
            if (target == ImportTarget::Extra && isDate(text))
                days.append(i);
        }
        return isTimeOfDayOnly && days.size() == 1 ? std::optional(days.first()) : std::nullopt;
    }

    /// Tables with bars pad their cells.
    [[nodiscard]] QString textOf(const QByteArray &cell) const
    {
        const QString text = QString::fromUtf8(cell);
        return m_read.separator == '|' ? text.trimmed() : text;
    }

    [[nodiscard]] static QString setField(RawEntry &raw, const ImportMapping &mapping, qsizetype index,
                                          const QString &cell)
    {
        const MappedName &column = mapping.names.at(index);
        const QString trimmed = cell.trimmed();
        if (column.target == ImportTarget::Message)
            return raw.set(column.target, column.name, cell);
        if (cell.isEmpty() || column.target == ImportTarget::Ignored)
            return {};
        if (column.target == ImportTarget::Timestamp)
            return raw.set(column.target, column.name, trimmed);
        const QString level = levelFromNumber(column.name, trimmed).value_or(trimmed);
        if (column.target == ImportTarget::Level)
            return raw.set(column.target, column.name, level);
        if (!mapping.isLevelChosen && usualTarget(column.name) == ImportTarget::Level)
            raw.otherLevels.append(level);
        raw.extra.append(ExtraField{column.name, ExtraField::Type::Text, cell});
        return {};
    }

    QDateTime m_now;
    QList<MappedName> m_chosen;
    ImportedEntries m_read;
    QDateTime m_pendingTime; ///< from a line with nothing else; applies to the next one
    /// By source and stream, since lines of several containers alternate.
    QHash<std::pair<QString, QString>, OpenEntry> m_openEntries;
    bool m_full = false;
};

bool isTimeOrLevel(const QString &text)
{
    return isTimeLike(text) || importedTimeOrEpoch(text, {}).isValid() || importedLevel(text);
}

/// Whether the cells are known column names rather than text with a comma.
bool areUsualNames(const QStringList &names)
{
    if (std::any_of(names.cbegin(), names.cend(), [](const QString &name) { return isTimeLike(name); }))
        return false;
    const auto isMessage = [](const QString &name) { return usualTarget(name) == ImportTarget::Message; };
    const auto isSure = [&](const QString &name) {
        return isMessage(name) && !QStringList{u"text"_s, u"body"_s}.contains(name, Qt::CaseInsensitive);
    };
    return std::any_of(names.cbegin(), names.cend(), isSure) ||
           (std::any_of(names.cbegin(), names.cend(), isMessage) && usualNameCount(names) > 1);
}

/// Whether the first row is a header in any language: most rows have the same length, and either a column has only
/// times or levels below its name, or all names are short and without spaces at their separators.
bool hasHeader(const QList<CsvRow> &rows, char separator)
{
    static const QRegularExpression shortName(u"\\A[\\p{L}@#_][\\w@#%/()-]*(?:[ .][\\w@#%/()-]+){0,2}\\z"_s,
                                              QRegularExpression::UseUnicodePropertiesOption);
    constexpr qsizetype maxNameLength = 40;
    const qsizetype columns = rows.isEmpty() ? 0 : rows.first().cells.size();
    if (rows.size() < 2 || columns < 2)
        return false;
    const QStringList names = namesOf(rows.first());
    const bool areNames = std::all_of(names.cbegin(), names.cend(), [](const QString &name) {
        return !name.isEmpty() && name.size() <= maxNameLength &&
               (name.front().isLetter() || u"@_"_s.contains(name.front())) && !isTimeOrLevel(name);
    });
    // Windows Event Viewer exports no name for the last column.
    const qsizetype more = usualNameCount(names) > 1 && rows.at(1).cells.size() == columns + 1 ? 1 : 0;
    const auto sameLength = std::count_if(rows.cbegin() + 1, rows.cend(), [columns, more](const CsvRow &row) {
        return row.fault.isEmpty() && row.cells.size() == columns + more;
    });
    if (!areNames || 4 * sameLength < 3 * (rows.size() - 1) ||
        QSet<QString>(names.cbegin(), names.cend()).size() < columns)
        return false;
    const bool areShortNames =
        std::all_of(rows.first().cells.cbegin(), rows.first().cells.cend(),
                    [](const QByteArray &cell) { return shortName.match(QString::fromUtf8(cell)).hasMatch(); });
    bool isRepeated = false; // a repeated word belongs to a log
    for (qsizetype column = 0; column < columns; ++column)
        isRepeated = isRepeated || rows.at(1).cells.value(column) == rows.first().cells.at(column);
    if (areShortNames && !isRepeated && (columns > 2 || separator == '\t' || separator == ';'))
        return true;
    for (qsizetype column = 0; column < columns; ++column) {
        if (std::all_of(rows.cbegin() + 1, rows.cend(), [column](const CsvRow &row) {
                return isTimeOrLevel(QString::fromUtf8(row.cells.value(column)).trimmed());
            }))
            return true;
    }
    return false;
}

/// Whether this is a table without names: rows of the same length whose first cell is a time.
bool isTableOfTimes(const QList<CsvRow> &rows, char separator)
{
    const qsizetype columns = rows.isEmpty() ? 0 : rows.first().cells.size();
    return (separator == ',' || separator == ';') && rows.size() > 1 && columns > 2 &&
           std::all_of(rows.cbegin(), rows.cend(), [&](const CsvRow &row) {
               const QString first = QString::fromUtf8(row.cells.first());
               const QString second = QString::fromUtf8(row.cells.value(1));
               const auto time = leadingTime(first + QLatin1Char(separator) + second, {});
               return row.cells.size() == columns && time && time->length == first.size() && !second.startsWith(u' ');
           });
}

QByteArray firstLineOf(const QByteArray &text)
{
    const qsizetype end = text.indexOf('\n');
    return end < 0 ? text : text.left(end);
}

bool looksLikeTable(const QByteArray &begin)
{
    if (declaredSeparator(begin) || isTypeLine(begin))
        return true;
    const QString firstLine = QString::fromUtf8(firstLineOf(begin));
    const bool hasSource = !parseLogLine(firstLine).source.isEmpty();
    return std::any_of(columnSeparators.cbegin(), columnSeparators.cend(), [&](char separator) {
        QList<CsvRow> rows = firstRows(begin, separator, sampledRows);
        if (rows.isEmpty())
            return false;
        if (areUsualNames(namesOf(rows.first())))
            return true;
        if (separator == '|' && hasSource)
            return false; // the bar follows a container's name
        if (rows.last().end >= sniffBytes - 3)
            rows.removeLast(); // may be truncated
        return hasHeader(rows, separator) || isTableOfTimes(rows, separator);
    });
}

bool isJsonObject(const QByteArray &line)
{
    const auto tape = JsonTape::readToDepth(0, line);
    return tape && tape->root().isObject();
}

} // namespace

std::optional<ImportFormat> importFormatFromWord(QStringView word)
{
    return enumFromWord(importFormats, word);
}

QStringList importFormatWords()
{
    return textsOf(importFormats, &EnumRow<ImportFormat>::word);
}

QByteArray sampleOf(ImportFormat format)
{
    switch (format) {
    case ImportFormat::JsonLines:
        return R"({"ts":"2026-11-21T14:02:11Z","level":"warning","message":"Disk 91 % full","extra":{"host":"db-1"}}
{"time":1795269731,"severity":"info","msg":"Backup done","rows":1204}
)";
    case ImportFormat::Csv:
        return R"(time,severity,msg,host
2026-11-21T14:02:11Z,warning,"Disk 91 % full, almost",db-1
)";
    case ImportFormat::Log:
        return R"(2026-11-21 14:02:11,204 WARNING Disk 91 % full
ts=2026-11-21T14:02:12Z level=info msg="Backup done" rows=1204
Nov 21 14:02:13 web-1 sshd[12]: Accepted key
)";
    }
    Q_UNREACHABLE();
}

ImportFormat importFormatOf(const QString &fileName, const QByteArray &bytes)
{
    const auto ends = [&fileName](QLatin1StringView end) { return fileName.endsWith(end, Qt::CaseInsensitive); };
    if (ends(".csv"_L1) || ends(".tsv"_L1) || ends(".tab"_L1))
        return ImportFormat::Csv;
    QByteArray begin = bytes.left(sniffBytes);
    if (begin.startsWith(byteOrderMark))
        begin.remove(0, 3);
    const bool isTextTable = !textTableFault(begin).isEmpty();
    begin = begin.trimmed();
    const bool isArray = begin.startsWith('[') && begin.mid(1).trimmed().startsWith('{');
    // Lines of a container may continue each other, like those of a log.
    if (const auto tape = JsonTape::read(firstLineOf(begin));
        tape && tape->root().member("log").isText() && unwrapLogLine(tape->root()))
        return ImportFormat::Log;
    if (ends(".jsonl"_L1) || ends(".ndjson"_L1) || ends(".json"_L1))
        return ImportFormat::JsonLines;
    // A log line may begin with a brace, too.
    const bool isObject = begin.startsWith('{') && (!ends(".log"_L1) || isJsonObject(firstLineOf(begin)));
    if (isArray || isObject)
        return ImportFormat::JsonLines;
    return isTextTable || looksLikeTable(begin) ? ImportFormat::Csv : ImportFormat::Log;
}

QString logStatsText(const ImportedEntries &read)
{
    if (read.entries.isEmpty())
        return {};
    const auto number = [](qsizetype count) { return QLocale().toString(count); };
    const QString counts =
        EntryImportTr::tr("Read as a log. Entries: %1. With a time: %2. With a level: %3. Lines that "
                          "continue an entry: %4.")
            .arg(number(read.entries.size()), number(read.stats.timed), number(read.stats.leveled),
                 number(read.stats.continued));
    QStringList sentences;
    if (read.format == ImportFormat::Log)
        sentences.append(counts);
    if (read.stats.timed < read.entries.size())
        sentences.append(EntryImportTr::tr("An entry without a time gets the time of sending."));
    if (read.stats.local > 0)
        sentences.append(EntryImportTr::tr("A time without an offset from UTC is read as local time."));
    if (read.stats.leveled < read.entries.size())
        sentences.append(EntryImportTr::tr("An entry without a level is sent as info."));
    return sentencesText(sentences);
}

void setSevereLevel(ImportedEntries &read, Level level)
{
    for (qsizetype i = 0; i < read.severe.size(); ++i) {
        if (!read.severe.at(i).isEmpty())
            read.entries[i].level = level;
    }
}

std::pair<ImportedEntries, ImportedEntries> splitAt(const ImportedEntries &read, qsizetype count)
{
    ImportedEntries first = read;
    ImportedEntries rest;
    rest.entries = read.entries.mid(count);
    rest.lines = read.lines.mid(count);
    rest.severe = read.severe.mid(count);
    first.entries = read.entries.mid(0, count);
    first.lines = read.lines.mid(0, count);
    first.severe = read.severe.mid(0, count);
    return {first, rest};
}

ImportedEntries withoutEntry(const ImportedEntries &read, qsizetype index)
{
    const auto [first, rest] = splitAt(read, index);
    return joined(first, splitAt(rest, 1).second);
}

ImportedEntries joined(const ImportedEntries &first, const ImportedEntries &later)
{
    ImportedEntries all = first;
    all.entries += later.entries;
    all.lines += later.lines;
    all.severe.resize(first.entries.size());
    all.severe += later.severe;
    return all;
}

QString severeLevelsText(const ImportedEntries &read)
{
    QMap<QString, qsizetype> counts;
    for (const QString &word : read.severe) {
        if (!word.isEmpty())
            ++counts[word];
    }
    QStringList words = counts.keys();
    std::stable_sort(words.begin(), words.end(),
                     [&counts](const QString &a, const QString &b) { return counts.value(a) > counts.value(b); });
    for (QString &word : words)
        word = EntryImportTr::tr("%1 (%2)", "a level of a file, how many lines have it")
                   .arg(word, QLocale().toString(counts.value(word)));
    return listText(words);
}

ImportedEntries entriesFrom(const QByteArray &bytes, ImportFormat format, const QDateTime &now,
                            const QList<MappedName> &chosen)
{
    EntryImporter importer(now, format, chosen);
    if (bytes.size() > importSizeCap) {
        importer.fault(0, EntryImportTr::tr("The file is larger than %1 MiB.").arg(importSizeCap / (1024 * 1024)));
        return importer.result();
    }
    if (isUtf16(bytes)) {
        importer.fault(0, EntryImportTr::tr("The file is UTF-16. It must be UTF-8."));
        return importer.result();
    }
    QByteArray text = bytes.startsWith(byteOrderMark) ? bytes.mid(3) : bytes;
    if (!text.contains('\n'))
        text.replace('\r', '\n'); // classic Mac OS, still offered by spreadsheets
    switch (format) {
    case ImportFormat::JsonLines:
        importer.readJsonLines(text);
        break;
    case ImportFormat::Csv:
        importer.readCsv(text);
        break;
    case ImportFormat::Log:
        importer.readLog(text);
        break;
    }
    return importer.result();
}

} // namespace rc
