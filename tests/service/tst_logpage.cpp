// SPDX-License-Identifier: GPL-3.0-or-later
// Finding the log tool, its arguments, and tools that never qualify; responses of log tools with any names and any end;
// and a service's changes to an entry.
#include "service/arrival/arrivaltext.h"
#include "service/arrival/logpage.h"
#include "service/arrival/logtool.h"
#include "support/testprogram.h"

namespace rc::tst_logpage {

namespace {

/// Quotation marks written as apostrophes, because moc misreads raw strings.
QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

const QString ours = u"3e2ad894-5e5f-4c34-9899-1f9c2158009c"_s;
const QByteArray theirs = "11111111-2222-3333-4444-555555555555";

const QByteArray one = json("{'level':'info','message':'m','timestamp':'2026-11-21T14:02:11.204+00:00','received_at':'"
                            "2026-11-21T14:02:12Z','metadata':{'marker':'AAAA-BBBB-CCCC','n':1.0}}");

ToolResult structured(const QByteArray &json)
{
    ToolResult result;
    result.structured = json;
    return result;
}

ToolResult texts(const QByteArrayList &blocks)
{
    ToolResult result;
    for (const QByteArray &text : blocks) {
        ContentBlock block;
        block.kind = ContentBlock::Kind::Text;
        block.text = QString::fromUtf8(text);
        result.blocks.append(block);
    }
    return result;
}

QStringList markersIn(const LogPage &page)
{
    QStringList markers;
    for (const StoredEntry &entry : page.entries)
        markers.append(entry.marker);
    return markers;
}

LogEntry sentEntry()
{
    LogEntry entry;
    entry.level = Level::Warning;
    entry.message = u"hello"_s;
    entry.ts = QDateTime::fromString(u"2026-11-21T14:02:11.204Z"_s, Qt::ISODateWithMs);
    entry.extra = {{u"n"_s, ExtraField::Type::Number, u"12.50"_s},
                   {u"big"_s, ExtraField::Type::Number, u"9007199254740993"_s},
                   {u"t"_s, ExtraField::Type::Text, u"text"_s}};
    entry.marker = u"AAAA-BBBB-CCCC"_s;
    return entry;
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

LogQuery question()
{
    return {.resourceUuid = u"uuid-1"_s, .marker = u"AAAA-BBBB-CCCC"_s};
}

} // namespace

class TestLogPage : public QObject
{
    Q_OBJECT

private slots:
    void findsTheMarker_data()
    {
        addColumns<QByteArray, QStringList>("json", "markers");
        const auto entry = [](const QByteArray &members) {
            return json("{'logs':[{'message':'m','level':'info',") + members + "}]}";
        };

        const auto row = [](const char *name, const QByteArray &text,
                            const QStringList &markers = {u"AAAA-BBBB-CCCC"_s}) {
            QTest::newRow(name) << text << markers;
        };
        row("as deployed", json("{'ok':true,'logs':[") + one + "]}");
        row("behind a null list", json("{'ok':true,'messages':null,'data':{'logs':[") + one + "]}}");
        row("beside an empty list", json("{'result':[") + one + json("],'errors':[],'messages':[]}"));
        row("behind a number as text", json("{'result':'1','logs':[") + one + "]}");
        row("a text of another name",
            json("{'logs':[{'level':'info','line':'m','extra':{'marker':'AAAA-BBBB-CCCC'}}]}"));
        row("a bare list", '[' + one + ']');
        row("another name", json("{'entries':[") + one + "]}");
        row("a name of its own", json("{'zeilen':[") + one + "]}");
        row("wrapped", json("{'result':{'items':[") + one + "]}}");
        row("in extra", entry(json("'extra':{'marker':'AAAA-BBBB-CCCC'}")));
        row("in what nobody calls so", entry(json("'beigaben':{'marker':'AAAA-BBBB-CCCC'}")));
        row("as a text of JSON", entry(json("'metadata':'{\\'marker\\':\\'AAAA-BBBB-CCCC\\'}'")));
        row("in one row", entry(json("'extra.marker':'AAAA-BBBB-CCCC'")));
        row("at the top", entry(json("'marker':'AAAA-BBBB-CCCC'")));
        row("behind an empty metadata", entry(json("'metadata':{},'extra':{'marker':'AAAA-BBBB-CCCC'}")));

        // exact comparison: nothing similar counts
        row("in the message only", json("{'logs':[{'message':'AAAA-BBBB-CCCC','level':'info'}]}"),
            QStringList{QString()});
        row("in lower case", entry(json("'extra':{'marker':'aaaa-bbbb-cccc'}")), QStringList{u"aaaa-bbbb-cccc"_s});
        row("of something else", entry(json("'extra':{'parent_marker':'AAAA-BBBB-CCCC'}")), QStringList{QString()});
        row("as no text", entry(json("'extra':{'marker':['AAAA-BBBB-CCCC']}")), QStringList{QString()});
    }
    void findsTheMarker()
    {
        QFETCH(QByteArray, json);
        QFETCH(QStringList, markers);
        const LogPage page = logPage(structured(json), ours);
        QVERIFY(page.isUnderstood);
        QCOMPARE(markersIn(page), markers);
        QCOMPARE(markersIn(logPage(texts({json}), ours)), markers); // same as text
    }

