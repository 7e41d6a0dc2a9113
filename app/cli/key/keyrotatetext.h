// SPDX-License-Identifier: GPL-3.0-or-later
// What key rotate found, as text and as JSON.
#pragma once

#include "check/ladder/keycomparison.h"
#include "session/profile/keysightings.h"
#include "session/profile/rotatestage.h"

namespace rc {

class Terminal;

struct RotationFound
{
    const QString &profile;
    const Secret &old;
    const Secret &fresh;
    const KeyComparison &found;
    bool switched = false;
    const QString &where; ///< the keychain that has the new key
    const QList<KeySighting> &seen;
};

/// "Step 2 of 5: Compare", above what belongs to it.
void printStage(RotateStage stage, Terminal &terminal);
/// Both ladders side by side, and the verdict.
void printComparison(const QString &profile, const Secret &old, const Secret &fresh, const KeyComparison &found,
                     Terminal &terminal);
/// Where the old key is still in use; nothing when it was seen nowhere.
void printSightings(const QList<KeySighting> &seen, Terminal &terminal);
[[nodiscard]] QByteArray rotationJson(const RotationFound &found);

} // namespace rc
