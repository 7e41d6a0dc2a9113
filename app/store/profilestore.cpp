// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profilestore.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int fileVersion = 1;

Profile profileFrom(const QJsonObject &object)
{
    Profile profile;
    profile.name = object.value("name"_L1).toString();
    profile.resource = object.value("resource"_L1).toString();
    profile.toolServer = object.value("toolServer"_L1).toString();
    profile.username = object.value("username"_L1).toString();
    profile.email = object.value("email"_L1).toString();
    profile.emailHeader = object.value("emailHeader"_L1).toString(profile.emailHeader);
    profile.envPrefix = object.value("envPrefix"_L1).toString(profile.envPrefix);
    profile.threshold = thresholdFromWord(object.value("threshold"_L1).toString()).value_or(profile.threshold);
    profile.debug = object.value("debug"_L1).toBool();
    profile.keySaved = object.value("keySaved"_L1).toBool();
    return profile;
}

QJsonObject objectFrom(const Profile &profile)
{
    return {
        {u"name"_s, profile.name},
        {u"resource"_s, profile.resource},
        {u"toolServer"_s, profile.toolServer},
        {u"username"_s, profile.username},
        {u"email"_s, profile.email},
        {u"emailHeader"_s, profile.emailHeader},
        {u"envPrefix"_s, profile.envPrefix},
        {u"threshold"_s, QString(thresholdWord(profile.threshold))},
        {u"debug"_s, profile.debug},
        {u"keySaved"_s, profile.keySaved},
    };
}

/// The root of a profiles file, or nothing when it is none.
std::optional<QJsonObject> rootOf(const QByteArray &bytes)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    if (!root.value("version"_L1).isDouble() || !root.value("profiles"_L1).isArray())
        return std::nullopt;
    return root;
}

QString newerVersionText(const QString &file)
{
    return QCoreApplication::translate(
               "rc::ProfileStore",
               "%1 was written by a newer version of this program. It is left as it is; update the program.")
        .arg(file);
}

tl::unexpected<Error> fileFailure(const QString &file, const QString &words)
{
    return failure(ErrorKind::FileFailed, QCoreApplication::translate("rc::ProfileStore", "%1: %2").arg(file, words));
}

} // namespace

ProfileStore::ProfileStore(QString file)
    : m_file(std::move(file))
{
}

Result<QList<Profile>> ProfileStore::load() const
{
    QFile file(m_file);
    if (!file.exists())
        return QList<Profile>();
    if (!file.open(QIODevice::ReadOnly))
        return fileFailure(m_file, file.errorString());
    const std::optional<QJsonObject> root = rootOf(file.readAll());
    file.close();
    if (!root) {
        const QString aside =
            m_file + u".corrupt-"_s + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmss.zzz'Z'"_s);
        if (!QFile::rename(m_file, aside))
            return fileFailure(
                m_file, QCoreApplication::translate("rc::ProfileStore", "it is damaged and could not be moved aside."));
        return fileFailure(
            m_file, QCoreApplication::translate("rc::ProfileStore", "it is damaged and was kept as %1.").arg(aside));
    }
    if (root->value("version"_L1).toInt() > fileVersion)
        return failure(ErrorKind::FileFailed, newerVersionText(m_file));
    QList<Profile> profiles;
    for (const QJsonValue value : root->value("profiles"_L1).toArray())
        profiles.append(profileFrom(value.toObject()));
    return profiles;
}

Result<void> ProfileStore::save(const QList<Profile> &profiles) const
{
    QFile present(m_file);
    if (present.open(QIODevice::ReadOnly)) {
        const std::optional<QJsonObject> root = rootOf(present.readAll());
        if (root && root->value("version"_L1).toInt() > fileVersion)
            return failure(ErrorKind::FileFailed, newerVersionText(m_file));
        present.close();
    }
    const QString folder = QFileInfo(m_file).absolutePath();
    if (!QDir().mkpath(folder))
        return fileFailure(folder, QCoreApplication::translate("rc::ProfileStore", "the folder cannot be made."));
    QJsonArray list;
    for (const Profile &profile : profiles)
        list.append(objectFrom(profile));
    QSaveFile file(m_file);
    if (!file.open(QIODevice::WriteOnly))
        return fileFailure(m_file, file.errorString());
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    file.write(QJsonDocument(QJsonObject{{u"version"_s, fileVersion}, {u"profiles"_s, list}}).toJson());
    if (!file.commit())
        return fileFailure(m_file, file.errorString());
    return {};
}

QString profilesFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/profiles.json"_s;
}

} // namespace rc
