// SPDX-License-Identifier: GPL-3.0-or-later
// Profiles as a document for another installation: written without keys, and validated like user input.
#pragma once

#include "core/json/jsontext.h"
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

/// The members of a profile in reading order, without the mark of a saved key.
[[nodiscard]] QList<JsonMember> profileMembers(const Profile &profile);

/// {"version","profiles":[…]}: the members of each, never with a key.
[[nodiscard]] QByteArray profilesDocument(const QList<Profile> &profiles);

struct ParsedProfiles
{
    QList<Profile> profiles;
    QStringList ignored;      ///< unknown members, each as "<profile>: <member>"
    QStringList placeholders; ///< same for placeholder values, whose fields are left empty
};

/// Reads profilesDocument() or a profiles.json. All or nothing: BadInput names the profile and the unusable member.
[[nodiscard]] Result<ParsedProfiles> profilesFromDocument(const QByteArray &json);

/// The origins that receive the key in `after`, but not in `before`.
[[nodiscard]] QStringList newKeyOrigins(const Profile &before, const Profile &after);

/// How to import a profile whose name exists with other content.
enum class ConflictPolicy {
    Refuse,  ///< imports nothing at all
    Skip,    ///< keeps the existing one
    Rename,  ///< imports under a free name
    Replace, ///< replaces the existing one, which keeps its key
};

[[nodiscard]] std::optional<ConflictPolicy> conflictPolicyFromWord(QStringView word); ///< refuse skip rename replace
[[nodiscard]] QStringList conflictPolicyWords();

enum class ImportOutcome {
    Added,
    Same, ///< existed with the same content
    Skipped,
    Renamed,
    Replaced,
};

[[nodiscard]] QLatin1StringView importOutcomeWord(ImportOutcome outcome); ///< added same skipped renamed replaced

struct ImportedProfile
{
    QString name; ///< in the document
    QString as;   ///< in the list
    ImportOutcome outcome = ImportOutcome::Added;
};

/// Imports all in one change of the list. BadInput names every clash if `policy` refuses, and every profile whose saved
/// key would be sent to another server: that one is not replaced until its key is deleted.
[[nodiscard]] Result<QList<ImportedProfile>> importInto(const ProfileStore &store, const QList<Profile> &profiles,
                                                        ConflictPolicy policy);

} // namespace rc
