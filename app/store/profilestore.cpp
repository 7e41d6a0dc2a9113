// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profilestore.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// 2: names of headers, time-outs, colour, the name with entries. Without them 1 would speak for a profile wrongly.
constexpr int fileVersion = 2;

/// What cannot be a time-out is none: 0.
int deadlineFrom(const QJsonValue &value)
{
    const int seconds = value.toInt();
    return deadlineFault(seconds).isEmpty() ? seconds : 0;
}

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
    profile.keyHeader = object.value("keyHeader"_L1).toString(profile.keyHeader);
    profile.usernameHeader = object.value("usernameHeader"_L1).toString(profile.usernameHeader);
    profile.deadline = deadlineFrom(object.value("timeout"_L1));
    profile.streamDeadline = deadlineFrom(object.value("streamTimeout"_L1));
    profile.colour = profileColourFromWord(object.value("colour"_L1).toString()).value_or(profile.colour);
    profile.identityOnIngest = object.value("identityOnIngest"_L1).toBool();
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
        {u"keyHeader"_s, profile.keyHeader},
        {u"usernameHeader"_s, profile.usernameHeader},
        {u"timeout"_s, profile.deadline},
        {u"streamTimeout"_s, profile.streamDeadline},
        {u"colour"_s, QString(profileColourWord(profile.colour))},
        {u"identityOnIngest"_s, profile.identityOnIngest},
    };
}

/// The profiles as JSON on top of what the file holds, so that members this version does not know stay.
QJsonArray mergedInto(const QJsonArray &present, const QList<Profile> &profiles)
{
    QHash<QString, QJsonObject> byName;
    for (const QJsonValue value : present)
        byName.insert(value.toObject().value("name"_L1).toString(), value.toObject());
    QJsonArray list;
    for (const Profile &profile : profiles) {
        QJsonObject object = byName.value(profile.name);
        const QJsonObject ours = objectFrom(profile);
        for (auto member = ours.begin(); member != ours.end(); ++member)
            object.insert(member.key(), member.value());
        list.append(object);
    }
    return list;
}

} // namespace

ProfileStore::ProfileStore(QString file)
    : m_file(std::move(file), u"profiles"_s, fileVersion)
{
}

Result<QList<Profile>> ProfileStore::load() const
{
    const Result<QJsonArray> list = m_file.load();
    if (!list)
        return tl::unexpected(list.error());
    QList<Profile> profiles;
    for (const QJsonValue value : *list)
        profiles.append(profileFrom(value.toObject()));
    return profiles;
}

Result<void> ProfileStore::save(const QList<Profile> &profiles) const
{
    return m_file.update([&](const QJsonArray &present) { return mergedInto(present, profiles); });
}

QString profilesFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/profiles.json"_s;
}

} // namespace rc
