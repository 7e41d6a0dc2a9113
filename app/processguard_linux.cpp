// SPDX-License-Identifier: GPL-3.0-or-later
// Linux: no core files, no attaching, and private files.
#include "processguard.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define RC_LEAK_CHECK_ATTACHES
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define RC_LEAK_CHECK_ATTACHES
#endif

namespace rc {

void guardProcess()
{
    // Also for files created by libraries: SQLite, QSettings, folders.
    constexpr mode_t allButTheOwner = 077;
    ::umask(allButTheOwner);
    // Also the hard limit, so that a library or a child cannot raise it.
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
#ifndef RC_LEAK_CHECK_ATTACHES
    // Also for a piped core_pattern, which the size limit does not affect.
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

} // namespace rc
