// SPDX-License-Identifier: GPL-3.0-or-later
// The command line as a module of its own, so that the window starts without it. app/partloader.cpp loads it.
#include "cli/commandline.h"
#include "partloader.h"

extern "C" Q_DECL_EXPORT int resourceConsoleCommand(int argc, char *argv[])
{
    const auto arguments = rc::argumentsOf(argc, argv);
    if (!arguments)
        return rc::refuseCommandLine(arguments.error());
    return rc::isCommandLine(*arguments) ? rc::runCommandLine(*arguments) : rc::forTheWindow;
}
