// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file that a person chose a name for.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

class QSaveFile;

namespace rc {

/// Replaces `path` whole or leaves it as it was. FileFailed with path and the system's words.
[[nodiscard]] Result<void> writeTextFile(const QString &path, const QByteArray &bytes);

/// Use it in place of QSaveFile::commit(), which in Qt 6.4 does not see that its own last bytes could not be written
/// and then replaces a good file by an empty one, as on a full disk. False: the file is as it was; errorString() says
/// why.
[[nodiscard]] bool commitWhole(QSaveFile &file);

} // namespace rc
