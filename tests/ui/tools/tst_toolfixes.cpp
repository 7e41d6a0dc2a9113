// SPDX-License-Identifier: GPL-3.0-or-later
// The fix for a failed tool list is offered beside it, as the check offers it, and the list is fetched again.
#include "support/deployment.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/tools/page/toolspage.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_toolfixes {

namespace {

class Listing : public Bench
{
public:
    explicit Listing(const QByteArray &key)
        : server(deployment)
        , page(session, theme)
    {
        Profile profile;
        profile.name = u"a"_s;
        profile.resource = server.base() + deployment.resourcePath();
        profile.toolServer = server.base();
        profile.username = u"mara"_s;
        [&] { QVERIFY(session.book().keep(profile)); }();
        session.keys().key().holdForThisRun(Secret(key));
        page.resize(1000, 800);
        page.show();
        list();
    }
    void list()
    {
        page.refresh();
        wait();
    }
    void wait() const { QTRY_VERIFY(!page.isBusy()); }
    template<typename Part>
    [[nodiscard]] Part *part(const QString &name) const
    {
        return page.findChild<Part *>(name);
    }

    Deployment deployment;
    ScriptedServer server;
    ToolsPage page;
};

} // namespace

class TestToolFixes : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void listsThatCameOfferNone();
    void aWrongKeyIsReplacedAndTheListsAreFetched();
    void whereClientsSignInIsShownWhenAskedFor();
};

void TestToolFixes::listsThatCameOfferNone()
{
    const Listing listing(Deployment::accountKey("mara"));
    QVERIFY(listing.page.catalog(CatalogKind::General) != nullptr);
    QVERIFY(listing.part<QPushButton>(u"fixButton"_s)->isHidden());
}

void TestToolFixes::aWrongKeyIsReplacedAndTheListsAreFetched()
{
    Listing listing("not-the-key");
    QVERIFY(listing.page.catalog(CatalogKind::General) == nullptr);
    auto *fix = listing.part<QPushButton>(u"fixButton"_s);
    QVERIFY(fix->isVisible());
    fix->click();
    auto *value = listing.part<QWidget>(u"fixRow"_s)->findChild<QLineEdit *>(u"fixValue"_s);
    QVERIFY(value->isVisible());
    value->setText(QString::fromLatin1(Deployment::accountKey("mara")));
    QTest::keyClick(value, Qt::Key_Return);
    QTRY_VERIFY(listing.page.catalog(CatalogKind::General) != nullptr);
    listing.wait();
    QVERIFY(fix->isHidden() && !value->isVisible());
}

void TestToolFixes::whereClientsSignInIsShownWhenAskedFor()
{
    QByteArray base;
    int withoutKey = 0;
    int withKey = 0;
    ScriptedServer server([&](const SeenRequest &r) {
        (r.whole.contains("key-1234") ? withKey : withoutKey) += 1;
        if (r.path == "/meta")
            return httpAnswer(200,
                              "{\"resource\":\"" + base + "\",\"authorization_servers\":[\"auth\\u202e.example\"]}");
        return httpAnswer(401, "{}", "application/json",
                          "WWW-Authenticate: Bearer resource_metadata=\"" + base + "/meta\"\r\n");
    });
    base = server.base().toLatin1();
    Bench bench;
    ToolsPage page(bench.session, bench.theme);
    Profile profile;
    profile.name = u"a"_s;
    profile.resource = server.base() + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    profile.toolServer = server.base();
    profile.username = u"mara"_s;
    QVERIFY(bench.session.book().keep(profile));
    bench.session.keys().key().holdForThisRun(Secret("key-1234"));
    page.resize(1000, 800);
    page.show();
    page.refresh();
    QTRY_VERIFY(!page.isBusy());
    QVERIFY(withKey > 0);
    QCOMPARE(withoutKey, 0); // nothing was requested automatically
    const int before = withKey;
    auto *fix = page.findChild<QPushButton *>(u"fixButton"_s);
    QVERIFY(fix->isVisible());
    fix->click();
    QTRY_VERIFY(page.window()->findChild<QWidget *>(u"textWindow"_s) != nullptr);
    const QString shown =
        page.window()->findChild<QWidget *>(u"textWindow"_s)->findChild<QPlainTextEdit *>()->toPlainText();
    QVERIFY(shown.contains(u"auth"_s) && !shown.contains(QChar(0x202e))); // it is outside text
    QCOMPARE(withoutKey, 2);
    QCOMPARE(withKey, before);
    QVERIFY(fix->isEnabled());
}

RC_WIDGET_TEST(TestToolFixes)

} // namespace rc::tst_toolfixes

#include "tst_toolfixes.moc"
