// SPDX-License-Identifier: GPL-3.0-or-later
// A catalog that only one profile has: set up, listed and checked in the window.
#include "support/scriptedserver.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/setup/setuppage.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/tools/page/toolsheader.h"
#include "ui/tools/page/toolspage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/segmentedcontrol.h"

namespace rc::tst_morecatalogs {

namespace {

const CatalogKind asana(u"asana"_s, u"/asana/"_s);

QByteArray response(const ReceivedRequest &request)
{
    if (!request.asks("tools/list"))
        return httpResponse(200, R"({"status":"ok"})");
    const QByteArray name = request.path.split('/').value(1);
    return httpResponse(200, rpcResult(request, "{\"tools\":[{\"name\":\"of_" + name + "\",\"inputSchema\":{}}]}"));
}

/// A profile with one more catalog, and a server that offers it.
struct CatalogBench
{
    explicit CatalogBench(ScriptedServer &server, const QList<CatalogKind> &further = {asana})
    {
        Profile profile =
            profileOf(u"work"_s, server.base() + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s,
                      server.base(), u"mara"_s);
        profile.customCatalogs = further;
        bench.saveProfile(profile);
        bench.session.keys().key().holdForSession(Secret("k-0123456789"));
    }
    Bench bench;
};

} // namespace

class TestMoreCatalogs : public QObject
{
    Q_OBJECT

private slots:
    void everyCatalogHasASegment()
    {
        ScriptedServer server(response);
        CatalogBench place(server);
        ToolsPage page(place.bench.session, place.bench.theme);
        page.show();
        page.refresh();
        QTRY_VERIFY(!page.isBusy());
        auto *kinds = part<SegmentedControl>(page, u"catalogs"_s);
        QCOMPARE(kinds->count(), 4);
        QVERIFY(page.catalog(asana) != nullptr);
        QCOMPARE(page.catalog(asana)->tools.first().name, u"of_asana"_s);
        auto *list = part<QListView>(page, u"toolList"_s);
        kinds->setCurrentIndex(2);
        QCOMPARE(list->model()->rowCount(), 1);
        QCOMPARE(list->model()->index(0, 0).data().toString(), u"of_asana"_s);
        kinds->setCurrentIndex(3);
        QCOMPARE(list->model()->rowCount(), 6); // three of them are headings
        page.choose(asana, u"of_asana"_s);
        QCOMPARE(part<QLabel>(page, u"toolName"_s)->text(), u"of_asana"_s);
        const qsizetype before = server.seen().size();
        kinds->setCurrentIndex(2);
        part<QPushButton>(page, u"refreshButton"_s)->click();
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(server.seen().size(), before + 1);
        QCOMPARE(server.seen().last().path, "/asana/");
    }

    void otherProfileHasOtherCatalogs()
    {
        ScriptedServer server(response);
        CatalogBench place(server);
        Profile other = place.bench.session.profile();
        other.name = u"home"_s;
        other.customCatalogs.clear();
        ToolsPage page(place.bench.session, place.bench.theme);
        page.show();
        auto *kinds = part<SegmentedControl>(page, u"catalogs"_s);
        kinds->setCurrentIndex(2);
        QCOMPARE(page.header().shown(), QList<CatalogKind>{asana});
        place.bench.session.book().beginNew();
        QVERIFY(place.bench.session.book().save(other));
        QCOMPARE(kinds->count(), 3);
        QCOMPARE(page.header().shown(), QList<CatalogKind>{CatalogKind::General});
        kinds->setCurrentIndex(2); // both lists
        place.bench.session.book().select(u"work"_s);
        QCOMPARE(page.header().shown().size(), 3); // “all” still includes each list
    }

    void filterAcceptsTheCatalogName()
    {
        ScriptedServer server(response);
        CatalogBench place(server);
        ToolsPage page(place.bench.session, place.bench.theme);
        page.show();
        page.refresh();
        QTRY_VERIFY(!page.isBusy());
        part<SegmentedControl>(page, u"catalogs"_s)->setCurrentIndex(3);
        auto *filter = part<QLineEdit>(page, u"toolFilter"_s);
        filter->setText(u"catalog:asana"_s);
        QTRY_VERIFY(part<QLabel>(page, u"toolCount"_s)->text().startsWith(u"1 "_s));
        QVERIFY(part<QLabel>(page, u"filterFaults"_s)->isHidden());
        filter->setText(u"catalog:azana"_s);
        QVERIFY(!part<QLabel>(page, u"filterFaults"_s)->isHidden());
    }

    void stepMissingInAnEarlierCheckIsAdded()
    {
        ScriptedServer server(response);
        CatalogBench place(server, {});
        CheckPage page(place.bench.session, place.bench.checks, place.bench.theme);
        page.show();
        page.refresh();
        QTRY_VERIFY(!page.isBusy());
        const auto *model = page.findChild<StepModel *>();
        QCOMPARE(model->steps().size(), standardSteps().size());
        Profile profile = place.bench.session.profile();
        profile.customCatalogs = {asana};
        QVERIFY(place.bench.session.book().save(profile));
        auto *view = page.findChild<QListView *>(u"steps"_s);
        QVERIFY(view != nullptr);
        view->setCurrentIndex(model->indexOf(StepId::ToolsGeneral));
        QTest::keyClick(view, Qt::Key_R, Qt::ShiftModifier);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(model->steps().size(), standardSteps().size() + 1);
        QVERIFY(model->indexOf(StepId::tools(asana)).isValid());
        QCOMPARE(model->steps().at(StepId::ToolsGeneral).state, StepState::Passed);
    }

    void aWithheldTokenNamesItsCatalog()
    {
        ScriptedServer server(response);
        ScriptedServer other(response);
        WindowOn<Bench> bench;
        bench.openAt(server.base(), "k-0123456789");
        Profile profile = bench.session.profile();
        profile.customCatalogs = {asana};
        QVERIFY(bench.session.book().save(profile));
        ProfileKeys &keys = bench.session.keys();
        keys.token(asana).holdForSession(Secret("t-0123456789"));
        QTRY_COMPARE(keys.token(asana).state(), KeyState::SessionOnly);
        profile.toolServer = other.base();
        QVERIFY(bench.session.book().save(profile));
        keys.token(asana).read(nullptr, {});
        QTRY_COMPARE(keys.token(asana).state(), KeyState::Withheld);
        QVERIFY(keys.catalogOf(keys.token(asana)) == asana);
        QVERIFY(!keys.catalogOf(keys.key()));
        keys.key().holdForSession(Secret("k-0123456789")); // else the banner is about the key
        QTRY_VERIFY(!keys.key().withheldFrom());
        const auto *banner = bench.window->findChild<Banner *>(u"withheldMessage"_s);
        QTRY_VERIFY(banner->isVisible());
        QTRY_VERIFY2(banner->text().contains(catalogName(asana)), qPrintable(banner->text()));
    }
};

RC_WIDGET_TEST(TestMoreCatalogs)

} // namespace rc::tst_morecatalogs

#include "tst_morecatalogs.moc"
