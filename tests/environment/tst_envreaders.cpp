// SPDX-License-Identifier: GPL-3.0-or-later
// The three readers read as the real ones do: a table of what those made of each line, and the real ones asked again
// where they are installed.
#include "environment/text/envtext.h"
#include "support/testprogram.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_envreaders {

namespace {

const QString out = u"(not set)"_s;
const QString expands = u"(expands)"_s;

QString told(const EnvReading &reading)
{
    switch (reading.kind) {
    case EnvReading::Kind::Sets:
        return reading.value;
    case EnvReading::Kind::Expands:
        return expands;
    case EnvReading::Kind::SetsNot:
        break;
    }
    return out;
}

/// What `program` prints for `input` on its standard input; null when it cannot be run or ends in an error.
QByteArray asked(const QString &program, const QStringList &arguments, const QByteArray &input)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PYTHONUTF8"_s, u"1"_s);
    environment.remove(u"A"_s);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        return {};
    return process.readAllStandardOutput();
}

/// Each reads a list of texts and prints the list of what they set.
const QString pythonScript =
    u"import io, json, sys, dotenv\n"
    "print(json.dumps([dotenv.dotenv_values(stream=io.StringIO(t, newline=''), interpolate=False)"
    " for t in json.load(sys.stdin)]))"_s;
const QString nodeScript = u"console.log(JSON.stringify(JSON.parse(require('fs').readFileSync(0))"
                           ".map(t => require('dotenv').parse(t))))"_s;

/// What the reader of `list` set for A in each of `texts`.
QHash<QString, QString> answers(const QJsonArray &texts, const QByteArray &list)
{
    QHash<QString, QString> found;
    const QJsonArray sets = QJsonDocument::fromJson(list).array();
    for (qsizetype at = 0; at < sets.size(); ++at) {
        const QJsonValue value = sets[at].toObject().value(u"A"_s);
        found.insert(texts[at].toString(), value.isString() ? value.toString() : out);
    }
    return found;
}

} // namespace

class TestEnvReaders : public QObject
{
    Q_OBJECT

private slots:
    void readings_data();
    void readings();

private:
    QJsonArray m_texts;
    bool m_asked = false;
    QHash<QString, QString> m_python; ///< empty where it is not installed
    QHash<QString, QString> m_node;   ///< the same
};

