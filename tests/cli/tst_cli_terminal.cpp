// SPDX-License-Identifier: GPL-3.0-or-later
// JSON for a terminal: hidden characters become escapes that mean the same.
#include "cli/frame/terminal.h"
#include "support/testprogram.h"

#include <QJsonDocument>

namespace rc::tst_cli_terminal {

class TestCliTerminal : public QObject
{
    Q_OBJECT

private slots:
    void hiddenCharactersBecomeEscapes_data();
    void hiddenCharactersBecomeEscapes();
};

void TestCliTerminal::hiddenCharactersBecomeEscapes_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("plain") << QByteArray(R"({"a":1.0})") << QByteArray(R"({"a":1.0})");
    QTest::newRow("letters stay") << QByteArray("\"\xc3\xbc\xe6\xbc\xa2\"") << QByteArray("\"\xc3\xbc\xe6\xbc\xa2\"");
    QTest::newRow("one-character CSI") << QByteArray("\"\xc2\x9b\"") << QByteArray(R"("\u009b")");
    QTest::newRow("delete") << QByteArray("\"\x7f\"") << QByteArray(R"("\u007f")");
    QTest::newRow("override") << QByteArray("\"\xe2\x80\xae\"") << QByteArray(R"("\u202e")");
    QTest::newRow("tag beyond the first plane")
        << QByteArray("\"\xf3\xa0\x81\x81\"") << QByteArray(R"("\udb40\udc41")");
    QTest::newRow("an emoji stays") << QByteArray("\"\xf0\x9f\x98\x80\"") << QByteArray("\"\xf0\x9f\x98\x80\"");
    QTest::newRow("around it all stays") << QByteArray("[1,\"\xc3\xbc\xc2\x9bz\",2]")
                                         << QByteArray("[1,\"\xc3\xbc\\u009bz\",2]");
}

void TestCliTerminal::hiddenCharactersBecomeEscapes()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, shown);
    QCOMPARE(rc::withVisibleStrings(json), shown);
    QCOMPARE(QJsonDocument::fromJson('[' + shown + ']'), QJsonDocument::fromJson('[' + json + ']')); // the same meaning
}

RC_PLAIN_TEST(TestCliTerminal)

} // namespace rc::tst_cli_terminal

#include "tst_cli_terminal.moc"
