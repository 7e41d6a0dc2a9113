// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page watches its lists on request: it shows their age and changes, and stops with the page, the profile or
// a press.
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
        : screen(new ToolsScreen(place.session, theme))
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
    ToolBench place{server.address()};
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
        WatchBench at;
        QVERIFY(!at.card->isVisible());
        QCOMPARE(at.server.answers(), 0);
        at.action()->trigger();
        QVERIFY(at.page->isWatching() && at.card->isVisible());
        const auto *illustration = at.page->findChild<QWidget *>(u"messagePicture"_s);
        QVERIFY(at.page->findChild<CatalogWatch *>()->isFetching());
        QVERIFY(!illustration->isVisible()); // the page does not suggest a fetch that is in progress
        QTRY_VERIFY(at.hasFetched());
        QVERIFY(at.action()->isChecked());
        QVERIFY(at.card->lines().isEmpty());
        auto *show = at.card->findChild<QPushButton *>(u"showWatchedChanges"_s);
        QVERIFY(!show->isVisible());

        at.server.setLists({freshList(5), freshList(2)});
        at.page->refresh(); // fetches now and not twice
        QTRY_COMPARE(at.card->lines().size(), 1);
        QVERIFY(at.card->lines().constFirst().contains(u'2'));
        QCOMPARE(at.page->catalog(CatalogKind::General)->tools.size(), 5);
        QTRY_VERIFY(show->isVisible());
        show->click();
        QTRY_VERIFY(at.page->findChild<FindingsPanel *>()->isVisible());
        QCOMPARE(at.page->findChild<FindingModel *>()->filter(), FindingModel::Filter::Changes);

        at.card->findChild<QPushButton *>(u"stopWatching"_s)->click();
        QVERIFY(!at.page->isWatching() && !at.card->isVisible());
        QVERIFY(!at.action()->isChecked());
        QVERIFY(at.page->catalog(CatalogKind::General) != nullptr); // the fetched list stays
        at.action()->trigger();
        QVERIFY(at.card->isVisible() && at.card->lines().isEmpty()); // it belongs to another watch
    }

    void endsWhenThePageIsLeft()
    {
        WatchBench at;
        at.page->watch();
        QTRY_VERIFY(at.hasFetched());
        at.pages.setCurrentIndex(1);
        QTRY_VERIFY(!at.page->isWatching());
        at.pages.setCurrentIndex(0);
        QVERIFY(!at.page->isWatching());
        QTRY_VERIFY(at.page->findChild<Banner *>(u"toolsBanner"_s)->isVisible()); // and says so
        // The form of a call belongs to the same page.
        at.page->watch();
        QTRY_VERIFY(at.hasFetched());
        QVERIFY(!at.page->findChild<Banner *>(u"toolsBanner"_s)->isVisible());
        emit at.page->callRequested(CatalogKind::General, at.page->catalog(CatalogKind::General)->tools.constFirst());
        QVERIFY(!at.page->isVisible() && at.page->isWatching());
    }

    void endsWithTheProfile()
    {
        WatchBench at;
        at.page->watch();
        QTRY_VERIFY(at.hasFetched());
        QVERIFY(at.place.session.book().duplicate(at.place.session.profile().name)); // this also opens the copy
        QVERIFY(!at.page->isWatching() && !at.card->isVisible());
        QVERIFY(at.page->catalog(CatalogKind::General) == nullptr);
    }

    void otherListsFollow()
    {
        WatchBench at;
        at.page->watch();
        QVERIFY(at.page->findChild<CatalogWatch *>()->isFetching());
        at.page->refresh({CatalogKind::CodeHosting});
        QVERIFY(!at.page->isBusy()); // a server is asked for one list at a time
        QTRY_VERIFY(at.hasFetched() && at.page->catalog(CatalogKind::CodeHosting) != nullptr);
        QTRY_VERIFY(!at.page->isBusy());
        QVERIFY(at.page->isWatching());
        // Esc drops a request that has not begun.
        at.page->refresh({CatalogKind::General}); // requested by the watch
        at.page->refresh({CatalogKind::CodeHosting});
        at.page->cancel();
        const QDateTime before = at.page->catalog(CatalogKind::CodeHosting)->at;
        QTRY_VERIFY(at.hasFetched());
        QVERIFY(!at.page->isBusy());
        QCOMPARE(at.page->catalog(CatalogKind::CodeHosting)->at, before);
    }
};

RC_WIDGET_TEST(TestListWatch)

} // namespace rc::tst_listwatch

#include "tst_listwatch.moc"
