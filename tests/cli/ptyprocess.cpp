// SPDX-License-Identifier: GPL-3.0-or-later
// Wraps forkpty().
#include "ptyprocess.h"

#include "support/waiting.h"

#include <QTest>

#include <array>
#include <csignal>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

std::vector<char *> pointersTo(QList<QByteArray> &texts)
{
    std::vector<char *> pointers;
    for (QByteArray &text : texts)
        pointers.push_back(text.data());
    pointers.push_back(nullptr);
    return pointers;
}

} // namespace

PtyProcess::PtyProcess(const QString &program, const QStringList &arguments, const QProcessEnvironment &environment,
                       Size size, std::function<void(const QByteArray &)> read)
    : m_read(std::move(read))
{
    // Allocate everything before the fork.
    QList<QByteArray> words{program.toLocal8Bit()};
    for (const QString &argument : arguments)
        words.append(argument.toLocal8Bit());
    QList<QByteArray> variables;
    for (const QString &variable : environment.toStringList())
        variables.append(variable.toLocal8Bit());
    const std::vector<char *> argv = pointersTo(words);
    const std::vector<char *> envp = pointersTo(variables);
    winsize window{};
    window.ws_col = static_cast<unsigned short>(size.columns);
    window.ws_row = static_cast<unsigned short>(size.rows);
    m_child = ::forkpty(&m_terminal, nullptr, nullptr, &window);
    if (m_child == 0) {
        ::execve(argv.front(), argv.data(), envp.data());
        ::_exit(127);
    }
    m_notifier = std::make_unique<QSocketNotifier>(m_terminal, QSocketNotifier::Read);
    QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(), [this] { readMore(); });
}

PtyProcess::~PtyProcess()
{
    m_notifier.reset();
    if (m_child > 0) {
        ::kill(m_child, SIGKILL);
        ::waitpid(m_child, nullptr, 0);
    }
    ::close(m_terminal);
}

void PtyProcess::readMore()
{
    std::array<char, 4096> bytes{};
    const ssize_t count = ::read(m_terminal, bytes.data(), bytes.size());
    // Linux returns EIO after the other end was closed.
    if (count <= 0) {
        m_atEnd = true;
        m_notifier->setEnabled(false);
        return;
    }
    m_read(QByteArray(bytes.data(), count));
}

void PtyProcess::type(const QByteArray &keys) const
{
    QCOMPARE(::write(m_terminal, keys.constData(), static_cast<std::size_t>(keys.size())), keys.size());
}

int PtyProcess::waitForEnd()
{
    if (!rc::waitFor([this] { return m_atEnd; }))
        return -1;
    int status = 0;
    ::waitpid(m_child, &status, 0);
    m_child = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
