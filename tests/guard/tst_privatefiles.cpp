// SPDX-License-Identifier: GPL-3.0-or-later
// The program's files are readable by their owner only, whatever the shell's umask is.
#include "support/testprogram.h"

#include <QDirIterator>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>

namespace rc::tst_privatefiles {

class TestPrivateFiles : public QObject
{
    Q_OBJECT

private slots:
    void othersCannotRead_data()
    {
        QTest::addColumn<QString>("umask");
        QTest::newRow("everybody may do everything") << u"000"_s;
        QTest::newRow("usual") << u"022"_s;
        QTest::newRow("nobody else may do anything") << u"077"_s;
    }

    void othersCannotRead()
    {
        QFETCH(QString, umask);
        const QTemporaryDir home;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"HOME"_s, home.path());
        environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path="_s + home.filePath(u"no-bus"_s));
        for (const QString &variable :
             {u"XDG_CONFIG_HOME"_s, u"XDG_DATA_HOME"_s, u"XDG_CACHE_HOME"_s, u"XDG_STATE_HOME"_s})
            environment.insert(variable, home.filePath(variable.toLower()));
        const QString program = inBuildFolder(u"resource-console"_s);
        const auto run = [&](const QStringList &words, const QByteArray &input) {
            QProcess shell;
            shell.setProcessEnvironment(environment);
            shell.start(u"sh"_s,
                        QStringList{u"-c"_s, u"umask "_s + umask + u"; exec \"$0\" \"$@\""_s, program} + words);
            shell.write(input);
            shell.closeWriteChannel();
            RC_REQUIRE(shell.waitForFinished());
            return shell.exitCode();
        };
        // No server listens on this port, but the command still writes its files.
        const QString resource = u"http://127.0.0.1:9/tools/u/mara/resources/3e2a7c54-5b1d-4c89-9f60-8d1e2b7a009c/"_s;
        QCOMPARE(run({u"profile"_s, u"add"_s, u"work"_s, u"--resource"_s, resource}, {}), 0);
        QCOMPARE(run({u"send"_s, u"hello"_s, u"--profile"_s, u"work"_s, u"--resource"_s, resource, u"--key-stdin"_s},
                     "k-1\n"),
                 3);
        QStringList files;
        QStringList open;
        QDirIterator all(home.path(), QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QFileInfo info(all.next());
            if (info.isFile())
                files.append(info.fileName());
            const auto ofOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                                  QFile::WriteOther | QFile::ExeOther;
            if ((info.permissions() & ofOthers) != 0)
                open.append(info.filePath());
        }
        QVERIFY2(files.contains(u"profiles.json"_s) && files.contains(u"activity.sqlite"_s) &&
                     files.contains(u"fingerprint-salt"_s),
                 qPrintable(files.join(u' ')));
        QCOMPARE(open, QStringList());
    }
};

RC_TEST(TestPrivateFiles)

} // namespace rc::tst_privatefiles

#include "tst_privatefiles.moc"
