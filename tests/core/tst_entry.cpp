// SPDX-License-Identifier: GPL-3.0-or-later
// Tests composing and writing entries: levels, thresholds, extra fields, numbers, times, markers, the body; and
// templates, whose placeholders are expanded and whose rest is unchanged. A typed time is read as intended, or refused.
#include "core/datetimes.h"
#include "core/entry/entrytemplate.h"
#include "core/entry/ingestbody.h"
#include "core/entry/level.h"
#include "core/entry/logentry.h"
#include "core/json/jsontext.h"
#include "support/testprogram.h"

#include <QSet>
#include <QTimeZone>

namespace rc::tst_entry {

namespace {

rc::LogEntry sample()
{
    rc::LogEntry entry;
    entry.level = rc::Level::Warning;
    entry.message = u"Disk \"full\"\n"_s;
    entry.ts = rc::timeAtOffset(QDate(2026, 1, 2), QTime(3, 4, 5, 6), 3600);
    entry.extra = {{u"free"_s, ExtraField::Type::Number, u"1.0"_s},
                   {u"bytes"_s, ExtraField::Type::Number, u"9007199254740993"_s},
                   {u"häst"_s, ExtraField::Type::Text, u"1"_s}};
    entry.marker = u"7F3A-19C2-5B0E"_s;
    return entry;
}

PlaceholderValues values()
{
    return {QDateTime({2026, 11, 21}, {14, 2, 11, 204}, QTimeZone(3600)), u"db-1"_s, u"7F3A-19C2-5B0E"_s, 42};
}

} // namespace

class TestEntry : public QObject
{
    Q_OBJECT

private slots:
    void forwardsAtOrAboveTheThreshold_data()
    {
        QTest::addColumn<rc::Threshold>("threshold");
        QTest::addColumn<QString>("forwarded"); // debug info warning error alert
        QTest::newRow("DEBUG") << rc::Threshold::Debug << u"yyyyy"_s;
        QTest::newRow("INFO") << rc::Threshold::Info << u"nyyyy"_s;
        QTest::newRow("WARNING") << rc::Threshold::Warning << u"nnyyy"_s;
        QTest::newRow("ERROR") << rc::Threshold::Error << u"nnnyy"_s;
        QTest::newRow("ALERT") << rc::Threshold::Alert << u"nnnny"_s;
        QTest::newRow("NONE") << rc::Threshold::None << u"nnnnn"_s;
    }

    void forwardsAtOrAboveTheThreshold()
    {
        QFETCH(rc::Threshold, threshold);
        QCOMPARE(rc::thresholdWord(threshold), QString::fromLatin1(QTest::currentDataTag()));
        QString seen;
        for (const rc::EnumRow<rc::Level> &row : rc::levelTable())
            seen += rc::forwards(threshold, row.id) ? u'y' : u'n';
        QTEST(seen, "forwarded");
    }

    void readsLevelAndThresholdInAnyCase()
    {
        QCOMPARE(rc::levelFromWord(u"WarNing"), rc::Level::Warning);
        QVERIFY(!rc::levelFromWord(u"warn"));
        QVERIFY(!rc::levelFromWord(u"none"));
        QVERIFY(!rc::levelFromWord(u""));
        QCOMPARE(rc::thresholdFromWord(u"none"), rc::Threshold::None);
        QCOMPARE(rc::thresholdFromWord(u"ALERT"), rc::Threshold::Alert);
        QVERIFY(!rc::thresholdFromWord(u" ALERT"));
    }

    void recognizesJsonNumbers_data()
    {
        QTest::addColumn<bool>("number");
        for (const char *text :
             {"0", "-0", "1", "42", "1.0", "-1.5", "9007199254740993", "1e-7", "1E+7", "0.0", "0e0", "10.01e10"})
            QTest::newRow(text) << true;
        for (const char *text :
             {"",      "-",   "01",  "-01",      "00",        "+1", ".5", "5.",  "1.e1", "1e",    "1e+", "0x10",
              "1_000", "1,5", "NaN", "Infinity", "-Infinity", " 1", "1 ", "1\n", "true", "1.2.3", "--1", "\xd9\xa1"})
            QTest::newRow(*text ? text : "nothing") << false;
    }

    void recognizesJsonNumbers()
    {
        QFETCH(bool, number);
        const QByteArray tag = QTest::currentDataTag();
        QCOMPARE(rc::isJsonNumber(tag == "nothing" ? QString() : QString::fromUtf8(tag)), number);
    }

    void escapesStrings_data();

