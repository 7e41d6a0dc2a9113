// SPDX-License-Identifier: GPL-3.0-or-later
// The terminal on Windows.
#include "cli/frame/terminalscreen.h"

#include <QtGlobal>

#ifdef Q_OS_WIN

#include <windows.h>

namespace rc {

bool outputIsTerminal()
{
    const HANDLE output = GetStdHandle(STD_OUTPUT_HANDLE);
    DWORD mode = 0;
    // Not a console, or one too old for escape sequences.
    return GetConsoleMode(output, &mode) != 0 && SetConsoleMode(output, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING) != 0;
}

bool errorsAreTerminal()
{
    DWORD mode = 0;
    return GetConsoleMode(GetStdHandle(STD_ERROR_HANDLE), &mode) != 0;
}

TerminalSize outputSize()
{
    CONSOLE_SCREEN_BUFFER_INFO info{};
    if (GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info) == 0)
        return {};
    return {info.srWindow.Right - info.srWindow.Left + 1, info.srWindow.Bottom - info.srWindow.Top + 1};
}

void ignoreBrokenPipes()
{
}

} // namespace rc

#endif
