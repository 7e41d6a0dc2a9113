// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts a file into lines or rows, and tells what is wrong with which.
#include "core/entry/entryimport.h"

#include "core/entry/csv.h"
#include "core/entry/entryfields.h"
#include "core/stablesort.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QStringDecoder>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

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
        return QCoreApplication::translate("rc::EntryImport", "It is longer than %n MiB.", nullptr,
                                           static_cast<int>(importLineCap / (1024 * 1024)));
    if (line.contains('\0'))
        return QCoreApplication::translate("rc::EntryImport", "It contains a NUL byte.");
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    [[maybe_unused]] const QString text = decoder(line);
    if (decoder.hasError())
        return QCoreApplication::translate("rc::EntryImport", "It is not UTF-8.");
    return {};
}

class Import
{
public:
    explicit Import(const QDateTime &now)
        : m_now(now)
    {
    }

    void jsonLines(const QByteArray &bytes)
    {
        eachLine(bytes, [this](const QByteArray &line, qsizetype number) {
            if (line.trimmed().isEmpty())
                return;
            const auto entries = entriesFromJsonLine(line);
            if (!entries) {
                fault(number, entries.error().detail);
                return;
            }
            for (const ImportedEntry &entry : *entries)
                add(entry, number);
        });
    }

    void log(const QByteArray &bytes)
    {
        eachLine(bytes, [this](const QByteArray &line, qsizetype number) {
            if (line.trimmed().isEmpty())
                return;
            const QString text = QString::fromUtf8(line);
            if (text.at(0).isSpace() && !m_read.entries.isEmpty() && m_read.lines.last() >= m_lastFault) {
                continueWith(text, number);
                return;
            }
            const auto entry = entryFromLogLine(text, m_now);
            if (entry)
                add(*entry, number);
            else
                fault(number, entry.error().detail);
        });
    }

    void csv(QByteArray bytes)
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        CsvReader reader(buffer);
        std::optional<CsvRow> row = reader.next();
        if (!row) {
            fault(0, QCoreApplication::translate("rc::EntryImport", "The file is empty."));
            return;
        }
        if (!columns(*row))
            return;
        while (!m_full && (row = reader.next()))
            csvRow(*row);
    }

    void fault(qsizetype line, const QString &why)
    {
        ++m_read.faultCount;
        m_lastFault = line;
        if (m_read.faults.size() < importFaultCap)
            m_read.faults.append({line, why});
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
            if (const QString why = byteFault(line); !why.isEmpty())
                fault(number, why);
            else
                read(line, number);
        }
    }

    void add(const ImportedEntry &imported, qsizetype line)
    {
        if (m_read.entries.size() == importEntryCap) {
            if (!std::exchange(m_full, true))
                fault(line, QCoreApplication::translate("rc::EntryImport", "Only the first %1 entries are imported.")
                                .arg(importEntryCap));
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
            fault(number, QCoreApplication::translate("rc::EntryImport", "The message it belongs to is too long."));
            return;
        }
        message += u'\n' + text;
    }

    bool columns(const CsvRow &header)
    {
        QString why = header.fault;
        for (const QByteArray &cell : header.cells) {
            if (why.isEmpty())
                why = byteFault(cell);
            m_columns.append(QString::fromUtf8(cell).trimmed());
        }
        m_level = columnAmong(levelNames());
        m_message = columnAmong(messageNames());
        m_time = columnAmong(timeNames());
        if (why.isEmpty() && m_message < 0)
            why = QCoreApplication::translate("rc::EntryImport",
                                              "The first row must contain column names, including “message”.");
        if (!why.isEmpty())
            fault(header.line, why);
        return why.isEmpty();
    }

    void csvRow(const CsvRow &row)
    {
        QString why = row.fault;
        if (why.isEmpty() && row.cells.size() != m_columns.size())
            why = QCoreApplication::translate("rc::EntryImport", "It has %1 cells, but the first row has %2.")
                      .arg(row.cells.size())
                      .arg(m_columns.size());
        RawEntry raw;
        for (qsizetype i = 0; why.isEmpty() && i < row.cells.size(); ++i) {
            why = byteFault(row.cells.at(i));
            if (why.isEmpty())
                why = setField(raw, i, QString::fromUtf8(row.cells.at(i)));
        }
        const auto entry = why.isEmpty() ? importedEntry(raw) : importFault(why);
        if (entry)
            add(*entry, row.line);
        else
            fault(row.line, entry.error().detail);
    }

    [[nodiscard]] qsizetype columnAmong(const QStringList &names) const
    {
        for (const QString &name : names) {
            if (m_columns.contains(name))
                return m_columns.indexOf(name);
        }
        return -1;
    }

    [[nodiscard]] QString setField(RawEntry &raw, qsizetype column, const QString &cell) const
    {
        if (column == m_message) {
            raw.message = cell;
        } else if (cell.isEmpty()) {
            return {}; // no member
        } else if (column == m_level) {
            raw.level = cell;
        } else if (column == m_time) {
            raw.ts = importedTimeOrEpoch(cell);
            if (!raw.ts.isValid())
                return QCoreApplication::translate("rc::EntryImport", "“%1” is not an ISO 8601 timestamp.")
                    .arg(m_columns.at(column)); // one of timeNames()
        } else {
            raw.extra.append(ExtraField{m_columns.at(column), ExtraField::Type::Text, cell});
        }
        return {};
    }

    QDateTime m_now;
    ImportedEntries m_read;
    QStringList m_columns;
    qsizetype m_level = -1;   ///< of m_columns; -1: none
    qsizetype m_message = -1; ///< so
    qsizetype m_time = -1;    ///< so
    qsizetype m_lastFault = 0;
    bool m_full = false;
};

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
    QStringList words;
    for (const auto &row : importFormats)
        words.append(row.first);
    return words;
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
    for (const QByteArray &cell : begin.left(begin.indexOf('\n')).trimmed().split(',')) {
        QByteArray name = cell.trimmed();
        if (name.size() > 2 && name.startsWith('"') && name.endsWith('"'))
            name = name.mid(1, name.size() - 2);
        if (messageNames().contains(QString::fromUtf8(name)))
            return ImportFormat::Csv;
    }
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

QString severeWords(const ImportedEntries &read)
{
    QMap<QString, qsizetype> counts;
    for (const QString &word : read.severe)
        ++counts[word];
    QStringList words = counts.keys(); // at most as many as there are such words
    sortStably(words, [&counts](const QString &a, const QString &b) { return counts.value(a) > counts.value(b); });
    for (QString &word : words)
        word = QCoreApplication::translate("rc::EntryImport", "%1 (%2)", "a level of a file, how many lines have it")
                   .arg(word, QLocale().toString(counts.value(word)));
    return words.join(u", "_s);
}

ImportedEntries entriesFrom(const QByteArray &bytes, ImportFormat format, const QDateTime &now)
{
    Import import(now);
    if (bytes.size() > importSizeCap) {
        import.fault(0, QCoreApplication::translate("rc::EntryImport", "The file is larger than %1 MiB.")
                            .arg(importSizeCap / (1024 * 1024)));
        return import.result();
    }
    if (isUtf16(bytes)) {
        import.fault(0, QCoreApplication::translate("rc::EntryImport", "The file is UTF-16. It must be UTF-8."));
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

} // namespace rc
