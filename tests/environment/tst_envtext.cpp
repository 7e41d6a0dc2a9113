// SPDX-License-Identifier: GPL-3.0-or-later
// Files are read like python-dotenv, compared with the real one where installed, and written with other values.
#include "core/releases.h"
#include "environment/envtext.h"
#include "support/testprogram.h"

#include <QProcess>

namespace rc::tst_envtext {

namespace {

/// "line name=value" of each assignment, "line !" of each fault with its name.
QString told(const EnvText &read)
{
    QStringList lines;
    for (const EnvAssignment &set : read.assignments)
        lines.append(u"%1 %2=%3"_s.arg(set.line).arg(set.name, set.value) +
                     (set.earlierLine > 0 ? u" (over %1)"_s.arg(set.earlierLine) : QString()));
    for (const EnvFault &fault : read.faults)
        lines.append(u"%1 ! %2"_s.arg(fault.line).arg(fault.name).trimmed());
    return lines.join(u" | "_s);
}

const QString notSet = u"(not set)"_s;

/// The real python-dotenv's value of A in each of `texts`; empty if it is not installed.
QStringList readByPython(const QStringList &texts)
{
    const QString script =
        u"import io, json, sys, dotenv\n"
        "print(json.dumps([dotenv.dotenv_values(stream=io.StringIO(t, newline=''), interpolate=False)"
        ".get('A') for t in json.load(sys.stdin)]))"_s;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PYTHONUTF8"_s, u"1"_s);
    process.setProcessEnvironment(environment);
    process.start(u"python3"_s, {u"-c"_s, script});
    process.write(QJsonDocument(QJsonArray::fromStringList(texts)).toJson());
    process.closeWriteChannel();
    QStringList read;
    if (process.waitForFinished(60000) && process.exitCode() == 0) {
        for (const QJsonValue value : QJsonDocument::fromJson(process.readAllStandardOutput()).array())
            read.append(value.isString() ? value.toString() : notSet);
    }
    return read;
}

} // namespace

class TestEnvText : public QObject
{
    Q_OBJECT

private slots:
    void texts_data()
    {
        addColumns<QByteArray, QString>("text", "expected");
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("comments and blank lines") << QByteArray("# a\n\n  # b\nA=1\n") << u"4 A=1"_s;
        QTest::newRow("unknown names stay")
            << QByteArray("WHATEVER=1\nMY.OWN-NAME=2") << u"1 WHATEVER=1 | 2 MY.OWN-NAME=2"_s;
        QTest::newRow("duplicates: the last counts")
            << QByteArray("A=1\nB=2\nA=3") << u"1 A=1 | 2 B=2 | 3 A=3 (over 1)"_s;
        QTest::newRow("mixed line ends") << QByteArray("A=1\r\nB=2\nC=3\rD=4") << u"1 A=1 | 2 B=2 | 3 C=3 | 4 D=4"_s;
        QTest::newRow("a byte order mark") << QByteArray("\xef\xbb\xbf"
                                                         "A=1")
                                           << u"1 A=1"_s;
        QTest::newRow("an unterminated quote") << QByteArray("A=\"abc\nB=1") << u"2 B=1 | 1 ! A"_s;
        QTest::newRow("a quote over lines") << QByteArray("A='a\nb'\nB=1") << u"1 A=a\nb | 3 B=1"_s;
        QTest::newRow("text behind a quote over lines") << QByteArray("A='a\nb' c\nB=1") << u"3 B=1 | 1 ! A"_s;
        QTest::newRow("no name") << QByteArray("=1\nexport =2\nA=1") << u"3 A=1 | 1 ! | 2 !"_s;
        QTest::newRow("no equals sign") << QByteArray("SERVICE_DEBUG\nA: b\nset -e A") << u"1 ! | 2 ! | 3 !"_s;
        QTest::newRow("export -p of bash")
            << QByteArray("declare -x A=\"b c\"\ndeclare -xr B=\"\\$1\"") << u"1 A=b c | 2 B=$1"_s;
        QTest::newRow("export -p of ksh") << QByteArray("typeset -x A=b") << u"1 A=b"_s;
        QTest::newRow("fish") << QByteArray("set -gx A b\nset -Ux B 'c d' # e") << u"1 A=b | 2 B=c d"_s;
        QTest::newRow("csh") << QByteArray("setenv A b\nsetenv B \"c d\"") << u"1 A=b | 2 B=c d"_s;
        QTest::newRow("cmd") << QByteArray("@set A=b\nset \"B=c d\"") << u"1 A=b | 2 B=c d"_s;
        QTest::newRow("setx") << QByteArray("setx A b\nSETX /M B \"c d\"") << u"1 A=b | 2 B=c d"_s;
        QTest::newRow("a name like a shell's word")
            << QByteArray("set=1\nsetenv=2\ndeclare=3") << u"1 set=1 | 2 setenv=2 | 3 declare=3"_s;
        QTest::newRow("a shell's word without a value") << QByteArray("declare -x A\nB=1") << u"2 B=1 | 1 !"_s;
        QTest::newRow("invalid bytes") << QByteArray("A=a\xff\nB=1") << u"1 A=a� | 2 B=1 | 0 !"_s;
    }

