// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/options.h"

#include "cli/frame/terminal.h"
#include "config/configtext.h"
#include "core/placeholder.h"
#include "core/textsof.h"
#include "core/url/address.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "store/keys/boundkeys.h"
#include "store/keys/fingerprintsalt.h"
#include "store/profiles/settings.h"

#include <QFileInfo>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QSettings>

#include <functional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Result<void> readDeadline(const Arguments &arguments, const QString &option, std::chrono::milliseconds &deadline)
{
    if (arguments.has(option)) {
        RC_SET(deadline, arguments.seconds(option, 0.001));
    }
    return {};
}

Result<void> readCap(const Arguments &arguments, const QString &option, LimitId id, WireLimits &limits)
{
    if (!arguments.has(option))
        return {};
    const LimitRow &row = limitRow(id);
    RC_TRY(value, numberFrom(arguments.value(option), option, row.min, row.max));
    setLimit(limits, id, *value);
    return {};
}

QString originOf(const QString &address)
{
    const auto resource = parseResourceUrl(address);
    if (resource)
        return resource->resource.baseUrl;
    const auto server = parseToolServerUrl(address);
    return server ? server->toString(QUrl::RemovePath) : QString();
}

bool isSameToolServer(const QString &a, const QString &b)
{
    const auto first = parseToolServerUrl(a);
    const auto second = parseToolServerUrl(b);
    return first && second && *first == *second;
}

/// option > environment > profile; records whether the environment makes the saved key unusable.
class ProfileOverrides
{
public:
    ProfileOverrides(const Arguments &arguments, const QProcessEnvironment &environment, Options &options)
        : m_arguments(arguments)
        , m_environment(environment)
        , m_options(options)
        , m_isPrefixTrusted(arguments.has(u"--env-prefix"_s) || options.profile.envPrefix == Profile().envPrefix)
    {
    }

    Result<void> applyAddress(QString &value, const QString &option, const QString &variable)
    {
        const QString name = m_options.profile.envPrefix + variable;
        const QString fromEnvironment = m_environment.value(name);
        if (m_arguments.has(option)) {
            value = m_arguments.value(option);
            if (m_isPrefixTrusted) // otherwise a profiles file could choose the variable
                m_namedServers.append(originOf(value));
        } else if (const QString fault = valueFault(name, fromEnvironment); !fault.isEmpty()) {
            return failure(fault);
        } else if (!fromEnvironment.isEmpty()) {
            if (m_options.saved && originOf(fromEnvironment) != originOf(value)) {
                m_options.keyRefusal =
                    Cli::tr("%1 names a different server than profile “%2”, so the profile’s key is not "
                            "sent there. Use --key-stdin or %3, or unset %1.")
                        .arg(name, displayText(m_options.profile.name), m_options.profile.envPrefix + u"API_KEY"_s);
            }
            value = fromEnvironment;
            m_namedServers.append(originOf(value));
        }
        return {};
    }

    /// Finds the servers that only the saved profile names. Needs both addresses and the CA file.
    void findUnconfirmedServers()
    {
        const Profile &profile = m_options.profile;
        const KeyBinding wanted = keyBindingOf(profile);
        m_options.checkedAuthority = wanted.authority;
        const bool isTrustConfirmed = wanted.authority.isEmpty() || m_arguments.has(u"--ca-file"_s);
        const QStringList confirmedServers = m_arguments.values.value(u"--env-key-for"_s);
        for (const QString &origin : wanted.origins) {
            const bool isNamed = (isTrustConfirmed && m_namedServers.contains(origin)) ||
                                 (m_isPrefixTrusted && confirmedServers.contains(origin));
            if (!isNamed && !isGranted(profile, {{origin}, wanted.authority, {}}))
                m_options.unconfirmedServers.append(origin);
        }
    }

