// SPDX-License-Identifier: GPL-3.0-or-later
// What only the operating system knows of the terminal: one file per system implements it.
#pragma once

namespace rc {

struct TerminalSize
{
    int columns = 0; ///< 0: not known
    int rows = 0;
};

/// Whether standard output is a terminal that understands colours and movements, once this has returned.
[[nodiscard]] bool outputIsTerminal();
/// Whether a person sees what comes on standard error as it comes.
[[nodiscard]] bool errorsAreTerminal();
/// As it is now: a person may change it at any time.
[[nodiscard]] TerminalSize outputSize();
/// A reader that closes early (head) is told by a failing write, and ends no program.
void ignoreBrokenPipes();

} // namespace rc
