// SPDX-License-Identifier: GPL-3.0-or-later
// The request limits in the preferences: shown with their defaults, saved, and used for the next request.
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/preferences/preferencespage.h"
#include "ui/send/outcome/outcomecard.h"
#include "ui/send/sendpage.h"

#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace rc::tst_limits {

class TestLimits : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void defaultsAreShownAndMarked();
    void aChangeIsKeptAndCountsAtOnce();
    void digitsOnTheWayAreNotKept();
    void scrollingPastChangesNothing();
    void whatCannotBeUsedIsSaidUntilItIsSet();
    void aSendGoesByTheLimit_data();
    void aSendGoesByTheLimit();
};

namespace {

QSpinBox *boxOf(const QWidget &page, const LimitRow &row)
{
    return page.findChild<QSpinBox *>(row.word + "Box"_L1);
}

QString besideOf(const QWidget &page, const LimitRow &row)
{
    return page.findChild<QLabel *>(row.word + "Default"_L1)->text();
}

} // namespace

void TestLimits::defaultsAreShownAndMarked()
{
    Bench bench;
    const PreferencesPage page(bench.session, bench.theme, bench.settings);
    const QList<int> values{30, 120, 32, 1, 2560};
    for (const LimitRow &row : limitTable()) {
        QVERIFY(boxOf(page, row));
        QCOMPARE(boxOf(page, row)->value(), values.at(int(row.id)));
        QCOMPARE(boxOf(page, row)->minimum(), row.least);
        QCOMPARE(boxOf(page, row)->maximum(), row.most);
        QVERIFY(!boxOf(page, row)->accessibleName().isEmpty());
        QCOMPARE(besideOf(page, row), u"default"_s);
    }
    QVERIFY(page.findChild<QLabel *>(u"limitFaults"_s)->isHidden());
}

void TestLimits::aChangeIsKeptAndCountsAtOnce()
{
    Bench bench;
    const PreferencesPage page(bench.session, bench.theme, bench.settings);
    for (const LimitRow &row : limitTable()) {
        boxOf(page, row)->setValue(row.most);
        QCOMPARE(limitOf(bench.session.limits(), row.id), row.most);
        QVERIFY(besideOf(page, row).contains(limitText(row, limitOf({}, row.id))));
    }
    const PreferencesPage again(bench.session, bench.theme, bench.settings);
    for (const LimitRow &row : limitTable())
        QCOMPARE(boxOf(again, row)->value(), row.most);
}

void TestLimits::digitsOnTheWayAreNotKept()
{
    Bench bench;
    PreferencesPage page(bench.session, bench.theme, bench.settings);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QSpinBox *box = boxOf(page, limitRow(LimitId::Deadline));
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, u"45"_s);
    QCOMPARE(bench.settings.wireLimits(), WireLimits());
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(bench.settings.wireLimits().deadline, std::chrono::seconds(45));
}

void TestLimits::scrollingPastChangesNothing()
{
    Bench bench;
    PreferencesPage page(bench.session, bench.theme, bench.settings);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    QSpinBox *box = boxOf(page, limitRow(LimitId::Deadline));
    QVERIFY(!box->hasFocus());
    const QPoint middle = box->rect().center();
    QWheelEvent wheel(middle, box->mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(box, &wheel);
    QCOMPARE(box->value(), 30);
}

void TestLimits::whatCannotBeUsedIsSaidUntilItIsSet()
{
    Bench bench;
    bench.backing.setValue("limits/timeout"_L1, u"<b>soon</b>"_s);
    const PreferencesPage page(bench.session, bench.theme, bench.settings);
    const auto *faults = page.findChild<QLabel *>(u"limitFaults"_s);
    QVERIFY(!faults->isHidden());
    QVERIFY2(faults->text().contains(u"<b>soon</b>"_s) && faults->text().contains(u"30 s"_s),
             qPrintable(faults->text()));
    QCOMPARE(faults->textFormat(), Qt::PlainText);
    boxOf(page, limitRow(LimitId::Deadline))->setValue(31);
    QVERIFY(faults->isHidden());
}

void TestLimits::aSendGoesByTheLimit_data()
{
    QTest::addColumn<int>("mebibytes");
    QTest::addColumn<Outcome>("outcome");
    QTest::newRow("default") << 1 << Outcome::Unknown;
    QTest::newRow("enough") << 2 << Outcome::Accepted;
}

void TestLimits::aSendGoesByTheLimit()
{
    QFETCH(int, mebibytes);
    QFETCH(Outcome, outcome);
    HostileServer server(Script::json('"' + QByteArray(bytesPerMebibyte * 3 / 2, 'x') + '"'));
    Bench bench;
    Profile profile;
    profile.name = u"here"_s;
    profile.resource = server.url(u"/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s).toString();
    QVERIFY(bench.session.book().keep(profile).has_value());
    bench.session.keys().key().holdForThisRun(Secret("k3y-0f-a-test"));
    const PreferencesPage preferences(bench.session, bench.theme, bench.settings);
    boxOf(preferences, limitRow(LimitId::AnswerCap))->setValue(mebibytes);
    SendPage page(bench.session, bench.theme);
    page.findChild<QPlainTextEdit *>(u"message"_s)->setPlainText(u"hello"_s);
    page.findChild<QPushButton *>(u"sendButton"_s)->click();
    QTRY_VERIFY(page.findChild<OutcomeCard *>());
    QCOMPARE(page.findChild<OutcomeCard *>()->accessibleName(), outcomeName(outcome));
}

RC_WIDGET_TEST(TestLimits)

} // namespace rc::tst_limits

#include "tst_limits.moc"
