// SPDX-License-Identifier: GPL-3.0-or-later
// A column's target depends on its name or on the user, and is never shared by two names.
#include "core/datetimes.h"
#include "core/entry/entryimport.h"
#include "core/entry/importmapping.h"
#include "support/testprogram.h"

namespace rc::tst_importmapping {

namespace {

QDateTime now()
{
    return utcTime(QDate(2026, 11, 21), QTime(14, 0));
}

/// "time=timestamp host=extra".
QString told(const ImportMapping &mapping)
{
    QStringList words;
    for (const MappedName &mapped : mapping.names)
        words.append(mapped.name + u'=' + wireWord(mapped.target));
    return words.join(u' ');
}

} // namespace

class TestImportMapping : public QObject
{
    Q_OBJECT

private slots:
    void usualNames_data()
    {
        QTest::addColumn<QString>("target");
        const auto all = [](const QStringList &names, const char *target) {
            for (const QString &name : names)
                QTest::addRow("%s", qPrintable(name)) << QString::fromLatin1(target);
        };
        all({u"level"_s, u"Level"_s, u"SEVERITY"_s, u"lvl"_s, u"levelName"_s, u"log.level"_s}, "level");
        all({u"message"_s, u"Msg"_s, u"TEXT"_s}, "message");
        all({u"ts"_s, u"Time"_s, u"TimeStamp"_s, u"@timestamp"_s, u"asctime"_s}, "timestamp");
        all({u"logger"_s, u"host"_s, u"messages"_s, u"times"_s, u"marker"_s, u""_s}, "extra");
    }

    void usualNames()
    {
        QFETCH(QString, target);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(QString(wireWord(usualTarget(name).value_or(ImportTarget::Extra))), target);
        QCOMPARE(told(mappingOfColumns({name})), name + u'=' + target);
    }

    void columns_data()
    {
        addColumns<QString, QString>("header", "expected");
        QTest::newRow("each once") << u"time,host,severity,msg"_s
                                   << u"time=timestamp host=extra severity=level msg=message"_s;
        QTest::newRow("the best name wins, wherever it is")
            << u"time,ts,text,message"_s << u"time=extra ts=timestamp text=extra message=message"_s;
        QTest::newRow("the usual letters go first") << u"Level,level,msg"_s << u"Level=extra level=level msg=message"_s;
        QTest::newRow("a column twice") << u"msg,msg"_s << u"msg=message msg=extra"_s;
        QTest::newRow("nothing known") << u"a,b"_s << u"a=extra b=extra"_s;
    }

    void columns()
    {
        QFETCH(QString, header);
        QFETCH(QString, expected);
        QCOMPARE(told(mappingOfColumns(header.split(u','))), expected);
        QCOMPARE(told(entriesFrom(header.toUtf8() + '\n', ImportFormat::Csv, now()).mapping), expected);
    }

    void objects_data()
    {
        addColumns<QByteArray, QString>("lines", "expected");
        QTest::newRow("in the order in which they come")
            << QByteArray("{\"host\":1,\"msg\":\"m\"}\n{\"time\":1,\"msg\":\"n\"}")
            << u"host=extra msg=message time=timestamp"_s;
        QTest::newRow("two names that never meet")
            << QByteArray("{\"msg\":\"m\"}\n{\"message\":\"n\"}") << u"msg=message message=message"_s;
        QTest::newRow("two names that meet once")
            << QByteArray("{\"msg\":\"m\"}\n{\"message\":\"n\",\"msg\":\"o\"}") << u"msg=extra message=message"_s;
        QTest::newRow("those of a body") << QByteArray("{\"logs\":[{\"message\":\"a\",\"x\":1}]}")
                                         << u"message=message x=extra"_s;
        QTest::newRow("a record of Activity")
            << QByteArray("{\"id\":\"i\",\"kind\":\"send\",\"outcome\":\"accepted\",\"at\":\"x\",\"errorKind\":\"\","
                          "\"batch\":\"\",\"message\":\"m\",\"extra\":{}}")
            << u"id=ignored kind=ignored outcome=ignored at=ignored errorKind=ignored batch=ignored message=message extra=extra"_s;
        QTest::newRow("what is no JSON has no names") << QByteArray("{\"a\":") << u""_s;
    }

    void objects()
    {
        QFETCH(QByteArray, lines);
        QTEST(told(entriesFrom(lines, ImportFormat::JsonLines, now()).mapping), "expected");
    }

