// SPDX-License-Identifier: GPL-3.0-or-later
// Environments are read from files and user services, with a cap and a deadline, and never through a shell.
#include "environment/source/environmentsource.h"
#include "environment/source/serviceunit.h"
#include "support/require.h"
#include "support/testprogram.h"

#include <QFile>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace rc::tst_environmentsource {

namespace {

using Kind = EnvironmentSource::Kind;

void write(const QString &path, const QByteArray &bytes, bool executable = false)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    if (executable)
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

QString values(const EnvironmentVariables &variables)
{
    QStringList lines;
    for (const EnvironmentVariable &variable : variables.variables)
        lines.append(variable.name + u'=' + variable.value);
    return lines.join(u'|');
}

} // namespace

class TestEnvironmentSource : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void aFile();
    void files_data();
    void files();
    void theProgramsOwn();
    void aUnit();
    void systemctlGetsNoKey();
    void aUnitsMissingFiles();
    void noSuchUnit();
    void aUnitIsNoCommand_data();
    void aUnitIsNoCommand();
    void aServiceManagerThatHangs();
    void whoAskedIsGone();
    void shown_data();
    void shown();

private:
    /// systemctl as a script that prints `text`, first on the path.
    void systemctl(const QByteArray &script)
    {
        write(m_folder.filePath(u"bin/systemctl"_s), "#!/bin/sh\n" + script, true);
    }
    Result<EnvironmentVariables> read(const EnvironmentSource &source,
                                      std::chrono::milliseconds limit = std::chrono::seconds(20));

    QTemporaryDir m_folder;
};

void TestEnvironmentSource::initTestCase()
{
    QVERIFY(QDir(m_folder.path()).mkdir(u"bin"_s));
    qputenv("PATH", QFile::encodeName(m_folder.filePath(u"bin"_s)) + ':' + qgetenv("PATH"));
}

Result<EnvironmentVariables> TestEnvironmentSource::read(const EnvironmentSource &source,
                                                         std::chrono::milliseconds limit)
{
    std::optional<Result<EnvironmentVariables>> answer;
    readEnvironment(source, this, [&answer](Result<EnvironmentVariables> read) { answer = std::move(read); }, limit);
    RC_REQUIRE_WITHIN(30000, answer.has_value());
    return answer.value_or(failure(ErrorKind::Cancelled));
}

void TestEnvironmentSource::aFile()
{
    const QString path = m_folder.filePath(u".env"_s);
    write(path, "A=1\nB='2 3'\nA=4\n");
    const auto variables = read({Kind::File, path});
    QVERIFY(variables);
    QCOMPARE(values(*variables), u"B=2 3|A=4"_s);
    QCOMPARE(variables->find(u"A")->line, 3);
    QCOMPARE(variables->find(u"A")->file, path);
}

void TestEnvironmentSource::files_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("words");
    QTest::newRow("missing") << u"nowhere"_s << u"nowhere: No such file"_s;
    QTest::newRow("a folder") << u"bin"_s << u"this file cannot be read"_s;
    QTest::newRow("a pipe that nobody writes") << u"pipe"_s << u"this file cannot be read"_s;
}

void TestEnvironmentSource::files()
{
    QFETCH(const QString, name);
    QFETCH(const QString, words);
    const QString path = m_folder.filePath(name);
    if (name == "pipe"_L1)
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    const auto variables = read({Kind::File, path});
    QVERIFY(!variables);
    QCOMPARE(variables.error().kind, ErrorKind::FileFailed);
    QVERIFY2(variables.error().detail.contains(words), qPrintable(variables.error().detail));
    // What is too large is a fault of the text, and nothing of it is read.
    const QString large = m_folder.filePath(u"large"_s);
    write(large, QByteArray(envSizeCap + 1, '\n'));
    const auto cut = read({Kind::File, large});
    QVERIFY(cut && cut->faults.size() == 1 && cut->faults.first().why.contains(u"1 MiB"_s));
}

void TestEnvironmentSource::theProgramsOwn()
{
    qputenv("RC_TEST_VARIABLE", "here");
    const auto variables = read({});
    QVERIFY(variables);
    QCOMPARE(variables->find(u"RC_TEST_VARIABLE")->value, u"here"_s);
}

void TestEnvironmentSource::aUnit()
{
    const QString path = m_folder.filePath(u"unit env"_s);
    write(path, "B=file\nC=3\n");
    systemctl(
        "[ \"$*\" = '--user --no-pager show -p LoadState,Environment,EnvironmentFiles -- app@1.service' ] || exit 9\n"
        "cat <<'END'\nLoadState=loaded\nEnvironment=A=1 \"B=unit value\" \"D=\\\"q\\\" \\$x\"\nEnvironmentFiles=" +
        QFile::encodeName(path) + " (ignore_errors=no)\nEND\n");
    const auto variables = read({Kind::Unit, u"app@1.service"_s});
    QVERIFY2(variables, variables ? "" : qPrintable(variables.error().detail));
    QCOMPARE(values(*variables), u"A=1|D=\"q\" $x|B=file|C=3"_s);
}

