// SPDX-License-Identifier: GPL-3.0-or-later
// A stored catalog is restored unchanged, and tools are found in common documents.
#include "core/datetimes.h"
#include "service/tools/catalogdocument.h"
#include "support/testprogram.h"

namespace rc::tst_catalogdocument {

class TestCatalogDocument : public QObject
{
    Q_OBJECT

private slots:
    void comesBack()
    {
        ToolCatalog catalog;
        catalog.kind = CatalogKind::CodeHosting;
        catalog.url = QUrl(u"https://logs.example.net/github/"_s);
        catalog.at = utcTime(QDate(2026, 11, 21), QTime(12, 0));
        catalog.tools = *toolsOfDocument(R"([{"name":"a","x":1.0},{"name":"\u0062","inputSchema":{ "type":"object"}}])",
                                         CatalogKind::General);
        QCOMPARE(catalog.tools.size(), 2);
        const QByteArray document = catalogDocument(catalog);
        QVERIFY(document.contains("\"x\":1.0") && document.contains(R"("name":"\u0062")"));
        const auto back = toolsOfDocument(document, CatalogKind::CodeHosting);
        QVERIFY(back);
        QCOMPARE(*back, catalog.tools);
    }

    void documents_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("a list") << QByteArray(R"([{"name":"g"}])");
        QTest::newRow("a result") << QByteArray(R"({"tools":[{"name":"g"}]})");
        QTest::newRow("tools --json") << QByteArray(
            R"({"catalogs":[{"name":"code-hosting","tools":[{"name":"c"}]},{"name":"general","tools":[{"name":"g"}]}]})");
    }

    void documents()
    {
        QFETCH(QByteArray, json);
        const auto tools = toolsOfDocument(json, CatalogKind::General);
        QVERIFY(tools);
        QCOMPARE(tools->size(), 1);
        QCOMPARE(tools->first().name, u"g"_s);
    }

    void faults_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<ErrorKind>("kind");
        QTest::newRow("empty") << QByteArray() << ErrorKind::NotJson;
        QTest::newRow("cut") << QByteArray(R"({"tools":[)") << ErrorKind::NotJson;
        QTest::newRow("no list") << QByteArray(R"({"name":"g"})") << ErrorKind::NotUnderstood;
        QTest::newRow("another catalog") << QByteArray(R"({"catalogs":[{"name":"code-hosting","tools":[]}]})")
                                         << ErrorKind::NotUnderstood;
        QTest::newRow("kept, another catalog")
            << QByteArray(R"({"name":"code-hosting","tools":[]})") << ErrorKind::NotUnderstood;
        QTest::newRow("no tool") << QByteArray(R"([{"name":"g"},5])") << ErrorKind::NotUnderstood;
        QTest::newRow("no name") << QByteArray(R"([{"description":"g"}])") << ErrorKind::NotUnderstood;
    }

    void faults()
    {
        QFETCH(QByteArray, json);
        QFETCH(ErrorKind, kind);
        const auto tools = toolsOfDocument(json, CatalogKind::General);
        QVERIFY(!tools);
        QCOMPARE(tools.error().kind, kind);
        QVERIFY(!tools.error().detail.isEmpty());
    }
};

RC_TEST(TestCatalogDocument)

} // namespace rc::tst_catalogdocument

#include "tst_catalogdocument.moc"
