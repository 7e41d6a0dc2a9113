// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a field holds a secret, judged by its name.
#pragma once

#include <QString>

namespace rc {

/// Matches whole words, or words delimited inside a name: "user_password", "apiKey", "Your PIN".
[[nodiscard]] bool isSecretName(const QString &text);

/// Splits a name into words: "apiKey" and "API_KEY" become "api Key" and "API KEY".
[[nodiscard]] QString spacedName(const QString &name);

} // namespace rc
