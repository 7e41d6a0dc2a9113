// SPDX-License-Identifier: GPL-3.0-or-later
// profile: manages the saved profiles.
#include "core/profile/profile.h"

#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "cli/profile/profilefields.h"
#include "config/formats/quoting.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/exitcode.h"
#include "store/activity/activityfile.h"
#include "store/keys/profilesecrets.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/profiletransfer.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The profile that the word after the action names.
Result<Profile> namedProfile(const Arguments &arguments)
{
    const QString name = arguments.words.at(1);
    if (name.isEmpty())
        return missingArgument(u"profile "_s + arguments.words.first(), u"NAME"_s);
    RC_TRY(profiles, ProfileStore(profilesFile()).load());
    return savedProfile(*profiles, name);
}

/// Deletes the key first, so that no orphaned key remains.
Result<int> removeProfile(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(profile, namedProfile(arguments));
    CommandKeychain keychain(terminal);
    const auto deleted = keychain.attempt([&](QObject *context, const auto &done) {
        deleteSecrets(keychain.keys(), profile->name, savedSecrets(*profile), context, done);
    });
    if (!deleted)
        return keychain.fail(deleted.error(),
                             Cli::tr("The profile was not removed because its key may still be in the keychain."));
    RC_CHECK(ProfileStore(profilesFile()).remove(profile->name));
    terminal.result(arguments.has(u"--json"_s), {{"removed", jsonString(profile->name)}},
                    Cli::tr("Removed %1.").arg(displayText(profile->name)));
    return 0;
}

/// Saves the key under the new name and verifies it, then renames the profile, then deletes the old key.
Result<int> renameProfile(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(profile, namedProfile(arguments));
    const QString name = arguments.words.at(2);
    const ProfileStore store(profilesFile());
    // check before the key is copied, which could overwrite another profile's
    if (const QString fault = profileNameFault(name); !fault.isEmpty())
        return failure(fault);
    RC_TRY(profiles, store.load());
    if (indexOfProfile(*profiles, name) >= 0)
        return failure(Cli::tr("A profile named “%1” already exists.").arg(displayText(name)));

    CommandKeychain keychain(terminal);
    const QStringList saved = savedSecrets(*profile);
    QStringList copied;
    const auto copies = keychain.attempt([&](QObject *context, const auto &done) {
        copySecrets(keychain.keys(), profile->name, name, saved, saved, context,
                    [&copied, done](const QStringList &secrets, const std::optional<Error> &error) {
                        copied = secrets;
                        done(error);
                    });
    });
    if (!copies)
        return keychain.fail(copies.error(), Cli::tr("Nothing was changed."));
    Profile after = *profile;
    after.name = name;
    setSavedSecrets(after, copied);
    const auto deleteSaved = [&](const QString &account, const QStringList &secrets) {
        return keychain.attempt([&](QObject *context, const auto &done) {
            deleteSecrets(keychain.keys(), account, secrets, context, done);
        });
    };
    if (const auto changed = store.change(*profile, after); !changed) {
        const int code = keychain.fail(changed.error(), Cli::tr("Nothing was changed."));
        (void)deleteSaved(name, copied); // leave no orphaned key behind
        return code;
    }
    if (QFileInfo::exists(activityFilePath())) {
        ActivityFile activity(activityFilePath());
        if (const auto renamed = activity.renameProfile(profile->name, name, historyId(*profile)); !renamed)
            terminal.error(renamed.error());
    }
    if (const auto deleted = deleteSaved(profile->name, saved); !deleted)
        return keychain.fail(deleted.error(),
                             Cli::tr("Renamed, but the key may still be in the keychain under the old name."));
    terminal.result(arguments.has(u"--json"_s), {{"renamed", jsonString(profile->name)}, {"to", jsonString(name)}},
                    Cli::tr("Renamed %1 to %2.").arg(displayText(profile->name), displayText(name)));
    return 0;
}

