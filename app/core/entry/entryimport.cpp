// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts a file into lines or rows, and tells what is wrong with which.
#include "core/entry/entryimport.h"

#include "core/entry/csv.h"
#include "core/entry/entryfields.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>

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

constexpr auto byteOrderMark = "\xEF\xBB\xBF";

constexpr std::array<std::pair<QLatin1StringView, ImportFormat>, 3> importFormats{{
    {"jsonl"_L1, ImportFormat::JsonLines},
    {"csv"_L1, ImportFormat::Csv},
    {"log"_L1, ImportFormat::Log},
}};

bool isUtf16(const QByteArray &bytes)
{
    return bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF");
}

/// What no format can mean: a sentence, or nothing.
QString byteFault(const QByteArray &line)
{
    if (line.size() > importLineCap)
        return EntryImportTr::tr("It is longer than %n MiB.", nullptr, static_cast<int>(importLineCap / (1024 * 1024)));
    if (line.contains('\0'))
        return EntryImportTr::tr("It contains a NUL byte.");
    if (!line.isValidUtf8())
        return EntryImportTr::tr("It is not UTF-8.");
    return {};
}

/// The line for an editor; empty when it is too long, is no text, or has characters that an editor would not show.
QString editableText(const QByteArray &line)
{
    if (line.size() > importEditCap || !byteFault(line).isEmpty())
        return {};
    const QString text = QString::fromUtf8(line);
    return displayText(text, LineBreaks::Mark, importEditCap) == text ? text : QString();
}

class Import
{
public:
    Import(const QDateTime &now, ImportFormat format, const ImportChoices &choices)
        : m_now(now)
        , m_choices(choices)
    {
        m_read.format = format;
    }

    void jsonLines(const QByteArray &bytes)
    {
        ImportedNames names;
        eachLine(bytes, [&names](const QByteArray &line, qsizetype number) {
            if (number <= importEntryCap && byteFault(line).isEmpty())
                addNamesOfJsonLine(line, names);
        });
        setMapping(names.mapping());
        eachLine(bytes, [this](const QByteArray &line, qsizetype number) {
            if (!line.trimmed().isEmpty())
                jsonLine(line, number);
        });
    }

    void log(const QByteArray &bytes)
    {
        eachLine(bytes, [this](const QByteArray &line, qsizetype number) {
            if (!line.trimmed().isEmpty())
                logLine(line, number);
        });
    }

    void csv(QByteArray bytes)
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer);
        std::optional<CsvRow> row = reader.next();
        if (!row) {
            fault(0, EntryImportTr::tr("The file is empty."));
            return;
        }
        if (!columns(*row))
            return;
        while (!m_full && (row = reader.next())) {
            const auto chosen = m_choices.lines.constFind(row->line);
            if (chosen != m_choices.lines.cend())
                csvText(chosen->toUtf8(), row->line);
            else
                csvRow(*row, bytes.mid(row->begin, row->end - row->begin));
        }
    }

    /// One line alone, under a mapping that is known.
    void line(const QByteArray &text, qsizetype number, const ImportMapping &mapping)
    {
        m_read.mapping = mapping;
        if (m_read.format == ImportFormat::Csv)
            csvText(text, number);
        else if (m_read.format == ImportFormat::JsonLines)
            jsonLine(text, number);
        else
            logLine(text, number);
    }

    void fault(qsizetype line, const QString &why, const QByteArray &text = {})
    {
        ++m_read.faultCount;
        m_lastFault = line;
        if (m_read.faults.size() < importFaultCap)
            m_read.faults.append({line, why, editableText(text)});
    }

    [[nodiscard]] ImportedEntries result() { return std::move(m_read); }

