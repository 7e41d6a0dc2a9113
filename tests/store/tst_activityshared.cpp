// SPDX-License-Identifier: GPL-3.0-or-later
// Two processes write and start at the same time, and neither loses a row or gives up.
#include "store/activitycases.h"
#include "support/testprogram.h"

#include <QProcess>

#include <cstdio>

namespace rc::tst_activityshared {

using namespace activitytest;

namespace {

constexpr int perProcess = 2'000;

int writeMany(const QString &path)
{
    ActivityFile file(path);
    for (int i = 0; i < perProcess; ++i) {
        if (const auto kept = file.write({sent(u"entry %1"_s.arg(i))}, Redactor()); !kept) {
            std::fputs(qPrintable(kept.error().detail), stderr);
            return 1;
        }
    }
    return 0;
}

} // namespace

class TestActivityShared : public QObject
{
    Q_OBJECT

private slots:
    void twoProcessesKeepFourThousandRows()
    {
        const Place place;
        QProcess one;
        QProcess two;
        for (QProcess *process : {&one, &two})
            process->start(QCoreApplication::applicationFilePath(),
                           {u"tst_activityshared"_s, u"--write"_s, place.file()});
        for (QProcess *process : {&one, &two}) {
            QVERIFY(process->waitForFinished(100'000));
            QVERIFY2(process->exitCode() == 0, process->readAllStandardError());
        }
        ActivityFile file(place.file());
        QCOMPARE(file.count({}).value_or(-1), 2 * perProcess);
        QVERIFY(file.takeNotices().isEmpty());
        ActivityFilter last;
        last.text = u"1999"_s;
        QCOMPARE(file.count(last).value_or(-1), 2);
        file.close();
        QCOMPARE(sqlValue(place.file(), u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
    }

    void manyWhoStartAtOnceMakeOneFile_data()
    {
        QTest::addColumn<QByteArray>("damaged");
        QTest::newRow("nothing is there") << QByteArray();
        QTest::newRow("damage is set aside once") << QByteArray(9'000, 'x');
    }

    void manyWhoStartAtOnceMakeOneFile()
    {
        QFETCH(QByteArray, damaged);
        const Place place;
        if (!damaged.isEmpty())
            writeBytes(place.file(), damaged);
        QList<QThread *> threads;
        std::atomic<int> kept = 0;
        for (int i = 0; i < 6; ++i) {
            threads.append(QThread::create([&] {
                ActivityFile file(place.file());
                kept += file.write({sent(u"one"_s)}, Redactor()) ? 1 : 0;
            }));
            threads.last()->start();
        }
        for (QThread *thread : threads)
            thread->wait();
        qDeleteAll(threads);
        QCOMPARE(kept.load(), 6);
        const QStringList aside = place.names(u"*corrupt*Z"_s);
        QCOMPARE(aside.size(), damaged.isEmpty() ? 0 : 1);
        if (!damaged.isEmpty())
            QCOMPARE(bytesOf(place.in(aside.first())), damaged);
        ActivityFile file(place.file());
        QCOMPARE(file.count({}).value_or(-1), 6);
    }
};

namespace {

int runTest(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--write"_L1)
        return writeMany(arguments.value(2));
    TestActivityShared test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace

RC_TEST_PROGRAM(runTest)

} // namespace rc::tst_activityshared

#include "tst_activityshared.moc"
