// SPDX-License-Identifier: GPL-3.0-or-later
// A watch respects a service's Retry-After.
#include "session/check/watch.h"
#include "support/testprogram.h"

#include <cstdlib>

namespace rc::tst_watch {

class TestWatch : public QObject
{
    Q_OBJECT

private slots:
    void retryAfterIsObeyed_data()
    {
        QTest::addColumn<int>("retrySeconds"); // 0: the service asks for nothing
        QTest::addColumn<int>("pauseSeconds");
        QTest::addColumn<int>("nextSeconds");
        QTest::newRow("nothing is asked for") << 0 << 60 << 60;
        QTest::newRow("longer than the pause") << 3600 << 60 << 3600;
        QTest::newRow("shorter than the pause") << 5 << 60 << 60;
    }
    void retryAfterIsObeyed()
    {
        QFETCH(int, retrySeconds);
        QFETCH(int, pauseSeconds);
        QFETCH(int, nextSeconds);
        Watch watch;
        QSignalSpy due(&watch, &Watch::due);
        watch.start(std::chrono::seconds(pauseSeconds));
        QTRY_COMPARE(due.count(), 1);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        CheckReport report;
        report.rungs = waitingRungs();
        if (retrySeconds > 0)
            report.rungs.last().retryAt = now.addSecs(retrySeconds);
        watch.observe(u"payments"_s, report);
        watch.roundEnded();
        QVERIFY(std::abs(now.secsTo(watch.next()) - nextSeconds) <= 2);
    }
};

RC_TEST(TestWatch)

} // namespace rc::tst_watch

#include "tst_watch.moc"
