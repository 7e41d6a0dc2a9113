// SPDX-License-Identifier: GPL-3.0-or-later
// A process killed in the middle of a burst loses nothing that it was told is kept. Twenty rounds, or as many as
// RC_SOAK_ROUNDS says; all on one file, each with its own seed. Every other kill comes from outside, whenever that is;
// the others are in the middle of a write.
#include "activitycases.h"
#include "diskfaults.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>

#include <cstdio>

using namespace rc;
using namespace activitytest;

namespace {

constexpr int usualRounds = 20;
constexpr int perBurst = 40;
constexpr int writesPerRound = 800; ///< among which the fatal one is

/// Bursts until somebody ends it; says on standard output what is kept, as soon as it is told so.
int burst(const QString &path, quint32 seed, int fatalWrite)
{
    QRandomGenerator random(seed);
    if (fatalWrite > 0)
        diskfaults::killAtWrite(fatalWrite);
    ActivityFile file(path);
    const auto say = [](const QList<ActivityRecord> &records) {
        QByteArray lines;
        for (const ActivityRecord &record : records)
            lines +=
                record.id.toByteArray(QUuid::WithoutBraces) + ' ' + QString(wireWord(record.outcome)).toLatin1() + '\n';
        std::fwrite(lines.constData(), 1, static_cast<std::size_t>(lines.size()), stdout);
        std::fflush(stdout);
    };
    for (;;) {
        QList<ActivityRecord> plan;
        for (int i = 0; i < perBurst; ++i)
            plan.append(sent(u"entry %1 of a burst"_s.arg(i), ActivityOutcome::Planned));
        if (!file.write(plan, Redactor()))
            return 1;
        say(plan);
        for (qsizetype at = 0; at < plan.size();) {
            const qsizetype next = std::min<qsizetype>(plan.size(), at + 1 + random.bounded(8));
            for (const ActivityOutcome outcome : {ActivityOutcome::Sending, ActivityOutcome::Accepted}) {
                QList<ActivityRecord> few = plan.mid(at, next - at);
                for (ActivityRecord &record : few) {
                    record.outcome = outcome;
                    record.reply = QString(random.bounded(2'000), u'y');
                }
                if (!file.write(few, Redactor()))
                    return 1;
                say(few);
            }
            at = next;
        }
    }
}

/// What is said of a record whose process is gone.
ActivityOutcome settled(ActivityOutcome outcome)
{
    if (outcome == ActivityOutcome::Sending)
        return ActivityOutcome::Unknown;
    return outcome == ActivityOutcome::Planned ? ActivityOutcome::NotSent : outcome;
}

/// As the order of a record's life goes.
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
    void nothingAcknowledgedIsLost();
};

void TestActivityCrash::nothingAcknowledgedIsLost()
{
    bool asked = false;
    const int rounds = qEnvironmentVariableIntValue("RC_SOAK_ROUNDS", &asked);
    const Place place;
    QHash<QUuid, ActivityOutcome> acknowledged;
    int lost = 0;
    for (int round = 0; round < (asked ? rounds : usualRounds); ++round) {
        QRandomGenerator random(static_cast<quint32>(round + 1));
        const bool inAWrite = round % 2 == 1;
        const qsizetype killAt = random.bounded(1, 6 * perBurst);
        const int fatalWrite = inAWrite ? random.bounded(1, writesPerRound) : 0;
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {u"--burst"_s, place.file(), QString::number(random.generate()), QString::number(fatalWrite)});
        QByteArray said;
        while (!inAWrite && said.count('\n') < killAt) {
            QVERIFY2(child.waitForReadyRead(60'000), child.readAllStandardError());
            said += child.readAllStandardOutput();
        }
        if (!inAWrite)
            child.kill();
        QVERIFY(child.waitForFinished(60'000));
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

        QCOMPARE(sqlValue(place.file(), u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
        ActivityConnection index;
        KEPT(index.open(place.file(), ActivityConnection::Mode::ReadWrite));
        KEPT(index.run(u"INSERT INTO activity_text(activity_text, rank) VALUES ('integrity-check', 1)"_s));
        index.close();
        ActivityFile file(place.file());
        QHash<QUuid, ActivityOutcome> kept;
        for (const ActivityRecord &record : allOf(file))
            kept.insert(record.id, record.outcome);
        QVERIFY(file.takeNotices().isEmpty());
        for (auto row = acknowledged.cbegin(); row != acknowledged.cend(); ++row) {
            // the last write may have been kept without being told
            if (!kept.contains(row.key()) || progress(kept.value(row.key())) < progress(row.value()))
                ++lost;
        }
        QCOMPARE(lost, 0);
        QVERIFY(!kept.values().contains(ActivityOutcome::Sending));
        QVERIFY(!kept.values().contains(ActivityOutcome::Planned));
        for (auto row = kept.cbegin(); row != kept.cend(); ++row)
            acknowledged.insert(row.key(), row.value()); // from now on this is how it stays
    }
    qInfo("%d rounds, %lld rows, %d lost", asked ? rounds : usualRounds, static_cast<long long>(acknowledged.size()),
          lost);
}

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--burst"_L1)
        return burst(arguments.value(2), arguments.value(3).toUInt(), arguments.value(4).toInt());
    TestActivityCrash test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_activitycrash.moc"
