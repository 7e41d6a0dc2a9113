// SPDX-License-Identifier: GPL-3.0-or-later
// What keeps the fingerprints of keys from being tried out elsewhere: 32 random bytes of this installation.
#pragma once

#include <QByteArray>
#include <QString>

namespace rc {

/// From now on keyFingerprint() is salted with fingerprintSalt(fingerprintSaltFile()), read when it is first needed.
void saltFingerprints();

/// The salt in `file`, made there, for its owner only, when there is none. Where it can be neither read nor made it is
/// one of this run: fingerprints are then different in the next.
[[nodiscard]] QByteArray fingerprintSalt(const QString &file);

/// fingerprint-salt in the folder of the person's data for this program.
[[nodiscard]] QString fingerprintSaltFile();

} // namespace rc
