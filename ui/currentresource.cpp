// SPDX-License-Identifier: GPL-3.0-or-later
// The resource that all pages work on: its profile, its key's state, and the demo service behind it if it is that one.
#include "ui/currentresource.h"

#include "store/keycopy.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// no profile can have this name: profileNameFault() refuses control characters
const QString demoAccount = u"\u0001demo"_s;

qsizetype indexOf(const QList<Profile> &profiles, const QString &name)
{
    const auto found = std::find_if(profiles.cbegin(), profiles.cend(),
                                    [&name](const Profile &profile) { return profile.name == name; });
    return found == profiles.cend() ? -1 : found - profiles.cbegin();
}

} // namespace

CurrentResource::CurrentResource(ProfileStore &profiles, KeyStore &keys, Settings &settings, ActivityLog *activity,
                                 QObject *parent)
    : QObject(parent)
    , m_store(profiles)
    , m_keys(keys)
    , m_settings(settings)
    , m_activity(activity)
{
    Result<QList<Profile>> loaded = m_store.load();
    if (loaded)
        m_profiles = std::move(*loaded);
    else
        m_loadError = loaded.error();
    const qsizetype last = indexOf(m_profiles, m_settings.profile());
    if (!m_profiles.isEmpty())
        m_profile = m_profiles.at(std::max<qsizetype>(last, 0));
    readSystemAuthorities();
    connect(&m_keys, &KeyStore::settledLate, this, &CurrentResource::settledLate);
    connect(&m_keys, &KeyStore::asking, this, [this](const QString &name) {
        if (name == account())
            emit keychainAsking();
    });
}

CurrentResource::~CurrentResource() = default;

qsizetype CurrentResource::indexOfProfile(const QString &name) const
{
    return indexOf(m_profiles, name);
}

bool CurrentResource::hasProfile() const
{
    return isDemo() || !m_profile.name.isEmpty();
}

void CurrentResource::select(const QString &name)
{
    const qsizetype index = indexOf(m_profiles, name);
    if (index < 0)
        return;
    m_demo.reset();
    m_settings.setProfile(name);
    become(m_profiles.at(index));
}

void CurrentResource::beginNew()
{
    m_demo.reset();
    become({});
}

void CurrentResource::become(const Profile &profile)
{
    m_profile = profile;
    readSystemAuthorities();
    m_keyKnown = false;
    m_keyWhere.clear();
    m_keyError.reset();
    m_keyMayBeSaved = false;
    m_keyState = hasProfile() ? m_keys.knownState(account()) : KeyState::Absent;
    emit changed();
    emit keyStateChanged();
}

