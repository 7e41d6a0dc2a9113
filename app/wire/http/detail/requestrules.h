// SPDX-License-Identifier: GPL-3.0-or-later
// What must not go out, and the headers that are the policy's own. Pure.
#pragma once

#include "core/key/credentials.h"

#include <QString>

namespace rc {

struct HttpRequest;

/// A translated sentence on why the request must not go out: a header that would break it, an address that is not
/// https and not on this machine. Empty when it may.
[[nodiscard]] QString requestFault(const HttpRequest &request);

/// Accept-Encoding and User-Agent.
[[nodiscard]] HeaderList policyHeaders();

} // namespace rc
