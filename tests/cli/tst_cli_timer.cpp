// SPDX-License-Identifier: GPL-3.0-or-later
// The units of `config --format systemd-timer`, installed and started by a real user manager of systemd: the timer runs
// the check, the key comes as a credential, the proof is in its file, and a failure tells somebody.
#include "console.h"
#include "support/logservice.h"
#include "support/testpaths.h"
#include "support/testprogram.h"
#include "timerscript.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_cli_timer {

namespace {

/// Whether this machine lets somebody have a namespace with a /run of its own, and has systemd.
bool canHaveAManager()
{
    QProcess attempt;
    attempt.start(u"unshare"_s, {u"--mount"_s, u"sh"_s, u"-c"_s,
                                 u"mount -t tmpfs tmpfs /run && test -x /lib/systemd/systemd && which systemctl"_s});
    return attempt.waitForFinished() && attempt.exitStatus() == QProcess::NormalExit && attempt.exitCode() == 0;
}

bool write(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() &&
           file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
}

/// Each text to the place that its first line names.
bool install(const QByteArray &units, const QString &home)
{
    const QByteArray place = "# ~/";
    bool written = true;
    for (qsizetype at = units.indexOf(place); at >= 0;) {
        const qsizetype next = units.indexOf('\n' + place, at);
        const QByteArray one = units.mid(at, next < 0 ? -1 : next - at);
        const qsizetype line = one.indexOf('\n');
        written = write(home + u'/' + QString::fromUtf8(one.mid(place.size(), line - place.size())), one) && written;
        at = next < 0 ? -1 : next + 1;
    }
    const QString folder = home + u"/.config/systemd/user/"_s;
    // at once, and where the test sees it
    return written &&
           write(folder + u"resource-console-check.timer.d/now.conf"_s,
                 "[Timer]\nOnCalendar=\nOnActiveSec=1ms\nRandomizedDelaySec=0\nAccuracySec=1ms\n") &&
           write(folder + u"resource-console-check-failed.service.d/told.conf"_s,
                 "[Service]\nExecStart=\nExecStart=/bin/sh -c \": >%h/told\"\n");
}

} // namespace

class TestCliTimer : public QObject
{
    Q_OBJECT

private slots:
    void runsTheCheck_data();
    void runsTheCheck();
};

void TestCliTimer::runsTheCheck_data()
{
    QTest::addColumn<int>("loseEvery");
    QTest::addColumn<QByteArray>("result");
    QTest::newRow("arrived") << 0 << QByteArray("success 0");
    QTest::newRow("not in the log") << 1 << QByteArray("exit-code ");
}

void TestCliTimer::runsTheCheck()
{
    QFETCH(int, loseEvery);
    QFETCH(QByteArray, result);
    if (!canHaveAManager())
        return; // a container or an account that may not: tst_schedules holds what the command does
    LogBehaviour behaviour;
    behaviour.loseEvery = loseEvery;
    LogService service(behaviour);
    const Console console;
    const Ran units =
        console.run({u"config"_s, u"--format"_s, u"systemd-timer"_s, u"--within"_s, u"500ms"_s, u"--resource"_s,
                     service.resourceUrl(), u"--mcp-url"_s, service.base(), u"--username"_s, u"mara"_s});
    QVERIFY2(units.exitCode == 0, units.told());
    QVERIFY(install(units.out, console.home()));
    QVERIFY(write(console.home() + u"/.config/resource-console/api-key"_s, "test-key-0123456789"));
    QDir().mkpath(console.home() + u"/bin"_s);
    QVERIFY(QFile::link(rc::consoleBinary(), console.home() + u"/bin/resource-console"_s));
    const Ran ran = console.runProgram(u"unshare"_s, {u"--mount"_s, u"sh"_s, u"-c"_s, timerScript(), u"sh"_s,
                                                      loseEvery == 0 ? u"well"_s : u"badly"_s});
    QVERIFY2(ran.exitCode == 0, ran.told());
    QVERIFY2(ran.out.startsWith(result), ran.told());
    QVERIFY2(ran.out.contains("# EOF"), ran.told()); // the proof, whole
    QVERIFY2(service.accepted() > 0 && service.calls() > 0, ran.told());
    QCOMPARE(QFile::exists(console.home() + u"/told"_s), loseEvery != 0);
    QVERIFY2(!units.out.contains("test-key"), units.out);
}

RC_TEST(TestCliTimer)

} // namespace rc::tst_cli_timer

#include "tst_cli_timer.moc"
