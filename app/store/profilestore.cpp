// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profilestore.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
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
    profile.caFile = object.value("caFile"_L1).toString();
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
        {u"caFile"_s, profile.caFile},
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

/// Read as a double: toInt() makes 0 of 2.5 and of ten thousand millions.
bool isNewer(const QJsonObject &root)
{
    return root.value("version"_L1).toDouble() > fileVersion;
}

/// The profiles as JSON on top of what the file holds, so that members this version does not know stay.
QJsonObject mergedInto(QJsonObject root, const QList<Profile> &profiles)
{
    QHash<QString, QJsonObject> present;
    for (const QJsonValue value : root.value("profiles"_L1).toArray())
        present.insert(value.toObject().value("name"_L1).toString(), value.toObject());
    QJsonArray list;
    for (const Profile &profile : profiles) {
        QJsonObject object = present.value(profile.name);
        const QJsonObject ours = objectFrom(profile);
        for (auto member = ours.begin(); member != ours.end(); ++member)
            object.insert(member.key(), member.value());
        list.append(object);
    }
    root.insert("version"_L1, fileVersion);
    root.insert("profiles"_L1, list);
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

/// Moves a damaged file aside, and says where it is now.
Result<QString> movedAside(const QString &file)
{
    const QString aside =
        file + u".corrupt-"_s + QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmss.zzz'Z'"_s);
    if (!QFile::rename(file, aside))
        return fileFailure(
            file, QCoreApplication::translate("rc::ProfileStore", "it is damaged and could not be moved aside."));
    return aside;
}

/// What the file holds; an absent file is an empty object, a damaged one is nothing.
Result<std::optional<QJsonObject>> rootIn(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return QJsonObject();
    if (!file.open(QIODevice::ReadOnly))
        return fileFailure(path, file.errorString());
    const QByteArray bytes = file.readAll();
    if (file.error() != QFile::NoError)
        return fileFailure(path, file.errorString());
    std::optional<QJsonObject> root = rootOf(bytes);
    if (root && isNewer(*root))
        return failure(ErrorKind::FileFailed, newerVersionText(path));
    return root;
}

/// Makes the folder when it is missing, for its owner only.
bool makeFolder(const QString &folder)
{
    if (QFileInfo(folder).isDir())
        return true;
    return QDir().mkpath(folder) &&
           QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace

ProfileStore::ProfileStore(QString file)
    : m_file(std::move(file))
{
}

Result<QList<Profile>> ProfileStore::load() const
{
    const Result<std::optional<QJsonObject>> root = rootIn(m_file);
    if (!root)
        return tl::unexpected(root.error());
    if (!*root) {
        const Result<QString> aside = movedAside(m_file);
        if (!aside)
            return tl::unexpected(aside.error());
        return fileFailure(
            m_file, QCoreApplication::translate("rc::ProfileStore", "it is damaged and was kept as %1.").arg(*aside));
    }
    QList<Profile> profiles;
    for (const QJsonValue value : (*root)->value("profiles"_L1).toArray())
        profiles.append(profileFrom(value.toObject()));
    return profiles;
}

Result<void> ProfileStore::save(const QList<Profile> &profiles) const
{
    const QString folder = QFileInfo(m_file).absolutePath();
    if (!makeFolder(folder))
        return fileFailure(folder, QCoreApplication::translate("rc::ProfileStore", "the folder cannot be made."));
    const Result<std::optional<QJsonObject>> present = rootIn(m_file);
    if (!present)
        return tl::unexpected(present.error());
    if (!*present) {
        // Never write over what a person may still want to mend.
        if (const Result<QString> aside = movedAside(m_file); !aside)
            return tl::unexpected(aside.error());
    }
    QSaveFile file(m_file);
    if (!file.open(QIODevice::WriteOnly))
        return fileFailure(m_file, file.errorString());
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    file.write(QJsonDocument(mergedInto(present->value_or(QJsonObject()), profiles)).toJson());
    if (!file.commit())
        return fileFailure(m_file, file.errorString());
    return {};
}

QString profilesFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/profiles.json"_s;
}

} // namespace rc
