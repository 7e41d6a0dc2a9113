// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the tools' filter: matches, unfinished input, and match positions.
#include "catalog/query/toolquery.h"
#include "catalog/schema/schemakeywords.h"
#include "support/testprogram.h"
#include "tests/catalog/definitions.h"

namespace rc::tst_toolquery {

namespace {

struct Known
{
    CatalogKind catalog;
    QByteArray json;
    ToolMark marks;
};

/// Named by their first letter, which the tests use for expected matches.
QList<Known> knownTools()
{
    return {
        {CatalogKind::General,
         R"({"name":"a_search","title":"Search Records","description":"Finds records by\nfree text.",
             "annotations":{"readOnlyHint":true},
             "inputSchema":{"properties":{"query":{"type":"string"},"order":{"enum":["Newest","oldest",7]}},
                            "required":["query"]}})",
         {}},
        {CatalogKind::CodeHosting,
         R"({"name":"b_create_issue","description":"Creates an issue in a repository",
             "annotations":{"destructiveHint":false},
             "inputSchema":{"properties":{"Owner":{},"labels":{"items":{"properties":{"colour":{}}}}},
                            "required":["Owner"]}})",
         {.changed = true, .rules = ruleBit(FindingRule::ParameterUndescribed)}},
        {CatalogKind::CodeHosting,
         R"({"name":"c_delete_branch","description":"Deletes a branch","annotations":{"destructiveHint":true},
             "inputSchema":{"properties":{"owner":{},"branch":{"default":{"properties":{"ghost":{}}}}}}})",
         {.isNew = true}},
        {CatalogKind::CodeHosting,
         R"({"name":"d_merge","description":"Merges a new request"})",
         {.rules = ruleBit(FindingRule::NoInputSchema) | ruleBit(FindingRule::PortableEnum), .hiddenText = true}},
    };
}

struct Indexed
{
    QChar letter;
    ToolIndex index;
    ToolMark marks;
};

QList<Indexed> indexedTools()
{
    QList<Indexed> indexed;
    for (const Known &known : knownTools()) {
        const Tool tool = toolOf(known.json);
        indexed.append({tool.name.at(0), ToolIndex(tool, known.catalog), known.marks});
    }
    return indexed;
}

QString found(const QString &typed, const QList<Indexed> &tools = indexedTools())
{
    const ToolQuery query = parseToolQuery(typed);
    QString letters;
    for (const Indexed &tool : tools) {
        if (query.matches(tool.index, tool.marks))
            letters += tool.letter;
    }
    return letters;
}

QList<Tool> named(const QStringList &names)
{
    QList<Tool> tools;
    for (const QString &name : names) {
        Tool tool;
        tool.name = name;
        tools.append(tool);
    }
    return tools;
}

QString listed(const QList<Tool> &tools, const QList<qsizetype> &arrangement)
{
    QStringList names;
    for (const qsizetype tool : arrangement)
        names.append(tools.at(tool).name);
    return names.join(u' ');
}

} // namespace

