// SPDX-License-Identifier: GPL-3.0-or-later
// Writes values into a `.env` file.
#pragma once

#include "core/key/secret.h"
#include "environment/envtext.h"

namespace rc {

/// Replaces the file by one with these values and keeps the old one, for its owner only, under the name that is
/// returned. The permissions of the file stay. FileFailed with path and the system's words, BadInput as
/// withEnvValues().
[[nodiscard]] Result<QString> writeEnvironment(const QString &path, const QList<EnvValue> &values);
/// The same with a key. Only for a person who pressed the button for exactly that.
[[nodiscard]] Result<QString> writeEnvironment(const QString &path, const QString &name, const Secret &key);

} // namespace rc
