// SPDX-License-Identifier: GPL-3.0-or-later
// A page of a tool list: tools, and skipped items; lists as documents that are read again; and a tool's result, read
// block by block, even if its type is wrong.
#include "core/datetimes.h"
#include "service/tools/catalogdocument.h"
#include "service/tools/toollistjob.h"
#include "service/tools/toolresult.h"
#include "support/testprogram.h"

namespace rc::tst_toolpage {

namespace {

ContentBlock blockOf(const QByteArray &json)
{
    const Result<ToolResult> result = toolResult("{\"content\":[" + json + "]}");
    return result && result->blocks.size() == 1 ? result->blocks.first() : ContentBlock();
}

} // namespace

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

    void malformedToolsAreSkipped()
    {
        const QByteArray large = "{\"name\":\"large\",\"description\":\"" + QByteArray(maxToolBytes, 'x') + "\"}";
        const Result<ToolPage> page = toolPage("{\"tools\":[1,{\"title\":\"x\"},{\"name\":\"\"},{\"name\":7}," + large +
                                               ",{\"name\":\"good\"}]}");
        QVERIFY(page.has_value());
        QCOMPARE(page->tools.size(), 1);
        QCOMPARE(page->tools.first().name, u"good"_s);
        QCOMPARE(page->problems.size(), 5);
        QVERIFY(page->problems.last().text().contains(u"large"_s));
    }

