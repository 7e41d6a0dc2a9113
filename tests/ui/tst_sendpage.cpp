// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the Send page: one press is one entry, an alert is meant, numbers keep their digits, outcomes are honest.
#include "core/ingestbody.h"
#include "tests/ui/console.h"
#include "ui/send/extrafaults.h"
#include "ui/send/extratable.h"
#include "ui/send/levelpicker.h"
#include "ui/send/outcomecard.h"
#include "ui/send/receivedmodel.h"
#include "ui/send/sendpage.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

using namespace rc;
using namespace Qt::StringLiterals;

namespace {

QPushButton *button(const SendPage &page)
{
    return page.findChild<QPushButton *>(u"sendButton"_s);
}

qsizetype cards(const SendPage &page)
{
    return page.findChildren<QWidget *>(u"outcomeCard"_s).size();
}

} // namespace

class TestSendPage : public QObject
{
    Q_OBJECT

private slots:
    void namesTheFaultOfARow_data();
    void namesTheFaultOfARow();
    void aKeyThatIsThereTwiceIsNamed();
    void receivedModelKeepsTheNewestFirst();
    void onePressIsOneEntry();
    void aDoubleClickSendsOnce();
    void heldDownKeysSendOnce();
    void anAlertNeedsItsConfirmationEachTime();
    void numbersGoOutWithTheirDigits();
    void thePreviewNeverHoldsTheKey();
    void aRefusedPortIsNotSent();
    void keysOneToFiveChooseTheLevel();
    void aLongReplyIsShownWhole();
    void anEntryIsTakenWithoutSendingIt();
};

void TestSendPage::namesTheFaultOfARow_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("number");
    QTest::addColumn<QString>("value");
    QTest::addColumn<bool>("wellFormed");
    QTest::newRow("text") << u"host"_s << false << u"db-1"_s << true;
    QTest::newRow("empty text") << u"host"_s << false << QString() << true;
    QTest::newRow("no key") << QString() << false << u"x"_s << false;
    QTest::newRow("the console's own key") << u"marker"_s << false << u"x"_s << false;
    QTest::newRow("number") << u"n"_s << true << u"1840.50"_s << true;
    QTest::newRow("exponent") << u"n"_s << true << u"1e-7"_s << true;
    QTest::newRow("decimal comma") << u"n"_s << true << u"1,5"_s << false;
    QTest::newRow("leading zero") << u"n"_s << true << u"01"_s << false;
    QTest::newRow("no number") << u"n"_s << true << QString() << false;
}

void TestSendPage::namesTheFaultOfARow()
{
    QFETCH(QString, key);
    QFETCH(bool, number);
    QFETCH(QString, value);
    QFETCH(bool, wellFormed);
    const auto type = number ? ExtraField::Type::Number : ExtraField::Type::Text;
    QCOMPARE(extraFaults({{key, type, value}}).first().isEmpty(), wellFormed);
}

void TestSendPage::aKeyThatIsThereTwiceIsNamed()
{
    const QStringList faults =
        extraFaults({{u"a"_s, ExtraField::Type::Text, {}}, {u"a"_s, ExtraField::Type::Text, {}}});
    QVERIFY(faults.at(0).isEmpty());
    QVERIFY(faults.at(1).contains(u"\"a\""_s));
}

void TestSendPage::receivedModelKeepsTheNewestFirst()
{
    ReceivedModel model;
    QAbstractItemModelTester tester(&model);
    ReceivedEntry old;
    old.message = u"old"_s;
    ReceivedEntry fresh;
    fresh.message = u"fresh"_s;
    fresh.marker = u"AAAA-BBBB-CCCC"_s;
    model.setEntries({old});
    model.add({fresh});
    QCOMPARE(model.index(0).data().toString(), u"fresh"_s);
    QVERIFY(!model.index(0).data(ReceivedModel::SentHereRole).toBool());
    model.setSentMarker(fresh.marker);
    QVERIFY(model.index(0).data(ReceivedModel::SentHereRole).toBool());
    QVERIFY(!model.index(1).data(ReceivedModel::SentHereRole).toBool());
}

void TestSendPage::onePressIsOneEntry()
{
    Bench bench;
    QVERIFY(bench.current.useDemo());
    SendPage page(bench.current, bench.theme);
    page.show();
    QTest::mouseClick(button(page), Qt::LeftButton);
    QTRY_COMPARE(cards(page), 1);
    QCOMPARE(bench.current.demo()->received().size(), 1);
    QCOMPARE(page.findChild<QLabel *>(u"outcomeMarker"_s)->text(), bench.current.demo()->received().first().marker);
}

void TestSendPage::aDoubleClickSendsOnce()
{
    Bench bench;
    QVERIFY(bench.current.useDemo());
    SendPage page(bench.current, bench.theme);
    page.show();
    QTest::mouseClick(button(page), Qt::LeftButton);
    QTest::mouseClick(button(page), Qt::LeftButton); // it is Cancel by now: that must not cancel either
    QTRY_COMPARE(cards(page), 1);
    QTest::mouseClick(button(page), Qt::LeftButton); // and Send again
    QVERIFY(!page.isBusy());
    QCOMPARE(bench.current.demo()->received().size(), 1);
}

void TestSendPage::heldDownKeysSendOnce()
{
    Bench bench;
    QVERIFY(bench.current.useDemo());
    SendPage page(bench.current, bench.theme);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.firstFocus()->setFocus();
    QWidget *target = page.firstFocus();
    QTest::simulateEvent(target, true, Qt::Key_Return, Qt::ControlModifier, u"\r"_s, false);
    QVERIFY(page.isBusy());
    for (int i = 0; i < 20; ++i)
        QTest::simulateEvent(target, true, Qt::Key_Return, Qt::ControlModifier, u"\r"_s, true);
    QTRY_COMPARE(cards(page), 1);
    for (int i = 0; i < 20; ++i)
        QTest::simulateEvent(target, true, Qt::Key_Return, Qt::ControlModifier, u"\r"_s, true);
    QVERIFY(!page.isBusy());
    QCOMPARE(bench.current.demo()->received().size(), 1);
}

