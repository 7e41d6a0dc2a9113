// SPDX-License-Identifier: GPL-3.0-or-later
// key: manages a profile's key in the keychain.
#include "cli/commands.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/hiddeninput.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "config/configtext.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "service/exitcode.h"
#include "store/keys/boundkeys.h"
#include "store/keys/profilesecrets.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

enum class KeyAction {
    Set,
    Forget,
    Status,
    Allow
};

constexpr std::array<EnumRow<KeyAction>, 4> keyActionTable{{
    {KeyAction::Set, "set"_L1},
    {KeyAction::Forget, "forget"_L1},
    {KeyAction::Status, "status"_L1},
    {KeyAction::Allow, "allow"_L1},
}};

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

class KeyRun : public KeychainRun
{
public:
    struct KeyRequest
    {
        KeyAction action = KeyAction::Status;
        std::optional<CatalogKind> catalog = {}; ///< for its token instead of the key
        bool json = false;
        bool yes = false; ///< skips confirmations
    };
    KeyRun(const KeyRequest &request, Profile profile, Secret key, Terminal &terminal)
        : KeychainRun(terminal)
        , m_request(request)
        , m_catalog(request.catalog)
        , m_account(secretAccount(profile.name, request.catalog ? request.catalog->path() : QString()))
        , m_profile(std::move(profile))
        , m_binding(request.catalog ? tokenBindingOf(m_profile) : keyBindingOf(m_profile))
        , m_key(std::move(key))
    {
    }

    void start() override
    {
        switch (m_request.action) {
        case KeyAction::Set:
            saveBoundKey(m_keys, m_account, std::move(m_key), m_binding, this,
                         [this](const KeyReading &reading) { saved(reading); });
            break;
        case KeyAction::Forget:
            m_keys.forget(m_account, this, [this](const std::optional<Error> &error) { forgotten(error); });
            break;
        case KeyAction::Status:
            readBoundKey(m_keys, m_account,
                         m_catalog ? hasSavedToken(m_profile, m_catalog->path()) : m_profile.keySaved, m_binding, this,
                         [this](KeyReading reading) {
                             reportStatus(m_catalog ? asToken(std::move(reading)) : std::move(reading));
                         });
            break;
        case KeyAction::Allow:
            readBinding(m_keys, m_account, this, [this](const std::optional<KeyBinding> &bound) { allow(bound); });
            break;
        }
    }

private:
    void saved(const KeyReading &reading)
    {
        if (reading.state == KeyState::Saved) {
            end(KeyState::Saved, reading.where, markSaved(true));
            return;
        }
        // The store keeps it in memory for this run, which ends here.
        const Error error = reading.error.value_or(Error{ErrorKind::NoKeychain});
        m_terminal.error(error);
        if (reading.mayBeSaved) {
            m_terminal.error(mayBeSavedText(m_catalog ? m_catalog->word() : QString()));
            (void)markSaved(true); // so that it is neither forgotten nor orphaned; the failure is already reported
        } else {
            m_terminal.error(Cli::tr("Nothing was saved."));
        }
        end(error.kind == ErrorKind::KeychainLocked ? KeyState::Locked : KeyState::Unavailable, {}, keychainExitCode);
    }

    void forgotten(const std::optional<Error> &error)
    {
        if (!error) {
            end(KeyState::Absent, {}, markSaved(false));
            return;
        }
        m_terminal.error(*error);
        end(error->kind == ErrorKind::KeychainLocked ? KeyState::Locked : KeyState::Unavailable, {},
            exitCodeFor(error->kind));
    }

    void reportStatus(const KeyReading &reading)
    {
        const bool isRead = !reading.error;
        if (!isRead)
            m_terminal.error(reading.error.value_or(Error{ErrorKind::NoKeychain}));
        end(reading.state, reading.where, isRead ? 0 : keychainExitCode);
    }

    /// Binds the secret to the profile's current servers, after showing the user the old and the new binding.
    void allow(const std::optional<KeyBinding> &bound)
    {
        if (bound && bound->allows(m_binding)) {
            m_terminal.error(Cli::tr("It is already allowed for %1.").arg(originsText(m_binding)));
        } else if (!m_request.yes && !isConfirmed(bound)) {
            m_terminal.error(Cli::tr("Nothing was changed. Use --yes to confirm."));
            emit finished(usageExitCode);
            return;
        }
        bindKey(m_keys, m_account, m_binding, this, [this](const std::optional<Error> &error) {
            if (error)
                emit finished(m_terminal.failure(*error));
            else
                end(KeyState::Saved, {}, 0);
        });
    }

    [[nodiscard]] bool isConfirmed(const std::optional<KeyBinding> &bound) const
    {
        const QString before = bound ? Cli::tr("Allowed so far: %1.").arg(originsText(*bound))
                                     : Cli::tr("Not allowed for any server yet.");
        const QString question =
            Cli::tr("Allow sending it to %1 instead? Type y, then Enter: ").arg(originsText(m_binding));
        return !m_request.json && askYesNo(before + u'\n' + question);
    }

