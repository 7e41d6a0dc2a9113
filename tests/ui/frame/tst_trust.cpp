// SPDX-License-Identifier: GPL-3.0-or-later
// The pages use the profile's own certificate authorities, and explain why TLS fails or the file cannot be used.
#include "support/testprogram.h"
#include "support/tlsserver.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/ladder/rungmodel.h"
#include "ui/send/sendpage.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/tools/page/toolspage.h"
#include "wire/tls/tlsauthorities.h"

#include <QAbstractItemView>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;

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

void work(Console &console, const TlsServer &server, const QString &caFile)
{
    Profile profile;
    profile.name = u"own"_s;
    profile.resource = server.origin() + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    profile.toolServer = server.origin();
    profile.username = u"mara"_s;
    profile.caFile = caFile;
    QVERIFY(console.session.book().keep(profile).has_value());
    const auto isHeld = std::make_shared<bool>(false);
    console.session.keys().key().holdForThisRun(Secret(key), [isHeld] { *isHeld = true; });
    QTRY_VERIFY(*isHeld);
}

} // namespace

class TestTrust : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void ownAuthoritiesAreTrusted();
    void withoutThemEachPageSaysWhy_data();
    void withoutThemEachPageSaysWhy();
};

void TestTrust::ownAuthoritiesAreTrusted()
{
    TlsServer server(testCertificates().good());
    server.setAnswers(goodAnswer);
    Bench bench;
    work(bench, server, testCertificates().authorityFile());
    SendPage send(bench.session, bench.theme);
    send.show();
    send.findChild<QPushButton *>(u"sendButton"_s)->click();
    QTRY_COMPARE(server.requests(), 1);
    QTRY_VERIFY(send.findChild<QWidget *>(u"outcomeCard"_s) != nullptr);
    QVERIFY2(textOf(send).contains(u"ccepted"_s), qPrintable(textOf(send)));
    QVERIFY(server.received().contains(key));

    ToolsPage tools(bench.session, bench.theme);
    tools.show();
    tools.refresh();
    QTRY_COMPARE(server.requests(), 3);
    QTRY_VERIFY(!tools.isBusy());
    QCOMPARE(tools.findChild<ToolModel *>()->rowCount(), 1);

    CheckPage check(bench.session, bench.checks, bench.theme);
    check.show();
    check.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(!check.isBusy(), 15'000);
    const auto *ladder = check.findChild<QAbstractItemView *>(u"ladder"_s)->model();
    for (int row = 0; row < ladder->rowCount(); ++row) {
        const QString line = ladder->index(row, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(!line.contains(u"ailed"_s), qPrintable(line));
    }
}

void TestTrust::withoutThemEachPageSaysWhy_data()
{
    QTest::addColumn<QString>("caFile");
    QTest::addColumn<QString>("words");
    QTest::newRow("no file") << QString() << u"issued by CN=Test authority"_s;
    QTest::newRow("another authority") << testCertificates().path(u"stranger.pem"_s)
                                       << u"issued by CN=Test authority"_s;
    QTest::newRow("file gone") << u"/nonexistent/ca.pem"_s
                               << authoritiesFrom(readAuthorities(u"/nonexistent/ca.pem"_s)).error().detail;
    QTest::newRow("a key in it") << testCertificates().keyFile()
                                 << authoritiesFrom(readAuthorities(testCertificates().keyFile())).error().detail;
}

void TestTrust::withoutThemEachPageSaysWhy()
{
    QFETCH(QString, caFile);
    QFETCH(QString, words);
    TlsServer server(testCertificates().good());
    Bench bench;
    work(bench, server, caFile);
    SendPage send(bench.session, bench.theme);
    send.show();
    send.findChild<QPushButton *>(u"sendButton"_s)->click();
    QTRY_VERIFY(send.findChild<QWidget *>(u"outcomeCard"_s) != nullptr);
    QVERIFY2(textOf(send).contains(words), qPrintable(textOf(send)));
    QVERIFY2(textOf(send).contains(u"ot sent"_s), qPrintable(textOf(send)));

    ToolsPage tools(bench.session, bench.theme);
    tools.show();
    tools.refresh();
    QTRY_VERIFY(!tools.isBusy());
    QVERIFY2(textOf(tools).contains(words), qPrintable(textOf(tools)));

    CheckPage check(bench.session, bench.checks, bench.theme);
    check.show();
    check.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(!check.isBusy(), 15'000);
    const QString line = check.findChild<RungModel *>()->indexOf(RungId::Tls).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(line.contains(words), qPrintable(line));
    QCOMPARE(server.received(), QByteArray());
}

RC_WIDGET_TEST(TestTrust)

} // namespace rc::tst_trust

#include "tst_trust.moc"
