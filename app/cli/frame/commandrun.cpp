// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/commandrun.h"

#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "service/exitcode.h"

#include <QCoreApplication>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rc {

KeychainRun::KeychainRun(Terminal &terminal, Work work)
    : m_terminal(terminal)
    , m_work(std::move(work))
{
    connect(&m_keys, &KeyStore::prompting, this,
            [this] { m_terminal.error(Cli::tr("Waiting for the keychain. Respond to its prompt if one appears.")); });
}

void KeychainRun::abort()
{
    m_terminal.error(Cli::tr("Interrupted while waiting for the keychain. Check with “resource-console key status”."));
    emit finished(interruptedExitCode);
}

void KeychainRun::fail(const Error &error, const QString &consequence)
{
    m_terminal.error(error);
    m_terminal.error(consequence);
    emit finished(exitCodeFor(error.kind));
}

QString mayBeSavedText(const QString &catalog)
{
    const QString command =
        u"resource-console key status"_s + (catalog.isEmpty() ? QString() : u" --catalog "_s + catalog);
    return Cli::tr("It may have been saved anyway. Check with “%1” once the keychain responds.").arg(command);
}

int runToEnd(CommandRun &run)
{
    int interruptedBy = 0;
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::interrupted, &run, [&run, &interruptedBy](int exitCode) {
        interruptedBy = exitCode;
        run.abort();
    });
    QObject::connect(&run, &CommandRun::finished, QCoreApplication::instance(), &QCoreApplication::exit);
    QTimer::singleShot(0, &run, &CommandRun::start);
    const int code = QCoreApplication::exec();
    return interruptedBy != 0 ? interruptedBy : code;
}

} // namespace rc

#include "moc_commandrun.cpp"
