// SPDX-License-Identifier: GPL-3.0-or-later
// Each page against a slow, silent or untrusted server: one press cancels every wait, and the page shows the
// results so far. It trusts the profile's CA file, and reports one that cannot be used.
#include "support/testprogram.h"
#include "support/tlsserver.h"
#include "tests/support/hostileserver.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/send/sendpage.h"
#include "ui/tools/page/toolspage.h"
#include "ui/widgets/banner.h"
#include "wire/tls/tlsauthorities.h"

namespace rc::tst_cancel {

namespace {

/// Uses a resource whose service accepts requests and never answers.
class SilentBench : public Bench
{
public:
    SilentBench() { openAt(server.url(QString()).toString(), "test-key"); }

    HostileServer server{Script::silent()};
};

QString wordsOf(const QWidget *widget)
{
    QStringList words;
    for (const QLabel *label : widget->findChildren<QLabel *>())
        words.append(label->text());
    return words.join(u' ');
}

const QByteArray key = "tls-canary-77aa";

} // namespace

class TestCancel : public QObject
{
    Q_OBJECT

private slots:
    void cancelsACheck()
    {
        PageOn<CheckPage, SilentBench> bench;
        CheckPage &page = bench.page;
        page.refresh();
        const auto *model = page.findChild<StepModel *>();
        QTRY_COMPARE(model->steps().at(int(StepId::Ingest)).state, StepState::Running);
        QTRY_VERIFY(bench.server.occurrencesOf("[TEST]") == 1);
        page.cancel();
        QTRY_VERIFY(!page.isBusy());
        const StepResult ingest = model->steps().at(int(StepId::Ingest));
        QCOMPARE(ingest.state, StepState::Warned); // like every request that may have been delivered
        QCOMPARE(model->steps().at(int(StepId::LevelWarning)).summary, u"canceled"_s);
        // Steps that had finished keep their result.
        QCOMPARE(model->steps().at(int(StepId::Tcp)).state, StepState::Passed);
        QVERIFY(!wordsOf(&page).contains(u"are accepted"_s));
    }

    void cancelsAToolList()
    {
        PageOn<ToolsPage, SilentBench> bench;
        ToolsPage &page = bench.page;
        page.refresh();
        QTRY_COMPARE(bench.server.occurrencesOf("\"tools/list\""), 1);
        page.cancel();
        QTRY_VERIFY(!page.isBusy());
        const QString words = wordsOf(page.findChild<MessageCard *>(u"toolsMessage"_s));
        QVERIFY2(words.contains(u"anceled"_s), qPrintable(words));
        QVERIFY(page.findChild<QPushButton *>(u"refreshButton"_s)->text().contains(u"F5"_s));
    }

    void changingTheResourceCancelsOperations()
    {
        SilentBench bench;
        ToolsPage tools(bench.session, bench.theme);
        CheckPage check(bench.session, bench.checks, bench.theme);
        tools.refresh();
        check.refresh();
        QTRY_VERIFY(bench.server.occurrencesOf("tools/list") > 0);
        QVERIFY(bench.session.useDemo());
        QTRY_VERIFY(!tools.isBusy());
        QTRY_VERIFY(!check.isBusy());
        QVERIFY(bench.session.demo()->received().isEmpty());
    }

    void eachPageTrustsTheProfilesAuthorities_data()
    {
        const QString gone = u"/nonexistent/ca.pem"_s;
        QTest::addColumn<QString>("caFile");
        QTest::addColumn<QString>("fault"); // empty: it is trusted
        QTest::newRow("its own") << testCertificates().authorityFile() << QString();
        QTest::newRow("none") << QString() << u"issued by CN=Test authority"_s;
        QTest::newRow("a file that is gone") << gone << authoritiesFrom(readAuthorities(gone)).error().detail.text();
    }

    void eachPageTrustsTheProfilesAuthorities()
    {
        QFETCH(QString, caFile);
        QFETCH(QString, fault);
        TlsServer server(testCertificates().good());
        server.setResponses(goodResponse);
        Bench bench;
        bench.openAt(server.origin(), {});
        Profile profile = bench.session.profile();
        profile.caFile = caFile;
        bench.saveProfile(profile);
        bench.session.keys().key().holdForSession(Secret(key));
        QTRY_COMPARE(bench.session.keys().state(), KeyState::SessionOnly);
        SendPage send(bench.session, bench.theme);
        send.findChild<QPushButton *>(u"sendButton"_s)->click();
        QTRY_VERIFY(send.findChild<QWidget *>(u"outcomeCard"_s) != nullptr);
        const QString sent = shownTexts(*send.findChild<QWidget *>(u"outcomeCard"_s)).join(u'\n');
        QVERIFY2(sent.contains(fault.isEmpty() ? u"ccepted"_s : fault), qPrintable(sent));
        ToolsPage tools(bench.session, bench.theme);
        tools.refresh();
        QTRY_VERIFY(!tools.isBusy());
        QCOMPARE(tools.catalog(CatalogKind::General) != nullptr, fault.isEmpty());
        QVERIFY2(shownTexts(tools).join(u'\n').contains(fault), qPrintable(shownTexts(tools).join(u'\n')));
        CheckPage check(bench.session, bench.checks, bench.theme);
        check.refresh();
        QTRY_VERIFY(!check.isBusy());
        const QModelIndex step = check.findChild<StepModel *>()->indexOf(StepId::Tls);
        QCOMPARE(step.data(StepModel::StateRole).toInt(), int(fault.isEmpty() ? StepState::Passed : StepState::Failed));
        QVERIFY(step.data(Qt::AccessibleTextRole).toString().contains(fault));
        QCOMPARE(server.received().contains(key), fault.isEmpty());
    }
};

RC_WIDGET_TEST(TestCancel)

} // namespace rc::tst_cancel

#include "tst_cancel.moc"
