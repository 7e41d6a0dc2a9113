// SPDX-License-Identifier: GPL-3.0-or-later
// The resource that all pages work on: its profile, its key's state, and the demo service behind it if it is that one.
#include "ui/currentresource.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

// no profile can have this name: profileNameFault() refuses control characters
const QString demoAccount = u"\u0001demo"_s;

} // namespace

CurrentResource::CurrentResource(ProfileStore &profiles, KeyStore &keys, Settings &settings, ActivityLog *activity,
                                 QObject *parent)
    : QObject(parent)
    , m_store(profiles)
    , m_keys(keys)
    , m_settings(settings)
    , m_activity(activity)
    , m_key(
          keys, [](const QString &profile) { return profile; }, [](KeyReading reading) { return reading; },
          profilesOf(&Profile::keySaved, &ProfileStore::markKey, keyBindingOf))
    , m_token(keys, codeHostingTokenAccount, asToken,
              profilesOf(&Profile::tokenSaved, &ProfileStore::markToken, tokenBindingOf))
    , m_watch(profiles.path())
{
    m_alertRests.setHoldTime(std::chrono::milliseconds(m_settings.holdTime()));
    // A file that cannot be written is read as this version has it all the same; the notice then comes each time.
    if (const Result<QStringList> named = m_store.bringUpToDate())
        m_newlyNamed = *named;
    Result<QList<Profile>> loaded = m_store.load();
    if (loaded)
        m_profiles = std::move(*loaded);
    else
        m_loadError = loaded.error();
    const qsizetype last = indexOfProfile(m_profiles, m_settings.profile());
    if (!m_profiles.isEmpty())
        m_profile = m_profiles.at(std::max<qsizetype>(last, 0));
    readSystemAuthorities();
    connect(&m_watch, &FileWatch::changed, this, &CurrentResource::reload);
    connect(&m_key, &KeptSecret::changed, this, &CurrentResource::keyStateChanged);
}

CurrentResource::~CurrentResource() = default;

bool CurrentResource::hasProfile() const
{
    return isDemo() || !m_profile.name.isEmpty();
}

void CurrentResource::select(const QString &name)
{
    const qsizetype index = indexOfProfile(m_profiles, name);
    if (index < 0)
        return;
    m_demo.reset();
    m_settings.setProfile(name);
    become(withTyped(m_profiles.at(index)));
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
    m_key.begin(hasProfile());
    m_token.begin(hasProfile());
    emit changed();
    m_key.tell();
    m_token.tell();
}

Result<void> CurrentResource::useDemo()
{
    auto demo = std::make_unique<DemoService>();
    if (const Result<void> started = demo->start(); !started)
        return started;
    m_demo = std::move(demo);
    m_scenario = &demoScenarios().constFirst();
    becomeDemo();
    return {};
}

void CurrentResource::play(const DemoScenario &scenario)
{
    if (!isDemo())
        return;
    DemoSetting setting;
    scenario.play(setting);
    m_demo->play(setting);
    m_scenario = &scenario;
    becomeDemo();
    emit scenarioChanged();
}

void CurrentResource::becomeDemo()
{
    Profile profile;
    profile.name = tr("Demo service");
    profile.resource = m_demo->resourceUrl();
    profile.toolServer = m_demo->toolServerUrl();
    profile.username = m_demo->username();
    profile.furtherCatalogs = m_demo->furtherCatalogs();
    holdBoundKey(m_keys, demoAccount, m_demo->key(), keyBindingOf(profile));
    become(profile);
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

#include "moc_currentresource.cpp"
