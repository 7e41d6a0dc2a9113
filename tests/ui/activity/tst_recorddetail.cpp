// SPDX-License-Identifier: GPL-3.0-or-later
// One record in full on the Activity page: all its fields, hostile or not, and its actions.
#include "check/report/reportjson.h"
#include "session/arrival/arrivalrecord.h"
#include "session/send/sendoperation.h"
#include "session/tools/calloperation.h"
#include "support/logservice.h"
#include "support/testprogram.h"
#include "tests/everything/everythingserver.h"
#include "tests/ui/activityshown.h"
#include "ui/forms/formview.h"
#include "ui/send/sendpage.h"

#include <QPointer>

namespace rc::tst_recorddetail {

using namespace activitytest;

/// A profile of a tool server that continues calls as tasks.
struct TaskConsole : DemoRecordingBench
{
    TaskConsole()
    {
        Profile profile = profileOf(u"tasks"_s, sampleUrl, server.base());
        profile.customCatalogs = {EverythingServer::catalog()};
        add(profile);
        session.keys().key().holdForSession(Secret("key-of-everything-1"));
    }

    /// Records a call that the server continues as a task after the client has left it.
    void leaveCall(const QString &tool, const QByteArray &arguments = "{}")
    {
        CallOperation call(session);
        const QSignalSpy left(&call, &CallOperation::finished);
        QObject::connect(&call, &CallOperation::taskChanged, &call, &CallOperation::leave);
        call.start(*session.toolServer(), {EverythingServer::catalog(), tool, arguments});
        QTRY_COMPARE(left.size(), 1);
        log.waitUntilRecorded();
    }

