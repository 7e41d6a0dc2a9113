// SPDX-License-Identifier: GPL-3.0-or-later
// A failed record is explained only from recorded data: the step, what has changed since, and the fix.
#include "check/causes/diagnosis.h"
#include "check/causes/fix.h"
#include "check/ladder/rungending.h"
#include "check/report/reportjson.h"
#include "core/url/resourceurl.h"
#include "core/words/errorkindword.h"
#include "session/activity/records.h"
#include "support/require.h"
#include "support/testprogram.h"
#include "tests/ui/activityshown.h"
#include "ui/activity/record/explaincard.h"
#include "ui/frame/mainwindow.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rc::tst_explaincard {

using namespace activitytest;

namespace {

/// A record of an entry that the service answered with 401.
ActivityRecord refused(int ago, const QString &key)
{
    const auto pasted = parseResourceUrl(sampleUrl);
    RC_REQUIRE(pasted);
    SendResult result;
    result.entry.message = u"disk full"_s;
    result.outcome = Outcome::Refused;
    result.status = 401;
    result.reply = QByteArray("{\"error\":\"invalid api key\"}");
    HttpAnswer answer;
    answer.status = 401;
    answer.body = result.reply;
    answer.url = pasted->resource.logsUrl();
    result.error = httpError(answer);
    QList<SendResult> results{result};
    explain(results, pasted->resource, {}, answer);
    ActivityRecord record = sendRecord({u"payments-prod"_s, pasted->resource.resourceUrl()}, result.entry);
    complete(record, results.constFirst());
    record.at = today.addSecs(-ago);
    record.key = key;
    return record;
}

ActivityRecord check(int ago, RungState ingest, const QString &key, const QString &cause = {})
{
    CheckReport report;
    report.rungs = waitingRungs();
    for (RungResult &rung : report.rungs)
        rung.state = RungState::Passed;
    RungResult &step = report.rungs[placeOf(RungId::Ingest, report.rungs)];
    step.state = ingest;
    step.cause = cause;
    step.summary = u"401: the API key is not valid"_s;
    report.at = today.addSecs(-ago).toLocalTime();
    report.marker = u"7F3A-19C2-%1"_s.arg(ago, 4, 10, QChar(u'0'));
    report.resource = sampleUrl;
    ActivityRecord record = checkRecord(u"payments-prod"_s, sampleUrl);
    complete(record, report);
    record.at = today.addSecs(-ago);
    record.key = key;
    return record;
}

ExplainCard *cardOf(const Shown &shown)
{
    return shown.page.findChild<ExplainCard *>();
}

QStringList texts(const Shown &shown, const QString &name)
{
    QStringList found;
    const QList<QLabel *> labels = shown.page.findChildren<QLabel *>(name);
    for (const QLabel *label : labels)
        found.append(label->text());
    return found;
}

} // namespace

class TestExplainCard : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void anEntryHasTheStepItWouldFailAt();
    void aCauseIsNamedOnlyIfItIsTheRecordedOne();
    void whatWorkedAndWhatWasCancelledHasNone_data();
    void whatWorkedAndWhatWasCancelledHasNone();
    void aCheckSaysSinceWhenAndWhatChanged();
    void aCheckWithoutATurnHasItsLastSuccess();
    void nothingRecordedIsSaid();
    void theFixIsOfferedForTheOpenProfileOnly();
};

void TestExplainCard::anEntryHasTheStepItWouldFailAt()
{
    const ActivityRecord record = refused(10, u"91C4"_s);
    const auto step = failedStepOf(record);
    QVERIFY(step);
    QCOMPARE(step->step, RungId(RungId::Ingest));
    QVERIFY2(!step->cause.isEmpty(), qPrintable(record.error));
    QCOMPARE(fixOf(step->cause), Fix::EnterKey);
    KeepingConsole console;
    ActivityRecord good = entry(u"before"_s, 100);
    good.profile = record.profile;
    good.resource = record.resource;
    good.key = u"5D02"_s;
    ActivityRecord other = entry(u"of another profile"_s, 50);
    other.key = u"0000"_s;
    console.keep({good, other, record});
    const Shown shown(console);
    shown.open(0);
    QTRY_VERIFY(cardOf(shown) != nullptr && cardOf(shown)->isComplete());
    QVERIFY(texts(shown, u"explainStep"_s).value(0).contains(rungTitle(RungId::Ingest)));
    QCOMPARE(texts(shown, u"explainSummary"_s), QStringList{step->summary});
    const QStringList changes = texts(shown, u"explainChange"_s);
    QCOMPARE(changes.size(), 1);
    QVERIFY2(changes.first().contains(u"5D02"_s) && changes.first().contains(u"91C4"_s), qPrintable(changes.first()));
    QVERIFY(texts(shown, u"explainSame"_s).value(0).contains(aspectName(CheckAspect::Resource)));
    QVERIFY(texts(shown, u"detailError"_s).isEmpty()); // the same sentence is not repeated
}

