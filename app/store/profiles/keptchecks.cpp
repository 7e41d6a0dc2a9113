// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profiles/keptchecks.h"

#include "core/background.h"
#include "core/files/regularfile.h"
#include "store/files/textfile.h"

#include <QFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Result<void> written(const QString &folder, const QString &path, const QByteArray &bytes)
{
    if (!makeOwnFolder(folder))
        return failure(folderError(folder));
    return writeOwnFile(path, bytes);
}

Result<QByteArray> bytesIn(const QString &path)
{
    auto bytes = readRegularFile(path, FileOwner::Program, KeptChecks::largest);
    if (bytes)
        return std::move(*bytes);
    if (bytes.error().kind == FileFault::Kind::Missing)
        return QByteArray();
    return failure(fileError(path, bytes.error()));
}

} // namespace

KeptChecks::KeptChecks(QString folder, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
{
    m_pool.setMaxThreadCount(1);
}

KeptChecks::~KeptChecks()
{
    m_pool.waitForDone();
}

// Hashed, because the id of an old profile is its name.
QString KeptChecks::fileOf(const QString &profile) const
{
    return m_folder + u'/' + hashedName(profile.toUtf8()) + u".json"_s;
}

void KeptChecks::keep(const QString &profile, const QByteArray &bytes, QObject *context,
                      std::function<void(Result<void>)> done)
{
    inBackground(
        m_pool, context, [folder = m_folder, path = fileOf(profile), bytes] { return written(folder, path, bytes); },
        std::move(done));
}

void KeptChecks::load(const QString &profile, QObject *context, std::function<void(Result<QByteArray>)> done)
{
    inBackground(m_pool, context, [path = fileOf(profile)] { return bytesIn(path); }, std::move(done));
}

void KeptChecks::forget(const QString &profile)
{
    m_pool.start([path = fileOf(profile)] { QFile::remove(path); });
}

void KeptChecks::setAside(const QString &profile)
{
    m_pool.start([this, path = fileOf(profile)] {
        // an unreadable file is no loss, since it could not be shown either
        m_aside[path].append(bytesIn(path).value_or(QByteArray()));
        QFile::remove(path);
    });
}

void KeptChecks::putBack(const QString &profile, QObject *context, std::function<void(Result<void>)> done)
{
    inBackground(
        m_pool, context,
        [this, path = fileOf(profile)] {
            QList<QByteArray> &aside = m_aside[path];
            const QByteArray bytes = aside.isEmpty() ? QByteArray() : aside.takeLast();
            return bytes.isEmpty() ? Result<void>() : written(m_folder, path, bytes);
        },
        std::move(done));
}

QString checksFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/checks"_s;
}

} // namespace rc

#include "moc_keptchecks.cpp"
