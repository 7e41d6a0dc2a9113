// SPDX-License-Identifier: GPL-3.0-or-later
// One resource and how to access it. Never holds the key.
#pragma once

#include "core/entry/level.h"
#include "core/profile/headernames.h"
#include "core/profile/wirelimits.h"
#include "core/tool/catalogkind.h"
#include "core/words/enumtable.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace rc {

/// A color that helps to tell profiles apart.
enum class ProfileColor {
    None,
    Blue,
    Green,
    Amber,
    Red,
    Violet,
    Gray,
};

[[nodiscard]] const std::array<EnumRow<ProfileColor>, 7> &profileColorTable();
[[nodiscard]] QLatin1StringView profileColorWord(ProfileColor color); ///< none blue green amber red violet grey
[[nodiscard]] QString profileColorName(ProfileColor color);           ///< translated
[[nodiscard]] std::optional<ProfileColor> profileColorFromWord(QStringView word);

/// How to read the service's own log: the tool and its arguments, as the user confirmed them.
struct LogToolPlan
{
    QString server;       ///< the tool server it was confirmed for, as in the profile
    QString catalog;      ///< CatalogKind::word()
    QString tool;         ///< as listed; empty: there is no plan
    QByteArray arguments; ///< a JSON object with placeholders such as "{resource_uuid}": see service/arrival

    [[nodiscard]] bool isSet() const { return !tool.isEmpty(); }
    bool operator==(const LogToolPlan &) const = default;
};

struct Profile
{
    QString name;
    QString resource;   ///< the Resource URL as resourceUrl() writes it; empty: only a tool server
    QString toolServer; ///< {mcp}; empty: only entries can be sent
    QString username;
    QString email; ///< used if there is no username
    QString emailHeader = QString::fromLatin1(rc::emailHeader);
    QString envPrefix = QStringLiteral("SERVICE_");
    QString caFile; ///< PEM file of additional certificate authorities; may be empty
    Threshold threshold = Threshold::Info;
    bool debug = false;
    bool keySaved = false;   ///< a key was saved, so a failed read must not report "no key"
    QStringList tokensSaved; ///< the same for tokens: paths of their catalogs, sorted
    QString keyHeader = QString::fromLatin1(apiKeyHeader);
    bool bearer = false; ///< sends the key to the tool server as "Authorization: Bearer" instead of in that header
    QString usernameHeader = QString::fromLatin1(rc::usernameHeader);
    QString uuidHeader = QString::fromLatin1(rc::uuidHeader);
    bool uuidToTools = false; ///< sends the resource's UUID to the tool server, which then recognizes a resource's own
                              ///< key
    int deadline = 0;         ///< seconds, overrides the preference; 0: use the preference
    int streamDeadline = 0;   ///< the same for event streams
    ProfileColor color = ProfileColor::None;
    bool usernameOnIngest = true;        ///< sends the username with entries as well, as the SDKs do
    QList<CatalogKind> customCatalogs;   ///< tool lists on the tool server in addition to those of the interface
    std::optional<Dialect> dialect = {}; ///< the only dialect used with its tool server; nullopt: any
    bool verifiesArrival = false;        ///< a check ends with a lookup in the service's own log
    LogToolPlan logTool;                 ///< how to look up entries there; see logToolPlanOf()
    QStringList environmentGrants;       ///< where the user allowed keys from the environment to be sent; see
                                         ///< environmentGrants()
    QString id = {};                     ///< never changes and is never reused, unlike the name; empty: not saved yet

    bool operator==(const Profile &) const = default;
};

/// The key of its history: its id, or its name before it is saved.
[[nodiscard]] QString historyId(const Profile &profile);

/// The tool lists fetched from its tool server: those of the interface, then its further ones.
[[nodiscard]] QList<CatalogKind> allCatalogs(const Profile &profile);
/// Those that may have a token: all but the general one.
[[nodiscard]] QList<CatalogKind> catalogsWithToken(const Profile &profile);
/// Whether a token of the catalog with this path was saved; markToken() records it.
[[nodiscard]] bool hasSavedToken(const Profile &profile, const QString &path);
void markToken(Profile &profile, const QString &path, bool saved);
/// The variable for a catalog's token in copied and exported texts, after the profile's prefix: CODE_HOSTING_TOKEN,
/// ASANA_TOKEN. Different for each catalog of the profile.
[[nodiscard]] QString tokenVariable(const Profile &profile, const CatalogKind &catalog);

/// Its plan if confirmed for the current tool server, else an unset one.
[[nodiscard]] LogToolPlan logToolPlanOf(const Profile &profile);

/// Why `name` cannot be a profile's name (empty, over 64 characters, control characters); empty if it can.
[[nodiscard]] QString profileNameFault(const QString &name);

/// Whether it has a Resource URL, a tool server or both.
[[nodiscard]] bool hasAddress(const Profile &profile);

/// Why the header names are unusable: headerNameFault() of one, or a duplicate. A translated sentence; empty if they
/// can be used.
[[nodiscard]] QString headerNamesFault(const Profile &profile);

/// Why `seconds` cannot be a profile's timeout; empty if it can. 0 is valid: use the preference.
[[nodiscard]] QString deadlineFault(int seconds);

/// The limits from the preferences, overridden by the timeouts of this profile.
[[nodiscard]] WireLimits limitsFor(const Profile &profile, const WireLimits &set);

} // namespace rc
