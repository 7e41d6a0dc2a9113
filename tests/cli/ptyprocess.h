// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a program in its own terminal of any size.
#pragma once

#include <QByteArray>
#include <QProcessEnvironment>
#include <QSocketNotifier>
#include <QStringList>

#include <functional>
#include <memory>

class PtyProcess
{
public:
    struct Size
    {
        int columns = 80;
        int rows = 24;
    };

    /// Starts it; `read` receives its output.
    PtyProcess(const QString &program, const QStringList &arguments, const QProcessEnvironment &environment, Size size,
               std::function<void(const QByteArray &)> read);
    ~PtyProcess();

    PtyProcess(const PtyProcess &) = delete;
    PtyProcess &operator=(const PtyProcess &) = delete;

    void type(const QByteArray &keys) const;
    /// Until it has ended and its output was read: the exit code; -1 if it crashed or timed out.
    [[nodiscard]] int waitForEnd();

private:
    void readMore();

    std::function<void(const QByteArray &)> m_read;
    std::unique_ptr<QSocketNotifier> m_notifier;
    int m_terminal = -1;
    int m_child = -1;
    bool m_atEnd = false;
};
