// SPDX-License-Identifier: GPL-3.0-or-later
// Who and where: what the options, the environment and the profiles say together.
#pragma once

#include "cli/frame/arguments.h"
#include "config/toolspec.h"
#include "core/key/credentials.h"
#include "core/profile/profile.h"
#include "store/profiles/profilestore.h"
#include "wire/http/httpcall.h"

#include <QProcessEnvironment>

namespace rc {

class Terminal;

struct Options
{
    bool json = false;
    bool quiet = false;
    bool demo = false;
    bool keyFromStdin = false;
    WireLimits limits;     ///< the option's, else the saved profile's, else the setting's
    Profile profile;       ///< the values that count: option > environment > saved profile
    bool saved = false;    ///< `profile.name` is a saved profile, so its key may be in the keychain
    QString keyNotForHere; ///< why the kept key must not be used: the environment points elsewhere; empty: it may
    /// Servers to which no key or name of the environment goes: a saved profile alone names them, and nobody allowed
    /// it.
    QStringList notForEnvironment;
    QString checkedAuthority;  ///< KeyBinding::authority when that was found
    QString note;              ///< a sentence about variables that are set and were not used; may be empty
    bool tokenForHere = false; ///< a code-hosting token is saved, and the tool server is the profile's own
};

/// --json, --quiet, and the limits: what the options say goes before `set`.
[[nodiscard]] Result<Options> generalOptionsOf(const Arguments &arguments, const WireLimits &set = {});

/// The limits that count: what the options say goes before `set`.
[[nodiscard]] Result<WireLimits> limitsOf(const Arguments &arguments, const WireLimits &set);

/// What the settings say, which the window shows and changes. What cannot be used there is said on standard error.
[[nodiscard]] WireLimits savedLimits(Terminal &terminal);

/// All of them. Without --profile, and with nothing else saying where, the only saved profile is taken.
[[nodiscard]] Result<Options> optionsOf(const Arguments &arguments, const QProcessEnvironment &environment,
                                        const ProfileStore &store, const WireLimits &set = {});

/// The same of this person's environment, profiles and settings.
[[nodiscard]] Result<Options> optionsOf(const Arguments &arguments, Terminal &terminal);

/// The same for a shell that offers names while somebody types: the store is only looked at, see ProfileStore::peek().
[[nodiscard]] Result<Options> optionsSeen(const Arguments &arguments, const QProcessEnvironment &environment,
                                          const ProfileStore &store);

/// The saved profile of this name, or the only one when `name` is empty. BadInput says which there are.
[[nodiscard]] Result<Profile> savedProfile(const QList<Profile> &profiles, const QString &name);

/// The same of this person's profiles, for what --profile says.
[[nodiscard]] Result<Profile> savedProfile(const Arguments &arguments);

/// Why that key is not sent to `servers`, and what allows it.
[[nodiscard]] QString environmentKeyWords(const Profile &profile, const QStringList &servers);
/// Records in the saved profile that this key may go to the servers that it names now, or to none. Returns the grants.
[[nodiscard]] Result<QStringList> grantEnvironmentKey(const QString &profileName, bool allowed);

/// From the root, so that it can be saved; empty for an empty one.
[[nodiscard]] QString fullPath(const QString &path);

/// BadInput unless `prefix` can begin the name of an environment variable.
[[nodiscard]] Result<QString> envPrefixFrom(const QString &prefix);

/// --approval, of a tool spec.
[[nodiscard]] OptionRow approvalOption();
/// What it says; BadInput for another word. Always where it is not given.
[[nodiscard]] Result<ToolApproval> approvalOf(const Arguments &arguments);

} // namespace rc
