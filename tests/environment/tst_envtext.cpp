// SPDX-License-Identifier: GPL-3.0-or-later
// Files of any kind are read line by line: nothing that is named is lost, and what is wrong has its line.
#include "core/releases.h"
#include "environment/text/envtext.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_envtext {

namespace {

/// "line name=value" of each assignment, "line !" of each fault with its name.
QString told(const EnvText &read)
{
    QStringList lines;
    for (const EnvAssignment &set : read.assignments)
        lines.append(u"%1 %2=%3"_s.arg(set.line).arg(set.name, set.value) +
                     (set.superseded ? u" (older)"_s : QString()));
    for (const EnvFault &fault : read.faults)
        lines.append(u"%1 ! %2"_s.arg(fault.line).arg(fault.name).trimmed());
    return lines.join(u" | "_s);
}

} // namespace

class TestEnvText : public QObject
{
    Q_OBJECT

private slots:
    void texts_data();
    void texts();
    void refused_data();
    void refused();
    void notesOfTheWhole();
    void aDuplicateSaysWhichCounts();
    void noSentenceHoldsAValue();
    void wiped();
    void hugeLines();
};

void TestEnvText::texts_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << QByteArray() << QString();
    QTest::newRow("comments and blank lines") << QByteArray("# a\n\n  # b\nA=1\n") << u"4 A=1"_s;
    QTest::newRow("unknown names stay") << QByteArray("WHATEVER=1\nMY.OWN-NAME=2")
                                        << u"1 WHATEVER=1 | 2 MY.OWN-NAME=2"_s;
    QTest::newRow("duplicates: the last counts") << QByteArray("A=1\nB=2\nA=3") << u"1 A=1 (older) | 2 B=2 | 3 A=3"_s;
    QTest::newRow("mixed line ends") << QByteArray("A=1\r\nB=2\nC=3\rD=4") << u"1 A=1 | 2 B=2 | 3 C=3 | 4 D=4"_s;
    QTest::newRow("a byte order mark") << QByteArray("\xef\xbb\xbf"
                                                     "A=1")
                                       << u"1 A=1"_s;
    QTest::newRow("an unterminated quote") << QByteArray("A=\"abc\nB=1") << u"2 B=1 | 1 ! A"_s;
    QTest::newRow("an unterminated quote before a good one")
        << QByteArray("A=\"abc\nB=\"x\"\nC=1") << u"2 B=x | 3 C=1 | 1 ! A"_s;
    QTest::newRow("a quote over lines") << QByteArray("A='a\nb'\nB=1") << u"1 A=a\nb | 3 B=1"_s;
    QTest::newRow("no name") << QByteArray("=1\nexport =2\nA=1") << u"3 A=1 | 1 ! | 2 !"_s;
    QTest::newRow("no equals sign") << QByteArray("SERVICE_DEBUG\nA: b\nsome words here") << u"1 ! | 2 ! | 3 !"_s;
    QTest::newRow("an export of several") << QByteArray("export A=1 B='2 3' # c") << u"1 A=1 | 1 B=2 3"_s;
    QTest::newRow("statements of one line") << QByteArray("export A=1; export B=2 && run it") << u"1 A=1 | 1 B=2"_s;
    QTest::newRow("an export over lines") << QByteArray("export A=1 \\\n") << u"1 A=1"_s;
    QTest::newRow("joined lines") << QByteArray("export A=a\\\nb\nB=1") << u"1 A=ab | 3 B=1"_s;
    QTest::newRow("a quote of sh") << QByteArray("export A='it'\\''s'") << u"1 A=it's"_s;
    QTest::newRow("sh's own options") << QByteArray("set -x\nset -euo pipefail\nA=1") << u"3 A=1 | 2 !"_s;
    QTest::newRow("fish") << QByteArray("set -x A b\nset -gx B 'it\\'s'\nset --export C \"d e\"")
                          << u"1 A=b | 2 B=it's | 3 C=d e"_s;
    QTest::newRow("invalid bytes") << QByteArray("A=a\xff\nB=1") << u"1 A=a� | 2 B=1 | 0 !"_s;
}

