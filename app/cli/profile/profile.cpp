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

/// Deletes the key first, so that no orphaned key remains.
int removeProfile(const Profile &profile, const ProfileStore &store, bool json, Terminal &terminal)
{
    const auto remove = [&](KeychainRun &run) {
        const auto removed = store.remove(profile.name);
        if (!removed) {
            emit run.finished(terminal.failure(removed.error()));
            return;
        }
        terminal.result(json, {{"removed", jsonString(profile.name)}},
                        Cli::tr("Removed %1.").arg(displayText(profile.name)));
        emit run.finished(0);
    };
    KeychainRun forgetting(terminal, [&](KeychainRun &run) {
        deleteSecrets(run.keys(), profile.name, savedSecrets(profile), &run, [&](const std::optional<Error> &error) {
            if (error)
                run.fail(*error, Cli::tr("The profile was not removed because its key may still be in the keychain."));
            else
                remove(run);
        });
    });
    return runToEnd(forgetting);
}

/// Saves the key under the new name and verifies it, then renames the profile, then deletes the old key.
int renameProfile(const Profile &profile, const QString &name, const ProfileStore &store, bool json, Terminal &terminal)
{
    const QStringList saved = savedSecrets(profile);
    const auto forgetOld = [&](KeychainRun &run) {
        deleteSecrets(run.keys(), profile.name, saved, &run, [&](const std::optional<Error> &error) {
            if (error) {
                run.fail(*error, Cli::tr("Renamed, but the key may still be in the keychain under the old name."));
                return;
            }
            terminal.result(json, {{"renamed", jsonString(profile.name)}, {"to", jsonString(name)}},
                            Cli::tr("Renamed %1 to %2.").arg(displayText(profile.name), displayText(name)));
            emit run.finished(0);
        });
    };
    const auto rename = [&](KeychainRun &run, const QStringList &copied) {
        Profile after = profile;
        after.name = name;
        setSavedSecrets(after, copied);
        if (const auto changed = store.change(profile, after); !changed) {
            // leave no orphaned key behind
            deleteSecrets(run.keys(), name, copied, &run,
                          [&run, error = changed.error()](const std::optional<Error> &) {
                              run.fail(error, Cli::tr("Nothing was changed."));
                          });
            return;
        }
        if (QFileInfo::exists(activityFilePath())) {
            ActivityFile activity(activityFilePath());
            if (const auto renamed = activity.renameProfile(profile.name, name, historyId(profile)); !renamed)
                terminal.error(renamed.error());
        }
        forgetOld(run);
    };
    KeychainRun copying(terminal, [&](KeychainRun &run) {
        copySecrets(run.keys(), profile.name, name, saved, saved, &run,
                    [&](const QStringList &copied, const std::optional<Error> &error) {
                        if (error)
                            run.fail(*error, Cli::tr("Nothing was changed."));
                        else
                            rename(run, copied);
                    });
    });
    return runToEnd(copying);
}

/// The paths of saved tokens whose catalogs the profile no longer has.
QStringList orphanedTokens(const Profile &profile)
{
    QStringList paths = profile.tokensSaved;
    for (const CatalogKind &catalog : catalogsWithToken(profile))
        paths.removeAll(catalog.path());
    return paths;
}

/// Deletes orphanedTokens(), one after the other.
int deleteOrphanedTokens(const Profile &profile, const ProfileStore &store, Terminal &terminal)
{
    QStringList paths = orphanedTokens(profile);
    KeychainRun forgetting(terminal, [&](KeychainRun &run) {
        if (paths.isEmpty()) {
            emit run.finished(0);
            return;
        }
        const QString path = paths.takeFirst();
        deleteSecrets(run.keys(), profile.name, {path}, &run, [&, path](const std::optional<Error> &error) {
            if (error)
                run.fail(*error, Cli::tr("The token of the removed catalog may still be in the keychain."));
            else if (const auto marked = store.markSecret(profile.name, path, false); !marked)
                emit run.finished(terminal.failure(marked.error()));
            else
                run.start();
        });
    });
    return runToEnd(forgetting);
}

QList<ActionRow> profileActions()
{
    const ValueRow saved(u"NAME"_s, ValueKind::Profile);
    const ValueRow fresh(u"NEW"_s);
    return {{u"list"_s, {}},
            {u"show"_s, {saved}},
            {u"add"_s, {fresh}},
            {u"edit"_s, {saved}},
            {u"rename"_s, {saved, fresh}},
            {u"duplicate"_s, {saved, fresh}},
            {u"remove"_s, {saved}},
            {u"import"_s, {{u"FILE"_s, ValueKind::File}}},
            {u"export"_s, {saved}, Times::Any}};
}

/// Actions that accept --resource and the like.
QStringList fieldActions()
{
    return {u"add"_s, u"edit"_s};
}

/// The word for the action.
Result<QString> profileActionOf(const Arguments &arguments)
{
    if (arguments.words.isEmpty()) {
        const QStringList words = textsOf(profileActions(), &ActionRow::word);
        return missingArgument(u"profile"_s, words.join(u'|'));
    }
    const QString &word = arguments.words.constFirst();
    // the timeouts, which every command accepts
    if (!fieldActions().contains(word) && hasFieldOption(arguments))
        return failure(Cli::tr("profile %1 does not change fields. Use profile edit.").arg(word));
    return word;
}

/// Saves the pasted key first, so that the document says whether it is saved.
Result<int> showWithKey(const Profile &profile, PasteResult pasted, const ProfileStore &store, Terminal &terminal)
{
    RC_TRY(code, savePastedKey(profile, std::move(pasted), store, terminal));
    RC_TRY(list, store.load());
    const qsizetype index = indexOfProfile(*list, profile.name);
    showProfile(index < 0 ? profile : list->at(index), true, terminal); // removed meanwhile
    return *code;
}