    EverythingServer server;
};

class TestRecordDetail : public QObject
{
    Q_OBJECT

private slots:
    void detailShowsTheWholeRecord()
    {
        DemoRecordingBench console;
        ActivityRecord record = activitytest::full();
        record.kind = ActivityKind::Send;
        record.at = today;
        record.error = u"{\"phrase\":{\"context\":\"rc::ErrorText\",\"source\":\"Not for you.\"}}"_s;
        record.reply = u"{\"long\":\""_s + QString(5'000, u'x') + u"\"}"_s;
        console.keep({record});
        const Shown shown(console);
        shown.open(0);
        QString all;
        for (const QLabel *label : shown.detail()->findChildren<QLabel *>())
            all += label->text() + u'\n';
        for (const QString &part :
             {outcomeName(ActivityKind::Send, ActivityOutcome::Refused), u"almost"_s, u"second line"_s, u"403"_s,
              u"41 ms"_s, u"7F3A-19C2-5B0E"_s, u"payments"_s, u"2026-11-21T14:02:11.204+01:00"_s, u"Not for you."_s,
              u"first byte at"_s, u"Alert"_s})
            QVERIFY2(all.contains(part), qPrintable(part));
        QCOMPARE(shown.words(u"detailError"_s), u"Not for you."_s);
        const auto *body = shown.detail()->findChild<QPlainTextEdit *>(u"detailBody"_s);
        QVERIFY(body->toPlainText().contains(u"9007199254740993"_s) && body->toPlainText().contains(u"1e-7"_s));
        QVERIFY(body->toPlainText().contains(u"\"marker\": \"7F3A-19C2-5B0E\""_s));
        QTest::mouseClick(shown.button(u"wholeReply"_s), Qt::LeftButton);
        const auto *window = shown.page.findChild<QWidget *>(u"textWindow"_s);
        QVERIFY(window != nullptr);
        QVERIFY(window->findChild<QPlainTextEdit *>()->toPlainText().size() > 5'000);
        QTest::mouseClick(shown.button(u"copyMarker"_s), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"7F3A-19C2-5B0E"_s);
    }

    void narrowWindowShowsTheDetailInsteadOfTheTable()
    {
        DemoRecordingBench console;
        console.keep({entry(u"one"_s, 10)});
        const Shown shown(console, {650, 400});
        shown.open(0);
        QVERIFY(shown.detail()->isVisible());
        QVERIFY(!shown.table->isVisible());
        QTRY_VERIFY(shown.button(u"closeDetail"_s)->hasFocus());
        QTest::mouseClick(shown.button(u"closeDetail"_s), Qt::LeftButton);
        QVERIFY(shown.table->isVisible());
        QVERIFY(!shown.detail()->isVisible());
    }

    void clickShowsTheDetailBesideTheList()
    {
        DemoRecordingBench console;
        console.keep({entry(u"one"_s, 10)});
        for (const auto &[size, isShown] : {std::pair(QSize(1200, 700), true), {QSize(650, 400), false}}) {
            const Shown shown(console, size);
            const QRect cell = shown.table->visualRect(shown.model->index(0, ActivityModel::Message));
            QTest::mouseClick(shown.table->viewport(), Qt::LeftButton, {}, cell.center());
            QCOMPARE(shown.detail()->isVisible(), isShown);
            QVERIFY(shown.table->isVisible());
        }
    }

    void newRowsDoNotChangeTheDetail()
    {
        DemoRecordingBench console;
        ActivityRecord record = entry(u"one"_s, 10, ActivityOutcome::Sending);
        console.keep({record});
        const Shown shown(console);
        shown.open(0);
        shown.button(u"copyMarker"_s)->setFocus();
        const QPointer<QPushButton> button = shown.button(u"copyMarker"_s);
        console.keep({entry(u"two"_s, 5)});
        QTRY_COMPARE(shown.model->rowCount(), 2);
        QVERIFY(button && button->hasFocus());
        record.outcome = ActivityOutcome::Accepted; // and its later state is shown
        console.keep({record});
        QTRY_COMPARE(shown.words(u"detailOutcome"_s), outcomeName(record.kind, ActivityOutcome::Accepted));
        QVERIFY(shown.detail()->isAncestorOf(QApplication::focusWidget()));
    }

    void hostileTextIsMarkedAndPlain()
    {
        DemoRecordingBench console;
        ActivityRecord record = entry(u"<img src=x> \u202eevil\u0007"_s, 1, ActivityOutcome::Refused);
        record.reply = u"<b>\u202e</b>"_s;
        record.error = u"<i>no</i>\u200b"_s;
        record.marker = u"<u>\u202e"_s;
        record.profile = u"\u202eprofile"_s;
        console.keep({record});
        const Shown shown(console);
        for (int column = 0; column < ActivityModel::ColumnCount; ++column)
            QVERIFY(!shown.model->index(0, column).data().toString().contains(QChar(0x202e)));
        QVERIFY(shown.model->index(0, ActivityModel::Message).data().toString().startsWith(u"<img src=x> ⟨U+202E⟩"_s));
        shown.open(0);
        for (const QLabel *label : shown.detail()->findChildren<QLabel *>()) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            QVERIFY(!label->text().contains(QChar(0x202e)));
            QVERIFY(!label->text().contains(QChar(0x200b)));
        }
        for (const QPlainTextEdit *text : shown.detail()->findChildren<QPlainTextEdit *>())
            QVERIFY(!text->toPlainText().contains(QChar(0x202e)));
    }

    void sendAgainFillsTheComposerAndSendsNothing()
    {
        WindowOn<DemoRecordingBench> console;
        MainWindow &window = *console.window;
        ActivityRecord record = activitytest::full();
        record.kind = ActivityKind::Send;
        record.level = Level::Error;
        console.keep({record});
        window.showPage(u"activity"_s);
        auto *table = window.findChild<ActivityTable *>();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        table->setCurrentIndex(table->model()->index(0, 0));
        emit table->opened();
        QTRY_VERIFY(window.findChild<QPushButton *>(u"sendAgain"_s) != nullptr);
        auto *again = window.findChild<QPushButton *>(u"sendAgain"_s);
        QVERIFY(again->accessibleDescription().contains(u"Nothing is sent"_s));
        again->click();
        QCOMPARE(window.currentPage(), u"send"_s);
        const auto *message = window.builtPage(u"send"_s)->findChild<QPlainTextEdit *>(u"message"_s);
        QCOMPARE(message->toPlainText(), record.message);
        QCOMPARE(console.kept().size(), 1);
        QCOMPARE(console.demoEntries(), 0);
        QString preview;
        for (const auto *text : window.builtPage(u"send"_s)->findChildren<QPlainTextEdit *>())
            preview += text->toPlainText();
        QVERIFY(preview.contains(u"9007199254740993"_s));
        QVERIFY(!preview.contains(record.marker));
    }

    void aCheckReportOpens()
    {
        DemoRecordingBench console;
        ActivityRecord check = entry(u"1 failed"_s, 1, ActivityOutcome::Failed);
        check.kind = ActivityKind::Check;
        check.level.reset();
        check.report =
            uR"({"at":"2026-11-21T14:02:11Z","rungs":[{"id":"dns","title":"x","state":"failed","elapsedMs":12,)"
            uR"("summary":"no such host","hint":"look at the address"}]})"_s;
        console.keep({check});
        const Shown shown(console);
        shown.open(0);
        QVERIFY(shown.button(u"sendAgain"_s) == nullptr);
        QTest::mouseClick(shown.button(u"openReport"_s), Qt::LeftButton);
        const auto *window = shown.page.findChild<QWidget *>(u"textWindow"_s);
        QVERIFY(window != nullptr);
        const QString text = window->findChild<QPlainTextEdit *>()->toPlainText();
        for (const QString &part : {u"2026"_s, u"no such host"_s, u"look at the address"_s, u"12 ms"_s})
            QVERIFY2(text.contains(part), qPrintable(text));
    }

    void demoShowsArrivalNextToSentEntries()
    {
        DemoRecordingBench console;
        console.keep({entry(u"sent long ago"_s, 100)});
        const Shown shown(console);
        QVERIFY(!shown.table->isColumnHidden(ActivityModel::Arrived));
        SendPage send(console.session, console.theme);
        send.findChild<QPlainTextEdit *>(u"message"_s)->setPlainText(u"hello demo"_s);
        send.findChild<QPushButton *>(u"sendButton"_s)->click();
        QTRY_COMPARE(shown.model->rowCount(), 2);
        QTRY_VERIFY(!shown.model->index(0, ActivityModel::Arrived).data().toString().isEmpty());
        QVERIFY(shown.model->index(1, ActivityModel::Arrived).data().toString().isEmpty());
        shown.open(0);
        const auto *arrived = shown.detail()->findChild<QPlainTextEdit *>(u"detailArrived"_s);
        QVERIFY(arrived != nullptr);
        QVERIFY(arrived->toPlainText().contains(u"hello demo"_s));
        QTRY_VERIFY(!send.isBusy());
    }

    void searchesTheLogForUnknownEntries()
    {
        LogService service;
        DemoRecordingBench console;
        console.openAt(service.resourceUrl(), service.base(), "key-1234");
        SendOperation send(console.session);
        const QSignalSpy sent(&send, &SendOperation::finished);
        LogEntry alert;
        alert.level = Level::Alert;
        alert.message = u"one"_s;
        alert.marker = u"AAAA-BBBB-CCCC"_s;
        send.start({.plan = {.entries = {alert}}});
        QTRY_COMPARE(sent.size(), 1);
        console.log.waitUntilRecorded();
        const Shown shown(console);
        shown.open(0);
        const QPointer<QPushButton> look = shown.button(u"lookInLog"_s);
        const QString unknown = shown.words(u"arrivalState"_s);
        look->click();
        QTRY_VERIFY(shown.detail()->record() && arrivalOf(*shown.detail()->record()));
        QCOMPARE(arrivalOf(*shown.detail()->record())->arrival, Arrival::Arrived);
        QVERIFY(look); // the result stays beside the button
        QTRY_VERIFY(shown.words(u"arrivalState"_s) != unknown);
        QCOMPARE(service.accepted(), 1);
    }

    void earlierSearchResultIsShown()
    {
        LogService service;
        DemoRecordingBench console;
        console.openAt(service.resourceUrl(), service.base(), "key-1234");
        ActivityRecord record = entry(u"one"_s, 10);
        record.resource = service.resourceUrl();
        console.keep({record});
        const Shown unknown(console);
        unknown.open(0);
        const QString before = unknown.words(u"arrivalState"_s);
        MarkerArrival arrived;
        arrived.marker = record.marker;
        arrived.arrival = Arrival::Arrived;
        arrived.afterMs = 1200;
        complete(record, arrived, {});
        console.keep({record});
        const Shown known(console);
        known.open(0);
        QVERIFY(known.words(u"arrivalState"_s) != before);
        QVERIFY(!known.detail()->findChild<QPushButton *>(u"openReport"_s)); // an arrival is no report
        QCOMPARE(service.calls(), 0);
    }

    void callInProgressCanBeResumed()
    {
        TaskConsole console;
        console.leaveCall(u"slow_compute"_s, "{\"seconds\":1}");
        const Shown shown(console);
        shown.open(0);
        QCOMPARE(shown.detail()->record()->outcome, ActivityOutcome::InProgress);
        QVERIFY(!shown.words(u"taskState"_s).isEmpty());
        // A part of the detail is shown in the next turn of the event loop.
        QTRY_VERIFY(shown.button(u"askTask"_s) != nullptr && shown.button(u"askTask"_s)->isVisible());
        QPushButton *ask = shown.button(u"askTask"_s);
        const QString label = ask->text();
        ask->click();
        QVERIFY(ask->text() != label); // the wait can be stopped
        QTRY_VERIFY(shown.detail()->record() && shown.detail()->record()->outcome == ActivityOutcome::Passed);
        QVERIFY(shown.detail()->record()->reply.contains(u"Computed for 1 seconds."_s));
        QTRY_VERIFY(!shown.button(u"askTask"_s)->isVisible());
        QCOMPARE(console.kept().size(), 1);
    }

    void taskQuestionIsAnsweredFromItsRecord()
    {
        TaskConsole console;
        console.keep({entry(u"another"_s, 10)});
        console.leaveCall(u"confirm_delete"_s);
        const Shown shown(console);
        shown.open(0);
        QTRY_VERIFY(shown.button(u"askTask"_s)->isVisible());
        shown.button(u"askTask"_s)->setFocus();
        shown.button(u"askTask"_s)->click();
        QTRY_VERIFY(shown.page.findChild<QuestionView *>() != nullptr);
        const QPointer<QuestionView> form = shown.page.findChild<QuestionView *>();
        QTRY_VERIFY(form->isVisible());
        QTRY_VERIFY(form->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(form->findChild<QLabel *>(u"questionMessage"_s)->text().contains(u"report.txt"_s));
        form->form().choose(*form->form().at(u"/confirm"_s), 0); // yes

        // The form is unchanged after another record was shown.
        shown.open(1);
        QVERIFY(form && !form->isVisible());
        shown.open(0);
        QTRY_VERIFY(form && form->isVisible());
        QCOMPARE(console.kept().size(), 2);
        form->findChild<QPushButton *>(u"acceptQuestion"_s)->click();
        QTRY_VERIFY(shown.detail()->record() && shown.detail()->record()->outcome == ActivityOutcome::Passed);
        QVERIFY(shown.detail()->record()->reply.contains(u"Pretended to delete report.txt."_s));
        QVERIFY(shown.detail()->record()->extra.contains(u"\"asked\""_s)); // and the question is recorded
        QTRY_VERIFY(form.isNull());
        QCOMPARE(console.kept().size(), 2);
    }

    void resumingAnotherTaskClosesTheForm()
    {
        TaskConsole console;
        console.leaveCall(u"confirm_delete"_s);
        console.leaveCall(u"confirm_delete"_s);
        const Shown shown(console);
        shown.open(1);
        QTRY_VERIFY(shown.button(u"askTask"_s)->isVisible());
        shown.button(u"askTask"_s)->click();
        QTRY_VERIFY(shown.page.findChild<QuestionView *>() != nullptr);
        const QPointer<QuestionView> first = shown.page.findChild<QuestionView *>();
        shown.open(0);
        QTRY_VERIFY(shown.button(u"askTask"_s)->isVisible());
        shown.button(u"askTask"_s)->click();
        QTRY_VERIFY(first.isNull());
        QTRY_VERIFY(shown.page.findChild<QuestionView *>() != nullptr);
        QTRY_VERIFY(shown.page.findChild<QuestionView *>()->isVisible());
        shown.button(u"askTask"_s)->click(); // stops the wait
        QTRY_VERIFY(shown.page.findChild<QuestionView *>() == nullptr);
        for (const ActivityRecord &record : console.kept())
            QCOMPARE(record.outcome, ActivityOutcome::InProgress); // and both can be queried again
    }

    void reportKeepsStateAndTitleApart()
    {
        CheckReport report;
        report.at = QDateTime::currentDateTime();
        report.steps.append(StepResult());
        report.steps.last().id = StepId::Tls;
        report.steps.last().state = StepState::Skipped;
        const QString text = reportText(QString::fromUtf8(reportJson(report).value_or(QByteArray())));
        QVERIFY2(text.contains(stateName(StepState::Skipped) + u"  "_s + stepTitle(StepId::Tls)), qPrintable(text));
    }

    void noSearchWithoutAnEntry()
    {
        DemoRecordingBench console;
        ActivityRecord list = entry(u"general"_s, 30, ActivityOutcome::Passed);
        list.kind = ActivityKind::List;
        console.keep({list, entry(u"refused"_s, 20, ActivityOutcome::Refused),
                      entry(u"not sent"_s, 10, ActivityOutcome::NotSent)});
        const Shown shown(console);
        for (const int row : {0, 1, 2}) {
            shown.open(row);
            QVERIFY(!shown.button(u"lookInLog"_s));
        }
    }
};

RC_WIDGET_TEST(TestRecordDetail)

} // namespace rc::tst_recorddetail

#include "tst_recorddetail.moc"