void TestEnvText::texts()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    QCOMPARE(told(envFrom(text)), expected);
}

void TestEnvText::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("word");
    QTest::newRow("over 1 MiB") << QByteArray(envSizeCap + 1, 'A') << u"1 MiB"_s;
    QTest::newRow("binary") << QByteArray("A=1\nB=\0\n", 8) << u"NUL"_s;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                          "A\0=\0",
                                          6)
                            << u"UTF-16"_s;
}

void TestEnvText::refused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, word);
    const EnvText read = envFrom(text);
    QVERIFY(read.assignments.isEmpty());
    QCOMPARE(read.faults.size(), 1);
    QCOMPARE(read.faults.first().line, 0);
    QVERIFY2(read.faults.first().why.contains(word), qPrintable(read.faults.first().why));
}

void TestEnvText::notesOfTheWhole()
{
    QVERIFY(envFrom("A=1\nB=2\n").notes.isEmpty());
    QVERIFY(envFrom("A=1\r\nB=2\r\n").notes.isEmpty());
    QCOMPARE(envFrom("A=1\r\nB=2\n").notes.size(), 1);
    QVERIFY(envFrom("\xef\xbb\xbf"
                    "A=1")
                .notes.first()
                .contains(u"byte order mark"_s));
    QCOMPARE(envFrom("#1\n#2\nA=1").comments, 2);
}

void TestEnvText::aDuplicateSaysWhichCounts()
{
    const EnvText read = envFrom("A=1\nA=2\nA=3");
    QCOMPARE(read.last(u"A")->value, u"3"_s);
    QVERIFY2(read.last(u"A")->notes.join(u' ').contains(u"Line 2"_s), qPrintable(read.last(u"A")->notes.join(u' ')));
    QVERIFY(!read.last(u"B"));
}

void TestEnvText::noSentenceHoldsAValue()
{
    for (const char *line :
         {"K=k3y-canary#x", "K=\"k3y-canary", "K='k3y-canary'x y", "K = k3y-canary b", "K=k3y-canary$A",
          "k3y-canary value", "=k3y-canary", "export K=k3y-canary b", "set -x K k3y-canary 'b"}) {
        const EnvText read = envFrom(line);
        QStringList sentences = read.notes;
        for (const EnvAssignment &set : read.assignments)
            sentences += set.notes;
        for (const EnvFault &fault : read.faults)
            sentences += fault.why;
        QVERIFY2(!sentences.isEmpty() && !sentences.join(u' ').contains(u"k3y"_s), line);
    }
}

void TestEnvText::wiped()
{
    EnvText read = envFrom("K=\"k3y-canary\"\nexport L=k3y-canary");
    QCOMPARE(read.assignments.size(), 2);
    const QStringView key(u"3y-canary");
    const Releases releases(QByteArray(reinterpret_cast<const char *>(key.utf16()), key.size() * 2));
    wipe(read);
    QVERIFY(read.assignments.isEmpty());
    QVERIFY(releases.all() > 0);
    QCOMPARE(releases.withKey(), 0);
}

void TestEnvText::hugeLines()
{
    // Openings that nothing closes, each a scan to the end if done badly: 1 MiB of them stays quick.
    QByteArray text;
    while (text.size() < envSizeCap - 16)
        text += text.size() % 3 == 0 ? "A='\\'\n" : "B=\"\\\"\n";
    const EnvText read = envFrom(text);
    QVERIFY(read.faultCount + read.assignments.size() > 0);
    QVERIFY(read.faults.size() <= envFaultCap);
}

RC_TEST(TestEnvText)

} // namespace rc::tst_envtext

#include "tst_envtext.moc"
