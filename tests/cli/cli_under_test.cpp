// SPDX-License-Identifier: GPL-3.0-or-later
// main.cpp without the window: the command line alone. Exits 99 where the window would open.
#include "cli/commandline.h"
#include "core/accountfolders.h"
#include "core/version.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    rc::useAccountFolders();
    QCoreApplication::setApplicationName(QStringLiteral("resource-console"));
    QCoreApplication::setApplicationVersion(rc::programVersion());
    const auto arguments = rc::argumentsOf(argc, argv);
    if (arguments && !rc::isCommandLine(*arguments))
        return 99;
    const QCoreApplication application(argc, argv);
    return arguments ? rc::runCommandLine(*arguments) : rc::refuseCommandLine(arguments.error());
}
