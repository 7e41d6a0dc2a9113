// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts a file into lines or rows, and tells what is wrong with which.
#include "core/entryimport.h"

#include "core/csv.h"
#include "core/entryfields.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QStringDecoder>

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
        return QCoreApplication::translate("rc::EntryImport", "It holds a NUL byte.");
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
            for (const LogEntry &entry : *entries)
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

    [[nodiscard]] ImportedEntries take() { return std::move(m_read); }

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

    void add(const LogEntry &entry, qsizetype line)
    {
        if (m_read.entries.size() == importEntryCap) {
            if (!std::exchange(m_full, true))
                fault(line, QCoreApplication::translate("rc::EntryImport", "Only the first %1 entries are taken.")
                                .arg(importEntryCap));
            return;
        }
        m_read.entries.append(entry);
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
        if (why.isEmpty() && !m_columns.contains(u"message"_s))
            why = QCoreApplication::translate("rc::EntryImport",
                                              "The first row has to name the columns, “message” among them.");
        if (!why.isEmpty())
            fault(header.line, why);
        return why.isEmpty();
    }

    void csvRow(const CsvRow &row)
    {
        QString why = row.fault;
        if (why.isEmpty() && row.cells.size() != m_columns.size())
            why = QCoreApplication::translate("rc::EntryImport", "It has %1 cells, and the first row has %2.")
                      .arg(row.cells.size())
                      .arg(m_columns.size());
        RawEntry raw;
        for (qsizetype i = 0; why.isEmpty() && i < row.cells.size(); ++i) {
            why = byteFault(row.cells.at(i));
            if (why.isEmpty())
                why = take(raw, m_columns.at(i), QString::fromUtf8(row.cells.at(i)));
        }
        const auto entry = why.isEmpty() ? importedEntry(raw) : importFault(why);
        if (entry)
            add(*entry, row.line);
        else
            fault(row.line, entry.error().detail);
    }

    static QString take(RawEntry &raw, const QString &column, const QString &cell)
    {
        if (column == "message"_L1) {
            raw.message = cell;
        } else if (cell.isEmpty()) {
            return {}; // no member
        } else if (column == "level"_L1) {
            raw.level = cell;
        } else if (column == "ts"_L1) {
            raw.ts = importedTime(cell);
            if (!raw.ts.isValid())
                return QCoreApplication::translate("rc::EntryImport", "Its ts is not a time as ISO 8601 has it.");
        } else {
            raw.extra.append(ExtraField{column, ExtraField::Type::Text, cell});
        }
        return {};
    }

    QDateTime m_now;
    ImportedEntries m_read;
    QStringList m_columns;
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
        if (cell.trimmed() == "message" || cell.trimmed() == "\"message\"")
            return ImportFormat::Csv;
    }
    return ImportFormat::Log;
}

ImportedEntries entriesFrom(const QByteArray &bytes, ImportFormat format, const QDateTime &now)
{
    Import import(now);
    if (bytes.size() > importSizeCap) {
        import.fault(0, QCoreApplication::translate("rc::EntryImport", "The file is larger than %1 MiB.")
                            .arg(importSizeCap / (1024 * 1024)));
        return import.take();
    }
    if (isUtf16(bytes)) {
        import.fault(0, QCoreApplication::translate("rc::EntryImport", "The file is UTF-16; it has to be UTF-8."));
        return import.take();
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
    return import.take();
}

} // namespace rc
