// SPDX-License-Identifier: GPL-3.0-or-later
// Connects a run with the event loop and interrupts.
#include "cli/frame/commandrun.h"

#include <QCoreApplication>
#include <QTimer>

namespace rc {

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
