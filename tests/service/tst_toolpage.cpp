// SPDX-License-Identifier: GPL-3.0-or-later
// A page of a tool list: tools, and skipped items; and lists as documents that are read again.
#include "core/datetimes.h"
#include "service/tools/catalogdocument.h"
#include "service/tools/toollistjob.h"
#include "support/testprogram.h"

namespace rc::tst_toolpage {

class TestToolPage : public QObject
{
    Q_OBJECT

private slots:
    void readsAToolAsSent()
    {
        const QByteArray raw =
            "{\"name\":\"a.b\",\"title\":\"T\",\"description\":\"D\",\"inputSchema\":{\"type\": \"object\",\"n\":1.0},"
            "\"annotations\":{\"title\":\"A\",\"readOnlyHint\":true,\"openWorldHint\":\"yes\"}}";
        const Result<ToolPage> page = toolPage("{\"tools\":[ " + raw + " ]}");
        QVERIFY(page.has_value());
        QCOMPARE(page->tools.size(), 1);
        const Tool &tool = page->tools.first();
        QCOMPARE(tool.name, u"a.b"_s);
        QCOMPARE(tool.shownName(), u"T"_s);
        QCOMPARE(tool.raw, raw);
        QCOMPARE(tool.inputSchema, QByteArray("{\"type\": \"object\",\"n\":1.0}"));
        QCOMPARE(tool.annotations.readOnly, std::optional(true));
        QVERIFY(!tool.annotations.openWorld); // A hint that is not a boolean counts as not stated.
        QVERIFY(!page->nextCursor);
    }

    void malformedToolsAreSetAside()
    {
        const QByteArray large = "{\"name\":\"large\",\"description\":\"" + QByteArray(maxToolBytes, 'x') + "\"}";
        const Result<ToolPage> page = toolPage("{\"tools\":[1,{\"title\":\"x\"},{\"name\":\"\"},{\"name\":7}," + large +
                                               ",{\"name\":\"good\"}]}");
        QVERIFY(page.has_value());
        QCOMPARE(page->tools.size(), 1);
        QCOMPARE(page->tools.first().name, u"good"_s);
        QCOMPARE(page->problems.size(), 5);
        QVERIFY(page->problems.last().contains(u"large"_s));
    }

    void cursor_data()
    {
        QTest::addColumn<QByteArray>("member");
        QTest::addColumn<bool>("more");
        QTest::addColumn<QString>("cursor");
        QTest::addColumn<bool>("unreadable");
        QTest::newRow("absence ends") << QByteArray() << false << QString() << false;
        QTest::newRow("null ends") << QByteArray(",\"nextCursor\":null") << false << QString() << false;
        QTest::newRow("the empty text is a cursor") << QByteArray(",\"nextCursor\":\"\"") << true << QString() << false;
        QTest::newRow("text") << QByteArray(",\"nextCursor\":\"x\"") << true << u"x"_s << false;
        QTest::newRow("a number cannot be asked for") << QByteArray(",\"nextCursor\":5") << false << QString() << true;
    }

    void cursor()
    {
        QFETCH(QByteArray, member);
        const Result<ToolPage> page = toolPage("{\"tools\":[]" + member + '}');
        QVERIFY(page.has_value());
        QTEST(page->nextCursor.has_value(), "more");
        QTEST(page->nextCursor.value_or(QString()), "cursor");
        QTEST(page->cursorUnreadable, "unreadable");
    }

    void nullIsAnEmptyList()
    {
        const Result<ToolPage> page = toolPage("{\"tools\":null}");
        QVERIFY(page.has_value());
        QVERIFY(page->tools.isEmpty() && page->problems.isEmpty());
    }

    void withoutAListIsNotUnderstood()
    {
        for (const QByteArray &result : {QByteArray("{}"), QByteArray("{\"tools\":{}}"), QByteArray("[]")}) {
            const Result<ToolPage> page = toolPage(result);
            QVERIFY(!page.has_value());
            QCOMPARE(page.error().kind, ErrorKind::NotUnderstood);
        }
    }

    void memoryKeepsEndpointsApart()
    {
        DialectMemory memory;
        const QUrl general(u"https://t.example/mcp/"_s);
        QCOMPARE(memory.dialectOf(general), Dialect::Modern);
        memory.remember(general, Dialect::Session);
        QCOMPARE(memory.dialectOf(general), Dialect::Session);
        QCOMPARE(memory.dialectOf(QUrl(u"https://t.example/github/"_s)), Dialect::Modern);
    }

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

RC_TEST(TestToolPage)

} // namespace rc::tst_toolpage

#include "tst_toolpage.moc"
