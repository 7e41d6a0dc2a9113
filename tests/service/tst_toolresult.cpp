// SPDX-License-Identifier: GPL-3.0-or-later
// A tool's result, read block by block, even if its type is wrong.
#include "service/tools/toolresult.h"
#include "support/testprogram.h"

namespace rc::tst_toolresult {

namespace {

ContentBlock blockOf(const QByteArray &json)
{
    const Result<ToolResult> result = toolResult("{\"content\":[" + json + "]}");
    return result && result->blocks.size() == 1 ? result->blocks.first() : ContentBlock();
}

} // namespace

class TestToolResult : public QObject
{
    Q_OBJECT

private slots:
    void blocks_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<ContentBlock::Kind>("kind");
        QTest::addColumn<QString>("seen");
        QTest::addColumn<bool>("problem");
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

    void structureIsKeptAsSent()
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

    void manyBlocksAreCut()
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

RC_TEST(TestToolResult)

} // namespace rc::tst_toolresult

#include "tst_toolresult.moc"
