// SPDX-License-Identifier: GPL-3.0-or-later
// A real socket receives the bytes of the golden files and of the preview, except for the case of header names, which
// Qt 6.8 lowers.
#include "core/datetimes.h"
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

LogEntry at(const QDateTime &time)
{
    LogEntry entry = plain();
    entry.ts = time;
    return entry;
}

QList<LogEntry> eachLevel()
{
    QList<LogEntry> entries;
    for (const LevelRow &row : levelTable()) {
        entries.append(plain());
        entries.last().level = row.level;
    }
    return entries;
}

void addEntries()
{
    QTest::addColumn<QList<LogEntry>>("entries");
    const auto row = [](const char *name, const QList<LogEntry> &entries) { QTest::newRow(name) << entries; };
    row("plain", {plain()});
    row("each-level", eachLevel());
    row("numbers",
        {plain(u"hello"_s, {number(u"a"_s, u"1.0"_s), number(u"b"_s, u"9007199254740993"_s), number(u"c"_s, u"1e-7"_s),
                            number(u"d"_s, u"-0"_s), number(u"e"_s, u"1840.50"_s), number(u"f"_s, u"1E+400"_s),
                            number(u"g"_s, u"123456789012345678901234567890"_s), number(u"h"_s, u"0.1"_s)})});
    row("texts-that-look-like-numbers",
        {plain(u"hello"_s, {text(u"a"_s, u"1.0"_s), text(u"b"_s, u"9007199254740993"_s), text(u"c"_s, u"1e-7"_s),
                            text(u"d"_s, u"true"_s), text(u"e"_s, u"null"_s)})});
    // The page blocks these values; if one got through, the body would still be valid JSON.
    row("no-numbers-go-out-as-text", {plain(u"hello"_s, {number(u"a"_s, u"1,5"_s), number(u"b"_s, u"01"_s),
                                                         number(u"c"_s, {}), number(u"d"_s, u"NaN"_s)})});
    row("duplicate-keys", {plain(u"hello"_s, {number(u"a"_s, u"1"_s), text(u"a"_s, u"1"_s), number(u"A"_s, u"1"_s)})});
    row("unicode", {plain(u"Störung: 日本語 \U0001F525 e\u0301 \u202eabc\u200b"_s,
                          {text(u"größe"_s, u"½"_s), text(u"\U0001F600"_s, u"\u05d0"_s)})});
    row("controls", {plain(QString::fromLatin1("a\0b\n\r\tc\b\f\x1b[31m\x7f\x85", 16) + u"\u2028\u2029\"\\/"_s,
                           {text(u"k\n"_s, QString(QChar(1)))})});
    row("lone-surrogates", {plain(u"x"_s + QChar(0xd83d) + u'y' + QChar(0xdd25))});
    LogEntry unmarked = plain();
    unmarked.marker.clear();
    row("empty-extra", {unmarked});
    row("empty-message", {plain(QString())});
    row("offset-utc", {at(plain().ts.toUTC())});
    row("offset-negative", {at(plain().ts.toOffsetFromUtc(-12600))});
    row("offset-far", {at(plain().ts.toOffsetFromUtc(14 * 3600))});
    row("long-ago", {at(utcFromMSecs(0))});
    row("without-time", {at({})});
    row("html", {plain(u"<script>alert(1)</script>&amp;</"_s, {text(u"a"_s, u"</script>"_s)})});
}

QByteArray golden()
{
    QFile file(inSourceFolder(u"tests/ui/send/golden/%1.json"_s.arg(QLatin1StringView(QTest::currentDataTag()))));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no such golden file");
}

ResourceUrl resourceAt(const HostileServer &server)
{
    return parseResourceUrl(server.url(u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s).toString())
        ->resource;
}

/// The whole request that arrived for one entry.
QByteArray requestOf(HostileServer &server, const LogEntry &entry, const Identity &who = {})
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
    void theSocketGetsTheGoldenBytes_data() { addEntries(); }

    void theSocketGetsTheGoldenBytes()
    {
        QFETCH(QList<LogEntry>, entries);
        QCOMPARE(ingestBody(entries), golden());
        QCOMPARE(compacted(ingestBody(entries, JsonLayout::Indented)), golden());
        if (entries.size() > 1 || !entries.first().ts.isValid())
            return; // an entry without a time gets the time of sending
        HostileServer server(Script::json("{}"));
        QCOMPARE(bodyOf(requestOf(server, entries.first())), golden());
        QCOMPARE(server.speakers(), 1);
    }

    void thePreviewIsWhatTheSocketGets_data()
    {
        QTest::addColumn<LogEntry>("entry");
        QTest::addColumn<Identity>("who");
        const Identity nobody;
        QTest::newRow("words") << plain() << nobody;
        Identity mara{u"mara"_s, u"m@example.net"_s};
        mara.onIngest = false;
        QTest::newRow("a name that is for tools only") << plain() << mara;
        mara.onIngest = true;
        QTest::newRow("a name with entries as well") << plain() << mara;
        mara.keyHeader = "X-Own-Key";
        mara.usernameHeader = "X-Own-Name";
        QTest::newRow("headers of other names") << plain() << mara;
        QTest::newRow("values") << plain(u"{\"logs\": [ ]} \\"_s,
                                         {number(u"n"_s, u"1.0"_s), number(u"m"_s, u"1e-7"_s), text(u"t"_s, u" "_s)})
                                << nobody;
        QTest::newRow("controls") << plain(u"a\n\tb\u0007"_s) << nobody;
        QTest::newRow("unicode") << plain(u"Störung \U0001F525"_s) << nobody;
    }

    void thePreviewIsWhatTheSocketGets()
    {
        QFETCH(LogEntry, entry);
        QFETCH(Identity, who);
        HostileServer server(Script::json("{}"));
        const QByteArray request = requestOf(server, entry, who);
        const QString shown = requestText(resourceAt(server), who, u"SERVICE_"_s, {entry}, JsonLayout::Compact);
        const qsizetype gap = shown.indexOf(u"\n\n"_s);
        QCOMPARE(shown.mid(gap + 2).toUtf8(), bodyOf(request));
        const QString readable = requestText(resourceAt(server), who, u"SERVICE_"_s, {entry}, JsonLayout::Indented);
        QCOMPARE(readable.left(gap), shown.left(gap));
        QCOMPARE(compacted(readable.mid(gap + 2).toUtf8()), bodyOf(request));

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
        const bool named = who.onIngest && !who.username.isEmpty();
        QCOMPARE(request.contains("mara\r\n"), named);
        QCOMPARE(shown.contains(u": mara\n"_s), named);
    }
};

RC_TEST(TestSentBytes)

} // namespace rc::tst_sentbytes

#include "tst_sentbytes.moc"
