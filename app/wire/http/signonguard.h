// SPDX-License-Identifier: GPL-3.0-or-later
// An answer "401, Negotiate" makes Qt look for this person's Kerberos tickets, by itself and before anybody sees it.
// Only a proxy may ask for them.
#pragma once

#include <QString>

namespace rc {

/// The proxy of the system's settings at `host` may ask for a sign-on.
void allowSignOn(const QString &host);

} // namespace rc