    /// Sets the saved mark of the profile; returns the exit code.
    [[nodiscard]] int markSaved(bool saved)
    {
        const ProfileStore store(profilesFile());
        const auto written = store.markSecret(m_profile.name, m_catalog ? m_catalog->path() : QString(), saved);
        return written ? 0 : m_terminal.failure(written.error());
    }

    void end(KeyState state, const QString &where, int code)
    {
        if (m_request.json) {
            QList<JsonMember> members{{"profile", jsonString(m_profile.name)},
                                      {"state", jsonString(wireWord(state))},
                                      {"where", jsonString(where)}};
            if (state == KeyState::Saved)
                members.append({"goesTo", jsonStrings(m_binding.origins)});
            if (m_catalog) {
                const bool isCodeHosting = m_catalog == CatalogKind::CodeHosting;
                members.append({"secret", jsonString(isCodeHosting ? u"code-hosting-token"_s : u"catalog-token"_s)});
                members.append({"catalog", jsonString(m_catalog->word())});
            }
            m_terminal.document(jsonObject(members));
        } else {
            const QString location = where.isEmpty() ? QString() : u" ("_s + displayText(where) + u')';
            m_terminal.line(displayText(m_profile.name) + u": "_s +
                            (m_catalog ? tokenStateName(state) : keyStateName(state)) + location);
            if (state == KeyState::Saved)
                m_terminal.line(Cli::tr("It is sent only to %1.").arg(originsText(m_binding)));
        }
        emit finished(code);
    }

    KeyRequest m_request;
    std::optional<CatalogKind> m_catalog; ///< for its token
    QString m_account;                    ///< in the keychain
    Profile m_profile;
    KeyBinding m_binding; ///< from the profile's current state
    Secret m_key;
};

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

/// allow, forget and status for the key in the profile's environment variable, which is never saved.
Result<int> runVariable(KeyAction action, const Profile &profile, bool json, Terminal &terminal)
{
    QStringList grants = profile.environmentGrants;
    if (action == KeyAction::Allow || action == KeyAction::Forget) {
        RC_SET(grants, grantEnvironmentKey(profile.name, action == KeyAction::Allow));
    }
    QStringList servers;
    for (const QString &grant : std::as_const(grants))
        servers.append(grant.section(u' ', 1, 1));
    terminal.result(json,
                    {{"profile", jsonString(profile.name)},
                     {"variable", jsonString(keyVariable(profile))},
                     {"goesTo", jsonStrings(servers)}},
                    displayText(profile.name) + u": "_s +
                        Cli::tr("%1 may be sent to %2.").arg(keyVariable(profile), originsText({servers, {}, {}})));
    return 0;
}

/// Does not quote the arguments, since they may contain the key.
QString keyUsage()
{
    return Cli::tr("key requires set, forget, status, allow or rotate. The key is never an argument.");
}

Result<int> runKey(const Arguments &arguments, Terminal &terminal)
{
    const auto action = enumFromWord(keyActionTable, arguments.words.value(0));
    if (!action)
        return failure(keyUsage());
    RC_TRY(options, generalOptionsOf(arguments));
    RC_TRY(profile, savedProfile(arguments));
    if (arguments.has(variableOption))
        return runVariable(*action, *profile, options->json, terminal);
    RC_TRY(catalog, tokenCatalogOf(arguments, *profile));
    Secret key;
    if (*action == KeyAction::Set) {
        const QString profileName = displayText(profile->name);
        const bool isToken = catalog->has_value();
        const KeyBinding binding = isToken ? tokenBindingOf(*profile) : keyBindingOf(*profile);
        const QString question = isToken ? Cli::tr("Token of catalog %2 for %1: ").arg(profileName, (*catalog)->word())
                                         : Cli::tr("API key for %1: ").arg(profileName);
        // Part of the prompt, because the terminal hides input from the start of the prompt.
        const auto input =
            readSecretLine(Cli::tr("It is sent only to %1.").arg(originsText(binding)) + u'\n' + question);
        if (!input)
            return input.error().kind == ErrorKind::Canceled ? interruptedExitCode : terminal.failure(input.error());
        RC_SET(key, isToken ? tokenFromInput(*input) : keyFromInput(*input));
        noteKind(isToken ? KeyKind::Unknown : keyKindOf(key), *profile, terminal);
    }
    KeyRun run({*action, *catalog, options->json, arguments.has(yesOption)}, std::move(*profile), std::move(key),
               terminal);
    return runToEnd(run);
}

} // namespace

Command keyCommand()
{
    QList<ActionRow> actions;
    for (const auto &row : keyActionTable)
        actions.append({row.word, {}});
    actions.append({u"rotate"_s, {}, Times::Once, rotateKey});
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
            runKey,
            actions,
            {removedFor(u"--unit"_s, u"key rotate --file FILE"_s)},
            keyUsage()};
}

} // namespace rc
