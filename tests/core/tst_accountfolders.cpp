// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is stored in a folder relative to the working folder, nor in “/” without HOME.
#include "core/accountfolders.h"
#include "support/testprogram.h"

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace rc::tst_accountfolders {

class TestAccountFolders : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char *name : {"HOME", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "XDG_RUNTIME_DIR"})
            m_before.insert(QByteArray(name), qgetenv(name));
    }
    void cleanup()
    {
        for (auto one = m_before.cbegin(); one != m_before.cend(); ++one)
            qputenv(one.key().constData(), one.value());
    }

    void aHomeThatIsMissing_data()
    {
        QTest::addColumn<QByteArray>("home");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("relative") << QByteArray("home/ada");
        QTest::newRow("this folder") << QByteArray(".");
        QTest::newRow("not expanded") << QByteArray("~");
        QTest::newRow("not UTF-8") << QByteArray("/home/ad\xE9");
        QTest::newRow("not set") << QByteArray();
    }

    void aHomeThatIsMissing()
    {
#ifdef Q_OS_UNIX
        QFETCH(QByteArray, home);
        if (home.isNull())
            qunsetenv("HOME");
        else
            qputenv("HOME", home);
        useAccountFolders();
        QCOMPARE(qgetenv("HOME"), QByteArray(::getpwuid(::getuid())->pw_dir));
        qputenv("HOME", "/elsewhere");
        useAccountFolders();
        QCOMPARE(qgetenv("HOME"), "/elsewhere"_ba);
#endif
    }

    void foldersOfTheSpecification_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("set");
        QTest::addColumn<QByteArray>("used");
        QTest::newRow("absolute") << "XDG_RUNTIME_DIR"_ba << "/run/user/1"_ba << "/run/user/1"_ba;
        QTest::newRow("relative") << "XDG_RUNTIME_DIR"_ba << "run"_ba << QByteArray();
        QTest::newRow("this folder") << "XDG_RUNTIME_DIR"_ba << "./"_ba << QByteArray();
        QTest::newRow("not expanded") << "XDG_RUNTIME_DIR"_ba << "~/run"_ba << QByteArray();
        QTest::newRow("a variable") << "XDG_RUNTIME_DIR"_ba << "$HOME/run"_ba << QByteArray();
        QTest::newRow("not UTF-8") << "XDG_RUNTIME_DIR"_ba << "/run/\xFF"_ba << QByteArray();
        QTest::newRow("a list") << "XDG_DATA_DIRS"_ba << "/usr/share:share:/opt:"_ba << "/usr/share:/opt"_ba;
        QTest::newRow("a relative list") << "XDG_CONFIG_DIRS"_ba << "etc:./xdg"_ba << QByteArray();
        QTest::newRow("an absolute list") << "XDG_CONFIG_DIRS"_ba << "/etc/xdg"_ba << "/etc/xdg"_ba;
    }

    void foldersOfTheSpecification()
    {
#ifdef Q_OS_UNIX
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, set);
        QFETCH(QByteArray, used);
        qputenv(name.constData(), set);
        useAccountFolders();
        QCOMPARE(qgetenv(name.constData()), used);
#endif
    }

private:
    QMap<QByteArray, QByteArray> m_before;
};

RC_PLAIN_TEST(TestAccountFolders)

} // namespace rc::tst_accountfolders

#include "tst_accountfolders.moc"
