// SPDX-License-Identifier: GPL-3.0-or-later
// Linux: no core files, no attaching, and no file that others could read.
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
    // Also for what libraries make: SQLite's files, QSettings, folders.
    constexpr mode_t allButTheOwner = 077;
    ::umask(allButTheOwner);
    // The hard limit, too: a library or a child cannot raise it again.
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
#ifndef RC_LEAK_CHECK_ATTACHES
    // Also where core_pattern is a pipe, which the limit of size does not hold back.
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

} // namespace rc
