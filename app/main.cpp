// SPDX-License-Identifier: GPL-3.0-or-later
// Hands over to the command line or to the window.
#include "cli/commandline.h"
#include "core/version.h"
#include "processguard.h"
#include "windowloader.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    rc::guardProcess();
    QCoreApplication::setApplicationName(QStringLiteral("resource-console"));
    QCoreApplication::setApplicationVersion(rc::programVersion());
    const QStringList arguments = rc::argumentsOf(argc, argv);
    if (rc::isCommandLine(arguments)) {
        QCoreApplication application(argc, argv);
        return rc::runCommandLine(arguments);
    }
    return rc::runWindowPart(argc, argv);
}
