// SPDX-License-Identifier: GPL-3.0-or-later
// profile: the saved profiles.
#include "cli/commandrun.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/terminal.h"
#include "core/displaytext.h"
#include "core/jsonparts.h"
#include "core/resourceurl.h"
#include "service/exitcode.h"
#include "store/keystore.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray profileJson(const Profile &profile)
{
    return jsonObject({{"name", jsonString(profile.name)},
                       {"resource", jsonString(profile.resource)},
                       {"toolServer", jsonString(profile.toolServer)},
                       {"username", jsonString(profile.username)},
                       {"email", jsonString(profile.email)},
                       {"threshold", jsonString(thresholdWord(profile.threshold))},
                       {"envPrefix", jsonString(profile.envPrefix)},
                       {"caFile", jsonString(profile.caFile)},
                       {"keySaved", jsonTruth(profile.keySaved)}});
}

int list(const QList<Profile> &profiles, bool json, Terminal &terminal)
{
    if (json) {
        QList<QByteArray> rows;
        for (const Profile &profile : profiles)
            rows.append(profileJson(profile));
        terminal.document(jsonObject({{"profiles", jsonArray(rows)}}));
        return 0;
    }
    if (profiles.isEmpty())
        terminal.line(translate("rc::Cli", "No profile is saved."));
    qsizetype width = 0;
    for (const Profile &profile : profiles)
        width = std::max(width, displayText(profile.name).size());
    for (const Profile &profile : profiles) {
        terminal.line(displayText(profile.name).leftJustified(width + 2) + displayText(profile.resource) + u"  "_s +
                      (profile.keySaved ? translate("rc::Cli", "key saved") : translate("rc::Cli", "no key saved")));
    }
    return 0;
}

Result<Profile> newProfile(const Arguments &arguments, const QList<Profile> &profiles)
{
    Profile profile;
    profile.name = arguments.words.at(1);
    if (const QString fault = profileNameFault(profile.name); !fault.isEmpty())
        return failure(ErrorKind::BadInput, fault);
    if (std::any_of(profiles.cbegin(), profiles.cend(), [&](const Profile &p) { return p.name == profile.name; })) {
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "A profile named \"%1\" is saved already; remove it first.")
                           .arg(displayText(profile.name)));
    }
    if (!arguments.has(u"--resource"_s))
        return failure(ErrorKind::BadInput, translate("rc::Cli", "A profile needs a Resource URL: --resource URL."));
    const auto pasted = parseResourceUrl(arguments.value(u"--resource"_s));
    if (!pasted)
        return failure(pasted.error());
    profile.resource = pasted->resource.resourceUrl();
    if (arguments.has(u"--mcp-url"_s)) {
        const auto server = parseToolServerUrl(arguments.value(u"--mcp-url"_s));
        if (!server)
            return failure(server.error());
        profile.toolServer = server->toString(QUrl::FullyEncoded);
    }
    if (arguments.has(u"--username"_s) && arguments.has(u"--email"_s))
        return failure(ErrorKind::BadInput, translate("rc::Cli", "Give --username or --email, not both."));
    profile.username = arguments.value(u"--username"_s);
    profile.email = arguments.value(u"--email"_s);
    if (arguments.has(u"--ca-file"_s)) {
        const QString file = arguments.value(u"--ca-file"_s);
        if (const auto found = authoritiesFrom(file); !found)
            return failure(found.error());
        // A profile is used from anywhere.
        profile.caFile = file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath();
    }
    if (arguments.has(u"--threshold"_s)) {
        const auto threshold = thresholdFromWord(arguments.value(u"--threshold"_s));
        if (!threshold) {
            return failure(
                ErrorKind::BadInput,
                translate("rc::Cli", "--threshold takes DEBUG, INFO, WARNING, ERROR, ALERT or NONE, not \"%1\".")
                    .arg(displayText(arguments.value(u"--threshold"_s))));
        }
        profile.threshold = *threshold;
    }
    if (arguments.has(u"--env-prefix"_s)) {
        const auto prefix = envPrefixFrom(arguments.value(u"--env-prefix"_s));
        if (!prefix)
            return failure(prefix.error());
        profile.envPrefix = *prefix;
    }
    return profile;
}