    Result<void> applyIdentity()
    {
        Profile &profile = m_options.profile;
        QStringList ignored;
        if (!m_environment.value(keyVariable(profile)).isEmpty() && profile.keySaved)
            ignored.append(keyVariable(profile));
        const auto valueOf = [&](const QString &ending, const QString &profileValue) -> Result<QString> {
            const QString variable = profile.envPrefix + ending;
            const QString value = m_environment.value(variable);
            if (isQuoted(value))
                return failure(Cli::tr("%1 is in quotation marks. Set it without them.").arg(variable));
            if (const QString fault = valueFault(variable, value); !fault.isEmpty())
                return failure(fault);
            if (!value.isEmpty() && value != profileValue)
                ignored.append(variable);
            return value;
        };
        if (m_arguments.has(u"--username"_s) || m_arguments.has(u"--email"_s)) {
            profile.username = m_arguments.value(u"--username"_s);
            profile.email = m_arguments.value(u"--email"_s);
        } else {
            RC_TRY(username, valueOf(u"USERNAME"_s, profile.username));
            RC_TRY(email, valueOf(u"EMAIL"_s, profile.email));
            if (m_options.unconfirmedServers.isEmpty() && !(username->isEmpty() && email->isEmpty())) {
                profile.username = *username;
                profile.email = *email;
            }
        }
        if (!m_options.unconfirmedServers.isEmpty() && !ignored.isEmpty())
            m_options.note = Cli::tr("%1 was not used: only the profile “%2” names %3.")
                                 .arg(listText(ignored), displayText(profile.name),
                                      displayText(listText(m_options.unconfirmedServers)));
        return {};
    }

private:
    static bool isGranted(const Profile &profile, const KeyBinding &toServer)
    {
        if (profile.environmentGrants.isEmpty())
            return false;
        const QStringList grants =
            environmentGrants(keyVariable(profile), toServer, fingerprintSalt(fingerprintSaltFile()));
        return profile.environmentGrants.contains(grants.first());
    }
    /// Why a variable's value is invalid. Qt replaces invalid UTF-8 with U+FFFD.
    static QString valueFault(const QString &variable, const QString &value)
    {
        if (isPlaceholder(value))
            return Cli::tr("%1 holds a placeholder, not a value.").arg(variable);
        return value.contains(QChar::ReplacementCharacter) ? Cli::tr("%1 is not valid UTF-8.").arg(variable)
                                                           : QString();
    }

    const Arguments &m_arguments;
    const QProcessEnvironment &m_environment;
    Options &m_options;
    const bool m_isPrefixTrusted; ///< default prefix, or from the command line
    QStringList m_namedServers;   ///< servers from the command line or the environment
};

/// The values of --env-key-for as origins.
Result<void> readConfirmedServers(Arguments &arguments)
{
    for (QString &given : arguments.values[u"--env-key-for"_s]) {
        const auto address = parseAddress(given);
        if (!address)
            return failure(Cli::tr("--env-key-for needs a server such as https://logs.example.com, not “%1”.")
                               .arg(displayText(given)));
        given = address->origin();
    }
    return {};
}

/// Newer SDKs read both.
QString resourceVariable(const QProcessEnvironment &environment, const QString &prefix)
{
    const QString name = prefix + u"RESOURCE"_s;
    const QString alternative = name + u"_URL"_s;
    return environment.value(name).isEmpty() && !environment.value(alternative).isEmpty() ? alternative : name;
}

bool namesServer(const Arguments &arguments, const QProcessEnvironment &environment, const QString &prefix)
{
    return arguments.has(u"--resource"_s) || arguments.has(u"--mcp-url"_s) ||
           !environment.value(resourceVariable(environment, prefix)).isEmpty() ||
           !environment.value(prefix + u"MCP_URL"_s).isEmpty();
}

Result<void> checkConflicts(const Arguments &arguments)
{
    if (arguments.has(u"--username"_s) && arguments.has(u"--email"_s))
        return exclusiveOptions({u"--username"_s, u"--email"_s});
    if (!arguments.has(u"--demo"_s))
        return {};
    for (const QString &option : {u"--profile"_s, u"--resource"_s, u"--mcp-url"_s}) {
        if (arguments.has(option))
            return conflictingOptions(u"--demo"_s, option);
    }
    return {};
}

} // namespace