Result<int> add(const Arguments &arguments, const ProfileStore &store, Terminal &terminal)
{
    Profile fresh;
    fresh.name = arguments.words.at(1);
    if (const QString fault = profileNameFault(fresh.name); !fault.isEmpty())
        return failure(fault);
    Profile withAddresses = fresh; // with the addresses from the options
    withAddresses.resource = arguments.value(u"--resource"_s);
    withAddresses.toolServer = arguments.value(u"--mcp-url"_s);
    RC_TRY(pasted, pastedReading(arguments, withAddresses, terminal));
    fresh = pasted->appliedTo(fresh);
    RC_TRY(profile, profileWith(arguments, fresh));
    if (!hasAddress(*profile))
        return failure(Cli::tr("A profile needs a Resource URL or a tool server."));
    RC_CHECK(store.add(*profile));
    if (arguments.has(u"--json"_s))
        return showWithKey(*profile, std::move(*pasted), store, terminal);
    if (pasted->key.isEmpty())
        terminal.line(Cli::tr("Added %1. Next, save its key: resource-console key set --profile %2")
                          .arg(displayText(profile->name), shellQuoted(displayText(profile->name))));
    else
        terminal.line(Cli::tr("Added %1.").arg(displayText(profile->name)));
    return savePastedKey(*profile, std::move(*pasted), store, terminal);
}

Result<int> edit(const Arguments &arguments, const Profile &before, const ProfileStore &store, Terminal &terminal)
{
    if (!hasFieldOption(arguments) && !arguments.has(u"--paste"_s))
        return missingArgument(u"profile edit"_s, u"OPTION"_s);
    RC_TRY(pasted, pastedReading(arguments, before, terminal));
    RC_TRY(after, profileWith(arguments, pasted->appliedTo(before)));
    if (!hasAddress(*after))
        return failure(Cli::tr("A profile needs a Resource URL or a tool server."));
    RC_TRY(list, store.change(before, *after));
    const Profile &now = list->at(indexOfProfile(*list, before.name));
    if (const QStringList newOrigins = newKeyOrigins(before, now);
        (now.keySaved || !now.tokensSaved.isEmpty()) && !newOrigins.isEmpty())
        terminal.error(
            Cli::tr("This profile’s key is not sent to %1 until you allow it: resource-console key allow --profile %2")
                .arg(displayText(listText(newOrigins)), shellQuoted(displayText(now.name))));
    const bool asJson = arguments.has(u"--json"_s);
    if (!asJson)
        terminal.line(Cli::tr("Saved %1.").arg(displayText(now.name)));
    const int deletionCode = deleteOrphanedTokens(now, store, terminal);
    if (deletionCode == interruptedExitCode)
        return deletionCode;
    // The pasted key is saved even if an old token could not be deleted.
    RC_TRY(code, asJson ? showWithKey(now, std::move(*pasted), store, terminal)
                        : savePastedKey(now, std::move(*pasted), store, terminal));
    return deletionCode != 0 ? deletionCode : *code;
}

/// A replaced profile may lack catalogs whose tokens are still saved.
Result<int> importAll(const Arguments &arguments, const ProfileStore &store, Terminal &terminal)
{
    RC_TRY(code, importProfiles(arguments, store, terminal));
    if (*code != 0)
        return *code;
    RC_TRY(profiles, store.load());
    for (const Profile &profile : std::as_const(*profiles)) {
        if (orphanedTokens(profile).isEmpty())
            continue;
        if (const int deletionCode = deleteOrphanedTokens(profile, store, terminal); deletionCode != 0)
            return deletionCode;
    }
    return 0;
}

Result<int> rename(const Profile &profile, const QList<Profile> &profiles, const QString &name,
                   const ProfileStore &store, bool json, Terminal &terminal)
{
    // check before the key is copied, which could overwrite another profile's
    if (const QString fault = profileNameFault(name); !fault.isEmpty())
        return failure(fault);
    if (indexOfProfile(profiles, name) >= 0)
        return failure(Cli::tr("A profile named “%1” already exists.").arg(displayText(name)));
    return renameProfile(profile, name, store, json, terminal);
}

Result<int> runProfile(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(action, profileActionOf(arguments));
    const ProfileStore store(profilesFile());
    const bool json = arguments.has(u"--json"_s);
    if (*action == "add"_L1)
        return add(arguments, store, terminal);
    if (*action == "import"_L1)
        return importAll(arguments, store, terminal);
    RC_TRY(profiles, store.load());
    if (*action == "list"_L1) {
        listProfiles(*profiles, json, terminal);
        return 0;
    }
    if (*action == "export"_L1)
        return exportProfiles(arguments, *profiles, terminal);
    if (arguments.words.at(1).isEmpty())
        return missingArgument(u"profile "_s + *action, u"NAME"_s);
    RC_TRY(profile, savedProfile(*profiles, arguments.words.at(1)));
    if (*action == "show"_L1) {
        showProfile(*profile, json, terminal);
        return 0;
    }
    if (*action == "edit"_L1)
        return edit(arguments, *profile, store, terminal);
    if (*action == "rename"_L1)
        return rename(*profile, *profiles, arguments.words.at(2), store, json, terminal);
    if (*action == "duplicate"_L1)
        return duplicateProfile(arguments, store, terminal);
    return removeProfile(*profile, store, json, terminal);
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
            runProfile,
            profileActions(),
            {movedToWindow(u"move"_s), movedToWindow(u"--dot-color"_s), movedToWindow(u"--colour"_s)}};
}

} // namespace rc