    void texts()
    {
        QFETCH(const QByteArray, text);
        QTEST(told(parseEnv(text)), "expected");
    }

    void values_data();

    void values()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, value);
        const EnvText read = parseEnv(text.toUtf8());
        const EnvAssignment *set = read.last(u"A");
        QCOMPARE(set ? set->value : notSet, value);
        if (!m_python.isEmpty())
            QCOMPARE(m_python.value(m_texts.indexOf(text)), value);
    }

    void findings_data()
    {
        addColumns<QByteArray, int>("text", "finding");
        const auto row = [](const char *name, const QByteArray &text, EnvFinding finding) {
            QTest::newRow(name) << text << int(finding);
        };
        row("none", "A=b c", EnvFinding::None);
        row("a hash that is no comment for python-dotenv", "A=b#c", EnvFinding::Hash);
        row("the same in quotes", "A='b#c'", EnvFinding::Quotes);
        row("a carriage return", "A=b\r\n", EnvFinding::Return);
        row("a line of a shell", "declare -x A=\"b\"", EnvFinding::Shell);
        row("export", "export A='b'", EnvFinding::Export);
        row("a space before the equals sign", "A =b", EnvFinding::Spaces);
        row("a space after it", "A= b", EnvFinding::Spaces);
        row("several lines", "A='b\nc'", EnvFinding::Lines);
        row("another variable", "A=b${C}", EnvFinding::Variable);
        row("a comment", "A=b # c", EnvFinding::Comment);
        row("a comment behind quotes", "A='b' # c", EnvFinding::Comment);
        row("a backslash", "A=b\\c", EnvFinding::Backslash);
        row("single quotes", "A='b'", EnvFinding::Quotes);
        row("double quotes", "A=\"b\"", EnvFinding::Quotes);
    }

    void findings()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const int, finding);
        const EnvText read = parseEnv(text);
        QCOMPARE(read.assignments.size(), 1);
        QCOMPARE(int(read.assignments.first().finding), finding);
        QCOMPARE(envFindingText(EnvFinding(finding)).isEmpty(), finding == 0);
    }

    void refused_data()
    {
        addColumns<QByteArray, QString>("text", "word");
        QTest::newRow("over 1 MiB") << QByteArray(envSizeCap + 1, 'A') << u"1 MiB"_s;
        QTest::newRow("binary") << QByteArray("A=1\nB=\0\n", 8) << u"binary"_s;
        QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                              "A\0=\0",
                                              6)
                                << u"UTF-16"_s;
    }

    void refused()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, word);
        const EnvText read = parseEnv(text);
        QVERIFY(read.assignments.isEmpty());
        QCOMPARE(read.faults.size(), 1);
        QCOMPARE(read.faults.first().line, 0);
        QVERIFY2(read.faults.first().why.contains(word), qPrintable(read.faults.first().why));
        QVERIFY(!withEnvValues(text, {{u"A"_s, u"2"_s}}));
    }

    void notesAboutTheFile()
    {
        QVERIFY(parseEnv("A=1\nB=2\n").notes.isEmpty());
        QVERIFY(parseEnv("\xef\xbb\xbf"
                         "A=1")
                    .notes.first()
                    .contains(u"byte order mark"_s));
        QCOMPARE(parseEnv("A=1\nA=2\nA=3").last(u"A")->earlierLine, 2);
        QVERIFY(!parseEnv("A=1").last(u"B"));
    }

    void messagesContainNoValues()
    {
        for (const char *line :
             {"K=\"k3y-canary", "K='k3y-canary'x y", "k3y-canary value", "=k3y-canary", "k3y-canary"}) {
            const EnvText read = parseEnv(line);
            QCOMPARE(read.faults.size(), 1);
            QVERIFY2(!(read.faults.first().why + read.faults.first().name).contains(u"k3y"_s), line);
        }
    }

    void valuesAreWiped()
    {
        EnvText read = parseEnv("K=\"k3y-canary\"\nexport L=k3y-canary");
        QCOMPARE(read.assignments.size(), 2);
        const QStringView key(u"3y-canary");
        const Releases releases(QByteArray(reinterpret_cast<const char *>(key.utf16()), key.size() * 2));
        wipe(read);
        QVERIFY(read.assignments.isEmpty());
        QVERIFY(releases.all() > 0);
        QCOMPARE(releases.withKey(), 0);
    }

    void hugeLines()
    {
        // Unclosed quotes, each scanning to the end if done badly: 1 MiB of them stays fast.
        QByteArray text;
        while (text.size() < envSizeCap - 16)
            text += text.size() % 3 == 0 ? "A='\\'\n" : "B=\"\\\"\n";
        const EnvText read = parseEnv(text);
        QVERIFY(read.faults.size() + read.assignments.size() > 0);
        QVERIFY(read.faults.size() <= envFaultCap);
    }

    void written_data()
    {
        addColumns<QByteArray, QString, QByteArray>("before", "value", "after");
        const auto row = [](const char *name, const QByteArray &before, const QString &value, const QByteArray &after) {
            QTest::newRow(name) << before << value << after;
        };
        row("plain", "A=1\nX=old\nB=2\n", u"new"_s, "A=1\nX=new\nB=2\n");
        row("an empty file", "", u"new"_s, "X=new\n");
        row("a new line at the end", "A=1", u"new"_s, "A=1\nX=new\n");
        row("CR LF", "A=1\r\nX=old\r\nB=2\r\n", u"new"_s, "A=1\r\nX=new\r\nB=2\r\n");
        row("other lines stay", "# a\n\n  # b\nwhat?\nX=old\n\nXX='1' # c\n", u"new"_s,
            "# a\n\n  # b\nwhat?\nX=new\n\nXX='1' # c\n");
        row("export stays", "export X=old\n", u"new"_s, "export X=new\n");
        row("the line that counts", "X=first\nX=second\n", u"new"_s, "X=first\nX=new\n");
        row("several lines", "A=1\nX=\"old\nand more\"\nB=2\n", u"new"_s, "A=1\nX=new\nB=2\n");
        row("a byte order mark",
            "\xef\xbb\xbf"
            "X=old\n",
            u"new"_s,
            "\xef\xbb\xbf"
            "X=new\n");
        row("an address", "X=old\n", u"https://b.example:9204/u/m/"_s, "X=https://b.example:9204/u/m/\n");
        row("nothing", "X=old\n", QString(), "X=\n");
        row("a space", "X=old\n", u"two words"_s, "X='two words'\n");
        row("a command of a shell", "X=old\n", u"a$(reboot)#b"_s, "X='a$(reboot)#b'\n");
        row("a name with its domain", "X=old\n", u"ACME\\mara"_s, "X='ACME\\mara'\n");
        row("an apostrophe", "X=old\n", u"it's"_s, "X=\"it's\"\n");
    }

    void written()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QString, value);
        QFETCH(const QByteArray, after);
        const Result<QByteArray> bytes = withEnvValues(before, {{u"X"_s, value}});
        QVERIFY(bytes);
        QCOMPARE(*bytes, after);
        QCOMPARE(parseEnv(*bytes).last(u"X")->value, value);
    }

    void refusesToWrite_data()
    {
        QTest::addColumn<QString>("value");
        QTest::newRow("a variable of python-dotenv") << u"a${HOME}"_s;
        QTest::newRow("an apostrophe and a variable of a shell") << u"it's $HOME"_s;
        QTest::newRow("a line break") << u"a\nB=1"_s;
        QTest::newRow("a backslash at the end") << u"mara\\"_s; // python-dotenv reads on to the next quote
        QTest::newRow("two backslashes") << u"a\\\\b"_s;
    }

    void refusesToWrite()
    {
        QFETCH(const QString, value);
        const Result<QByteArray> bytes = withEnvValues("X=old\n", {{u"X"_s, value}});
        QVERIFY(!bytes);
        QCOMPARE(bytes.error().kind, ErrorKind::BadInput);
    }

