// SPDX-License-Identifier: GPL-3.0-or-later
// A press or the deadline ends every wait; the page then reports exactly what is known, and the window stays
// responsive.
#include "core/profile/wirelimits.h"
#include "support/testprogram.h"
#include "support/watch.h"
#include "tests/support/blackhole.h"
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

constexpr std::chrono::milliseconds deadline = 1s;

/// Counts how often the ladder was painted.
class PaintCount : public QObject
{
public:
    explicit PaintCount(QWidget *widget) { widget->installEventFilter(this); }
    [[nodiscard]] int count() const { return m_count; }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return QObject::eventFilter(watched, event);
    }

private:
    int m_count = 0;
};

/// Uses a resource and tools whose packets are dropped.
class SwallowedBench : public Bench
{
public:
    SwallowedBench()
    {
        WireLimits limits;
        limits.deadline = deadline;
        settings.setWireLimits(limits);
        RC_REQUIRE(hole.port() != 0);
        openAt(u"http://127.0.0.1:%1"_s.arg(hole.port()), "test-key");
    }

    Blackhole hole;
};

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

    void rungsEndAtTheirDeadlineAndTheWindowPaints()
    {
        SwallowedBench bench;
        QCOMPARE(bench.session.limits().deadline, deadline);
        CheckPage page(bench.session, bench.checks, bench.theme);
        page.resize(900, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        page.refresh();
        const auto *model = page.findChild<RungModel *>();
        QTRY_COMPARE(model->rungs().at(int(RungId::Tcp)).state, RungState::Running);
        // From here on, the check only waits.
        const PaintCount paints(page.findChild<RungView *>()->viewport());
        Watch watch;
        QSignalSpy ended(&page, &Page::busyChanged); // unlike QTRY_VERIFY it does not disturb the event loop
        QVERIFY(ended.wait(20'000));
        for (const RungId id : {RungId::Tcp, RungId::ToolsGeneral, RungId::ToolsCodeHosting}) {
            const RungResult rung = model->rungs().at(int(id.step()));
            qInfo("%s ended after %lld ms of %lld: %s", qPrintable(wireWord(id)),
                  static_cast<long long>(rung.elapsedUs / 1000), static_cast<long long>(deadline.count()),
                  qPrintable(rung.summary));
            QCOMPARE(rung.state, RungState::Failed);
            QCOMPARE(rung.cause, u"port-filtered"_s);
            QVERIFY(rung.elapsedUs >= 900 * deadline.count()); // the timers are coarse: accurate to 5 %
            QVERIFY2(rung.hint.contains(u"firewall"_s), qPrintable(rung.hint));
        }
        for (const RungId id : {RungId::Ingest, RungId::LevelWarning})
            QCOMPARE(model->rungs().at(int(id.step())).state, RungState::Skipped);
        watch.look();
        QVERIFY(watch.stall() < 900); // ms; a wait that blocked the event loop would last for a whole deadline
        QVERIFY(paints.count() >= 5);
    }
};

RC_WIDGET_TEST(TestCancel)

} // namespace rc::tst_cancel

#include "tst_cancel.moc"
