// SPDX-License-Identifier: GPL-3.0-or-later
// A console for a test that records its actions in an activity file, also on the demo service.
#pragma once

#include "store/activity/activitylog.h"
#include "support/require.h"
#include "tests/ui/console.h"

#include <QDir>
#include <QFileInfo>

/// In memory if the system offers that, because flushes to a busy disk are slow.
struct MemoryFolder
{
    QTemporaryDir folder{
        (QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm") : QDir::tempPath()) +
        QStringLiteral("/tst_ui-XXXXXX")};
};

struct LogHolder
{
    rc::ActivityLog log;
};

/// A console that records its actions in `file`.
struct RecordingBench : MemoryFolder, LogHolder, Console
{
    explicit RecordingBench(const QString &file = QStringLiteral("activity.sqlite"))
        : LogHolder{rc::ActivityLog(folder.filePath(file))}
        , Console(folder.path(), &log)
    {
    }

    [[nodiscard]] QList<rc::ActivityRecord> kept()
    {
        QList<rc::ActivityRecord> records;
        bool answered = false;
        log.run<QList<rc::ActivityRecord>>(
            [](rc::ActivityFile &file) {
                return file.page({}, {}, 100, rc::ActivityDetail::Full).value_or(rc::ActivityPage()).records;
            },
            &log,
            [&](QList<rc::ActivityRecord> found) {
                records = std::move(found);
                answered = true;
            });
        return rc::waitFor([&] { return answered; }) ? records : QList<rc::ActivityRecord>();
    }

    /// Stores the records as if they had happened, and waits for that.
    void keep(const QList<rc::ActivityRecord> &records)
    {
        bool kept = false;
        log.recordBefore(records, nullptr, &log, [&kept] { kept = true; });
        QTRY_VERIFY(kept);
    }
};

/// The same on the demo service.
struct DemoRecordingBench : RecordingBench
{
    explicit DemoRecordingBench(const QString &file = QStringLiteral("activity.sqlite"))
        : RecordingBench(file)
    {
        (void)session.useDemo();
    }

    /// Creates and opens a profile with this name on the sample address.
    void openProfile(const QString &name) { add(profileOf(name)); }

    [[nodiscard]] int demoEntries() const { return int(session.demo()->received().size()); }
};
