// SPDX-License-Identifier: GPL-3.0-or-later
// Removing and renaming a profile: its key in the keychain goes along.
#pragma once

#include "cli/frame/commandrun.h"
#include "core/profile/profile.h"
#include "store/keys/keystore.h"
#include "store/keys/profilesecrets.h"

namespace rc {

class ProfileStore;
class Terminal;

/// The key goes first, so that none stays behind without a profile that names it.
class RemoveRun : public CommandRun
{
    Q_OBJECT

public:
    /// `store` and `terminal` outlive it.
    RemoveRun(Profile profile, const ProfileStore &store, bool json, Terminal &terminal);

    void start() override;
    void abort() override;

private:
    void remove();

    Profile m_profile;
    const ProfileStore &m_store;
    bool m_json;
    Terminal &m_terminal;
    KeyStore m_keys;
};

/// The key is first kept under the new name and read back, then the profile is renamed, then the old key is deleted.
class RenameRun : public CommandRun
{
    Q_OBJECT

public:
    RenameRun(Profile profile, QString name, const ProfileStore &store, bool json, Terminal &terminal);

    void start() override;
    void abort() override;

private:
    void rename(ProfileSecrets copied);
    void renamed();
    void fail(const Error &error);

    Profile m_profile;
    QString m_name;
    const ProfileStore &m_store;
    bool m_json;
    Terminal &m_terminal;
    KeyStore m_keys;
};

} // namespace rc
