// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include "core/key/keybinding.h"
#include "core/words/displaytext.h"
#include "store/activity/activitylog.h"

namespace rc {

Session::Session(ProfileStore &profiles, KeyStore &keys, Settings &settings, ActivityLog *activity, QObject *parent)
    : QObject(parent)
    , m_settings(settings)
    , m_activity(activity)
    , m_book(profiles, settings)
    , m_keys(m_book, keys)
{
    m_alertCooldown.setHoldTime(std::chrono::milliseconds(m_settings.holdTime()));
    readSystemAuthorities();
    connect(&m_book, &ProfileBook::profileOpened, this, [this] {
        if (!isDemo())
            m_demo.reset();
        readSystemAuthorities();
    });
    connect(&m_book, &ProfileBook::edited, this, &Session::readSystemAuthorities);
    if (m_activity != nullptr)
        connect(&m_book, &ProfileBook::profileRenamed, m_activity,
                [log = m_activity](const QString &from, const QString &to, const QString &id) {
                    const auto work = [=](ActivityFile &file) { return file.renameProfile(from, to, id); };
                    log->change<Result<void>>(work, log, [](const Result<void> &) {});
                });
}

Session::~Session() = default;

/// In another thread, so that the first request need not wait.
void Session::readSystemAuthorities()
{
    if (!profile().caFile.isEmpty() && !m_system.valid())
        m_system = systemAuthorities();
}

Result<Authorities> Session::authoritiesIn(const AuthoritiesFile &file) const
{
    return trustedAuthorities(file, ignoredEnvironment(), m_system);
}

WireLimits Session::limitsOf(const Profile &profile) const
{
    return limitsFor(profile, m_settings.wireLimits());
}

void Session::withAccess(QObject *context, std::function<void(Result<Access>)> done)
{
    m_fields.whenSettled(context, [this, requested = profile(), context, done = std::move(done)](bool continues) {
        if (!continues) {
            done(failure(ErrorKind::Canceled));
            return;
        }
        // Requests use the current profile, so a key that was read for other servers must not be used.
        withAccessOf(profile(), context, [this, requested, done](Result<Access> access) {
            const std::optional<Error> blocker = sendBlocker();
            if (blocker)
                done(failure(*blocker));
            else if (access && !haveSameKeyTargets(requested, profile()))
                done(failure(ErrorKind::Canceled));
            else
                done(std::move(access));
        });
    });
}

std::optional<Error> Session::sendBlocker() const
{
    if (!m_book.isEdited())
        return std::nullopt;
    const QStringList known = keyOrigins(m_book.savedProfile());
    for (const QString &origin : keyOrigins(profile())) {
        if (!known.contains(origin)) {
            const QString message = tr("Nothing is sent to %1 until the address is saved.").arg(displayText(origin));
            return badInput(message);
        }
    }
    return std::nullopt;
}

Result<void> Session::useDemo()
{
    auto demo = std::make_unique<DemoService>();
    RC_CHECK(demo->start());
    m_demo = std::move(demo);
    m_scenario = &demoScenarios().constFirst();
    openDemo();
    return {};
}

LogToolPlan Session::logTool() const
{
    const bool isSessionTool = m_sessionLogTool.isSet() && m_sessionLogTool.server == profile().toolServer;
    return isSessionTool ? m_sessionLogTool : logToolPlanOf(profile());
}

Result<void> Session::confirmLogTool(const LogToolPlan &plan)
{
    if (isDemo() || m_book.isEdited()) { // neither can be saved
        m_sessionLogTool = plan;
        return {};
    }
    Profile confirmed = m_book.savedProfile();
    confirmed.logTool = plan;
    return m_book.save(confirmed);
}

void Session::play(const DemoScenario &scenario)
{
    if (!isDemo())
        return;
    DemoSetting setting;
    scenario.play(setting);
    m_demo->play(setting);
    m_scenario = &scenario;
    openDemo();
    emit scenarioChanged();
}

void Session::retranslate()
{
    if (isDemo())
        openDemo();
}

void Session::openDemo()
{
    Profile profile;
    profile.name = tr("Demo service");
    profile.id = QStringLiteral("demo-") + m_scenario->name; // each scenario has a history of its own
    profile.resource = m_demo->resourceUrl();
    profile.toolServer = m_demo->toolServerUrl();
    profile.username = m_demo->username();
    profile.customCatalogs = m_demo->customCatalogs();
    m_keys.holdGuestKey(m_demo->key(), keyBindingOf(profile, {}));
    m_sessionLogTool = m_demo->logTool();
    m_book.openGuest(profile);
}

} // namespace rc

#include "moc_session.cpp"
