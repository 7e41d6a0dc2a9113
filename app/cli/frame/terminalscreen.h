// SPDX-License-Identifier: GPL-3.0-or-later
// System-specific terminal functions, implemented in one file per system.
#pragma once

namespace rc {

struct TerminalSize
{
    int columns = 0; ///< 0: unknown
    int rows = 0;
};

/// Whether standard output is a terminal with colors and cursor movement; enables them if needed.
[[nodiscard]] bool outputIsTerminal();
[[nodiscard]] bool errorsAreTerminal();
/// The current size, which may change at any time.
[[nodiscard]] TerminalSize outputSize();
/// A reader that closes early (head) causes a failing write instead of ending the program.
void ignoreBrokenPipes();

} // namespace rc
