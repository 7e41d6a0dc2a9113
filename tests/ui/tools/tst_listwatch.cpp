// SPDX-License-Identifier: GPL-3.0-or-later
// Watching the lists of the Tools page: shows their changes, and stops with the page, the profile or a button.
#include "session/tools/catalogwatch.h"
#include "support/testprogram.h"
#include "tests/generators/toolcatalogs.h"
#include "tests/generators/toolserver.h"
#include "ui/theme/theme.h"
#include "ui/tools/page/toolspage.h"
#include "ui/tools/review/findingspanel.h"
#include "ui/widgets/banner.h"

#include <QAction>
#include <QPushButton>
#include <QStackedWidget>

namespace rc::tst_listwatch {

namespace {

/// A list that its server declares fresh for an hour, so it is not fetched again automatically.
QByteArray freshList(int tools)
{
    return manyTools(tools).chopped(1) + ",\"ttlMs\":3600000}";
}

/// Two pages of a window, with Tools first.
struct WatchBench
{
    WatchBench()
        : screen(new ToolsScreen(tools.session, theme))
    {
        pages.addWidget(screen);
        pages.addWidget(new QWidget);
        pages.resize(1000, 700);
        pages.show();
        (void)QTest::qWaitForWindowExposed(&pages);
        page = screen->findChild<ToolsPage *>();
        card = page->findChild<ListWatchCard *>();
    }

    [[nodiscard]] QAction *action() const { return page->findChild<QAction *>(u"watchTools"_s); }
    [[nodiscard]] bool hasFetched(const CatalogKind &kind = CatalogKind::General) const
    {
        return !page->findChild<CatalogWatch *>()->isFetching() && page->catalog(kind) != nullptr;
    }

    ToolServer server{{freshList(3), freshList(2)}};
    ToolBench tools{server.address()};
    Theme theme{ThemeChoice::Light};
    QStackedWidget pages;
    ToolsScreen *screen;
    ToolsPage *page;
    ListWatchCard *card;
};

} // namespace

class TestListWatch : public QObject
{
    Q_OBJECT

private slots:
    void showsChanges()
    {
        WatchBench bench;
        QVERIFY(!bench.card->isVisible());
        QCOMPARE(bench.server.answers(), 0);
        bench.action()->trigger();
        QVERIFY(bench.page->isWatching() && bench.card->isVisible());
        const auto *illustration = bench.page->findChild<QWidget *>(u"messagePicture"_s);
        QVERIFY(bench.page->findChild<CatalogWatch *>()->isFetching());
        QVERIFY(!illustration->isVisible()); // the page does not suggest a fetch that is in progress
        QTRY_VERIFY(bench.hasFetched());
        QVERIFY(bench.action()->isChecked());
        QVERIFY(bench.card->lines().isEmpty());
        auto *show = bench.card->findChild<QPushButton *>(u"showWatchedChanges"_s);
        QVERIFY(!show->isVisible());

        bench.server.setLists({freshList(5), freshList(2)});
        bench.page->refresh(); // fetches once
        QTRY_COMPARE(bench.card->lines().size(), 1);
        QVERIFY(bench.card->lines().constFirst().contains(u'2'));
        QCOMPARE(bench.page->catalog(CatalogKind::General)->tools.size(), 5);
        QTRY_VERIFY(show->isVisible());
        show->click();
        QTRY_VERIFY(bench.page->findChild<FindingsPanel *>()->isVisible());
        QCOMPARE(bench.page->findChild<FindingModel *>()->filter(), FindingModel::Filter::Changes);

        bench.card->findChild<QPushButton *>(u"stopWatching"_s)->click();
        QVERIFY(!bench.page->isWatching() && !bench.card->isVisible());
        QVERIFY(!bench.action()->isChecked());
        QVERIFY(bench.page->catalog(CatalogKind::General) != nullptr); // the fetched list stays
        bench.action()->trigger();
        QVERIFY(bench.card->isVisible() && bench.card->lines().isEmpty()); // of a new watch
    }

    void endsWhenThePageIsLeft()
    {
        WatchBench bench;
        bench.page->watch();
        QTRY_VERIFY(bench.hasFetched());
        bench.pages.setCurrentIndex(1);
        QTRY_VERIFY(!bench.page->isWatching());
        bench.pages.setCurrentIndex(0);
        QVERIFY(!bench.page->isWatching());
        QTRY_VERIFY(bench.page->findChild<Banner *>(u"toolsBanner"_s)->isVisible()); // with the reason
        // The form of a call belongs to the same page.
        bench.page->watch();
        QTRY_VERIFY(bench.hasFetched());
        QVERIFY(!bench.page->findChild<Banner *>(u"toolsBanner"_s)->isVisible());
        emit bench.page->callRequested(CatalogKind::General,
                                       bench.page->catalog(CatalogKind::General)->tools.constFirst());
        QVERIFY(!bench.page->isVisible() && bench.page->isWatching());
    }

    void endsWithTheProfile()
    {
        WatchBench bench;
        bench.page->watch();
        QTRY_VERIFY(bench.hasFetched());
        QVERIFY(bench.tools.session.book().duplicate(bench.tools.session.profile().name)); // this also opens the copy
        QVERIFY(!bench.page->isWatching() && !bench.card->isVisible());
        QVERIFY(bench.page->catalog(CatalogKind::General) == nullptr);
    }

    void otherListsFollow()
    {
        WatchBench bench;
        bench.page->watch();
        QVERIFY(bench.page->findChild<CatalogWatch *>()->isFetching());
        bench.page->refresh({CatalogKind::CodeHosting});
        QVERIFY(!bench.page->isBusy()); // a server gets one request at a time
        QTRY_VERIFY(bench.hasFetched() && bench.page->catalog(CatalogKind::CodeHosting) != nullptr);
        QTRY_VERIFY(!bench.page->isBusy());
        QVERIFY(bench.page->isWatching());
        // Esc drops a request that has not begun.
        bench.page->refresh({CatalogKind::General}); // requested by the watch
        bench.page->refresh({CatalogKind::CodeHosting});
        bench.page->cancel();
        const QDateTime before = bench.page->catalog(CatalogKind::CodeHosting)->at;
        QTRY_VERIFY(bench.hasFetched());
        QVERIFY(!bench.page->isBusy());
        QCOMPARE(bench.page->catalog(CatalogKind::CodeHosting)->at, before);
    }
};

RC_WIDGET_TEST(TestListWatch)

} // namespace rc::tst_listwatch

#include "tst_listwatch.moc"
