// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps this process's memory, including the key, from core dumps and from other processes of the same user, and its
// files from other users.
#pragma once

namespace rc {

/// Call first in main(), in every build; protections that the system refuses are skipped.
///
/// On Linux: no core files, and not dumpable, so that no process of the same user can attach with ptrace or read
/// /proc/<pid>/mem. Under AddressSanitizer the process stays dumpable for the leak check. New folders and files are
/// accessible to their owner only, whatever the umask. A debugger can start the program (`gdb --args`), but only root
/// can attach to a running one. This is a hurdle, not a promise: it does not protect against root, swap and
/// hibernation.
void guardProcess();

} // namespace rc
