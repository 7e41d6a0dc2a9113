// SPDX-License-Identifier: GPL-3.0-or-later
// Environments are read from files and from this process, with a size limit and a timeout, and compared with a profile:
// each difference has its mark and sentence, and none contains a key. Its differing valid values are taken over, never
// a key.
#include "core/key/secret.h"
#include "environment/environmentcomparison.h"
#include "environment/environmentimport.h"
#include "environment/environmentvariables.h"
#include "support/testprogram.h"

#include <optional>
#include <sys/stat.h>

namespace rc::tst_environment {

namespace {

const QString url = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
const QByteArray canary = "k3y-canary-0123456789";

Profile profile()
{
    Profile profile;
    profile.name = u"payments"_s;
    profile.resource = url;
    profile.username = u"jon"_s;
    profile.threshold = Threshold::Warning;
    return profile;
}

EnvironmentComparison compared(const QByteArray &text, const Profile &with = profile(),
                               KeyState state = KeyState::Saved)
{
    EnvironmentVariables environment;
    environment.add(parseEnv(text), u"/srv/.env"_s);
    return compareEnvironment(with, state == KeyState::Saved ? Secret(canary) : Secret(), state, environment,
                              u"SERVICE_"_s);
}

EnvironmentRow rowOf(const EnvironmentComparison &comparison, const QString &name)
{
    for (const EnvironmentRow &row : comparison.rows) {
        if (row.name == name)
            return row;
    }
    return {};
}

const QByteArray good = "SERVICE_RESOURCE=" + url.toUtf8() + "\nSERVICE_USERNAME=jon\nSERVICE_API_KEY=" + canary +
                        "\nSERVICE_CLOUD_LEVEL=WARNING\nSERVICE_DEBUG=false\n";

QString values(const EnvironmentVariables &variables)
{
    QStringList lines;
    for (const EnvironmentVariable &variable : variables.variables)
        lines.append(variable.name + u'=' + variable.value);
    return lines.join(u'|');
}

const QByteArray theirs = "k3y-of-the-environment";
const QByteArray mine = "k3y-of-the-profile";

EnvironmentImport taken(const QByteArray &text, const Profile &with = profile(), const QByteArray &key = mine,
                        bool keyIsKnown = true, const QString &prefix = u"SERVICE_"_s)
{
    EnvironmentVariables environment;
    environment.add(parseEnv(text), u"/srv/.env"_s);
    return importEnvironment(with, Secret(key), keyIsKnown, environment, prefix);
}

} // namespace

class TestEnvironment : public QObject
{
    Q_OBJECT

private slots:
    void allEqual()
    {
        const EnvironmentComparison comparison = compared(good);
        for (const EnvironmentRow &row : comparison.rows)
            QVERIFY2(row.status == EnvironmentStatus::Equal, qPrintable(row.name + u": "_s + row.verdict));
        QCOMPARE(comparison.rows.size(), 5);
        QVERIFY(!comparison.differs());
        QCOMPARE(rowOf(comparison, u"SERVICE_DEBUG"_s).line, 5);
        QVERIFY(!compared(good + "UNRELATED=1\n").differs());
        QCOMPARE(compared(good + "UNRELATED=1\n").otherNames, 1);
    }

    /// Newer SDKs read *_RESOURCE_URL as well.
    void newerResourceVariable()
    {
        const EnvironmentComparison comparison =
            compared(QByteArray(good).replace("SERVICE_RESOURCE=", "SERVICE_RESOURCE_URL="));
        QVERIFY(!comparison.differs());
        QCOMPARE(rowOf(comparison, u"SERVICE_RESOURCE_URL"_s).status, EnvironmentStatus::Equal);
    }

