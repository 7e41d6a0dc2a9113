// SPDX-License-Identifier: GPL-3.0-or-later
// Two profiles are asked what they see of the same server; no key goes to a server that its profile does not name.
#include "session/tools/identitycompare.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/tools/page/comparepanel.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace rc::tst_identitycompare {

namespace {

QByteArray toolNamed(const QByteArray &name, const QByteArray &description)
{
    return "{\"name\":\"" + name + "\",\"description\":\"" + description + "\",\"inputSchema\":{\"type\":\"object\"}}";
}

/// By the key: mara sees more than jon, and one tool differently.
QByteArray listFor(const SeenRequest &request)
{
    const bool mara = request.headers.value("x-api-key") == "key-of-mara";
    QList<QByteArray> tools{toolNamed("both", "the same"), toolNamed("differs", mara ? "for mara" : "for jon")};
    if (mara)
        tools.append(toolNamed("only_mara", "x"));
    else
        tools.append(toolNamed("only_jon", "x"));
    return httpAnswer(200, rpcResult(request, "{\"tools\":[" + tools.join(',') + "]}"));
}

Profile profileOf(const QString &name, const QString &toolServer)
{
    Profile profile;
    profile.name = name;
    profile.resource = sampleUrl;
    profile.toolServer = toolServer;
    profile.username = name;
    return profile;
}

struct Two
{
    explicit Two(ScriptedServer &server)
    {
        (void)bench.session.book().keep(profileOf(u"jon"_s, server.base()));
        bench.session.keys().key().holdForThisRun(Secret("key-of-jon"));
        bench.session.book().beginNew();
        (void)bench.session.book().keep(profileOf(u"elsewhere"_s, u"https://mcp.example.net"_s));
        bench.session.book().beginNew();
        (void)bench.session.book().keep(profileOf(u"mara"_s, server.base() + u'/'));
        bench.session.keys().key().holdForThisRun(Secret("key-of-mara"));
    }
    Bench bench;
};

} // namespace

class TestIdentityCompare : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void eachIsAskedWithItsOwnKey();
    void onlyProfilesOfTheSameServerAreOffered();
    void aRefusalIsSaid();
    void withoutAKeyNobodyIsAsked();
    void cancelEndsIt();
    void oneRequestAtATime();
    void whatBothHaveIsCompared();
    void thePanelSaysWhoSeesWhat();
};

void TestIdentityCompare::eachIsAskedWithItsOwnKey()
{
    ScriptedServer server(listFor);
    Two two(server);
    IdentityCompare compare(two.bench.session);
    QSignalSpy compared(&compare, &IdentityCompare::compared);
    compare.start(u"jon"_s);
    QVERIFY(compare.isBusy());
    QTRY_COMPARE(compared.size(), 1);
    QVERIFY(!compare.isBusy());
    const auto found = compared.first().first().value<ComparedIdentities>();
    QCOMPARE(found.first, u"mara"_s);
    QCOMPARE(found.second, u"jon"_s);
    QCOMPARE(found.catalogs.size(), 2);
    QVERIFY(found.faults.isEmpty());
    for (const IdentityComparison &catalog : found.catalogs) {
        QCOMPARE(catalog.onlyFirst, QStringList{u"only_mara"_s});
        QCOMPARE(catalog.onlySecond, QStringList{u"only_jon"_s});
        QCOMPARE(catalog.different.size(), 1);
        QCOMPARE(catalog.alike, 1);
    }
    QCOMPARE(server.seen().size(), 4);
    for (const SeenRequest &request : server.seen())
        QCOMPARE(request.headers.value("x-api-key"), "key-of-" + request.headers.value("x-user-username"));
}

void TestIdentityCompare::onlyProfilesOfTheSameServerAreOffered()
{
    ScriptedServer server(listFor);
    Two two(server);
    IdentityCompare compare(two.bench.session);
    QCOMPARE(compare.candidates(), QStringList{u"jon"_s});
    compare.start(u"elsewhere"_s);
    QVERIFY(!compare.isBusy());
    two.bench.session.book().select(u"elsewhere"_s);
    QVERIFY(compare.candidates().isEmpty());
    QVERIFY(two.bench.session.useDemo());
    QVERIFY(compare.candidates().isEmpty());
    QCOMPARE(server.seen().size(), 0);
}

void TestIdentityCompare::aRefusalIsSaid()
{
    ScriptedServer server([](const SeenRequest &request) {
        const bool refused = request.path == "/github/" && request.headers.value("x-api-key") == "key-of-jon";
        return refused ? httpAnswer(401, "no account is linked", "text/plain") : listFor(request);
    });
    Two two(server);
    IdentityCompare compare(two.bench.session);
    QSignalSpy compared(&compare, &IdentityCompare::compared);
    compare.start(u"jon"_s);
    QTRY_COMPARE(compared.size(), 1);
    const auto found = compared.first().first().value<ComparedIdentities>();
    QCOMPARE(found.catalogs.size(), 1);
    QCOMPARE(found.catalogs.first().kind, CatalogKind::General);
    QCOMPARE(found.faults.size(), 1);
    QVERIFY2(found.faults.first().contains(u"jon"_s), qPrintable(found.faults.first()));
}

