// SPDX-License-Identifier: GPL-3.0-or-later
// The window's access to the file: asynchronous, in order, and never blocked by an unwritable file.
#include "store/activity/activitylog.h"
#include "store/activitycases.h"
#include "support/testprogram.h"

namespace rc::tst_activitylog {

using namespace activitytest;

namespace {

/// Queued after everything requested before.
void askCount(ActivityLog &log, QObject *context, ActivityLog::Done<Result<qint64>> done)
{
    log.run<Result<qint64>>([](ActivityFile &file) { return file.count({}); }, context, std::move(done));
}

} // namespace

class TestActivityLog : public QObject
{
    Q_OBJECT

private slots:
    void sendContinuesOnceRecorded();
    void resultsComeInOrder();
    void writeErrorIsReportedAndBlocksNothing();
    void failedWritesAreRetried();
    void destroyedContextIsNotCalled();
    void destructionFinishesPendingWrites();
    void keyIsMasked();
    void damagedFileIsReported();
    void deletingAndUndoingEmitSignals();
};

void TestActivityLog::sendContinuesOnceRecorded()
{
    const ActivityFolder folder;
    ActivityLog log(folder.file());
    bool gone = false;
    log.recordBefore({sent(u"one"_s, ActivityOutcome::Sending)}, {}, this, [&] {
        gone = true;
        // visible to another program: it is on disk
        QCOMPARE(sqlValue(folder.file(), u"SELECT outcome FROM activity"_s).toString(), u"sending"_s);
    });
    QVERIFY(!gone);
    QTRY_VERIFY(gone);
    QVERIFY(log.problem().isEmpty());
}

void TestActivityLog::resultsComeInOrder()
{
    const ActivityFolder folder;
    ActivityLog log(folder.file());
    QList<qint64> counts;
    for (int i = 0; i < 3; ++i) {
        log.write({sent(u"one"_s)}, {});
        askCount(log, this, [&](const Result<qint64> &count) { counts.append(count.value_or(-1)); });
    }
    QTRY_COMPARE(counts, (QList<qint64>{1, 2, 3}));
}

void TestActivityLog::writeErrorIsReportedAndBlocksNothing()
{
    const ActivityFolder folder;
    writeBytes(folder.in(u"blocked"_s), {});
    ActivityLog log(folder.in(u"blocked/activity.sqlite"_s));
    const QSignalSpy troubles(&log, &ActivityLog::problemChanged);
    bool gone = false;
    log.recordBefore({sent(u"one"_s, ActivityOutcome::Sending)}, {}, this, [&] { gone = true; });
    QTRY_VERIFY(gone);
    QCOMPARE(troubles.size(), 1);
    QVERIFY2(log.problem().contains(folder.in(u"blocked"_s)), qPrintable(log.problem()));
}

void TestActivityLog::failedWritesAreRetried()
{
    const ActivityFolder folder;
    QFile blocking(folder.in(u"blocked"_s));
    QVERIFY(blocking.open(QIODevice::WriteOnly));
    ActivityLog log(folder.in(u"blocked/activity.sqlite"_s));
    const QSignalSpy troubles(&log, &ActivityLog::problemChanged);
    ActivityRecord first = sent(u"first"_s, ActivityOutcome::Sending);
    log.write({first}, {});
    first.outcome = ActivityOutcome::Accepted;
    log.write({first}, {});
    QTRY_VERIFY(!log.problem().isEmpty());
    bool answered = false;
    askCount(log, this, [&](const Result<qint64> &) { answered = true; }); // after both
    QTRY_VERIFY(answered);
    QVERIFY(blocking.remove());
    QTRY_VERIFY(log.problem().isEmpty()); // also without a further write
    const ActivityRecord second = sent(u"second"_s);
    log.write({second}, {});
    QList<ActivityRecord> kept;
    log.run<Result<ActivityPage>>(
        [](ActivityFile &file) { return file.page({}, {}, 10); }, this,
        [&](const Result<ActivityPage> &page) { kept = page.value_or(ActivityPage()).records; });
    QTRY_COMPARE(kept.size(), 2);
    QVERIFY(kept.contains(first));
    QVERIFY(kept.contains(second));
    QVERIFY(log.problem().isEmpty());
}

void TestActivityLog::destroyedContextIsNotCalled()
{
    const ActivityFolder folder;
    ActivityLog log(folder.file());
    auto context = std::make_unique<QObject>();
    bool called = false;
    askCount(log, context.get(), [&](const Result<qint64> &) { called = true; });
    log.recordBefore({sent(u"one"_s)}, {}, context.get(), [&] { called = true; });
    context.reset();
    bool later = false;
    askCount(log, this, [&](const Result<qint64> &) { later = true; });
    QTRY_VERIFY(later);
    QVERIFY(!called);
}

void TestActivityLog::destructionFinishesPendingWrites()
{
    const ActivityFolder folder;
    {
        ActivityLog log(folder.file());
        for (int i = 0; i < 50; ++i)
            log.write({sent(u"entry"_s)}, {});
    }
    ActivityFile file(folder.file());
    QCOMPARE(file.count({}).value_or(-1), 50);
}

void TestActivityLog::keyIsMasked()
{
    const ActivityFolder folder;
    {
        ActivityLog log(folder.file());
        log.write({sent(u"my key is CANARY-k9vQ2mT7pLx4"_s)}, redactorFor(Secret("CANARY-k9vQ2mT7pLx4")));
    }
    QVERIFY(bytesOf(folder.file()).contains("my key is"));
    QVERIFY(!bytesOf(folder.file()).contains("CANARY"));
}

void TestActivityLog::damagedFileIsReported()
{
    const ActivityFolder folder;
    writeBytes(folder.file(), QByteArray(5'000, 'x'));
    ActivityLog log(folder.file());
    ActivityNotices told;
    connect(&log, &ActivityLog::noticed, this, [&](const ActivityNotices &notices) { told = notices; });
    log.write({sent(u"one"_s)}, {});
    QTRY_COMPARE(told.movedAside.size(), 1);
    QCOMPARE(bytesOf(told.movedAside.first()), QByteArray(5'000, 'x'));
}

void TestActivityLog::deletingAndUndoingEmitSignals()
{
    const ActivityFolder folder;
    ActivityLog log(folder.file());
    const QSignalSpy changes(&log, &ActivityLog::changed);
    log.write({sent(u"one"_s)}, {});
    QTRY_COMPARE(changes.size(), 1);
    ActivityRemoval removal;
    log.change<Result<ActivityRemoval>>(
        [](ActivityFile &file) { return file.remove({}); }, this,
        [&](const Result<ActivityRemoval> &done) { removal = done.value_or(ActivityRemoval()); });
    QTRY_COMPARE(changes.size(), 2);
    QTRY_COMPARE(removal.rows, 1);
    bool undone = false;
    log.change<Result<void>>([removal](ActivityFile &file) { return file.undo(removal); }, this,
                             [&](const Result<void> &done) { undone = done.has_value(); });
    QTRY_VERIFY(undone);
    qint64 count = 0;
    askCount(log, this, [&](const Result<qint64> &rows) { count = rows.value_or(-1); });
    QTRY_COMPARE(count, 1);
}

RC_TEST(TestActivityLog)

} // namespace rc::tst_activitylog

#include "tst_activitylog.moc"
