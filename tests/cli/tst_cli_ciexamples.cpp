// SPDX-License-Identifier: GPL-3.0-or-later
// Each line of the CI examples that calls the program, run by a shell against the demo service.
#include "cli/console.h"
#include "cli/serving.h"
#include "support/testpaths.h"
#include "support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>
#include <QXmlStreamReader>

#include <memory>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_ciexamples {

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList callsIn(const QString &example)
{
    QStringList calls;
    for (QString line :
         QString::fromUtf8(bytesOf(rc::inSourceFolder(u"resources/examples/"_s + example))).split(u'\n')) {
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
    void init();
    void everyLineRuns_data();
    void everyLineRuns();
    void filesAreWhatTheyAreCalled();

private:
    [[nodiscard]] Ran runLine(const QString &line) const;

    std::unique_ptr<Console> m_console;
    std::unique_ptr<Serving> m_serving;
};

void TestCliCiExamples::init()
{
    m_console = std::make_unique<Console>();
    m_serving = std::make_unique<Serving>(*m_console);
    m_console->set(u"SERVICE_RESOURCE"_s, m_serving->resourceUrl());
    m_console->set(u"SERVICE_MCP_URL"_s, m_serving->toolServerUrl());
    m_console->set(u"SERVICE_USERNAME"_s, m_serving->username());
    m_console->set(u"SERVICE_API_KEY"_s, QString::fromLatin1(m_serving->key()));
    m_console->set(u"GITHUB_STEP_SUMMARY"_s, m_console->home() + u"/summary.md"_s);
    QVERIFY(QFile::link(rc::consoleBinary(), m_console->home() + u"/resource-console"_s));
    const Ran lock = runLine(u"resource-console tools lock > tools.lock.json"_s);
    QVERIFY2(lock.exitCode == 0, lock.told());
}

Ran TestCliCiExamples::runLine(const QString &line) const
{
    return m_console->runProgram(
        u"sh"_s, {u"-c"_s, u"cd \"$1\" && PATH=\"$1:$PATH\" && eval \"$2\""_s, u"sh"_s, m_console->home(), line});
}

void TestCliCiExamples::everyLineRuns_data()
{
    QTest::addColumn<QString>("line");
    for (const QString &example : {u"github-actions.yml"_s, u"gitlab-ci.yml"_s}) {
        const QStringList calls = callsIn(example);
        QVERIFY(calls.size() >= 3);
        for (const QString &call : calls)
            QTest::newRow(qPrintable(example + u": "_s + call)) << call;
    }
}

void TestCliCiExamples::everyLineRuns()
{
    QFETCH(QString, line);
    const Ran ran = runLine(line);
    // the demo's tools have findings, and nothing drifts or fails
    const bool mayFind = line.contains(" lint "_L1);
    QVERIFY2(ran.exitCode == 0 || (mayFind && ran.exitCode == 1), ran.told());
}

void TestCliCiExamples::filesAreWhatTheyAreCalled()
{
    for (const QString &example : {u"github-actions.yml"_s, u"gitlab-ci.yml"_s}) {
        for (const QString &call : callsIn(example))
            (void)runLine(call);
    }
    const QString home = m_console->home() + u'/';
    for (const QString &sarif : {u"tools.sarif"_s, u"drift.sarif"_s}) {
        const QJsonObject log = QJsonDocument::fromJson(bytesOf(home + sarif)).object();
        QCOMPARE(log.value("version"_L1).toString(), u"2.1.0"_s);
        QCOMPARE(log.value("runs"_L1).toArray().size(), 1);
    }
    QXmlStreamReader junit(bytesOf(home + u"check.xml"_s));
    QVERIFY(junit.readNextStartElement());
    QCOMPARE(junit.name().toString(), u"testsuites"_s);
    QVERIFY(bytesOf(home + u"resource.prom"_s).endsWith("# EOF\n"));
    QVERIFY(bytesOf(home + u"summary.md"_s).startsWith("## "));
    QVERIFY(!bytesOf(home + u"check.xml"_s).contains(m_serving->key()));
}

RC_TEST(TestCliCiExamples)

} // namespace rc::tst_cli_ciexamples

#include "tst_cli_ciexamples.moc"
