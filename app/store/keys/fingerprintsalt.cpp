// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/keys/fingerprintsalt.h"

#include "core/key/secret.h"
#include "store/files/filelock.h"
#include "store/files/textfile.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype saltBytes = 32;
constexpr std::chrono::milliseconds saltLockTimeout{2'000}; // the other process writes 32 bytes

QByteArray freshSalt()
{
    std::array<quint32, saltBytes / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return {reinterpret_cast<const char *>(words.data()), saltBytes};
}

/// Empty if there is none.
QByteArray readSalt(const QString &path)
{
    const QByteArray salt = readRegularFile(path, FileOwner::Program, saltBytes).value_or(QByteArray());
    return salt.size() == saltBytes ? salt : QByteArray();
}

} // namespace

QByteArray fingerprintSalt(const QString &path)
{
    if (const QByteArray salt = readSalt(path); !salt.isEmpty())
        return salt;
    const QByteArray fresh = freshSalt();
    if (!makePrivateFolder(QFileInfo(path).absolutePath()))
        return fresh;
    FileLock lock(path + u".lock"_s);
    if (!lock.acquire(saltLockTimeout))
        return fresh;
    if (const QByteArray salt = readSalt(path); !salt.isEmpty()) // another process was faster
        return salt;
    (void)writePrivateFile(path, fresh); // if this fails, the salt is valid for this run only
    return fresh;
}

QString fingerprintSaltFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/fingerprint-salt"_s;
}

void saltFingerprints()
{
    setFingerprintSalt([] { return fingerprintSalt(fingerprintSaltFile()); });
}

} // namespace rc
