// SPDX-License-Identifier: GPL-3.0-or-later
// The resource that all pages work on: its profile, its key's state, and the demo service behind it if it is that one.
#pragma once

#include "core/credentials.h"
#include "core/keystate.h"
#include "core/profile.h"
#include "core/resourceurl.h"
#include "demo/demoservice.h"
#include "service/toollistjob.h"
#include "store/keystore.h"
#include "store/profilestore.h"
#include "store/settings.h"

#include <QObject>

#include <functional>
#include <memory>

namespace rc {

class CurrentResource : public QObject
{
    Q_OBJECT

public:
    /// All three outlive this object.
    CurrentResource(ProfileStore &profiles, KeyStore &keys, Settings &settings, QObject *parent = nullptr);
    ~CurrentResource() override;

    [[nodiscard]] const QList<Profile> &profiles() const { return m_profiles; }
    [[nodiscard]] bool hasProfile() const; ///< false on first start: show the first page
    [[nodiscard]] const Profile &profile() const { return m_profile; }
    [[nodiscard]] bool isDemo() const { return m_demo != nullptr; }
    [[nodiscard]] DemoService *demo() const { return m_demo.get(); }

    void select(const QString &name);
    /// Replaces the current profile (also its name) or adds it; kept on disk unless it is the demo.
    [[nodiscard]] Result<void> keep(const Profile &profile);
    void remove(const QString &name);
    /// Starts the demo service and works on it; its profile and key live for this run only.
    [[nodiscard]] Result<void> useDemo();

    [[nodiscard]] Result<PastedResource> resource() const; ///< parsed from the profile
    [[nodiscard]] Result<QUrl> toolServer() const;
    [[nodiscard]] Identity identity() const;
    [[nodiscard]] DialectMemory &dialects() { return m_dialects; }

    [[nodiscard]] KeyState keyState() const { return m_keyState; }
    [[nodiscard]] QString keyWhere() const { return m_keyWhere; }
    /// Reads the key (asynchronously); updates keyState(). Not called before the first paint.
    void readKey(QObject *context, std::function<void(KeyReading)> done);
    /// The credentials for a request, or why there are none.
    void withCredentials(QObject *context, std::function<void(Result<Credentials>)> done);
    void saveKey(Secret key, QObject *context, std::function<void(KeyReading)> done);
    void holdKeyForThisRun(Secret key);
    void forgetKey(QObject *context, std::function<void(std::optional<Error>)> done);

signals:
    void changed();         ///< another profile or another content: what pages show is stale
    void profilesChanged(); ///< the list
    void keyStateChanged();

private:
    void setKeyState(KeyState state, const QString &where);

    ProfileStore &m_store;
    KeyStore &m_keys;
    Settings &m_settings;
    QList<Profile> m_profiles;
    Profile m_profile;
    DialectMemory m_dialects;
    KeyState m_keyState = KeyState::Absent;
    QString m_keyWhere;
    std::unique_ptr<DemoService> m_demo;
};

} // namespace rc
