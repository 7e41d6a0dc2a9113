// SPDX-License-Identifier: GPL-3.0-or-later
// Where a secret of a profile may go and how that place is trusted, as a person confirmed it for this very secret.
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
    QStringList origins; ///< scheme, host and, unless it is the usual one, port; sorted, each once
    QString authority;   ///< SHA-256 of the profile's own certificate authorities in hex; empty: the system's alone
    QString header;      ///< that carries the secret, in lower case
    bool bearer = false; ///< to the tool server it goes as a bearer token

    /// Whether a secret that is bound to this may go out as `wanted` says: to the same servers or fewer, with the
    /// same trust or the system's alone, in the same header and form.
    [[nodiscard]] bool allows(const KeyBinding &wanted) const;
    bool operator==(const KeyBinding &) const = default;
};

/// The servers that `profile` sends its key to: those of its Resource URL and of its tool server, below which its
/// further catalogs are. An address that cannot be read is none: nothing is sent there.
[[nodiscard]] QStringList keyOrigins(const Profile &profile);

/// Whether both want the same of their key, as far as can be told without reading a file.
[[nodiscard]] bool sendAlike(const Profile &one, const Profile &other);

/// What the profile wants of its key and of its code-hosting token. `authorities`: the bytes of the file that the
/// profile names, empty without one.
[[nodiscard]] KeyBinding keyBinding(const Profile &profile, const QByteArray &authorities);
[[nodiscard]] KeyBinding tokenBinding(const Profile &profile, const QByteArray &authorities);

/// What a person allows when the key in `variable` may go as `wanted` says, in any header: "VARIABLE ORIGIN SEAL" for
/// each server. The seal is keyed by `salt`, which is of this installation, and covers the profile's own authorities: a
/// profiles file from elsewhere allows nothing.
[[nodiscard]] QStringList environmentGrants(const QString &variable, const KeyBinding &wanted, const QByteArray &salt);

/// `binding` of `secret` as it is kept beside it, in the keychain: JSON. It is sealed with the secret, so that it says
/// nothing of another one that comes to the same place, and only who has the secret can change it.
[[nodiscard]] Secret boundText(const KeyBinding &binding, const Secret &secret);
/// What boundText() wrote of this secret; nothing when it is of another one, or cannot be read.
[[nodiscard]] std::optional<KeyBinding> bindingIn(const Secret &text, const Secret &secret);

/// Why a secret that is bound to `bound`, or to nothing yet, does not go out as `wanted` says: KeyBoundElsewhere or
/// KeyUnbound with a translated sentence that names both places.
[[nodiscard]] Error withheldError(const std::optional<KeyBinding> &bound, const KeyBinding &wanted);

/// The places in words: "https://logs.example.net and https://mcp.example.net".
[[nodiscard]] QString placesText(const KeyBinding &binding);

} // namespace rc