    void one_data()
    {
        QTest::addColumn<QByteArray>("text"); // one setting that replaces the valid one
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("verdict"); // a part of it
        const QByteArray address = url.toUtf8();
        const auto row = [](const char *name, const QByteArray &text, const char *status, const QString &verdict) {
            QTest::newRow(name) << text << QString::fromLatin1(status) << verdict;
        };
        row("no slash at the end", "SERVICE_RESOURCE=" + address.chopped(1), "equal", u"equal"_s);
        row("another owner", "SERVICE_RESOURCE=" + QByteArray(address).replace("mara", "jon"), "different",
            u"different owner in the path: /u/jon, but the profile has /u/mara"_s);
        row("another UUID", "SERVICE_RESOURCE=" + QByteArray(address).replace("3e2a", "3e2b"), "different",
            u"the UUID"_s);
        row("another server", "SERVICE_RESOURCE=" + QByteArray(address).replace("logs.", "log."), "different",
            u"different server: https://log.example.net"_s);
        row("different product path", "SERVICE_RESOURCE=" + QByteArray(address).replace("/tools", ""), "different",
            u"product path"_s);
        row("/logs/ behind it", "SERVICE_RESOURCE=" + address + "logs/", "suspicious", u"/logs/"_s);
        row("no address", "SERVICE_RESOURCE=payments", "different", u"not a Resource URL"_s);
        row("quotes inside quotes", "SERVICE_USERNAME=\"'jon'\"", "suspicious", u"quotes are part of the value"_s);
        row("a space at the end", "SERVICE_CLOUD_LEVEL=\"WARNING \"", "suspicious", u"a space or line break"_s);
        row("a variable", "SERVICE_RESOURCE=https://${HOST}/u/a/", "different", u"contains ${"_s);
        row("a variable of an earlier line",
            "SERVICE_RESOURCE=\"${HOST}\"\nHOST=logs.example.net\n" +
                QByteArray("SERVICE_RESOURCE='" + address + "'").replace("logs.example.net", "${HOST:-log}"),
            "suspicious", u"do not replace ${"_s);
        row("another variable of an earlier line", "SERVICE_USERNAME=mara\nSERVICE_USERNAME=${SERVICE_USERNAME}",
            "different", u"the profile has jon"_s);
        row("a variable's default", "SERVICE_USERNAME=${NOPE:-jon}", "suspicious", u"do not replace ${"_s);
        row("a zero-width space", "SERVICE_USERNAME=jon\xe2\x80\x8b", "suspicious", u"invisible characters"_s);
        row("another name", "SERVICE_USERNAME=mara", "different", u"the profile has jon"_s);
        row("another letter case", "SERVICE_USERNAME=Jon", "suspicious", u"capitalization"_s);
        row("both names", "SERVICE_EMAIL=jon@example.net", "equal", u"equal"_s);
        row("another key", "SERVICE_API_KEY=another-key", "different", u"not the profile’s key ("_s);
        row("a key with a space at its end", "SERVICE_API_KEY='" + canary + " '", "suspicious",
            u"a space or line break"_s);
        row("a key with a line break inside", "SERVICE_API_KEY=\"ab\ncd\"", "different", u"line break"_s);
        row("another level", "SERVICE_CLOUD_LEVEL=INFO", "different", u"the profile has WARNING"_s);
        row("a level in small letters", "SERVICE_CLOUD_LEVEL=warning", "suspicious", u"capitalization"_s);
        row("no level", "SERVICE_CLOUD_LEVEL=WARN", "different", u"the SDKs accept DEBUG, INFO"_s);
        row("an empty level", "SERVICE_CLOUD_LEVEL=", "missing", u"an SDK uses INFO, the profile has WARNING"_s);
        row("off", "SERVICE_DEBUG=off", "equal", u"equal"_s);
        row("on", "SERVICE_DEBUG=on", "different", u"the profile has false"_s);
        row("TRUE", "SERVICE_DEBUG=TRUE", "different", u"the profile has false"_s);
        row("no flag", "SERVICE_DEBUG=enabled", "suspicious", u"the SDKs accept only 1, true, t, yes, y and on"_s);
        row("a comment", "SERVICE_USERNAME=jon # c", "equal", u"equal"_s);
        row("a comment behind quotes", "SERVICE_USERNAME='jon' # c", "equal", u"equal"_s);
        row("a line of a shell", "SERVICE_DEBUG=off\ndeclare -x SERVICE_DEBUG=\"off\"", "suspicious", u"shell"_s);
        row("a carriage return", "SERVICE_DEBUG=off\r", "suspicious", u"carriage return"_s);
        row("quotes", "SERVICE_USERNAME='jon'", "equal", u"equal"_s);
    }