Result<QString> envPrefixFrom(const QString &prefix)
{
    static const QRegularExpression allowed(u"\\A[A-Za-z_][A-Za-z0-9_]{0,63}\\z"_s);
    if (allowed.match(prefix).hasMatch())
        return prefix;
    return failure(Cli::tr("“%1” cannot start the name of an environment variable.").arg(displayText(prefix)));
}

Result<WireLimits> limitsOf(const Arguments &arguments, const WireLimits &defaults)
{
    WireLimits limits = defaults;
    RC_CHECK(readDeadline(arguments, u"--timeout"_s, limits.deadline));
    RC_CHECK(readDeadline(arguments, u"--stream-timeout"_s, limits.streamDeadline));
    RC_CHECK(readCap(arguments, u"--max-list"_s, LimitId::ListCap, limits));
    RC_CHECK(readCap(arguments, u"--max-answer"_s, LimitId::ResponseCap, limits));
    RC_CHECK(readCap(arguments, u"--max-request"_s, LimitId::RequestCap, limits));
    return limits;
}

WireLimits savedLimits(Terminal &terminal)
{
    QSettings file(settingsFileToOpen(), QSettings::IniFormat);
    const Settings settings(file);
    for (const QString &fault : settings.wireLimitFaults())
        terminal.error(fault);
    return settings.wireLimits();
}

Result<Options> generalOptionsOf(const Arguments &arguments, const WireLimits &defaults)
{
    Options options;
    options.json = arguments.has(u"--json"_s);
    RC_SET(options.limits, limitsOf(arguments, defaults));
    return options;
}

namespace {

using LoadProfiles = std::function<Result<QList<Profile>>()>;

Result<Options> optionsWith(const Arguments &arguments, const LoadProfiles &load, const WireLimits &defaults)
{
    const auto environment = QProcessEnvironment::systemEnvironment();
    auto options = generalOptionsOf(arguments, defaults);
    if (!options)
        return options;
    RC_CHECK(checkConflicts(arguments));
    options->keyFromStdin = arguments.has(u"--key-stdin"_s);
    options->demo = arguments.has(u"--demo"_s);

    QString prefix = options->profile.envPrefix;
    if (arguments.has(u"--env-prefix"_s)) {
        RC_SET(prefix, envPrefixFrom(arguments.value(u"--env-prefix"_s)));
    }
    if (!options->demo && (arguments.has(u"--profile"_s) || !namesServer(arguments, environment, prefix))) {
        RC_TRY(profiles, load());
        if (arguments.has(u"--profile"_s) || !profiles->isEmpty()) {
            RC_TRY(profile, savedProfile(*profiles, arguments.value(u"--profile"_s)));
            options->profile = *profile;
            options->saved = true;
            RC_SET(options->limits, limitsOf(arguments, limitsFor(*profile, defaults)));
        }
    }
    if (arguments.has(u"--env-prefix"_s) || !options->saved)
        options->profile.envPrefix = prefix;

    const QString ownToolServer = options->profile.toolServer;
    if (arguments.has(u"--ca-file"_s))
        options->profile.caFile = fullPath(arguments.value(u"--ca-file"_s));
    Arguments read = arguments;
    RC_CHECK(readConfirmedServers(read));
    ProfileOverrides overrides(read, environment, *options);
    if (!options->demo) {
        RC_CHECK(overrides.applyAddress(
            options->profile.resource, u"--resource"_s,
            resourceVariable(environment, options->profile.envPrefix).mid(options->profile.envPrefix.size())));
        RC_CHECK(overrides.applyAddress(options->profile.toolServer, u"--mcp-url"_s, u"MCP_URL"_s));
        overrides.findUnconfirmedServers();
        RC_CHECK(overrides.applyIdentity());
    }
    options->canUseToken = options->saved && !options->profile.tokensSaved.isEmpty() &&
                           isSameToolServer(ownToolServer, options->profile.toolServer);
    readDialect(arguments, options->profile);
    options->profile.bearer = options->profile.bearer || arguments.has(u"--bearer"_s);
    return options;
}

} // namespace

