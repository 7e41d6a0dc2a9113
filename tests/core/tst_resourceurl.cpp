// SPDX-License-Identifier: GPL-3.0-or-later
// Holds what is read as a Resource URL, what is trimmed from it, and what is refused for which reason.
#include "core/resourceurl.h"

#include <QTest>

using namespace Qt::StringLiterals;

class TestResourceUrl : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
};

void TestResourceUrl::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("resourceUrl");
    const QString url = u"https://logs.example.net/tools/u/ada/resources/0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57/"_s;
    QTest::newRow("as documented") << url << url;
    QTest::newRow("with logs") << url + u"logs/"_s << url;
    QTest::newRow("in a sentence") << u"Send it to "_s + url + u"."_s << url;
    QTest::newRow("settings line") << u"SERVICE_RESOURCE=\""_s + url + u"\""_s << url;
}

void TestResourceUrl::reads()
{
    QFETCH(QString, text);
    QFETCH(QString, resourceUrl);
    const auto pasted = rc::parseResourceUrl(text);
    QVERIFY2(pasted, pasted ? "" : qPrintable(pasted.error().detail));
    QCOMPARE(pasted->resource.resourceUrl(), resourceUrl);
    QCOMPARE(pasted->resource.logsAddress().toEncoded(), QByteArray(resourceUrl.toUtf8() + "logs/"));
}

void TestResourceUrl::refuses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    const QString path = u"/tools/u/ada/resources/0b3f6c1e-7a52-4d0e-9c3b-2f1d8e6a4b57/"_s;
    QTest::newRow("nothing") << QString() << u"Nothing"_s;
    QTest::newRow("backslash trick") << u"https://good.example\\@evil.example"_s + path << u"backslash"_s;
    QTest::newRow("number as host") << u"https://2130706433"_s + path << u"number"_s;
    QTest::newRow("http elsewhere") << u"http://logs.example.net"_s + path << u"https://"_s;
}

void TestResourceUrl::refuses()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    const auto pasted = rc::parseResourceUrl(text);
    QVERIFY(!pasted);
    QCOMPARE(pasted.error().kind, rc::ErrorKind::BadInput);
    QVERIFY2(pasted.error().detail.contains(reason), qPrintable(pasted.error().detail));
}

QTEST_APPLESS_MAIN(TestResourceUrl)
#include "tst_resourceurl.moc"
