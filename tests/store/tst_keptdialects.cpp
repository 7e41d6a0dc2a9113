// SPDX-License-Identifier: GPL-3.0-or-later
// Tool servers' dialects are remembered between runs, for a while, and forgotten when outdated.
#include "store/catalogs/keptdialects.h"
#include "support/filebytes.h"
#include "support/testprogram.h"

#include <QTemporaryDir>

namespace rc::tst_keptdialects {

class TestKeptDialects : public QObject
{
    Q_OBJECT

private slots:
    void keptAndForgotten()
    {
        const KeptDialects kept(m_folder.filePath(u"a/dialects.json"_s));
        QVERIFY(kept.load().isEmpty());
        const KnownDialect one{u"https://t.example/mcp/"_s, Dialect::Session, "2025-11-25", daysAgo(1), {true, true}};
        const KnownDialect other{u"https://u.example/mcp/"_s, Dialect::Plain, {}, daysAgo(2)};
        QVERIFY(kept.keep(one.endpoint, one));
        QVERIFY(kept.keep(other.endpoint, other));
        QCOMPARE(kept.load(), (QList<KnownDialect>{one, other})); // the newest first
        QVERIFY(kept.keep(one.endpoint, std::nullopt));
        QCOMPARE(kept.load(), QList<KnownDialect>{other});
    }

    void oldAndImpossibleOnesAreLeftOut()
    {
        const KeptDialects kept(m_folder.filePath(u"b.json"_s));
        for (const int days : {daysDialectsAreKept + 2, -2}) {
            const QString endpoint = u"https://%1.example/"_s.arg(days);
            QVERIFY(kept.keep(endpoint, KnownDialect{endpoint, Dialect::Modern, "2026-07-28", daysAgo(days)}));
        }
        QVERIFY(kept.load().isEmpty());
    }

    void noMoreThanAreOfUse()
    {
        const KeptDialects kept(m_folder.filePath(u"c.json"_s));
        for (qsizetype i = 0; i < maxKeptDialects + 3; ++i) {
            const QString endpoint = u"https://%1.example/"_s.arg(i);
            QVERIFY(kept.keep(endpoint, KnownDialect{endpoint, Dialect::Plain, {}, daysAgo(1).addMSecs(i)}));
        }
        QCOMPARE(kept.load().size(), maxKeptDialects);
    }

    void aDamagedFileIsAnEmptyOne()
    {
        const QString path = m_folder.filePath(u"d.json"_s);
        writeBytes(path, "{");
        QVERIFY(KeptDialects(path).load().isEmpty());
    }

private:
    static QDateTime daysAgo(int days)
    {
        // With the file's precision.
        const QDateTime now = QDateTime::currentDateTimeUtc();
        return now.addDays(-days);
    }

    QTemporaryDir m_folder;
};

RC_TEST(TestKeptDialects)

} // namespace rc::tst_keptdialects

#include "tst_keptdialects.moc"
