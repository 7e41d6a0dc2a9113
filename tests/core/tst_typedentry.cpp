// SPDX-License-Identifier: GPL-3.0-or-later
// The user's input for an entry, its time and its extra JSON, is read as intended, or refused with the reason.
#include "core/entry/extrajson.h"
#include "core/entry/ingestbody.h"
#include "core/entry/typedtime.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_typedentry {

class TestTypedEntry : public QObject
{
    Q_OBJECT

private slots:
    void readsTimes_data();
    void readsTimes();
    void readsOffsets_data();
    void readsOffsets();
    void readsExtra_data();
    void readsExtra();
    void refusesExtra_data();
    void refusesExtra();
    void writesBackWhatItRead();
};

void TestTypedEntry::readsTimes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("stamp"); // as sent; empty: refused
    const auto row = [](const char *name, const QString &text, const QString &stamp) {
        QTest::newRow(name) << text << stamp;
    };
    row("whole", u"2026-11-21T14:02:11.204+01:00"_s, u"2026-11-21T14:02:11.204+01:00"_s);
    row("space, no milliseconds", u" 2026-11-21 14:02:11 +01:00 "_s, u"2026-11-21T14:02:11.000+01:00"_s);
    row("no seconds", u"2026-11-21T14:02Z"_s, u"2026-11-21T14:02:00.000+00:00"_s);
    row("half and quarter hours", u"2026-11-21T14:02:11.5+05:45"_s, u"2026-11-21T14:02:11.500+05:45"_s);
    row("west", u"2026-11-21T14:02:11,25-0330"_s, u"2026-11-21T14:02:11.250-03:30"_s);
    row("farthest east", u"2026-11-21T14:02:11+14:00"_s, u"2026-11-21T14:02:11.000+14:00"_s);
    row("farthest west", u"2026-11-21T14:02:11-14:00"_s, u"2026-11-21T14:02:11.000-14:00"_s);
    row("leap day", u"2028-02-29T00:00:00Z"_s, u"2028-02-29T00:00:00.000+00:00"_s);
    row("no leap day", u"2026-02-29T00:00:00Z"_s, {});
    row("no offset", u"2026-11-21T14:02:11.204"_s, {});
    row("no such hour", u"2026-11-21T24:02:11Z"_s, {});
    row("no such month", u"2026-13-21T14:02:11Z"_s, {});
    row("offset of no place", u"2026-11-21T14:02:11+14:01"_s, {});
    row("zone's name", u"2026-11-21T14:02:11 CET"_s, {});
    row("date only", u"2026-11-21"_s, {});
    row("nothing", {}, {});
    row("more behind it", u"2026-11-21T14:02:11Z and more"_s, {});
    row("digits of another script", u"2026-11-21T14:02:1\u0661Z"_s, {});
}

void TestTypedEntry::readsTimes()
{
    QFETCH(QString, text);
    QFETCH(QString, stamp);
    const Result<QDateTime> time = timeFromText(text);
    QCOMPARE(time.has_value(), !stamp.isEmpty());
    if (time)
        QCOMPARE(isoWithOffset(*time), stamp);
    else
        QVERIFY(!time.error().detail.isEmpty());
}

void TestTypedEntry::readsOffsets_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("minutes"); // 9999: refused
    QTest::newRow("colon") << u"+01:00"_s << 60;
    QTest::newRow("no colon") << u"-0330"_s << -210;
    QTest::newRow("hours only") << u"+5"_s << 300;
    QTest::newRow("zulu") << u"z"_s << 0;
    QTest::newRow("minus zero") << u"-00:00"_s << 0;
    QTest::newRow("typeset minus") << u"\u221203:00"_s << -180;
    QTest::newRow("no sign") << u"01:00"_s << 9999;
    QTest::newRow("60 minutes") << u"+01:60"_s << 9999;
    QTest::newRow("14 hours") << u"-14"_s << -840;
    QTest::newRow("beyond 14 hours") << u"-14:01"_s << 9999;
    QTest::newRow("99 hours") << u"+99"_s << 9999;
    QTest::newRow("nothing") << QString() << 9999;
}

void TestTypedEntry::readsOffsets()
{
    QFETCH(QString, text);
    QFETCH(int, minutes);
    const std::optional<int> offset = utcOffsetFromText(text);
    QCOMPARE(offset ? *offset / 60 : 9999, minutes);
}

void TestTypedEntry::readsExtra_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("compact");
    QTest::newRow("nothing") << QByteArray() << QByteArray("{}");
    QTest::newRow("white space") << QByteArray(" \n") << QByteArray("{}");
    QTest::newRow("empty object") << QByteArray(" { } ") << QByteArray("{}");
    QTest::newRow("digits") << QByteArray(R"({"a": 1.0, "b": 9007199254740993, "c": 1e-7, "d": -0, "e": 1E+400})")
                            << QByteArray(R"({"a":1.0,"b":9007199254740993,"c":1e-7,"d":-0,"e":1E+400})");
    QTest::newRow("texts") << QByteArray(R"({"a": "1.0", "b": ""})") << QByteArray(R"({"a":"1.0","b":""})");
    QTest::newRow("escapes") << QByteArray(R"({"\u0061": "\u00e9\n\u0000"})")
                             << QByteArray("{\"a\":\"\xc3\xa9\\n\\u0000\"}");
    QTest::newRow("order") << QByteArray(R"({"z":1,"a":2})") << QByteArray(R"({"z":1,"a":2})");
}

void TestTypedEntry::readsExtra()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, compact);
    const auto extra = extraFromJson(json);
    QVERIFY2(extra.has_value(), extra ? "" : qPrintable(extra.error().detail));
    QCOMPARE(extraJson(*extra), compact);
}

void TestTypedEntry::refusesExtra_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("named");
    QTest::newRow("list") << QByteArray("[1]") << u"object"_s;
    QTest::newRow("number") << QByteArray("1") << u"object"_s;
    QTest::newRow("unfinished") << QByteArray("{\"a\":") << QString();
    QTest::newRow("twice") << QByteArray(R"({"a":1,"\u0061":2})") << u"a"_s;
    QTest::newRow("true") << QByteArray(R"({"flag":true})") << u"flag"_s;
    QTest::newRow("null") << QByteArray(R"({"nil":null})") << u"nil"_s;
    QTest::newRow("nested") << QByteArray(R"({"deep":{}})") << u"deep"_s;
    QTest::newRow("no JSON number") << QByteArray(R"({"a":01})") << QString();
    QTest::newRow("single quotes") << QByteArray("{'a':1}") << QString();
}

void TestTypedEntry::refusesExtra()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, named);
    const auto extra = extraFromJson(json);
    QVERIFY(!extra.has_value());
    QCOMPARE(extra.error().kind, ErrorKind::BadInput);
    QVERIFY(!extra.error().detail.isEmpty());
    QVERIFY2(extra.error().detail.contains(named), qPrintable(extra.error().detail));
}

void TestTypedEntry::writesBackWhatItRead()
{
    const QList<ExtraField> fields{{u"größe \"x\""_s, ExtraField::Type::Text, u"a\\b\n\U0001F525"_s},
                                   {u"n"_s, ExtraField::Type::Number, u"1840.50"_s},
                                   {u""_s, ExtraField::Type::Text, u"1"_s}};
    QCOMPARE(extraFromJson(extraJson(fields)).value(), fields);
}

RC_TEST(TestTypedEntry)

} // namespace rc::tst_typedentry

#include "tst_typedentry.moc"
