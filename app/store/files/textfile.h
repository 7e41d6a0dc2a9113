// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces a file whole or leaves it as it was.
#pragma once

#include "core/files/regularfile.h"
#include "core/result.h"

#include <QByteArray>
#include <QString>

class QSaveFile;

namespace rc {

// FileFailed with path and words. Only a regular file is replaced.

/// A file that a person chose a name for; a link stays, and the file it leads to is replaced.
[[nodiscard]] Result<void> writeTextFile(const QString &path, const QByteArray &bytes);
/// A file of the program's own, for its owner alone; a link is refused.
[[nodiscard]] Result<void> writeOwnFile(const QString &path, const QByteArray &bytes);
/// For what is written in parts; commitWhole() ends it.
[[nodiscard]] Result<void> openToReplace(QSaveFile &file, FileOwner owner);

/// Use it in place of QSaveFile::commit(), which in Qt 6.4 does not see that its own last bytes could not be written
/// and then replaces a good file by an empty one, as on a full disk. False: the file is as it was; errorString() says
/// why.
[[nodiscard]] bool commitWhole(QSaveFile &file);

} // namespace rc
