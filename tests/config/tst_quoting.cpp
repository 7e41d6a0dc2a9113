// SPDX-License-Identifier: GPL-3.0-or-later
// Any text survives the real interpreter unchanged. One process per language reads all texts.
#include "config/formats/quoting.h"
#include "environment/envtext.h"
#include "support/testprogram.h"
#include "tests/config/hostiletexts.h"
#include "tests/config/interpreter.h"

namespace rc::tst_quoting {

using namespace rctest;

namespace {

/// For a shell only if a .env line cannot contain the text.
QString inEnvLine(const QString &text)
{
    const Result<QString> line = rc::envLine({u"A"_s, text});
    return line ? line->sliced(2) : rc::shellQuoted(text);
}

} // namespace

class TestQuoting : public QObject
{
    Q_OBJECT

private slots:
    void shellReadsQuotedText() { shellReads(rc::shellQuoted, u"printf '%s\\0' %1\n"_s, {u"fish"_s, u"zsh"_s}); }

    void theShellReadsADotenvLine() { shellReads(inEnvLine, u"VALUE=%1\nprintf '%s\\0' \"$VALUE\"\n"_s); }

    void pythonReadsQuotedText()
    {
        QString script = u"import sys\n"_s;
        for (const QString &text : all())
            script += u"print("_s + rc::pythonQuoted(text) + u".encode('utf-16-le','surrogatepass').hex())\n"_s;
        literalsRead(u"python3"_s, script);
    }

    void nodeReadsQuotedText()
    {
        QString script;
        for (const QString &text : all())
            script += u"console.log(Buffer.from("_s + rc::nodeQuoted(text) + u",'utf16le').toString('hex'))\n"_s;
        literalsRead(u"node"_s, script);
    }

    void literalsHaveNoInvisibleCharacters_data()
    {
        addColumns<QString, QString, QString>("text", "python", "node");
        QTest::newRow("line break") << u"a\nb"_s << u"\"a\\u000ab\""_s << u"\"a\\u000ab\""_s;
        QTest::newRow("right-to-left override") << u"\u202e"_s << u"\"\\u202e\""_s << u"\"\\u202e\""_s;
        QTest::newRow("tag letter") << u"\U000E0041"_s << u"\"\\U000e0041\""_s << u"\"\\udb40\\udc41\""_s;
        QTest::newRow("variation selector") << u"a\ufe0f"_s << u"\"a\\ufe0f\""_s << u"\"a\\ufe0f\""_s;
        QTest::newRow("Hangul filler") << u"\u3164"_s << u"\"\\u3164\""_s << u"\"\\u3164\""_s;
        QTest::newRow("seen letters stay") << u"ü☃𝔘"_s << u"\"ü☃𝔘\""_s << u"\"ü☃𝔘\""_s;
    }

    void literalsHaveNoInvisibleCharacters()
    {
        QFETCH(QString, text);
        QTEST(rc::pythonQuoted(text), "python");
        QTEST(rc::nodeQuoted(text), "node");
    }

    void harmlessTextIsNotQuoted_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("a name") << u"alice"_s;
        QTest::newRow("an address") << u"https://logs.example.net:8443/tools/u/a/resources/b/"_s;
        QTest::newRow("an e-mail address") << u"a.b+c@example.net"_s;
    }

    void harmlessTextIsNotQuoted()
    {
        QFETCH(QString, text);
        QCOMPARE(rc::shellQuoted(text), text);
        QCOMPARE(inEnvLine(text), text);
    }

private:
    static QStringList all() { return hostileTexts() + controlTexts() + escapeOnlyTexts(); }

    void shellReads(QString (*quoted)(const QString &), const QString &line, const QStringList &others = {})
    {
        const QStringList texts =
            hostileTexts() + controlTexts() +
            QStringList{u"\\\\"_s, u"a\\\\b"_s, u"\\'"_s, u"'\\"_s, u"\\\\\\'\\"_s, u"a\\ \\$b"_s};
        QString script;
        for (const QString &text : texts)
            script += QString(line).replace(u"%1"_s, quoted(text));
        for (const QString &shell : rctest::shells() + others) {
            const QTemporaryDir folder;
            const ScriptOutput printed = run(shell, script, folder);
            QVERIFY2(printed.succeeded, qPrintable(printed.fault));
            QList<QByteArray> read = printed.output.split('\0');
            QCOMPARE(read.takeLast(), QByteArray());
            QCOMPARE(read.size(), texts.size());
            for (qsizetype i = 0; i < texts.size(); ++i)
                QCOMPARE(read[i], texts[i].toUtf8());
            QVERIFY2(!QFile::exists(folder.filePath(u"broken"_s)), "a text was run as a command");
        }
    }

    void literalsRead(const QString &program, const QString &script)
    {
        const QTemporaryDir folder;
        const ScriptOutput printed = run(program, script, folder);
        QVERIFY2(printed.succeeded, qPrintable(printed.fault));
        QList<QByteArray> read = printed.output.split('\n');
        QCOMPARE(read.takeLast(), QByteArray());
        const QStringList texts = all();
        QCOMPARE(read.size(), texts.size());
        for (qsizetype i = 0; i < texts.size(); ++i)
            QCOMPARE(read[i], utf16Hex(texts[i]));
    }
};

RC_TEST(TestQuoting)

} // namespace rc::tst_quoting

#include "tst_quoting.moc"
