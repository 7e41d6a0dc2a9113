// SPDX-License-Identifier: GPL-3.0-or-later
// Compares keys without showing them: short fingerprints for people, full digests for decisions.
#pragma once

#include "core/key/secret.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace rc {

/// Four hex digits such as "91C4" from the key's HMAC-SHA256 under this installation's salt; empty without a key. One
/// in 65,536 keys collides: for display only, never for testing equality. Without the salt, a fingerprint does not help
/// to guess the key.
[[nodiscard]] QString keyFingerprint(const Secret &key);

/// 64 hex digits, unique for each key and `realm`, under the same salt: for file names that reveal nothing. Never
/// shown.
[[nodiscard]] QByteArray keyRealm(const Secret &key, const QString &realm);

/// `source` is called once, for the first fingerprint, in any thread. Null: no salt.
void setFingerprintSalt(std::function<QByteArray()> source);

/// Whether `text` has the form of a keyFingerprint().
[[nodiscard]] bool isKeyFingerprint(QStringView text);

/// Compares the whole keys. Two empty keys are equal.
[[nodiscard]] bool isSameKey(const Secret &one, const Secret &other);

/// "fingerprint 91C4", translated.
[[nodiscard]] QString fingerprintWords(const QString &fingerprint);

} // namespace rc
