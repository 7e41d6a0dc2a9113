// SPDX-License-Identifier: GPL-3.0-or-later
// The effective profile and limits from options, environment and saved profiles.
#pragma once

#include "cli/frame/arguments.h"
#include "config/toolspec.h"
#include "core/key/credentials.h"
#include "core/profile/profile.h"
#include "store/profiles/profilestore.h"
#include "wire/http/httpcall.h"

namespace rc {

class Terminal;

struct Options
{
    bool json = false;
    bool demo = false;
    bool keyFromStdin = false;
    WireLimits limits;  ///< from the options, else the saved profile, else the settings
    Profile profile;    ///< effective values: option > environment > saved profile
    bool saved = false; ///< `profile.name` is a saved profile, which may have a key in the keychain
    QString keyRefusal; ///< why the saved key must not be used: the environment names another server; empty: it may
    /// Servers that must not get a key or name from the environment: only a saved profile names them, without a grant.
    QStringList unconfirmedServers;
    QString checkedAuthority; ///< KeyBinding::authority at that time
    QString note;             ///< a sentence about variables that were ignored; may be empty
    bool canUseToken = false; ///< a token is saved, and the tool server is the profile's own
};

/// --json and the limits; options override `defaults`.
[[nodiscard]] Result<Options> generalOptionsOf(const Arguments &arguments, const WireLimits &defaults = {});

/// The effective limits; options override `defaults`.
[[nodiscard]] Result<WireLimits> limitsOf(const Arguments &arguments, const WireLimits &defaults);

/// The limits from the window's settings. Invalid ones are reported on standard error.
[[nodiscard]] WireLimits savedLimits(Terminal &terminal);

/// All options. Without --profile or an address, the only saved profile is used.
[[nodiscard]] Result<Options> optionsOf(const Arguments &arguments, const WireLimits &defaults = {});

/// Same with savedLimits().
[[nodiscard]] Result<Options> optionsOf(const Arguments &arguments, Terminal &terminal);

/// Same for shell completion: reads the profiles without side effects, see ProfileStore::peek().
[[nodiscard]] Result<Options> optionsForCompletion(const Arguments &arguments);

/// The saved profile with this name, or the only one if `name` is empty. BadInput lists the profiles.
[[nodiscard]] Result<Profile> savedProfile(const QList<Profile> &profiles, const QString &name);

/// Same for the user's profiles and --profile.
[[nodiscard]] Result<Profile> savedProfile(const Arguments &arguments);

/// Why that key is not sent to `servers`, and how to allow it.
[[nodiscard]] QString environmentKeyFault(const Profile &profile, const QStringList &servers);
[[nodiscard]] QString noProfilesText();

/// BadInput: the command needs a Resource URL.
[[nodiscard]] tl::unexpected<Error> noResourceUrl(const Profile &profile);

/// Records in the saved profile that this key may be sent to its current servers, or to none. Returns the grants.
[[nodiscard]] Result<QStringList> grantEnvironmentKey(const QString &profileName, bool allowed);

/// An absolute path, so that it can be saved; empty for an empty path.
[[nodiscard]] QString fullPath(const QString &path);

/// BadInput unless `prefix` is a valid start of an environment variable's name.
[[nodiscard]] Result<QString> envPrefixFrom(const QString &prefix);

/// --approval, for a tool spec.
[[nodiscard]] OptionRow approvalOption();
/// The value of --approval; default: Always.
[[nodiscard]] ToolApproval approvalOf(const Arguments &arguments);

} // namespace rc
