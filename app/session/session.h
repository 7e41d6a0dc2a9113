// SPDX-License-Identifier: GPL-3.0-or-later
// What a window works with: the open profile, its keys, and the demo service behind it if it is that one.
#pragma once

#include "core/url/resourceurl.h"
#include "demo/demoscenario.h"
#include "demo/demoservice.h"
#include "session/profile/alertrests.h"
#include "session/profile/openprofile.h"
#include "session/profile/profilebook.h"
#include "session/profile/profilekeys.h"
#include "session/profile/unsavedfields.h"

#include <QObject>

#include <memory>

namespace rc {

/// A little larger than other classes: half of it is OpenProfile, and most of the rest hands out its parts.
class Session : public QObject, public OpenProfile
{
    Q_OBJECT

public:
    /// All outlive this object. `activity`: where what is done is recorded; null: nowhere.
    Session(ProfileStore &profiles, KeyStore &keys, Settings &settings, ActivityLog *activity = nullptr,
            QObject *parent = nullptr);
    ~Session() override;

    [[nodiscard]] ProfileBook &book() { return m_book; }
    [[nodiscard]] const ProfileBook &book() const { return m_book; }
    [[nodiscard]] ProfileKeys &keys() { return m_keys; }
    [[nodiscard]] const ProfileKeys &keys() const { return m_keys; }
    [[nodiscard]] UnsavedFields &fields() { return m_fields; }
    [[nodiscard]] AlertRests &alertRests() { return m_alertRests; }
    /// What the program remembers between runs.
    [[nodiscard]] Settings &settings() { return m_settings; }

    [[nodiscard]] const Profile &profile() const override { return m_book.profile(); }
    [[nodiscard]] ActivityLog *activity() const override { return m_activity; }
    [[nodiscard]] Result<Authorities> authoritiesIn(const AuthoritiesFile &file) const override;
    /// As they are set now, with the time-outs of the profile in their place.
    [[nodiscard]] WireLimits limitsOf(const Profile &profile) const override;
    [[nodiscard]] WireLimits limits() const { return limitsOf(profile()); }
    void withCredentials(QObject *context, std::function<void(Result<TrustedCredentials>)> done) override;
    void readKeyOf(const Profile &profile, const AuthoritiesFile &file, QObject *context,
                   std::function<void(KeyReading)> done) override;
    void readTokenOf(const Profile &profile, const AuthoritiesFile &file, QObject *context,
                     std::function<void(KeyReading)> done) override;
    [[nodiscard]] DialectMemory &dialects() override { return m_dialects; }
    /// Why nothing is sent now: an unsaved address is at another server than the saved one's. Empty: nothing is in the
    /// way.
    [[nodiscard]] std::optional<Error> heldBack() const;

    /// How the log of the open profile is read, as a person confirmed it; one that is not set: nobody has.
    [[nodiscard]] ReadingPlan logTool() const;
    /// Saves the plan in the open profile; for the demo service, and an address that is not saved, it holds for this
    /// run.
    [[nodiscard]] Result<void> confirmLogTool(const ReadingPlan &plan);

    /// Starts the demo service and works on it; its profile and key live for this run only.
    [[nodiscard]] Result<void> useDemo();
    [[nodiscard]] bool isDemo() const { return m_book.isGuest(); }
    [[nodiscard]] DemoService *demo() const { return m_demo.get(); }
    /// What the demo service plays from now on; its addresses, name and key are taken anew. Nothing without one.
    void play(const DemoScenario &scenario);
    [[nodiscard]] const DemoScenario &scenario() const { return *m_scenario; }

signals:
    void scenarioChanged(); ///< after the book's changed()

private:
    void openDemo();
    void readSystemAuthorities();

    Settings &m_settings;
    ActivityLog *m_activity;
    SystemAuthorities m_system; ///< read ahead, once a profile has authorities of its own
    std::unique_ptr<DemoService> m_demo;
    const DemoScenario *m_scenario = &demoScenarios().constFirst();
    DialectMemory m_dialects;
    ReadingPlan m_logToolOfThisRun;
    AlertRests m_alertRests;
    UnsavedFields m_fields;
    ProfileBook m_book;
    ProfileKeys m_keys;
};

} // namespace rc
