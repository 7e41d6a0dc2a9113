// SPDX-License-Identifier: GPL-3.0-or-later
// The profiles as a person changes them in the window, and as other windows and commands change them meanwhile.
#include "core/errorwords.h"
#include "ui/currentresource.h"

#include <algorithm>
#include <utility>

namespace rc {

Result<void> CurrentResource::keep(const Profile &profile)
{
    if (isDemo()) {
        m_profile = profile;
        emit changed();
        return {};
    }
    if (const QString fault = nameFault(profile); !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    const Profile asBefore = m_profile;
    const QString before = m_profile.name;
    const bool isNew = before.isEmpty() || !isKept();
    const ProfileStore::Profiles list = isNew ? m_store.add(profile) : m_store.change(savedProfile(), profile);
    if (!list) {
        reload(); // what is in the way is seen then
        return failure(list.error());
    }
    m_watch.look();
    m_profiles = *list;
    m_settings.setProfile(profile.name);
    m_profile = m_profiles.at(indexOfProfile(m_profiles, profile.name));
    const bool wasEdited = m_typed.remove(before) > 0;
    if (wasEdited || !sendAlike(asBefore, m_profile)) { // whether the key may go there is another question now
        m_key.doubt();
        m_token.doubt();
    }
    readSystemAuthorities();
    if (!isNew && before != profile.name)
        emit profileRenamed(before, profile.name);
    emit profilesChanged();
    emit changed();
    if (wasEdited)
        emit unsavedChanged();
    return {};
}

bool CurrentResource::isKept() const
{
    return isDemo() || m_profile.name.isEmpty() || indexOfProfile(m_profiles, m_profile.name) >= 0;
}

void CurrentResource::reload()
{
    m_watch.look();
    if (const ProfileStore::Profiles list = m_store.load())
        takeList(*list);
    else // damaged by somebody: what is known here is no worse for it
        emit changedElsewhere(errorLine(list.error()));
}

/// The list as it is in the file now.
void CurrentResource::takeList(const QList<Profile> &list)
{
    if (list == m_profiles)
        return;
    const QList<Profile> before = std::exchange(m_profiles, list);
    emit profilesChanged();
    if (!isDemo() && !m_profile.name.isEmpty())
        followElsewhere(before);
}

void CurrentResource::followElsewhere(const QList<Profile> &before)
{
    const QString name = m_profile.name;
    if (const qsizetype index = indexOfProfile(m_profiles, name); index >= 0) {
        const Profile now = withTyped(m_profiles.at(index));
        if (now == m_profile)
            return;
        Profile sameKey = now;
        sameKey.keySaved = m_profile.keySaved;
        sameKey.tokenSaved = m_profile.tokenSaved;
        const bool onlyKey = sameKey == m_profile;
        if (now.keySaved != m_profile.keySaved)
            m_key.doubt();
        if (now.tokenSaved != m_profile.tokenSaved)
            m_token.doubt();
        if (!sendAlike(now, m_profile)) {
            m_key.doubt();
            m_token.doubt();
        }
        m_profile = now;
        readSystemAuthorities();
        emit changed();
        if (!onlyKey)
            emit changedElsewhere(tr("Another window or command has changed this profile."));
        return;
    }
    const qsizetype old = indexOfProfile(before, name);
    const auto sameButName = [&](const Profile &other) {
        Profile renamed = other;
        renamed.name = name;
        return old >= 0 && renamed == before.at(old) && indexOfProfile(before, other.name) < 0;
    };
    const auto renamed = std::find_if(m_profiles.cbegin(), m_profiles.cend(), sameButName);
    if (renamed != m_profiles.cend()) {
        m_settings.setProfile(renamed->name);
        // whoever hears of it may change the list
        const Profile now = *renamed; // NOLINT(performance-unnecessary-copy-initialization)
        if (const QString typed = m_typed.take(name); !typed.isEmpty())
            m_typed.insert(now.name, typed);
        emit profileRenamed(name, now.name);
        become(withTyped(now));
        emit changedElsewhere(tr("Another window or command has renamed this profile."));
    } else if (old >= 0) {
        Profile orphan = m_profile;
        orphan.keySaved = false; // they go with the profile
        orphan.tokenSaved = false;
        become(orphan);
        emit changedElsewhere(tr("Another window or command has removed this profile. Save adds it again."));
    }
}

QString CurrentResource::nameFault(const Profile &profile) const
{
    if (profile.name != m_profile.name && indexOfProfile(m_profiles, profile.name) >= 0)
        return tr("There is already a profile with this name.");
    return profileNameFault(profile.name);
}

ProfileSecrets CurrentResource::mayHaveSaved(const Profile &profile) const
{
    return {profile.keySaved || m_keys.knownState(profile.name) == KeyState::Saved,
            profile.tokenSaved || m_keys.knownState(codeHostingTokenAccount(profile.name)) == KeyState::Saved};
}

ProfileSecrets CurrentResource::heldFor(const QString &name) const
{
    return {m_keys.knownState(name) == KeyState::ThisRun,
            m_keys.knownState(codeHostingTokenAccount(name)) == KeyState::ThisRun};
}

// The keychain files a secret under its profile's name, so a new name needs a new place; the old one goes last.
void CurrentResource::rename(const Profile &profile, QObject *context, Done done)
{
    const QString before = m_profile.name;
    const ProfileSecrets saved = mayHaveSaved(m_profile);
    const ProfileSecrets held = heldFor(before);
    const ProfileSecrets wanted{saved.key || held.key, saved.token || held.token};
    if (isDemo() || before.isEmpty() || before == profile.name || !wanted.any()) {
        const Result<void> kept = keep(profile);
        done(kept ? std::nullopt : std::optional(kept.error()));
        return;
    }
    // The key would be written over another profile's, so this is asked of the file itself.
    reload();
    if (m_profile.name != before) {
        done(Error{ErrorKind::Cancelled, {}, {}, 0});
        return;
    }
    if (const QString fault = nameFault(profile); !fault.isEmpty()) {
        done(Error{ErrorKind::BadInput, fault, {}, 0});
        return;
    }
    const Done end = [guard = QPointer<QObject>(context), done = std::move(done)](std::optional<Error> error) {
        if (guard)
            done(std::move(error));
    };
    copySecrets(m_keys, before, profile.name, wanted, saved, this,
                [this, before, profile, end](const CopiedSecrets &copied, const std::optional<Error> &error) {
                    if (before == m_profile.name && !error) {
                        keepRenamed(profile, copied, end);
                        return;
                    }
                    if (!error) // another profile was chosen meanwhile
                        letGoOf(m_keys, profile.name, copied, this);
                    end(error.value_or(Error{ErrorKind::Cancelled, {}, {}, 0}));
                });
}

void CurrentResource::keepRenamed(Profile profile, const CopiedSecrets &copied, const Done &done)
{
    const Profile before = m_profile;
    const ProfileSecrets old = mayHaveSaved(before);
    profile.keySaved = copied.key == KeyState::Saved;
    profile.tokenSaved = copied.token == KeyState::Saved;
    const QString whereKey = m_key.where();
    const QString whereToken = m_token.where();
    if (const Result<void> kept = keep(profile); !kept) {
        letGoOf(m_keys, profile.name, copied, this);
        done(kept.error());
        return;
    }
    m_key.know(m_keys.knownState(profile.name), whereKey);
    m_token.know(m_keys.knownState(codeHostingTokenAccount(profile.name)), whereToken);
    dropSecrets(m_keys, before.name, {!old.key, !old.token});
    if (old.any())
        forgetSecrets(m_keys, before.name, old, this, done);
    else
        done(std::nullopt);
}

void CurrentResource::remove(const QString &name, KeyFate fate, QObject *context, Done done)
{
    const qsizetype index = indexOfProfile(m_profiles, name);
    const ProfileSecrets saved = index >= 0 ? mayHaveSaved(m_profiles.at(index)) : ProfileSecrets();
    const ProfileSecrets held = heldFor(name);
    const Done end = [guard = QPointer<QObject>(context), done = std::move(done)](std::optional<Error> error) {
        if (guard)
            done(std::move(error));
    };
    const auto dropProfile = [this, name, end](bool keyGone) {
        const Result<void> removed = removeFromList(name, keyGone);
        end(removed ? std::nullopt : std::optional(removed.error()));
    };
    if (fate == KeyFate::Leave || !saved.any()) {
        dropSecrets(m_keys, name, {true, true});
        dropProfile(held.key);
        return;
    }
    forgetSecrets(
        m_keys, name, saved, this, [this, name, saved, held, dropProfile, end](const std::optional<Error> &error) {
            const KeyState key = m_keys.knownState(name);
            if (!error || (saved.key && key == KeyState::Absent))
                markSaved(&Profile::keySaved, &ProfileStore::markKey, name, false);
            if (!error) {
                markSaved(&Profile::tokenSaved, &ProfileStore::markToken, name, false);
                dropSecrets(m_keys, name, {!saved.key, !saved.token});
                dropProfile(saved.key || held.key);
                return;
            }
            if (name == account())
                (key == KeyState::Absent ? m_token : m_key)
                    .know(key == KeyState::Absent ? m_keys.knownState(codeHostingTokenAccount(name)) : key, {}, error);
            end(error);
        });
}

Result<void> CurrentResource::removeFromList(const QString &name, bool keyGone)
{
    if (indexOfProfile(m_profiles, name) < 0)
        return {};
    Result<RemovedProfile> removed = m_store.remove(name);
    if (!removed) {
        reload();
        return failure(removed.error());
    }
    const bool wasCurrent = m_profile.name == name && !isDemo();
    m_typed.remove(name);
    m_profiles = removed->left;
    m_removed.append({std::move(*removed), keyGone});
    emit profileRemoved(name);
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

Result<void> CurrentResource::undoRemove()
{
    if (m_removed.isEmpty())
        return {};
    const QString name = m_removed.constLast().profile.profile.name;
    const ProfileStore::Profiles list = m_store.putBack(m_removed.constLast().profile);
    if (!list)
        return failure(list.error());
    m_removed.removeLast();
    emit profilePutBack(name); // before anybody shows it
    takeList(*list);
    select(name);
    emit removedChanged();
    return {};
}

Result<void> CurrentResource::duplicate(const QString &name)
{
    reload(); // for a name that is free
    const QString as =
        freeProfileName(name, [this](const QString &taken) { return indexOfProfile(m_profiles, taken) >= 0; });
    const ProfileStore::Profiles list = m_store.duplicate(name, as);
    if (!list)
        return failure(list.error());
    takeList(*list);
    select(as);
    return {};
}

Result<void> CurrentResource::move(const QString &name, qsizetype place)
{
    const ProfileStore::Profiles list = m_store.move(name, place);
    if (!list) {
        reload();
        return failure(list.error());
    }
    takeList(*list);
    return {};
}

} // namespace rc
