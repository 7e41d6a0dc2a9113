// SPDX-License-Identifier: GPL-3.0-or-later
// Every entry is written here, and those at or above the threshold go out, once.
#include "core/entry/entryimport.h"
#include "service/send/sdklogger.h"
#include "support/scriptedserver.h"
#include "support/testpaths.h"
#include "support/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_sdklogger {

namespace {

QString resourceOf(const ScriptedServer &server)
{
    return server.base() + u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
}

/// The levels in a file of ours.
QStringList levelsIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList levels;
    const ImportedEntries read = entriesFrom(file.readAll(), ImportFormat::JsonLines, QDateTime::currentDateTimeUtc());
    for (const LogEntry &entry : read.entries)
        levels.append(wireWord(entry.level));
    return read.faultCount == 0 ? levels : QStringList{u"faults"_s};
}

} // namespace

class TestSdkLogger : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void matrix_data();
    void matrix();
    void configureChangesOneSetting();
    void debugCountsWithoutAThreshold();
    void aFaultySettingChangesNothing();
    void withoutAResourceNothingLeaves();
    void whatCannotBeWrittenIsForwardedAllTheSame();
    void theFileIsTheOwners();
    void aProgramOfSomebodyElses();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    [[nodiscard]] QString file() const { return m_folder->filePath(u"logs/sdk.log"_s); }
};

void TestSdkLogger::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<ScriptedServer>([](const SeenRequest &) { return httpAnswer(200, "{}"); });
}

void TestSdkLogger::matrix_data()
{
    QTest::addColumn<Threshold>("threshold");
    QTest::addColumn<int>("forwarded");
    int forwarded = 5;
    for (const ThresholdRow &row : thresholdTable())
        QTest::newRow(row.word.data()) << row.threshold << forwarded--;
}

void TestSdkLogger::matrix()
{
    QFETCH(Threshold, threshold);
    QFETCH(int, forwarded);
    SdkLogger log(file());
    QSignalSpy ended(&log, &SdkLogger::ended);
    QSignalSpy idle(&log, &SdkLogger::idle);
    QVERIFY(log.configure({{}, "key-1234", resourceOf(*m_server), threshold, {}}));
    QVERIFY(log.debug(u"d"_s));
    QVERIFY(log.info(u"i"_s));
    QVERIFY(log.warning(u"w"_s));
    QVERIFY(log.error(u"e"_s));
    QVERIFY(log.alert(u"a"_s));
    QCOMPARE(ended.count(), 0); // through the event loop
    QTRY_COMPARE(ended.count(), 5);
    QTRY_COMPARE(idle.count(), 1);
    QCOMPARE(m_server->seen().size(), forwarded);
    int local = 0;
    for (const auto &arguments : ended) {
        const auto result = arguments.first().value<SendResult>();
        QCOMPARE(result.outcome, forwards(threshold, result.entry.level) ? Outcome::Accepted : Outcome::Local);
        local += result.outcome == Outcome::Local ? 1 : 0;
    }
    QCOMPARE(local, 5 - forwarded);
    QCOMPARE(levelsIn(file()), (QStringList{u"debug"_s, u"info"_s, u"warning"_s, u"error"_s, u"alert"_s}));
}

void TestSdkLogger::configureChangesOneSetting()
{
    SdkLogger log(file());
    QVERIFY(log.configure({u"mara"_s, "key-1234", resourceOf(*m_server), Threshold::None, {}}));
    SdkSettings one;
    one.cloudLevel = Threshold::Error;
    QVERIFY(log.configure(one));
    QCOMPARE(log.threshold(), Threshold::Error);
    QCOMPARE(log.username(), u"mara"_s);
    QSignalSpy ended(&log, &SdkLogger::ended);
    QVERIFY(log.error(u"e"_s));
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(m_server->seen().value(0).headers.value("x-api-key"), QByteArray("key-1234"));
}