private:
    QStringList m_texts;
    QStringList m_python; ///< from the real one, in the same order
};

void TestEnvText::values_data()
{
    addColumns<QString, QString>("text", "value");
    m_texts.clear();
    const auto row = [this](const char *name, const QString &text, const QString &value) {
        m_texts.append(text);
        QTest::newRow(name) << text << value;
    };
    row("plain", u"A=b"_s, u"b"_s);
    row("indented", u"  A=b"_s, u"b"_s);
    row("spaces around the equals sign", u"A = b c "_s, u"b c"_s);
    row("a hash within the value", u"A=a#b"_s, u"a#b"_s);
    row("a comment", u"A=a #b"_s, u"a"_s);
    row("a hash first", u"A=#b"_s, u"#b"_s);
    row("a hash behind a space", u"A= #b"_s, u"#b"_s);
    row("a name in quotes", u"'A'=b"_s, u"b"_s);
    row("single quotes", u"A='a b'"_s, u"a b"_s);
    row("an escaped quote in single quotes", u"A='it\\'s'"_s, u"it's"_s);
    row("a quote as sh writes it", u"A='it'\\''s'"_s, notSet);
    row("a line break as an escape", uR"(A="a\nb")"_s, u"a\nb"_s);
    row("a tab as an escape", uR"(A="a\tb")"_s, u"a\tb"_s);
    row("an escaped quote in double quotes", uR"(A="a\"b")"_s, u"a\"b"_s);
    row("an escaped backslash", uR"(A="a\\b")"_s, u"a\\b"_s);
    row("an unknown escape", uR"(A="a\qb")"_s, u"a\\qb"_s);
    row("a variable in double quotes", u"A=\"a$HOME\""_s, u"a$HOME"_s);
    row("backticks", u"A=`x y`"_s, u"`x y`"_s);
    row("quotes in the middle", u"A=a\"b\"c"_s, u"a\"b\"c"_s);
    row("text behind quotes", u"A=\"a\"b"_s, notSet);
    row("a comment behind quotes", u"A=\"a\" # c"_s, u"a"_s);
    row("a hash glued to quotes", u"A=\"a\"#c"_s, u"a"_s);
    row("two lines in quotes", u"A=\"a\nb\""_s, u"a\nb"_s);
    row("exported", u"export A=b"_s, u"b"_s);
    row("exported behind a tab", u"export\tA=b"_s, u"b"_s);
    row("two of one line", u"A=b B=c"_s, u"b B=c"_s);
    row("empty", u"A="_s, QString(u""_s));
    row("empty in quotes", u"A=\"\""_s, QString(u""_s));
    row("a backslash", u"A=a\\b"_s, u"a\\b"_s);
    row("a backslash at the end of quotes", u"A='C:\\'"_s, u"C:\\"_s);
    row("an apostrophe within", u"A=a'b"_s, u"a'b"_s);
    row("a space within the quotes", u"A=\"WARNING \""_s, u"WARNING "_s);
    row("a later line", u"A=1\nA=2"_s, u"2"_s);
    m_python = readByPython(m_texts);
}

RC_TEST(TestEnvText)

} // namespace rc::tst_envtext

#include "tst_envtext.moc"
