// SPDX-License-Identifier: GPL-3.0-or-later
// A response "401, Negotiate" makes Qt use the user's Kerberos tickets automatically. Only a proxy may request them.
#pragma once

#include <QString>

namespace rc {

/// Allows sign-on for the proxy at `host` from the system's settings.
void allowSignOn(const QString &host);

} // namespace rc
