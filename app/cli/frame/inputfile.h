// SPDX-License-Identifier: GPL-3.0-or-later
// What an option takes from a file, or as "-" from standard input.
#pragma once

#include "core/result.h"

#include <QByteArray>

namespace rc {

/// All of a regular file, or of a pipe that the shell has opened for this program; BadInput for more than `cap` bytes.
[[nodiscard]] Result<QByteArray> inputFile(const QString &path, qint64 cap);

} // namespace rc