/// Deletes saved tokens whose catalogs the profile no longer has. Returns the exit code.
Result<int> deleteOrphanedTokens(const Profile &profile, const ProfileStore &store, Terminal &terminal)
{
    QStringList paths = profile.tokensSaved;
    for (const CatalogKind &catalog : catalogsWithToken(profile))
        paths.removeAll(catalog.path());
    CommandKeychain keychain(terminal);
    for (const QString &path : std::as_const(paths)) {
        const auto deleted = keychain.attempt([&](QObject *context, const auto &done) {
            deleteSecrets(keychain.keys(), profile.name, {path}, context, done);
        });
        if (!deleted)
            return keychain.fail(deleted.error(),
                                 Cli::tr("The token of the removed catalog may still be in the keychain."));
        if (const auto marked = store.markSecret(profile.name, path, false); !marked)
            return terminal.failure(marked.error());
    }
    return 0;
}

/// Actions that accept --resource and the like.
QStringList fieldActions()
{
    return {u"add"_s, u"edit"_s};
}

/// Saves the pasted key before printing the document, which says whether it is saved.
Result<int> finishEdit(const Profile &profile, PasteResult pasted, bool json, const ProfileStore &store,
                       Terminal &terminal)
{
    RC_TRY(code, savePastedKey(profile, std::move(pasted), store, terminal));
    if (!json)
        return *code;
    RC_TRY(list, store.load());
    const qsizetype index = indexOfProfile(*list, profile.name);
    terminal.document(profileJson(index < 0 ? profile : list->at(index))); // removed meanwhile
    return *code;
}

/// `before` with the pasted text and the options.
Result<Profile> edited(const Arguments &arguments, const PasteResult &pasted, const Profile &before)
{
    RC_TRY(after, profileWith(arguments, pasted.appliedTo(before)));
    if (!hasAddress(*after))
        return failure(Cli::tr("A profile needs a Resource URL or a tool server."));
    return after;
}

Result<int> addProfile(const Arguments &arguments, Terminal &terminal)
{
    const ProfileStore store(profilesFile());
    Profile fresh;
    fresh.name = arguments.words.at(1);
    if (const QString fault = profileNameFault(fresh.name); !fault.isEmpty())
        return failure(fault);
    Profile withAddresses = fresh; // with the addresses from the options
    withAddresses.resource = arguments.value(u"--resource"_s);
    withAddresses.toolServer = arguments.value(u"--mcp-url"_s);
    RC_TRY(pasted, pastedReading(arguments, withAddresses, terminal));
    RC_TRY(profile, edited(arguments, *pasted, fresh));
    RC_CHECK(store.add(*profile));
    const bool json = arguments.has(u"--json"_s);
    if (!json)
        terminal.line(pasted->key.isEmpty() ? addedText(profile->name)
                                            : Cli::tr("Added %1.").arg(displayText(profile->name)));
    return finishEdit(*profile, std::move(*pasted), json, store, terminal);
}

Result<int> editProfile(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(before, namedProfile(arguments));
    if (!hasFieldOption(arguments) && !arguments.has(u"--paste"_s))
        return missingArgument(u"profile edit"_s, u"OPTION"_s);
    const ProfileStore store(profilesFile());
    RC_TRY(pasted, pastedReading(arguments, *before, terminal));
    // --server chooses it on purpose.
    if (const QString fault = foreignKeyFault(*pasted, *before); !fault.isEmpty() && !arguments.has(u"--server"_s))
        return failure(fault);
    RC_TRY(after, edited(arguments, *pasted, *before));
    RC_TRY(list, store.change(*before, *after));
    const Profile &now = list->at(indexOfProfile(*list, before->name));
    if (const QStringList newOrigins = newKeyOrigins(*before, now);
        (now.keySaved || !now.tokensSaved.isEmpty()) && !newOrigins.isEmpty())
        terminal.error(
            Cli::tr("This profile’s key is not sent to %1 until you allow it: resource-console key allow --profile %2")
                .arg(displayText(listText(newOrigins)), shellQuoted(displayText(now.name))));
    const bool json = arguments.has(u"--json"_s);
    if (!json)
        terminal.line(Cli::tr("Saved %1.").arg(displayText(now.name)));
    RC_TRY(deletionCode, deleteOrphanedTokens(now, store, terminal));
    if (*deletionCode == interruptedExitCode)
        return deletionCode;
    // The pasted key is saved even if an old token could not be deleted.
    RC_TRY(code, finishEdit(now, std::move(*pasted), json, store, terminal));
    return *deletionCode != 0 ? deletionCode : code;
}

