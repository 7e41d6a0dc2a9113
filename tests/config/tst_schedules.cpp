// SPDX-License-Identifier: GPL-3.0-or-later
// Units and jobs that run by themselves: the command comes out as it went in, and no key ever does.
#include "config/formats/schedules.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_schedules {

namespace {

Schedule sample(const QString &name = u"payments"_s)
{
    Schedule schedule;
    schedule.profile.name = name;
    schedule.profile.resource = u"https://logs.example.net/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
    schedule.profile.toolServer = u"https://mcp.example.net"_s;
    schedule.profile.username = u"mara"_s;
    schedule.profile.logTool = {schedule.profile.toolServer, u"general"_s, u"resource_logs"_s, "{}"};
    return schedule;
}

/// What a shell makes of the command of a schedule.
struct Ran
{
    int exitCode = -1;
    QByteArray said;          ///< on both outputs
    QByteArray proof;         ///< in the file of that name
    bool hookCalled = false;  ///< on-failure
    QStringList filesOfState; ///< beside the proof
};

/// With a program of that name that prints its words and then what it reads, and ends with `exitCode`.
Ran ranBy(const QString &command, const QString &file, int exitCode = 0)
{
    QTemporaryDir folder;
    const auto write = [&folder](const QString &name, const QByteArray &text) {
        QFile made(folder.filePath(name));
        if (made.open(QIODevice::WriteOnly))
            made.write(text);
        made.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    };
    QDir(folder.path()).mkpath(u".config/resource-console"_s);
    write(u"resource-console"_s, "#!/bin/sh\nprintf '<%s>' \"$@\"\ncat\nexit " + QByteArray::number(exitCode) + '\n');
    write(u".config/resource-console/on-failure"_s, "#!/bin/sh\n: > \"$HOME/called\"\n");
    write(u".config/resource-console/api-key"_s, "the-key");
    write(u"api-key"_s, "the-key");
    QProcess shell;
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, folder.path() + u":/usr/bin:/bin"_s);
    environment.insert(u"HOME"_s, folder.path());
    environment.insert(u"CREDENTIALS_DIRECTORY"_s, folder.path());
    const QString state = folder.filePath(u".local/state/resource-console"_s);
    QDir().mkpath(state);
    environment.insert(u"STATE_DIRECTORY"_s, state);
    shell.setProcessEnvironment(environment);
    shell.start(u"/bin/sh"_s, {u"-c"_s, command});
    shell.closeWriteChannel();
    shell.waitForFinished();
    Ran ran;
    ran.exitCode = shell.exitCode();
    ran.said = shell.readAllStandardOutput() + shell.readAllStandardError();
    QFile proof(QDir(state).filePath(file));
    if (proof.open(QIODevice::ReadOnly))
        ran.proof = proof.readAll();
    ran.hookCalled = QFile::exists(folder.filePath(u"called"_s));
    ran.filesOfState = QDir(state).entryList(QDir::Files);
    return ran;
}

/// The last word of ExecStart= as systemd reads it: a text in double quotes with escapes, doubled percent and dollar
/// signs.
QString executed(const QString &unit)
{
    static const QRegularExpression line(u"\nExecStart=/bin/sh -c \"(.*)\"\n"_s);
    const QString quoted = line.match(unit).captured(1);
    QString text;
    for (qsizetype at = 0; at < quoted.size(); ++at) {
        const QChar letter = quoted.at(at);
        if (letter == u'\\' || letter == u'%' || letter == u'$')
            ++at;
        text += quoted.at(at);
    }
    return text;
}

/// One text of a pod's list as YAML and then the kubelet read it: escapes resolved, two dollar signs made one.
QString ofPod(QString text)
{
    if (text.startsWith(u'"')) {
        text = text.mid(1, text.size() - 2);
        text.replace(u"\\\""_s, u"\""_s).replace(u"\\\\"_s, u"\\"_s);
    }
    return text.replace(u"$$"_s, u"$"_s);
}

