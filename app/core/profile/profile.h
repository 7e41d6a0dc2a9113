// SPDX-License-Identifier: GPL-3.0-or-later
// One resource a person works with, and how to speak for it. Never holds the key.
#pragma once

#include "core/entry/threshold.h"
#include "core/profile/headernames.h"
#include "core/profile/profilecolour.h"
#include "core/profile/readingplan.h"
#include "core/profile/wirelimits.h"
#include "core/tool/catalogkind.h"
#include "core/tool/dialect.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace rc {

struct Profile
{
    QString name;
    QString resource;   ///< the Resource URL as resourceUrl() writes it; empty: a tool server alone
    QString toolServer; ///< {mcp}, may be empty: then only entries can be sent
    QString username;
    QString email; ///< used when there is no user name
    QString emailHeader = QString::fromLatin1(rc::emailHeader);
    QString envPrefix = QStringLiteral("SERVICE_");
    QString caFile; ///< PEM file with certificate authorities to trust beside the system's; may be empty
    Threshold threshold = Threshold::Info;
    bool debug = false;
    bool keySaved = false;   ///< not secret: a key was saved for it, so a failed read never says "no key"
    bool tokenSaved = false; ///< the same for the code-hosting token
    QString keyHeader = QString::fromLatin1(apiKeyHeader);
    bool bearer = false; ///< the tool server gets the key as "Authorization: Bearer", not in that header
    QString usernameHeader = QString::fromLatin1(rc::usernameHeader);
    QString uuidHeader = QString::fromLatin1(rc::uuidHeader);
    bool uuidToTools = false; ///< the tool server gets the resource's UUID: with it, it knows a resource's own key
    int deadline = 0;         ///< seconds, in place of the preference; 0: as in the preferences
    int streamDeadline = 0;   ///< the same for event streams
    ProfileColour colour = ProfileColour::None;
    bool identityOnIngest = true;        ///< an entry's request carries the user name as well, as the SDKs send it
    QList<CatalogKind> furtherCatalogs;  ///< lists of tools below the tool server beside those of the interface
    std::optional<Dialect> dialect = {}; ///< its tool server is spoken to in this one; nothing: whichever it speaks
    bool provesArrival = false;          ///< a check ends with a look into the service's own log
    ReadingPlan logTool;                 ///< how to look there; see readingPlanOf()
    QStringList environmentGrants;       ///< where a person let keys of the environment go; see environmentGrants()

    bool operator==(const Profile &) const = default;
};

/// The lists of tools that its tool server is asked for: those of the interface, then its further ones.
[[nodiscard]] QList<CatalogKind> allCatalogs(const Profile &profile);

/// Its plan, if it was confirmed for the tool server that the profile has now; else one that is not set.
[[nodiscard]] ReadingPlan readingPlanOf(const Profile &profile);

/// Why `name` cannot be a profile's name (empty, over 64 characters, control characters); empty when it can.
[[nodiscard]] QString profileNameFault(const QString &name);

/// Whether it has anything to talk to: a Resource URL, a tool server or both.
[[nodiscard]] bool hasAddress(const Profile &profile);

/// Why the names of the headers cannot be used: headerNameFault() of one of them, or two that are the same. A
/// translated sentence; empty when they can.
[[nodiscard]] QString headerNamesFault(const Profile &profile);

/// Why `seconds` cannot be a profile's time-out; empty when it can. 0 can: as in the preferences.
[[nodiscard]] QString deadlineFault(int seconds);

/// What a person set for all profiles, with the time-outs of this one in their place.
[[nodiscard]] WireLimits limitsFor(const Profile &profile, const WireLimits &set);

} // namespace rc
