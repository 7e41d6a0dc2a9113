// SPDX-License-Identifier: GPL-3.0-or-later
// Each page uses the profile's own certificate authorities, and says why where they cannot be used.
#include "support/testprogram.h"
#include "support/tlsserver.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/ladder/rungmodel.h"
#include "ui/send/sendpage.h"
#include "ui/tools/page/toolspage.h"
#include "wire/tls/tlsauthorities.h"

namespace rc::tst_trust {

namespace {

const QByteArray key = "tls-canary-77aa";

QString textOf(const QWidget &page)
{
    QStringList texts;
    for (const QLabel *label : page.findChildren<QLabel *>())
        texts.append(label->text());
    return texts.join(u'\n');
}

} // namespace

class TestTrust : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void eachPageTrustsTheProfilesAuthorities_data()
    {
        const QString gone = u"/nonexistent/ca.pem"_s;
        QTest::addColumn<QString>("caFile");
        QTest::addColumn<QString>("fault"); // empty: it is trusted
        QTest::newRow("its own") << testCertificates().authorityFile() << QString();
        QTest::newRow("none") << QString() << u"issued by CN=Test authority"_s;
        QTest::newRow("a file that is gone") << gone << authoritiesFrom(readAuthorities(gone)).error().detail;
    }

    void eachPageTrustsTheProfilesAuthorities()
    {
        QFETCH(QString, caFile);
        QFETCH(QString, fault);
        TlsServer server(testCertificates().good());
        server.setAnswers(goodAnswer);
        Bench bench;
        Profile profile;
        profile.name = u"own"_s;
        profile.resource = server.origin() + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
        profile.toolServer = server.origin();
        profile.caFile = caFile;
        QVERIFY(bench.session.book().keep(profile).has_value());
        bench.session.keys().key().holdForThisRun(Secret(key));
        QTRY_COMPARE(bench.session.keys().state(), KeyState::ThisRun);
        SendPage send(bench.session, bench.theme);
        send.findChild<QPushButton *>(u"sendButton"_s)->click();
        QTRY_VERIFY(send.findChild<QWidget *>(u"outcomeCard"_s) != nullptr);
        QVERIFY2(textOf(send).contains(fault.isEmpty() ? u"ccepted"_s : fault), qPrintable(textOf(send)));
        ToolsPage tools(bench.session, bench.theme);
        tools.refresh();
        QTRY_VERIFY(!tools.isBusy());
        QCOMPARE(tools.catalog(CatalogKind::General) != nullptr, fault.isEmpty());
        QVERIFY2(textOf(tools).contains(fault), qPrintable(textOf(tools)));
        CheckPage check(bench.session, bench.checks, bench.theme);
        check.refresh();
        QTRY_VERIFY(!check.isBusy());
        const QModelIndex step = check.findChild<RungModel *>()->indexOf(RungId::Tls);
        QCOMPARE(step.data(RungModel::StateRole).toInt(), int(fault.isEmpty() ? RungState::Passed : RungState::Failed));
        QVERIFY(step.data(Qt::AccessibleTextRole).toString().contains(fault));
        QCOMPARE(server.received().contains(key), fault.isEmpty());
    }
};

RC_WIDGET_TEST(TestTrust)

} // namespace rc::tst_trust

#include "tst_trust.moc"
