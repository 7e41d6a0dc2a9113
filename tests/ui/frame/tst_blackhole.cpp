// SPDX-License-Identifier: GPL-3.0-or-later
// An address that drops every packet: each step ends at its own deadline and says so, the window stays responsive, and
// canceling takes effect at once.
#include "core/profile/wirelimits.h"
#include "support/testprogram.h"
#include "tests/support/blackhole.h"
#include "tests/ui/console.h"
#include "ui/check/checkpage.h"
#include "ui/check/ladder/rungmodel.h"
#include "ui/check/ladder/rungview.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc::tst_blackhole {

namespace {

constexpr std::chrono::milliseconds deadline = 1s;

#if defined(__SANITIZE_ADDRESS__)
constexpr qint64 longestStall = 1000; // the program runs several times slower there
#else
constexpr qint64 longestStall = 200;
#endif

/// Microseconds for which this thread was ready but waited for the processor, which is not the program's fault.
qint64 waitedForProcessorUs()
{
    QFile file(u"/proc/thread-self/schedstat"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLongLong() / 1'000 : 0;
}

/// Reads the clock from within the window's event loop every millisecond.
class StallWatch
{
public:
    StallWatch()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { look(); });
        m_last.start();
        m_timer.start(1);
    }

    [[nodiscard]] qint64 longestUs() const { return m_longest; }
    [[nodiscard]] int looks() const { return m_looks; }

private:
    void look()
    {
        const qint64 waited = waitedForProcessorUs();
        const qint64 passed = m_last.nsecsElapsed() / 1000;
        m_last.start();
        m_longest = qMax(m_longest, passed - (waited - m_waited));
        m_waited = waited;
        ++m_looks;
    }

    QTimer m_timer;
    QElapsedTimer m_last;
    qint64 m_waited = waitedForProcessorUs();
    qint64 m_longest = 0;
    int m_looks = 0;
};

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
    explicit SwallowedBench(std::chrono::milliseconds within = deadline)
    {
        WireLimits limits;
        limits.deadline = within;
        settings.setWireLimits(limits);
        const QString base = u"http://127.0.0.1:%1"_s.arg(hole.port());
        Profile profile;
        profile.name = u"swallowed"_s;
        profile.resource = base + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
        profile.toolServer = base;
        profile.username = u"mara"_s;
        kept = hole.port() != 0 && session.book().keep(profile).has_value();
        session.keys().key().holdForThisRun(Secret(QByteArrayLiteral("test-key")));
    }

    Blackhole hole;
    bool kept = false;
};

} // namespace

class TestBlackhole : public QObject
{
    Q_OBJECT

private slots:
    static void initMain() { withoutKeychain(); }
    void rungsEndAtTheirDeadlineAndTheWindowPaints();
    void aCancelEndsIt();
};

void TestBlackhole::rungsEndAtTheirDeadlineAndTheWindowPaints()
{
    SwallowedBench bench;
    QVERIFY(bench.kept);
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
    const StallWatch watch;
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
    qInfo("the longest stall of the event loop was %.1f ms in %d looks; the ladder was painted %d times",
          double(watch.longestUs()) / 1000, watch.looks(), paints.count());
    QVERIFY(watch.longestUs() < 1000 * longestStall);
    QVERIFY(paints.count() >= 5);
}

/// Only the cancel can end the check within the time of this test.
void TestBlackhole::aCancelEndsIt()
{
    SwallowedBench bench(1h);
    QVERIFY(bench.kept);
    CheckPage page(bench.session, bench.checks, bench.theme);
    page.show();
    page.refresh();
    const auto *model = page.findChild<RungModel *>();
    QTRY_COMPARE(model->rungs().at(int(RungId::Tcp)).state, RungState::Running);
    QTRY_COMPARE(model->rungs().at(int(RungId::ToolsGeneral)).state, RungState::Running);
    QSignalSpy ended(&page, &Page::busyChanged);
    page.cancel();
    QVERIFY(ended.wait(60'000));
    QCOMPARE(model->rungs().at(int(RungId::Tcp)).summary, u"canceled"_s);
}

RC_WIDGET_TEST(TestBlackhole)

} // namespace rc::tst_blackhole

#include "tst_blackhole.moc"
