// SPDX-License-Identifier: GPL-3.0-or-later
// key: manages a profile's key in the keychain.
#include "cli/commands.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/input.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "config/configtext.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/exitcode.h"
#include "store/keys/boundkeys.h"
#include "store/keys/profilesecrets.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString tokenOption = u"--code-hosting-token"_s;
const QString catalogOption = u"--catalog"_s;
const QString variableOption = u"--env-key"_s;
const QString yesOption = u"--yes"_s;

/// The catalog whose token is meant; nullopt: the key.
Result<std::optional<CatalogKind>> tokenCatalogOf(const Arguments &arguments, const Profile &profile)
{
    if (!arguments.has(catalogOption))
        return arguments.has(tokenOption) ? std::optional(CatalogKind::CodeHosting) : std::nullopt;
    if (arguments.has(tokenOption))
        return exclusiveOptions({tokenOption, catalogOption});
    const QList<CatalogKind> catalogs = catalogsWithToken(profile);
    const QString word = arguments.value(catalogOption);
    if (const auto catalog = catalogFromWord(word, catalogs))
        return catalog;
    return notOneOf(catalogOption, textsOf(catalogs, &CatalogKind::word), word);
}

/// The key of a profile, or the token of one of its catalogs.
struct ManagedSecret
{
    Profile profile;
    std::optional<CatalogKind> catalog; ///< for its token
    bool json = false;
    QString account;    ///< in the keychain
    KeyBinding binding; ///< from the profile's current state

    [[nodiscard]] bool isMarked() const { return catalog ? hasSavedToken(profile, catalog->path()) : profile.keySaved; }
    /// Sets the saved mark of the profile; returns the exit code.
    [[nodiscard]] int mark(bool saved, Terminal &terminal) const
    {
        const auto written =
            ProfileStore(profilesFile()).markSecret(profile.name, catalog ? catalog->path() : QString(), saved);
        return written ? 0 : terminal.failure(written.error());
    }
    void print(KeyState state, const QString &where, Terminal &terminal) const;
};

Result<ManagedSecret> secretOf(const Arguments &arguments)
{
    RC_TRY(options, generalOptionsOf(arguments));
    RC_TRY(profile, savedProfile(arguments));
    RC_TRY(catalog, tokenCatalogOf(arguments, *profile));
    const bool isToken = catalog->has_value();
    return ManagedSecret{*profile, *catalog, options->json,
                         secretAccount(profile->name, isToken ? (*catalog)->path() : QString()),
                         isToken ? tokenBindingOf(*profile) : keyBindingOf(*profile)};
}

void ManagedSecret::print(KeyState state, const QString &where, Terminal &terminal) const
{
    if (json) {
        QList<JsonMember> members{{"profile", jsonString(profile.name)},
                                  {"state", jsonString(wireWord(state))},
                                  {"where", jsonString(where)}};
        if (state == KeyState::Saved)
            members.append({"goesTo", jsonStrings(binding.origins)});
        if (catalog) {
            const bool isCodeHosting = catalog == CatalogKind::CodeHosting;
            members.append({"secret", jsonString(isCodeHosting ? u"code-hosting-token"_s : u"catalog-token"_s)});
            members.append({"catalog", jsonString(catalog->word())});
        }
        terminal.document(jsonObject(members));
        return;
    }
    const QString location = where.isEmpty() ? QString() : u" ("_s + displayText(where) + u')';
    terminal.line(displayText(profile.name) + u": "_s + (catalog ? tokenStateName(state) : keyStateName(state)) +
                  location);
    if (state == KeyState::Saved)
        terminal.line(Cli::tr("It is sent only to %1.").arg(originsText(binding)));
}

/// The state after an operation failed with `error`.
KeyState stateAfter(const Error &error)
{
    return error.kind == ErrorKind::KeychainLocked ? KeyState::Locked : KeyState::Unavailable;
}

/// Explains the requirements of a team's or a resource's key.
void noteKind(KeyKind kind, const Profile &profile, Terminal &terminal)
{
    if (kind == KeyKind::Team)
        terminal.note(sentencesText({Cli::tr("This is a team’s key, which expires within two hours."),
                                     profile.username.isEmpty()
                                         ? Cli::tr("It needs a team member’s username, which the profile lacks.")
                                         : QString()}));
    else if (kind == KeyKind::Resource && !profile.uuidToTools)
        terminal.note(
            Cli::tr("The tool server needs the UUID with a resource’s own key: profile edit %1 --uuid-to-tools on")
                .arg(displayText(profile.name)));
}