Result<Options> optionsOf(const Arguments &arguments, const WireLimits &defaults)
{
    return optionsWith(arguments, [] { return ProfileStore(profilesFile()).load(); }, defaults);
}

Result<Options> optionsForCompletion(const Arguments &arguments)
{
    return optionsWith(arguments, [] { return ProfileStore(profilesFile()).peek(); }, {});
}

Result<Options> optionsOf(const Arguments &arguments, Terminal &terminal)
{
    auto options = optionsOf(arguments, savedLimits(terminal));
    if (options && !options->note.isEmpty())
        terminal.note(options->note);
    return options;
}

QString environmentKeyFault(const Profile &profile, const QStringList &servers)
{
    return Cli::tr("The key in %1 was not sent to %2, which only the profile “%3” names. To allow it: "
                   "resource-console key allow --env-key --profile %3")
        .arg(keyVariable(profile), displayText(listText(servers)), displayText(profile.name));
}

QString noProfilesText()
{
    return Cli::tr("No profiles are saved. Add one with: resource-console profile add NAME --resource URL");
}

tl::unexpected<Error> noResourceUrl(const Profile &profile)
{
    return failure(Cli::tr("No Resource URL. Use --resource, %1 or --profile, or try --demo.")
                       .arg(profile.envPrefix + u"RESOURCE"_s));
}

Result<QStringList> grantEnvironmentKey(const QString &profileName, bool allowed)
{
    const ProfileStore store(profilesFile());
    RC_TRY(profiles, store.load());
    RC_TRY(before, savedProfile(*profiles, profileName));
    if (fingerprintSalt(fingerprintSaltFile()) != fingerprintSalt(fingerprintSaltFile()))
        return failure(Error{ErrorKind::FileFailed, fingerprintSaltFile(), {}, 0}); // the salt was not saved, so no
                                                                                    // grant would stay valid
    Profile after = *before;
    after.environmentGrants =
        allowed ? environmentGrants(keyVariable(after), keyBindingOf(after), fingerprintSalt(fingerprintSaltFile()))
                : QStringList();
    RC_TRY(changed, store.change(*before, after));
    return after.environmentGrants;
}

Result<Profile> savedProfile(const QList<Profile> &profiles, const QString &name)
{
    if (name.isEmpty() && profiles.size() == 1)
        return profiles.first();
    if (const Profile *found = findRow(profiles, &Profile::name, name); found && !name.isEmpty())
        return *found;
    if (profiles.isEmpty()) {
        return failure(noProfilesText());
    }
    const QString names = displayText(listText(textsOf(profiles, &Profile::name)));
    if (name.isEmpty()) {
        return failure(Cli::tr("Choose a profile with --profile NAME. Saved: %1.").arg(names));
    }
    return failure(Cli::tr("No profile is named “%1”. Saved: %2.").arg(displayText(name), names));
}

Result<Profile> savedProfile(const Arguments &arguments)
{
    RC_TRY(profiles, ProfileStore(profilesFile()).load());
    return savedProfile(*profiles, arguments.value(u"--profile"_s));
}

QString fullPath(const QString &path)
{
    return path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
}

OptionRow approvalOption()
{
    return {u"--approval"_s, oneOf(u"WHEN"_s, {u"always"_s, u"never"_s}),
            Cli::tr("approval before a tool runs: always (default) or never")};
}

ToolApproval approvalOf(const Arguments &arguments)
{
    return arguments.value(u"--approval"_s) == wireWord(ToolApproval::Never) ? ToolApproval::Never
                                                                             : ToolApproval::Always;
}

} // namespace rc
