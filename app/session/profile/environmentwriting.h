// SPDX-License-Identifier: GPL-3.0-or-later
// Writes values into a `.env` file.
#pragma once

#include "core/key/secret.h"
#include "environment/envtext.h"

namespace rc {

/// Replaces the file with one that has these values, and keeps the old one as a backup for its owner only; returns the
/// backup's name. Preserves the permissions. FileFailed with path and system message, BadInput as withEnvValues().
[[nodiscard]] Result<QString> writeEnvironment(const QString &path, const QList<EnvValue> &values);
/// Same with a key. Only after the user pressed the button for exactly that.
[[nodiscard]] Result<QString> writeEnvironment(const QString &path, const QString &name, const Secret &key);

} // namespace rc
