// SPDX-License-Identifier: GPL-3.0-or-later
// A parsed resource as JSON for other programs.
#pragma once

#include "core/url/resourceurl.h"

#include <QByteArray>

namespace rc {

/// {"owner","uuid","baseUrl","productPath","resourceUrl","logsUrl","trimmed"}: the output of `parse`.
[[nodiscard]] QByteArray resourceJson(const PastedResource &pasted);

} // namespace rc
