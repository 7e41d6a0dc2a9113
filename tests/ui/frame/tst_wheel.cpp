// SPDX-License-Identifier: GPL-3.0-or-later
// Scrolling a page with the wheel changes no control under the pointer.
#include "support/testprogram.h"
#include "ui/console.h"
#include "ui/preferences/preferencespage.h"
#include "ui/send/sendpage.h"
#include "ui/setup/setuppage.h"

#include <QComboBox>
#include <QTest>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace rc::tst_wheel {

class TestWheel : public QObject
{
    Q_OBJECT

public:
    static void initMain() { withoutKeychain(); }

private slots:
    void setup();
    void preferences();
    void send();
};

namespace {

/// Turns the wheel down and up over each focused list.
QStringList changedByTheWheel(QWidget &page)
{
    page.show();
    QStringList changed;
    const QList<QComboBox *> combos = page.findChildren<QComboBox *>();
    for (QComboBox *combo : combos) {
        combo->setCurrentIndex(combo->count() / 2);
        combo->setFocus();
        for (const int step : {-120, 120, 120}) {
            const int before = combo->currentIndex();
            const QPoint middle = combo->rect().center();
            QWheelEvent wheel(middle, combo->mapToGlobal(middle), {}, QPoint(0, step), Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(combo, &wheel);
            if (combo->currentIndex() != before || wheel.isAccepted())
                changed.append(combo->objectName());
        }
    }
    return combos.isEmpty() ? QStringList{u"no list"_s} : changed;
}

} // namespace

void TestWheel::setup()
{
    Bench bench;
    bench.keepSample();
    SetupPage page(bench.session, bench.theme);
    QCOMPARE(changedByTheWheel(page), QStringList());
}

void TestWheel::preferences()
{
    Bench bench;
    PreferencesPage page(bench.session, bench.theme, bench.settings);
    QCOMPARE(changedByTheWheel(page), QStringList());
}

void TestWheel::send()
{
    Bench bench;
    QVERIFY(bench.session.useDemo());
    SendPage page(bench.session, bench.theme);
    QCOMPARE(changedByTheWheel(page), QStringList());
}

RC_WIDGET_TEST(TestWheel)

} // namespace rc::tst_wheel

#include "tst_wheel.moc"
