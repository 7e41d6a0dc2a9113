// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/regularfile.h"

#include "core/background.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace rc {

namespace {

struct FileTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::RegularFile)
};

FileFault notRegular()
{
    return {FileFault::Kind::NotRegular, FileTr::tr("it is not a regular file")};
}

FileFault isLink()
{
    return {FileFault::Kind::IsLink, FileTr::tr("it is a link, which is not followed here. Link its folder instead.")};
}

FileFault tooLarge(qint64 cap)
{
    return {FileFault::Kind::TooLarge, FileTr::tr("it is larger than %1").arg(QLocale().formattedDataSize(cap, 0))};
}

} // namespace

#ifdef Q_OS_UNIX

namespace {

FileFault systemFault(int error)
{
    return {error == ENOENT || error == ENOTDIR ? FileFault::Kind::Missing : FileFault::Kind::Failed,
            qt_error_string(error)};
}

FileResult<void> openAs(QFile &file, FileOwner owner, int flags, QIODevice::OpenMode mode)
{
    const auto opened = openRegular(file.fileName(), owner, flags);
    if (!opened)
        return tl::unexpected(opened.error());
    if (file.open(*opened, mode | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle))
        return {};
    ::close(*opened);
    return tl::unexpected(FileFault{FileFault::Kind::Failed, file.errorString()});
}

} // namespace

FileResult<int> openRegular(const QString &path, FileOwner owner, int flags)
{
    // Opening a device may have side effects.
    if (const auto fault = fileFault(path, owner))
        return tl::unexpected(*fault);
    const int unfollowed = owner == FileOwner::Program ? O_NOFOLLOW : 0;
    constexpr mode_t ownerOnly = 0600;
    const int descriptor =
        ::open(QFile::encodeName(path).constData(), flags | unfollowed | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, ownerOnly);
    if (descriptor < 0)
        return tl::unexpected(errno == ELOOP && owner == FileOwner::Program ? isLink() : systemFault(errno));
    struct stat about = {};
    if (::fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode))
        return descriptor;
    ::close(descriptor);
    return tl::unexpected(notRegular());
}

std::optional<FileFault> fileFault(const QString &path, FileOwner owner)
{
    const QByteArray name = QFile::encodeName(path);
    struct stat about = {};
    if ((owner == FileOwner::Program ? ::lstat(name.constData(), &about) : ::stat(name.constData(), &about)) != 0)
        return std::nullopt;
    if (S_ISLNK(about.st_mode))
        return isLink();
    return S_ISREG(about.st_mode) ? std::nullopt : std::optional(notRegular());
}

#else

namespace {

constexpr int O_RDONLY = 0;
constexpr int O_WRONLY = 0;
constexpr int O_APPEND = 0;
constexpr int O_CREAT = 0;

FileResult<void> openAs(QFile &file, FileOwner owner, int, QIODevice::OpenMode mode)
{
    if (const auto fault = fileFault(file.fileName(), owner))
        return tl::unexpected(*fault);
    const bool isMissing = !file.exists();
    if (file.open(mode | QIODevice::Unbuffered))
        return {};
    return tl::unexpected(
        FileFault{isMissing ? FileFault::Kind::Missing : FileFault::Kind::Failed, file.errorString()});
}

} // namespace

std::optional<FileFault> fileFault(const QString &path, FileOwner owner)
{
    const QFileInfo info(path);
    if (owner == FileOwner::Program && info.isSymbolicLink())
        return isLink();
    return info.exists() && !info.isFile() ? std::optional(notRegular()) : std::nullopt;
}

#endif

FileResult<QByteArray> readRegularFile(const QString &path, FileOwner owner, qint64 cap)
{
    QFile file(path);
    const auto opened = openAs(file, owner, O_RDONLY, QIODevice::ReadOnly);
    if (!opened)
        return tl::unexpected(opened.error());
    if (file.size() > cap)
        return tl::unexpected(tooLarge(cap));
    return readOpenFile(file, cap);
}

FileResult<QByteArray> readOpenFile(QFile &file, qint64 cap)
{
    // The size may change during reading, and pipes and some files report none.
    QByteArray bytes;
    bytes.reserve(file.size());
    constexpr qint64 partSize = 64 * 1024;
    while (bytes.size() <= cap) {
        const QByteArray part = file.read(std::min(partSize, cap + 1 - bytes.size()));
        if (part.isEmpty())
            break;
        bytes += part;
    }
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(FileFault{FileFault::Kind::Failed, file.errorString()});
    if (bytes.size() > cap)
        return tl::unexpected(tooLarge(cap));
    return bytes;
}

FileResult<void> openToAppend(QFile &file, FileOwner owner)
{
    return openAs(file, owner, O_WRONLY | O_APPEND | O_CREAT, QIODevice::WriteOnly | QIODevice::Append);
}

Error fileError(const QString &path, const FileFault &fault)
{
    const bool saysAll = fault.kind == FileFault::Kind::IsLink; // whose words have a next step
    return {saysAll ? ErrorKind::FileUnusable : ErrorKind::FileFailed,
            QCoreApplication::translate("rc::TextFile", "%1: %2").arg(path, fault.words),
            {},
            0};
}

AuthoritiesFile readAuthorities(const QString &path)
{
    if (path.isEmpty())
        return {};
    if (QDir::isRelativePath(path))
        return {path, tl::unexpected(FileFault())};
    return {path, readRegularFile(path, FileOwner::User, authoritiesFileCap)};
}

void readAuthorities(const QString &path, QObject *context, std::function<void(const AuthoritiesFile &)> done)
{
    if (path.isEmpty())
        done({});
    else
        runInBackground(context, [path] { return readAuthorities(path); }, std::move(done));
}

} // namespace rc
