// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/commandrun.h"

#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "service/exitcode.h"

#include <QSocketNotifier>
#include <QTimer>

#include <csignal>
#include <fcntl.h>
#include <memory>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// A signal handler gets no user data, so the pipe's end is global.
volatile std::sig_atomic_t writeEnd = -1;

void onSignal(int number)
{
    const char byte = static_cast<char>(number);
    // Errors cannot be handled here, and a full pipe has already been noticed.
    [[maybe_unused]] const ssize_t written = ::write(writeEnd, &byte, 1);
}

/// At most one instance. Handles the first interrupt; the next has the system's default action.
class InterruptHandler
{
public:
    /// Calls `handle` in the event loop, with the exit code.
    explicit InterruptHandler(const std::function<void(int exitCode)> &handle)
    {
        if (::pipe(m_ends) != 0)
            return; // without a pipe the signals keep their default action and end the program
        for (const int end : m_ends)
            ::fcntl(end, F_SETFD, FD_CLOEXEC);
        ::fcntl(m_ends[1], F_SETFL, O_NONBLOCK);
        writeEnd = m_ends[1];

        m_notifier = std::make_unique<QSocketNotifier>(m_ends[0], QSocketNotifier::Read);
        QObject::connect(m_notifier.get(), &QSocketNotifier::activated, m_notifier.get(), [this, handle] {
            char number = 0;
            if (::read(m_ends[0], &number, 1) == 1)
                handle(128 + number);
        });

        struct sigaction action = {};
        action.sa_handler = onSignal;
        action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
        ::sigaction(SIGINT, &action, &m_oldInterrupt);
        ::sigaction(SIGTERM, &action, &m_oldTerminate);
    }
    ~InterruptHandler()
    {
        if (!m_notifier)
            return;
        ::sigaction(SIGINT, &m_oldInterrupt, nullptr);
        ::sigaction(SIGTERM, &m_oldTerminate, nullptr);
        writeEnd = -1;
        for (const int end : m_ends)
            ::close(end);
    }
    Q_DISABLE_COPY_MOVE(InterruptHandler)

private:
    int m_ends[2] = {-1, -1};
    std::unique_ptr<QSocketNotifier> m_notifier;
    struct sigaction m_oldInterrupt = {};
    struct sigaction m_oldTerminate = {};
};

} // namespace

int runLoop(const std::function<void()> &start, const std::function<void()> &abort)
{
    int interruptedBy = 0;
    const InterruptHandler interrupts([&](int exitCode) {
        interruptedBy = exitCode;
        abort();
    });
    const QObject context; // an interrupt may come before the start
    QTimer::singleShot(0, &context, start);
    QCoreApplication::exec();
    return interruptedBy;
}

int runToEnd(CommandRun &run)
{
    int code = 0;
    const QObject context;
    QObject::connect(&run, &CommandRun::finished, &context, [&code](int exitCode) {
        code = exitCode;
        QCoreApplication::exit();
    });
    const int interruptedBy = runLoop([&run] { run.start(); }, [&run] { run.abort(); });
    return interruptedBy != 0 ? interruptedBy : code;
}

CommandKeychain::CommandKeychain(Terminal &terminal)
    : m_terminal(terminal)
{
    QObject::connect(&m_keys, &KeyStore::prompting, &m_keys, [&terminal] {
        terminal.error(Cli::tr("Waiting for the keychain. Respond to its prompt if one appears."));
    });
}

void CommandKeychain::runOperation(const std::function<void()> &start)
{
    m_interruptedBy = runLoop(start, [this] {
        m_terminal.error(
            Cli::tr("Interrupted while waiting for the keychain. Check with “resource-console key status”."));
        QCoreApplication::exit();
    });
}

Result<void> CommandKeychain::attempt(
    const std::function<void(QObject *context, const std::function<void(std::optional<Error>)> &done)> &start)
{
    RC_TRY(error, wait<std::optional<Error>>(start));
    return *error ? failure(**error) : Result<void>();
}

int CommandKeychain::fail(const Error &error, const QString &consequence)
{
    if (m_interruptedBy != 0)
        return m_interruptedBy;
    m_terminal.error(error);
    if (!consequence.isEmpty())
        m_terminal.error(consequence);
    return exitCodeFor(error.kind);
}

QString mayBeSavedText(const QString &catalog)
{
    const QString command =
        u"resource-console key status"_s + (catalog.isEmpty() ? QString() : u" --catalog "_s + catalog);
    return Cli::tr("It may have been saved anyway. Check with “%1” once the keychain responds.").arg(command);
}

} // namespace rc

#include "moc_commandrun.cpp"
