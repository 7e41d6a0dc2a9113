// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/files/textfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace rc {

namespace {

Result<void> writeAndCommit(QSaveFile &file, const QByteArray &bytes)
{
    if (file.write(bytes) == bytes.size() && flushAndCommit(file))
        return {};
    return failure(fileError(file.fileName(), {.words = file.errorString()}));
}

} // namespace

Result<void> writeTextFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    RC_CHECK(openToReplace(file, FileOwner::User));
    return writeAndCommit(file, bytes);
}

Result<void> writePrivateFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    RC_CHECK(openToReplace(file, FileOwner::Program));
    return writeAndCommit(file, bytes);
}

Result<void> openToReplace(QSaveFile &file, FileOwner owner)
{
    // QSaveFile would replace a device or a pipe with a file, and follow links.
    if (const auto fault = fileFault(file.fileName(), owner))
        return failure(fileError(file.fileName(), *fault));
    if (file.open(QIODevice::WriteOnly) &&
        (owner == FileOwner::User || file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)))
        return {};
    return failure(fileError(file.fileName(), {.words = file.errorString()}));
}

bool makePrivateFolder(const QString &folder)
{
    return QFileInfo(folder).isDir() ||
           (QDir().mkpath(folder) &&
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

Error folderError(const QString &folder)
{
    return fileError(folder,
                     {.words = QCoreApplication::translate("rc::ProfileStore", "the folder cannot be created.")});
}

QString hashedName(const QByteArray &text)
{
    constexpr qsizetype length = 32;
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(length));
}

bool flushAndCommit(QSaveFile &file)
{
    return file.flush() && file.commit();
}

} // namespace rc
