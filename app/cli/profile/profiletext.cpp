// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/arguments.h"
#include "cli/frame/input.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "cli/profile/profilefields.h"
#include "config/formats/quoting.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/profiletransfer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString keyText(const Profile &profile)
{
    return profile.keySaved ? Cli::tr("key saved") : Cli::tr("no key saved");
}

QString tokenText(const Profile &profile)
{
    return hasSavedToken(profile, CatalogKind::CodeHosting.path()) ? Cli::tr("token saved") : Cli::tr("no token saved");
}

QString secondsText(int seconds)
{
    return seconds == 0 ? Cli::tr("Default (see Preferences)") : Cli::tr("%1 s").arg(seconds);
}

QString switchText(bool on)
{
    return on ? Cli::tr("on") : Cli::tr("off");
}

/// Names of the further catalogs whose token is saved.
QStringList catalogsWithSavedToken(const Profile &profile)
{
    QStringList names;
    for (const CatalogKind &catalog : profile.customCatalogs) {
        if (hasSavedToken(profile, catalog.path()))
            names.append(catalog.word());
    }
    return names;
}

QList<QList<Piece>> rowsOf(const Profile &profile)
{
    return {
        {{Cli::tr("Name")}, {profile.name}},
        {{Cli::tr("Resource URL")}, {profile.resource}},
        {{Cli::tr("Tool server")}, {profile.toolServer}},
        {{Cli::tr("Username")}, {profile.username}},
        {{Cli::tr("Email")}, {profile.email}},
        {{Cli::tr("Key")}, {keyText(profile)}},
        {{Cli::tr("Code-hosting token")}, {tokenText(profile)}},
        {{Cli::tr("Threshold")}, {QString(thresholdWord(profile.threshold))}},
        {{Cli::tr("SDK debug mode")}, {switchText(profile.debug)}},
        {{Cli::tr("Variable prefix")}, {profile.envPrefix}},
        {{Cli::tr("Key header")}, {profile.keyHeader}},
        {{Cli::tr("Key to tool server")}, {profile.bearer ? u"Authorization: Bearer"_s : QString()}},
        {{Cli::tr("Username header")}, {profile.usernameHeader}},
        {{Cli::tr("Email header")}, {profile.emailHeader}},
        {{Cli::tr("Send username with entries")}, {switchText(profile.usernameOnIngest)}},
        {{Cli::tr("UUID to tool server")},
         {profile.uuidToTools ? profile.uuidHeader : switchText(profile.uuidToTools)}},
        {{Cli::tr("More catalogs")}, {customCatalogsText(profile.customCatalogs)}},
        {{Cli::tr("Tokens of catalogs")}, {listText(catalogsWithSavedToken(profile))}},
        {{Cli::tr("Dialect")}, {profile.dialect ? QString(wireWord(*profile.dialect)) : Cli::tr("Automatic")}},
        {{Cli::tr("Timeout")}, {secondsText(profile.deadline)}},
        {{Cli::tr("Event streams")}, {secondsText(profile.streamDeadline)}},
        {{Cli::tr("CA file")}, {profile.caFile}},
        {{Cli::tr("Color")}, {profileColorName(profile.color)}},
    };
}

QByteArray importedJson(const ImportedProfile &profile)
{
    return jsonObject({{"name", jsonString(profile.name)},
                       {"as", jsonString(profile.as)},
                       {"outcome", jsonString(QString(importOutcomeWord(profile.outcome)))}});
}

QString importedText(const ImportedProfile &profile)
{
    const QString name = displayText(profile.name);
    switch (profile.outcome) {
    case ImportOutcome::Added:
        return Cli::tr("Added %1.").arg(name);
    case ImportOutcome::Same:
        return Cli::tr("%1 already exists and is identical.").arg(name);
    case ImportOutcome::Skipped:
        return Cli::tr("Skipped %1.").arg(name);
    case ImportOutcome::Renamed:
        return Cli::tr("Added %1 as %2.").arg(name, displayText(profile.as));
    case ImportOutcome::Replaced:
        return Cli::tr("Replaced %1.").arg(name);
    }
    return {};
}

} // namespace

