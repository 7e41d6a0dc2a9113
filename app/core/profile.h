// SPDX-License-Identifier: GPL-3.0-or-later
// One resource a person works with, and how to speak for it. Never holds the key.
#pragma once

#include "core/threshold.h"

#include <QString>

namespace rc {

struct Profile
{
    QString name;
    QString resource;   ///< the Resource URL as resourceUrl() writes it
    QString toolServer; ///< {mcp}, may be empty: then only entries can be sent
    QString username;
    QString email; ///< used when there is no user name
    QString emailHeader = QStringLiteral("X-User-Email");
    QString envPrefix = QStringLiteral("SERVICE_");
    QString caFile; ///< PEM file with certificate authorities to trust beside the system's; may be empty
    Threshold threshold = Threshold::Info;
    bool debug = false;
    bool keySaved = false; ///< not secret: a key was saved for it, so a failed read never says "no key"

    bool operator==(const Profile &) const = default;
};

/// Why `name` cannot be a profile's name (empty, over 64 characters, control characters); empty when it can.
[[nodiscard]] QString profileNameFault(const QString &name);

} // namespace rc
