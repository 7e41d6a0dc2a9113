// SPDX-License-Identifier: GPL-3.0-or-later
// A process killed during a burst loses no confirmed record. Twenty rounds, or RC_SOAK_ROUNDS; all with one file, each
// with its own seed. Every other kill comes from outside at any time; the others during a write.
#include "core/entry/logentry.h"
#include "service/send/sendjob.h"
#include "session/send/detail/sendrecords.h"
#include "store/activitycases.h"
#include "store/diskfaults.h"
#include "support/scriptedserver.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QSet>

#include <cstdio>

namespace rc::tst_activitycrash {

using namespace activitytest;

namespace {

constexpr int usualRounds = 20;
constexpr int perBurst = 40;
constexpr int writesPerRound = 800; ///< one of which is the fatal one

/// Sends real bursts until killed; prints confirmed records immediately.
class Burster : public QObject
{
public:
    Burster(const QString &path, quint32 seed, const QString &resource)
        : m_file(path)
        , m_random(seed)
        , m_resource(parseResourceUrl(resource)->resource)
    {
    }

    void next()
    {
        SendPlan plan;
        plan.resource = m_resource;
        for (int i = 0; i < perBurst; ++i)
            plan.entries.append({Level::Debug, u"entry %1 of a burst"_s.arg(i), {}, {}, newMarker()});
        plan.perRequest = m_random.bounded(1, 4);
        plan.connections = m_random.bounded(1, 4);
        m_records = std::make_unique<SendRecords>(RecordTarget{{}, m_resource.resourceUrl()}, plan.entries,
                                                  m_random.bounded(1, 9));
        write(m_records->plan());
        auto *job = new SendJob(plan, {Secret("key-1234"), {}}, this);
        job->setGate([this](qsizetype first, qsizetype count, const std::function<void()> &go) {
            write(m_records->beforeSend(first, count));
            go();
        });
        connect(job, &SendJob::ended, this,
                [this](qsizetype first, const QList<SendResult> &results, const HttpResponse &response) {
                    write(m_records->ended(first, results, response.timings));
                });
        connect(job, &SendJob::finished, this, [this, job] {
            job->deleteLater();
            write(m_records->takeUnwritten());
            next();
        });
        job->start();
    }

private:
    void write(const QList<ActivityRecord> &records)
    {
        if (records.isEmpty())
            return;
        if (!m_file.write(records, Redactor()))
            QCoreApplication::exit(1);
        QByteArray lines;
        for (const ActivityRecord &record : records)
            lines +=
                record.id.toByteArray(QUuid::WithoutBraces) + ' ' + QString(wireWord(record.outcome)).toLatin1() + '\n';
        std::fwrite(lines.constData(), 1, static_cast<std::size_t>(lines.size()), stdout);
        std::fflush(stdout);
    }