class TestToolQuery : public QObject
{
    Q_OBJECT

private slots:
    void finds_data()
    {
        addColumns<QString, QString>("typed", "letters");
        const auto row = [](const char *name, const QString &typed, const QString &letters) {
            QTest::newRow(name) << typed << letters;
        };
        row("nothing typed", {}, u"abcd"_s);
        row("spaces", u"   "_s, u"abcd"_s);
        row("name in any case", u"CREATE_issue"_s, u"b"_s);
        row("title", u"search records"_s, u"a"_s);
        row("description", u"deletes"_s, u"c"_s);
        row("words are all needed", u"a branch deletes"_s, u"c"_s);
        row("words need not be neighbours", u"text finds"_s, u"a"_s);
        row("parameter", u"labels"_s, u"b"_s);
        row("nested parameter", u"colour"_s, u"b"_s);
        row("enum value in any case", u"newest"_s, u"a"_s);
        row("hint that is true", u"readonlyhint"_s, u"a"_s);
        row("effect as a word", u"destructive"_s, u"cd"_s);
        row("other effect as a word", u"writes"_s, u"b"_s);
        row("data in a schema is no parameter", u"ghost"_s, {});
        row("quoted phrase", u"\"a new request\""_s, u"d"_s);
        row("quoted phrase over a line break", u"\"by free\""_s, u"a"_s);
        row("quoted phrase that is not there", u"\"new a\""_s, {});
        row("quote still open", u"\"a new"_s, u"d"_s);
        row("minus excludes", u"-branch"_s, u"abd"_s);
        row("minus and quotes", u"-\"a branch\""_s, u"abd"_s);
        row("minus alone is nothing yet", u"-"_s, u"abcd"_s);
        row("minus within a word is text", u"free-text"_s, {});
        row("destructive", u"destructive:yes"_s, u"cd"_s);
        row("not destructive", u"destructive:no"_s, u"ab"_s);
        row("destructive because not stated", u"destructive:assumed"_s, u"d"_s);
        row("half a value", u"destructive:as"_s, u"d"_s);
        row("no value yet", u"destructive:"_s, u"abcd"_s);
        row("minus before a query word", u"-destructive:assumed"_s, u"abc"_s);
        row("query words in any case", u"Destructive:YES"_s, u"cd"_s);
        row("reads", u"reads:yes"_s, u"a"_s);
        row("reads not", u"reads:no"_s, u"bcd"_s);
        row("writes", u"writes:yes"_s, u"b"_s);
        row("effect", u"effect:reads"_s, u"a"_s);
        row("effects joined by a comma", u"effect:reads,writes"_s, u"ab"_s);
        row("parameter by name in any case", u"param:owner"_s, u"bc"_s);
        row("parameter is not looked for elsewhere", u"param:issue"_s, {});
        row("nested parameter by name", u"param:colour"_s, u"b"_s);
        row("value of an enum", u"enum:oldest"_s, u"a"_s);
        row("number of an enum", u"enum:7"_s, u"a"_s);
        row("value of an enum is no parameter", u"param:oldest"_s, {});
        row("required", u"required:owner"_s, u"b"_s);
        row("two conditions", u"destructive:yes param:owner"_s, u"c"_s);
        row("changed", u"changed"_s, u"b"_s);
        row("new", u"new"_s, u"c"_s);
        row("new in quotes is text", u"\"new\""_s, u"ad"_s);
        row("hidden", u"hidden"_s, u"d"_s);
        row("finding by rule", u"finding:no-input-schema"_s, u"d"_s);
        row("finding by a rule that no tool has", u"finding:hidden-text"_s, {});
        row("any finding", u"finding:any"_s, u"bd"_s);
        row("without findings", u"-finding:any"_s, u"ac"_s);
        row("catalog", u"catalog:general"_s, u"a"_s);
        row("the other catalog", u"catalog:code-hosting"_s, u"bcd"_s);
        row("address is text", u"https://x"_s, {});
        row("quoted query word is text", u"\"param:owner\""_s, {});
        row("quoted value", u"param:\"owner\""_s, u"bc"_s);
    }

    void finds()
    {
        QFETCH(QString, typed);
        QFETCH(QString, letters);
        QCOMPARE(found(typed), letters);
        QCOMPARE(parseToolQuery(typed).faults, QStringList());
    }

    void unknownValuesAreReportedAndIgnored_data()
    {
        addColumns<QString, QString>("typed", "word");
        QTest::newRow("claim") << u"destructive:maybe"_s << u"maybe"_s;
        QTest::newRow("effect") << u"effect:eats"_s << u"eats"_s;
        QTest::newRow("rule") << u"finding:zebra"_s << u"hidden-text"_s;
        QTest::newRow("catalog") << u"catalog:other"_s << u"code-hosting"_s;
        QTest::newRow("hidden characters") << u"effect:\u202Ex"_s << u"⟨U+202E⟩"_s;
    }

    void unknownValuesAreReportedAndIgnored()
    {
        QFETCH(QString, typed);
        QFETCH(QString, word);
        const ToolQuery query = parseToolQuery(typed);
        QCOMPARE(query.faults.size(), 1);
        QVERIFY2(query.faults.first().contains(word), qPrintable(query.faults.first()));
        QCOMPARE(found(typed), u"abcd"_s);
    }