QByteArray profileJson(const Profile &profile)
{
    QList<JsonMember> members = profileMembers(profile);
    members.append({"keySaved", jsonBoolean(profile.keySaved)});
    members.append({"codeHostingTokenSaved", jsonBoolean(hasSavedToken(profile, CatalogKind::CodeHosting.path()))});
    members.append({"catalogTokensSaved", jsonStrings(catalogsWithSavedToken(profile))});
    return jsonObject(members);
}

Result<int> listProfiles(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(profiles, ProfileStore(profilesFile()).load());
    if (arguments.has(u"--json"_s)) {
        terminal.document(jsonObject({{"profiles", jsonArray(*profiles, profileJson)}}));
        return 0;
    }
    if (profiles->isEmpty())
        terminal.line(noProfilesText());
    QList<QList<Piece>> rows;
    for (const Profile &profile : *profiles)
        rows.append(
            {{profile.name}, {profile.resource.isEmpty() ? profile.toolServer : profile.resource}, {keyText(profile)}});
    terminal.table(rows);
    return 0;
}

void showProfile(const Profile &profile, bool json, Terminal &terminal)
{
    if (json) {
        terminal.document(profileJson(profile));
        return;
    }
    QList<QList<Piece>> rows = rowsOf(profile);
    rows.removeIf([](const QList<Piece> &row) { return row.last().text.isEmpty(); });
    terminal.table(rows);
}

QString addedText(const QString &name)
{
    const QString shown = displayText(name);
    return Cli::tr("Added %1. Next, save its key: resource-console key set --profile %2")
        .arg(shown, shellQuoted(shown));
}

Result<int> duplicateProfile(const Arguments &arguments, Terminal &terminal)
{
    const QString name = arguments.words.at(1);
    const QString newName = arguments.words.at(2);
    if (const QString fault = profileNameFault(newName); !fault.isEmpty())
        return failure(fault);
    RC_CHECK(ProfileStore(profilesFile()).duplicate(name, newName));
    terminal.result(arguments.has(u"--json"_s), {{"duplicated", jsonString(name)}, {"as", jsonString(newName)}},
                    addedText(newName));
    return 0;
}

Result<int> importProfiles(const Arguments &arguments, const ProfileStore &store, Terminal &terminal)
{
    const ConflictPolicy clash = conflictPolicyFromWord(arguments.value(u"--clash"_s)).value_or(ConflictPolicy::Refuse);
    const auto imported =
        inputFile(arguments.words.at(1), profilesDocumentCap)
            .and_then(profilesFromDocument)
            .and_then([&](const ParsedProfiles &read) {
                if (!read.ignored.isEmpty())
                    terminal.error(Cli::tr("Ignored, not part of a profile: %1.").arg(listText(read.ignored)));
                if (!read.placeholders.isEmpty())
                    terminal.error(Cli::tr("Placeholders, not applied: %1.").arg(listText(read.placeholders)));
                return importInto(store, read.profiles, clash);
            });
    if (!imported) {
        const int code = terminal.failure(imported.error());
        if (clash == ConflictPolicy::Refuse && imported.error().kind == ErrorKind::BadInput)
            terminal.error(Cli::tr("To resolve name conflicts, use --clash skip, rename or replace."));
        return code;
    }
    if (arguments.has(u"--json"_s))
        terminal.document(jsonObject({{"profiles", jsonArray(*imported, importedJson)}}));
    else if (imported->isEmpty())
        terminal.line(Cli::tr("The file contains no profiles."));
    else
        terminal.lines(textsOf(*imported, importedText));
    return 0;
}

Result<int> exportProfiles(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(profiles, ProfileStore(profilesFile()).load());
    QList<Profile> chosen;
    for (const QString &name : arguments.words.mid(1)) {
        if (name.isEmpty())
            return missingArgument(u"profile export"_s, u"NAME"_s);
        RC_TRY(profile, savedProfile(*profiles, name));
        if (!chosen.contains(*profile))
            chosen.append(*profile);
    }
    const QByteArray document = profilesDocument(arguments.words.size() > 1 ? chosen : *profiles);
    terminal.document(arguments.has(u"--json"_s) ? document : jsonIndented(document));
    return 0;
}

} // namespace rc