    void ignoresOtherResources_data()
    {
        addColumns<QByteArray, int, int>("json", "entries", "others");
        const auto of = [](const QByteArray &uuid) {
            return json("{'message':'m','level':'info','resource_uuid':'") + uuid +
                   json("','marker':'AAAA-BBBB-CCCC'}");
        };
        QTest::newRow("one of two") << json("{'logs':[") + of(theirs) + ',' + of(ours.toLatin1()) + "]}" << 1 << 1;
        QTest::newRow("in capitals") << json("{'logs':[") + of(ours.toUpper().toLatin1()) + "]}" << 1 << 0;
        QTest::newRow("the whole answer")
            << json("{'resource_uuid':'") + theirs + json("','logs':[") + one + "]}" << 0 << 1;
        QTest::newRow("as an object") << json("{'logs':[{'message':'m','level':'info','resource':{'uuid':'") + theirs +
                                             json("'}}]}")
                                      << 0 << 1;
        QTest::newRow("by a name") << (json("{'logs':[{'message':'m','level':'info','resource':'shop'}]}")) << 1 << 0;
    }
    void ignoresOtherResources()
    {
        QFETCH(QByteArray, json);
        QFETCH(int, entries);
        QFETCH(int, others);
        const LogPage page = logPage(structured(json), ours);
        QCOMPARE(page.entries.size(), entries);
        QCOMPARE(page.others, others);
    }

    void recognizesIncompleteLogs_data()
    {
        addColumns<QByteArray, bool, int, bool, QString, QString>("text", "understood", "entries", "cut", "next",
                                                                  "refusal");

        const auto row = [](const char *name, const QByteArray &text, bool understood, int entries, bool cut = false,
                            const QString &next = {}, const QString &refusal = {}) {
            QTest::newRow(name) << text << understood << entries << cut << next << refusal;
        };
        row("empty list", json("{'ok':true,'logs':[]}"), true, 0);
        row("no", json("{'ok':false,'error':'resource_not_found'}"), false, 0, false, {}, u"resource_not_found"_s);
        row("no, without words", json("{'ok':false}"), false, 0, false, {}, u"ok: false"_s);
        row("no list", json("{'ok':true}"), false, 0);
        row("no JSON", QByteArray("There are no logs."), false, 0);
        row("a cursor", json("{'logs':[") + one + json("],'next_cursor':'p2'}"), true, 1, false, u"p2"_s);
        row("a cursor in a room of its own", json("{'data':[") + one + json("],'pagination':{'nextPageToken':'p2'}}"),
            true, 1, false, u"p2"_s);
        row("the last page", json("{'logs':[") + one + json("],'next_cursor':null}"), true, 1);
        row("cut within an entry", (json("{'ok':true,'logs':[") + one + ',' + one).chopped(20), true, 1, true);
        row("cut behind an entry", json("{'ok':true,'logs':[") + one, true, 1, true);
        row("one to a line", one + '\n' + one, true, 2);
        row("a count beside it", json("{'logs':[],'stored':0}"), true, 0);
        row("an older error beside it", json("{'logs':[") + one + json("],'last_error':'permission denied'}"), true, 1);
        row("a refusal with a time", json("{'ok':false,'message':'access denied','timestamp':'2026-11-21T14:02:11Z'}"),
            false, 0, false, {}, u"access denied"_s);
        row("no list is an empty one", json("{'ok':true,'logs':null}"), true, 0);
        row("empty as a result", json("{'result':[]}"), true, 0);
        row("JSON as the text of a result", json("{'result':'{\\'logs\\':[]}'}"), true, 0);
        row("JSON in JSON", json("'{\\'logs\\':[]}'"), true, 0);
        row("no, in another word", json("{'success':false,'logs':[]}"), true, 0, false, {}, u"success: false"_s);
        row("an error beside a list", json("{'logs':[],'error':'backend unavailable'}"), true, 0, false, {},
            u"backend unavailable"_s);
        row("an error as an object", json("{'error':{'code':7,'message':'resource not found'}}"), false, 0, false, {},
            u"resource not found"_s);
        row("errors of a query", json("{'data':null,'errors':[{'message':'Not authorized'}]}"), false, 0, false, {},
            u"Not authorized"_s);
        row("a status", json("{'status':'error','message':'index is rebuilding','entries':[]}"), true, 0, false, {},
            u"index is rebuilding"_s);
        row("entries counted by level", json("{'error':3,'errors':0,'status':'ok','logs':[]}"), true, 0);
        row("entries as text", json("{'logs':['2026-11-21 INFO hello']}"), false, 0);
        row("entries as cells", json("{'columns':['level'],'rows':[['info']]}"), false, 0);
        row("streams of entries", json("{'data':{'result':[{'stream':{},'values':[['1','hello']]}]}}"), false, 0);
        row("a list elsewhere", json("{'hits':{'hits':[{'_source':{'message':'m'}}]}}"), false, 0);
        row("one to a line, cut", one + '\n' + one.chopped(9), true, 1, true);
    }

