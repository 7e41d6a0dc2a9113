// SPDX-License-Identifier: GPL-3.0-or-later
// Environments are read from files and from this process, with a size limit and a timeout.
#include "environment/environmentvariables.h"
#include "support/testprogram.h"

#include <optional>
#include <sys/stat.h>

namespace rc::tst_environmentsource {

namespace {

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
    void initTestCase() { QVERIFY(QDir(m_folder.path()).mkdir(u"bin"_s)); }

    void aFile()
    {
        const QString path = m_folder.filePath(u".env"_s);
        writeBytes(path, "A=1\nB='2 3'\nA=4\n");
        const auto variables = read({path});
        QVERIFY(variables);
        QCOMPARE(values(*variables), u"B=2 3|A=4"_s);
        QCOMPARE(variables->find(u"A")->line, 3);
        QCOMPARE(variables->find(u"A")->file, path);
    }

    void files_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        QTest::newRow("missing") << u"nowhere"_s << u"nowhere: No such file"_s;
        QTest::newRow("a folder") << u"bin"_s << u"not a regular file"_s;
        QTest::newRow("a pipe that nobody writes") << u"pipe"_s << u"not a regular file"_s;
    }

    void files()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, words);
        const QString path = m_folder.filePath(name);
        if (name == "pipe"_L1)
            QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        const auto variables = read({path});
        QVERIFY(!variables);
        QCOMPARE(variables.error().kind, ErrorKind::FileFailed);
        QVERIFY2(variables.error().detail.contains(words), qPrintable(variables.error().detail));
        // A file that is too large is not read at all.
        const QString large = m_folder.filePath(u"large"_s);
        writeBytes(large, QByteArray(envSizeCap + 1, '\n'));
        const auto cut = read({large});
        QVERIFY(!cut);
        QVERIFY2(cut.error().detail.contains(u"1 MiB"_s), qPrintable(cut.error().detail));
    }

    void theProgramsOwn()
    {
        qputenv("RC_TEST_VARIABLE", "here");
        const auto variables = read({});
        QVERIFY(variables);
        QCOMPARE(variables->find(u"RC_TEST_VARIABLE")->value, u"here"_s);
    }

    void whoAskedIsGone()
    {
        auto *context = new QObject;
        bool answered = false;
        readEnvironment({}, context, [&answered](const Result<EnvironmentVariables> &) { answered = true; });
        delete context;
        QCoreApplication::processEvents();
        QVERIFY(!answered);
    }

private:
    Result<EnvironmentVariables> read(const EnvironmentSource &source,
                                      std::chrono::milliseconds limit = std::chrono::seconds(20))
    {
        std::optional<Result<EnvironmentVariables>> answer;
        readEnvironment(
            source, this, [&answer](Result<EnvironmentVariables> read) { answer = std::move(read); }, limit);
        RC_TRY_REQUIRE(answer.has_value());
        return answer.value_or(failure(ErrorKind::Cancelled));
    }

    QTemporaryDir m_folder;
};

RC_TEST(TestEnvironmentSource)

} // namespace rc::tst_environmentsource

#include "tst_environmentsource.moc"
