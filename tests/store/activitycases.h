// SPDX-License-Identifier: GPL-3.0-or-later
// Records to store, and access to the file without the program's code.
#pragma once

#include "store/activity/activityfile.h"
#include "support/filebytes.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace activitytest {

using namespace Qt::StringLiterals;

/// A folder with an activity file's path; in memory if possible, because a busy disk is slow for thousands of flushes,
/// and a killed process loses as little there.
class ActivityFolder
{
public:
    ActivityFolder()
        : m_folder((QFileInfo(u"/dev/shm"_s).isWritable() ? u"/dev/shm"_s : QDir::tempPath()) +
                   u"/tst_activity-XXXXXX"_s)
    {
    }
    [[nodiscard]] QString file() const { return m_folder.filePath(u"activity.sqlite"_s); }
    [[nodiscard]] QString in(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QStringList names(const QString &pattern) const
    {
        return QDir(m_folder.path()).entryList({pattern}, QDir::Files, QDir::Name);
    }

private:
    QTemporaryDir m_folder;
};

inline rc::ActivityRecord sent(const QString &message, rc::ActivityOutcome outcome = rc::ActivityOutcome::Accepted)
{
    rc::ActivityRecord record;
    record.outcome = outcome;
    record.level = rc::Level::Info;
    record.message = message;
    record.profile = u"payments"_s;
    record.resource = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    return record;
}

/// A record with a value in each member.
inline rc::ActivityRecord full()
{
    rc::ActivityRecord record = sent(u"disk \"almost\" full, 97 %\nsecond line, über alles \U0001F525"_s);
    record.kind = rc::ActivityKind::Drill;
    record.outcome = rc::ActivityOutcome::Refused;
    record.level = rc::Level::Alert;
    record.extra = u"{\"ratio\":1.0,\"id\":9007199254740993,\"tiny\":1e-7,\"host\":\"db-3\"}"_s;
    record.ts = u"2026-11-21T14:02:11.204+01:00"_s;
    record.marker = u"7F3A-19C2-5B0E"_s;
    record.status = 403;
    record.elapsedMs = 41;
    record.timings = {120, 900, 1000, 41'000, 41'500};
    record.reply = u"{\"error\":\"forbidden\"}"_s;
    record.errorKind = u"credentials-refused"_s;
    record.error = u"Not for you. \"forbidden\""_s;
    record.batch = QUuid::createUuid();
    record.key = u"91C4"_s;
    record.report = u"{\"stages\":[{\"name\":\"phone\",\"ms\":12000}]}"_s;
    return record;
}

inline QList<rc::ActivityRecord> allOf(rc::ActivityFile &file, const rc::ActivityFilter &filter = {})
{
    const auto page = file.page(filter, {}, 100'000, rc::ActivityDetail::Full);
    return page ? page->records : QList<rc::ActivityRecord>();
}

inline QStringList messagesOf(const QList<rc::ActivityRecord> &records)
{
    QStringList messages;
    for (const rc::ActivityRecord &record : records)
        messages.append(record.message);
    return messages;
}

/// The first value of a statement, through an independent connection.
inline QVariant sqlValue(const QString &path, const QString &sql)
{
    rc::ActivityConnection connection;
    if (!connection.open(path, rc::ActivityConnection::Mode::ReadWrite))
        return {};
    return connection.value(sql).value_or(QVariant());
}

} // namespace activitytest

/// Requires a successful Result, or reports its error.
#define VERIFY_RESULT(result)                                                                                          \
    do {                                                                                                               \
        const auto &kept = (result);                                                                                   \
        QVERIFY2(kept, kept ? "" : qPrintable(kept.error().detail));                                                   \
    } while (false)
