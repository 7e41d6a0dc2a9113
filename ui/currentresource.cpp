// SPDX-License-Identifier: GPL-3.0-or-later
// The resource that all pages work on: its profile, its key's state, and the demo service behind it if it is that one.
#include "ui/currentresource.h"

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

CurrentResource::CurrentResource(ProfileStore &profiles, KeyStore &keys, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_store(profiles)
    , m_keys(keys)
    , m_settings(settings)
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
}

CurrentResource::~CurrentResource() = default;

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
    if (const QString fault = profileNameFault(profile.name); !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    const QString before = m_profile.name;
    if (profile.name != before && indexOf(m_profiles, profile.name) >= 0)
        return failure(ErrorKind::BadInput, tr("There is already a profile with this name."));

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
    if (!before.isEmpty() && before != profile.name)
        moveKey(before, profile);
    emit profilesChanged();
    emit changed();
    return {};
}

// The keychain files a key under its profile's name, so a new name needs a new place; the old one goes last.
void CurrentResource::moveKey(const QString &before, const Profile &after)
{
    m_keys.read(before, after.keySaved, this, [this, before, after](const KeyReading &reading) {
        if (reading.key.isEmpty())
            return;
        if (reading.state == KeyState::ThisRun) {
            m_keys.holdForThisRun(after.name, reading.key.clone());
            return;
        }
        m_keys.save(after.name, reading.key.clone(), this, [this, before, after](const KeyReading &saved) {
            if (m_profile.name == after.name)
                take(after.name, saved);
            if (saved.state == KeyState::Saved)
                m_keys.forget(before, this, [](const std::optional<Error> &) {});
            else
                markSaved(after.name, false);
        });
    });
}

void CurrentResource::remove(const QString &name)
{
    const qsizetype index = indexOf(m_profiles, name);
    if (index < 0)
        return;
    QList<Profile> next = m_profiles;
    next.removeAt(index);
    if (!m_store.save(next))
        return;
    m_profiles = next;
    emit profilesChanged();
    if (m_profile.name == name && !isDemo()) {
        if (m_profiles.isEmpty())
            beginNew();
        else
            select(m_profiles.constFirst().name);
    }
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
    return {m_profile.username, m_profile.email, m_profile.emailHeader.toLatin1()};
}

QString CurrentResource::account() const
{
    return isDemo() ? demoAccount : m_profile.name;
}

void CurrentResource::take(const QString &forAccount, const KeyReading &reading)
{
    if (forAccount != account())
        return; // another profile by now
    m_keyKnown = true;
    m_keyError = reading.error;
    setKeyState(reading.state, reading.where);
}

void CurrentResource::readKey(QObject *context, std::function<void(KeyReading)> done)
{
    const QString asked = account();
    // our own state is kept up to date also when the asking widget is gone
    m_keys.read(asked, m_profile.keySaved && !isDemo(), this,
                [this, asked, guard = QPointer<QObject>(context), done = std::move(done)](KeyReading reading) {
                    take(asked, reading);
                    if (guard && done)
                        done(std::move(reading));
                });
}

/// In a thread, so that the first request need not wait for it.
void CurrentResource::readSystemAuthorities()
{
    if (!m_profile.caFile.isEmpty() && !m_system.valid())
        m_system = systemAuthorities();
}

Result<Authorities> CurrentResource::authorities() const
{
    return trustedAuthorities(m_profile.caFile, m_system);
}

void CurrentResource::withCredentials(QObject *context, std::function<void(Result<Credentials>)> done)
{
    readKey(context, [who = identity(), done = std::move(done)](KeyReading reading) {
        if (!reading.key.isEmpty())
            done(Credentials{std::move(reading.key), who});
        else
            done(failure(reading.error.value_or(Error{ErrorKind::NoKey, {}, {}, 0})));
    });
}

void CurrentResource::saveKey(Secret key, QObject *context, std::function<void(KeyReading)> done)
{
    const QString asked = account();
    m_keys.save(asked, std::move(key), this,
                [this, asked, guard = QPointer<QObject>(context), done = std::move(done)](KeyReading reading) {
                    if (reading.state == KeyState::Saved)
                        markSaved(asked, true);
                    take(asked, reading);
                    if (guard && done)
                        done(std::move(reading));
                });
}

void CurrentResource::holdKeyForThisRun(Secret key)
{
    m_keys.holdForThisRun(account(), std::move(key));
    m_keyKnown = true;
    m_keyError.reset();
    setKeyState(KeyState::ThisRun, tr("this run only"));
}

void CurrentResource::forgetKey(QObject *context, std::function<void(std::optional<Error>)> done)
{
    const QString asked = account();
    m_keys.forget(
        asked, this,
        [this, asked, guard = QPointer<QObject>(context), done = std::move(done)](const std::optional<Error> &error) {
            if (!error) {
                markSaved(asked, false);
                if (asked == account()) {
                    m_keyError.reset();
                    setKeyState(KeyState::Absent, {});
                }
            }
            if (guard && done)
                done(error);
        });
}

// The mark is a help for the next start only: failing to write it is no reason to disturb anybody.
void CurrentResource::markSaved(const QString &name, bool saved)
{
    const qsizetype index = indexOf(m_profiles, name);
    if (index < 0 || m_profiles.at(index).keySaved == saved)
        return;
    m_profiles[index].keySaved = saved;
    if (m_profile.name == name && !isDemo())
        m_profile.keySaved = saved;
    if (const Result<void> written = m_store.save(m_profiles); !written)
        qWarning("The mark that a key is saved could not be written.");
}

void CurrentResource::setKeyState(KeyState state, const QString &where)
{
    m_keyState = state;
    m_keyWhere = where;
    emit keyStateChanged();
}

} // namespace rc