    void escapesStrings()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, json);
        QCOMPARE(rc::jsonString(text), json);
    }

    void readsExtraArguments_data()
    {
        addColumns<QString, ExtraField>("argument", "field");
        const auto text = ExtraField::Type::Text;
        const auto number = ExtraField::Type::Number;
        QTest::newRow("text") << u"host=a"_s << ExtraField{u"host"_s, text, u"a"_s};
        QTest::newRow("empty text") << u"host="_s << ExtraField{u"host"_s, text, {}};
        QTest::newRow("equals sign in the text") << u"q=a=b"_s << ExtraField{u"q"_s, text, u"a=b"_s};
        QTest::newRow("digits as text") << u"n=1"_s << ExtraField{u"n"_s, text, u"1"_s};
        QTest::newRow("number keeps its digits") << u"n:=1.0"_s << ExtraField{u"n"_s, number, u"1.0"_s};
        QTest::newRow("colon in the name") << u"a:b=c"_s << ExtraField{u"a:b"_s, text, u"c"_s};
        QTest::newRow("number behind a colon") << u"a::=1"_s << ExtraField{u"a:"_s, number, u"1"_s};
    }

    void readsExtraArguments()
    {
        QFETCH(QString, argument);
        QFETCH(ExtraField, field);
        const auto read = rc::extraFromArgument(argument);
        QVERIFY(read);
        QCOMPARE(*read, field);
    }

    void refusesExtraArguments_data()
    {
        addColumns<QString, QString>("argument", "reason");
        QTest::newRow("no separator") << u"host"_s << u"NAME=TEXT"_s;
        QTest::newRow("nothing") << QString() << u"NAME=TEXT"_s;
        QTest::newRow("no name") << u"=a"_s << u"needs a name"_s;
        QTest::newRow("no name for a number") << u":=1"_s << u"needs a name"_s;
        QTest::newRow("no number") << u"n:=one"_s << u"not a valid JSON number"_s;
        QTest::newRow("empty number") << u"n:="_s << u"not a valid JSON number"_s;
        QTest::newRow("not a number") << u"n:=NaN"_s << u"not a valid JSON number"_s;
        QTest::newRow("marker") << u"marker=x"_s << u"reserved"_s;
        QTest::newRow("escape in it") << u"n:=\x1b[0m"_s << u"⟨U+001B⟩"_s;
    }

    void refusesExtraArguments()
    {
        QFETCH(QString, argument);
        QFETCH(QString, reason);
        const auto read = rc::extraFromArgument(argument);
        QVERIFY(!read);
        QCOMPARE(read.error().kind, rc::ErrorKind::BadInput);
        QVERIFY2(read.error().detail.text().contains(reason), qPrintable(read.error().detail));
    }

    void findsErrorsInExtra()
    {
        const ExtraField good{u"a"_s, ExtraField::Type::Number, u"1"_s};
        QCOMPARE(rc::extraFault({}), QString());
        QCOMPARE(rc::extraFault({good}), QString());
        QVERIFY(rc::extraFault({good, good}).contains("twice"_L1));
    }

    void warnsAboutExtraThatAServiceChanges()
    {
        using Type = ExtraField::Type;
        for (const ExtraField &field :
             {ExtraField{u"n"_s, Type::Number, u"1e400"_s}, ExtraField{u"n"_s, Type::Number, u"-1E+309"_s},
              ExtraField{u"sdk"_s, Type::Text, u"x"_s}, ExtraField{u"received_at"_s, Type::Number, u"1"_s},
              ExtraField{u"submitted_by_username"_s, Type::Text, {}}, ExtraField{u"sdk_version"_s, Type::Text, {}}}) {
            QVERIFY2(!rc::extraWarning(field).isEmpty(), qPrintable(field.key));
            QCOMPARE(rc::extraFault({field}), QString()); // still sent
        }
        for (const ExtraField &field :
             {ExtraField{u"n"_s, Type::Number, u"1e308"_s}, ExtraField{u"n"_s, Type::Number, u"1e-400"_s},
              ExtraField{u"n"_s, Type::Text, u"1e400"_s}, ExtraField{u"SDK"_s, Type::Text, u"x"_s}})
            QCOMPARE(rc::extraWarning(field), QString());
    }

    void writesTimesWithOffset_data()
    {
        addColumns<int, QString>("offset", "text");
        QTest::newRow("UTC") << 0 << u"2026-11-21T14:02:11.204+00:00"_s;
        QTest::newRow("east") << 3600 << u"2026-11-21T15:02:11.204+01:00"_s;
        QTest::newRow("west") << -5 * 3600 << u"2026-11-21T09:02:11.204-05:00"_s;
        QTest::newRow("half an hour") << 19800 << u"2026-11-21T19:32:11.204+05:30"_s;
        QTest::newRow("west by less than an hour") << -1800 << u"2026-11-21T13:32:11.204-00:30"_s;
        QTest::newRow("over midnight") << 14 * 3600 << u"2026-11-22T04:02:11.204+14:00"_s;
        QTest::newRow("offset with seconds") << 3208 << u"2026-11-21T14:55:11.204+00:53"_s;
    }

    void writesTimesWithOffset()
    {
        QFETCH(int, offset);
        QFETCH(QString, text);
        const QDateTime time = rc::utcTime(QDate(2026, 11, 21), QTime(14, 2, 11, 204));
        QCOMPARE(rc::isoWithOffset(time.toOffsetFromUtc(offset)), text);
        QCOMPARE(QDateTime::fromString(text, Qt::ISODateWithMs), time);
        QCOMPARE(rc::isoWithOffset(QDateTime()), QString());
    }

    void writesTheBodyByteForByte();

    void countsEntriesThatFitIntoABody()
    {
        QList<rc::LogEntry> entries;
        for (int i = 0; i < 7; ++i) {
            entries.append(sample());
            entries.last().message = QString(i == 5 ? 300 : 10, u'x');
        }
        entries[2].ts = {}; // set before sending
        const auto sizeOf = [&entries](qsizetype first, qsizetype count) {
            QList<rc::LogEntry> some = entries.mid(first, count);
            for (rc::LogEntry &entry : some)
                entry.ts = sample().ts;
            return rc::ingestBody(some).size();
        };
        for (qsizetype count = 1; count <= entries.size(); ++count) {
            const qint64 most = sizeOf(0, count);
            QCOMPARE(rc::fittingEntries(entries, most), count);
            QCOMPARE(rc::fittingEntries(entries, most - 1), count - 1);
        }
        // 0, 1 | 2, 3 | 4, 5 | 6
        const qint64 pair = sizeOf(4, 2);
        QVERIFY(sizeOf(0, 3) > pair || sizeOf(3, 3) > pair);
        QCOMPARE(rc::maxEntriesPerRequest(entries, pair), 2);
        QCOMPARE(rc::maxEntriesPerRequest(entries, pair - 1), 1);
        QCOMPARE(rc::maxEntriesPerRequest(entries, sizeOf(0, 7)), 7);
        QCOMPARE(rc::maxEntriesPerRequest(entries, sizeOf(5, 1)), 1);
        QCOMPARE(rc::maxEntriesPerRequest(entries, sizeOf(5, 1) - 1), 0);
    }

    void indentedBodyIsTheSame();
    void bodyIsValidJsonForAnyNumber();

    void markersAreUnique()
    {
        static const QRegularExpression form(u"\\A[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}\\z"_s);
        QSet<QString> seen;
        for (int i = 0; i < 1000; ++i) {
            const QString marker = rc::newMarker();
            QVERIFY2(form.match(marker).hasMatch(), qPrintable(marker));
            seen.insert(marker);
        }
        QCOMPARE(seen.size(), 1000);
    }

    void fillsInPlaceholders_data()
    {
        addColumns<QString, QString>("text", "filled");
        QTest::newRow("none") << u"nothing to do"_s << u"nothing to do"_s;
        QTest::newRow("empty") << QString() << QString();
        QTest::newRow("time") << u"at {time}"_s << u"at 2026-11-21T14:02:11.204+01:00"_s;
        QTest::newRow("host") << u"on {host}."_s << u"on db-1."_s;
        QTest::newRow("marker") << u"{marker}"_s << u"7F3A-19C2-5B0E"_s;
        QTest::newRow("counter") << u"no. {counter}"_s << u"no. 42"_s;
        QTest::newRow("several and again") << u"{counter}{host}{counter}"_s << u"42db-142"_s;
        QTest::newRow("unknown") << u"{user} {}"_s << u"{user} {}"_s;
        QTest::newRow("other letter case") << u"{Host}"_s << u"{Host}"_s;
        QTest::newRow("spaces") << u"{ host }"_s << u"{ host }"_s;
        QTest::newRow("unfinished") << u"{host"_s << u"{host"_s;
        QTest::newRow("doubled braces") << u"{{host}}"_s << u"{db-1}"_s;
        QTest::newRow("beyond the BMP") << u"\U0001F525{counter}\U0001F525"_s << u"\U0001F52542\U0001F525"_s;
    }

    void fillsInPlaceholders()
    {
        QFETCH(QString, text);
        QTEST(expanded(text, values()), "filled");
    }

    void fillsInOnlyMessageAndValues()
    {
        LogEntry entry;
        entry.level = Level::Alert;
        entry.message = u"{host}"_s;
        entry.extra = {{u"{host}"_s, ExtraField::Type::Text, u"{host}"_s},
                       {u"n"_s, ExtraField::Type::Number, u"{counter}"_s}};
        entry.marker = u"{host}"_s;
        const LogEntry filled = expanded(entry, values());
        LogEntry wanted = entry;
        wanted.message = u"db-1"_s;
        wanted.extra[0].value = u"db-1"_s;
        wanted.extra[1].value = u"42"_s;
        QCOMPARE(filled, wanted);
    }

    void filledInTextIsNotExpandedAgain()
    {
        PlaceholderValues strange = values();
        strange.host = u"{counter}{host}"_s;
        QCOMPARE(expanded(u"<{host}>"_s, strange), u"<{counter}{host}>"_s);
    }

    void namesThePlaceholdersOfAnEntry()
    {
        LogEntry entry;
        entry.message = u"{counter}"_s;
        entry.extra = {{u"{marker}"_s, ExtraField::Type::Text, u"x{time}"_s}};
        QCOMPARE(placeholdersIn(entry), QStringList({u"{time}"_s, u"{counter}"_s}));
        QVERIFY(placeholdersIn(LogEntry()).isEmpty());
    }

    void builtInTemplatesCanBeSent()
    {
        const QList<EntryTemplate> all = builtInTemplates();
        QCOMPARE(all.size(), 3);
        QCOMPARE(all.last(), pagerDrill());
        for (const EntryTemplate &each : all) {
            const LogEntry entry = expanded(entryOf(each), values());
            QVERIFY(!each.name.isEmpty());
            QVERIFY2(entry.message.startsWith("[TEST]"_L1), qPrintable(entry.message));
            QVERIFY(placeholdersIn(entry).isEmpty());
            QCOMPARE(extraFault(entry.extra), QString());
        }
    }

    void readsTimes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("stamp"); // as sent; empty: refused
        const auto row = [](const char *name, const QString &text, const QString &stamp) {
            QTest::newRow(name) << text << stamp;
        };
        row("whole", u"2026-11-21T14:02:11.204+01:00"_s, u"2026-11-21T14:02:11.204+01:00"_s);
        row("space, no milliseconds", u" 2026-11-21 14:02:11 +01:00 "_s, u"2026-11-21T14:02:11.000+01:00"_s);
        row("no seconds", u"2026-11-21T14:02Z"_s, u"2026-11-21T14:02:00.000+00:00"_s);
        row("half and quarter hours", u"2026-11-21T14:02:11.5+05:45"_s, u"2026-11-21T14:02:11.500+05:45"_s);
        row("west", u"2026-11-21T14:02:11,25-0330"_s, u"2026-11-21T14:02:11.250-03:30"_s);
        row("farthest east", u"2026-11-21T14:02:11+14:00"_s, u"2026-11-21T14:02:11.000+14:00"_s);
        row("farthest west", u"2026-11-21T14:02:11-14:00"_s, u"2026-11-21T14:02:11.000-14:00"_s);
        row("leap day", u"2028-02-29T00:00:00Z"_s, u"2028-02-29T00:00:00.000+00:00"_s);
        row("no leap day", u"2026-02-29T00:00:00Z"_s, {});
        row("no offset", u"2026-11-21T14:02:11.204"_s, {});
        row("no such hour", u"2026-11-21T24:02:11Z"_s, {});
        row("no such month", u"2026-13-21T14:02:11Z"_s, {});
        row("offset of no place", u"2026-11-21T14:02:11+14:01"_s, {});
        row("zone's name", u"2026-11-21T14:02:11 CET"_s, {});
        row("date only", u"2026-11-21"_s, {});
        row("nothing", {}, {});
        row("more behind it", u"2026-11-21T14:02:11Z and more"_s, {});
        row("digits of another script", u"2026-11-21T14:02:1\u0661Z"_s, {});
    }

    void readsTimes()
    {
        QFETCH(QString, text);
        QFETCH(QString, stamp);
        const Result<QDateTime> time = timeFromText(text);
        QCOMPARE(time.has_value(), !stamp.isEmpty());
        if (time)
            QCOMPARE(isoWithOffset(*time), stamp);
        else
            QVERIFY(!time.error().detail.isEmpty());
    }

    void readsOffsets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("minutes"); // 9999: refused
        QTest::newRow("colon") << u"+01:00"_s << 60;
        QTest::newRow("no colon") << u"-0330"_s << -210;
        QTest::newRow("hours only") << u"+5"_s << 300;
        QTest::newRow("zulu") << u"z"_s << 0;
        QTest::newRow("minus zero") << u"-00:00"_s << 0;
        QTest::newRow("typeset minus") << u"\u221203:00"_s << -180;
        QTest::newRow("no sign") << u"01:00"_s << 9999;
        QTest::newRow("60 minutes") << u"+01:60"_s << 9999;
        QTest::newRow("14 hours") << u"-14"_s << -840;
        QTest::newRow("beyond 14 hours") << u"-14:01"_s << 9999;
        QTest::newRow("99 hours") << u"+99"_s << 9999;
        QTest::newRow("nothing") << QString() << 9999;
    }

    void readsOffsets()
    {
        QFETCH(QString, text);
        QFETCH(int, minutes);
        const std::optional<int> offset = utcOffsetFromText(text);
        QCOMPARE(offset ? *offset / 60 : 9999, minutes);
    }
};

