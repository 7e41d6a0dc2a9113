// SPDX-License-Identifier: GPL-3.0-or-later
// "Why was nobody notified?": the form of the service's own tool is filled in, and nothing is called.
#include "support/logservice.h"
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/tools/call/callpanel.h"
#include "ui/tools/page/toolspage.h"
#include "ui/tools/page/toolsscreen.h"
#include "ui/widgets/banner.h"

#include <QPlainTextEdit>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace rc::tst_alertexplanation {

class TestAlertExplanation : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void fillsInTheForm_data()
    {
        QTest::addColumn<bool>("explains");
        QTest::newRow("a tool for it") << true;
        QTest::newRow("none") << false;
    }
    void fillsInTheForm()
    {
        QFETCH(bool, explains);
        LogBehaviour behaviour;
        behaviour.explains = explains;
        LogService service(behaviour);
        Bench bench;
        Profile profile;
        profile.name = u"payments"_s;
        profile.resource = service.resourceUrl();
        profile.toolServer = service.base();
        QVERIFY(bench.session.book().keep(profile));
        bench.session.keys().key().holdForThisRun(Secret("key-1234"));
        ToolsScreen screen(bench.session, bench.theme);
        screen.resize(1000, 700);
        screen.show();
        screen.explain(u"AAAA-BBBB-CCCC"_s); // nothing was listed yet: that happens first
        QTRY_VERIFY(!screen.isBusy() && screen.page()->catalog(CatalogKind::General));
        const auto *panel = screen.findChild<CallPanel *>(u"callPanel"_s);
        QCOMPARE(panel != nullptr, explains);
        if (explains) {
            QTRY_VERIFY(panel->isVisible());
            QCOMPARE(panel->tool().name, u"alert_filter_prompt"_s);
            QCOMPARE(panel->findChild<QPlainTextEdit *>(u"field:/resource_uuid"_s)->toPlainText(),
                     QString::fromLatin1(LogService::uuid()));
            QVERIFY(!panel->isBusy());
        } else {
            QVERIFY(screen.page()->isVisible());
            auto *banner = screen.findChild<Banner *>(u"toolsBanner"_s);
            QTRY_VERIFY(banner->isVisible());
            QVERIFY(!banner->text().isEmpty());
            screen.refresh(); // it was of the list before
            QTRY_VERIFY(!screen.isBusy());
            QVERIFY(!banner->isVisible());
        }
        QCOMPARE(service.calls(), 0);
    }
};

RC_WIDGET_TEST(TestAlertExplanation)

} // namespace rc::tst_alertexplanation

#include "tst_alertexplanation.moc"