    void recognizesIncompleteLogs()
    {
        QFETCH(QByteArray, text);
        const LogPage page = logPage(texts({text}), ours);
        QTEST(page.isUnderstood, "understood");
        QTEST(int(page.entries.size()), "entries");
        QTEST(page.isTruncated, "cut");
        QTEST(page.next, "next");
        QTEST(page.refusal, "refusal");
    }

    void failedCallIsNotAnEmptyLog()
    {
        ToolResult result = structured(json("{'logs':[]}"));
        result.isError = true;
        QVERIFY(!logPage(result, ours).refusal.isEmpty());
    }

    void readsTimes_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("time"); ///< may be empty
        const QString time = u"2026-11-21T14:02:11.204Z"_s;
        QTest::newRow("with an offset") << u"2026-11-21T15:02:11.204+01:00"_s << time;
        QTest::newRow("microseconds") << u"2026-11-21T14:02:11.204567+00:00"_s << time;
        QTest::newRow("without an offset") << u"2026-11-21 14:02:11.204"_s << time;
        QTest::newRow("milliseconds") << u"1795269731204"_s << time;
        QTest::newRow("seconds") << u"1795269731.204"_s << time;
        QTest::newRow("microseconds since 1970") << u"1795269731204123"_s << time;
        QTest::newRow("nanoseconds since 1970") << u"1795269731204123456"_s << time;
        QTest::newRow("UTC by name") << u"2026-11-21 14:02:11.204 UTC"_s << time;
        QTest::newRow("an hour of an offset") << u"2026-11-21 15:02:11.204+01"_s << time;
        QTest::newRow("an HTTP date") << u"Sat, 21 Nov 2026 14:02:11 GMT"_s << u"2026-11-21T14:02:11.000Z"_s;
        QTest::newRow("a year") << u"2026"_s << QString();
        QTest::newRow("words") << u"yesterday"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
        QTest::newRow("no time") << u"-1"_s << QString();
    }
    void readsTimes()
    {
        QFETCH(QString, written);
        QFETCH(QString, time);
        QCOMPARE(storedTime(written), QDateTime::fromString(time, Qt::ISODateWithMs));
    }

