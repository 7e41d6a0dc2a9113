// SPDX-License-Identifier: GPL-3.0-or-later
// The largest accepted responses: read correctly while the event loop keeps running. Prints the cost.
#include "service/send/sendjob.h"
#include "service/tools/toollistjob.h"
#include "support/faultmodes.h"
#include "support/sentresult.h"
#include "support/stallmonitor.h"
#include "support/testprogram.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <memory>

using namespace Qt::StringLiterals;

namespace rc::tst_largeresponses {

class TestLargeResponses : public QObject
{
    Q_OBJECT

private slots:
    void largeToolList_data();
    void largeToolList();
    void largeSendResponse_data();
    void largeSendResponse();
};

namespace {

constexpr qsizetype tools = 10'000;

/// A well-formed list with the maximum number of tools, and `bytes` in total.
QByteArray toolList(qsizetype bytes)
{
    const qsizetype each = bytes / tools - 200;
    const QByteArray words =
        QByteArray("says \\\"what\\\" it does, \xC3\xA4 \\u00e4; ").repeated(each / 40 + 1).left(each);
    QByteArray list = R"({"jsonrpc":"2.0","id":"resource-console-1","result":{"tools":[)";
    for (int i = 0; i < tools; ++i) {
        if (i > 0)
            list += ',';
        list += R"({"name":"tool_)" + QByteArray::number(i) + R"(","description":")" +
                words.left(words.lastIndexOf(';')) +
                R"(","inputSchema":{"type":"object","properties":{"a":{"type":"string"}}}})";
    }
    return list + "]}}";
}

/// Hundreds of thousands of numbers: the most values in the fewest bytes.
QByteArray manyValues(qsizetype bytes)
{
    return R"({"jsonrpc":"2.0","id":"resource-console-1","result":{"tools":[],"x":[0)" +
           QByteArray(",1").repeated((bytes - 100) / 2) + "]}}";
}

/// In its own thread: the cost of sending is not the program's.
class Elsewhere
{
public:
    explicit Elsewhere(const QByteArray &response)
    {
        m_thread.start();
        m_context.moveToThread(&m_thread);
        QMetaObject::invokeMethod(
            &m_context,
            [this, response] {
                m_server = std::make_unique<HostileServer>(Script{response});
                m_url = m_server->url({});
            },
            Qt::BlockingQueuedConnection);
    }
    ~Elsewhere()
    {
        QMetaObject::invokeMethod(&m_context, [this] { m_server.reset(); }, Qt::BlockingQueuedConnection);
        m_thread.quit();
        m_thread.wait();
    }
    Elsewhere(const Elsewhere &) = delete;
    Elsewhere &operator=(const Elsewhere &) = delete;

    [[nodiscard]] QUrl url() const { return m_url; }

private:
    QThread m_thread;
    QObject m_context;
    std::unique_ptr<HostileServer> m_server;
    QUrl m_url;
};

Credentials testCredentials()
{
    return {Secret("key-0123456789"), {u"mara"_s, {}, {}}};
}

} // namespace

void TestLargeResponses::largeToolList_data()
{
    addColumns<QByteArray, qsizetype>("response", "count");
#if defined(__OPTIMIZE__) && !defined(__SANITIZE_ADDRESS__)
    const qsizetype most = toolListCap - 1024;
#else
    const qsizetype most = 3 * bytesPerMebibyte; // parsing is some thirty times slower
#endif
    const QByteArray large = toolList(most);
    QTest::newRow("a whole cap of tools") << okResponse(large) << tools;
    QTest::newRow("a whole cap of tools, in lines") << okResponse(QByteArray(large).replace("},{", "},\n{")) << tools;
    QTest::newRow("a whole cap of tools as one event")
        << okResponse("data: " + large + "\n\n", "text/event-stream") << tools;
    QTest::newRow("a whole cap of numbers") << okResponse(manyValues(most)) << qsizetype(0);
    QTest::newRow("a whole cap of a refusal") << statusResponse(403, large) << qsizetype(-1);
    QTest::newRow("a whole cap of no JSON") << okResponse(large.chopped(1)) << qsizetype(-1);
    QTest::newRow("1 MiB of numbers") << okResponse(manyValues(bytesPerMebibyte)) << qsizetype(0);
}

void TestLargeResponses::largeToolList()
{
    QFETCH(QByteArray, response);
    QFETCH(qsizetype, count);
    const Elsewhere server(response);
    DialectMemory memory;
    ToolListJob job(server.url(), CatalogKind::General, testCredentials(), memory, toolListLimits({}, {}));
    QSignalSpy spy(&job, &ToolListJob::finished);
    StallMonitor watch;
    job.start();
    QVERIFY(spy.wait(60'000));
    watch.sample();
    const auto result = spy.first().first().value<ToolListResult>();
    qInfo("%lld ms, %lld MiB, longest stall %lld ms", watch.elapsed(), watch.memoryGrowth() / bytesPerMebibyte,
          watch.stall());
    QCOMPARE(result.catalog.complete, count >= 0);
    QCOMPARE(result.catalog.tools.size(), qMax<qsizetype>(count, 0));
    if (!isInstrumented)
        QVERIFY2(watch.stall() < maxStall, qPrintable(u"stalled for %1 ms"_s.arg(watch.stall())));
}

void TestLargeResponses::largeSendResponse_data()
{
    addColumns<QByteArray, Outcome>("response", "outcome");
    const QByteArray values = manyValues(smallResponseCap);
    QTest::newRow("1 MiB accepted") << okResponse(values) << Outcome::Accepted;
    QTest::newRow("1 MiB refused") << statusResponse(403, values) << Outcome::Refused;
    QTest::newRow("1 MiB of text") << okResponse(QByteArray(smallResponseCap, 'x'), "text/plain") << Outcome::Accepted;
}

void TestLargeResponses::largeSendResponse()
{
    QFETCH(QByteArray, response);
    QFETCH(Outcome, outcome);
    const Elsewhere server(response);
    LogEntry entry;
    entry.message = u"hello"_s;
    entry.ts = QDateTime::currentDateTime();
    SendJob job(resourceAt(server.url().toString()), testCredentials(), entry);
    QSignalSpy spy(&job, &SendJob::ended);
    StallMonitor watch;
    job.start();
    QVERIFY(spy.wait(60'000));
    watch.sample();
    qInfo("%lld ms, longest stall %lld ms", watch.elapsed(), watch.stall());
    QCOMPARE(sentResult(spy).outcome, outcome);
    if (!isInstrumented)
        QVERIFY2(watch.stall() < maxStall, qPrintable(u"stalled for %1 ms"_s.arg(watch.stall())));
}

RC_TEST(TestLargeResponses)

} // namespace rc::tst_largeresponses

#include "tst_largeresponses.moc"