struct Container
{
    QStringList command;
    QStringList arguments;
    QString hook; ///< the value of ON_FAILURE
};

/// What a pod of this manifest starts.
Container containerOf(const QString &manifest)
{
    Container container;
    QStringList *list = nullptr;
    const QString item(16, u' ');
    for (const QString &line : manifest.split(u'\n')) {
        if (line.startsWith(item + u"  "_s) && list != nullptr) {
            list->last() += ofPod(line.mid(item.size() + 2)) + u'\n';
        } else if (list != nullptr && line.startsWith(item + u"- "_s)) {
            const QString text = line.mid(item.size() + 2);
            list->append(text == "|"_L1 ? QString() : ofPod(text));
        } else if (const QString word = line.trimmed(); word.endsWith(u':')) {
            list = word == "command:"_L1 ? &container.command : word == "args:"_L1 ? &container.arguments : nullptr;
        } else if (const QString before = u"value: "_s; list == nullptr && word.startsWith(before)) {
            container.hook = ofPod(word.mid(before.size()));
        }
    }
    return container;
}

/// What such a container prints and how it ends, beside a program that says what it was given and which variables it
/// has, and ends with `exitCode`.
struct Contained
{
    int exitCode = -1;
    QByteArray out;
    QByteArray hook; ///< what the hook wrote of itself; empty: it was not called
};

Contained containedBy(const Container &container, int exitCode, const QByteArray &program = {}, bool isEnded = false)
{
    QTemporaryDir folder;
    QFile made(folder.filePath(u"resource-console"_s));
    if (made.open(QIODevice::WriteOnly))
        made.write("#!/bin/sh\nprintf '<%s>' \"$@\"\n" + program + "\nexit " + QByteArray::number(exitCode) + '\n');
    made.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    made.close();
    QProcessEnvironment environment;
    environment.insert(u"PATH"_s, folder.path() + u":/usr/bin:/bin"_s);
    environment.insert(u"HOME"_s, folder.path());
    environment.insert(u"SERVICE_API_KEY"_s, u"the-key"_s);
    environment.insert(u"ON_FAILURE"_s, u"env > \"$HOME/hook\"; echo told"_s);
    QProcess shell;
    shell.setProcessEnvironment(environment);
    shell.start(container.command.first(), container.command.mid(1) + container.arguments);
    shell.closeWriteChannel();
    if (isEnded && rc::waitFor([&folder] { return QFile::exists(folder.filePath(u"began"_s)); }))
        shell.terminate();
    shell.waitForFinished();
    Contained ran;
    ran.exitCode = shell.exitStatus() == QProcess::NormalExit ? shell.exitCode() : -1;
    ran.out = shell.readAllStandardOutput();
    QFile hook(folder.filePath(u"hook"_s));
    if (hook.open(QIODevice::ReadOnly))
        ran.hook = hook.readAll();
    return ran;
}

QByteArray shown(const QStringList &words)
{
    QByteArray text;
    for (const QString &word : words)
        text += '<' + word.toUtf8() + '>';
    return text;
}

} // namespace