    void cursor_data()
    {
        addColumns<QByteArray, bool, QString, bool>("member", "more", "cursor", "unreadable");
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

    void missingListIsAnError()
    {
        for (const QByteArray &result : {QByteArray("{}"), QByteArray("{\"tools\":{}}"), QByteArray("[]")}) {
            const Result<ToolPage> page = toolPage(result);
            QVERIFY(!page.has_value());
            QCOMPARE(page.error().kind, ErrorKind::NotUnderstood);
        }
    }

    void dialectsAreRememberedPerEndpoint()
    {
        DialectMemory memory;
        const QUrl general(u"https://t.example/mcp/"_s);
        QCOMPARE(memory.dialectOf(general), Dialect::Modern);
        memory.remember(general, Dialect::Session);
        QCOMPARE(memory.dialectOf(general), Dialect::Session);
        QCOMPARE(memory.dialectOf(QUrl(u"https://t.example/github/"_s)), Dialect::Modern);
    }

    void catalogRoundTrips()
    {
        ToolCatalog catalog;
        catalog.kind = CatalogKind::CodeHosting;
        catalog.url = QUrl(u"https://logs.example.net/github/"_s);
        catalog.at = utcTime(QDate(2026, 11, 21), QTime(12, 0));
        catalog.tools = *toolsFromDocument(
            R"([{"name":"a","x":1.0},{"name":"\u0062","inputSchema":{ "type":"object"}}])", CatalogKind::General);
        QCOMPARE(catalog.tools.size(), 2);
        const QByteArray document = catalogDocument(catalog);
        QVERIFY(document.contains("\"x\":1.0") && document.contains(R"("name":"\u0062")"));
        const auto back = toolsFromDocument(document, CatalogKind::CodeHosting);
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
        const auto tools = toolsFromDocument(json, CatalogKind::General);
        QVERIFY(tools);
        QCOMPARE(tools->size(), 1);
        QCOMPARE(tools->first().name, u"g"_s);
    }

    void faults_data()
    {
        addColumns<QByteArray, ErrorKind>("json", "kind");
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
        const auto tools = toolsFromDocument(json, CatalogKind::General);
        QVERIFY(!tools);
        QCOMPARE(tools.error().kind, kind);
        QVERIFY(!tools.error().detail.isEmpty());
    }

    void blocks_data()
    {
        addColumns<QByteArray, ContentBlock::Kind, QString, bool>("json", "kind", "seen", "problem");
        using enum ContentBlock::Kind;
        const auto row = [](const char *name, const char *json, ContentBlock::Kind kind, const QString &seen,
                            bool problem = false) {
            QTest::newRow(name) << QByteArray(json) << kind << seen << problem;
        };
        row("text", R"({"type":"text","text":"a\nb"})", Text, u"a\nb"_s);
        row("text that is none", R"({"type":"text","text":7})", Other, {}, true);
        row("text without text", R"({"type":"text"})", Other, {}, true);
        row("empty text", R"({"type":"text","text":""})", Text, {});
        row("image", R"({"type":"image","data":"aGVsbG8=","mimeType":"image/png"})", Image, u"image/png hello"_s);
        row("image without data", R"({"type":"image","mimeType":"image/png"})", Image, u"image/png "_s, true);
        row("image that is not base64", R"({"type":"image","data":"a b!","mimeType":"image/png"})", Image,
            u"image/png "_s, true);
        row("image with a last digit that holds no byte",
            R"({"type":"image","data":"aGVsbG8=a","mimeType":"image/png"})", Image, u"image/png "_s, true);
        row("image without a type", R"({"type":"image","data":"aGVsbG8="})", Image, u"hello"_s, true);
        row("audio without a type", R"({"type":"audio","data":"aGVsbG8="})", Audio, u"hello"_s, true);
        row("audio", R"({"type":"audio","data":"aGVsbG8=","mimeType":"audio/wav"})", Audio, u"audio/wav hello"_s);
        row("link", R"({"type":"resource_link","uri":"file:///etc/passwd","name":"n","title":"t"})", Link,
            u"t file:///etc/passwd"_s);
        row("embedded text", R"({"type":"resource","resource":{"uri":"a:b","text":"words"}})", Resource,
            u"a:b words"_s);
        row("embedded bytes", R"({"type":"resource","resource":{"uri":"a:b","blob":"aGVsbG8="}})", Resource,
            u"a:b hello"_s);
        row("link without an address", R"({"type":"resource_link","name":"n"})", Link, u"n"_s, true);
        row("link without a name", R"({"type":"resource_link","uri":"a:b"})", Link, u"a:b"_s, true);
        row("embedded nothing", R"({"type":"resource"})", Other, {}, true);
        row("embedded, without content", R"({"type":"resource","resource":{"uri":"a:b"}})", Resource, u"a:b"_s, true);
        row("embedded, without an address", R"({"type":"resource","resource":{"text":"x"}})", Resource, u"x"_s, true);
        row("embedded, not base64", R"({"type":"resource","resource":{"uri":"a:b","blob":"%"}})", Resource, u"a:b"_s,
            true);
        row("embedded empty text", R"({"type":"resource","resource":{"uri":"a:b","text":""}})", Resource, u"a:b"_s);
        row("of tomorrow", R"({"type":"hologram","data":"x"})", Other, {}, true);
        row("no type", R"({"text":"x"})", Other, {}, true);
        row("no object", "7", Other, {}, true);
    }

    void blocks()
    {
        QFETCH(QByteArray, json);
        QFETCH(ContentBlock::Kind, kind);
        QFETCH(QString, seen);
        QFETCH(bool, problem);
        const ContentBlock block = blockOf(json);
        QCOMPARE(block.kind, kind);
        QCOMPARE(block.raw, json);
        QStringList parts{block.name, block.mimeType, block.uri, block.text, QString::fromLatin1(block.data)};
        parts.removeAll(QString());
        QCOMPARE(parts.join(u' '), seen.trimmed());
        QCOMPARE(!block.problem.isEmpty(), problem);
    }

    void annotationsKeepTheirDigits()
    {
        const ContentBlock block =
            blockOf(R"({"type":"text","text":"x","annotations":{"audience":["user",7,"assistant"],"priority":0.70}})");
        QCOMPARE(block.audience, (QStringList{u"user"_s, u"assistant"_s}));
        QCOMPARE(block.priority, u"0.70"_s);
    }

    void structuredContentIsKeptAsSent()
    {
        const auto result = toolResult(R"({"content":[],"structuredContent":{"a": 1.0},"isError":false})");
        QVERIFY(result);
        QCOMPARE(result->structured, R"({"a": 1.0})");
        QVERIFY(!result->isError);
    }

    void problems_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("blocks"); // -1: not a result
        QTest::addColumn<int>("problems");
        const auto row = [](const char *name, const char *json, int blocks, int problems) {
            QTest::newRow(name) << QByteArray(json) << blocks << problems;
        };
        row("all is well", R"({"content":[{"type":"text","text":"x"}]})", 1, 0);
        row("nothing", "{}", -1, 0);
        row("null for a list", R"({"content":null})", -1, 0);
        row("an error without a list", R"({"isError":true})", 0, 1);
        row("structure without a list", R"({"structuredContent":{}})", 0, 1);
        row("one part instead of a list", R"({"content":{"type":"text","text":"x"}})", 1, 1);
        row("a text instead of a list", R"({"content":"x"})", 1, 2);
        row("isError as text", R"({"content":[],"isError":"no"})", 0, 1);
        row("an error that is not marked",
            "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"error\\\":\\\"gone\\\"}\"}]}", 1, 1);
        row("an unmarked error as structure", "{\"content\":[],\"structuredContent\":{\"error\":{\"code\":7}}}", 0, 1);
        row("no error", "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"error\\\":null,\\\"rows\\\":[]}\"}]}", 1, 0);
        row("a marked error",
            "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"error\\\":\\\"gone\\\"}\"}],\"isError\":true}", 1, 0);
        row("an error of a text that is no JSON", "{\"content\":[{\"type\":\"text\",\"text\":\"error: gone\"}]}", 1, 0);
        row("two broken parts", R"({"content":[{"type":"text"},{"type":"text","text":"x"},{"type":"chart"}]})", 3, 2);
    }

    void problems()
    {
        QFETCH(QByteArray, json);
        QFETCH(int, blocks);
        QFETCH(int, problems);
        const auto result = toolResult(json);
        QCOMPARE(result ? int(result->blocks.size()) : -1, blocks);
        QCOMPARE(result ? int(allProblems(*result).size()) : 0, problems);
    }

    void blockCountIsCapped()
    {
        QByteArray json = R"({"content":[{"type":"text","text":"x"})";
        for (int i = 0; i < 5000; ++i)
            json += R"(,{"type":"text","text":"x"})";
        const auto result = toolResult(json + "]}");
        QVERIFY(result);
        QCOMPARE(result->blocks.size(), maxContentBlocks);
        QCOMPARE(result->problems, QStringList{u"The result has 5001 parts; the first 1000 are shown."_s});
    }
};

RC_TEST(TestToolPage)

} // namespace rc::tst_toolpage

#include "tst_toolpage.moc"
