// SPDX-License-Identifier: GPL-3.0-or-later
// The one way to open a file: a regular one only, without waiting for it.
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

#include <optional>

class QFile;

namespace rc {

enum class FileOwner {
    Program, ///< the program chose the path: a link in its place is refused
    Person,  ///< a person or a document named it: links are followed
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
    QString words; ///< translated or the system's
};

template<typename T>
using FileResult = tl::expected<T, FileFault>;

/// All of it, at most `cap` bytes.
[[nodiscard]] FileResult<QByteArray> readRegularFile(const QString &path, FileOwner owner, qint64 cap);
/// Opens `file` to add to its end, each write() at once. Makes it, for its owner alone.
[[nodiscard]] FileResult<void> openToAppend(QFile &file, FileOwner owner);
/// Why nothing may be opened or written at `path`: something else than a regular file is there.
[[nodiscard]] std::optional<FileFault> fileFault(const QString &path, FileOwner owner);

[[nodiscard]] FileFault tooLarge(qint64 cap);
/// FileFailed with the path and the words.
[[nodiscard]] Error fileError(const QString &path, const FileFault &fault);

#ifdef Q_OS_UNIX
/// A descriptor of a regular file. `flags`: for open(2), beside those that keep it from waiting and from children.
[[nodiscard]] FileResult<int> openRegular(const QString &path, FileOwner owner, int flags);
#endif

} // namespace rc
