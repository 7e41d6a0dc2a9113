// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps this process's memory, and with it the key, from core dumps and from other processes of the same person; and
// what it writes from other persons.
#pragma once

namespace rc {

/// Called first in main(), in every build; a part that the system refuses is left as it is.
///
/// On Linux: no core files, and not dumpable, so that no process of the same user may attach with ptrace or read
/// /proc/<pid>/mem. Under AddressSanitizer the process stays dumpable, because the leak check attaches to it.
/// Folders and files that are made from now on are their owner's alone, whatever the shell's umask says.
/// A debugger that starts the program itself (`gdb --args`) works; attaching to a running one takes root.
/// It is a hurdle, not a promise: root, swap and hibernation are out of reach.
void guardProcess();

} // namespace rc
