// SPDX-License-Identifier: GPL-3.0-or-later
// Saved profiles on the terminal: as a list, one in full, and as JSON.
#pragma once

#include "core/profile/profile.h"

#include <QByteArray>
#include <QList>

namespace rc {

class Terminal;

/// profileMembers() and keySaved.
[[nodiscard]] QByteArray profileJson(const Profile &profile);

void listProfiles(const QList<Profile> &profiles, bool json, Terminal &terminal);
void showProfile(const Profile &profile, bool json, Terminal &terminal);

} // namespace rc
