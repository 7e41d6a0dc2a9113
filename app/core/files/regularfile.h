// SPDX-License-Identifier: GPL-3.0-or-later
// The only way to open a file: regular files only, and never blocking.
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

#include <optional>

class QFile;

namespace rc {

enum class FileOwner {
    Program, ///< path chosen by the program: a link is refused
    User,    ///< path given by the user or a document: links are followed
};

struct FileFault
{
    enum class Kind {
        Missing,
        NotRegular, ///< a directory, a pipe, a device, a socket
        IsLink,     ///< in the place of a file of the program's own
        TooLarge,
        Failed,
    };
    Kind kind = Kind::Failed;
    QString words; ///< translated, or from the system
};

template<typename T>
using FileResult = tl::expected<T, FileFault>;

/// The whole file, at most `cap` bytes.
[[nodiscard]] FileResult<QByteArray> readRegularFile(const QString &path, FileOwner owner, qint64 cap);
/// Same for an open file, which may be a pipe: standard input or a shell's <(command).
[[nodiscard]] FileResult<QByteArray> readOpenFile(QFile &file, qint64 cap);
/// Opens `file` for unbuffered appending. Creates it with access for its owner only.
[[nodiscard]] FileResult<void> openToAppend(QFile &file, FileOwner owner);
/// The reason not to open `path`: something other than a regular file is there.
[[nodiscard]] std::optional<FileFault> fileFault(const QString &path, FileOwner owner);

/// FileFailed with path and reason.
[[nodiscard]] Error fileError(const QString &path, const FileFault &fault);

#ifdef Q_OS_UNIX
/// A descriptor of a regular file. `flags`: for open(2), in addition to those against blocking and inheritance.
[[nodiscard]] FileResult<int> openRegular(const QString &path, FileOwner owner, int flags);
#endif

} // namespace rc