    ActivityFile m_file;
    QRandomGenerator m_random;
    ResourceUrl m_resource;
    std::unique_ptr<SendRecords> m_records;
};

int burst(const QStringList &arguments)
{
    if (const int fatalWrite = arguments.value(2).toInt(); fatalWrite > 0)
        diskfaults::killAtWrite(fatalWrite);
    Burster burster(arguments.value(0), arguments.value(1).toUInt(), arguments.value(3));
    burster.next();
    return QCoreApplication::exec();
}

QSet<QString> arrivals(const ScriptedServer &server)
{
    static const QRegularExpression marker(u"\"marker\":\"([0-9A-F-]+)\""_s);
    QSet<QString> markers;
    for (const ReceivedRequest &request : server.seen()) {
        auto matches = marker.globalMatch(QString::fromUtf8(request.body));
        while (matches.hasNext())
            markers.insert(matches.next().captured(1));
    }
    return markers;
}

/// The outcome of a record whose process is gone.
ActivityOutcome settled(ActivityOutcome outcome)
{
    if (outcome == ActivityOutcome::Sending)
        return ActivityOutcome::Unknown;
    return outcome == ActivityOutcome::Planned ? ActivityOutcome::NotSent : outcome;
}

/// By the order of a record's states.
int progress(ActivityOutcome outcome)
{
    switch (outcome) {
    case ActivityOutcome::NotSent:
        return 1;
    case ActivityOutcome::Unknown:
        return 2;
    case ActivityOutcome::Accepted:
        return 3;
    default:
        return 0;
    }
}

} // namespace

class TestActivityCrash : public QObject
{
    Q_OBJECT

private slots:
    void acknowledgedRecordsSurviveACrash();
};

void TestActivityCrash::acknowledgedRecordsSurviveACrash()
{
    bool asked = false;
    const int rounds = qEnvironmentVariableIntValue("RC_SOAK_ROUNDS", &asked);
    const ActivityFolder folder;
    ScriptedServer server([](const ReceivedRequest &) { return httpResponse(200, R"({"status":"ok"})"); });
    server.keepConnections();
    const QString resource = server.base() + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    QHash<QUuid, ActivityOutcome> acknowledged;
    int lost = 0;
    for (int round = 0; round < (asked ? rounds : usualRounds); ++round) {
        QRandomGenerator random(static_cast<quint32>(round + 1));
        const bool inAWrite = round % 2 == 1;
        const qsizetype killAt = random.bounded(1, 6 * perBurst);
        const int fatalWrite = inAWrite ? random.bounded(1, writesPerRound) : 0;
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {u"tst_activitycrash"_s, u"--child"_s, folder.file(), QString::number(random.generate()),
                     QString::number(fatalWrite), resource});
        QByteArray said;
        const auto hasSaid = [&] {
            said += child.readAllStandardOutput();
            return said.count('\n') >= killAt || child.state() == QProcess::NotRunning;
        };
        // the service is in this process and needs its event loop
        if (!inAWrite) {
            QTRY_VERIFY(hasSaid());
            child.kill();
        }
        QTRY_COMPARE(child.state(), QProcess::NotRunning);
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        said += child.readAllStandardOutput();
        said.truncate(said.lastIndexOf('\n') + 1);
        for (const QByteArray &line : said.split('\n')) {
            if (line.isEmpty())
                continue;
            const QList<QByteArray> words = line.split(' ');
            const auto outcome = activityOutcomeFromWord(QString::fromLatin1(words.value(1)));
            QVERIFY2(outcome, line);
            acknowledged.insert(QUuid::fromString(QString::fromLatin1(words.first())), settled(*outcome));
        }

        QCOMPARE(sqlValue(folder.file(), u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
        ActivityConnection index;
        VERIFY_RESULT(index.open(folder.file(), ActivityConnection::Mode::ReadWrite));
        VERIFY_RESULT(index.run(u"INSERT INTO activity_text(activity_text, rank) VALUES ('integrity-check', 1)"_s));
        index.close();
        ActivityFile file(folder.file());
        QHash<QUuid, ActivityOutcome> kept;
        QHash<QString, ActivityOutcome> byMarker;
        for (const ActivityRecord &record : allOf(file)) {
            kept.insert(record.id, record.outcome);
            byMarker.insert(record.marker, record.outcome);
        }
        for (const QString &marker : arrivals(server)) {
            // arrived entries must never be "not sent"
            QVERIFY(byMarker.contains(marker));
            QVERIFY(byMarker.value(marker) == ActivityOutcome::Unknown ||
                    byMarker.value(marker) == ActivityOutcome::Accepted);
        }
        QVERIFY(file.takeNotices().isEmpty());
        for (auto row = acknowledged.cbegin(); row != acknowledged.cend(); ++row) {
            // the last write may have succeeded without a confirmation
            if (!kept.contains(row.key()) || progress(kept.value(row.key())) < progress(row.value()))
                ++lost;
        }
        QCOMPARE(lost, 0);
        QVERIFY(!kept.values().contains(ActivityOutcome::Sending));
        QVERIFY(!kept.values().contains(ActivityOutcome::Planned));
        for (auto row = kept.cbegin(); row != kept.cend(); ++row)
            acknowledged.insert(row.key(), row.value()); // final from now on
    }
    qInfo("%d rounds, %lld rows, %d lost", asked ? rounds : usualRounds, static_cast<long long>(acknowledged.size()),
          lost);
}

RC_TEST_WITH_CHILD(TestActivityCrash, burst)

} // namespace rc::tst_activitycrash

#include "tst_activitycrash.moc"
