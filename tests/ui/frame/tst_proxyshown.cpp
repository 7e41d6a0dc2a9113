// SPDX-License-Identifier: GPL-3.0-or-later
// A send through a proxy names the proxy in its details, and a send to this machine names none.
#include "support/fakeproxy.h"
#include "support/hostileserver.h"
#include "support/require.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/sendpage.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc::tst_proxyshown {

class TestProxyShown : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void theProxyIsNamed();
    void noneIsNamedOnThisMachine();
};

namespace {

QString saidAfterASend(const QUrl &base)
{
    Bench bench;
    Profile profile;
    profile.name = u"one"_s;
    profile.resource = base.toString() + u"tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    RC_REQUIRE(bench.session.book().keep(profile).has_value());
    bench.session.keys().key().holdForThisRun(Secret("k3y-0f-a-test"));
    SendPage page(bench.session, bench.theme);
    page.findChild<QPlainTextEdit *>(u"message"_s)->setPlainText(u"hello"_s);
    page.findChild<QPushButton *>(u"sendButton"_s)->click();
    RC_REQUIRE_WITHIN(30'000, page.findChild<OutcomeCard *>());
    QString said;
    for (const QLabel *label : page.findChild<OutcomeCard *>()->findChildren<QLabel *>())
        said += label->text() + u'\n';
    return said;
}

} // namespace

void TestProxyShown::theProxyIsNamed()
{
    FakeProxy proxy(FakeProxy::Manner::Answer);
    proxy.setAnswer("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
    qputenv("https_proxy", proxy.address());
    const QString said = saidAfterASend(QUrl(u"https://logs.example.test/"_s));
    qunsetenv("https_proxy");
    QVERIFY2(said.contains(u"Through the proxy %1."_s.arg(proxy.name())), qPrintable(said));
}

void TestProxyShown::noneIsNamedOnThisMachine()
{
    HostileServer server(Script::json("{}"));
    FakeProxy proxy(FakeProxy::Manner::Close);
    qputenv("http_proxy", proxy.address());
    const QString said = saidAfterASend(server.url());
    qunsetenv("http_proxy");
    QVERIFY2(!said.contains(u"proxy"_s), qPrintable(said));
    QCOMPARE(proxy.connections(), 0);
}

RC_WIDGET_TEST(TestProxyShown)

} // namespace rc::tst_proxyshown

#include "tst_proxyshown.moc"
