// SPDX-License-Identifier: GPL-3.0-or-later
// Requirements in constructors and in helpers that return a value, where QVERIFY would only leave the surrounding
// lambda and the test would continue.
#pragma once

#include "support/waiting.h"

namespace rc {

/// Ends the test program unless MET; ctest counts that as a failure.
inline void requireMet(bool met, const char *condition, const char *file, int line)
{
    if (!met)
        qFatal("%s:%d: a test cannot go on without: %s", file, line, condition);
}

} // namespace rc

#define RC_REQUIRE(...) ::rc::requireMet(bool(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)

/// Same for a condition that becomes true in the event loop.
#define RC_TRY_REQUIRE(...)                                                                                            \
    ::rc::requireMet(::rc::waitFor([&] { return bool(__VA_ARGS__); }), #__VA_ARGS__, __FILE__, __LINE__)
