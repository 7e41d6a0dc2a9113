// SPDX-License-Identifier: GPL-3.0-or-later
// A real socket receives exactly these bytes, which are those of the preview, except for the case of header names,
// which Qt 6.8 lowers.
#include "core/entry/ingestbody.h"
#include "service/send/sendjob.h"
#include "support/testprogram.h"
#include "tests/support/headerlines.h"
#include "tests/support/hostileserver.h"
#include "ui/send/mode/sendmode.h"

#include <QTimeZone>

namespace rc::tst_sentbytes {

namespace {

const QByteArray key = "k3y-0f-a-test";

ExtraField text(const QString &name, const QString &value)
{
    return {name, ExtraField::Type::Text, value};
}

ExtraField number(const QString &name, const QString &value)
{
    return {name, ExtraField::Type::Number, value};
}

LogEntry plain(const QString &message = u"hello"_s, const QList<ExtraField> &extra = {})
{
    LogEntry entry;
    entry.message = message;
    entry.ts = QDateTime({2026, 11, 21}, {14, 2, 11, 204}, QTimeZone(3600));
    entry.extra = extra;
    entry.marker = u"7F3A-19C2-5B0E"_s;
    return entry;
}

/// The body of plain(), with this message and extra as JSON.
QByteArray bodyWith(const QByteArray &message, const QByteArray &extra = {})
{
    return R"({"logs":[{"level":"info","message":)" + message + R"(,"ts":"2026-11-21T14:02:11.204+01:00","extra":{)" +
           extra + R"("marker":"7F3A-19C2-5B0E"}}]})";
}

ResourceUrl resourceAt(const HostileServer &server)
{
    return parseResourceUrl(server.url(u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s).toString())
        ->resource;
}

/// The whole request that arrived for one entry.
QByteArray requestOf(HostileServer &server, const LogEntry &entry, const Identity &who)
{
    SendJob job(resourceAt(server), {Secret(key), who}, entry);
    QSignalSpy finished(&job, &SendJob::ended);
    job.start();
    if (!finished.wait())
        return "no answer";
    return server.connections().value(0);
}

QByteArray bodyOf(const QByteArray &request)
{
    return request.mid(request.indexOf("\r\n\r\n") + 4);
}

/// Indented JSON without the white space between its tokens.
QByteArray compacted(const QByteArray &json)
{
    QByteArray compact;
    bool inString = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json.at(i);
        if (inString && c == '\\')
            compact += json.at(i++);
        else if (c == '"')
            inString = !inString;
        else if (!inString && (c == ' ' || c == '\n'))
            continue;
        compact += json.at(i);
    }
    return compact;
}

} // namespace

