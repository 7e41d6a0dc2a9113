// SPDX-License-Identifier: GPL-3.0-or-later
// The composer: the JSON view and the table stay in sync, any time stamp is sent as typed, and placeholders are filled
// in only where they are intended.
#include "core/entry/ingestbody.h"
#include "support/testprogram.h"
#include "ui/send/compose/composer.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSysInfo>
#include <QToolButton>

namespace rc::tst_composer {

namespace {

template<typename T>
T *part(const QWidget &whole, const char *name)
{
    return whole.findChild<T *>(QLatin1StringView(name));
}

const Theme &theme()
{
    static const Theme light(ThemeChoice::Light);
    return light;
}

} // namespace

class TestComposer : public QObject
{
    Q_OBJECT

private slots:
    void removedRowIsRestoredInPlace()
    {
        ExtraTable table(theme());
        table.show();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        const QList<ExtraField> all{{u"a"_s, ExtraField::Type::Number, u"1.0"_s},
                                    {u"b"_s, ExtraField::Type::Text, u"2"_s}};
        table.setFields(all);
        part<QToolButton>(table, "removeExtra")->click();
        QCOMPARE(table.fields(), all.sliced(1));
        QTest::keyClick(part<QPushButton>(table, "addExtra"), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.fields(), all);
        QTest::keyClick(part<QPushButton>(table, "addExtra"), Qt::Key_Z, Qt::ControlModifier); // nothing left
        QCOMPARE(table.fields(), all);
    }

    void valuesRoundTripThroughTheTable_data()
    {
        QTest::addColumn<QString>("value");
        QTest::newRow("line break") << u"a\nb"_s;
        QTest::newRow("tab") << u"a\tb"_s;
        QTest::newRow("quotes and backslash") << u"\"\\"_s;
        QTest::newRow("beyond the BMP") << u"\U0001F525"_s;
        QTest::newRow("right to left override") << u"\u202eabc"_s;
        QTest::newRow("spaces at the ends") << u" a "_s;
        QTest::newRow("a NUL") << QString(QChar(0));
    }

    void valuesRoundTripThroughTheTable()
    {
        QFETCH(QString, value);
        const QList<ExtraField> fields{{u"k"_s, ExtraField::Type::Text, value}};
        ExtraTable editor(theme());
        editor.setFields(fields);
        QCOMPARE(editor.fields(), fields);
    }

    void tabReachesANewRowBeforeTheAddButton()
    {
        Composer composer(theme());
        composer.show();
        QVERIFY(QTest::qWaitForWindowActive(&composer));
        auto *add = part<QPushButton>(composer, "addExtra");
        add->click();
        add->click();
        QTRY_VERIFY(composer.findChildren<QLineEdit *>(u"extraKey"_s).last()->isVisible());
        QStringList order;
        composer.firstFocus()->setFocus();
        for (int i = 0; i < 10; ++i) {
            QTest::keyClick(composer.focusWidget(), Qt::Key_Tab);
            order.append(composer.focusWidget()->objectName());
        }
        QCOMPARE(order,
                 QStringList({u"extraKey"_s, u"extraType"_s, u"extraValue"_s, u"removeExtra"_s, u"extraKey"_s,
                              u"extraType"_s, u"extraValue"_s, u"removeExtra"_s, u"addExtra"_s, u"timeStamp"_s}));
    }

    void usesTheChosenTime()
    {
        Composer composer(theme());
        QVERIFY(qAbs(composer.entry().ts.msecsTo(QDateTime::currentDateTime())) < 60'000);
        QVERIFY(isoWithOffset(composer.entry().ts).endsWith(u"+00:00"_s));
        part<TimeStampField>(composer, "timeStampField")->choose(TimeStampField::Choice::Chosen);
        part<QLineEdit>(composer, "timeStampText")->setText(u"1999-12-31T23:59:59.999-11:30"_s);
        QCOMPARE(isoWithOffset(composer.entry().ts), u"1999-12-31T23:59:59.999-11:30"_s);
        QVERIFY(composer.fault().isEmpty());
    }

    void invalidTimeIsReported()
    {
        Composer composer(theme());
        QSignalSpy changes(&composer, &Composer::changed);
        part<TimeStampField>(composer, "timeStampField")->choose(TimeStampField::Choice::Chosen);
        part<QLineEdit>(composer, "timeStampText")->setText(u"tomorrow"_s);
        QVERIFY(changes.count() > 0);
        QVERIFY(!composer.fault().isEmpty());
        QVERIFY(!part<QLabel>(composer, "timeStampFault")->text().isEmpty());
        part<TimeStampField>(composer, "timeStampField")->choose(TimeStampField::Choice::Local);
        QVERIFY(composer.fault().isEmpty());
        QVERIFY(part<QLabel>(composer, "timeStampFault")->isHidden());
    }

    void fillsInPlaceholdersOnEverySend()
    {
        Composer composer(theme());
        QVERIFY(part<QCheckBox>(composer, "fillIn")->isHidden());
        composer.setEntry({Level::Error,
                           u"{counter} on {host}: {marker}"_s,
                           {},
                           {{u"at"_s, ExtraField::Type::Text, u"{time}"_s}},
                           {}},
                          true);
        QVERIFY(!part<QCheckBox>(composer, "fillIn")->isHidden());
        const LogEntry out = composer.entry(u"AAAA-BBBB-CCCC"_s, 7);
        QCOMPARE(out.message, u"7 on "_s + QSysInfo::machineHostName() + u": AAAA-BBBB-CCCC"_s);
        QCOMPARE(out.extra.first().value, isoWithOffset(out.ts));
        QCOMPARE(out.marker, u"AAAA-BBBB-CCCC"_s);
        QCOMPARE(out.level, Level::Error);
        QCOMPARE(composer.entry().message, u"{counter} on {host}: {marker}"_s);
        part<QCheckBox>(composer, "fillIn")->setChecked(false);
        QCOMPARE(composer.entry(u"AAAA-BBBB-CCCC"_s, 7).message, u"{counter} on {host}: {marker}"_s);
    }

    void textOfAnEarlierEntryIsNotExpanded()
    {
        Composer composer(theme());
        composer.findChild<ExtraTable *>()->addRow({u"mine"_s, ExtraField::Type::Text, {}});
        LogEntry earlier;
        earlier.level = Level::Error;
        earlier.message = u"literally {host}"_s;
        composer.setEntry(earlier, false);
        QCOMPARE(composer.entry(u"M"_s, 1).message, u"literally {host}"_s);
        QCOMPARE(composer.entry().level, Level::Error);
        QVERIFY(composer.entry().extra.isEmpty());
        QVERIFY(!part<QCheckBox>(composer, "fillIn")->isChecked());
    }

    void placeholdersMayBeNumbers()
    {
        Composer composer(theme());
        composer.setEntry({Level::Info, u"m"_s, {}, {{u"n"_s, ExtraField::Type::Number, u"{counter}"_s}}, {}}, true);
        QVERIFY2(composer.fault().isEmpty(), qPrintable(composer.fault()));
        QCOMPARE(extraJson(composer.entry(u"M"_s, 12).extra), QByteArray(R"({"n":12})"));
        part<QCheckBox>(composer, "fillIn")->setChecked(false);
        QVERIFY(!composer.fault().isEmpty());
    }
};

RC_WIDGET_TEST(TestComposer)

} // namespace rc::tst_composer

#include "tst_composer.moc"
