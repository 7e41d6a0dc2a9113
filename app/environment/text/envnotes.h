// SPDX-License-Identifier: GPL-3.0-or-later
// Where the readers of an environment file differ over a line, in words.
#pragma once

#include "environment/text/envtext.h"

namespace rc {

/// What is around an assignment on its line.
struct EnvLineFacts
{
    bool command = false;        ///< sh runs it: spaces around the equals sign, or words behind the value
    bool several = false;        ///< more assignments to sh
    bool carriageReturn = false; ///< the line ends in one
};

/// Translated sentences; none when all three readers read the same. They never hold the value.
[[nodiscard]] QStringList envNotes(const EnvAssignment &set, const EnvLineFacts &facts);

} // namespace rc
