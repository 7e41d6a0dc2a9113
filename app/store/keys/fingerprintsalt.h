// SPDX-License-Identifier: GPL-3.0-or-later
// The salt that makes key fingerprints useless elsewhere: 32 random bytes per installation.
#pragma once

#include <QByteArray>
#include <QString>

namespace rc {

/// Salts keyFingerprint() with fingerprintSalt(fingerprintSaltFile()), read on first use.
void saltFingerprints();

/// The salt in `file`, created for its owner only if missing. If it can be neither read nor created, a salt for this
/// run: fingerprints will differ in the next one.
[[nodiscard]] QByteArray fingerprintSalt(const QString &file);

/// fingerprint-salt in the user's data folder for this program.
[[nodiscard]] QString fingerprintSaltFile();

} // namespace rc
