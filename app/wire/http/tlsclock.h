// SPDX-License-Identifier: GPL-3.0-or-later
// What time it is elsewhere: the Date of an answer.
#pragma once

#include "wire/http/httpanswer.h"

#include <QDateTime>

namespace rc {

/// The Date header of `answer`; invalid without one, or with one that cannot be read.
[[nodiscard]] QDateTime serverClock(const HttpAnswer &answer);

} // namespace rc