void TestSendPage::anAlertNeedsItsConfirmationEachTime()
{
    Bench bench;
    QVERIFY(bench.current.useDemo());
    SendPage page(bench.current, bench.theme);
    page.show();
    page.findChild<LevelPicker *>()->setLevel(Level::Alert);
    auto *meant = page.findChild<QCheckBox *>(u"alertMeant"_s);
    QVERIFY(meant->isVisibleTo(&page));
    QVERIFY(!meant->isChecked());
    QVERIFY(!button(page)->isEnabled());
    meant->setChecked(true);
    QVERIFY(button(page)->isEnabled());
    button(page)->click();
    QTRY_COMPARE(cards(page), 1);
    QCOMPARE(bench.current.demo()->received().first().level, u"alert"_s);
    QVERIFY(!meant->isChecked());
    QVERIFY(!button(page)->isEnabled());
}

void TestSendPage::numbersGoOutWithTheirDigits()
{
    Bench bench;
    QVERIFY(bench.current.useDemo());
    SendPage page(bench.current, bench.theme);
    page.findChild<ExtraTable *>()->addRow({u"n"_s, ExtraField::Type::Number, u"1840.50"_s});
    QVERIFY(page.findChild<QPlainTextEdit *>(u"preview"_s)->toPlainText().contains(u"1840.50"_s));
    page.findChild<ExtraTable *>()->addRow({u"bad"_s, ExtraField::Type::Number, u"1,5"_s});
    QVERIFY(!button(page)->isEnabled());
}

void TestSendPage::thePreviewNeverHoldsTheKey()
{
    Bench bench;
    QVERIFY(bench.current.useDemo());
    SendPage page(bench.current, bench.theme);
    const QString text = page.findChild<QPlainTextEdit *>(u"preview"_s)->toPlainText();
    QVERIFY(text.contains(u"X-API-Key: $SERVICE_API_KEY"_s));
    QVERIFY(!text.contains(QString::fromLatin1(bench.current.demo()->key().reveal())));
}

void TestSendPage::aRefusedPortIsNotSent()
{
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    const quint16 port = taken.serverPort();
    taken.close();
    Bench bench;
    Profile profile;
    profile.name = u"nobody"_s;
    profile.resource = u"http://127.0.0.1:%1/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s.arg(port);
    QVERIFY(bench.current.keep(profile));
    bench.current.holdKeyForThisRun(Secret(QByteArrayLiteral("test-key")));
    SendPage page(bench.current, bench.theme);
    page.show();
    button(page)->click();
    QTRY_COMPARE(cards(page), 1);
    QCOMPARE(page.findChild<QLabel *>(u"outcomeName"_s)->text(), outcomeName(Outcome::NotSent));
}

void TestSendPage::keysOneToFiveChooseTheLevel()
{
    Theme theme(ThemeChoice::Light);
    LevelPicker picker(theme);
    QSignalSpy changes(&picker, &LevelPicker::levelChanged);
    QTest::keyClick(&picker, Qt::Key_4);
    QCOMPARE(picker.level(), Level::Error);
    QTest::keyClick(&picker, Qt::Key_1, Qt::AltModifier); // Alt+1 is a page
    QCOMPARE(picker.level(), Level::Error);
    QCOMPARE(changes.count(), 1);
}

void TestSendPage::aLongReplyIsShownWhole()
{
    const Theme theme(ThemeChoice::Light);
    SendResult result;
    result.outcome = Outcome::Refused;
    result.reply = "short";
    QVERIFY(OutcomeCard(result, theme).findChild<QPushButton *>(u"wholeReply"_s) == nullptr);
    result.reply = QByteArray(5000, 'a') + "\u202ethe end";
    OutcomeCard card(result, theme);
    card.findChild<QPushButton *>(u"wholeReply"_s)->click();
    const QString shown = card.findChild<QDialog *>(u"textWindow"_s)->findChild<QPlainTextEdit *>()->toPlainText();
    QVERIFY(shown.startsWith(QString(5000, u'a')));
    QVERIFY2(shown.endsWith(u"\u27e8U+202E\u27e9the end"_s), qPrintable(shown.right(30)));
}

void TestSendPage::anEntryIsTakenWithoutSendingIt()
{
    Bench bench;
    QVERIFY(bench.current.useDemo());
    SendPage page(bench.current, bench.theme);
    page.show();
    page.findChild<ExtraTable *>()->addRow({u"mine"_s, ExtraField::Type::Text, {}});
    LogEntry entry;
    entry.level = Level::Error;
    entry.message = u"seen before"_s;
    entry.extra = {{u"n"_s, ExtraField::Type::Number, u"1.0"_s}};
    entry.marker = u"AAAA-BBBB-CCCC"_s;
    page.take(entry);
    QVERIFY(!page.isBusy());
    QVERIFY(bench.current.demo()->received().isEmpty());
    const QString text = page.findChild<QPlainTextEdit *>(u"preview"_s)->toPlainText();
    QVERIFY2(text.contains(u"seen before"_s) && text.contains(u"\"n\": 1.0"_s) && text.contains(u"\"error\""_s),
             qPrintable(text));
    QVERIFY2(!text.contains(entry.marker) && !text.contains(u"mine"_s), qPrintable(text));
}

QTEST_MAIN(TestSendPage)
#include "tst_sendpage.moc"