    void comparesWithSentEntries_data()
    {
        QTest::addColumn<QByteArray>("stored");
        QTest::addColumn<QStringList>("differences"); ///< "member kind"
        QTest::addColumn<bool>("altered");
        const auto entry = [](const QByteArray &level, const QByteArray &time, const QByteArray &extra) {
            return json("{'logs':[{'message':'hello','level':") + level + json(",'timestamp':") + time +
                   json(",'metadata':{'marker':'AAAA-BBBB-CCCC',") + extra + "}}]}";
        };
        const QByteArray level = json("'warning'");
        const QByteArray time = json("'2026-11-21T14:02:11.204+00:00'");
        const QByteArray extra = json("'n':12.50,'big':9007199254740993,'t':'text'");
        QTest::newRow("the same") << entry(level, time, extra) << QStringList() << false;
        QTest::newRow("written differently")
            << entry(json("'WARN'"), json("'2026-11-21T14:02:11Z'"), json("'n':12.5,'big':9007199254740993,'t':'text'"))
            << QStringList{u"level rewritten"_s, u"ts rewritten"_s, u"extra.n rewritten"_s} << false;
        QTest::newRow("a digit lost") << entry(level, time, json("'n':12.50,'big':9007199254740992,'t':'text'"))
                                      << QStringList{u"extra.big changed"_s} << true;
        QTest::newRow("another level") << entry(json("'error'"), time, extra) << QStringList{u"level changed"_s}
                                       << true;
        QTest::newRow("an hour off") << entry(level, json("'2026-11-21T15:02:11.204+00:00'"), extra)
                                     << QStringList{u"ts changed"_s} << true;
        QTest::newRow("a number as text") << entry(level, time, json("'n':'12.50','big':9007199254740993,'t':'text'"))
                                          << QStringList{u"extra.n changed"_s} << true;
        QTest::newRow("one lost, one added")
            << entry(level, time, json("'n':12.50,'t':'text','sdk':'x'") + (json(",'big2':1")))
            << QStringList{u"extra.big missing"_s, u"extra.sdk added"_s, u"extra.big2 added"_s} << true;
    }
    void comparesWithSentEntries()
    {
        QFETCH(QByteArray, stored);
        QFETCH(QStringList, differences);
        const LogPage page = logPage(structured(stored), ours);
        QCOMPARE(page.entries.size(), 1);
        const QList<StoredDifference> found = storedDifferences(sentEntry(), page.entries.constFirst());
        QStringList words;
        for (const StoredDifference &difference : found)
            words.append(difference.member + u' ' + wireWord(difference.kind));
        QCOMPARE(words, differences);
        QTEST(isAltered(found), "altered");
    }

    void recognizesLogTools_data()
    {
        addColumns<QString, QByteArray, QByteArray>("name", "properties", "required");
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
    void recognizesLogTools()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, properties);
        QFETCH(QByteArray, required);
        QFETCH(QByteArray, pattern);
        const auto found = findLogTool({catalogOf({toolOf(name, properties, required)})});
        QCOMPARE(found.has_value(), !pattern.isEmpty());
        if (!found)
            return;
        QCOMPARE(found->plan.arguments, pattern);
        QCOMPARE(found->plan.tool, name);
        QCOMPARE(found->plan.catalog, u"general"_s);
        QVERIFY(!found->isReadOnly); // not annotated: it may change something
    }

    void onlyReadOnlyToolsNeedNoApproval()
    {
        const auto with = [](const ToolAnnotations &annotations) {
            return findLogTool(
                {catalogOf({toolOf(u"resource_logs"_s, uuidAndLimit, json("['resource_uuid']"), annotations)})});
        };
        QVERIFY(with(stated(true))->isReadOnly);
        QVERIFY(!with({})->isReadOnly);
        QVERIFY(!with(stated(false)));
        QVERIFY(!with(stated(true, true))->isReadOnly); // contradictory
        ToolAnnotations destroys;
        destroys.destructive = true;
        QVERIFY(!with(destroys));
    }

    void prefersToolsForAllMarkers()
    {
        const Tool search = toolOf(u"search_entries"_s,
                                   json("'resource':{'type':'string'},'query':{'type':'string','description':'extra'}"),
                                   json("['resource','query']"), stated(true));
        const Tool logs = toolOf(u"resource_logs"_s, uuidAndLimit);
        QCOMPARE(findLogTool({catalogOf({search, logs})})->tool.name, u"resource_logs"_s);
        QCOMPARE(findLogTool({catalogOf({search})})->tool.name, u"search_entries"_s);
        QVERIFY(!findLogTool({catalogOf({})}));
    }

    void namedToolIsUsedAsIs()
    {
        const Tool odd = toolOf(u"trail"_s, json("'resource_uuid':{'type':'string'}"));
        QVERIFY(!findLogTool({catalogOf({odd})}));
        QCOMPARE(findLogToolByName(u"trail"_s, {catalogOf({odd})})->plan.arguments,
                 (json("{'resource_uuid':'{resource_uuid}'}")));
        QVERIFY(!findLogToolByName(u"other"_s, {catalogOf({odd})}));
    }

    void fillsArguments_data()
    {
        addColumns<QByteArray, QByteArray>("pattern", "first");
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
        LogQuery next = question();
        next.maxEntries = 50;
        next.page = u"t\"2"_s;
        next.offset = 200;
        next.pageNumber = 2;
        QCOMPARE(logArguments(pattern, next).value_or("fault"), later);
    }

    void refusesUnknownPlaceholders()
    {
        QVERIFY(!logArguments("[1]", question()));
        QVERIFY(!logArguments(json("{'a':'{secret}'}"), question()));
        QVERIFY(!logArguments("nonsense", question()));
    }
};

RC_TEST(TestLogPage)

} // namespace rc::tst_logpage

#include "tst_logpage.moc"
