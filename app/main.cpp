// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the command line or the window.
#include "core/accountfolders.h"
#include "core/version.h"
#include "partloader.h"
#include "processguard.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    rc::guardProcess();
    rc::sanitizeFolderVariables();
    QCoreApplication::setApplicationName(QStringLiteral("resource-console"));
    QCoreApplication::setApplicationVersion(rc::programVersion());
    if (argc > 1) { // only the command line recognizes commands
        if (const std::optional<int> code = rc::runCommandPart(argc, argv))
            return *code;
    }
    return rc::runWindowPart(argc, argv);
}
