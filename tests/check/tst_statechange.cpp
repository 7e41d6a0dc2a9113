// SPDX-License-Identifier: GPL-3.0-or-later
// A watch reports only what got better, worse or different.
#include "check/ladder/statechange.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_statechange {

namespace {

CheckReport reportWith(const RungId &id, RungState state, const QString &cause = {})
{
    CheckReport report;
    report.rungs = waitingRungs();
    for (RungResult &rung : report.rungs) {
        rung.state = RungState::Passed;
        rung.elapsedUs = 5;
    }
    RungResult &rung = report.rungs[placeOf(id, report.rungs)];
    rung.state = state;
    rung.cause = cause;
    rung.summary = u"what was seen"_s;
    return report;
}

const CheckReport well = reportWith(RungId::Url, RungState::Passed);

} // namespace

class TestStateChange : public QObject
{
    Q_OBJECT

private slots:
    void isToldOrNot_data()
    {
        QTest::addColumn<CheckReport>("before");
        QTest::addColumn<CheckReport>("now");
        QTest::addColumn<QString>("part"); // empty: nothing to report
        QTest::addColumn<QString>("words");
        CheckReport slower = well;
        slower.rungs[5].elapsedUs = 9'000'000;
        slower.rungs[5].summary = u"accepted, later"_s;
        CheckReport cancelled = reportWith(RungId::Dns, RungState::Failed);
        cancelled.cancelled = true;
        const CheckReport noName = reportWith(RungId::Dns, RungState::Failed, u"name-unknown"_s);
        const CheckReport noPort = reportWith(RungId::Tcp, RungState::Failed, u"port-closed"_s);
        const CheckReport filtered = reportWith(RungId::Tcp, RungState::Failed, u"port-filtered"_s);
        const CheckReport soon = reportWith(RungId::Tls, RungState::Warned, u"certificate-ends-soon"_s);
        const auto row = [](const char *name, const CheckReport &before, const CheckReport &now, const QString &part,
                            const QString &words = {}) { QTest::newRow(name) << before << now << part << words; };
        row("the same", well, well, {});
        row("slower, other words", well, slower, {});
        row("worse", well, noName, u"It was “Passed” before. DNS lookup: what was seen"_s,
            u"DNS lookup: was “Passed”, now “Failed”."_s);
        row("warned", well, soon, u"It was “Passed” before. TLS: what was seen"_s,
            u"TLS: was “Passed”, now “Warning”."_s);
        row("better", noName, well, u"It was “Failed” before."_s, u"DNS lookup: was “Failed”, now “Passed”."_s);
        row("still failed, the same", noName, noName, {});
        row("still failed, at another rung", noName, noPort, u"Port open: what was seen"_s,
            u"DNS lookup: was “Failed”, now “Passed”. Port open: was “Passed”, now “Failed”."_s);
        row("still failed, for another cause", noPort, filtered, u"Port open: what was seen"_s,
            u"Port open: still “Failed”, but for a different reason: what was seen."_s);
        row("cancelled now", well, cancelled, {});
        row("cancelled before", cancelled, well, {});
    }

    void isToldOrNot()
    {
        QFETCH(CheckReport, before);
        QFETCH(CheckReport, now);
        QFETCH(QString, part);
        const QString told = stateChange(before, now);
        QVERIFY2(part.isEmpty() ? told.isEmpty() : told.contains(part), qPrintable(told));
        QVERIFY(part.isEmpty() || told.startsWith(verdictOf(now.rungs)));
        QFETCH(QString, words);
        QCOMPARE(rungChanges(before, now), words);
    }
};

RC_TEST(TestStateChange)

} // namespace rc::tst_statechange

#include "tst_statechange.moc"