    void one()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, status);
        QFETCH(const QString, verdict);
        const QByteArray name = text.left(text.indexOf('='));
        QByteArray whole;
        for (const QByteArray &line : good.split('\n'))
            whole += line.startsWith(name + '=') || line.isEmpty() ? QByteArray() : line + '\n';
        whole += text + '\n';
        const EnvironmentComparison comparison = compared(whole);
        const EnvironmentRow row =
            rowOf(comparison, QString::fromUtf8(text.startsWith("SERVICE_EMAIL") ? "SERVICE_USERNAME" : name));
        QVERIFY2(QString(wireWord(row.status)) == status && row.verdict.contains(verdict), qPrintable(row.verdict));
        QVERIFY(row.status == EnvironmentStatus::Equal || row.status == EnvironmentStatus::Different ||
                !row.next.isEmpty());
        if (text.startsWith("SERVICE_EMAIL"))
            QCOMPARE(rowOf(comparison, u"SERVICE_EMAIL"_s).status, EnvironmentStatus::Suspicious);
        else
            QCOMPARE(comparison.differs(), status != "equal"_L1);
    }

    void variablesOfVariablesEnd()
    {
        QByteArray text = "A=0123456789\n";
        for (int line = 0; line < 100; ++line)
            text += "A=${A}${A}\n";
        EnvironmentVariables environment;
        environment.add(parseEnv(text), {});
        QVERIFY(environment.find(u"A")->value.size() <= envSizeCap);
    }

    void keysAreNeverShown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("equal") << good;
        QTest::newRow("in quotes") << "SERVICE_API_KEY=\"'" + canary + "'\"";
        QTest::newRow("the profile's key in another variable") << "SERVICE_USERNAME=" + canary;
        QTest::newRow("in the address") << "SERVICE_RESOURCE=https://" + canary + "@logs.example.net/";
        QTest::newRow("the key as another variable's value") << good + "SERVICE_USERNAME=${SERVICE_API_KEY}";
        QTest::newRow("another key in another variable")
            << QByteArray("SERVICE_API_KEY=other-k3y-canary\nSERVICE_CLOUD_LEVEL=other-k3y-canary");
        QTest::newRow("under an unknown name") << "SERVICE_TOKEN=" + canary;
        QTest::newRow("in a line without a name") << canary + "\n=" + canary;
    }

    void keysAreNeverShown()
    {
        QFETCH(const QByteArray, text);
        const EnvironmentComparison comparison = compared(text);
        QStringList shown = comparison.notes;
        for (const EnvironmentRow &row : comparison.rows)
            shown << row.name << row.value << row.verdict << row.next;
        for (const EnvFault &fault : comparison.faults)
            shown << fault.name << fault.why;
        QVERIFY2(!shown.join(u'\n').contains(u"canary"_s), qPrintable(shown.join(u'\n')));
    }

    void keysThatCannotBeCompared()
    {
        const EnvironmentComparison locked = compared(good, profile(), KeyState::Locked);
        QCOMPARE(rowOf(locked, u"SERVICE_API_KEY"_s).status, EnvironmentStatus::NotCompared);
        QVERIFY(locked.isPartial() && !locked.differs());
        const EnvironmentComparison absent = compared(good, profile(), KeyState::Absent);
        QCOMPARE(rowOf(absent, u"SERVICE_API_KEY"_s).status, EnvironmentStatus::Different);
        // Without a key on either side there is no difference.
        QCOMPARE(rowOf(compared("", profile(), KeyState::Absent), u"SERVICE_API_KEY"_s).status,
                 EnvironmentStatus::NotSet);
        QCOMPARE(rowOf(compared(good), u"SERVICE_API_KEY"_s).value, fingerprintText(keyFingerprint(Secret(canary))));
        QCOMPARE(keyFingerprint(Secret(QByteArray("abc"))), u"FD7A"_s); // SHA-256 of "abc": ba7816bf…
    }

    void otherPrefixesAreOffered()
    {
        const EnvironmentComparison comparison = compared(
            "ACME_RESOURCE=" + url.toUtf8() + "\nACME_API_KEY=x\nOPENAI_API_KEY=y\nDB_USERNAME=z\nDB_DEBUG=1\n" +
            "LOG_CLOUD_LEVEL=INFO\nFULL_USERNAME=a\nFULL_API_KEY=b\nFULL_DEBUG=c\nAWS_RESOURCE=bucket\n");
        QStringList offered;
        for (const EnvironmentPrefix &prefix : comparison.otherPrefixes)
            offered.append(prefix.prefix);
        QCOMPARE(offered, (QStringList{u"FULL_"_s, u"ACME_"_s, u"LOG_"_s}));
    }

    void prefixKeepsItsSpelling_data()
    {
        addColumns<QByteArray, QString, QString>("text", "prefix", "asSet");
        QTest::newRow("as it is") << "MYAPP_DEBUG=1\n"_ba << u"MYAPP_"_s << u"MYAPP_"_s;
        QTest::newRow("typed without its underscore") << "MYAPP_API_KEY=a\n"_ba << u"MYAPP"_s << u"MYAPP_"_s;
        QTest::newRow("set without it") << "MYAPPAPI_KEY=a\n"_ba << u"MYAPP_"_s << u"MYAPP"_s;
        QTest::newRow("both, the profile's way") << "MYAPPAPI_KEY=a\nMYAPP_DEBUG=1\n"_ba << u"MYAPP"_s << u"MYAPP"_s;
        QTest::newRow("both, mostly the other")
            << "MYAPPAPI_KEY=a\nMYAPP_DEBUG=1\nMYAPP_EMAIL=a\n"_ba << u"MYAPP"_s << u"MYAPP_"_s;
        QTest::newRow("nothing there") << "OTHER=1\n"_ba << u"MYAPP"_s << u"MYAPP"_s;
        QTest::newRow("no setting") << "MYAPP_REGION=eu\n"_ba << u"MYAPP"_s << u"MYAPP"_s;
        QTest::newRow("nothing but the underscore") << "DEBUG=1\n"_ba << u"_"_s << u"_"_s;
    }

    void prefixKeepsItsSpelling()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, prefix);
        QFETCH(QString, asSet);
        EnvironmentVariables environment;
        environment.add(parseEnv(text), {});
        QCOMPARE(effectivePrefix(environment, prefix), asSet);
        QVERIFY(prefixNote(u"MYAPP_"_s, u"MYAPP"_s).contains(u"MYAPP_, "_s));
    }

    void duplicates()
    {
        const EnvironmentComparison comparison = compared("SERVICE_USERNAME=mara\n" + good);
        const EnvironmentRow row = rowOf(comparison, u"SERVICE_USERNAME"_s);
        QCOMPARE(row.status, EnvironmentStatus::Suspicious);
        QVERIFY2(row.verdict.contains(u"overrides line 1"_s), qPrintable(row.verdict));
    }

    /// Many files quote every value: equal, with a single note about Docker.
    void quotesAreReportedOnce()
    {
        const EnvironmentComparison comparison =
            compared(QByteArray(good).replace("=jon", "='jon'").replace("WARNING", "'WARNING'"));
        QVERIFY(!comparison.differs());
        QCOMPARE(comparison.notes.size(), 1);
        QVERIFY2(comparison.notes.first().contains(u"Docker"_s), qPrintable(comparison.notes.first()));
    }

    void laterFileWins()
    {
        EnvironmentVariables environment;
        environment.add(u"A"_s, u"1"_s);
        environment.add(parseEnv("A=2"), u"/a"_s);
        environment.add(parseEnv("\nA=3"), u"/b"_s);
        QCOMPARE(environment.variables.size(), 1);
        QCOMPARE(environment.find(u"A")->value, u"3"_s);
        QCOMPARE(environment.find(u"A")->file, u"/b"_s);
        QCOMPARE(environment.find(u"A")->line, 2);
    }

    void initTestCase() { QVERIFY(QDir(m_folder.path()).mkdir(u"bin"_s)); }

    void fileVariants()
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
        addColumns<QString, QString>("name", "words");
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
        QVERIFY2(variables.error().detail.text().contains(words), qPrintable(variables.error().detail));
        // A file that is too large is not read at all.
        const QString large = m_folder.filePath(u"large"_s);
        writeBytes(large, QByteArray(envSizeCap + 1, '\n'));
        const auto cut = read({large});
        QVERIFY(!cut);
        QVERIFY2(cut.error().detail.text().contains(u"1 MiB"_s), qPrintable(cut.error().detail));
    }

    void readsOwnEnvironment()
    {
        qputenv("RC_TEST_VARIABLE", "here");
        const auto variables = read({});
        QVERIFY(variables);
        QCOMPARE(variables->find(u"RC_TEST_VARIABLE")->value, u"here"_s);
    }

    void destroyedContextIsNotCalled()
    {
        auto *context = new QObject;
        bool answered = false;
        readEnvironment({}, context, [&answered](const Result<EnvironmentVariables> &) { answered = true; });
        delete context;
        QCoreApplication::processEvents();
        QVERIFY(!answered);
    }

    void importsOneVariable_data()
    {
        addColumns<QByteArray, QStringList, QStringList>("text", "fields", "ignored");
        const QStringList none;
        QTest::newRow("nothing") << QByteArray() << none << none;
        QTest::newRow("the same") << "SERVICE_RESOURCE=" + url.toUtf8() +
                                         "\nSERVICE_USERNAME=jon\nSERVICE_CLOUD_LEVEL=WARNING\nSERVICE_DEBUG=off\n"
                                  << none << none;
        QTest::newRow("the same but for quotes and spaces") << "SERVICE_USERNAME='\"jon\" '\n"_ba << none << none;
        QTest::newRow("the same but for the slash") << "SERVICE_RESOURCE=" + url.chopped(1).toUtf8() << none << none;
        QTest::newRow("another user") << "SERVICE_USERNAME=nora\n"_ba << QStringList{u"Username"_s} << none;
        QTest::newRow("an empty user") << "SERVICE_USERNAME=\n"_ba << none << none;
        QTest::newRow("an e-mail address")
            << "SERVICE_EMAIL=n@example.net\n"_ba << QStringList{u"Email"_s, u"Username"_s} << none;
        QTest::newRow("both") << "SERVICE_EMAIL=n@example.net\nSERVICE_USERNAME=jon\n"_ba << QStringList{u"Email"_s}
                              << none;
        QTest::newRow("a level as written") << "SERVICE_CLOUD_LEVEL=error\n"_ba << QStringList{u"Threshold"_s} << none;
        QTest::newRow("no level") << "SERVICE_CLOUD_LEVEL=loud\n"_ba << none << QStringList{u"SERVICE_CLOUD_LEVEL"_s};
        QTest::newRow("debug by a word") << "SERVICE_DEBUG=Yes\n"_ba << QStringList{u"Debug"_s} << none;
        QTest::newRow("debug by no word") << "SERVICE_DEBUG=maybe\n"_ba << none << none;
        QTest::newRow("a tool server") << "SERVICE_MCP_URL=https://mcp.example.net/mcp/\n"_ba
                                       << QStringList{u"Tool server"_s} << none;
        QTest::newRow("no address") << "SERVICE_RESOURCE=ftp://x/\nSERVICE_USERNAME=nora\n"_ba
                                    << QStringList{u"Username"_s} << QStringList{u"SERVICE_RESOURCE"_s};
        QTest::newRow("a key in a name") << "SERVICE_USERNAME=" + theirs + "\nSERVICE_API_KEY=" + theirs << none
                                         << QStringList{u"SERVICE_USERNAME"_s};
        QTest::newRow("the profile's key in a name")
            << "SERVICE_USERNAME=x-" + mine << none << QStringList{u"SERVICE_USERNAME"_s};
        QTest::newRow("others' settings") << "OTHER_USERNAME=nora\nSERVICE_COLOUR=red\n"_ba << none << none;
    }

    void importsOneVariable()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, fields);
        QFETCH(QStringList, ignored);
        const EnvironmentImport taking = taken(text);
        QCOMPARE(taking.fields, fields);
        QCOMPARE(taking.ignored, ignored);
        QCOMPARE(taking.profile == profile(), fields.isEmpty());
        QCOMPARE(taking.profile.name, u"payments"_s);
    }

    void importedFieldsMatchTheSdk()
    {
        const EnvironmentImport taking = taken("SERVICE_RESOURCE=" + url.toUtf8().replace("mara", "nora") +
                                               "logs/\nSERVICE_USERNAME=' nora '\nSERVICE_CLOUD_LEVEL=error\n"
                                               "SERVICE_DEBUG=on\nSERVICE_MCP_URL=https://mcp.example.net/mcp/\n");
        Profile wanted = profile();
        wanted.resource = QString(url).replace(u"mara"_s, u"nora"_s);
        wanted.username = u"nora"_s;
        wanted.threshold = Threshold::Error;
        wanted.debug = true;
        wanted.toolServer = u"https://mcp.example.net"_s;
        QCOMPARE(taking.profile, wanted);
    }

    void emailReplacesTheUsername()
    {
        QVERIFY(taken("SERVICE_EMAIL=n@example.net\n").profile.username.isEmpty());
        Profile both = profile();
        both.email = u"n@example.net"_s;
        QVERIFY(taken("SERVICE_EMAIL=n@example.net\n", both).fields.isEmpty()); // no new value
    }

    void importKeepsThePrefix()
    {
        const QByteArray text = "ACME_USERNAME=jon\nACME_CLOUD_LEVEL=ERROR\n";
        const EnvironmentImport taking = taken(text, profile(), mine, true, u"ACME_"_s);
        QCOMPARE(taking.profile.envPrefix, profile().envPrefix);
        QCOMPARE(taking.fields, (QStringList{u"Threshold"_s}));
        QVERIFY(taken("OTHER=1\n", profile(), mine, true, u"ACME_"_s).fields.isEmpty());
    }

    void keyIsReturnedOnlyIfDifferent_data()
    {
        addColumns<QByteArray, QByteArray, bool, bool>("text", "key", "known", "given");
        const QByteArray set = "SERVICE_API_KEY=" + theirs + '\n';
        QTest::newRow("another") << set << mine << true << true;
        QTest::newRow("none yet") << set << QByteArray() << true << true;
        QTest::newRow("in quotes") << "SERVICE_API_KEY='\"" + theirs + "\"'\n" << mine << true << true;
        QTest::newRow("the same") << set << theirs << true << false;
        QTest::newRow("nobody knows") << set << QByteArray() << false << false;
        QTest::newRow("not set") << QByteArray() << mine << true << false;
        QTest::newRow("empty") << "SERVICE_API_KEY=\n"_ba << mine << true << false;
        QTest::newRow("no key") << "SERVICE_API_KEY='two words'\n"_ba << mine << true << false;
    }

    void keyIsReturnedOnlyIfDifferent()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, key);
        QFETCH(bool, known);
        QFETCH(bool, given);
        const EnvironmentImport taking = taken(text, profile(), key, known);
        QCOMPARE(taking.key.isEmpty(), !given);
        if (given)
            QVERIFY(isSameKey(taking.key, Secret(theirs)));
        QVERIFY(taking.fields.isEmpty());
        QCOMPARE(taking.profile, profile());
    }

private:
    Result<EnvironmentVariables> read(const EnvironmentSource &source,
                                      std::chrono::milliseconds limit = std::chrono::seconds(20))
    {
        std::optional<Result<EnvironmentVariables>> response;
        readEnvironment(
            source, this, [&response](Result<EnvironmentVariables> read) { response = std::move(read); }, limit);
        RC_TRY_REQUIRE(response.has_value());
        return response.value_or(failure(ErrorKind::Canceled));
    }

    QTemporaryDir m_folder;
};

RC_TEST(TestEnvironment)

} // namespace rc::tst_environment

#include "tst_environment.moc"
