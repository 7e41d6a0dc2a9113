// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/profilebook.h"

#include "core/key/keybinding.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/profiles/profilejson.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int settleMs = 30;

constexpr qsizetype maxNameLength = 56; // leaves room for a number within the limit of 64

} // namespace

FileWatch::FileWatch(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
    m_settleTimer.setSingleShot(true);
    m_settleTimer.setInterval(settleMs);
    connect(&m_settleTimer, &QTimer::timeout, this, &FileWatch::changed);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::fileChanged);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::fileChanged);
    refresh();
}

void FileWatch::refresh()
{
    // a replaced file is a new one, which only its folder reports
    const QFileInfo file(m_path);
    if (QFileInfo(file.absolutePath()).isDir() && m_watcher.directories().isEmpty())
        m_watcher.addPath(file.absolutePath());
    if (file.exists() && m_watcher.files().isEmpty())
        m_watcher.addPath(m_path);
}

void FileWatch::fileChanged()
{
    refresh();
    m_settleTimer.start();
}

ProfileBook::ProfileBook(ProfileStore &store, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_settings(settings)
    , m_watch(store.path())
{
    // If the file cannot be written, it is still upgraded in memory; the notice then repeats.
    if (const Result<QStringList> upgraded = m_store.upgrade())
        m_upgradedProfiles = *upgraded;
    Result<QList<Profile>> loaded = m_store.load();
    if (loaded)
        m_profiles = std::move(*loaded);
    else
        m_loadError = loaded.error();
    const qsizetype last = indexOfProfile(m_profiles, m_settings.profile());
    if (!m_profiles.isEmpty())
        m_profile = m_profiles.at(std::max<qsizetype>(last, 0));
    connect(&m_watch, &FileWatch::changed, this, &ProfileBook::reload);
}

const Profile *ProfileBook::find(const QString &name) const
{
    const qsizetype index = indexOfProfile(m_profiles, name);
    return index >= 0 ? &m_profiles.at(index) : nullptr;
}

bool ProfileBook::hasProfile() const
{
    return m_isGuest || !m_profile.name.isEmpty();
}

void ProfileBook::select(const QString &name)
{
    const qsizetype index = indexOfProfile(m_profiles, name);
    if (index < 0)
        return;
    m_isGuest = false;
    m_settings.profile.set(name);
    setProfile(withUnsavedAddress(m_profiles.at(index)));
}

void ProfileBook::beginNew()
{
    openUnsaved({});
}

void ProfileBook::openUnsaved(const Profile &profile)
{
    m_isGuest = false;
    Profile unsaved = profile;
    if (!unsaved.name.isEmpty() && unsaved.id.isEmpty())
        unsaved.id = newProfileId(); // so that its history stays with it when it is saved
    setProfile(unsaved);
}

void ProfileBook::openGuest(const Profile &profile)
{
    m_isGuest = true;
    setProfile(profile);
}

void ProfileBook::setProfile(const Profile &profile)
{
    m_profile = profile;
    emit profileOpened();
    emit changed();
    emit shown();
}

Profile ProfileBook::savedProfile() const
{
    const Profile *saved = m_isGuest ? nullptr : find(m_profile.name);
    return saved ? *saved : m_profile;
}

/// `profile` of the list with its unsaved address.
Profile ProfileBook::withUnsavedAddress(Profile profile) const
{
    const auto address = m_unsavedAddresses.constFind(profile.name);
    if (address != m_unsavedAddresses.cend())
        profile.resource = *address;
    return profile;
}

bool ProfileBook::isEdited() const
{
    return !m_isGuest && m_unsavedAddresses.contains(m_profile.name);
}

void ProfileBook::openAddress(const QString &resource)
{
    Profile profile = savedProfile();
    if (m_isGuest) {
        profile.resource = resource;
        setProfile(profile);
        return;
    }
    if (resource == profile.resource)
        m_unsavedAddresses.remove(profile.name);
    else
        m_unsavedAddresses.insert(profile.name, resource);
    profile.resource = resource;
    setProfile(profile);
    emit unsavedChanged();
}

void ProfileBook::revert()
{
    if (m_unsavedAddresses.remove(m_profile.name) == 0)
        return;
    setProfile(savedProfile());
    emit unsavedChanged();
}

Result<void> ProfileBook::saveAsNew()
{
    Profile copy = m_profile;
    copy.keySaved = false; // the key stays with the original profile
    copy.tokensSaved.clear();
    copy.name = freeProfileName(m_profile.name, [this](const QString &taken) { return find(taken) != nullptr; });
    const Profile before = m_profile;
    beginNew();
    if (const Result<void> saved = save(copy); !saved) {
        setProfile(before);
        return saved;
    }
    m_unsavedAddresses.remove(before.name);
    emit unsavedChanged();
    return {};
}

Result<void> ProfileBook::save(const Profile &profile)
{
    if (m_isGuest) {
        m_profile = profile;
        emit changed();
        return {};
    }
    if (const QString fault = nameFault(profile); !fault.isEmpty())
        return failure(fault);
    if (m_isListLost)
        reload(); // otherwise the file would only contain this profile
    const Profile previous = m_profile;
    const QString before = m_profile.name;
    const bool isNew = before.isEmpty() || !isSaved();
    Profile updated = profile;
    updated.id = m_profile.id; // even if it was removed elsewhere and is added again
    const ProfileStore::Profiles list = isNew ? m_store.add(updated) : m_store.change(savedProfile(), updated);
    if (!list) {
        reload(); // shows the cause
        return failure(list.error());
    }
    m_watch.refresh();
    m_profiles = *list;
    m_settings.profile.set(profile.name);
    m_profile = m_profiles.at(indexOfProfile(m_profiles, profile.name));
    const bool wasEdited = m_unsavedAddresses.remove(before) > 0;
    emit edited(previous, wasEdited);
    emit editSaved(previous);
    if (!isNew && before != profile.name)
        emit profileRenamed(before, profile.name, m_profile.id);
    emit profilesChanged();
    emit changed();
    if (wasEdited)
        emit unsavedChanged();
    return {};
}

bool ProfileBook::isSaved() const
{
    return m_isGuest || m_profile.name.isEmpty() || indexOfProfile(m_profiles, m_profile.name) >= 0;
}

void ProfileBook::reload()
{
    m_watch.refresh();
    const ProfileStore::Profiles list = m_store.load();
    if (list && !(m_isListLost && list->isEmpty())) {
        m_isListLost = false;
        setProfiles(*list);
        return;
    }
    // A damaged file was moved aside, so the next reload would find no profiles: write the known ones. Keep a list that
    // another window has already written.
    const ProfileStore::Profiles written = m_store.changeList([this](const QJsonArray &present) -> Result<QJsonArray> {
        if (!present.isEmpty())
            return present;
        QJsonArray known;
        for (const Profile &profile : m_profiles)
            known.append(objectFrom(profile));
        return known;
    });
    m_isListLost = !written && !QFileInfo::exists(m_store.path());
    if (written)
        setProfiles(*written);
    if (list)
        return; // already reported when the list was damaged
    Error error = list.error();
    if (written)
        error.detail = sentencesText({error.detail, tr("The profiles in this window were saved again.")});
    emit unreadable(error);
}

/// Replaces the list with the file's current content.
void ProfileBook::setProfiles(const QList<Profile> &list)
{
    if (list == m_profiles)
        return;
    const QList<Profile> before = std::exchange(m_profiles, list);
    emit profilesChanged();
    if (!m_isGuest && !m_profile.name.isEmpty())
        followExternalChange(before);
}

void ProfileBook::followExternalChange(const QList<Profile> &before)
{
    const QString name = m_profile.name;
    if (const qsizetype index = indexOfProfile(m_profiles, name); index >= 0) {
        const Profile now = withUnsavedAddress(m_profiles.at(index));
        if (now == m_profile)
            return;
        Profile sameKey = now;
        sameKey.keySaved = m_profile.keySaved;
        sameKey.tokensSaved = m_profile.tokensSaved;
        const bool onlyMarksChanged = sameKey == m_profile;
        const Profile previous = std::exchange(m_profile, now);
        emit edited(previous, false);
        emit changed();
        if (!onlyMarksChanged)
            emit changedExternally(tr("This profile was changed elsewhere."));
        return;
    }
    const qsizetype old = indexOfProfile(before, name);
    const auto isThis = [&](const Profile &other) {
        return old >= 0 && other.id == before.at(old).id && indexOfProfile(before, other.name) < 0;
    };
    const auto renamed = std::ranges::find_if(m_profiles, isThis);
    if (renamed != m_profiles.cend()) {
        m_settings.profile.set(renamed->name);
        // slots may change the list
        const Profile now = *renamed; // NOLINT(performance-unnecessary-copy-initialization)
        if (const QString address = m_unsavedAddresses.take(name); !address.isEmpty())
            m_unsavedAddresses.insert(now.name, address);
        emit profileRenamed(name, now.name, now.id);
        setProfile(withUnsavedAddress(now));
        emit changedExternally(tr("This profile was changed elsewhere."));
    } else if (old >= 0) {
        Profile orphan = m_profile;
        orphan.keySaved = false; // secrets belong to the profile
        orphan.tokensSaved.clear();
        setProfile(orphan);
        emit changedExternally(tr("Another window or command removed this profile. Save adds it again."));
    }
}

QString ProfileBook::nameFault(const Profile &profile) const
{
    if (profile.name != m_profile.name && indexOfProfile(m_profiles, profile.name) >= 0)
        return QCoreApplication::translate("rc::ProfileStore", "A profile named “%1” already exists.")
            .arg(displayText(profile.name));
    return profileNameFault(profile.name);
}

Result<void> ProfileBook::remove(const QString &name, bool keyDeleted)
{
    if (indexOfProfile(m_profiles, name) < 0)
        return {};
    Result<RemovedProfile> removed = m_store.remove(name);
    if (!removed) {
        reload();
        return failure(removed.error());
    }
    const bool wasCurrent = m_profile.name == name && !m_isGuest;
    m_unsavedAddresses.remove(name);
    m_profiles = removed->remaining;
    m_removed.append({std::move(*removed), keyDeleted});
    emit profileRemoved(name, m_removed.constLast().profile.profile.id);
    emit profilesChanged();
    if (wasCurrent) {
        if (m_profiles.isEmpty())
            beginNew();
        else
            select(m_profiles.constFirst().name);
    }
    emit removedChanged();
    return {};
}

Result<void> ProfileBook::undoRemove()
{
    if (m_removed.isEmpty())
        return {};
    if (m_isListLost)
        reload(); // see save()
    const auto [name, id] =
        std::pair(m_removed.constLast().profile.profile.name, m_removed.constLast().profile.profile.id);
    RC_TRY(list, m_store.restore(m_removed.constLast().profile));
    m_removed.removeLast();
    emit profileRestored(name, id); // before it is shown
    setProfiles(*list);
    select(name);
    emit removedChanged();
    return {};
}

Result<void> ProfileBook::duplicate(const QString &name)
{
    reload(); // to find a free name
    const QString as = freeProfileName(name, [this](const QString &taken) { return find(taken) != nullptr; });
    RC_TRY(list, m_store.duplicate(name, as));
    setProfiles(*list);
    select(as);
    return {};
}

Result<void> ProfileBook::move(const QString &name, qsizetype index)
{
    const ProfileStore::Profiles list = m_store.move(name, index);
    if (!list) {
        reload();
        return failure(list.error());
    }
    setProfiles(*list);
    return {};
}

void ProfileBook::markSecret(const QString &name, const QString &path, bool saved)
{
    const qsizetype index = indexOfProfile(m_profiles, name);
    Profile marked = index < 0 ? Profile() : m_profiles.at(index);
    rc::markSecret(marked, path, saved);
    if (index < 0 || marked == m_profiles.at(index))
        return;
    m_profiles[index] = marked;
    if (m_profile.name == name && !m_isGuest)
        rc::markSecret(m_profile, path, saved);
    if (const ProfileStore::Profiles list = m_store.markSecret(name, path, saved))
        setProfiles(*list);
    else
        qWarning("The mark that a secret is saved could not be written.");
}

QString suggestedName(const Profile &profile, const QList<Profile> &profiles)
{
    const auto parsed = parseResourceUrl(profile.resource);
    QString proposed =
        parsed ? parsed->resource.holder() + u'-' + parsed->resource.host : QUrl(profile.toolServer).host();
    proposed.removeIf([](QChar c) { return !c.isPrint(); });
    const QString base = proposed.left(maxNameLength);
    const auto isTaken = [&profiles](const QString &name) { return indexOfProfile(profiles, name) >= 0; };
    QString name = base;
    for (int i = 2; isTaken(name); ++i)
        name = u"%1-%2"_s.arg(base).arg(i);
    return name;
}

} // namespace rc

#include "moc_profilebook.cpp"