    void columnsCanBeChosen_data()
    {
        addColumns<QString, ImportTarget, QString>("name", "target", "expected");
        QTest::newRow("the other is no message any more")
            << u"host"_s << ImportTarget::Message << u"msg=extra host=message time=timestamp"_s;
        QTest::newRow("ignored by many") << u"msg"_s << ImportTarget::Ignored
                                         << u"msg=ignored host=extra time=timestamp"_s;
        QTest::newRow("extra by many") << u"time"_s << ImportTarget::Extra << u"msg=message host=extra time=extra"_s;
        QTest::newRow("a name that is not there")
            << u"x"_s << ImportTarget::Extra << u"msg=message host=extra time=timestamp"_s;
    }

    void columnsCanBeChosen()
    {
        QFETCH(QString, name);
        QFETCH(ImportTarget, target);
        ImportMapping mapping = mappingOfColumns({u"msg"_s, u"host"_s, u"time"_s});
        mapping.set(name, target);
        QTEST(told(mapping), "expected");
    }

    void manyNamesAreCounted()
    {
        ImportedNames names;
        for (int i = 0; i < ImportedNames::maxNames + 3; ++i)
            names.add({u"n%1"_s.arg(i), u"n%1"_s.arg(i)});
        names.add({u"Message"_s}); // an important one is never among the others
        QCOMPARE(names.mapping().more, 3);
        QCOMPARE(names.mapping().names.size(), ImportedNames::maxNames + 1);
        QCOMPARE(names.mapping().targetOf(u"Message"_s), ImportTarget::Message);
        QCOMPARE(names.mapping().targetOf(u"n999"_s), ImportTarget::Extra);
    }

    void savedChoicesAreReadBack()
    {
        const QByteArray csv = "when,what,host\n2026-01-02T03:04:05Z,disk full,db-1\n";
        const ImportedEntries asked = entriesFrom(csv, ImportFormat::Csv, now());
        QVERIFY(asked.entries.isEmpty()); // the message column is never guessed
        QCOMPARE(asked.faultCount, 1);
        const QList<MappedName> choices{{u"when"_s, ImportTarget::Timestamp},
                                        {u"what"_s, ImportTarget::Message},
                                        {u"host"_s, ImportTarget::Ignored}};
        const ImportedEntries read = entriesFrom(csv, ImportFormat::Csv, now(), choices);
        QCOMPARE(read.faultCount, 0);
        QCOMPARE(read.entries.size(), 1);
        QCOMPARE(read.entries.first().message, u"disk full"_s);
        QVERIFY(read.entries.first().ts.isValid());
        QVERIFY(read.entries.first().extra.isEmpty());
        // of two levels the chosen one counts
        const ImportedEntries chosen = entriesFrom("level,severity,msg\ninfo,error,m\n", ImportFormat::Csv, now(),
                                                   {{u"severity"_s, ImportTarget::Level}});
        QCOMPARE(chosen.faultCount, 0);
        QCOMPARE(chosen.entries.first().level, Level::Error);
        // an invalid value is a fault instead of getting another target
        const ImportedEntries wrong = entriesFrom(
            csv, ImportFormat::Csv, now(), {{u"what"_s, ImportTarget::Message}, {u"host"_s, ImportTarget::Level}});
        QVERIFY(wrong.entries.isEmpty());
        QCOMPARE(wrong.faults.first().line, 2);
    }

    void samplesAreImported_data()
    {
        QTest::addColumn<ImportFormat>("format");
        QTest::newRow("JSON Lines") << ImportFormat::JsonLines;
        QTest::newRow("CSV") << ImportFormat::Csv;
        QTest::newRow("log") << ImportFormat::Log;
    }

    void samplesAreImported()
    {
        QFETCH(ImportFormat, format);
        const QByteArray sample = sampleOf(format);
        QVERIFY(importFormatOf(u"pasted"_s, sample) == format);
        const ImportedEntries read = entriesFrom(sample, format, now());
        QCOMPARE(read.faultCount, 0);
        QVERIFY(!read.entries.isEmpty());
        for (const LogEntry &entry : read.entries)
            QVERIFY(entry.ts.isValid() && entry.message.at(0).isUpper());
    }
};

RC_PLAIN_TEST(TestImportMapping)

} // namespace rc::tst_importmapping

#include "tst_importmapping.moc"