void TestEnvReaders::readings_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("python");
    QTest::addColumn<QString>("node");
    QTest::addColumn<QString>("shell");
    const auto row = [this](const char *name, const QString &text, const QString &python, const QString &node,
                            const QString &shell) {
        m_texts.append(text);
        QTest::newRow(name) << text << python << node << shell;
    };
    row("plain", u"A=b"_s, u"b"_s, u"b"_s, u"b"_s);
    row("indented", u"  A=b"_s, u"b"_s, u"b"_s, u"b"_s);
    row("spaces around the equals sign", u"A = b c "_s, u"b c"_s, u"b c"_s, out);
    row("a hash within the value", u"A=a#b"_s, u"a#b"_s, u"a"_s, u"a#b"_s);
    row("a comment", u"A=a #b"_s, u"a"_s, u"a"_s, u"a"_s);
    row("a comment with an apostrophe", u"A=a # it's"_s, u"a"_s, u"a"_s, u"a"_s);
    row("a hash first", u"A=#b"_s, u"#b"_s, QString(u""_s), u"#b"_s);
    row("single quotes", u"A='a b'"_s, u"a b"_s, u"a b"_s, u"a b"_s);
    row("an escaped quote in single quotes", u"A='it\\'s'"_s, u"it's"_s, u"it\\'s"_s, out);
    row("a quote as sh writes it", u"A='it'\\''s'"_s, out, u"it'\\''s"_s, u"it's"_s);
    row("a line break as an escape", uR"(A="a\nb")"_s, u"a\nb"_s, u"a\nb"_s, u"a\\nb"_s);
    row("a return as an escape", uR"(A="a\rb")"_s, u"a\rb"_s, u"a\rb"_s, u"a\\rb"_s);
    row("a tab as an escape", uR"(A="a\tb")"_s, u"a\tb"_s, u"a\\tb"_s, u"a\\tb"_s);
    row("an escaped quote in double quotes", uR"(A="a\"b")"_s, u"a\"b"_s, u"a\\\"b"_s, u"a\"b"_s);
    row("an escaped backslash", uR"(A="a\\b")"_s, u"a\\b"_s, u"a\\\\b"_s, u"a\\b"_s);
    row("an unknown escape", uR"(A="a\qb")"_s, u"a\\qb"_s, u"a\\qb"_s, u"a\\qb"_s);
    row("an escaped dollar", uR"(A="a\$b")"_s, u"a\\$b"_s, u"a\\$b"_s, u"a$b"_s);
    row("a variable in double quotes", u"A=\"a$HOME\""_s, u"a$HOME"_s, u"a$HOME"_s, expands);
    row("a variable in braces", u"A=a${NOPE}b"_s, expands, u"a${NOPE}b"_s, expands);
    row("a variable in braces in single quotes", u"A='a${NOPE}b'"_s, expands, u"a${NOPE}b"_s, u"a${NOPE}b"_s);
    row("a dollar at the end", u"A=a$"_s, u"a$"_s, u"a$"_s, u"a$"_s);
    row("a dollar before a space", u"A=\"a$ b\""_s, u"a$ b"_s, u"a$ b"_s, u"a$ b"_s);
    row("backticks", u"A=`x y`"_s, u"`x y`"_s, u"x y"_s, expands);
    row("a command in brackets", u"A=$(x y)"_s, u"$(x y)"_s, u"$(x y)"_s, expands);
    row("quotes in the middle", u"A=a\"b\"c"_s, u"a\"b\"c"_s, u"a\"b\"c"_s, u"abc"_s);
    row("text behind quotes", u"A=\"a\"b"_s, out, u"\"a\"b"_s, u"ab"_s);
    row("a comment behind quotes", u"A=\"a\" # c"_s, u"a"_s, u"a"_s, u"a"_s);
    row("a hash glued to quotes", u"A=\"a\"#c"_s, u"a"_s, u"a"_s, u"a#c"_s);
    row("a hash in quotes", u"A=\"a#b\""_s, u"a#b"_s, u"a#b"_s, u"a#b"_s);
    row("two lines in quotes", u"A=\"a\nb\""_s, u"a\nb"_s, u"a\nb"_s, u"a\nb"_s);
    row("exported", u"export A=b"_s, u"b"_s, u"b"_s, u"b"_s);
    row("exported behind a tab", u"export\tA=b"_s, u"b"_s, u"b"_s, u"b"_s);
    row("two of one export", u"export A=b B=c"_s, u"b B=c"_s, u"b B=c"_s, u"b"_s);
    row("two without export", u"A=b B=c"_s, u"b B=c"_s, u"b B=c"_s, u"b"_s);
    row("empty", u"A="_s, QString(u""_s), QString(u""_s), QString(u""_s));
    row("empty in quotes", u"A=\"\""_s, QString(u""_s), QString(u""_s), QString(u""_s));
    row("a backslash", u"A=a\\b"_s, u"a\\b"_s, u"a\\b"_s, u"ab"_s);
    row("a backslash at the end of quotes", u"A='C:\\'"_s, u"C:\\"_s, u"C:\\"_s, u"C:\\"_s);
    row("a semicolon", u"A=b;c=d"_s, u"b;c=d"_s, u"b;c=d"_s, u"b"_s);
    row("a tilde", u"A=~/x"_s, u"~/x"_s, u"~/x"_s, expands);
    row("an ampersand", u"A=a&b"_s, u"a&b"_s, u"a&b"_s, out);
    row("a bracket", u"A=a(b"_s, u"a(b"_s, u"a(b"_s, out);
    row("an apostrophe within", u"A=a'b"_s, u"a'b"_s, u"a'b"_s, out);
    row("a space within the quotes", u"A=\"WARNING \""_s, u"WARNING "_s, u"WARNING "_s, u"WARNING "_s);
    row("an exclamation mark", u"A=\"a!b\""_s, u"a!b"_s, u"a!b"_s, u"a!b"_s);
    row("carriage returns", u"A=b\r\nB=c\r\n"_s, u"b"_s, u"b"_s, u"b\r"_s);
    row("a later line", u"A=1\nA=2"_s, u"2"_s, u"2"_s, u"2"_s);
}

void TestEnvReaders::readings()
{
    QFETCH(const QString, text);
    QFETCH(const QString, python);
    QFETCH(const QString, node);
    QFETCH(const QString, shell);
    const EnvText read = envFrom(text.toUtf8());
    const EnvAssignment *set = read.last(u"A");
    QVERIFY(set);
    QCOMPARE(told(set->readings.python), python);
    QCOMPARE(told(set->readings.node), node);
    QCOMPARE(told(set->readings.shell), shell);
    const bool agree = python == node && node == shell;
    QVERIFY2(agree == set->notes.isEmpty() || set->notes.first().startsWith(u"Line "),
             qPrintable(set->notes.join(u'\n')));

    // The real ones. sh is everywhere; the other two only where their packages are.
    if (!m_asked) {
        const QByteArray texts = QJsonDocument(m_texts).toJson();
        m_python = answers(m_texts, asked(u"python3"_s, {u"-c"_s, pythonScript}, texts));
        m_node = answers(m_texts, asked(u"node"_s, {u"-e"_s, nodeScript}, texts));
        m_asked = true;
    }
    if (shell != expands) {
        // In a file of its own: what sh cannot read must not end the question.
        QTemporaryFile file;
        QVERIFY(file.open() && file.write(text.toUtf8()) >= 0 && file.flush());
        const QString script = u"set -a; . \"$0\" 2>&-; printf %s \"${A-(not set)}x\""_s;
        const QByteArray printed = asked(u"sh"_s, {u"-c"_s, script, file.fileName()}, {});
        QCOMPARE(printed.isNull() ? out : QString::fromUtf8(printed).chopped(1), shell);
    }
    if (python != expands && !m_python.isEmpty())
        QCOMPARE(m_python.value(text), python);
    if (!m_node.isEmpty())
        QCOMPARE(m_node.value(text), node);
}

RC_TEST(TestEnvReaders)

} // namespace rc::tst_envreaders

#include "tst_envreaders.moc"
