// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/catalogs/seentools.h"

#include "store/files/jsonfile.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

JsonFile fileAt(const QString &path)
{
    return {path, u"tools"_s, 1};
}

QHash<QString, QByteArray> seenIn(const QJsonArray &rows)
{
    QHash<QString, QByteArray> seen;
    for (const auto &row : rows) {
        const QJsonObject object = row.toObject();
        seen.insert(object.value("name"_L1).toString(), object.value("hash"_L1).toString().toLatin1());
    }
    return seen;
}

} // namespace

SeenToolsFile::SeenToolsFile(QString folder)
    : m_folder(std::move(folder))
{
}

QString SeenToolsFile::pathOf(const QUrl &endpoint) const
{
    const QByteArray hash =
        QCryptographicHash::hash(endpoint.toEncoded(QUrl::RemoveUserInfo), QCryptographicHash::Sha256).toHex();
    return m_folder + u'/' + QString::fromLatin1(hash.left(32)) + u".json"_s;
}

Result<std::optional<QHash<QString, QByteArray>>> SeenToolsFile::of(const QUrl &endpoint) const
{
    const QString path = pathOf(endpoint);
    if (!QFileInfo::exists(path))
        return std::optional<QHash<QString, QByteArray>>();
    RC_TRY(rows, fileAt(path).load());
    return std::optional(seenIn(*rows));
}

Result<void> SeenToolsFile::add(const QUrl &endpoint, const QHash<QString, QByteArray> &seen)
{
    return fileAt(pathOf(endpoint)).update([&seen](const QJsonArray &present) {
        QHash<QString, QByteArray> all = seenIn(present);
        all.insert(seen);
        QStringList names = all.keys();
        std::sort(names.begin(), names.end());
        QJsonArray rows;
        for (const QString &name : std::as_const(names))
            rows.append(QJsonObject{{u"name"_s, name}, {u"hash"_s, QString::fromLatin1(all.value(name))}});
        return rows;
    });
}

QString seenToolsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/looked-at"_s;
}

} // namespace rc