class TestSentBytes : public QObject
{
    Q_OBJECT

private slots:
    void previewMatchesTheSentBytes_data()
    {
        addColumns<LogEntry, QByteArray, Identity>("entry", "body", "who");
        const auto row = [](const char *name, const LogEntry &entry, const QByteArray &body, const Identity &who = {}) {
            QTest::newRow(name) << entry << body << who;
        };
        const QByteArray hello = bodyWith(R"("hello")");
        row("words", plain(), hello);
        Identity mara{u"mara"_s, u"m@example.net"_s};
        mara.usernameOnIngest = false;
        row("a name that is for tools only", plain(), hello, mara);
        mara.usernameOnIngest = true;
        row("a name with entries as well", plain(), hello, mara);
        mara.keyHeader = "X-Own-Key";
        mara.usernameHeader = "X-Own-Name";
        row("headers of other names", plain(), hello, mara);
        row("numbers",
            plain(u"hello"_s,
                  {number(u"a"_s, u"1.0"_s), number(u"b"_s, u"9007199254740993"_s), number(u"c"_s, u"1e-7"_s),
                   number(u"d"_s, u"-0"_s), number(u"e"_s, u"1840.50"_s), number(u"f"_s, u"1E+400"_s)}),
            bodyWith(R"("hello")", R"("a":1.0,"b":9007199254740993,"c":1e-7,"d":-0,"e":1840.50,"f":1E+400,)"));
        row("texts that look like numbers",
            plain(u"hello"_s, {text(u"a"_s, u"1.0"_s), text(u"b"_s, u"true"_s), text(u"c"_s, u"null"_s)}),
            bodyWith(R"("hello")", R"("a":"1.0","b":"true","c":"null",)"));
        // The page blocks these values; if one got through, the body would still be valid JSON.
        row("no numbers go out as text",
            plain(u"hello"_s, {number(u"a"_s, u"1,5"_s), number(u"b"_s, u"01"_s), number(u"c"_s, {})}),
            bodyWith(R"("hello")", R"("a":"1,5","b":"01","c":"",)"));
        row("duplicate keys", plain(u"hello"_s, {number(u"a"_s, u"1"_s), text(u"a"_s, u"1"_s), number(u"A"_s, u"1"_s)}),
            bodyWith(R"("hello")", R"("a":1,"a":"1","A":1,)"));
        row("unicode", plain(u"Störung 日本語 \U0001F525"_s, {text(u"größe"_s, u"½"_s)}),
            bodyWith(u"\"Störung 日本語 \U0001F525\""_s.toUtf8(), u"\"größe\":\"½\","_s.toUtf8()));
        row("controls", plain(u"a\n\tb\u0007"_s, {text(u"k\n"_s, QString(QChar(1)))}),
            bodyWith(R"("a\n\tb\u0007")", R"("k\n":"\u0001",)"));
        row("lone surrogates", plain(u"x"_s + QChar(0xd83d) + u'y'), bodyWith(R"("x\ud83dy")"));
        row("an empty message", plain(QString()), bodyWith(R"("")"));
        row("HTML", plain(u"<script>&amp;</"_s), bodyWith(R"("<script>&amp;</")"));
    }

    void previewMatchesTheSentBytes()
    {
        QFETCH(LogEntry, entry);
        QFETCH(QByteArray, body);
        QFETCH(Identity, who);
        HostileServer server(Script::json("{}"));
        const QByteArray request = requestOf(server, entry, who);
        QCOMPARE(bodyOf(request), body);
        QCOMPARE(server.activeConnections(), 1);
        const QString shown = requestText(resourceAt(server), who, u"SERVICE_"_s, {entry}, JsonLayout::Compact);
        const qsizetype gap = shown.indexOf(u"\n\n"_s);
        QCOMPARE(shown.mid(gap + 2).toUtf8(), body);
        const QString readable = requestText(resourceAt(server), who, u"SERVICE_"_s, {entry}, JsonLayout::Indented);
        QCOMPARE(readable.left(gap), shown.left(gap));
        QCOMPARE(compacted(readable.mid(gap + 2).toUtf8()), body);

        const QStringList head = shown.left(gap).split(u'\n');
        const QUrl address(head.first().section(u' ', 1));
        QVERIFY2(request.startsWith("POST " + address.path().toUtf8() + " HTTP/1.1\r\n"), request.constData());
        QCOMPARE(address.port(), server.port());
        QVERIFY(head.size() > 1);
        for (QString line : head.mid(1)) {
            // The key is the only part that the preview hides.
            line.replace(u"$SERVICE_API_KEY"_s, QString::fromLatin1(key));
            const QString name = line.section(u": "_s, 0, 0);
            QVERIFY2(headerLines(request, name.toLatin1(), line.section(u": "_s, 1).toUtf8()) == 1, qPrintable(line));
        }
        QVERIFY(!shown.contains(QString::fromLatin1(key)));
        const bool named = who.usernameOnIngest && !who.username.isEmpty();
        QCOMPARE(request.contains("mara\r\n"), named);
        QCOMPARE(shown.contains(u": mara\n"_s), named);
    }

    /// The preview marks these characters, and an entry without a time gets the time of sending.
    void invisibleCharactersAreSentUnchanged()
    {
        LogEntry entry = plain(u"e\u0301 \u202eabc\u200b"_s);
        const QByteArray body = bodyWith("\"e\u0301 \u202eabc\u200b\"");
        QCOMPARE(ingestBody({entry}), body);
        entry.ts = {};
        QCOMPARE(ingestBody({entry}), QByteArray(body).replace(R"("ts":"2026-11-21T14:02:11.204+01:00",)", ""));
    }
};

RC_TEST(TestSentBytes)

} // namespace rc::tst_sentbytes

#include "tst_sentbytes.moc"
