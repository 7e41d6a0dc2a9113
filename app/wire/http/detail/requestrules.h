// SPDX-License-Identifier: GPL-3.0-or-later
// Checks requests before sending, and sets the policy's own headers. Pure.
#pragma once

#include "core/key/credentials.h"

#include <QString>

namespace rc {

struct HttpRequest;

/// A translated sentence why the request must not be sent: an invalid header, or an address that is neither https nor
/// on this machine. Empty if it may be sent.
[[nodiscard]] QString requestFault(const HttpRequest &request);

/// Accept-Encoding and User-Agent.
[[nodiscard]] HeaderList policyHeaders();

} // namespace rc
