// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a field is for a secret, by what it is called.
#pragma once

#include <QString>

namespace rc {

/// Words stand alone or between what separates them in a name: "user_password", "apiKey", "Your PIN".
[[nodiscard]] bool namesSecret(const QString &text);

/// A name as its words: "apiKey" and "API_KEY" are "api Key" and "API KEY".
[[nodiscard]] QString spacedName(const QString &name);

} // namespace rc
