// SPDX-License-Identifier: GPL-3.0-or-later
// What an option takes from a file, or as "-" from standard input.
#pragma once

#include "core/result.h"

#include <QByteArray>

namespace rc {

/// All of it, also of a pipe, which gives what is in it at the time. Of more than `most` bytes it reads one byte
/// further, by which whoever asked sees that there is more.
[[nodiscard]] Result<QByteArray> inputFile(const QString &path, qint64 most);

} // namespace rc
