// SPDX-License-Identifier: GPL-3.0-or-later
// systemd and a YAML parser read the examples, and a shell runs each line that calls the program.
#include "cli/console.h"
#include "cli/serving.h"
#include "support/filebytes.h"
#include "support/logservice.h"
#include "support/testprogram.h"

#include <QXmlStreamReader>

namespace rc::tst_cli_ciexamples {

namespace {

QString exampleText(const QString &name)
{
    return QString::fromUtf8(bytesOf(rc::inSourceFolder(u"resources/examples/"_s + name)));
}

/// The paths whose names end in `end`.
QStringList examples(const QString &end)
{
    QStringList paths;
    const QDir folder(rc::inSourceFolder(u"resources/examples"_s));
    for (const QString &name : folder.entryList({u'*' + end}, QDir::Files))
        paths.append(folder.filePath(name));
    return paths;
}

QStringList callsIn(const QString &example)
{
    QStringList calls;
    for (QString line : exampleText(example).split(u'\n')) {
        line = line.trimmed();
        if (line.startsWith("- "_L1))
            line = line.sliced(2);
        if (line.startsWith("resource-console "_L1))
            calls.append(line);
    }
    return calls;
}

} // namespace

class TestCliCiExamples : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_console = std::make_unique<Console>();
        m_serving = std::make_unique<DemoProcess>(*m_console);
        m_console->set(u"SERVICE_RESOURCE"_s, m_serving->resourceUrl());
        m_console->set(u"SERVICE_MCP_URL"_s, m_serving->toolServerUrl());
        m_console->set(u"SERVICE_USERNAME"_s, m_serving->username());
        m_console->set(u"SERVICE_API_KEY"_s, QString::fromLatin1(m_serving->key()));
        m_console->set(u"GITHUB_STEP_SUMMARY"_s, m_console->home() + u"/summary.md"_s);
        QVERIFY(QDir(m_console->home()).mkpath(u"bin"_s));
        QVERIFY(QFile::link(rc::consoleBinary(), m_console->home() + u"/bin/resource-console"_s));
        ended(0, runLine(u"resource-console tools lock > tools.lock.json"_s));
    }

    void everyLineRunsAndWritesItsFile()
    {
        for (const QString &example : listOf("github-actions.yml gitlab-ci.yml")) {
            const QStringList calls = callsIn(example);
            QVERIFY(calls.size() >= 2);
            for (const QString &call : calls) {
                const RunResult ran = runLine(call);
                // the demo's tools have findings, but no drift or failure
                QVERIFY2(ran.exitCode == 0 || (call.contains(" lint "_L1) && ran.exitCode == 1), ran.details());
            }
        }
        const QString home = m_console->home() + u'/';
        for (const QString &sarif : listOf("tools.sarif drift.sarif")) {
            const QJsonObject log = QJsonDocument::fromJson(bytesOf(home + sarif)).object();
            QCOMPARE(log.value("version"_L1).toString(), u"2.1.0"_s);
            QCOMPARE(log.value("runs"_L1).toArray().size(), 1);
        }
        QXmlStreamReader junit(bytesOf(home + u"check.xml"_s));
        QVERIFY(junit.readNextStartElement());
        QCOMPARE(junit.name().toString(), u"testsuites"_s);
        QVERIFY(bytesOf(home + u"summary.md"_s).startsWith("## "));
        QVERIFY(!bytesOf(home + u"check.xml"_s).contains(m_serving->key()));
    }

    /// Always exits with 0, but prints the statements that it does not understand.
    void systemdAcceptsTheUnits()
    {
        const QStringList units = examples(u".timer"_s) + examples(u".service"_s);
        QCOMPARE(units.size(), 3);
        m_console->set(u"XDG_RUNTIME_DIR"_s, m_console->home());
        const RunResult ran =
            ended(0, m_console->runProgram(u"systemd-analyze"_s, listOf("--user --man=no verify", units)));
        QVERIFY2(ran.out.isEmpty() && ran.err.isEmpty(), ran.details());
    }

    void yamlIsValid()
    {
        const QStringList files = examples(u".yml"_s);
        QCOMPARE(files.size(), 3);
        const QString script =
            u"import sys, yaml\nfor f in sys.argv[1:]: assert isinstance(yaml.safe_load(open(f)), dict)"_s;
        ended(0, m_console->runProgram(u"python3"_s, listOf("-c", script, files)));
    }

    void aScheduledCheckLeavesItsResult_data()
    {
        QTest::addColumn<QString>("command");
        const auto row = [](const char *name, const QString &example, const QString &form) {
            const QRegularExpressionMatch found =
                QRegularExpression(form, QRegularExpression::MultilineOption).match(exampleText(example));
            QVERIFY2(found.hasMatch(), name);
            QTest::newRow(name) << found.captured(1).replace(u"$$"_s, u"$"_s);
        };
        row("systemd", u"resource-console-check.service"_s, u"^ExecStart=/bin/sh -c '(.*)'$"_s);
        row("cron", u"crontab"_s, u"^17 4 \\* \\* \\* (.*)$"_s);
    }

    void aScheduledCheckLeavesItsResult()
    {
        QFETCH(const QString, command);
        LogService service;
        const QString state = m_console->home() + u"/.local/state/resource-console"_s;
        const QString config = m_console->home() + u"/.config/resource-console"_s;
        QVERIFY(QDir().mkpath(state));
        (void)m_console->write(u".config/resource-console/api-key"_s, "test-key-0123456789");
        for (const QString &name : listOf("SERVICE_RESOURCE SERVICE_MCP_URL SERVICE_USERNAME SERVICE_API_KEY"))
            m_console->set(name, {}); // uses the profile's
        m_console->set(u"STATE_DIRECTORY"_s, state);
        m_console->set(u"CREDENTIALS_DIRECTORY"_s, config);
        ended(0, m_console->run(listOf("profile add prod --resource", service.resourceUrl(), "--mcp-url",
                                       service.base(), "--username mara")));
        const RunResult ran = runLine(command);
        const QByteArray result = bytesOf(state + u"/check.json"_s);
        QVERIFY2(ran.exitCode == 0, ran.details() + result);
        QVERIFY2(!QJsonDocument::fromJson(result).isNull() && !result.contains("test-key"), result);
        QVERIFY(service.accepted() > 0 && service.calls() > 0);
    }

private:
    [[nodiscard]] RunResult runLine(const QString &line) const
    {
        return m_console->runProgram(u"sh"_s, listOf("-c", u"cd \"$1\" && PATH=\"$1/bin:$PATH\" && eval \"$2\""_s, "sh",
                                                     m_console->home(), line));
    }

    std::unique_ptr<Console> m_console;
    std::unique_ptr<DemoProcess> m_serving;
};

RC_TEST(TestCliCiExamples)

} // namespace rc::tst_cli_ciexamples

#include "tst_cli_ciexamples.moc"