/// allow, forget and status for the key in the profile's environment variable, which is never saved. `isAllowed`: to be
/// set; nullopt: status.
Result<int> manageVariable(const Arguments &arguments, std::optional<bool> isAllowed, Terminal &terminal)
{
    RC_TRY(profile, savedProfile(arguments));
    QStringList grants = profile->environmentGrants;
    if (isAllowed) {
        RC_SET(grants, grantEnvironmentKey(profile->name, *isAllowed));
    }
    const QStringList servers = textsOf(grants, [](const QString &grant) { return grant.section(u' ', 1, 1); });
    const QString variable = keyVariable(*profile);
    terminal.result(
        arguments.has(u"--json"_s),
        {{"profile", jsonString(profile->name)}, {"variable", jsonString(variable)}, {"goesTo", jsonStrings(servers)}},
        displayText(profile->name) + u": "_s +
            Cli::tr("%1 may be sent to %2.").arg(variable, originsText({servers, {}, {}})));
    return 0;
}

Result<int> setSecret(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(secret, secretOf(arguments));
    const std::optional<CatalogKind> &catalog = secret->catalog;
    const QString profileName = displayText(secret->profile.name);
    const QString question = catalog ? Cli::tr("Token of catalog %2 for %1: ").arg(profileName, catalog->word())
                                     : Cli::tr("API key for %1: ").arg(profileName);
    // Part of the prompt, because the terminal hides input from the start of the prompt.
    RC_TRY(input,
           readSecretLine(Cli::tr("It is sent only to %1.").arg(originsText(secret->binding)) + u'\n' + question));
    RC_TRY(key, catalog ? tokenFromInput(*input) : keyFromInput(*input));
    noteKind(catalog ? KeyKind::Unknown : keyKindOf(*key), secret->profile, terminal);
    CommandKeychain keychain(terminal);
    const auto reading = keychain.wait<KeyReading>([&](QObject *context, const auto &done) {
        saveBoundKey(keychain.keys(), secret->account, std::move(*key), secret->binding, context, done);
    });
    if (!reading)
        return keychain.fail(reading.error());
    if (reading->state == KeyState::Saved) {
        const int code = secret->mark(true, terminal);
        secret->print(KeyState::Saved, reading->where, terminal);
        return code;
    }
    // The store keeps it in memory for this run, which ends here.
    const Error error = reading->error.value_or(Error{ErrorKind::NoKeychain});
    terminal.error(error);
    terminal.error(reading->mayBeSaved ? mayBeSavedText(catalog ? catalog->word() : QString())
                                       : Cli::tr("Nothing was saved."));
    if (reading->mayBeSaved)
        (void)secret->mark(true, terminal); // so that it is neither forgotten nor orphaned
    secret->print(stateAfter(error), {}, terminal);
    return keychainExitCode;
}

Result<int> forgetSecret(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.has(variableOption))
        return manageVariable(arguments, false, terminal);
    RC_TRY(secret, secretOf(arguments));
    CommandKeychain keychain(terminal);
    const auto error = keychain.wait<std::optional<Error>>(
        [&](QObject *context, const auto &done) { keychain.keys().forget(secret->account, context, done); });
    if (!error)
        return keychain.fail(error.error());
    const int code = *error ? terminal.failure(**error) : secret->mark(false, terminal);
    secret->print(*error ? stateAfter(**error) : KeyState::Absent, {}, terminal);
    return code;
}

Result<int> showStatus(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.has(variableOption))
        return manageVariable(arguments, std::nullopt, terminal);
    RC_TRY(secret, secretOf(arguments));
    CommandKeychain keychain(terminal);
    auto reading = keychain.wait<KeyReading>([&](QObject *context, const auto &done) {
        readBoundKey(keychain.keys(), secret->account, secret->isMarked(), secret->binding, context, done);
    });
    if (!reading)
        return keychain.fail(reading.error());
    const KeyReading shown = secret->catalog ? asToken(std::move(*reading)) : std::move(*reading);
    if (shown.error)
        terminal.error(*shown.error);
    secret->print(shown.state, shown.where, terminal);
    return shown.error ? keychainExitCode : 0;
}