private:
    template<typename Read>
    void eachLine(const QByteArray &bytes, Read read)
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
            const auto chosen = m_choices.lines.constFind(number);
            read(chosen == m_choices.lines.cend() ? line : chosen->toUtf8(), number);
        }
    }

    void setMapping(ImportMapping mapping)
    {
        for (const MappedName &chosen : m_choices.targets)
            mapping.set(chosen.name, chosen.target);
        m_read.mapping = std::move(mapping);
    }

    void jsonLine(const QByteArray &line, qsizetype number)
    {
        if (const QString why = byteFault(line); !why.isEmpty()) {
            fault(number, why);
            return;
        }
        const auto entries = entriesFromJsonLine(line, m_read.mapping);
        if (!entries) {
            fault(number, entries.error().detail, line);
            return;
        }
        for (const ImportedEntry &entry : *entries)
            add(entry, number);
    }

    void logLine(const QByteArray &line, qsizetype number)
    {
        if (const QString why = byteFault(line); !why.isEmpty()) {
            fault(number, why);
            return;
        }
        const QString text = QString::fromUtf8(line);
        if (text.at(0).isSpace() && !m_read.entries.isEmpty() && m_read.lines.last() >= m_lastFault) {
            continueWith(text, number);
            return;
        }
        const auto entry = entryFromLogLine(text, m_now);
        if (entry)
            add(*entry, number);
        else
            fault(number, entry.error().detail, line);
    }

    void add(const ImportedEntry &imported, qsizetype line)
    {
        if (m_read.entries.size() == importEntryCap) {
            if (!std::exchange(m_full, true))
                fault(line, EntryImportTr::tr("Only the first %1 entries are imported.").arg(importEntryCap));
            return;
        }
        if (!imported.severe.isEmpty())
            m_read.severe.insert(m_read.entries.size(), imported.severe);
        m_read.entries.append(imported.entry);
        m_read.lines.append(line);
    }

    void continueWith(const QString &text, qsizetype number)
    {
        QString &message = m_read.entries.last().message;
        if (message.size() + text.size() >= importLineCap) {
            fault(number, EntryImportTr::tr("The message it belongs to is too long."));
            return;
        }
        message += u'\n' + text;
    }

    bool columns(const CsvRow &header)
    {
        QString why = header.fault;
        QStringList names;
        for (const QByteArray &cell : header.cells) {
            if (why.isEmpty())
                why = byteFault(cell);
            names.append(QString::fromUtf8(cell).trimmed());
        }
        if (why.isEmpty()) {
            setMapping(mappingOfColumns(names));
            if (!m_read.mapping.isMapped(ImportTarget::Message))
                why = EntryImportTr::tr("No column is mapped to the message.");
        }
        if (!why.isEmpty())
            fault(header.line, why);
        return why.isEmpty();
    }

    /// What a person wrote in place of a row.
    void csvText(QByteArray text, qsizetype number)
    {
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer);
        std::optional<CsvRow> row = reader.next();
        if (!row)
            return; // the row is gone
        row->line = number;
        if (row->fault.isEmpty() && reader.next())
            row->fault = EntryImportTr::tr("This is more than one row.");
        csvRow(*row, text);
    }

    void csvRow(const CsvRow &row, const QByteArray &text)
    {
        QString why = row.fault;
        const qsizetype columns = m_read.mapping.names.size();
        if (why.isEmpty() && row.cells.size() != columns)
            why = EntryImportTr::tr("It has %1 cells, but the first row has %2.").arg(row.cells.size()).arg(columns);
        RawEntry raw;
        for (qsizetype i = 0; why.isEmpty() && i < row.cells.size(); ++i) {
            why = byteFault(row.cells.at(i));
            if (why.isEmpty())
                why = setField(raw, m_read.mapping.names.at(i), QString::fromUtf8(row.cells.at(i)));
        }
        const auto entry = why.isEmpty() ? importedEntry(raw) : importFault(why);
        if (entry)
            add(*entry, row.line);
        else
            fault(row.line, entry.error().detail, withoutLineBreak(text));
    }

    [[nodiscard]] static QByteArray withoutLineBreak(QByteArray text)
    {
        if (text.endsWith('\n'))
            text.chop(1);
        if (text.endsWith('\r'))
            text.chop(1);
        return text;
    }

    [[nodiscard]] static QString setField(RawEntry &raw, const MappedName &column, const QString &cell)
    {
        if (column.target == ImportTarget::Message)
            raw.message = cell;
        if (cell.isEmpty())
            return {}; // no member
        switch (column.target) {
        case ImportTarget::Message:
        case ImportTarget::Ignored:
            break;
        case ImportTarget::Level:
            raw.level = cell;
            break;
        case ImportTarget::Timestamp:
            raw.ts = importedTimeOrEpoch(cell);
            return raw.ts.isValid() ? QString() : timeFault(cell);
        case ImportTarget::Extra:
            raw.extra.append(ExtraField{column.name, ExtraField::Type::Text, cell});
            break;
        }
        return {};
    }

    QDateTime m_now;
    ImportChoices m_choices;
    ImportedEntries m_read;
    qsizetype m_lastFault = 0;
    bool m_full = false;
};

/// Whether a first line with these cells names columns, and is no text with a comma.
bool isHeader(const QByteArray &line)
{
    qsizetype usual = 0;
    bool hasMessage = false;
    for (const QByteArray &cell : line.split(',')) {
        QByteArray name = cell.trimmed();
        if (name.size() > 2 && name.startsWith('"') && name.endsWith('"'))
            name = name.mid(1, name.size() - 2);
        const QString text = QString::fromUtf8(name);
        const bool isMessage = usualTarget(text) == ImportTarget::Message;
        if (isMessage && text.compare("text"_L1, Qt::CaseInsensitive) != 0)
            return true;
        hasMessage = hasMessage || isMessage;
        usual += usualTarget(text) ? 1 : 0;
    }
    return hasMessage && usual > 1;
}

} // namespace

std::optional<ImportFormat> importFormatFromWord(QStringView word)
{
    for (const auto &[name, format] : importFormats) {
        if (word == name)
            return format;
    }
    return {};
}