void TestEntry::escapesStrings_data()
{
    addColumns<QString, QByteArray>("text", "json");
    QTest::newRow("nothing") << QString() << R"("")"_ba;
    QTest::newRow("plain") << u"a/b"_s << R"("a/b")"_ba;
    QTest::newRow("quote and backslash") << u"\"\\"_s << R"("\"\\")"_ba;
    QTest::newRow("line breaks and tab") << u"\r\n\t"_s << R"("\r\n\t")"_ba;
    QTest::newRow("NUL") << QString(QChar(u'\0')) << R"("\u0000")"_ba;
    QTest::newRow("escape") << u"\x1b"_s << R"("\u001b")"_ba;
    QTest::newRow("line separator") << u"\u2028\u2029"_s << R"("\u2028\u2029")"_ba;
    QTest::newRow("umlaut") << u"ü"_s << "\"\xc3\xbc\""_ba;
    QTest::newRow("emoji") << u"🦊"_s << "\"\xf0\x9f\xa6\x8a\""_ba;
    QTest::newRow("lone surrogate") << (QString(QChar(0xD800)) + u'a') << R"("\ud800a")"_ba;
    QTest::newRow("surrogates in the wrong order")
        << (QString(QChar(0xDC00)) + QChar(0xD800)) << R"("\udc00\ud800")"_ba;
}

