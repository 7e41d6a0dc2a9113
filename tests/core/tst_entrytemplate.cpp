// SPDX-License-Identifier: GPL-3.0-or-later
// Expanding a template's placeholders, and that the rest is unchanged.
#include "core/entry/entrytemplate.h"
#include "core/json/jsontext.h"
#include "support/testprogram.h"

#include <QTimeZone>

namespace rc::tst_entrytemplate {

namespace {

PlaceholderValues values()
{
    return {QDateTime({2026, 11, 21}, {14, 2, 11, 204}, QTimeZone(3600)), u"db-1"_s, u"7F3A-19C2-5B0E"_s, 42};
}

} // namespace

class TestEntryTemplate : public QObject
{
    Q_OBJECT

private slots:
    void fillsInPlaceholders_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("filled");
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
        QFETCH(QString, filled);
        QCOMPARE(expanded(text, values()), filled);
    }

    void fillsInMessageAndValuesOnly()
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

    void whatIsFilledInIsNotReadAgain()
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

    void builtInTemplatesCanGoOut()
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
};

RC_TEST(TestEntryTemplate)

} // namespace rc::tst_entrytemplate

#include "tst_entrytemplate.moc"
