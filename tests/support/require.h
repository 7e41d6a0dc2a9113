// SPDX-License-Identifier: GPL-3.0-or-later
// What a test cannot go on without, in constructors and in helpers that return a value: QVERIFY would leave only the
// lambda it stands in, and the test would go on with what is missing.
#pragma once

#include "support/waiting.h"

namespace rc {

/// Ends the test program, which ctest counts as failed, unless MET.
inline void requireMet(bool met, const char *condition, const char *file, int line)
{
    if (!met)
        qFatal("%s:%d: a test cannot go on without: %s", file, line, condition);
}

} // namespace rc

#define RC_REQUIRE(...) ::rc::requireMet(bool(__VA_ARGS__), #__VA_ARGS__, __FILE__, __LINE__)

/// The same for what comes within MILLISECONDS of the event loop.
#define RC_REQUIRE_WITHIN(milliseconds, ...)                                                                           \
    ::rc::requireMet(::rc::waitFor([&] { return bool(__VA_ARGS__); }, milliseconds), #__VA_ARGS__, __FILE__, __LINE__)
