// SPDX-License-Identifier: GPL-3.0-or-later
// The servers that a profile's secret may be sent to and how they are trusted, as the user confirmed it for this
// secret.
#pragma once

#include "core/error.h"
#include "core/key/secret.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace rc {

struct Profile;

struct KeyBinding
{
    QStringList origins; ///< scheme, host and any non-default port; sorted, unique
    QString authority;   ///< SHA-256 in hex of the profile's own certificate authorities; empty: the system's only
    QString header;      ///< name of the header with the secret, in lower case
    bool bearer = false; ///< sent to the tool server as a bearer token

    /// Whether a secret bound to this may be sent as in `required`: to the same servers or fewer, with the same trust
    /// or only the system's, in the same header and form.
    [[nodiscard]] bool allows(const KeyBinding &required) const;
    bool operator==(const KeyBinding &) const = default;
};

/// The origins that `profile` sends its key to: those of its Resource URL and of its tool server, which also hosts its
/// further catalogs. Skips unreadable addresses, since nothing is sent to them.
[[nodiscard]] QStringList keyOrigins(const Profile &profile);

/// Whether both profiles send their key in the same way, as far as that is known without reading a file.
[[nodiscard]] bool haveSameKeyTargets(const Profile &a, const Profile &b);

/// The binding that the profile needs for its key and token. `authorities`: content of the profile's CA file, empty
/// without one.
[[nodiscard]] KeyBinding keyBinding(const Profile &profile, const QByteArray &authorities);
[[nodiscard]] KeyBinding tokenBinding(const Profile &profile, const QByteArray &authorities);

/// The permission to send the key from `variable` as in `required`, in any header: "VARIABLE ORIGIN SEAL" for each
/// server. The seal is keyed with this installation's `salt` and covers the profile's own authorities, so a profiles
/// file from elsewhere grants nothing.
[[nodiscard]] QStringList environmentGrants(const QString &variable, const KeyBinding &required,
                                            const QByteArray &salt);

/// `binding` as JSON, stored beside `secret` in the keychain. It is sealed with the secret: it cannot apply to another
/// secret saved there later, and only an owner of the secret can change it.
[[nodiscard]] Secret sealedBinding(const KeyBinding &binding, const Secret &secret);
/// Reads sealedBinding() of this secret; nullopt if it belongs to another secret or is unreadable.
[[nodiscard]] std::optional<KeyBinding> unsealedBinding(const Secret &text, const Secret &secret);

/// The error for a secret whose binding (if any) does not allow `required`: KeyBoundElsewhere or KeyUnbound with a
/// translated sentence that names the permitted servers and those that are not.
[[nodiscard]] Error withheldError(const std::optional<KeyBinding> &bound, const KeyBinding &required);

/// The origins as text: "https://logs.example.net and https://mcp.example.net".
[[nodiscard]] QString originsText(const KeyBinding &binding);

} // namespace rc
