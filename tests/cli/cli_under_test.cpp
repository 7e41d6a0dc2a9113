// SPDX-License-Identifier: GPL-3.0-or-later
// main.cpp with only the command line. Exits with 99 instead of opening the window.
#include "cli/commandline.h"
#include "core/accountfolders.h"
#include "core/version.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    rc::sanitizeFolderVariables();
    QCoreApplication::setApplicationName(QStringLiteral("resource-console"));
    QCoreApplication::setApplicationVersion(rc::programVersion());
    const auto arguments = rc::argumentsOf(argc, argv);
    if (arguments && !rc::isCommandLine(*arguments))
        return 99;
    const QCoreApplication application(argc, argv);
    return arguments ? rc::runCommandLine(*arguments) : rc::refuseCommandLine(arguments.error());
}