class TestSchedules : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatIsWritten()
    {
        for (const ScheduleFormatRow &row : scheduleFormatTable()) {
            QCOMPARE(scheduleFormatFromWord(QString(row.word)), row.format);
            const Result<QString> text = scheduleText(sample(), row.format);
            QVERIFY(text && text->endsWith(u'\n'));
            QVERIFY(text->contains(u"--arrival"_s));
            Schedule drill = sample();
            drill.drill = Level::Alert;
            const Result<QString> ofDrill = scheduleText(drill, row.format);
            QVERIFY(ofDrill && ofDrill->contains(u"--yes"_s));
        }
        QVERIFY(!scheduleFormatFromWord(u"launchd"));
    }

    void theCommandComesOutAsItWentIn_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : {u"payments"_s, u"it's 5 % of $HOME"_s, u"a \"b\" \\ `c` $(d) %h"_s, u"ä–€"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void theCommandComesOutAsItWentIn()
    {
        QFETCH(QString, name);
        const Schedule schedule = sample(name);
        const QStringList words = scheduledCommand(schedule, true);
        QVERIFY(words.contains(name));
        const Result<QString> unit = scheduleText(schedule, ScheduleFormat::SystemdTimer);
        QVERIFY(unit);
        const QString file = u"resource-console-check.prom"_s;
        QCOMPARE(ranBy(executed(*unit), file).proof,
                 shown(words + QStringList{u"--openmetrics"_s, u"--key-stdin"_s}) + "the-key");
        const Result<QString> cron = scheduleText(schedule, ScheduleFormat::Cron);
        QVERIFY(cron);
        QString line = cron->section(u'\n', 1, 1).section(u' ', 5);
        line.replace(u"\\%"_s, u"%"_s); // as cron does
        QCOMPARE(ranBy(line, file).proof,
                 shown(words + QStringList{u"--openmetrics"_s, u"--key-stdin"_s, u"--quiet"_s}) + "the-key");
    }

    void provesEachRunAndTellsWhoeverWantsToKnow_data()
    {
        QTest::addColumn<bool>("drill");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("a check") << false << 0;
        QTest::newRow("a check that fails") << false << 4;
        QTest::newRow("a drill that fails") << true << 8;
    }
    void provesEachRunAndTellsWhoeverWantsToKnow()
    {
        QFETCH(bool, drill);
        QFETCH(int, exitCode);
        Schedule schedule = sample();
        if (drill)
            schedule.drill = Level::Alert;
        const QString file = drill ? u"resource-console-drill.json"_s : u"resource-console-check.prom"_s;
        const Result<QString> unit = scheduleText(schedule, ScheduleFormat::SystemdTimer);
        QVERIFY(unit && unit->contains(u"\nStateDirectory=resource-console\n"_s));
        QVERIFY(unit->contains(u"\nOnFailure="_s));
        const Ran bySystemd = ranBy(executed(*unit), file, exitCode);
        QCOMPARE(bySystemd.exitCode, exitCode); // systemd is told
        QVERIFY(!bySystemd.proof.isEmpty());
        QCOMPARE(bySystemd.filesOfState, QStringList{file}); // no half of one is left
        const Result<QString> cron = scheduleText(schedule, ScheduleFormat::Cron);
        QVERIFY(cron);
        const Ran byCron = ranBy(cron->section(u'\n', 1, 1).section(u' ', 5), file, exitCode);
        QCOMPARE(byCron.hookCalled, exitCode != 0);
        QVERIFY(!byCron.proof.isEmpty());
        QVERIFY2(byCron.said.isEmpty(), byCron.said); // cron would mail it
        for (const ScheduleFormat format : {ScheduleFormat::GitHubActions, ScheduleFormat::GitLabCi}) {
            const Result<QString> text = scheduleText(schedule, format);
            QVERIFY(text && text->contains(drill ? u"--json > resource-console-drill.json"_s
                                                 : u"--junit > resource-console-check.xml"_s));
        }
        const Result<QString> pod = scheduleText(schedule, ScheduleFormat::KubernetesCronJob);
        QVERIFY(pod && pod->contains(u"--json"_s));
    }

    void aContainerGivesTheCommandAsItWentIn_data()
    {
        QTest::addColumn<QString>("user");
        for (const QString &user : {u"mara"_s, u"$(SERVICE_API_KEY) $$(PATH) $HOME"_s, u"it's \"x\" \\ `c` $"_s})
            QTest::newRow(qPrintable(user)) << user;
    }
    void aContainerGivesTheCommandAsItWentIn()
    {
        QFETCH(QString, user);
        Schedule schedule = sample();
        schedule.profile.username = user;
        const Result<QString> text = scheduleText(schedule, ScheduleFormat::KubernetesCronJob);
        QVERIFY(text);
        const QStringList words = scheduledCommand(schedule, false);
        QVERIFY(words.contains(user));
        QCOMPARE(containedBy(containerOf(*text), 0).out, shown(words + QStringList{u"--json"_s}));
    }

    void aContainerTellsOfAFailureAndKeepsItsExitCode_data()
    {
        QTest::addColumn<bool>("drill");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("a check") << false << 0;
        QTest::newRow("a check that fails") << false << 4;
        QTest::newRow("a drill that is late") << true << 8;
    }
    void aContainerTellsOfAFailureAndKeepsItsExitCode()
    {
        QFETCH(bool, drill);
        QFETCH(int, exitCode);
        Schedule schedule = sample();
        if (drill)
            schedule.drill = Level::Alert;
        const Result<QString> text = scheduleText(schedule, ScheduleFormat::KubernetesCronJob);
        QVERIFY(text);
        const Container container = containerOf(*text);
        QVERIFY(!container.hook.isEmpty());
        QVERIFY(!text->contains(u"the-key"_s) && text->contains(u"secretKeyRef"_s));
        const Contained ran = containedBy(container, exitCode);
        QCOMPARE(ran.exitCode, exitCode);
        QCOMPARE(!ran.hook.isEmpty(), exitCode != 0);
        QVERIFY2(!ran.hook.contains("the-key"), ran.hook); // the hook may be anything
        QVERIFY2(!ran.out.contains("told"), ran.out);      // stdout is the JSON of the run
    }

    void aPodThatIsEndedEndsTheProgramAndWaitsForIt()
    {
        const Result<QString> text = scheduleText(sample(), ScheduleFormat::KubernetesCronJob);
        QVERIFY(text);
        const QByteArray untilTold =
            "trap 'echo ended; exit 130' TERM\n: > \"$HOME/began\"\nwhile :; do sleep 0.01; done";
        const Contained ran = containedBy(containerOf(*text), 0, untilTold, true);
        QCOMPARE(ran.exitCode, 130);
        QVERIFY2(ran.out.contains("ended"), ran.out);
        QVERIFY(!ran.hook.isEmpty());
    }

    void elsewhereEverythingIsNamed()
    {
        const QStringList words = scheduledCommand(sample(), false);
        QVERIFY(!words.contains(u"--profile"_s));
        for (const QString &word :
             {u"--resource"_s, u"--mcp-url"_s, u"--username"_s, u"--log-tool"_s, u"resource_logs"_s})
            QVERIFY2(words.contains(word), qPrintable(word));
    }

    void whatCannotWorkIsRefused()
    {
        Schedule keychain = sample();
        keychain.fromKeychain = true;
        QVERIFY(scheduleText(keychain, ScheduleFormat::SystemdTimer));
        for (const ScheduleFormat format : {ScheduleFormat::Cron, ScheduleFormat::KubernetesCronJob,
                                            ScheduleFormat::GitHubActions, ScheduleFormat::GitLabCi})
            QVERIFY(!scheduleText(keychain, format));
        Schedule withoutTools = sample();
        withoutTools.profile.toolServer.clear();
        QVERIFY(!scheduleText(withoutTools, ScheduleFormat::Cron));
        Schedule evaluated = sample();
        evaluated.profile.username = u"${{ secrets.OTHER }}"_s;
        QVERIFY(!scheduleText(evaluated, ScheduleFormat::GitHubActions));
    }

    void withTheKeychainThereIsNoCredential()
    {
        Schedule keychain = sample();
        keychain.fromKeychain = true;
        const Result<QString> unit = scheduleText(keychain, ScheduleFormat::SystemdTimer);
        QVERIFY(unit);
        QVERIFY(!unit->contains(u"LoadCredential"_s));
        QVERIFY(!unit->contains(u"--key-stdin"_s));
        QCOMPARE(ranBy(executed(*unit), u"resource-console-check.prom"_s).proof,
                 shown(scheduledCommand(keychain, true) + QStringList{u"--openmetrics"_s}));
    }
};

RC_TEST(TestSchedules)

} // namespace rc::tst_schedules

#include "tst_schedules.moc"