void TestEntry::writesTheBodyByteForByte()
{
    const QByteArray full =
        R"({"logs":[{"level":"warning","message":"Disk \"full\"\n","ts":"2026-01-02T03:04:05.006+01:00",)"
        R"("extra":{"free":1.0,"bytes":9007199254740993,"häst":"1","marker":"7F3A-19C2-5B0E"}}]})";
    QCOMPARE(rc::ingestBody({sample()}), full);
    rc::LogEntry bare;
    bare.message = u"a"_s;
    bare.ts = rc::utcTime(QDate(2026, 1, 2), QTime(3, 4, 5));
    const QByteArray one = R"({"level":"info","message":"a","ts":"2026-01-02T03:04:05.000+00:00","extra":{}})";
    QCOMPARE(rc::ingestBody({bare}), "{\"logs\":[" + one + "]}");
    QCOMPARE(rc::ingestBody({bare, bare}), "{\"logs\":[" + one + ',' + one + "]}");
    QCOMPARE(rc::ingestBody({}), QByteArray("{\"logs\":[]}"));
}

void TestEntry::indentedBodyIsTheSame()
{
    const QByteArray indented = R"({
  "logs": [
    {
      "level": "warning",
      "message": "Disk \"full\"\n",
      "ts": "2026-01-02T03:04:05.006+01:00",
      "extra": {
        "free": 1.0,
        "bytes": 9007199254740993,
        "häst": "1",
        "marker": "7F3A-19C2-5B0E"
      }
    }
  ]
})";
    QCOMPARE(rc::ingestBody({sample()}, rc::JsonLayout::Indented), indented);
}

void TestEntry::bodyIsValidJsonForAnyNumber()
{
    rc::LogEntry entry = sample();
    entry.extra = {{u"n"_s, ExtraField::Type::Number, u"1},{\"x\":2"_s}};
    const QByteArray quoted = R"("n":"1},{\"x\":2")";
    QVERIFY(rc::ingestBody({entry}).contains(quoted));
}

RC_PLAIN_TEST(TestEntry)

} // namespace rc::tst_entry

#include "tst_entry.moc"