void TestIdentityCompare::withoutAKeyNobodyIsAsked()
{
    ScriptedServer server(listFor);
    Two two(server);
    two.bench.session.book().beginNew();
    QVERIFY(two.bench.session.book().keep(profileOf(u"third"_s, server.base())).has_value()); // is the current one now
    IdentityCompare compare(two.bench.session);
    QSignalSpy failed(&compare, &IdentityCompare::failed);
    compare.start(u"jon"_s);
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().toString(), u"third"_s);
    QVERIFY(!compare.isBusy());
}

void TestIdentityCompare::cancelEndsIt()
{
    ScriptedServer server([](const SeenRequest &) { return QByteArray("silent"); });
    Two two(server);
    IdentityCompare compare(two.bench.session);
    QSignalSpy compared(&compare, &IdentityCompare::compared);
    compare.start(u"jon"_s);
    QTRY_COMPARE(server.seen().size(), 1);
    QSignalSpy cancelled(&compare, &IdentityCompare::cancelled);
    compare.cancel();
    QTRY_VERIFY(!compare.isBusy());
    QCOMPARE(cancelled.size(), 1);
    QCOMPARE(compared.size(), 0);
    QCOMPARE(server.seen().size(), 1); // and nobody was asked after that
    // and it can begin anew
    compare.start(u"jon"_s);
    QVERIFY(compare.isBusy());
}

// issue 15, A10
void TestIdentityCompare::oneRequestAtATime()
{
    ScriptedServer server([](const SeenRequest &) { return QByteArray("silent"); });
    Two two(server);
    IdentityCompare compare(two.bench.session);
    compare.start(u"jon"_s);
    QTRY_COMPARE(server.seen().size(), 1);
    QCoreApplication::processEvents();
    QCOMPARE(server.seen().size(), 1);
    QCOMPARE(server.seen().first().path, "/mcp/");
}

void TestIdentityCompare::whatBothHaveIsCompared()
{
    ScriptedServer server(listFor);
    Two two(server);
    const auto give = [&two](const QString &name, const QList<CatalogKind> &further) {
        two.bench.session.book().select(name);
        Profile profile = two.bench.session.profile();
        profile.furtherCatalogs = further;
        QVERIFY(two.bench.session.book().keep(profile).has_value());
    };
    const CatalogKind shared(u"asana"_s, u"/asana/"_s);
    give(u"jon"_s, {shared, {u"crm"_s, u"/crm/"_s}});
    give(u"mara"_s, {shared, {u"crm"_s, u"/other/"_s}});
    two.bench.session.keys().key().holdForThisRun(Secret("key-of-mara"));
    IdentityCompare compare(two.bench.session);
    QSignalSpy compared(&compare, &IdentityCompare::compared);
    compare.start(u"jon"_s);
    QTRY_COMPARE(compared.size(), 1);
    const auto found = compared.first().first().value<ComparedIdentities>();
    QCOMPARE(found.catalogs.size(), 3);
    QCOMPARE(found.catalogs.last().kind, shared);
    QCOMPARE(server.seen().size(), 6);
}

void TestIdentityCompare::thePanelSaysWhoSeesWhat()
{
    ScriptedServer server(listFor);
    Two two(server);
    IdentityCompare compare(two.bench.session);
    ComparePanel panel(two.bench.theme);
    connect(&compare, &IdentityCompare::compared, &panel, &ComparePanel::show);
    panel.resize(700, 600);
    panel.QWidget::show();
    compare.start(u"jon"_s);
    auto *rows = panel.findChild<QTreeWidget *>(u"comparedTools"_s);
    QTRY_COMPARE(rows->topLevelItemCount(), 6);
    QStringList texts;
    for (int i = 0; i < 3; ++i)
        texts.append(rows->topLevelItem(i)->text(0) + u": "_s + rows->topLevelItem(i)->text(2));
    QCOMPARE(texts, (QStringList{u"only_mara: only mara"_s, u"only_jon: only jon"_s, u"differs: Different"_s}));
    const QString words = panel.findChild<QLabel *>(u"compareWords"_s)->text();
    QVERIFY2(words.contains(u"1 identical, 1 different, 1 only for mara, 1 only for jon"_s), qPrintable(words));
    QSignalSpy wanted(&panel, &ComparePanel::toolWanted);
    rows->setFocus();
    rows->setCurrentItem(rows->topLevelItem(1));
    QTest::keyClick(rows, Qt::Key_Return);
    QCOMPARE(wanted.size(), 0); // the list beside does not have it
    rows->setCurrentItem(rows->topLevelItem(0));
    QTest::keyClick(rows, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    QSignalSpy closed(&panel, &ComparePanel::closed);
    QTest::keyClick(rows, Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

RC_WIDGET_TEST(TestIdentityCompare)

} // namespace rc::tst_identitycompare

#include "tst_identitycompare.moc"
