// SPDX-License-Identifier: GPL-3.0-or-later
// Every fault mode with a send, a tool list and a tool call: correct result, in time, without memory growth and without
// blocking.
#include "service/send/sendjob.h"
#include "service/tools/toolcalljob.h"
#include "service/tools/toollistjob.h"
#include "support/faultmodes.h"
#include "support/sentresult.h"
#include "support/stallmonitor.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"

namespace rc::tst_faulttable {

namespace {

constexpr std::chrono::milliseconds patience = 10s;

/// Short where the deadline ends the fault; elsewhere enough for a busy machine.
std::chrono::milliseconds deadlineFor(const FaultMode &mode)
{
    const bool ends = mode.sendErrors.contains(ErrorKind::TimedOut) || mode.listErrors.contains(ErrorKind::TimedOut);
    return ends ? 150ms : patience;
}

HttpLimits limits(std::chrono::milliseconds deadline)
{
    static const Authorities authorities = [] {
        // Read in advance, as in the window.
        Authorities both{testCertificates().authorities(), systemAuthorities()};
        both.system.wait();
        return both;
    }();
    HttpLimits within;
    within.deadline = deadline;
    within.streamDeadline = deadline;
    within.responseCap = faultCap;
    within.authorities = authorities;
    return within;
}

Credentials testCredentials()
{
    return {Secret("k-1"), {u"mara"_s, {}, {}}};
}

/// Starts a job and deletes it at its end, from within the event loop like the window.
template<typename Job>
void endOf(Job *job)
{
    QObject::connect(job, &Job::finished, job, &QObject::deleteLater);
    QSignalSpy gone(job, &QObject::destroyed);
    job->start();
    gone.wait(20'000);
}

SendResult sendTo(const HostileServer &server, std::chrono::milliseconds deadline)
{
    LogEntry entry;
    entry.message = u"hello"_s;
    entry.ts = QDateTime::currentDateTime();
    auto *job = new SendJob(resourceAt(server.url({}).toString()), testCredentials(), entry, limits(deadline));
    QSignalSpy spy(job, &SendJob::ended);
    endOf(job);
    return sentResult(spy);
}

/// On a busy machine a short deadline can pass before the fault happens. The result is then correct but unrelated:
/// repeat once with twice the time.
template<typename Ask, typename Early>
auto askedInTime(const FaultMode &mode, Ask ask, Early isEarly)
{
    std::chrono::milliseconds deadline = deadlineFor(mode);
    auto result = ask(deadline);
    while (isEarly(result) && deadline < patience)
        result = ask(deadline *= 2);
    return result;
}

SendResult sendTo(const HostileServer &server, const FaultMode &mode)
{
    return askedInTime(
        mode, [&](auto deadline) { return sendTo(server, deadline); },
        [&](const SendResult &result) {
            return result.outcome == Outcome::NotSent && !mode.outcomes.contains(Outcome::NotSent) && result.error &&
                   result.error->kind == ErrorKind::TimedOut;
        });
}

ToolListResult listFrom(const FaultMode &mode)
{
    const auto ask = [&](auto deadline) {
        const HostileServer server(mode.play, mode.channel, mode.moment);
        DialectMemory memory;
        auto *job = new ToolListJob(server.url({}), CatalogKind::General, testCredentials(), memory, limits(deadline));
        QSignalSpy spy(job, &ToolListJob::finished);
        endOf(job);
        return spy.value(0).value(0).value<ToolListResult>();
    };
    return askedInTime(mode, ask, [&](const ToolListResult &result) {
        return result.error && result.error->kind == ErrorKind::TimedOut &&
               !(mode.listed == ListOutcome::Failed && mode.listErrors.contains(ErrorKind::TimedOut));
    });
}

ToolCallResult callAt(const HostileServer &server, const FaultMode &mode)
{
    DialectMemory memory;
    auto *job = new ToolCallJob(server.url({}), {CatalogKind::General, u"echo"_s, "{}"}, testCredentials(), memory,
                                limits(deadlineFor(mode)));
    QSignalSpy spy(job, &ToolCallJob::finished);
    endOf(job);
    return spy.value(0).value(0).value<ToolCallResult>();
}

QString word(const std::optional<Error> &error)
{
    return error ? QString::number(int(error->kind)) : u"-"_s;
}

} // namespace

class TestFaultTable : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        // The first run includes starting threads and loading the TLS library.
        FaultMode good = tlsFaults().first();
        good.channel = Channel::Tls;
        const HostileServer server(good.play, good.channel, good.moment);
        QCOMPARE(sendTo(server, good).outcome, Outcome::Accepted);
        (void)listFrom(good);
    }