Result<void> CurrentResource::keep(const Profile &profile)
{
    if (isDemo()) {
        m_profile = profile;
        emit changed();
        return {};
    }
    if (const QString fault = nameFault(profile); !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    const QString before = m_profile.name;
    QList<Profile> next = m_profiles;
    const qsizetype index = before.isEmpty() ? -1 : indexOf(next, before);
    if (index < 0)
        next.append(profile);
    else
        next.replace(index, profile);
    if (const Result<void> saved = m_store.save(next); !saved)
        return saved;
    m_profiles = next;
    m_settings.setProfile(profile.name);
    m_profile = profile;
    readSystemAuthorities();
    if (index >= 0 && before != profile.name)
        emit profileRenamed(before, profile.name);
    emit profilesChanged();
    emit changed();
    return {};
}

QString CurrentResource::nameFault(const Profile &profile) const
{
    if (profile.name != m_profile.name && indexOf(m_profiles, profile.name) >= 0)
        return tr("There is already a profile with this name.");
    return profileNameFault(profile.name);
}

bool CurrentResource::mayHaveSavedKey(const Profile &profile) const
{
    return profile.keySaved || m_keys.knownState(profile.name) == KeyState::Saved;
}

// The keychain files a key under its profile's name, so a new name needs a new place; the old one goes last.
void CurrentResource::rename(const Profile &profile, QObject *context, Done done)
{
    const QString before = m_profile.name;
    const bool held = m_keys.knownState(before) == KeyState::ThisRun;
    if (isDemo() || before.isEmpty() || before == profile.name || (!held && !mayHaveSavedKey(m_profile))) {
        const Result<void> kept = keep(profile);
        done(kept ? std::nullopt : std::optional(kept.error()));
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
    copyKey(m_keys, before, profile.name, mayHaveSavedKey(m_profile), this,
            [this, before, profile, end](KeyState state, const std::optional<Error> &error) {
                if (before == m_profile.name && !error) {
                    keepRenamed(profile, state, end);
                    return;
                }
                if (!error) // another profile was chosen meanwhile
                    m_keys.forget(profile.name, this, [](const std::optional<Error> &) {});
                end(error.value_or(Error{ErrorKind::Cancelled, {}, {}, 0}));
            });
}

void CurrentResource::keepRenamed(Profile profile, KeyState keptAs, const Done &done)
{
    const Profile before = m_profile;
    const bool oldKeyIsSaved = mayHaveSavedKey(before);
    profile.keySaved = keptAs == KeyState::Saved;
    const QString where = m_keyWhere;
    if (const Result<void> kept = keep(profile); !kept) {
        if (keptAs == KeyState::Saved)
            m_keys.forget(profile.name, this, [](const std::optional<Error> &) {});
        else
            m_keys.drop(profile.name);
        done(kept.error());
        return;
    }
    m_keyKnown = true;
    setKeyState(m_keys.knownState(profile.name), where);
    if (oldKeyIsSaved) {
        m_keys.forget(before.name, this, done);
    } else {
        m_keys.drop(before.name);
        done(std::nullopt);
    }
}

void CurrentResource::remove(const QString &name, KeyFate fate, QObject *context, Done done)
{
    const qsizetype index = indexOf(m_profiles, name);
    const Done end = [guard = QPointer<QObject>(context), done = std::move(done)](std::optional<Error> error) {
        if (guard)
            done(std::move(error));
    };
    const auto dropProfile = [this, name, end] {
        const Result<void> removed = removeFromList(name);
        end(removed ? std::nullopt : std::optional(removed.error()));
    };
    if (index < 0 || fate == KeyFate::Leave || !mayHaveSavedKey(m_profiles.at(index))) {
        m_keys.drop(name);
        dropProfile();
        return;
    }
    m_keys.forget(name, this, [this, name, dropProfile, end](const std::optional<Error> &error) {
        if (!error) {
            markSaved(name, false);
            dropProfile();
            return;
        }
        if (name == account()) {
            m_keyKnown = true;
            m_keyError = error;
            setKeyState(m_keys.knownState(name), {});
        }
        end(error);
    });
}

Result<void> CurrentResource::removeFromList(const QString &name)
{
    const qsizetype index = indexOf(m_profiles, name);
    if (index < 0)
        return {};
    QList<Profile> next = m_profiles;
    next.removeAt(index);
    if (const Result<void> saved = m_store.save(next); !saved)
        return saved;
    m_profiles = next;
    emit profileRemoved(name);
    emit profilesChanged();
    if (m_profile.name == name && !isDemo()) {
        if (m_profiles.isEmpty())
            beginNew();
        else
            select(m_profiles.constFirst().name);
    }
    return {};
}

Result<void> CurrentResource::useDemo()
{
    auto demo = std::make_unique<DemoService>();
    if (const Result<void> started = demo->start(); !started)
        return started;
    m_demo = std::move(demo);
    Profile profile;
    profile.name = tr("Demo service");
    profile.resource = m_demo->resourceUrl();
    profile.toolServer = m_demo->toolServerUrl();
    profile.username = m_demo->username();
    m_keys.holdForThisRun(demoAccount, m_demo->key());
    become(profile);
    return {};
}

Result<PastedResource> CurrentResource::resource() const
{
    return parseResourceUrl(m_profile.resource);
}

Result<QUrl> CurrentResource::toolServer() const
{
    return parseToolServerUrl(m_profile.toolServer);
}

Identity CurrentResource::identity() const
{
    return identityOf(m_profile);
}

QString CurrentResource::account() const
{
    return isDemo() ? demoAccount : m_profile.name;
}

/// In a thread, so that the first request need not wait for it.
void CurrentResource::readSystemAuthorities()
{
    if (!m_profile.caFile.isEmpty() && !m_system.valid())
        m_system = systemAuthorities();
}

Result<Authorities> CurrentResource::authoritiesOf(const Profile &profile) const
{
    return trustedAuthorities(profile.caFile, m_system);
}

} // namespace rc