    void unknownKeywordsAreReportedAndSearched_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("named"); ///< nothing: no fault
        QTest::newRow("unknown word") << u"colour:red"_s << u"“colour”"_s;
        QTest::newRow("excluded") << u"-colour:red"_s << u"“colour”"_s;
        QTest::newRow("hidden characters") << u"colour:\u202Ex"_s << u"⟨U+202E⟩"_s;
        QTest::newRow("without a value yet") << u"colour:"_s << QString();
        QTest::newRow("in quotes") << u"\"colour:red\""_s << QString();
        QTest::newRow("an address") << u"https://x"_s << QString();
        QTest::newRow("a time") << u"12:30"_s << QString();
    }

    void unknownKeywordsAreReportedAndSearched()
    {
        QFETCH(QString, typed);
        QFETCH(QString, named);
        const ToolQuery query = parseToolQuery(typed);
        QCOMPARE(query.faults.size(), named.isEmpty() ? 0 : 1);
        QVERIFY2(query.faults.join(u' ').contains(named), qPrintable(query.faults.join(u' ')));
        QCOMPARE(query.terms.size(), 1);
        QVERIFY(!query.terms.constFirst().word);
    }

    void soughtTextsComeFromTheQuery()
    {
        QCOMPARE(parseToolQuery(u"ab -cd param:owner effect:reads hidden \"two words\" ab"_s).highlights(),
                 QStringList({u"two words"_s, u"owner"_s, u"ab"_s}));
    }

    void everyMatchIsMarkedOnce_data()
    {
        addColumns<QString, QStringList>("shown", "texts");
        QTest::addColumn<QString>("marked"); // matches in brackets
        QTest::newRow("none") << u"Merge"_s << QStringList({u"x"_s}) << u"Merge"_s;
        QTest::newRow("any case") << u"Merge"_s << QStringList({u"mer"_s}) << u"[Mer]ge"_s;
        QTest::newRow("several") << u"a bab"_s << QStringList({u"a"_s}) << u"[a] b[a]b"_s;
        QTest::newRow("overlapping") << u"abcdef"_s << QStringList({u"bcd"_s, u"cde"_s}) << u"a[bcde]f"_s;
        QTest::newRow("touching") << u"abcd"_s << QStringList({u"ab"_s, u"cd"_s}) << u"[abcd]"_s;
        QTest::newRow("one within another") << u"abcd"_s << QStringList({u"abcd"_s, u"b"_s}) << u"[abcd]"_s;
        QTest::newRow("empty text") << u"ab"_s << QStringList({QString()}) << u"ab"_s;
    }

    void everyMatchIsMarkedOnce()
    {
        QFETCH(QString, shown);
        QFETCH(QStringList, texts);
        QFETCH(QString, marked);
        QString result = shown;
        const QList<TextSpan> ranges = matchRanges(shown, texts);
        for (auto range = ranges.rbegin(); range != ranges.rend(); ++range) {
            result.insert(range->from + range->length, u']');
            result.insert(range->from, u'[');
        }
        QCOMPARE(result, marked);
    }

    void findsParameterNames_data();

    void findsParameterNames()
    {
        QFETCH(QByteArray, schema);
        QFETCH(QString, parameters);
        QFETCH(QString, required);
        QFETCH(QString, values);
        QVERIFY(!jsonFault(schema));
        const SchemaNames names = schemaNames(schema);
        QCOMPARE(names.parameters.join(u' '), parameters);
        QCOMPARE(names.required.join(u' '), required);
        QCOMPARE(names.values.join(u' '), values);
    }

    void excerptShowsTheMatch_data()
    {
        addColumns<QString, QStringList, QString>("description", "sought", "excerpt");
        const QString far = u"a "_s.repeated(100) + u"needle in the hay"_s;
        QTest::newRow("beginning") << u"Finds\nrecords  by text"_s << QStringList() << u"Finds records by text"_s;
        QTest::newRow("match in sight") << u"Finds records"_s << QStringList{u"records"_s} << u"Finds records"_s;
        QTest::newRow("match further on")
            << far << QStringList{u"needle"_s} << u"… "_s + u"a "_s.repeated(7) + u"needle in the hay"_s;
        QTest::newRow("match in the name") << far << QStringList{u"tool"_s} << far.left(240);
        QTest::newRow("match in a parameter") << u"Finds"_s << QStringList{u"mile"_s} << u"Parameter: Milestone"_s;
        QTest::newRow("match in a value") << u"Finds"_s << QStringList{u"asc"_s} << u"Value: ascending"_s;
        QTest::newRow("hidden text") << u"a\u202Eb"_s << QStringList() << u"a⟨U+202E⟩b"_s;
    }

    void excerptShowsTheMatch()
    {
        QFETCH(QString, description);
        QFETCH(QStringList, sought);
        QFETCH(QString, excerpt);
        Tool tool;
        tool.name = u"the_tool"_s;
        tool.description = description;
        tool.inputSchema = R"({"properties":{"Milestone":{"enum":["ascending"]}}})";
        QCOMPARE(toolExcerpt(tool, sought).left(240), excerpt.left(240));
    }

    void everyToolIsListedOnceInEachOrder()
    {
        QList<Tool> tools = named({u"b_1"_s, u"a_2"_s, {}, u"b_1"_s, u"a"_s, u"_"_s});
        tools[1].annotations.readOnly = true;
        for (const ToolOrder order : toolOrders()) {
            QList<bool> seen(tools.size(), false);
            for (const qsizetype tool : sortedTools(tools, {}, order)) {
                QVERIFY(!seen.at(tool));
                seen[tool] = true;
            }
            QVERIFY(!seen.contains(false));
        }
    }

    void sortingIsStable()
    {
        const QList<Tool> tools = named({u"c"_s, u"a"_s, u"b"_s});
        for (const ToolOrder order : {ToolOrder::Effect, ToolOrder::Size, ToolOrder::ChangedFirst})
            QCOMPARE(listed(tools, sortedTools(tools, {}, order)), u"c a b"_s);
    }

    void largestFirstSortsByTokens()
    {
        QList<Tool> tools = named({u"a"_s, u"b"_s});
        tools[0].raw = QByteArray(100, ' ');
        QCOMPARE(listed(tools, sortedTools(tools, {}, ToolOrder::Size)), u"a b"_s);
        QList<ToolMark> marks(2);
        marks[0].tokens = 10;
        marks[1].tokens = 20;
        QCOMPARE(listed(tools, sortedTools(tools, marks, ToolOrder::Size)), u"b a"_s);
    }

    void orderWordsRoundTrip()
    {
        for (const ToolOrder order : toolOrders())
            QCOMPARE(toolOrderFromWord(QString(wireWord(order))), order);
        QCOMPARE(toolOrderFromWord({}), ToolOrder::AsSent);
    }
};