void TestSdkLogger::debugCountsWithoutAThreshold()
{
    SdkLogger log(file());
    QCOMPARE(log.threshold(), Threshold::Info);
    SdkSettings flag;
    flag.debug = true;
    QVERIFY(log.configure(flag));
    QCOMPARE(log.threshold(), Threshold::Debug);
    SdkSettings level;
    level.cloudLevel = Threshold::Error;
    QVERIFY(log.configure(level));
    QCOMPARE(log.threshold(), Threshold::Error);
}

void TestSdkLogger::aFaultySettingChangesNothing()
{
    SdkLogger log(file());
    QVERIFY(!log.configure({u"mara"_s, "a\nb", {}, Threshold::None, {}}));
    QVERIFY(!log.configure({u"mara"_s, {}, u"not a url"_s, Threshold::None, {}}));
    QCOMPARE(log.threshold(), Threshold::Info);
    QVERIFY(log.username().isEmpty());
}

void TestSdkLogger::withoutAResourceNothingLeaves()
{
    SdkLogger log(file());
    QSignalSpy ended(&log, &SdkLogger::ended);
    QSignalSpy idle(&log, &SdkLogger::idle);
    QVERIFY(log.error(u"e"_s));
    QVERIFY(log.error(u"f"_s));
    QTRY_COMPARE(idle.count(), 1);
    QCOMPARE(ended.count(), 2);
    QCOMPARE(ended.first().first().value<SendResult>().outcome, Outcome::NotSent);
    QCOMPARE(levelsIn(file()).size(), 2);
}

void TestSdkLogger::whatCannotBeWrittenIsForwardedAllTheSame()
{
    SdkLogger log(m_folder->path()); // a folder
    QVERIFY(log.configure({{}, "key-1234", resourceOf(*m_server), Threshold::Debug, {}}));
    QSignalSpy ended(&log, &SdkLogger::ended);
    const auto written = log.info(u"i"_s);
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::FileFailed);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(m_server->seen().size(), 1);
    const auto unfit = log.info(u"i"_s, {{u"marker"_s, ExtraField::Type::Text, u"x"_s}});
    QCOMPARE(unfit.error().kind, ErrorKind::BadInput);
    QCOMPARE(m_server->seen().size(), 1);
}

void TestSdkLogger::theFileIsTheOwners()
{
    SdkLog log(file());
    QCOMPARE(log.bytes(), 0);
    QVERIFY(log.write({Level::Info, u"m"_s, {}, {}, {}}));
    QCOMPARE(log.bytes(), QFileInfo(file()).size());
    QVERIFY(log.bytes() > 0);
    QCOMPARE(QFile::permissions(file()) & (QFileDevice::ReadGroup | QFileDevice::ReadOther),
             QFileDevice::Permissions());
}

void TestSdkLogger::aProgramOfSomebodyElses()
{
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"SERVICE_API_KEY"_s, u"key-1234"_s);
    environment.insert(u"SERVICE_RESOURCE"_s, resourceOf(*m_server));
    environment.insert(u"SERVICE_CLOUD_LEVEL"_s, u"WARNING"_s);
    program.setProcessEnvironment(environment);
    program.start(inBuildFolder(u"tests/service/sdkexample"_s), {file()});
    QTRY_COMPARE_WITH_TIMEOUT(program.state(), QProcess::NotRunning, 30'000);
    QCOMPARE(program.exitCode(), 0);
    QList<QByteArray> lines = program.readAllStandardOutput().trimmed().split('\n');
    std::sort(lines.begin(), lines.end());
    QCOMPARE(lines, (QList<QByteArray>{"debug local", "error accepted", "info local", "warning accepted"}));
    QCOMPARE(levelsIn(file()).size(), 4);
    QCOMPARE(m_server->seen().size(), 2);
}

RC_TEST(TestSdkLogger)

} // namespace rc::tst_sdklogger

#include "tst_sdklogger.moc"