/// Binds the secret to the profile's current servers, after showing the user the old and the new binding.
Result<int> allowServers(const Arguments &arguments, Terminal &terminal)
{
    if (arguments.has(variableOption))
        return manageVariable(arguments, true, terminal);
    RC_TRY(secret, secretOf(arguments));
    CommandKeychain keychain(terminal);
    const auto bound = keychain.wait<std::optional<KeyBinding>>(
        [&](QObject *context, const auto &done) { readBinding(keychain.keys(), secret->account, context, done); });
    if (!bound)
        return keychain.fail(bound.error());
    const QString servers = originsText(secret->binding);
    if (*bound && (*bound)->allows(secret->binding)) {
        terminal.error(Cli::tr("It is already allowed for %1.").arg(servers));
    } else if (!arguments.has(yesOption)) {
        const QString before = *bound ? Cli::tr("Allowed so far: %1.").arg(originsText(**bound))
                                      : Cli::tr("Not allowed for any server yet.");
        const QString question = Cli::tr("Allow sending it to %1 instead? Type y, then Enter: ").arg(servers);
        if (secret->json || !askYesNo(before + u'\n' + question))
            return failure(Cli::tr("Nothing was changed. Use --yes to confirm."));
    }
    const auto bind = keychain.attempt([&](QObject *context, const auto &done) {
        bindKey(keychain.keys(), secret->account, secret->binding, context, done);
    });
    if (!bind)
        return keychain.fail(bind.error());
    secret->print(KeyState::Saved, {}, terminal);
    return 0;
}

/// Does not quote the arguments, since they may contain the key.
QString keyUsage()
{
    return Cli::tr("key requires set, forget, status, allow or rotate. The key is never an argument.");
}

} // namespace

Command keyCommand()
{
    return {u"key"_s,
            {u"key set|forget|status [--code-hosting-token | --catalog NAME] [--profile NAME]"_s,
             u"key allow [--yes] [--code-hosting-token | --catalog NAME] [--profile NAME]"_s,
             u"key allow|forget|status --env-key [--profile NAME]"_s,
             u"key rotate [--yes] [--entries] [--file FILE] [--profile NAME]"_s,
             u"key rotate --undo | --forget-old [--profile NAME]"_s},
            Cli::tr("Save, replace, delete or find a profile’s API key in the keychain."),
            QList<OptionRow>{
                {u"--profile"_s, {u"NAME"_s, ValueKind::Profile}, Cli::tr("profile (default: the only saved one)")}} +
                forActions({u"set"_s, u"forget"_s, u"status"_s, u"allow"_s},
                           {{tokenOption, {}, Cli::tr("use the code-hosting token instead of the key")},
                            {catalogOption, suggested(u"NAME"_s, {wireWord(CatalogKind::CodeHosting)}),
                             Cli::tr("use the token of this catalog instead")}}) +
                forActions({u"forget"_s, u"status"_s, u"allow"_s},
                           {{variableOption, {}, Cli::tr("use the environment variable’s key instead")}}) +
                forActions({u"allow"_s, u"rotate"_s}, {{yesOption, {}, Cli::tr("do not ask")}}) +
                forActions({u"rotate"_s}, rotateOptions()),
            Cli::tr("A key is sent only to the servers its profile had when the key was saved; allow permits others. "
                    "set and rotate read the key, and nothing else, from standard input. rotate tests both keys, "
                    "switches if the new one does everything the old one does, and saves the old one."),
            [](const Arguments &, Terminal &) -> Result<int> { return failure(keyUsage()); },
            {{u"set"_s, {}, Times::Once, setSecret},
             {u"forget"_s, {}, Times::Once, forgetSecret},
             {u"status"_s, {}, Times::Once, showStatus},
             {u"allow"_s, {}, Times::Once, allowServers},
             {u"rotate"_s, {}, Times::Once, rotateKey}},
            {removedFor(u"--unit"_s, u"key rotate --file FILE"_s)},
            keyUsage()};
}

} // namespace rc
