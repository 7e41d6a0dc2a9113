// SPDX-License-Identifier: GPL-3.0-or-later
// profile add --paste and profile edit --paste: what a text of any kind says of a profile.
#pragma once

#include "cli/frame/arguments.h"
#include "cli/frame/commandrun.h"
#include "config/paste/pasteanything.h"
#include "core/profile/profile.h"
#include "store/keys/keystore.h"

namespace rc {

class ProfileStore;
class Terminal;

[[nodiscard]] QList<OptionRow> pasteOptions();

/// What the file that --paste names says, or standard input for -; nothing understood without the option. Of several
/// servers the one that --server names counts, else the only one at an origin that `profile` has. BadInput when the
/// text says nothing of a profile, or which server is meant is open. Notes and faults go to standard error.
[[nodiscard]] Result<PasteReading> pastedReading(const Arguments &arguments, const Profile &profile,
                                                 Terminal &terminal);

/// Keeps the key of a pasted text in the keychain, and the mark of it with the profile.
class PastedKeyRun : public CommandRun
{
    Q_OBJECT

public:
    /// `store` and `terminal` outlive it.
    PastedKeyRun(Profile profile, Secret key, const ProfileStore &store, Terminal &terminal);

    void start() override;
    void abort() override;

private:
    void saved(const KeyReading &reading);

    Profile m_profile;
    Secret m_key;
    const ProfileStore &m_store;
    Terminal &m_terminal;
    KeyStore m_keys;
};

/// Runs it when the text had a key. Returns the exit code.
[[nodiscard]] int keepPastedKey(const Profile &profile, PasteReading reading, const ProfileStore &store,
                                Terminal &terminal);

} // namespace rc
