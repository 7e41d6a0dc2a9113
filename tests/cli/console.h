// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the tested program in its own home folder.
#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

#include <source_location>

/// The results of a run.
struct RunResult
{
    int exitCode = -1; ///< -1: crashed or timed out
    QByteArray out;
    QByteArray err;

    /// Standard output as one JSON document; empty unless it is exactly one.
    [[nodiscard]] QJsonObject json() const;
    /// All details, for a failing check.
    [[nodiscard]] QByteArray details() const;
};

/// The run; fails the test with all details unless that is its exit code.
RunResult ended(int exitCode, const RunResult &ran,
                const std::source_location &location = std::source_location::current());

/// A private home and environment: no user data, no session bus, no proxy.
class Console
{
public:
    Console();

    void set(const QString &variable, const QString &value) { m_environment.insert(variable, value); }
    [[nodiscard]] const QProcessEnvironment &environment() const { return m_environment; }
    [[nodiscard]] QString home() const { return m_home.path(); }
    /// Uses the keyring of the session that the test runs in.
    void useKeyring();
    /// The path of a new file with this name in the home.
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes) const;

    /// Runs to the end while the test's event loop runs.
    [[nodiscard]] RunResult run(const QStringList &arguments, const QByteArray &input = {}) const;
    [[nodiscard]] RunResult runProgram(const QString &program, const QStringList &arguments,
                                       const QByteArray &input = {}) const;
    /// Same, while no file can grow, like on a full disk, even for root.
    [[nodiscard]] RunResult runOnFullDisk(const QStringList &arguments, const QByteArray &input = {}) const;
    void prepare(QProcess &process, const QStringList &arguments) const;

private:
    QTemporaryDir m_home;
    QProcessEnvironment m_environment;
};

/// The program while it runs; ends with the test at the latest.
class RunningConsole
{
public:
    RunningConsole(const Console &console, const QStringList &arguments);
    ~RunningConsole();
    Q_DISABLE_COPY_MOVE(RunningConsole)

    [[nodiscard]] QByteArray out() { return m_out += m_process.readAllStandardOutput(); }
    [[nodiscard]] QByteArray err() { return m_err += m_process.readAllStandardError(); }
    /// Until `count` lines are complete.
    [[nodiscard]] bool hasLines(int count);
    /// Sends the signal and waits for the end.
    [[nodiscard]] RunResult endBy(int signal);

private:
    QProcess m_process;
    QByteArray m_out;
    QByteArray m_err;
};

inline void appendWords(QStringList &words, const char *text)
{
    words += QString::fromUtf8(text).split(QLatin1Char(' '));
}
inline void appendWords(QStringList &words, const QString &word)
{
    words.append(word);
}
inline void appendWords(QStringList &words, const QStringList &more)
{
    words += more;
}

/// A command line or other list: a literal is split at its spaces, a string is one word, a list is as many as it has.
template<typename... Part>
[[nodiscard]] QStringList listOf(const Part &...parts)
{
    QStringList words;
    (appendWords(words, parts), ...);
    return words;
}

/// The first object of a list in the document.
[[nodiscard]] QJsonObject firstOf(const RunResult &ran, const char *list);
/// A step in the document of a check.
[[nodiscard]] QJsonObject stepOf(const RunResult &ran, const QString &id);
/// The members of an object in alphabetical order.
[[nodiscard]] QStringList membersOf(const QJsonObject &object);
