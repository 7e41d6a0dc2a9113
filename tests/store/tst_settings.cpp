// SPDX-License-Identifier: GPL-3.0-or-later
// The window's settings survive a restart, and so does a stored check, which is returned for its profile only, in the
// order of the requests.
#include "store/profiles/keptchecks.h"
#include "store/profiles/settings.h"
#include "support/testprogram.h"

#include <QFileInfo>
#include <QSettings>

namespace rc::tst_settings {

namespace {

std::optional<Result<QByteArray>> loaded(KeptChecks &checks, const QString &profile)
{
    std::optional<Result<QByteArray>> answer;
    QObject context;
    checks.load(profile, &context, [&](Result<QByteArray> bytes) { answer = std::move(bytes); });
    RC_TRY_REQUIRE(answer.has_value());
    return answer;
}

} // namespace

class TestSettings : public QObject
{
    Q_OBJECT

private slots:
    void startsWithSensibleValues()
    {
        QTemporaryDir folder;
        QSettings file(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        const Settings settings(file);
        QCOMPARE(settings.page(), u"check"_s);
        QCOMPARE(settings.profile(), QString());
        QCOMPARE(settings.theme(), ThemeChoice::System);
        QVERIFY(settings.windowGeometry().isEmpty());
    }

    void valuesSurviveAnotherStart()
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

    void limitsSurviveAnotherStart()
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

    void aLimitThatCannotBeUsedIsSaidAndTheDefaultCounts_data()
    {
        QTest::addColumn<QByteArray>("written");
        for (const LimitRow &row : limitTable()) {
            for (const char *value :
                 {"banana", "0", "-1", "30.5", "1e3", "999999", "99999999999999999999", "", "1,2", "@Invalid()"})
                QTest::addRow("%s=%s", row.word.data(), value) << QByteArray(row.word.data()) + '=' + value;
        }
    }

    void aLimitThatCannotBeUsedIsSaidAndTheDefaultCounts()
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

    void aDefaultIsNotWrittenDown()
    {
        QTemporaryDir folder;
        QSettings file(folder.filePath(u"window.ini"_s), QSettings::IniFormat);
        file.setValue("limits/timeout"_L1, u"banana"_s);
        Settings settings(file);
        settings.setWireLimits(settings.wireLimits());
        QCOMPARE(file.allKeys(), QStringList());
        QCOMPARE(settings.wireLimitFaults(), QStringList());
    }

    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void comesBackForItsProfileOnly()
    {
        KeptChecks checks(path());
        checks.keep(u"a/b"_s, "one", this, [](const Result<void> &kept) { QVERIFY(kept); });
        checks.keep(u"ä\u202e"_s, "two", this, [](const Result<void> &kept) { QVERIFY(kept); });
        QCOMPARE(**loaded(checks, u"a/b"_s), "one");
        QCOMPARE(**loaded(checks, u"ä\u202e"_s), "two");
        QCOMPARE(**loaded(checks, u"none"_s), QByteArray());
    }

    void theLastOneStaysAfterARestart()
    {
        {
            KeptChecks checks(path());
            for (int i = 0; i < 20; ++i)
                checks.keep(u"p"_s, QByteArray::number(i), this, [](const Result<void> &) {});
        }
        KeptChecks checks(path());
        QCOMPARE(**loaded(checks, u"p"_s), "19");
    }

    void onlyItsOwnerMayReadIt()
    {
        KeptChecks checks(path());
        checks.keep(u"p"_s, "x", this, [](const Result<void> &) {});
        QVERIFY(loaded(checks, u"p"_s)->has_value());
        const QFileInfoList files = QDir(path()).entryInfoList(QDir::Files);
        QCOMPARE(files.size(), 1);
        const auto others = QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther;
        QVERIFY(!(files.first().permissions() & others));
        QVERIFY(!(QFileInfo(path()).permissions() & others));
    }

    void goesWithTheProfile()
    {
        KeptChecks checks(path());
        checks.keep(u"p"_s, "x", this, [](const Result<void> &) {});
        QCOMPARE(**loaded(checks, u"p"_s), "x");
        checks.forget(u"p"_s);
        QCOMPARE(**loaded(checks, u"p"_s), QByteArray());
        QVERIFY(QDir(path()).entryList(QDir::Files).isEmpty());
    }

    void whatIsSetAsideComesBack()
    {
        KeptChecks checks(path());
        const auto isPutBack = [](const Result<void> &back) { QVERIFY(back); };
        checks.keep(u"p"_s, "first", this, [](const Result<void> &) {});
        checks.setAside(u"p"_s);
        QCOMPARE(**loaded(checks, u"p"_s), QByteArray());
        QVERIFY(QDir(path()).entryList(QDir::Files).isEmpty()); // a removed profile leaves nothing on disk
        checks.keep(u"p"_s, "second", this, [](const Result<void> &) {});
        checks.setAside(u"p"_s);
        checks.putBack(u"p"_s, this, isPutBack);
        QCOMPARE(**loaded(checks, u"p"_s), "second");
        checks.putBack(u"p"_s, this, isPutBack);
        QCOMPARE(**loaded(checks, u"p"_s), "first");
        checks.putBack(u"p"_s, this, isPutBack); // nothing left to restore
        QCOMPARE(**loaded(checks, u"p"_s), "first");
    }

    void nothingSetAsidePutsNothingBack()
    {
        KeptChecks checks(path());
        checks.setAside(u"p"_s);
        checks.putBack(u"p"_s, this, [](const Result<void> &back) { QVERIFY(back); });
        QCOMPARE(**loaded(checks, u"p"_s), QByteArray());
        QVERIFY(!QDir(path()).exists());
    }

    void aFolderThatCannotBeMadeIsSaid()
    {
        writeBytes(m_folder->filePath(u"checks"_s), {});
        KeptChecks checks(path());
        std::optional<Result<void>> answer;
        checks.keep(u"p"_s, "x", this, [&](const Result<void> &kept) { answer = kept; });
        QTRY_VERIFY(answer.has_value());
        QVERIFY(!answer->has_value());
        QCOMPARE(answer->error().kind, ErrorKind::FileFailed);
        QVERIFY(answer->error().detail.contains(path()));
    }

    void nobodyIsToldWhoIsGone()
    {
        bool told = false;
        KeptChecks checks(path());
        auto context = std::make_unique<QObject>();
        checks.load(u"p"_s, context.get(), [&](const Result<QByteArray> &) { told = true; });
        context.reset();
        QVERIFY(loaded(checks, u"q"_s)->has_value());
        QVERIFY(!told);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"checks"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

RC_TEST(TestSettings)

} // namespace rc::tst_settings

#include "tst_settings.moc"
