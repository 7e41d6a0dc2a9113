// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/catalogs/catalogsnapshots.h"

#include "core/datetimes.h"
#include "core/files/regularfile.h"
#include "store/files/textfile.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype hashLength = 16;
const QString stampFormat = u"yyyyMMdd'T'HHmmsszzz'Z'"_s;
constexpr qsizetype stampLength = 19;

/// 20261121T140211204Z-0123456789abcdef.json; invalid for other names.
Snapshot snapshotOf(const QFileInfo &file)
{
    const QString name = file.completeBaseName();
    const QDateTime at = QDateTime::fromString(name.left(stampLength), stampFormat);
    if (!at.isValid() || name.size() != stampLength + 1 + hashLength || name.at(stampLength) != u'-')
        return {};
    return {file.absoluteFilePath(), utcTime(at.date(), at.time()), name.mid(stampLength + 1).toLatin1()};
}

} // namespace

CatalogSnapshots::CatalogSnapshots(QString folder)
    : m_folder(std::move(folder))
{
}

QString CatalogSnapshots::folderOf(const QUrl &endpoint) const
{
    return m_folder + u'/' + hashedName(endpoint.toEncoded(QUrl::RemoveUserInfo));
}

QList<Snapshot> CatalogSnapshots::of(const QUrl &endpoint) const
{
    QList<Snapshot> snapshots;
    for (const QFileInfo &file : QDir(folderOf(endpoint)).entryInfoList({u"*.json"_s}, QDir::Files)) {
        if (const Snapshot snapshot = snapshotOf(file); snapshot.isValid())
            snapshots.append(snapshot);
    }
    std::ranges::stable_sort(snapshots, std::greater(), &Snapshot::at);
    return snapshots;
}

Snapshot CatalogSnapshots::last(const QUrl &endpoint) const
{
    return of(endpoint).value(0);
}

Result<bool> CatalogSnapshots::save(const QUrl &endpoint, const QByteArray &hash, const QDateTime &at,
                                    const QByteArray &document)
{
    const QByteArray shortened = hash.left(hashLength);
    const QString folder = folderOf(endpoint);
    if (last(endpoint).hash == shortened)
        return false;
    if (!QDir(folder).exists() &&
        (!QDir().mkpath(folder) ||
         !QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner)))
        return failure(folderError(folder));
    const QString path =
        folder + u'/' + at.toUTC().toString(stampFormat) + u'-' + QString::fromLatin1(shortened) + u".json"_s;
    RC_CHECK(writePrivateFile(path, document));
    return true;
}

Result<QByteArray> CatalogSnapshots::read(const Snapshot &snapshot) const
{
    auto bytes = readRegularFile(snapshot.path, FileOwner::Program, maxFileSize);
    if (!bytes)
        return failure(fileError(snapshot.path, bytes.error()));
    return std::move(*bytes);
}

QString snapshotsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/catalogs"_s;
}

} // namespace rc
