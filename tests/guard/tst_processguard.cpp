// SPDX-License-Identifier: GPL-3.0-or-later
// The running program leaves no core files, and other processes of the same user cannot inspect it.
#include "support/testprogram.h"

#include <QFileInfo>
#include <QProcess>

#include <unistd.h>

namespace rc::tst_processguard {

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool leakCheckAttaches = true; // the program then stays dumpable: see processguard.h
#else
constexpr bool leakCheckAttaches = false;
#endif

/// Starts a program as an unprivileged user, because root may inspect everything.
void start(QProcess &process, const QString &program, const QStringList &arguments)
{
    if (::geteuid() != 0) {
        process.start(program, arguments);
        return;
    }
    process.start(u"setpriv"_s, QStringList{u"--reuid=65534"_s, u"--regid=65534"_s, u"--clear-groups"_s,
                                            u"--bounding-set=-all"_s, u"--"_s, program} +
                                    arguments);
}

} // namespace

class TestProcessGuard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        // Uses a copy, because the unprivileged user may have no access to the build folder.
        const auto everybody =
            QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther;
        for (const QString &file :
             {inBuildFolder(u"resource-console"_s), inBuildFolder(u"resource-console-commands.so"_s)}) {
            const QString copy = m_folder.filePath(QFileInfo(file).fileName());
            QVERIFY(QFile::copy(file, copy));
            QVERIFY(QFile::setPermissions(copy, everybody));
        }
        m_program = m_folder.filePath(QFileInfo(inBuildFolder(u"resource-console"_s)).fileName());
        QVERIFY(QFile::setPermissions(m_folder.path(), everybody));
    }

    void noCoreFileIsWritten()
    {
        QProcess process;
        process.start(m_program, {u"serve"_s});
        QTRY_VERIFY(process.canReadLine());
        QFile limits(u"/proc/%1/limits"_s.arg(process.processId()));
        QVERIFY(limits.open(QIODevice::ReadOnly));
        QString line;
        for (const QByteArray &row : limits.readAll().split('\n')) {
            if (row.startsWith("Max core file size"))
                line = QString::fromLatin1(row).simplified();
        }
        QCOMPARE(line, u"Max core file size 0 0 bytes"_s);
        process.terminate();
        QVERIFY(process.waitForFinished());
    }

    void sameUserCannotInspectTheProcess()
    {
        QProcess process;
        start(process, m_program, {u"serve"_s});
        QTRY_VERIFY(process.canReadLine());
        QCOMPARE(canLookInto(process.processId()), leakCheckAttaches);
        process.terminate();
        QVERIFY(process.waitForFinished());
    }

    void unguardedProcessCanBeInspected()
    {
        // Otherwise the previous test would prove nothing.
        QProcess process;
        start(process, u"cat"_s, {});
        process.write("there\n");
        QTRY_VERIFY(process.canReadLine());
        QVERIFY(canLookInto(process.processId()));
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
    }

private:
    [[nodiscard]] bool canLookInto(qint64 process) const
    {
        // The kernel checks the same permission as for ptrace before it opens this file.
        QProcess reader;
        start(reader, u"cat"_s, {u"/proc/%1/environ"_s.arg(process)});
        RC_REQUIRE(reader.waitForFinished());
        return reader.exitCode() == 0;
    }

    QTemporaryDir m_folder;
    QString m_program;
};

RC_TEST(TestProcessGuard)

} // namespace rc::tst_processguard

#include "tst_processguard.moc"
