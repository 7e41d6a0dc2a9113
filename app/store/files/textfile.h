// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces a file atomically.
#pragma once

#include "core/files/regularfile.h"
#include "core/result.h"

#include <QByteArray>
#include <QString>

class QSaveFile;

namespace rc {

// FileFailed with path and message. Only regular files are replaced.

/// A file chosen by the user; a link stays, and its target is replaced.
[[nodiscard]] Result<void> writeTextFile(const QString &path, const QByteArray &bytes);
/// The program's own file, for its owner only; refuses a link.
[[nodiscard]] Result<void> writePrivateFile(const QString &path, const QByteArray &bytes);
/// Creates a missing folder, for its owner only. False if that is not possible.
[[nodiscard]] bool makePrivateFolder(const QString &folder);
/// FileFailed for a folder that makePrivateFolder() could not create.
[[nodiscard]] Error folderError(const QString &folder);
/// A file name for any text, even with characters that file names cannot have.
[[nodiscard]] QString hashedName(const QByteArray &text);
/// For writing in parts; finish with flushAndCommit().
[[nodiscard]] Result<void> openToReplace(QSaveFile &file, FileOwner owner);

/// Replaces QSaveFile::commit(), which in Qt 6.4 ignores a failure to write its last bytes and replaces a good file
/// with an empty one, for example on a full disk. False: the file is unchanged; errorString() has the reason.
[[nodiscard]] bool flushAndCommit(QSaveFile &file);

} // namespace rc
