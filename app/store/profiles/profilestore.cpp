// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profiles/profilestore.h"

#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/profiles/profilejson.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QSet>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ProfileStoreTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ProfileStore)
};

QList<Profile> profilesIn(const QJsonArray &list)
{
    QList<Profile> profiles;
    profiles.reserve(list.size());
    for (const auto &value : list)
        profiles.append(profileFrom(value.toObject()));
    return profiles;
}

tl::unexpected<Error> noSuchProfile(const QString &name)
{
    return failure(
        ProfileStoreTr::tr("The profile “%1” no longer exists. Another window or command removed or renamed it.")
            .arg(displayText(name)));
}

/// Why a profile cannot get this name now.
Result<void> checkName(const QJsonArray &present, const QString &name)
{
    if (const QString fault = profileNameFault(name); !fault.isEmpty())
        return failure(fault);
    if (indexOfProfile(present, name) < 0)
        return {};
    return failure(ProfileStoreTr::tr("A profile named “%1” already exists.").arg(displayText(name)));
}

} // namespace

ProfileStore::ProfileStore(QString file)
    : m_file(std::move(file), u"profiles"_s, profilesVersion)
{
}

ProfileStore::Profiles ProfileStore::load() const
{
    return m_file.load().map(profilesIn);
}

namespace {

/// Upgrades all profiles. A copy made by an earlier version or by hand gets an id of its own.
QJsonArray upToDate(const QJsonArray &present)
{
    QSet<QString> storedIds;
    for (const auto &value : present)
        storedIds.insert(value.toObject().value(idMember).toString());
    QSet<QString> used;
    QJsonArray list;
    for (const auto &value : present) {
        const bool hasId = !value.toObject().value(idMember).toString().isEmpty();
        QJsonObject object = upgradedProfile(value.toObject());
        const QString id = object.value(idMember).toString();
        if (used.contains(id) || (!hasId && storedIds.contains(id)))
            object.insert(idMember, newProfileId());
        used.insert(object.value(idMember).toString());
        list.append(object);
    }
    return list;
}

} // namespace

Result<QStringList> ProfileStore::upgrade() const
{
    QStringList usernameProfiles;
    const QJsonArray current = m_file.peek();
    for (const auto &value : current) {
        const QJsonObject object = value.toObject();
        if (newlySendsUsername(object))
            usernameProfiles.append(object.value("name"_L1).toString());
    }
    if (upToDate(current) == current)
        return QStringList();
    // These profiles send their usernames even if the file cannot be written, so they are reported either way. The next
    // change reports a write error.
    const Result<void> written =
        m_file.update([](const QJsonArray &present) -> Result<QJsonArray> { return upToDate(present); });
    Q_UNUSED(written)
    return usernameProfiles;
}

QList<Profile> ProfileStore::peek() const
{
    return profilesIn(m_file.peek());
}

ProfileStore::Profiles ProfileStore::changeList(const Change &change) const
{
    QList<Profile> profiles;
    RC_CHECK(m_file.update([&](const QJsonArray &present) -> Result<QJsonArray> {
        RC_TRY(changed, change(present));
        profiles = profilesIn(*changed);
        return changed;
    }));
    return profiles;
}

ProfileStore::Profiles ProfileStore::add(const Profile &profile) const
{
    return changeList([&](QJsonArray list) {
        return checkName(list, profile.name).map([&] {
            list.append(newProfileObject(list, profile));
            return list;
        });
    });
}

ProfileStore::Profiles ProfileStore::change(const Profile &before, const Profile &after) const
{
    return changeList([&](QJsonArray list) -> Result<QJsonArray> {
        const qsizetype index = indexOfProfile(list, before.name);
        if (index < 0)
            return noSuchProfile(before.name);
        if (after.name != before.name) {
            RC_CHECK(checkName(list, after.name));
        }
        Profile updated = after;
        updated.id = before.id;
        return withChanges(list.at(index).toObject(), before, updated).map([&](const QJsonObject &changed) {
            list.replace(index, changed);
            return list;
        });
    });
}

ProfileStore::Profiles ProfileStore::duplicate(const QString &name, const QString &as) const
{
    return changeList([&](QJsonArray list) -> Result<QJsonArray> {
        const qsizetype index = indexOfProfile(list, name);
        if (index < 0)
            return noSuchProfile(name);
        RC_CHECK(checkName(list, as));
        QJsonObject copy = list.at(index).toObject();
        copy.insert("name"_L1, as);
        copy.insert(idMember, newProfileId());
        copy.insert(keySavedMember, false);
        copy.insert(tokenSavedMember, false);
        copy.remove(tokensSavedMember);
        copy.remove("environmentGrants"_L1);
        list.insert(index + 1, copy);
        return list;
    });
}

