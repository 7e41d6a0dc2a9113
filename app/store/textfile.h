// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file that a person chose a name for.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

namespace rc {

/// Replaces `path` whole or leaves it as it was. FileFailed with path and the system's words.
[[nodiscard]] Result<void> writeTextFile(const QString &path, const QByteArray &bytes);

} // namespace rc
