// SPDX-License-Identifier: GPL-3.0-or-later
// What the window remembers survives a restart.
#include "store/settings.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace rc;
using namespace Qt::StringLiterals;

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void startsWithSensibleValues();
    void valuesSurviveAnotherStart();
    void anUnknownThemeFollowsTheSystem();
};

void TestSettings::startsWithSensibleValues()
{
    QTemporaryDir folder;
    QSettings file(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
    const Settings settings(file);
    QCOMPARE(settings.page(), u"check"_s);
    QCOMPARE(settings.profile(), QString());
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QVERIFY(settings.windowGeometry().isEmpty());
}

void TestSettings::valuesSurviveAnotherStart()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"window.ini"_s);
    {
        QSettings file(path, QSettings::IniFormat);
        Settings settings(file);
        settings.setPage(u"tools"_s);
        settings.setProfile(u"payments-prod"_s);
        settings.setTheme(ThemeChoice::Dark);
        settings.setWindowGeometry(QByteArray("\x01\x00\xff", 3));
    }
    QSettings file(path, QSettings::IniFormat);
    const Settings settings(file);
    QCOMPARE(settings.page(), u"tools"_s);
    QCOMPARE(settings.profile(), u"payments-prod"_s);
    QCOMPARE(settings.theme(), ThemeChoice::Dark);
    QCOMPARE(settings.windowGeometry(), QByteArray("\x01\x00\xff", 3));
}

void TestSettings::anUnknownThemeFollowsTheSystem()
{
    QTemporaryDir folder;
    QSettings file(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
    file.setValue("theme"_L1, u"purple"_s);
    QCOMPARE(Settings(file).theme(), ThemeChoice::System);
}

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