QStringList importFormatWords()
{
    return textsOf(importFormats, [](const auto &row) { return row.first; });
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
    if (ends(".jsonl"_L1) || ends(".ndjson"_L1) || ends(".json"_L1))
        return ImportFormat::JsonLines;
    if (ends(".csv"_L1))
        return ImportFormat::Csv;
    if (ends(".log"_L1))
        return ImportFormat::Log;
    constexpr qsizetype enough = 64 * 1024;
    QByteArray begin = bytes.left(enough);
    if (begin.startsWith(byteOrderMark))
        begin.remove(0, 3);
    begin = begin.trimmed();
    if (begin.startsWith('{'))
        return ImportFormat::JsonLines;
    if (isHeader(begin.left(begin.indexOf('\n')).trimmed()))
        return ImportFormat::Csv;
    return ImportFormat::Log;
}

void setSevereLevel(ImportedEntries &read, Level level)
{
    for (auto place = read.severe.keyBegin(); place != read.severe.keyEnd(); ++place)
        read.entries[*place].level = level;
}

std::pair<ImportedEntries, ImportedEntries> splitAt(const ImportedEntries &read, qsizetype count)
{
    ImportedEntries first = read;
    ImportedEntries rest;
    rest.entries = read.entries.mid(count);
    rest.lines = read.lines.mid(count);
    first.entries.resize(std::min(count, read.entries.size()));
    first.lines.resize(std::min(count, read.lines.size()));
    first.severe.clear();
    for (auto word = read.severe.cbegin(); word != read.severe.cend(); ++word) {
        if (word.key() < count)
            first.severe.insert(word.key(), word.value());
        else
            rest.severe.insert(word.key() - count, word.value());
    }
    return {first, rest};
}

ImportedEntries withoutEntry(const ImportedEntries &read, qsizetype place)
{
    const auto [first, rest] = splitAt(read, place);
    return joined(first, splitAt(rest, 1).second);
}

ImportedEntries joined(const ImportedEntries &first, const ImportedEntries &later)
{
    ImportedEntries all = first;
    all.entries += later.entries;
    all.lines += later.lines;
    for (auto word = later.severe.cbegin(); word != later.severe.cend(); ++word)
        all.severe.insert(word.key() + first.entries.size(), word.value());
    return all;
}

QString severeWords(const ImportedEntries &read)
{
    QMap<QString, qsizetype> counts;
    for (const QString &word : read.severe)
        ++counts[word];
    QStringList words = counts.keys(); // at most as many as there are such words
    std::stable_sort(words.begin(), words.end(),
                     [&counts](const QString &a, const QString &b) { return counts.value(a) > counts.value(b); });
    for (QString &word : words)
        word = EntryImportTr::tr("%1 (%2)", "a level of a file, how many lines have it")
                   .arg(word, QLocale().toString(counts.value(word)));
    return listText(words);
}

ImportedEntries entriesFrom(const QByteArray &bytes, ImportFormat format, const QDateTime &now,
                            const ImportChoices &choices)
{
    Import import(now, format, choices);
    if (bytes.size() > importSizeCap) {
        import.fault(0, EntryImportTr::tr("The file is larger than %1 MiB.").arg(importSizeCap / (1024 * 1024)));
        return import.result();
    }
    if (isUtf16(bytes)) {
        import.fault(0, EntryImportTr::tr("The file is UTF-16. It must be UTF-8."));
        return import.result();
    }
    const QByteArray text = bytes.startsWith(byteOrderMark) ? bytes.mid(3) : bytes;
    switch (format) {
    case ImportFormat::JsonLines:
        import.jsonLines(text);
        break;
    case ImportFormat::Csv:
        import.csv(text);
        break;
    case ImportFormat::Log:
        import.log(text);
        break;
    }
    return import.result();
}

ImportedEntries withLine(const ImportedEntries &read, qsizetype place, const QString &text, const QDateTime &now)
{
    ImportedEntries out = read;
    const qsizetype number = out.faults.takeAt(place).line;
    --out.faultCount;
    const QByteArray line = text.toUtf8();
    if (line.trimmed().isEmpty())
        return out;
    Import import(now, read.format, {});
    import.line(line, number, read.mapping);
    const ImportedEntries one = import.result();
    for (const LineFault &fault : one.faults)
        out.faults.insert(place, fault);
    out.faultCount += one.faultCount;
    const auto behind = std::find_if(out.lines.cbegin(), out.lines.cend(),
                                     [number](qsizetype other) { return other == 0 || other > number; });
    const qsizetype at = behind - out.lines.cbegin();
    for (qsizetype i = 0; i < one.entries.size(); ++i) {
        out.entries.insert(at + i, one.entries.at(i));
        out.lines.insert(at + i, number);
    }
    out.severe.clear();
    for (auto word = read.severe.cbegin(); word != read.severe.cend(); ++word)
        out.severe.insert(word.key() < at ? word.key() : word.key() + one.entries.size(), word.value());
    for (auto word = one.severe.cbegin(); word != one.severe.cend(); ++word)
        out.severe.insert(at + word.key(), word.value());
    return out;
}

} // namespace rc
