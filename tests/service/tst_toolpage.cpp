// SPDX-License-Identifier: GPL-3.0-or-later
// A page of a tool list: tools, and skipped items.
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
};

RC_TEST(TestToolPage)

} // namespace rc::tst_toolpage

#include "tst_toolpage.moc"