void TestExplainCard::aCauseIsNamedOnlyIfItIsTheRecordedOne()
{
    ActivityRecord record = refused(10, u"91C4"_s);
    record.error = u"A proxy answered instead of the service."_s; // known from a header, which is not recorded
    const auto step = failedStepOf(record);
    QVERIFY(step);
    QVERIFY(step->cause.isEmpty());
    QCOMPARE(step->summary, record.error);
}

void TestExplainCard::whatWorkedAndWhatWasCancelledHasNone_data()
{
    QTest::addColumn<ActivityRecord>("record");
    ActivityRecord record = refused(10, {});
    record.outcome = ActivityOutcome::Accepted;
    QTest::newRow("accepted") << record;
    record.outcome = ActivityOutcome::Sending;
    QTest::newRow("in progress") << record;
    record.outcome = ActivityOutcome::NotSent;
    record.errorKind = wireWord(ErrorKind::Cancelled);
    QTest::newRow("canceled") << record;
    ActivityRecord answer = refused(10, {});
    answer.kind = ActivityKind::Call;
    answer.outcome = ActivityOutcome::Failed;
    answer.message = u"search"_s;
    answer.extra = u"{\"catalog\":\"general\",\"arguments\":{}}"_s;
    QTest::newRow("a tool's own answer") << answer;
    QTest::newRow("a check that passed") << check(10, RungState::Passed, {});
}

void TestExplainCard::whatWorkedAndWhatWasCancelledHasNone()
{
    QFETCH(ActivityRecord, record);
    QVERIFY(!failedStepOf(record));
}

void TestExplainCard::aCheckSaysSinceWhenAndWhatChanged()
{
    KeepingConsole console;
    ActivityRecord noticed = check(20, RungState::Failed, {}); // the change that a watch reported for that check
    noticed.at = noticed.at.addMSecs(5);
    noticed.id = QUuid::createUuid();
    console.keep({check(60, RungState::Passed, u"5D02"_s), check(40, RungState::Passed, u"5D02"_s),
                  check(20, RungState::Failed, u"91C4"_s), noticed, check(10, RungState::Failed, u"91C4"_s)});
    const Shown shown(console);
    shown.open(0);
    QTRY_VERIFY(cardOf(shown) != nullptr && cardOf(shown)->isComplete());
    QCOMPARE(texts(shown, u"explainTurn"_s).size(), 1);
    QCOMPARE(texts(shown, u"explainChange"_s).size(), 1);
    QVERIFY(texts(shown, u"explainChange"_s).first().contains(u"91C4"_s));
    shown.open(2); // the check itself, whose key is known, and not the report of the watch
    QTRY_VERIFY(cardOf(shown) != nullptr && cardOf(shown)->isComplete());
    QTRY_COMPARE(texts(shown, u"explainChange"_s).size(), 1);
}

void TestExplainCard::aCheckWithoutATurnHasItsLastSuccess()
{
    KeepingConsole console;
    console.keep({check(60, RungState::Passed, u"5D02"_s), check(10, RungState::Warned, u"91C4"_s)});
    const Shown shown(console);
    shown.open(0);
    QTRY_VERIFY(cardOf(shown) != nullptr && cardOf(shown)->isComplete());
    QVERIFY(texts(shown, u"explainNone"_s).isEmpty() && texts(shown, u"explainTurn"_s).isEmpty());
    QCOMPARE(texts(shown, u"explainLast"_s).size(), 1);
    QVERIFY(texts(shown, u"explainChange"_s).value(0).contains(u"91C4"_s));
}

void TestExplainCard::nothingRecordedIsSaid()
{
    KeepingConsole console;
    console.keep({check(10, RungState::Failed, u"91C4"_s)});
    const Shown shown(console);
    shown.open(0);
    QTRY_VERIFY(cardOf(shown) != nullptr && cardOf(shown)->isComplete());
    QCOMPARE(texts(shown, u"explainNone"_s).size(), 1);
    QVERIFY(texts(shown, u"explainTurn"_s).isEmpty());
}

void TestExplainCard::theFixIsOfferedForTheOpenProfileOnly()
{
    KeepingConsole console;
    console.openProfile(u"payments-prod"_s);
    const QString cause = failedStepOf(refused(1, {}))->cause;
    console.keep({refused(30, u"91C4"_s), check(20, RungState::Failed, u"91C4"_s, cause)});
    MainWindow window(console.session, console.checks, console.theme, console.settings, false);
    window.show();
    for (const int row : {0, 1}) {
        const Shown shown(console);
        shown.open(row);
        const auto isOffered = [&shown] {
            const ExplainCard *card = cardOf(shown);
            const auto *button = card == nullptr ? nullptr : card->findChild<QPushButton *>(u"fixButton"_s);
            return button != nullptr && button->isVisible();
        };
        QTRY_VERIFY(isOffered()); // a card is shown in the next turn of the event loop
    }
    console.openProfile(u"other"_s);
    const Shown shown(console);
    shown.open(1);
    QVERIFY(cardOf(shown)->findChild<QPushButton *>(u"fixButton"_s) == nullptr);
}

RC_WIDGET_TEST(TestExplainCard)

} // namespace rc::tst_explaincard

#include "tst_explaincard.moc"
