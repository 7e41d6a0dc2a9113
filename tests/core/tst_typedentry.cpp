// SPDX-License-Identifier: GPL-3.0-or-later
// The user's input for an entry's time is read as intended, or refused with the reason.
#include "core/datetimes.h"
#include "core/entry/logentry.h"
#include "support/testprogram.h"

namespace rc::tst_typedentry {

class TestTypedEntry : public QObject
{
    Q_OBJECT

private slots:
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

RC_TEST(TestTypedEntry)

} // namespace rc::tst_typedentry

#include "tst_typedentry.moc"
