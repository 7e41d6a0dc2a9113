// SPDX-License-Identifier: GPL-3.0-or-later
// The context of a window: the open profile, its keys, and the demo service if that is open.
#pragma once

#include "core/url/resourceurl.h"
#include "demo/demoscenario.h"
#include "demo/demoservice.h"
#include "session/profile/alertcooldown.h"
#include "session/profile/profilebook.h"
#include "session/profile/profilecontext.h"
#include "session/profile/profilekeys.h"
#include "session/profile/unsavedfields.h"

#include <QObject>

#include <memory>

namespace rc {

/// Outlives the widgets that it is passed to. Larger than other classes: half of it is ProfileContext, and most of the
/// rest gives access to its parts.
class Session : public QObject, public ProfileContext
{
    Q_OBJECT

public:
    /// All must outlive this object. `activity`: the log for records; may be null.
    Session(ProfileStore &profiles, KeyStore &keys, Settings &settings, ActivityLog *activity = nullptr,
            QObject *parent = nullptr);
    ~Session() override;

    [[nodiscard]] ProfileBook &book() { return m_book; }
    [[nodiscard]] const ProfileBook &book() const { return m_book; }
    [[nodiscard]] ProfileKeys &keys() { return m_keys; }
    [[nodiscard]] const ProfileKeys &keys() const { return m_keys; }
    [[nodiscard]] UnsavedFields &fields() { return m_fields; }
    [[nodiscard]] AlertCooldown &alertCooldown() { return m_alertCooldown; }
    /// Settings stored between runs.
    [[nodiscard]] Settings &settings() { return m_settings; }

    [[nodiscard]] const Profile &profile() const override { return m_book.profile(); }
    [[nodiscard]] ActivityLog *activity() const override { return m_activity; }
    [[nodiscard]] Result<Authorities> authoritiesIn(const AuthoritiesFile &file) const override;
    /// The current limits, overridden by the profile's timeouts.
    [[nodiscard]] WireLimits limitsOf(const Profile &profile) const override;
    [[nodiscard]] WireLimits limits() const { return limitsOf(profile()); }
    [[nodiscard]] SecretSource &secrets() override { return m_keys; }
    void withAccess(QObject *context, std::function<void(Result<Access>)> done) override;
    [[nodiscard]] DialectMemory &dialects() override { return m_dialects; }
    /// Why nothing can be sent: the unsaved address has another origin than the saved one. nullopt if it can.
    [[nodiscard]] std::optional<Error> sendBlocker() const;

    /// The confirmed plan for reading the open profile's log, or the demo service's own; unset if none.
    [[nodiscard]] LogToolPlan logTool() const;
    /// Saves the plan in the open profile; for the demo service or an unsaved address only for this run.
    [[nodiscard]] Result<void> confirmLogTool(const LogToolPlan &plan);

    /// Starts and opens the demo service; its profile and key only exist in this run.
    [[nodiscard]] Result<void> useDemo();
    [[nodiscard]] bool isDemo() const { return m_book.isGuest(); }
    [[nodiscard]] DemoService *demo() const { return m_demo.get(); }
    /// Changes the scenario of the demo service and reloads its addresses, name and key. Does nothing without a
    /// service.
    void play(const DemoScenario &scenario);
    [[nodiscard]] const DemoScenario &scenario() const { return *m_scenario; }
    void retranslate(); ///< the demo service's name, after a change of language

signals:
    void scenarioChanged(); ///< after the book's changed()

private:
    void openDemo();
    void readSystemAuthorities();

    Settings &m_settings;
    ActivityLog *m_activity;
    SystemAuthorities m_system; ///< read early, once a profile has its own authorities
    std::unique_ptr<DemoService> m_demo;
    const DemoScenario *m_scenario = &demoScenarios().constFirst();
    DialectMemory m_dialects;
    LogToolPlan m_sessionLogTool;
    AlertCooldown m_alertCooldown;
    UnsavedFields m_fields;
    ProfileBook m_book;
    ProfileKeys m_keys;
};

} // namespace rc