/// A replaced profile may lack catalogs whose tokens are still saved.
Result<int> importAll(const Arguments &arguments, Terminal &terminal)
{
    const ProfileStore store(profilesFile());
    RC_TRY(code, importProfiles(arguments, store, terminal));
    if (*code != 0)
        return *code;
    RC_TRY(profiles, store.load());
    for (const Profile &profile : std::as_const(*profiles)) {
        RC_TRY(deletionCode, deleteOrphanedTokens(profile, store, terminal));
        if (*deletionCode != 0)
            return *deletionCode;
    }
    return 0;
}

Result<int> showNamed(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(profile, namedProfile(arguments));
    showProfile(*profile, arguments.has(u"--json"_s), terminal);
    return 0;
}

/// An action that would ignore the timeouts, which every command accepts.
template<Result<int> (*action)(const Arguments &, Terminal &)>
Result<int> withoutFields(const Arguments &arguments, Terminal &terminal)
{
    if (hasFieldOption(arguments))
        return failure(
            Cli::tr("profile %1 does not change fields. Use profile edit.").arg(arguments.words.constFirst()));
    return action(arguments, terminal);
}

QList<ActionRow> profileActions()
{
    const ValueRow saved(u"NAME"_s, ValueKind::Profile);
    const ValueRow fresh(u"NEW"_s);
    return {{u"list"_s, {}, Times::Once, withoutFields<listProfiles>},
            {u"show"_s, {saved}, Times::Once, withoutFields<showNamed>},
            {u"add"_s, {fresh}, Times::Once, addProfile},
            {u"edit"_s, {saved}, Times::Once, editProfile},
            {u"rename"_s, {saved, fresh}, Times::Once, withoutFields<renameProfile>},
            {u"duplicate"_s, {saved, fresh}, Times::Once, withoutFields<duplicateProfile>},
            {u"remove"_s, {saved}, Times::Once, withoutFields<removeProfile>},
            {u"import"_s, {{u"FILE"_s, ValueKind::File}}, Times::Once, withoutFields<importAll>},
            {u"export"_s, {saved}, Times::Any, withoutFields<exportProfiles>}};
}

Result<int> missingAction(const Arguments &, Terminal &)
{
    return missingArgument(u"profile"_s, textsOf(profileActions(), &ActionRow::word).join(u'|'));
}

} // namespace

Command profileCommand()
{
    const QList<OptionRow> importOptions{{u"--clash"_s, oneOf(u"WAY"_s, conflictPolicyWords()),
                                          Cli::tr("existing names: refuse (default), skip, rename or replace")}};
    return {u"profile"_s,
            {u"profile list"_s, u"profile show NAME"_s,
             u"profile add NAME [--resource URL] [--mcp-url URL] [--username NAME | --email ADDR] [OPTION…]"_s,
             u"profile add NAME --paste FILE|- [--server NAME] [OPTION…]"_s, u"profile edit NAME OPTION…"_s,
             u"profile rename NAME NEW"_s, u"profile duplicate NAME NEW"_s, u"profile remove NAME"_s,
             u"profile import FILE|- [--clash refuse|skip|rename|replace]"_s, u"profile export [NAME…]"_s},
            Cli::tr("List, add, edit, copy, remove, import and export saved profiles."),
            forActions(fieldActions(), profileFieldOptions() + pasteOptions()) +
                forActions({u"import"_s}, importOptions),
            Cli::tr("edit changes only the given fields; an empty value clears an address, a name or a file. A "
                    "--timeout or --stream-timeout is saved in the profile; 0 uses the default from Preferences. "
                    "remove also deletes the profile’s key and tokens; a copy has none."),
            missingAction,
            profileActions(),
            {movedToWindow(u"move"_s), movedToWindow(u"--dot-color"_s), movedToWindow(u"--colour"_s)}};
}

} // namespace rc
