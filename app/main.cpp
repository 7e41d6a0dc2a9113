// SPDX-License-Identifier: GPL-3.0-or-later
// Hands over to the command line or to the window.
#include "cli/commandline.h"
#include "core/version.h"
#include "processguard.h"
#include "windowloader.h"

#include <QCoreApplication>

namespace {

QStringList argumentsOf(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

} // namespace

int main(int argc, char *argv[])
{
    rc::guardProcess();
    QCoreApplication::setApplicationName(QStringLiteral("resource-console"));
    QCoreApplication::setApplicationVersion(rc::programVersion());
    const QStringList arguments = argumentsOf(argc, argv);
    if (rc::isCommandLine(arguments)) {
        QCoreApplication application(argc, argv);
        return rc::runCommandLine(arguments);
    }
    return rc::runWindowPart(argc, argv);
}
