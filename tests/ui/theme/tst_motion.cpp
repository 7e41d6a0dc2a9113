// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing moves for long, and nothing at all where the desktop asks for reduced motion.
#include "support/testprogram.h"
#include "ui/theme/systemmotion.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QStyle>
#include <QTemporaryDir>
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
    void gtkAsksForLess_data();
    void gtkAsksForLess();
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

void TestMotion::gtkAsksForLess_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("isStill");
    QTest::newRow("off") << QByteArray("gtk-enable-animations=0") << true;
    QTest::newRow("off, in words") << QByteArray("gtk-enable-animations=false") << true;
    QTest::newRow("on") << QByteArray("gtk-enable-animations=1") << false;
    QTest::newRow("not set") << QByteArray("gtk-theme-name=Adwaita") << false;
}

void TestMotion::gtkAsksForLess()
{
    QFETCH(QByteArray, line);
    const QTemporaryDir home;
    QVERIFY(!gtkAsksForReducedMotion(home.path()));
    QVERIFY(QDir(home.path()).mkpath(u"gtk-3.0"_s));
    QFile file(home.filePath(u"gtk-3.0/settings.ini"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[Settings]\n" + line + '\n');
    file.close();
    QTEST(gtkAsksForReducedMotion(home.path()), "isStill");
}

RC_WIDGET_TEST(TestMotion)

} // namespace rc::tst_motion

#include "tst_motion.moc"
