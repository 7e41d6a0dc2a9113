// SPDX-License-Identifier: GPL-3.0-or-later
// The only way to open a file: regular files only, and never blocking. Also reads a profile's file of authorities.
#pragma once

#include "core/error.h"

#include <QByteArray>
#include <QString>
#include <tl/expected.hpp>

#include <functional>
#include <optional>

class QFile;
class QObject;

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

constexpr qint64 authoritiesFileCap = 1024 * 1024; ///< bytes

/// The file of certificate authorities in a profile. It is read once per use, so that the key binding and TLS see the
/// same bytes.
struct AuthoritiesFile
{
    QString path; ///< empty if the profile has none
    FileResult<QByteArray> bytes = {};
};

/// Refuses a relative path: it would depend on the working folder.
[[nodiscard]] AuthoritiesFile readAuthorities(const QString &path);
/// The same in a thread; `done` is called in the event loop of `context`. Without a path it is called at once.
void readAuthorities(const QString &path, QObject *context, std::function<void(const AuthoritiesFile &)> done);

} // namespace rc
