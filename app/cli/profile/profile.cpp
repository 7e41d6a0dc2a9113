// SPDX-License-Identifier: GPL-3.0-or-later
// profile: the saved profiles.
#include "cli/commands.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "cli/profile/profilefields.h"
#include "cli/profile/profileorder.h"
#include "cli/profile/profilepaste.h"
#include "cli/profile/profileruns.h"
#include "cli/profile/profiletaking.h"
#include "cli/profile/profiletext.h"
#include "config/formats/quoting.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/profiletransfer.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

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
            {u"move"_s, {saved}},
            {u"remove"_s, {saved}},
            {u"import"_s, {{u"FILE"_s, ValueKind::File}}},
            {u"export"_s, {saved}, Times::Any}};
}

/// Which actions take --resource and the like.
QStringList fieldActions()
{
    return {u"add"_s, u"edit"_s};
}

/// The word of what is to be done.
Result<QString> profileActionOf(const Arguments &arguments)
{
    const QString word = arguments.words.value(0);
    if (actionFor(profileActions(), arguments.words) != nullptr) {
        // the time-outs, which every command takes
        if (!fieldActions().contains(word) && saysAnyField(arguments))
            return failure(badInput(Cli::tr("profile %1 does not change fields. Use profile edit.").arg(word)));
        return word;
    }
    return failure(badInput(Cli::tr("profile requires list, show NAME, add NAME, edit NAME, rename NAME NEW, "
                                    "duplicate NAME NEW, move NAME, remove NAME, import FILE or export [NAME…].")));
}

int add(const Arguments &arguments, const ProfileStore &store, Terminal &terminal)
{
    Profile fresh;
    fresh.name = arguments.words.at(1);
    if (const QString fault = profileNameFault(fresh.name); !fault.isEmpty())
        return terminal.failure(badInput(fault));
    Profile known = fresh; // with the addresses of the options
    known.resource = arguments.value(u"--resource"_s);
    known.toolServer = arguments.value(u"--mcp-url"_s);
    auto pasted = pastedReading(arguments, known, terminal);
    if (!pasted)
        return terminal.failure(pasted.error());
    fresh = pasted->takenInto(fresh);
    const auto profile = profileWith(arguments, fresh);
    if (!profile)
        return terminal.failure(profile.error());
    if (!hasAddress(*profile))
        return terminal.failure(
            badInput(Cli::tr("A profile needs a Resource URL or a tool server: --resource URL or --mcp-url URL.")));
    if (const auto added = store.add(*profile); !added)
        return terminal.failure(added.error());
    if (arguments.has(u"--json"_s))
        showProfile(*profile, true, terminal);
    else if (pasted->key.isEmpty())
        terminal.line(Cli::tr("Added %1. Next, save its key: resource-console key set --profile %2")
                          .arg(displayText(profile->name), shellQuoted(displayText(profile->name))));
    else
        terminal.line(Cli::tr("Added %1. Saving its key in the keychain.").arg(displayText(profile->name)));
    return keepPastedKey(*profile, std::move(*pasted), store, terminal);
}

int edit(const Arguments &arguments, const Profile &before, const ProfileStore &store, Terminal &terminal)
{
    if (!saysAnyField(arguments) && !arguments.has(u"--paste"_s))
        return terminal.failure(badInput(Cli::tr("Specify what to change, for example --threshold ERROR.")));
    auto pasted = pastedReading(arguments, before, terminal);
    if (!pasted)
        return terminal.failure(pasted.error());
    const auto after = profileWith(arguments, pasted->takenInto(before));
    if (!after)
        return terminal.failure(after.error());
    if (!hasAddress(*after))
        return terminal.failure(badInput(Cli::tr("A profile needs a Resource URL or a tool server.")));
    const auto list = store.change(before, *after);
    if (!list)
        return terminal.failure(list.error());
    const Profile &now = list->at(indexOfProfile(*list, before.name));
    if (const QStringList others = newKeyOrigins(before, now); (now.keySaved || now.tokenSaved) && !others.isEmpty())
        terminal.error(
            Cli::tr("This profile’s key is not sent to %1 until you allow it: resource-console key allow --profile %2")
                .arg(displayText(listText(others)), shellQuoted(displayText(now.name))));
    if (arguments.has(u"--json"_s))
        showProfile(now, true, terminal);
    else
        terminal.line(Cli::tr("Saved %1.").arg(displayText(now.name)));
    return keepPastedKey(now, std::move(*pasted), store, terminal);
}