int add(const Arguments &arguments, QList<Profile> profiles, const ProfileStore &store, Terminal &terminal)
{
    const auto profile = newProfile(arguments, profiles);
    if (!profile)
        return terminal.failure(profile.error());
    profiles.append(*profile);
    if (const auto written = store.save(profiles); !written)
        return terminal.failure(written.error());
    if (arguments.has(u"--json"_s)) {
        terminal.document(profileJson(*profile));
        return 0;
    }
    terminal.line(translate("rc::Cli", "Added %1. Its key: resource-console key set --profile %1")
                      .arg(displayText(profile->name)));
    return 0;
}

/// The key goes first, so that none stays behind without a profile that names it.
class RemoveRun : public CommandRun
{
public:
    RemoveRun(Profile profile, QList<Profile> profiles, const ProfileStore &store, bool json, Terminal &terminal)
        : m_profile(std::move(profile))
        , m_profiles(std::move(profiles))
        , m_store(store)
        , m_json(json)
        , m_terminal(terminal)
    {
    }

    void start() override
    {
        if (!m_profile.keySaved) {
            remove();
            return;
        }
        m_keys.forget(m_profile.name, this, [this](const std::optional<Error> &error) {
            if (!error) {
                remove();
                return;
            }
            m_terminal.error(*error);
            m_terminal.error(
                translate("rc::Cli", "The profile was kept, because its key may still be in the keychain."));
            emit finished(exitCodeFor(error->kind));
        });
    }

    void abort() override { emit finished(interruptedExitCode); }

private:
    void remove()
    {
        m_profiles.removeOne(m_profile);
        if (const auto written = m_store.save(m_profiles); !written) {
            emit finished(m_terminal.failure(written.error()));
            return;
        }
        if (m_json)
            m_terminal.document(jsonObject({{"removed", jsonString(m_profile.name)}}));
        else
            m_terminal.line(translate("rc::Cli", "Removed %1.").arg(displayText(m_profile.name)));
        emit finished(0);
    }

    Profile m_profile;
    QList<Profile> m_profiles;
    const ProfileStore &m_store;
    bool m_json;
    Terminal &m_terminal;
    KeyStore m_keys;
};

int runProfile(const Arguments &arguments, Terminal &terminal)
{
    const auto options = generalOptionsOf(arguments);
    if (!options)
        return terminal.failure(options.error());
    const ProfileStore store(profilesFile());
    const QString action = arguments.words.value(0);
    const bool known = (action == "list"_L1 && arguments.words.size() == 1) ||
                       ((action == "add"_L1 || action == "remove"_L1) && arguments.words.size() == 2);
    if (!known) {
        return terminal.failure(
            {ErrorKind::BadInput, translate("rc::Cli", "profile takes list, add NAME or remove NAME."), {}, 0});
    }
    const auto profiles = store.load();
    if (!profiles)
        return terminal.failure(profiles.error());
    if (action == "list"_L1)
        return list(*profiles, options->json, terminal);
    if (action == "add"_L1)
        return add(arguments, *profiles, store, terminal);
    if (arguments.words.at(1).isEmpty())
        return terminal.failure({ErrorKind::BadInput, translate("rc::Cli", "Say which profile to remove."), {}, 0});
    const auto profile = savedProfile(*profiles, arguments.words.at(1));
    if (!profile)
        return terminal.failure(profile.error());
    RemoveRun run(*profile, *profiles, store, options->json, terminal);
    return runToEnd(run);
}

} // namespace

Command profileCommand()
{
    QList<OptionRow> options;
    for (const OptionRow &row : whoOptions()) {
        if (row.name != "--profile"_L1 && row.name != "--demo"_L1 && row.name != "--key-stdin"_L1)
            options.append(row);
    }
    options.append(
        {u"--threshold"_s, u"LEVEL"_s, translate("rc::Cli", "from which level on an SDK forwards; INFO without it")});
    return {u"profile"_s,
            {u"profile list"_s,
             u"profile add NAME --resource URL [--mcp-url URL] [--username NAME | --email ADDR] "
             "[--ca-file FILE] [--threshold LEVEL]"_s,
             u"profile remove NAME"_s},
            translate("rc::Cli", "Lists, adds or removes saved profiles; a key is never part of one."),
            options,
            translate("rc::Cli", "remove also removes the profile's key from the keychain."),
            runProfile};
}

} // namespace rc