/// systemctl finds its manager, and sees nothing else of what this program was started with.
void TestEnvironmentSource::systemctlGetsNoKey()
{
    qputenv("SERVICE_API_KEY", "canary-key");
    const auto gone = qScopeGuard([] { qunsetenv("SERVICE_API_KEY"); });
    systemctl("printf 'LoadState=loaded\\nEnvironment=KEY=%s HOME_IS=%s\\n' \"$SERVICE_API_KEY\" \"${HOME:+there}\"");
    const auto variables = read({Kind::Unit, u"app"_s});
    QVERIFY(variables);
    QCOMPARE(values(*variables), u"KEY=|HOME_IS=there"_s);
}

void TestEnvironmentSource::aUnitsMissingFiles()
{
    systemctl("printf 'LoadState=loaded\\nEnvironment=A=1\\nEnvironmentFiles=/nowhere/x (ignore_errors=yes)\\n'");
    QVERIFY(read({Kind::Unit, u"app"_s}));
    systemctl("printf 'LoadState=loaded\\nEnvironment=A=1\\nEnvironmentFiles=/nowhere/x (ignore_errors=no)\\n'");
    const auto missing = read({Kind::Unit, u"app"_s});
    QVERIFY(!missing && missing.error().detail.startsWith(u"/nowhere/x"_s));
}

void TestEnvironmentSource::noSuchUnit()
{
    systemctl("printf 'LoadState=not-found\\nEnvironment=\\n'");
    const auto none = read({Kind::Unit, u"app"_s});
    QVERIFY(!none && none.error().detail.contains(u"app"_s));
    systemctl("echo 'Failed to connect to bus: No medium found' >&2; exit 1");
    const auto nobody = read({Kind::Unit, u"app"_s});
    QVERIFY(!nobody && nobody.error().detail.contains(u"No medium found"_s));
}

void TestEnvironmentSource::aUnitIsNoCommand_data()
{
    QTest::addColumn<QString>("unit");
    QTest::newRow("empty") << QString();
    QTest::newRow("an option") << u"--version"_s;
    QTest::newRow("a command") << u"a; touch /tmp/x"_s;
    QTest::newRow("a path") << u"../a"_s;
    QTest::newRow("too long") << QString(256, u'a');
}

void TestEnvironmentSource::aUnitIsNoCommand()
{
    QFETCH(const QString, unit);
    const QString mark = m_folder.filePath(u"ran"_s);
    systemctl("touch '" + QFile::encodeName(mark) + "'\n");
    const auto variables = read({Kind::Unit, unit});
    QVERIFY(!variables);
    QCOMPARE(variables.error().kind, ErrorKind::BadInput);
    QVERIFY(!QFile::exists(mark));
}

void TestEnvironmentSource::aServiceManagerThatHangs()
{
    systemctl("exec sleep 3600");
    const auto variables = read({Kind::Unit, u"app"_s}, std::chrono::milliseconds(200));
    QVERIFY(!variables);
    QCOMPARE(variables.error().kind, ErrorKind::TimedOut);
}

void TestEnvironmentSource::whoAskedIsGone()
{
    systemctl("exec sleep 3600");
    auto *context = new QObject;
    bool answered = false;
    readEnvironment({Kind::Unit, u"app"_s}, context,
                    [&answered](const Result<EnvironmentVariables> &) { answered = true; });
    QCoreApplication::processEvents();
    delete context;
    QCoreApplication::processEvents();
    QVERIFY(!answered);
}

void TestEnvironmentSource::shown_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing set") << QByteArray("LoadState=loaded\nEnvironment=\n") << u""_s;
    QTest::newRow("no equals sign") << QByteArray("LoadState=loaded\nEnvironment=A =b C=1\n") << u"C=1"_s;
    QTest::newRow("an unclosed quote") << QByteArray("LoadState=loaded\nEnvironment=C=1 \"A=b\n") << u"C=1"_s;
    QTest::newRow("not an answer") << QByteArray("hello") << u"(refused)"_s;
    QTest::newRow("nothing") << QByteArray() << u"(refused)"_s;
}

void TestEnvironmentSource::shown()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    const auto unit = serviceUnitFrom(text, u"app"_s);
    QCOMPARE(unit ? values(unit->environment) : u"(refused)"_s, expected);
}

RC_TEST(TestEnvironmentSource)

} // namespace rc::tst_environmentsource

#include "tst_environmentsource.moc"
