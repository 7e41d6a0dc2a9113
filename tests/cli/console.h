// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the program under test in a home of its own.
#pragma once

#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

/// What a run left behind.
struct Ran
{
    int exitCode = -1; ///< -1: it crashed or did not end
    QByteArray out;
    QByteArray err;

    /// Standard output as one JSON document; empty when it is not exactly one.
    [[nodiscard]] QJsonObject json() const;
    /// For a failing check: all that is known.
    [[nodiscard]] QByteArray told() const;
};

/// A private home and environment: nothing of the person's, no session bus, no proxy.
class Console
{
public:
    Console();

    void set(const QString &variable, const QString &value) { m_environment.insert(variable, value); }
    [[nodiscard]] const QProcessEnvironment &environment() const { return m_environment; }
    [[nodiscard]] QString home() const { return m_home.path(); }

    /// Runs to the end while the test's own event loop goes on.
    [[nodiscard]] Ran run(const QStringList &arguments, const QByteArray &input = {}) const;
    [[nodiscard]] Ran runProgram(const QString &program, const QStringList &arguments,
                                 const QByteArray &input = {}) const;
    /// Makes `process` ready to start with these arguments.
    void prepare(QProcess &process, const QStringList &arguments) const;

private:
    QTemporaryDir m_home;
    QProcessEnvironment m_environment;
};

/// The members of an object in alphabetical order.
[[nodiscard]] QStringList membersOf(const QJsonObject &object);
