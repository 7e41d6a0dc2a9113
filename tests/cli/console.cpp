// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the child process in a private environment.
#include "console.h"

#include "support/filebytes.h"
#include "support/require.h"
#include "support/testpaths.h"
#include "support/waiting.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <csignal>

using namespace Qt::StringLiterals;

QJsonObject RunResult::json() const
{
    return out.count('\n') == 1 ? QJsonDocument::fromJson(out).object() : QJsonObject();
}

QByteArray RunResult::details() const
{
    return "exit " + QByteArray::number(exitCode) + "\nout: " + out + "\nerr: " + err;
}

RunResult ended(int exitCode, const RunResult &ran, const std::source_location &location)
{
    QTest::qVerify(ran.exitCode == exitCode, "ran.exitCode == exitCode", ran.details(), location.file_name(),
                   int(location.line()));
    return ran;
}

Console::Console()
{
    const auto mine = QProcessEnvironment::systemEnvironment();
    for (const QString &variable : listOf("PATH LD_LIBRARY_PATH ASAN_OPTIONS UBSAN_OPTIONS LSAN_OPTIONS")) {
        if (mine.contains(variable))
            m_environment.insert(variable, mine.value(variable));
    }
    for (const QString &variable : listOf("HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_RUNTIME_DIR"))
        m_environment.insert(variable, m_home.path());
    m_environment.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"unix:path="_s + m_home.filePath(u"no-bus"_s));
}

void Console::useKeyring()
{
    for (const char *variable : {"DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"})
        set(QString::fromLatin1(variable), qEnvironmentVariable(variable));
}

QString Console::write(const QString &name, const QByteArray &bytes) const
{
    const QString path = m_home.filePath(name);
    RC_REQUIRE(QDir().mkpath(QFileInfo(path).path()));
    rc::writeBytes(path, bytes);
    return path;
}

void Console::prepare(QProcess &process, const QStringList &arguments) const
{
    process.setProcessEnvironment(m_environment);
    process.setProgram(rc::consoleBinary());
    process.setArguments(arguments);
}

RunResult Console::run(const QStringList &arguments, const QByteArray &input) const
{
    return runProgram(rc::consoleBinary(), arguments, input);
}

RunResult Console::runProgram(const QString &program, const QStringList &arguments, const QByteArray &input) const
{
    QProcess process;
    prepare(process, arguments);
    process.setProgram(program);
    process.start();
    process.write(input);
    process.closeWriteChannel();
    const bool ended = rc::waitFor([&process] { return process.state() == QProcess::NotRunning; });
    RunResult ran;
    if (ended && process.exitStatus() == QProcess::NormalExit)
        ran.exitCode = process.exitCode();
    ran.out = process.readAllStandardOutput();
    ran.err = process.readAllStandardError();
    return ran;
}

RunResult Console::runOnFullDisk(const QStringList &arguments, const QByteArray &input) const
{
    return runProgram(u"/bin/sh"_s,
                      listOf("-c", u"trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\""_s, rc::consoleBinary(), arguments),
                      input);
}

RunningConsole::RunningConsole(const Console &console, const QStringList &arguments)
{
    console.prepare(m_process, arguments);
    m_process.start();
    RC_REQUIRE(m_process.waitForStarted());
}

RunningConsole::~RunningConsole()
{
    m_process.kill();
    m_process.waitForFinished();
}

bool RunningConsole::hasLines(int count)
{
    return rc::waitFor([this, count] { return out().count('\n') >= count; });
}

RunResult RunningConsole::endBy(int signal)
{
    ::kill(static_cast<pid_t>(m_process.processId()), signal);
    const bool ended = rc::waitFor([this] { return m_process.state() == QProcess::NotRunning; });
    const bool isNormal = ended && m_process.exitStatus() == QProcess::NormalExit;
    return {isNormal ? m_process.exitCode() : -1, out(), err()};
}

QJsonObject firstOf(const RunResult &ran, const char *list)
{
    return ran.json().value(QLatin1StringView(list)).toArray().at(0).toObject();
}

QJsonObject stepOf(const RunResult &ran, const QString &id)
{
    const QJsonObject document = ran.json();
    for (const QJsonValue step : document.value("rungs"_L1).toArray()) {
        if (step["id"_L1].toString() == id)
            return step.toObject();
    }
    return {};
}

QStringList membersOf(const QJsonObject &object)
{
    return object.keys();
}
