// SPDX-License-Identifier: GPL-3.0-or-later
// Two keys told apart without seeing either: by a few digits for people, and whole for deciding.
#pragma once

#include "core/key/secret.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace rc {

/// Four hex digits, as in "91C4", of the key's HMAC-SHA256 under the salt of this installation; empty for no key. One
/// in 65,536 keys has the same ones: good for reading, never for deciding whether two keys are equal. Whoever sees one
/// and does not have the salt cannot try guesses at the key on it.
[[nodiscard]] QString keyFingerprint(const Secret &key);

/// 64 hex digits that differ for every key and every `realm`, under the same salt: to keep things apart in files whose
/// names tell nothing. Never to be shown.
[[nodiscard]] QByteArray keyRealm(const Secret &key, const QString &realm);

/// Where the salt comes from: `source` is asked once, for the first fingerprint, in whatever thread. None: no salt.
void setFingerprintSalt(std::function<QByteArray()> source);

/// Whether `text` is written as keyFingerprint() writes one.
[[nodiscard]] bool isKeyFingerprint(QStringView text);

/// Whether two keys are the same, compared whole. Two empty ones are.
[[nodiscard]] bool isSameKey(const Secret &one, const Secret &other);

/// "fingerprint 91C4", translated.
[[nodiscard]] QString fingerprintWords(const QString &fingerprint);

} // namespace rc
