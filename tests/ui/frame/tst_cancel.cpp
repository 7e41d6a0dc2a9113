// SPDX-License-Identifier: GPL-3.0-or-later
// A press ends every wait, and the page then reports exactly what is known.
#include "support/testprogram.h"
#include "tests/support/hostileserver.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/ladder/rungmodel.h"
#include "ui/check/ladder/rungview.h"
#include "ui/tools/page/toolspage.h"
#include "ui/widgets/messagecard.h"

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

} // namespace

class TestCancel : public QObject
{
    Q_OBJECT

private slots:
    static void initMain() { withoutKeychain(); }

    void aCheck()
    {
        PageOn<CheckPage, SilentBench> bench;
        CheckPage &page = bench.page;
        page.refresh();
        const auto *model = page.findChild<RungModel *>();
        QTRY_COMPARE(model->rungs().at(int(RungId::Ingest)).state, RungState::Running);
        QTRY_VERIFY(bench.server.copiesOf("[TEST]") == 1);
        page.cancel();
        QTRY_VERIFY(!page.isBusy());
        const RungResult ingest = model->rungs().at(int(RungId::Ingest));
        QCOMPARE(ingest.state, RungState::Warned); // like every request that may have been delivered
        QCOMPARE(model->rungs().at(int(RungId::LevelWarning)).summary, u"canceled"_s);
        // Steps that had finished keep their result.
        QCOMPARE(model->rungs().at(int(RungId::Tcp)).state, RungState::Passed);
        QVERIFY(!wordsOf(&page).contains(u"are accepted"_s));
    }

    void aToolList()
    {
        PageOn<ToolsPage, SilentBench> bench;
        ToolsPage &page = bench.page;
        page.refresh();
        QTRY_COMPARE(bench.server.copiesOf("\"tools/list\""), 1);
        page.cancel();
        QTRY_VERIFY(!page.isBusy());
        const QString words = wordsOf(page.findChild<MessageCard *>(u"toolsMessage"_s));
        QVERIFY2(words.contains(u"anceled"_s), qPrintable(words));
        QVERIFY(page.findChild<QPushButton *>(u"refreshButton"_s)->text().contains(u"F5"_s));
    }

    void aResourceThatChangesEndsWhatRuns()
    {
        SilentBench bench;
        ToolsPage tools(bench.session, bench.theme);
        CheckPage check(bench.session, bench.checks, bench.theme);
        tools.refresh();
        check.refresh();
        QTRY_VERIFY(bench.server.copiesOf("tools/list") > 0);
        QVERIFY(bench.session.useDemo());
        QTRY_VERIFY(!tools.isBusy());
        QTRY_VERIFY(!check.isBusy());
        QVERIFY(bench.session.demo()->received().isEmpty());
    }
};

RC_WIDGET_TEST(TestCancel)

} // namespace rc::tst_cancel

#include "tst_cancel.moc"
