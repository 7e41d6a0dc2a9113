// SPDX-License-Identifier: GPL-3.0-or-later
// The terminal on Linux, macOS and the like.
#include "cli/frame/terminalscreen.h"

#include <csignal>
#include <sys/ioctl.h>
#include <unistd.h>

namespace rc {

bool outputIsTerminal()
{
    return isatty(STDOUT_FILENO) != 0;
}

bool errorsAreTerminal()
{
    return isatty(STDERR_FILENO) != 0;
}

TerminalSize outputSize()
{
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0)
        return {};
    return {size.ws_col, size.ws_row};
}

void ignoreBrokenPipes()
{
    std::signal(SIGPIPE, SIG_IGN);
}

} // namespace rc