int rename(const Profile &profile, const QList<Profile> &profiles, const QString &name, const ProfileStore &store,
           bool json, Terminal &terminal)
{
    // asked before the key is copied: that would be written over another profile's
    if (const QString fault = profileNameFault(name); !fault.isEmpty())
        return terminal.failure(badInput(fault));
    if (indexOfProfile(profiles, name) >= 0)
        return terminal.failure(badInput(Cli::tr("A profile named “%1” already exists.").arg(displayText(name))));
    RenameRun run(profile, name, store, json, terminal);
    return runToEnd(run);
}

int runProfile(const Arguments &arguments, Terminal &terminal)
{
    const auto action = profileActionOf(arguments);
    if (!action)
        return terminal.failure(action.error());
    const ProfileStore store(profilesFile());
    const bool json = arguments.has(u"--json"_s);
    if (*action == "add"_L1)
        return add(arguments, store, terminal);
    if (*action == "import"_L1)
        return importProfiles(arguments, store, terminal);
    const auto profiles = store.load();
    if (!profiles)
        return terminal.failure(profiles.error());
    if (*action == "list"_L1) {
        listProfiles(*profiles, json, terminal);
        return 0;
    }
    if (*action == "export"_L1)
        return exportProfiles(arguments, *profiles, terminal);
    if (arguments.words.at(1).isEmpty())
        return terminal.failure(badInput(Cli::tr("Specify a profile.")));
    const auto profile = savedProfile(*profiles, arguments.words.at(1));
    if (!profile)
        return terminal.failure(profile.error());
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
    if (*action == "move"_L1)
        return moveProfile(arguments, store, terminal);
    RemoveRun run(*profile, store, json, terminal);
    return runToEnd(run);
}

} // namespace

Command profileCommand()
{
    const QList<OptionRow> ofImport{
        {u"--clash"_s, oneOf(u"WAY"_s, clashWords()),
         Cli::tr("import: what to do when a name exists with different content: refuse everything "
                 "(default), skip, rename, replace")}};
    return {
        u"profile"_s,
        {u"profile list"_s, u"profile show NAME"_s,
         u"profile add NAME [--resource URL] [--mcp-url URL] [--username NAME | --email ADDR] [OPTION…]"_s,
         u"profile add NAME --paste FILE|- [--server NAME] [OPTION…]"_s, u"profile edit NAME OPTION…"_s,
         u"profile rename NAME NEW"_s, u"profile duplicate NAME NEW"_s,
         u"profile move NAME --before OTHER | --first | --last"_s, u"profile remove NAME"_s,
         u"profile import FILE|- [--clash refuse|skip|rename|replace]"_s, u"profile export [NAME…]"_s},
        Cli::tr("List, add, edit, copy, order, remove, import and export saved profiles. Profiles never contain keys."),
        onlyWith(fieldActions(), profileFieldOptions() + pasteOptions()) + onlyWith({u"move"_s}, moveOptions()) +
            onlyWith({u"import"_s}, ofImport),
        Cli::tr("edit changes only the given fields; an empty value clears an address, a name or a file. "
                "--timeout and --stream-timeout are saved in the profile; 0 uses the default from "
                "Preferences. rename keeps the profile’s key and code-hosting token, remove also deletes "
                "them from the keychain. The copy is placed after the original and has neither."),
        runProfile,
        profileActions()};
}

} // namespace rc
