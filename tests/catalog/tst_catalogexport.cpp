// SPDX-License-Identifier: GPL-3.0-or-later
// Exported tools are unchanged; in Markdown and CSV outside text stays text.
#include "catalog/review/catalogexport.h"
#include "catalog/review/toolcost.h"
#include "core/datetimes.h"
#include "core/entry/csv.h"
#include "support/testprogram.h"

namespace rc::tst_catalogexport {

namespace {

Tool tool(const QString &name, const QString &description, const QByteArray &schema = "{}")
{
    Tool made;
    made.name = name;
    made.description = description;
    made.inputSchema = schema;
    made.raw = "{\"name\":\"raw\",\"big\":9007199254740993,\"one\":1.0}";
    return made;
}

ToolSelection some(const QList<Tool> &tools)
{
    ToolCatalog catalog;
    catalog.kind = CatalogKind::CodeHosting;
    catalog.url = QUrl(u"https://mcp.example.net/github/"_s);
    catalog.complete = true;
    catalog.at = utcTime(QDate(2026, 11, 21), QTime(14, 2));
    catalog.tools = tools;
    return {catalog, 117};
}

QList<QList<QByteArray>> rowsOf(const QByteArray &csv)
{
    CsvReader reader(csv);
    QList<QList<QByteArray>> rows;
    while (const auto row = reader.next())
        rows.append(row->cells);
    return rows;
}

} // namespace

class TestCatalogExport : public QObject
{
    Q_OBJECT

private slots:
    void jsonIsExactlyAsSent()
    {
        const QByteArray json = toolsJson({some({tool(u"a"_s, {}), tool(u"b"_s, {})})});
        QCOMPARE(json.count("{\"name\":\"raw\",\"big\":9007199254740993,\"one\":1.0}"), 2);
        QCOMPARE(QJsonDocument::fromJson(json)["tools"_L1].toArray().size(), 2);
        QCOMPARE(QJsonDocument::fromJson(toolsJson({}))["tools"_L1].toArray().size(), 0);
    }

    void markdownHasTheParameters()
    {
        const QByteArray text = toolsMarkdown({some({tool(
            u"create_issue"_s, u"Creates an issue."_s,
            "{\"type\":\"object\",\"properties\":{\"owner\":{\"type\":\"string\",\"description\":\"Who | owns it\"},"
            "\"labels\":{\"type\":\"array\",\"items\":{\"type\":\"string\"}}},\"required\":[\"owner\"]}")})});
        QVERIFY2(text.contains("1 of 117 tools"), text);
        QVERIFY2(text.contains("### `create_issue`\n"), text);
        QVERIFY2(text.contains("destructive (assumed)"), text);
        QVERIFY2(text.contains("> Creates an issue.\n"), text);
        QVERIFY2(text.contains("| `owner` \\* | `string` | Who \\| owns it |\n"), text);
        QVERIFY2(text.contains("| `labels` |"), text);
    }

    void csvHasOneLinePerTool()
    {
        Tool reads = tool(u"get"_s, u"Reads, \"quoted\"\nand broken"_s,
                          "{\"properties\":{\"a\":{},\"b\":{}},\"required\":[\"a\"]}");
        reads.annotations.readOnly = true;
        reads.annotations.openWorld = false;
        const QList<QList<QByteArray>> rows = rowsOf(toolsCsv({some({reads, tool(u"=cmd()"_s, u"@x"_s)})}));
        QCOMPARE(rows.size(), 3);
        const ToolCost cost = toolCost(reads);
        const QList<QByteArray> wanted{"code-hosting",
                                       "get",
                                       "get",
                                       "reads",
                                       "yes",
                                       "",
                                       "",
                                       "no",
                                       "2",
                                       "1",
                                       QByteArray::number(cost.bytes),
                                       QByteArray::number(cost.tokens),
                                       "Reads, \"quoted\"\nand broken"};
        QCOMPARE(rows.at(1), wanted);
        QCOMPARE(rows.at(2).at(1), "'=cmd()");
        QCOMPARE(rows.at(2).last(), "'@x");
        QCOMPARE(rows.at(2).at(3), "destructive");
    }
};

RC_TEST(TestCatalogExport)

} // namespace rc::tst_catalogexport

#include "tst_catalogexport.moc"
