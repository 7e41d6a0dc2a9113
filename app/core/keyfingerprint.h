// SPDX-License-Identifier: GPL-3.0-or-later
// Two keys told apart without seeing either: by a few digits for people, and whole for deciding.
#pragma once

#include "core/secret.h"

#include <QString>

namespace rc {

/// The first four hex digits of the key's SHA-256, as in "91C4"; empty for no key. One in 65,536 keys has the same
/// ones: good for reading, never for deciding whether two keys are equal.
[[nodiscard]] QString keyFingerprint(const Secret &key);

/// Whether `text` is written as keyFingerprint() writes one.
[[nodiscard]] bool isKeyFingerprint(QStringView text);

/// Whether two keys are the same, compared whole. Two empty ones are.
[[nodiscard]] bool isSameKey(const Secret &one, const Secret &other);

/// "fingerprint 91C4", translated.
[[nodiscard]] QString fingerprintWords(const QString &fingerprint);

} // namespace rc
