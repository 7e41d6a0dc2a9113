// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an option's file, or standard input for "-".
#pragma once

#include "core/result.h"

#include <QByteArray>

namespace rc {

/// All of a regular file, or of a pipe opened by the shell; BadInput if it exceeds `cap` bytes.
[[nodiscard]] Result<QByteArray> inputFile(const QString &path, qint64 cap);

} // namespace rc