void TestToolQuery::findsParameterNames_data()
{
    addColumns<QByteArray, QString, QString, QString>("schema", "parameters", "required", "values");
    const auto row = [](const char *name, const QByteArray &schema, const QString &parameters,
                        const QString &required = {}, const QString &values = {}) {
        QTest::newRow(name) << schema << parameters << required << values;
    };
    row("plain", R"({"properties":{"a":{},"b":true},"required":["a"]})", u"a b"_s, u"a"_s);
    row("white space", " { \"properties\" : { \"a\" : { } , \"b\" : 1.5e3 } } ", u"a b"_s);
    row("nested object", R"({"properties":{"a":{"properties":{"b":{"required":["c"]}}}}})", u"a b"_s, u"c"_s);
    row("items", R"({"properties":{"a":{"items":{"properties":{"b":{}}}}}})", u"a b"_s);
    row("union", R"({"anyOf":[{"properties":{"a":{}}},{"oneOf":[{"properties":{"b":{}}}]},false]})", u"a b"_s);
    row("definitions", R"({"$defs":{"x":{"properties":{"a":{}}}},"definitions":{"y":{"properties":{"b":{}}}}})",
        u"a b"_s);
    row("values", R"({"properties":{"a":{"enum":["x",1.50,null,true,{"y":1},["z"]]},"b":{"const":"w"}}})", u"a b"_s, {},
        u"x 1.50 null true w"_s);
    row("parameters named like keywords", R"({"properties":{"properties":{"properties":{"enum":{}}},"required":{}}})",
        u"properties enum required"_s);
    row("escapes", R"({"properties":{"\u0061\"":{}}})", u"a\""_s);
    row("braces in a text", R"({"description":"} { ]\" }","properties":{"a":{}}})", u"a"_s);
    row("data is passed over",
        R"({"default":{"properties":{"x":{}}},"examples":[{"enum":["y"]}],"properties":{"a":{}}})", u"a"_s);
    row("wrong types everywhere", R"({"required":"a","enum":{"b":1},"items":7,"anyOf":"c","properties":["d"]})", {});
}

RC_TEST(TestToolQuery)

} // namespace rc::tst_toolquery

#include "tst_toolquery.moc"
