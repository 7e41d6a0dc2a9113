// SPDX-License-Identifier: GPL-3.0-or-later
// One value of a file is another one, and not a byte else.
#include "environment/text/envediting.h"
#include "environment/text/envtext.h"
#include "support/testprogram.h"

using namespace Qt::StringLiterals;

namespace rc::tst_envediting {

class TestEnvEditing : public QObject
{
    Q_OBJECT

private slots:
    void values_data();
    void values();
    void refused_data();
    void refused();
    void theLineIsTold();
    void anyValueIsReadAsItWasOrRefused();
};

void TestEnvEditing::values_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const QByteArray &before, const QString &value, const QByteArray &after) {
        QTest::newRow(name) << before << value << after;
    };
    row("plain", "A=1\nX=old\nB=2\n", u"new"_s, "A=1\nX=new\nB=2\n");
    row("nothing there yet", "", u"new"_s, "X=new\n");
    row("a new line at the end", "A=1\n", u"new"_s, "A=1\nX=new\n");
    row("the last line had no end", "A=1", u"new"_s, "A=1\nX=new\n");
    row("the last line keeps having none", "A=1\nX=old", u"new"_s, "A=1\nX=new");
    row("CR LF", "A=1\r\nX=old\r\nB=2\r\n", u"new"_s, "A=1\r\nX=new\r\nB=2\r\n");
    row("CR LF at the end", "A=1\r\n", u"new"_s, "A=1\r\nX=new\r\n");
    row("comments and blank lines", "# a\n\n  # b\nX=old\n\n# c\n", u"new"_s, "# a\n\n  # b\nX=new\n\n# c\n");
    row("a comment behind", "X=old # why\n", u"new"_s, "X=new # why\n");
    row("a comment behind quotes", "X='old'   # it's so\n", u"new"_s, "X='new'   # it's so\n");
    row("single quotes stay", "X='old'\n", u"new"_s, "X='new'\n");
    row("double quotes stay", "X=\"old\"\n", u"new"_s, "X=\"new\"\n");
    row("export stays", "export X=old\n", u"new"_s, "export X=new\n");
    row("export for a new one, too", "export A=1\n", u"new"_s, "export A=1\nexport X=new\n");
    row("the line that counts", "X=first\nX=second\n", u"new"_s, "X=first\nX=new\n");
    row("a part of another name", "XX=1\nAX=2\nX=old\n", u"new"_s, "XX=1\nAX=2\nX=new\n");
    row("a byte order mark",
        "\xef\xbb\xbf"
        "A=1\nX=old\n",
        u"new"_s,
        "\xef\xbb\xbf"
        "A=1\nX=new\n");
    row("a space wants quotes", "X=old\n", u"two words"_s, "X=\"two words\"\n");
    row("a # wants quotes", "X=old\n", u"a#b"_s, "X=\"a#b\"\n");
    row("an apostrophe", "X='old'\n", u"it's"_s, "X=\"it's\"\n");
    row("a dollar sign", "X=\"old\"\n", u"a$b"_s, "X='a$b'\n");
    row("an address", "X=https://a/\n", u"https://b.example:9204/u/m/"_s, "X=https://b.example:9204/u/m/\n");
    row("nothing", "X=old\n", QString(), "X=\n");
    row("several lines", "A=1\nX=\"old\nand more\"\nB=2\n", u"new"_s, "A=1\nX=\"new\"\nB=2\n");
    row("letters that are not ASCII", "X=old\n# f\xc3\xbcr\n", u"für"_s, "X=f\xc3\xbcr\n# f\xc3\xbcr\n");
    row("a line that is a fault stays", "what?\nX=old\n", u"new"_s, "what?\nX=new\n");
}

void TestEnvEditing::values()
{
    QFETCH(QByteArray, before);
    QFETCH(QString, value);
    QFETCH(QByteArray, after);
    const Result<EnvEdit> edit = withEnvValue(before, u"X"_s, value);
    QVERIFY2(edit.has_value(), edit ? "" : qPrintable(edit.error().detail));
    QCOMPARE(edit->bytes, after);
}

void TestEnvEditing::refused_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QString>("value");
    QTest::newRow("fish") << QByteArray("set -x X old\n") << u"new"_s;
    QTest::newRow("UTF-16") << QByteArray("\xff\xfeX\0=\0", 6) << u"new"_s;
    QTest::newRow("NUL bytes") << QByteArray("X=a\0b\n", 6) << u"new"_s;
    QTest::newRow("not UTF-8") << QByteArray("X=\xe9t\xe9\n") << u"new"_s;
    QTest::newRow("no quotes are left") << QByteArray("X=old\n") << u"it's \"$HOME\""_s;
    QTest::newRow("a quote that nothing closes") << QByteArray("X=\"old\nB=2\n") << u"new"_s;
}

void TestEnvEditing::refused()
{
    QFETCH(QByteArray, before);
    QFETCH(QString, value);
    const Result<EnvEdit> edit = withEnvValue(before, u"X"_s, value);
    QVERIFY2(!edit.has_value(), edit ? edit->bytes.constData() : "");
    QCOMPARE(edit.error().kind, ErrorKind::BadInput);
}

void TestEnvEditing::theLineIsTold()
{
    const Result<EnvEdit> edit = withEnvValue("A=1\nX='old' # why\n", u"X"_s, u"new"_s);
    QVERIFY(edit.has_value());
    QCOMPARE(edit->line, 2);
    QCOMPARE(edit->before, u"X='old' # why"_s);
    QCOMPARE(edit->after, u"X='new' # why"_s);
    const Result<EnvEdit> fresh = withEnvValue("A=1\n", u"X"_s, u"new"_s);
    QVERIFY(fresh.has_value());
    QCOMPARE(fresh->line, 2);
    QCOMPARE(fresh->before, QString());
}

void TestEnvEditing::anyValueIsReadAsItWasOrRefused()
{
    const QString characters = u"a b'\"\\$#`=\t!;&|é"_s;
    int written = 0;
    for (const QByteArray &file : {QByteArray("X=old\nB='2'\n"), QByteArray("X='old' # c\nB=\"2\"\n"),
                                   QByteArray("export X=\"old\"\nexport B=2")}) {
        for (const QChar first : characters) {
            for (const QChar second : characters) {
                for (const QChar third : characters) {
                    const QString value = QString(first) + second + third;
                    const Result<EnvEdit> edit = withEnvValue(file, u"X"_s, value);
                    if (!edit)
                        continue;
                    ++written;
                    const EnvText read = envFrom(edit->bytes);
                    for (const EnvReading &one : {read.last(u"X")->readings.python, read.last(u"X")->readings.node,
                                                  read.last(u"X")->readings.shell})
                        QCOMPARE(one.value, value);
                    QCOMPARE(read.last(u"B")->value, u"2"_s);
                }
            }
        }
    }
    QVERIFY2(written > 3000, qPrintable(QString::number(written)));
}

RC_TEST(TestEnvEditing)

} // namespace rc::tst_envediting

#include "tst_envediting.moc"
