// SPDX-License-Identifier: GPL-3.0-or-later
// Streams pages of the activity file out, and lines in.
#include "session/activity/transfer.h"

#include "core/entry/csv.h"
#include "session/activity/recordtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int atOnce = 500;
constexpr qint64 longestLine = CsvReader::longestRow;

Error deviceFailure(const QIODevice &device)
{
    return {ErrorKind::FileFailed, device.errorString(), {}, 0};
}

/// Collects what is read and adds it a few at a time.
class Import
{
public:
    explicit Import(ActivityFile &file)
        : m_file(file)
    {
    }

    Result<void> addRecord(qint64 line, Result<ActivityRecord> record)
    {
        if (!record) {
            refuse(line, record.error().detail);
            return {};
        }
        m_records.append(std::move(*record));
        return m_records.size() < atOnce ? Result<void>() : flush();
    }

    void refuse(qint64 line, const QString &why)
    {
        ++m_done.refused;
        if (m_done.faults.size() < ActivityImport::mostFaults)
            m_done.faults.append({line, why});
    }

    Result<void> flush()
    {
        const auto added = m_file.add(m_records, Redactor()); // a file that a person chose is theirs
        if (!added)
            return failure(added.error());
        m_done.added += *added;
        m_done.alreadyKept += m_records.size() - *added;
        m_records.clear();
        return {};
    }

    [[nodiscard]] const ActivityImport &done() const { return m_done; }

private:
    ActivityFile &m_file;
    QList<ActivityRecord> m_records;
    ActivityImport m_done;
};

/// One line without its break; too long a one comes cut, as `whole` says.
QByteArray lineOf(QIODevice &in, bool &whole)
{
    QByteArray line = in.readLine(longestLine);
    whole = line.endsWith('\n') || in.atEnd();
    for (QByteArray rest = whole ? QByteArray("\n") : QByteArray(); !rest.endsWith('\n') && !in.atEnd();)
        rest = in.readLine(longestLine);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    return line;
}

Result<void> importLines(Import &import, QIODevice &in)
{
    for (qint64 number = 1; !in.atEnd(); ++number) {
        bool whole = true;
        const QByteArray line = lineOf(in, whole);
        if (!whole)
            import.refuse(number, QCoreApplication::translate("rc::Activity", "The line is too long."));
        else if (line.trimmed().isEmpty())
            continue;
        else if (const auto taken = import.addRecord(number, activityFromJson(line)); !taken)
            return taken;
    }
    return {};
}

Result<void> importRows(Import &import, QIODevice &in)
{
    CsvReader reader(in);
    const auto head = reader.next();
    RC_TRY(columns, activityCsvColumns(head ? head->cells : QList<QByteArray>()));
    while (const auto row = reader.next()) {
        if (!row->fault.isEmpty())
            import.refuse(row->line, row->fault);
        else if (const auto taken = import.addRecord(row->line, activityFromCsv(*columns, row->cells)); !taken)
            return taken;
    }
    return {};
}

} // namespace

ActivityFormat activityFormatOf(const QString &fileName)
{
    return fileName.endsWith(".csv"_L1, Qt::CaseInsensitive) ? ActivityFormat::Csv : ActivityFormat::JsonLines;
}

Result<qint64> exportActivity(ActivityFile &file, const ActivityFilter &filter, QIODevice &out, ActivityFormat format)
{
    qint64 written = 0;
    const auto write = [&out](const QByteArray &bytes) { return out.write(bytes) == bytes.size(); };
    if (format == ActivityFormat::Csv && !write(activityCsvHeader()))
        return failure(deviceFailure(out));
    std::optional<ActivityCursor> after;
    do {
        RC_TRY(page, file.page(filter, after, atOnce, ActivityDetail::Whole));
        for (const ActivityRecord &record : page->records) {
            if (!write(format == ActivityFormat::Csv ? activityCsv(record) : activityJson(record) + '\n'))
                return failure(deviceFailure(out));
            ++written;
        }
        after = page->next;
    } while (after);
    return written;
}

Result<ActivityImport> importActivity(ActivityFile &file, QIODevice &in, ActivityFormat format)
{
    Import import(file);
    RC_TRY(read, format == ActivityFormat::Csv ? importRows(import, in) : importLines(import, in));
    RC_CHECK(import.flush());
    return import.done();
}

} // namespace rc
