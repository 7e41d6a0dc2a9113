// SPDX-License-Identifier: GPL-3.0-or-later
// What a tool gave back, read block by block, also when it is not what it claims.
#include "service/tools/toolresult.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

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
        row("text that is none", R"({"type":"text","text":7})", Other, {});
        row("image", R"({"type":"image","data":"aGVsbG8=","mimeType":"image/png"})", Image, u"image/png hello"_s);
        row("image without data", R"({"type":"image","mimeType":"image/png"})", Image, u"image/png "_s, true);
        row("image that is not base64", R"({"type":"image","data":"a b!","mimeType":"image/png"})", Image,
            u"image/png "_s, true);
        row("audio", R"({"type":"audio","data":"aGVsbG8=","mimeType":"audio/wav"})", Audio, u"audio/wav hello"_s);
        row("link", R"({"type":"resource_link","uri":"file:///etc/passwd","name":"n","title":"t"})", Link,
            u"t file:///etc/passwd"_s);
        row("embedded text", R"({"type":"resource","resource":{"uri":"a:b","text":"words"}})", Resource,
            u"a:b words"_s);
        row("embedded bytes", R"({"type":"resource","resource":{"uri":"a:b","blob":"aGVsbG8="}})", Resource,
            u"a:b hello"_s);
        row("embedded nothing", R"({"type":"resource"})", Other, {});
        row("of tomorrow", R"({"type":"hologram","data":"x"})", Other, {});
        row("no type", R"({"text":"x"})", Other, {});
        row("no object", "7", Other, {});
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

    void onlyFourKindsOfImageAreShown_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<bool>("shown");
        for (const char *type : {"image/png", "image/jpeg", "image/gif", "image/webp", "Image/PNG; charset=x"})
            QTest::newRow(type) << QString::fromLatin1(type) << true;
        for (const char *type : {"image/svg+xml", "image/tiff", "image/x-icon", "text/html", "", "png"})
            QTest::newRow(type) << QString::fromLatin1(type) << false;
    }

    void onlyFourKindsOfImageAreShown()
    {
        QFETCH(QString, type);
        QFETCH(bool, shown);
        QCOMPARE(isShownImage(type), shown);
    }
};

RC_TEST(TestToolResult)

} // namespace rc::tst_toolresult

#include "tst_toolresult.moc"
