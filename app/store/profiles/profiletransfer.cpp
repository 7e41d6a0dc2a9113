// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/profiles/profiletransfer.h"

#include "core/json/jsontape.h"
#include "core/key/keybinding.h"
#include "core/placeholder.h"
#include "core/textsof.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "store/profiles/profilejson.h"
#include "store/profiles/profilestore.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct TransferTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ProfileTransfer)
};

QString invalidValue(const QString &member)
{
    return TransferTr::tr("“%1” has an invalid value.").arg(member);
}

/// Why a member's value is invalid; profileFrom() would silently use the default.
QString memberFault(const QString &member, const QJsonValue &value)
{
    const QJsonValue::Type type = objectFrom(Profile()).value(member).type();
    const QString word = value.toString();
    if (value.type() != type || (member == "threshold"_L1 && !thresholdFromWord(word)) ||
        (member == "dialect"_L1 && word != "any"_L1 && !dialectFromWord(word)) ||
        (member == "colour"_L1 && !profileColorFromWord(word)))
        return invalidValue(member);
    if (type == QJsonValue::Double && (value.toInt(-1) != value.toDouble() || value.toInt(-1) < 0))
        return deadlineFault(-1);
    return {};
}

/// Why a profile is invalid; empty if it is valid.
QString profileFault(const Profile &profile)
{
    if (const QString fault = profileNameFault(profile.name); !fault.isEmpty())
        return fault;
    if (!hasAddress(profile))
        return TransferTr::tr("It has neither a Resource URL nor a tool server.");
    if (!profile.resource.isEmpty() && !parseResourceUrl(profile.resource))
        return invalidValue("resource"_L1);
    if (!profile.toolServer.isEmpty() && !parseToolServerUrl(profile.toolServer))
        return invalidValue("toolServer"_L1);
    if (const QString fault = headerNamesFault(profile); !fault.isEmpty())
        return fault;
    if (!profile.caFile.isEmpty() && QDir::isRelativePath(profile.caFile))
        return TransferTr::tr("Its custom CA file is a relative path. It needs the full path.");
    return {};
}

Result<Profile> profileOf(const QJsonObject &object, ParsedProfiles &parsed)
{
    const QString name = object.value("name"_L1).toString();
    const QJsonObject defaults = objectFrom(Profile());
    const auto cannotImport = [&name](const QString &fault) {
        return failure(
            TransferTr::tr("The profile “%1” cannot be imported, so none was. %2").arg(displayText(name), fault));
    };
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member.key() == idMember)
            continue; // each installation has its own
        if (!defaults.contains(member.key()))
            parsed.ignored.append(displayText(name) + u": "_s + displayText(member.key()));
        else if (const QString fault = memberFault(member.key(), member.value()); !fault.isEmpty())
            return cannotImport(fault);
    }
    // checked before profileFrom() drops values out of range
    for (const auto timeout : {"timeout"_L1, "streamTimeout"_L1}) {
        if (const QString fault = deadlineFault(object.value(timeout).toInt()); !fault.isEmpty())
            return cannotImport(fault);
    }
    if (const auto catalogs = customCatalogsIn(object); !catalogs)
        return cannotImport(catalogs.error().detail);
    Profile profile = profileFrom(object);
    for (const auto &[member, field] :
         {std::pair("username"_L1, &profile.username), std::pair("email"_L1, &profile.email)}) {
        if (!isPlaceholder(*field))
            continue;
        parsed.placeholders.append(displayText(name) + u": "_s + member);
        field->clear();
    }
    // documents cannot contain saved secrets
    profile.keySaved = false;
    profile.tokensSaved.clear();
    // only this user may agree to tool calls
    profile.verifiesArrival = false;
    profile.logTool = {};
    // a document must not choose the variable with the key, or its servers
    profile.environmentGrants.clear();
    profile.id.clear();
    if (profile.envPrefix != Profile().envPrefix)
        parsed.ignored.append(displayText(name) + u": envPrefix"_s);
    profile.envPrefix = Profile().envPrefix;
    if (const QString fault = profileFault(profile); !fault.isEmpty())
        return cannotImport(fault);
    if (!profile.resource.isEmpty())
        profile.resource = parseResourceUrl(profile.resource)->resource.resourceUrl();
    if (!profile.toolServer.isEmpty())
        profile.toolServer = parseToolServerUrl(profile.toolServer)->toString(QUrl::FullyEncoded);
    return profile;
}

} // namespace

QList<JsonMember> profileMembers(const Profile &profile)
{
    return {{"name", jsonString(profile.name)},
            {"resource", jsonString(profile.resource)},
            {"toolServer", jsonString(profile.toolServer)},
            {"username", jsonString(profile.username)},
            {"email", jsonString(profile.email)},
            {"threshold", jsonString(thresholdWord(profile.threshold))},
            {"debug", jsonBoolean(profile.debug)},
            {"envPrefix", jsonString(profile.envPrefix)},
            {"keyHeader", jsonString(profile.keyHeader)},
            {"bearer", jsonBoolean(profile.bearer)},
            {"usernameHeader", jsonString(profile.usernameHeader)},
            {"emailHeader", jsonString(profile.emailHeader)},
            {"uuidHeader", jsonString(profile.uuidHeader)},
            {"uuidToTools", jsonBoolean(profile.uuidToTools)},
            {"furtherCatalogs", customCatalogsJson(profile.customCatalogs)},
            {"dialect", jsonString(profile.dialect ? QString(wireWord(*profile.dialect)) : u"any"_s)},
            {"nameOnEntries", jsonBoolean(profile.usernameOnIngest)},
            {"timeout", QByteArray::number(profile.deadline)},
            {"streamTimeout", QByteArray::number(profile.streamDeadline)},
            {"caFile", jsonString(profile.caFile)},
            {"colour", jsonString(profileColorWord(profile.color))}};
}

