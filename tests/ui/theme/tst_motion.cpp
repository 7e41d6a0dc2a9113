// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing moves for long, and nothing at all where the desktop asks for reduced motion.
#include "support/testprogram.h"
#include "ui/theme/systemmotion.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPushButton>
#include <QStyle>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_motion {

class TestMotion : public QObject
{
    Q_OBJECT

private slots:
    void nothingMovesForLong();
    void desktopsAskForLess_data();
    void desktopsAskForLess();
};

void TestMotion::nothingMovesForLong()
{
    Theme theme(ThemeChoice::Light);
    const QPushButton button;
    const auto duration = [&button] {
        return button.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &button);
    };
    QVERIFY(duration() > 0 && duration() <= 120);
    theme.setReducedMotion(true);
    QCOMPARE(duration(), 0);
    theme.setReducedMotion(false);
    QVERIFY(duration() > 0);
    QVERIFY(!QApplication::isEffectEnabled(Qt::UI_FadeMenu) && !QApplication::isEffectEnabled(Qt::UI_AnimateCombo));
}

void TestMotion::desktopsAskForLess_data()
{
    QTest::addColumn<int>("setting");
    QTest::addColumn<QVariant>("value");
    QTest::addColumn<bool>("isStill");
    QTest::newRow("portal: reduced") << 0 << QVariant(1U) << true;
    QTest::newRow("portal: no preference") << 0 << QVariant(0U) << false;
    QTest::newRow("GNOME: off") << 1 << QVariant(false) << true;
    QTest::newRow("GNOME: on") << 1 << QVariant(true) << false;
    QTest::newRow("KDE: instant") << 2 << QVariant(u"0"_s) << true;
    QTest::newRow("KDE: faster") << 2 << QVariant(u"0.5"_s) << false;
    QTest::newRow("KDE: unreadable") << 2 << QVariant(u"fast"_s) << false;
}

void TestMotion::desktopsAskForLess()
{
    QFETCH(int, setting);
    QFETCH(QVariant, value);
    QTEST(motionSettings().at(std::size_t(setting)).isStill(value), "isStill");
}

RC_WIDGET_TEST(TestMotion)

} // namespace rc::tst_motion

#include "tst_motion.moc"