ProfileStore::Profiles ProfileStore::move(const QString &name, qsizetype position) const
{
    return changeList([&](QJsonArray list) -> Result<QJsonArray> {
        const qsizetype index = indexOfProfile(list, name);
        if (index < 0)
            return noSuchProfile(name);
        const QJsonValue moved = list.takeAt(index);
        list.insert(std::clamp<qsizetype>(position, 0, list.size()), moved);
        return list;
    });
}

Result<RemovedProfile> ProfileStore::remove(const QString &name) const
{
    RemovedProfile removed;
    RC_TRY(profiles, changeList([&](QJsonArray list) -> Result<QJsonArray> {
               removed.position = indexOfProfile(list, name);
               if (removed.position < 0)
                   return noSuchProfile(name);
               removed.json = list.takeAt(removed.position).toObject();
               removed.profile = profileFrom(removed.json);
               return list;
           }));
    removed.remaining = *profiles;
    return removed;
}

ProfileStore::Profiles ProfileStore::restore(const RemovedProfile &removed) const
{
    return changeList([&](QJsonArray list) {
        return checkName(list, removed.profile.name).map([&] {
            list.insert(std::clamp<qsizetype>(removed.position, 0, list.size()),
                        mergedObject(removed.json, removed.profile));
            return list;
        });
    });
}

ProfileStore::Profiles ProfileStore::markSecret(const QString &name, const QString &path, bool saved) const
{
    return changeList([&](QJsonArray list) -> Result<QJsonArray> {
        const qsizetype index = indexOfProfile(list, name);
        if (index >= 0) {
            QJsonObject object = list.at(index).toObject();
            Profile marked = profileFrom(object);
            rc::markSecret(marked, path, saved);
            const QJsonObject marks = objectFrom(marked);
            for (const auto &member : {keySavedMember, tokenSavedMember, tokensSavedMember})
                object.insert(member, marks.value(member));
            list.replace(index, object);
        }
        return list;
    });
}

void markSecret(Profile &profile, const QString &path, bool saved)
{
    if (path.isEmpty())
        profile.keySaved = saved;
    else
        markToken(profile, path, saved);
}

qsizetype indexOfProfile(const QList<Profile> &profiles, const QString &name)
{
    const auto found = std::ranges::find(profiles, name, &Profile::name);
    return found == profiles.cend() ? -1 : found - profiles.cbegin();
}

qsizetype indexOfProfile(const QJsonArray &profiles, const QString &name)
{
    for (qsizetype i = 0; i < profiles.size(); ++i) {
        if (profiles.at(i).toObject().value("name"_L1).toString() == name)
            return i;
    }
    return -1;
}

QString newProfileId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

QJsonObject newProfileObject(const QJsonArray &present, Profile profile)
{
    const auto isUsed = [&profile](const QJsonValue &value) { return profileFrom(value.toObject()).id == profile.id; };
    if (profile.id.isEmpty() || std::ranges::any_of(present, isUsed))
        profile.id = newProfileId();
    return objectFrom(profile);
}

QString freeProfileName(const QString &base, const std::function<bool(const QString &)> &isTaken)
{
    constexpr qsizetype maxBaseLength = 48; // leaves room for a suffix
    QString stem = base.left(maxBaseLength).trimmed();
    if (!stem.isEmpty() && stem.back().isHighSurrogate())
        stem.chop(1);
    QString name = ProfileStoreTr::tr("%1 copy").arg(stem);
    for (int number = 2; isTaken(name); ++number)
        name = ProfileStoreTr::tr("%1 copy %2").arg(stem).arg(number);
    return name;
}

QString usernameNotice(const QStringList &profiles)
{
    constexpr qsizetype maxShown = 5;
    QStringList shown = textsOf(profiles.mid(0, maxShown), [](const QString &name) { return displayText(name); });
    if (profiles.size() > maxShown)
        shown.append(u"…"_s);
    return ProfileStoreTr::tr("Entries now include the username, as the SDKs’ entries do. Profiles: %1.")
        .arg(listText(shown));
}

QString profilesFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/profiles.json"_s;
}

} // namespace rc
