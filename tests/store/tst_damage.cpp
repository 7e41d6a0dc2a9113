// SPDX-License-Identifier: GPL-3.0-or-later
// A hundred damaged files: each is preserved byte for byte, and the new one works.
#include "store/activitycases.h"
#include "support/testprogram.h"

#include <QRandomGenerator>

namespace rc::tst_damage {

using namespace activitytest;

namespace {

constexpr int rows = 300;
constexpr int pageSize = 4096;

QByteArray junk(QRandomGenerator &random, qsizetype size)
{
    QByteArray bytes(size, '\0');
    for (char &byte : bytes)
        byte = static_cast<char>(random.bounded(256));
    return bytes;
}

/// Damages a file in one of ten ways, somewhere.
QByteArray damaged(QByteArray bytes, int way, QRandomGenerator &random)
{
    const auto size = static_cast<int>(bytes.size());
    const int pages = size / pageSize;
    const int page = random.bounded(pages) * pageSize;
    switch (way) {
    case 0: // a few wrong bytes
        for (int i = random.bounded(1, 30); i > 0; --i)
            bytes[random.bounded(size)] = static_cast<char>(random.bounded(256));
        return bytes;
    case 1: // a zeroed page
        return bytes.replace(page, pageSize, QByteArray(pageSize, '\0'));
    case 2: // a random page
        return bytes.replace(page, pageSize, junk(random, pageSize));
    case 3: // truncated anywhere
        return bytes.left(random.bounded(1, size));
    case 4: // truncated between pages
        return bytes.left(pageSize * random.bounded(1, pages));
    case 5: // another header
        return bytes.replace(0, 100, junk(random, 100));
    case 6: // completely different content
        return junk(random, random.bounded(1, 3 * pageSize));
    case 7: // a page replaced by another
        return bytes.replace(page, pageSize, bytes.mid(random.bounded(pages) * pageSize, pageSize));
    case 8: // the first page
        return bytes.replace(0, pageSize, QByteArray(pageSize, '\0'));
    default: // many wrong bytes
        for (int i = 0; i < 500; ++i)
            bytes[random.bounded(size)] = static_cast<char>(random.bounded(256));
        return bytes;
    }
}

} // namespace

class TestDamage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const ActivityFolder folder;
        ActivityFile file(folder.file());
        QList<ActivityRecord> records;
        for (int i = 0; i < rows; ++i)
            records.append(sent(u"entry %1 with some words to fill the page with"_s.arg(i)));
        VERIFY_RESULT(file.write(records, Redactor()));
        file.close();
        m_file = bytesOf(folder.file());
        VERIFY_RESULT(file.write({sent(u"in the log"_s)}, Redactor()));
        m_open = bytesOf(folder.file());
        m_log = bytesOf(folder.file() + u"-wal"_s);
        QVERIFY(m_log.size() > pageSize);
        QVERIFY(m_file.size() > 20 * pageSize);
    }

    void damagedFileIsSetAsideAndANewOneWorks_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 100; ++seed)
            QTest::addRow("%d", seed) << seed;
    }

    void damagedFileIsSetAsideAndANewOneWorks()
    {
        QFETCH(int, seed);
        QRandomGenerator random(static_cast<quint32>(seed + 1));
        const ActivityFolder folder;
        const bool withLog = seed % 3 == 0;
        const QByteArray bytes = damaged(withLog ? m_open : m_file, seed % 10, random);
        const QByteArray log = !withLog ? QByteArray() : seed % 2 == 0 ? m_log : junk(random, m_log.size());
        writeBytes(folder.file(), bytes);
        if (withLog)
            writeBytes(folder.file() + u"-wal"_s, log);

        const ActivityRecord record = sent(u"quokka"_s);
        ActivityNotices notices;
        {
            ActivityFile file(folder.file());
            VERIFY_RESULT(file.write({record}, Redactor()));
            QCOMPARE(*file.record(record.id).value(), record);
            ActivityFilter filter;
            filter.text = u"quokka"_s;
            QCOMPARE(allOf(file, filter), QList{record});
            VERIFY_RESULT(file.count({}));
            notices = file.takeNotices();
        }
        QCOMPARE(sqlValue(folder.file(), u"PRAGMA integrity_check"_s).toString(), u"ok"_s);
        // Only changed bytes within a text go unnoticed, and a log may replace damaged parts.
        if (notices.movedAside.isEmpty()) {
            QVERIFY2(seed % 10 == 0 || seed % 10 == 7 || seed % 10 == 1 || (withLog && seed % 2 == 0),
                     "this damage was not noticed");
            return;
        }
        QCOMPARE(notices.movedAside.size(), 1);
        const QString aside = notices.movedAside.first();
        QCOMPARE(bytesOf(aside), bytes);
        if (withLog)
            QCOMPARE(bytesOf(aside + u"-wal"_s), log);
        ActivityFile file(folder.file());
        QCOMPARE(file.count({}).value_or(-1), 1);
    }

    void lateDamageIsSetAside()
    {
        const ActivityFolder folder;
        writeBytes(folder.file(), m_file);
        ActivityFile file(folder.file());
        VERIFY_RESULT(file.open());
        // externally, while it is open
        QByteArray bytes = m_file;
        for (qsizetype page = pageSize; page < bytes.size(); page += pageSize)
            bytes.replace(page, pageSize, QByteArray(pageSize, 'x'));
        writeBytes(folder.file(), bytes);
        const ActivityRecord record = sent(u"new"_s);
        VERIFY_RESULT(file.write({record}, Redactor()));
        QCOMPARE(allOf(file), QList{record});
        QCOMPARE(file.takeNotices().movedAside.size(), 1);
    }

    void damagedTextIndexIsRebuilt()
    {
        const ActivityFolder folder;
        writeBytes(folder.file(), m_file);
        {
            ActivityConnection connection;
            VERIFY_RESULT(connection.open(folder.file(), ActivityConnection::Mode::ReadWrite));
            VERIFY_RESULT(connection.run(u"UPDATE activity_text_data SET block = x'0123456789' WHERE id > 10"_s));
        }
        ActivityFile file(folder.file());
        ActivityFilter filter;
        filter.text = u"entry"_s;
        QCOMPARE(file.count(filter).value_or(-1), rows);
        QCOMPARE(file.count({}).value_or(-1), rows);
        QVERIFY(file.takeNotices().isEmpty());
    }

    void statementsTerminate()
    {
        const ActivityFolder folder;
        writeBytes(folder.file(), m_file);
        ActivityConnection look;
        VERIFY_RESULT(look.open(folder.file(), ActivityConnection::Mode::ReadOnly));
        QVERIFY(
            !look.value(u"WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"_s));
        QCOMPARE(look.fault(), SqlFault::TooManySteps);
    }

    void aHugeValueIsSetAside()
    {
        const ActivityFolder folder;
        writeBytes(folder.file(), m_file);
        // 100 MB, of which no record has the tenth part
        {
            QSqlDatabase raw = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"raw"_s);
            raw.setDatabaseName(folder.file());
            QVERIFY(raw.open());
            QVERIFY(
                QSqlQuery(raw).exec(u"UPDATE activity SET report = zeroblob(100000000) WHERE row = %1"_s.arg(rows)));
        }
        QSqlDatabase::removeDatabase(u"raw"_s);
        ActivityFile file(folder.file());
        const ActivityRecord record = sent(u"new"_s);
        VERIFY_RESULT(file.write({record}, Redactor()));
        QCOMPARE(allOf(file), QList{record});
        QCOMPARE(file.takeNotices().movedAside.size(), 1);
    }

    void hugeFileCanBeOpened()
    {
        const ActivityFolder folder;
        writeBytes(folder.file(), m_file);
        QVERIFY(QFile::resize(folder.file(), qint64(10) << 30)); // sparse
        ActivityFile file(folder.file());
        const ActivityRecord record = sent(u"quokka"_s);
        VERIFY_RESULT(file.write({record}, Redactor()));
        QCOMPARE(*file.record(record.id).value(), record);
    }

    void foreignSchemaIsRefused_data()
    {
        addColumns<QStringList, QString>("statements", "part");
        const auto row = [](const char *name, const QStringList &statements, const QString &part) {
            QTest::newRow(name) << statements << part;
        };
        row("a trigger",
            {u"CREATE TRIGGER x AFTER INSERT ON activity BEGIN UPDATE setting SET value = new.message; END"_s},
            u"trigger x"_s);
        row("a trigger of ours, changed",
            {u"DROP TRIGGER activity_added"_s,
             u"CREATE TRIGGER activity_added AFTER INSERT ON activity BEGIN DELETE FROM activity; END"_s},
            u"trigger activity_added"_s);
        row("a table", {u"CREATE TABLE x (y)"_s}, u"table x"_s);
        row("an index", {u"CREATE INDEX x ON activity(message)"_s}, u"index x"_s);
        row("an endless view in place of the table",
            {u"DROP TABLE setting"_s, u"CREATE VIEW setting AS WITH RECURSIVE n(name) AS (SELECT 1 UNION ALL SELECT "
                                      u"name + 1 FROM n) SELECT name, "
                                      "name AS value FROM n ORDER BY name DESC"_s},
            u"view setting"_s);
        row("an endless view in place of the records",
            {u"ALTER TABLE activity RENAME TO x"_s, u"CREATE VIEW activity AS WITH RECURSIVE n(row) AS (SELECT 1 UNION "
                                                    u"ALL SELECT row + 1 FROM n) SELECT * FROM n "
                                                    "CROSS JOIN x ORDER BY n.row DESC"_s},
            u"view activity"_s);
        row("a computed column in a table of the text index",
            {u"PRAGMA writable_schema = ON"_s,
             u"UPDATE sqlite_master SET sql = 'CREATE TABLE ''activity_text_config''(k PRIMARY KEY, v, x AS (hex(k))) "
             "WITHOUT ROWID' WHERE name = 'activity_text_config'"_s},
            u"table activity_text_config"_s);
        row("a computed column", {u"ALTER TABLE setting ADD COLUMN x AS (hex(value))"_s}, u"table setting"_s);
        row("a check", {u"ALTER TABLE setting ADD COLUMN x CHECK (x > 1)"_s}, u"table setting"_s);
        row("a view named as a part of the text index", {u"CREATE VIEW activity_text_x AS SELECT 1"_s},
            u"view activity_text_x"_s);
    }

    void foreignSchemaIsRefused()
    {
        QFETCH(QStringList, statements);
        QFETCH(QString, part);
        const ActivityFolder folder;
        writeBytes(folder.file(), m_file);
        {
            ActivityConnection connection;
            VERIFY_RESULT(connection.open(folder.file(), ActivityConnection::Mode::ReadWrite));
            for (const QString &statement : std::as_const(statements))
                VERIFY_RESULT(connection.run(statement));
        }
        ActivityFile file(folder.file());
        const ActivityRecord record = sent(u"new"_s);
        VERIFY_RESULT(file.write({record}, Redactor()));
        QCOMPARE(allOf(file), QList{record});
        const ActivityNotices notices = file.takeNotices();
        QCOMPARE(notices.movedAside.size(), 1);
        QVERIFY2(notices.foreignParts.contains(part), qPrintable(notices.foreignParts.join(u", ")));
    }

private:
    QByteArray m_file; ///< closed properly
    QByteArray m_open; ///< while a program uses it
    QByteArray m_log;  ///< with this next to it
};

RC_TEST(TestDamage)

} // namespace rc::tst_damage

#include "tst_damage.moc"