QByteArray profilesDocument(const QList<Profile> &profiles)
{
    const auto json = [](const Profile &profile) { return jsonObject(profileMembers(profile)); };
    return jsonObject({{"version", QByteArray::number(profilesVersion)}, {"profiles", jsonArray(profiles, json)}});
}

Result<ParsedProfiles> profilesFromDocument(const QByteArray &json)
{
    if (json.size() > profilesDocumentCap)
        return failure(TransferTr::tr("This is over 4 MiB, too large for profiles."));
    if (const std::optional<Error> fault = jsonFault(json))
        return failure(*fault);
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    if (!root.value("version"_L1).isDouble() || !root.value("profiles"_L1).isArray())
        return failure(TransferTr::tr("This is not a profiles document. It needs “version” and “profiles”."));
    if (root.value("version"_L1).toDouble() > profilesVersion)
        return failure(
            TransferTr::tr("This was written by a newer version of this program. Update it to import this."));
    ParsedProfiles parsed;
    const QJsonArray list = root.value("profiles"_L1).toArray();
    for (const auto &value : list) {
        RC_TRY(profile, profileOf(value.toObject(), parsed));
        for (const Profile &earlier : parsed.profiles) {
            if (earlier.name == profile->name)
                return failure(TransferTr::tr("The profile “%1” appears twice.").arg(displayText(profile->name)));
        }
        parsed.profiles.append(*profile);
    }
    return parsed;
}

namespace {

constexpr std::array conflictPolicyTable =
    std::to_array<EnumRow<ConflictPolicy>>({{ConflictPolicy::Refuse, "refuse"_L1},
                                            {ConflictPolicy::Skip, "skip"_L1},
                                            {ConflictPolicy::Rename, "rename"_L1},
                                            {ConflictPolicy::Replace, "replace"_L1}});
constexpr std::array importOutcomeTable =
    std::to_array<EnumRow<ImportOutcome>>({{ImportOutcome::Added, "added"_L1},
                                           {ImportOutcome::Same, "same"_L1},
                                           {ImportOutcome::Skipped, "skipped"_L1},
                                           {ImportOutcome::Renamed, "renamed"_L1},
                                           {ImportOutcome::Replaced, "replaced"_L1}});

} // namespace

std::optional<ConflictPolicy> conflictPolicyFromWord(QStringView word)
{
    return enumFromWord(conflictPolicyTable, word);
}

QStringList conflictPolicyWords()
{
    return textsOf(conflictPolicyTable, &EnumRow<ConflictPolicy>::word);
}

QLatin1StringView importOutcomeWord(ImportOutcome imported)
{
    return rowOf(importOutcomeTable, imported).word;
}

namespace {

/// `profile` with what a document cannot set: the secrets, their variables and the id of `present`.
Profile importedOver(const Profile &present, Profile profile)
{
    profile.keySaved = present.keySaved;
    profile.tokensSaved = present.tokensSaved;
    profile.envPrefix = present.envPrefix;
    profile.environmentGrants = present.environmentGrants;
    profile.id = present.id;
    return profile;
}

} // namespace

QStringList newKeyOrigins(const Profile &before, const Profile &after)
{
    QStringList origins = keyOrigins(after);
    origins.removeIf([known = keyOrigins(before)](const QString &origin) { return known.contains(origin); });
    origins.removeDuplicates();
    return origins;
}

Result<QList<ImportedProfile>> importInto(const ProfileStore &store, const QList<Profile> &profiles,
                                          ConflictPolicy policy)
{
    QList<ImportedProfile> imported;
    RC_CHECK(store.changeList([&](QJsonArray list) -> Result<QJsonArray> {
        QStringList refused;
        QStringList redirectedKeys;
        for (const Profile &profile : profiles) {
            const QString &name = profile.name;
            const qsizetype index = indexOfProfile(list, name);
            const Profile present = index < 0 ? Profile() : profileFrom(list.at(index).toObject());
            const Profile merged = importedOver(present, profile);
            if (index < 0) {
                list.append(newProfileObject(list, profile));
                imported.append({name, name, ImportOutcome::Added});
            } else if (merged == present) {
                imported.append({name, name, ImportOutcome::Same});
            } else if (policy == ConflictPolicy::Refuse) {
                refused.append(displayText(name));
            } else if (policy == ConflictPolicy::Skip) {
                imported.append({name, name, ImportOutcome::Skipped});
            } else if (policy == ConflictPolicy::Rename) {
                Profile renamed = importedOver(Profile(), profile);
                renamed.name =
                    freeProfileName(name, [&list](const QString &taken) { return indexOfProfile(list, taken) >= 0; });
                list.append(newProfileObject(list, renamed));
                imported.append({name, renamed.name, ImportOutcome::Renamed});
            } else {
                if ((present.keySaved || !present.tokensSaved.isEmpty()) && !newKeyOrigins(present, merged).isEmpty())
                    redirectedKeys.append(displayText(name));
                list.replace(index, mergedObject(list.at(index).toObject(), merged));
                imported.append({name, name, ImportOutcome::Replaced});
            }
        }
        if (!redirectedKeys.isEmpty())
            return failure(TransferTr::tr("Nothing was imported because a saved key would go to a different server. "
                                          "First delete the key of: %1.")
                               .arg(listText(redirectedKeys)));
        if (!refused.isEmpty())
            return failure(
                TransferTr::tr("Nothing was imported because profiles with these names exist but differ: %1.")
                    .arg(listText(refused)));
        return list;
    }));
    return imported;
}

} // namespace rc
