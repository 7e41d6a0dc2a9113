// SPDX-License-Identifier: GPL-3.0-or-later
// Finding the log tool, its arguments, and tools that never qualify.
#include "service/arrival/logtool.h"
#include "support/testprogram.h"

namespace rc::tst_logtool {

namespace {

/// Quotation marks written as apostrophes, because moc misreads raw strings.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

Tool toolOf(const QString &name, const QByteArray &properties, const QByteArray &required = "[\"resource_uuid\"]",
            const ToolAnnotations &annotations = {})
{
    Tool tool;
    tool.name = name;
    tool.annotations = annotations;
    tool.inputSchema = json("{'type':'object','properties':{") + properties + json("},'required':") + required + '}';
    return tool;
}

const QByteArray uuidAndLimit =
    json("'resource_uuid':{'type':'string'},'limit':{'type':'integer','maximum':500},'level':{'type':'string'},'"
         "contains':{'type':'string','description':'in message or logger'}");

ToolCatalog catalogOf(const QList<Tool> &tools)
{
    ToolCatalog catalog;
    catalog.kind = CatalogKind::General;
    catalog.tools = tools;
    return catalog;
}

ToolAnnotations stated(bool readOnly, std::optional<bool> destructive = {})
{
    ToolAnnotations annotations;
    annotations.readOnly = readOnly;
    annotations.destructive = destructive;
    return annotations;
}

LogQuestion question()
{
    return {.resourceUuid = u"uuid-1"_s, .marker = u"AAAA-BBBB-CCCC"_s};
}

} // namespace

class TestLogTool : public QObject
{
    Q_OBJECT

private slots:
    void recognises_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("properties");
        QTest::addColumn<QByteArray>("required");
        QTest::addColumn<QByteArray>("pattern"); ///< empty: not a log tool
        const QByteArray uuid = json("['resource_uuid']");

        const auto row = [](const char *what, const QString &name, const QByteArray &properties,
                            const QByteArray &required, const QByteArray &pattern) {
            QTest::newRow(what) << name << properties << required << pattern;
        };
        row("as deployed", u"resource_logs"_s, uuidAndLimit, uuid,
            json("{'resource_uuid':'{resource_uuid}','limit':'{limit:500}','contains':'{text}'}"));
        row("in capitals", u"getResourceLogs"_s,
            QByteArray(
                json("'resourceId':{'type':'string'},'pageSize':{'type':'integer'},'pageToken':{'type':'string'}")),
            json("['resourceId']"),
            json("{'resourceId':'{resource_uuid}','pageSize':'{limit:1000}','pageToken':'{page}'}"));
        row("by offset", u"list_entries"_s,
            json("'resource':{'type':'string'},'limit':{'type':'integer'},'offset':{'type':'integer'}"),
            json("['resource']"), json("{'resource':'{resource_uuid}','limit':'{limit:1000}','offset':'{offset}'}"));
        row("by page number", u"list_logs"_s,
            json("'resource':{'type':'string'},'page':{'type':'integer'},'since':{'type':'string'}"),
            json("['resource']"), json("{'resource':'{resource_uuid}','page':'{page_number}','since':'{since}'}"));
        row("searches extra, least level", u"search_entries"_s,
            json("'resource':{'type':'string'},'query':{'type':'string','description':'words in "
                 "extra'},'min_level':{'type':'string','enum':['debug','info'],'default':'info'}"),
            json("['resource','query']"),
            json("{'resource':'{resource_uuid}','query':'{marker}','min_level':'debug'}"));
        row("a required one with a default", u"read_log"_s,
            json("'uuid':{'type':'string'},'format':{'type':'string','default':'json'}"), json("['uuid','format']"),
            json("{'uuid':'{resource_uuid}','format':'json'}"));