    void send_data() { modes(); }

    void send()
    {
        QFETCH(FaultMode, mode);
        const HostileServer server(mode.play, mode.channel, mode.moment);
        StallMonitor watch;
        const SendResult result = sendTo(server, mode);
        watch.sample();
        QVERIFY2(mode.outcomes.contains(result.outcome), qPrintable(wireWord(result.outcome)));
        if (result.error)
            QVERIFY2(mode.sendErrors.contains(result.error->kind),
                     qPrintable(word(result.error) + result.error->detail));
        else
            QVERIFY(mode.sendErrors.isEmpty() || mode.outcomes.contains(Outcome::Accepted));
        if (mode.moment == Moment::Requested) // Qt may reconnect as long as nothing was sent
            QVERIFY(server.requests() <= 1);
        checkBounds(watch);
    }

    void list_data() { modes(); }

    void list()
    {
        QFETCH(FaultMode, mode);
        StallMonitor watch;
        const ToolListResult result = listFrom(mode);
        watch.sample();
        if (mode.listed == ListOutcome::Failed) {
            QVERIFY(result.error);
            QVERIFY2(mode.listErrors.contains(result.error->kind),
                     qPrintable(word(result.error) + result.error->detail));
        } else {
            QVERIFY2(!result.error, qPrintable(word(result.error)));
            QCOMPARE(result.catalog.complete, mode.listed == ListOutcome::Complete);
            QVERIFY(result.catalog.complete || !result.catalog.problems.isEmpty());
        }
        checkBounds(watch);
    }

    void call_data() { modes(); }

    /// None of these is a tool's response, and a request that may have arrived is not repeated.
    void call()
    {
        QFETCH(FaultMode, mode);
        const HostileServer server(mode.play, mode.channel, mode.moment);
        StallMonitor watch;
        const ToolCallResult result = callAt(server, mode);
        watch.sample();
        QVERIFY(result.error);
        QVERIFY(result.outcome != CallOutcome::Answered && result.outcome != CallOutcome::ToolError);
        if (mode.moment == Moment::Requested) { // Qt may reconnect as long as nothing was sent
            QVERIFY(server.requests() <= 1);
            if (result.outcome == CallOutcome::NotSent || deadlineFor(mode) == patience)
                QCOMPARE(result.outcome == CallOutcome::NotSent, server.requests() == 0);
        }
        // Only an understood response is a refusal.
        if (result.outcome == CallOutcome::Refused)
            QVERIFY(!result.response.fault && (result.fault || !result.response.isSuccess()));
        checkBounds(watch);
    }

private:
    static void modes()
    {
        QTest::addColumn<FaultMode>("mode");
        for (const FaultMode &mode : faultModes())
            QTest::newRow(QByteArray(mode.group + ": " + mode.name).constData()) << mode;
    }

    static void checkBounds(const StallMonitor &watch)
    {
        if (!isInstrumented)
            QVERIFY2(watch.stall() < maxStall, qPrintable(u"stalled for %1 ms"_s.arg(watch.stall())));
        // The body, buffers in transit and those of the server in this process. An unbounded flood would reach hundreds
        // of MiB by the deadline.
        if (!isInstrumented)
            QVERIFY2(watch.memoryGrowth() < 4 * faultCap, qPrintable(u"grew by %1"_s.arg(watch.memoryGrowth())));
    }
};

RC_TEST(TestFaultTable)

} // namespace rc::tst_faulttable

#include "tst_faulttable.moc"
