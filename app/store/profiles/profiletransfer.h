// SPDX-License-Identifier: GPL-3.0-or-later
// Profiles as a document for another place: written without keys, read as strictly as what a person types.
#pragma once

#include "core/json/jsonparts.h"
#include "core/profile/profile.h"
#include "core/result.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QList>
#include <QStringList>

#include <optional>

namespace rc {

class ProfileStore;

constexpr qint64 profilesDocumentCap = 4 * bytesPerMebibyte; ///< about 4,000 profiles

/// The members of a profile in the order in which a person reads them, without the mark of a saved key.
[[nodiscard]] QList<JsonMember> profileMembers(const Profile &profile);

/// {"version","profiles":[…]}: the members of each, never with a key.
[[nodiscard]] QByteArray profilesDocument(const QList<Profile> &profiles);

struct ProfilesRead
{
    QList<Profile> profiles;
    QStringList leftOut;      ///< members that are none of a profile, each as "<profile>: <member>"
    QStringList placeholders; ///< the same of values that stand in for others: those fields are empty
};

/// What profilesDocument() wrote, or a profiles.json. All or nothing: BadInput names the profile and what of it cannot
/// be used.
[[nodiscard]] Result<ProfilesRead> profilesFromDocument(const QByteArray &json);

/// Why a profile cannot be used as it is, a translated sentence; empty when it can.
[[nodiscard]] QString profileFault(const Profile &profile);

/// The addresses that the key of `after` goes to, and that of `before` did not.
[[nodiscard]] QStringList newKeyOrigins(const Profile &before, const Profile &after);

/// What becomes of a profile whose name is there already, with other content.
enum class Clash {
    Refuse,  ///< nothing at all is taken
    Skip,    ///< the one that is there stays
    Rename,  ///< the new one gets a free name
    Replace, ///< the one that is there becomes the new one, and keeps its key
};

[[nodiscard]] std::optional<Clash> clashFromWord(QStringView word); ///< refuse skip rename replace
[[nodiscard]] QStringList clashWords();

enum class Taken {
    Added,
    Same, ///< it was there already, just like that
    Skipped,
    Renamed,
    Replaced,
};

[[nodiscard]] QLatin1StringView takenWord(Taken taken); ///< added same skipped renamed replaced

struct TakenProfile
{
    QString name; ///< in the document
    QString as;   ///< in the list
    Taken taken = Taken::Added;
};

/// All of them in one change of the list. BadInput names every clash that `clash` refuses, and every profile whose
/// saved key would go to another server than before: that one is not replaced before its key is forgotten.
[[nodiscard]] Result<QList<TakenProfile>> takeProfiles(const ProfileStore &store, const QList<Profile> &profiles,
                                                       Clash clash);

} // namespace rc