        row("wants what nobody knows", u"read_log"_s, json("'uuid':{'type':'string'},'ticket':{'type':'string'}"),
            json("['uuid','ticket']"), {});
        row("of no resource", u"read_logs"_s, json("'limit':{'type':'integer'}"), "[]", {});
        row("searches messages only", u"search_logs"_s,
            json("'resource_uuid':{'type':'string'},'query':{'type':'string'}"), json("['resource_uuid','query']"), {});
        for (const QString &name :
             {u"delete_resource_logs"_s, u"sendLogs"_s, u"clear-log"_s, u"count_entries"_s, u"set_log_level"_s,
              u"export_logs"_s, u"create_log_entry"_s, u"login"_s, u"catalog"_s, u"resource_health_check"_s})
            QTest::newRow(qPrintable(name)) << name << uuidAndLimit << uuid << QByteArray();
    }
    void recognises()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, properties);
        QFETCH(QByteArray, required);
        QFETCH(QByteArray, pattern);
        const auto found = logToolFrom(toolOf(name, properties, required), CatalogKind::General);
        QCOMPARE(found.has_value(), !pattern.isEmpty());
        if (!found)
            return;
        QCOMPARE(found->plan.arguments, pattern);
        QCOMPARE(found->plan.tool, name);
        QCOMPARE(found->plan.catalog, u"general"_s);
        QVERIFY(!found->statesReading); // not annotated: it may change something
    }

    void onlyAStatedReaderNeedsNoConfirmation()
    {
        const auto with = [](const ToolAnnotations &annotations) {
            return logToolFrom(toolOf(u"resource_logs"_s, uuidAndLimit, json("['resource_uuid']"), annotations),
                               CatalogKind::General);
        };
        QVERIFY(with(stated(true))->statesReading);
        QVERIFY(!with({})->statesReading);
        QVERIFY(!with(stated(false)));
        QVERIFY(!with(stated(true, true))->statesReading); // contradictory
        ToolAnnotations destroys;
        destroys.destructive = true;
        QVERIFY(!with(destroys));
    }

    void prefersTheOneForAllMarkers()
    {
        const Tool search = toolOf(u"search_entries"_s,
                                   json("'resource':{'type':'string'},'query':{'type':'string','description':'extra'}"),
                                   json("['resource','query']"), stated(true));
        const Tool logs = toolOf(u"resource_logs"_s, uuidAndLimit);
        QCOMPARE(logToolIn({catalogOf({search, logs})})->tool.name, u"resource_logs"_s);
        QCOMPARE(logToolIn({catalogOf({search})})->tool.name, u"search_entries"_s);
        QVERIFY(!logToolIn({catalogOf({})}));
    }

    void aNamedToolIsTakenAsItIs()
    {
        const Tool odd = toolOf(u"trail"_s, json("'resource_uuid':{'type':'string'}"));
        QVERIFY(!logToolIn({catalogOf({odd})}));
        QCOMPARE(namedLogTool(u"trail"_s, {catalogOf({odd})})->plan.arguments,
                 (json("{'resource_uuid':'{resource_uuid}'}")));
        QVERIFY(!namedLogTool(u"other"_s, {catalogOf({odd})}));
    }

    void fillsArguments_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("later"); ///< of the second page

        QTest::newRow("nothing") << QByteArray("{}") << QByteArray("{}") << QByteArray("{}");
        QTest::newRow("kept as it is") << (json("{'a':1.0,'b':[true],'c':'x'}"))
                                       << (json("{'a':1.0,'b':[true],'c':'x'}"))
                                       << (json("{'a':1.0,'b':[true],'c':'x'}"));
        QTest::newRow("pages") << (json("{'r':'{resource_uuid}','l':'{limit:1000}','p':'{page}'}"))
                               << (json("{'r':'uuid-1','l':1000}")) << (json("{'r':'uuid-1','l':50,'p':'t\\'2'}"));
        QTest::newRow("offset and number")
            << (json("{'o':'{offset}','n':'{page_number}'}")) << QByteArray("{}") << (json("{'o':200,'n':2}"));
        QTest::newRow("within a text") << (json("{'q':'marker:{marker} in {resource_uuid}'}"))
                                       << (json("{'q':'marker:AAAA-BBBB-CCCC in uuid-1'}"))
                                       << (json("{'q':'marker:AAAA-BBBB-CCCC in uuid-1'}"));
    }
    void fillsArguments()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, later);
        QCOMPARE(logArguments(pattern, question()).value_or("fault"), first);
        LogQuestion next = question();
        next.most = 50;
        next.page = u"t\"2"_s;
        next.offset = 200;
        next.pageNumber = 2;
        QCOMPARE(logArguments(pattern, next).value_or("fault"), later);
    }

    void refusesWhatNobodyCanFill()
    {
        QVERIFY(!logArguments("[1]", question()));
        QVERIFY(!logArguments(json("{'a':'{secret}'}"), question()));
        QVERIFY(!logArguments("nonsense", question()));
    }
};

RC_TEST(TestLogTool)

} // namespace rc::tst_logtool

#include "tst_logtool.moc"
