// SPDX-License-Identifier: GPL-3.0-or-later
// The window's settings survive a restart.
#include "store/profiles/settings.h"
#include "support/testprogram.h"

#include <QSettings>

namespace rc::tst_settings {

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void hasSensibleDefaults()
    {
        QTemporaryDir folder;
        QSettings file(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        const Settings settings(file);
        QCOMPARE(settings.page(), u"check"_s);
        QCOMPARE(settings.profile(), QString());
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QVERIFY(settings.windowGeometry().isEmpty());
    }

    void valuesPersist()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        {
            QSettings file(path, QSettings::IniFormat);
            Settings settings(file);
            settings.page.set(u"tools"_s);
            settings.profile.set(u"payments-prod"_s);
            settings.setTheme(ThemeChoice::Dark);
            settings.windowGeometry.set(QByteArray("\x01\x00\xff", 3));
        }
        QSettings file(path, QSettings::IniFormat);
        const Settings settings(file);
        QCOMPARE(settings.page(), u"tools"_s);
        QCOMPARE(settings.profile(), u"payments-prod"_s);
        QCOMPARE(settings.theme(), ThemeChoice::Dark);
        QCOMPARE(settings.windowGeometry(), QByteArray("\x01\x00\xff", 3));
    }

    void anUnknownThemeFollowsTheSystem()
    {
        QTemporaryDir folder;
        QSettings file(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        file.setValue("theme"_L1, u"purple"_s);
        QCOMPARE(Settings(file).theme(), ThemeChoice::System);
    }

    void limitsPersist()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        const WireLimits limits{7s, 600s, 64 * bytesPerMebibyte, 2 * bytesPerMebibyte};
        {
            QSettings file(path, QSettings::IniFormat);
            Settings settings(file);
            QCOMPARE(settings.wireLimits(), WireLimits());
            settings.setWireLimits(limits);
        }
        QSettings file(path, QSettings::IniFormat);
        QCOMPARE(Settings(file).wireLimits(), limits);
        QCOMPARE(Settings(file).wireLimitFaults(), QStringList());
    }

    void invalidLimitIsReportedAndTheDefaultUsed_data()
    {
        QTest::addColumn<QByteArray>("written");
        for (const LimitRow &row : limitTable()) {
            for (const char *value :
                 {"banana", "0", "-1", "30.5", "1e3", "999999", "99999999999999999999", "", "1,2", "@Invalid()"})
                QTest::addRow("%s=%s", row.word.data(), value) << QByteArray(row.word.data()) + '=' + value;
        }
    }

    void invalidLimitIsReportedAndTheDefaultUsed()
    {
        QFETCH(QByteArray, written);
        QTemporaryDir folder;
        const QString path = folder.filePath(u"window.ini"_s);
        writeBytes(path, "[limits]\n" + written + "\nother=1\n");
        QSettings file(path, QSettings::IniFormat);
        const Settings settings(file);
        QCOMPARE(settings.wireLimits(), WireLimits());
        const QStringList faults = settings.wireLimitFaults();
        if (written.endsWith("@Invalid()")) { // counts as missing
            QCOMPARE(faults, QStringList());
            return;
        }
        QCOMPARE(faults.size(), 1);
        const qsizetype equals = written.indexOf('=');
        QVERIFY2(faults.first().contains(QString::fromLatin1(written.left(equals))), qPrintable(faults.first()));
        QVERIFY2(faults.first().contains(QString::fromLatin1(written.mid(equals + 1))), qPrintable(faults.first()));
    }

    void defaultsAreNotWritten()
    {
        QTemporaryDir folder;
        QSettings file(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        file.setValue("limits/timeout"_L1, u"banana"_s);
        Settings settings(file);
        settings.setWireLimits(settings.wireLimits());
        QCOMPARE(file.allKeys(), QStringList());
        QCOMPARE(settings.wireLimitFaults(), QStringList());
    }
};

RC_TEST(TestSettings)

} // namespace rc::tst_settings

#include "tst_settings.moc"
