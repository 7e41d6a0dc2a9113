// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/profile/profilefields.h"

#include "cli/frame/commandrun.h"
#include "cli/frame/input.h"
#include "cli/frame/options.h"
#include "cli/frame/terminal.h"
#include "core/textsof.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "environment/envtext.h"
#include "service/exitcode.h"
#include "store/keys/boundkeys.h"
#include "store/profiles/profilestore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString othersText(const QList<IgnoredSetting> &others)
{
    QStringList names;
    for (const IgnoredSetting &other : others)
        names.append(displayText(other.name)); // values may be secrets
    names.removeDuplicates();
    return Cli::tr("Ignored: %1").arg(listText(names));
}

QString fieldsText(const PasteResult &reading, const Profile &profile)
{
    QStringList names =
        textsOf(reading.valuesFor(profile), [](const PastedValue &value) { return pastedFieldName(value.field); });
    if (!reading.key.isEmpty())
        names.append(Cli::tr("API key"));
    return Cli::tr("From the text: %1").arg(listText(names));
}

/// The part of `reading` for one server.
Result<PasteResult> chosenServer(PasteResult reading, const Arguments &arguments, const Profile &profile,
                                 Terminal &terminal)
{
    const bool isNamed = arguments.has(u"--server"_s);
    const QString name = arguments.value(u"--server"_s);
    QStringList labels;
    for (const PastedServer &server : reading.servers)
        labels.append(server.label());
    if (reading.servers.empty()) {
        if (isNamed && !reading.serverNames.contains(name))
            return failure(Cli::tr("The text has no server named “%1”.").arg(displayText(name)));
        return reading;
    }
    const PastedServer *chosen = isNamed ? serverNamed(reading, name) : serverFor(reading, profile);
    if (chosen == nullptr && isNamed)
        return failure(
            Cli::tr("The text has no server named “%1”. It has: %2.").arg(displayText(name), listText(labels)));
    if (chosen == nullptr)
        return failure(
            Cli::tr("The text has several servers: %1. Choose one with --server NAME.").arg(listText(labels)));
    if (!isNamed)
        terminal.error(Cli::tr("Using %1, the only server of this profile.").arg(chosen->label()));
    for (PastedServer &server : reading.servers) {
        if (&server == chosen)
            return std::move(server.reading);
    }
    return reading;
}

} // namespace

QList<OptionRow> pasteOptions()
{
    return {{u"--paste"_s, {u"FILE|-"_s, ValueKind::File}, Cli::tr("import settings from any text; saves its key")},
            {u"--server"_s, u"NAME"_s, Cli::tr("the server to import, if there are several")}};
}

Result<PasteResult> pastedReading(const Arguments &arguments, const Profile &profile, Terminal &terminal)
{
    if (!arguments.has(u"--paste"_s)) {
        if (arguments.has(u"--server"_s))
            return missingArgument(u"--server"_s, u"--paste"_s);
        return PasteResult();
    }
    RC_TRY(bytes, inputFile(arguments.value(u"--paste"_s), envSizeCap));
    PasteResult pasted = readPasted(*bytes);
    bytes->fill('\0');
    RC_TRY(reading, chosenServer(std::move(pasted), arguments, profile, terminal));
    const QStringList messages = reading->faults + reading->notes;
    if (reading->isEmpty())
        return failure(messages.isEmpty() ? Cli::tr("The text contains no profile settings.") : messages.join(u'\n'));
    for (const QString &sentence : messages)
        terminal.error(sentence);
    terminal.note(fieldsText(*reading, profile));
    if (!reading->others.isEmpty())
        terminal.error(othersText(reading->others));
    return std::move(*reading);
}

Result<int> savePastedKey(const Profile &profile, PasteResult reading, const ProfileStore &store, Terminal &terminal)
{
    if (reading.key.isEmpty())
        return 0;
    CommandKeychain keychain(terminal);
    const auto saved = keychain.wait<KeyReading>([&](QObject *context, const auto &done) {
        saveBoundKey(keychain.keys(), profile.name, std::move(reading.key), keyBindingOf(profile), context, done);
    });
    if (!saved)
        return keychain.fail(saved.error());
    const bool isSaved = saved->state == KeyState::Saved;
    if (!isSaved) {
        terminal.error(saved->error.value_or(Error{ErrorKind::NoKeychain}));
        terminal.error(saved->mayBeSaved ? mayBeSavedText() : Cli::tr("The profile is saved, its key is not."));
    }
    if (isSaved || saved->mayBeSaved)
        RC_CHECK(store.markSecret(profile.name, {}, true));
    return isSaved ? 0 : keychainExitCode;
}

namespace {

Result<void> readAddresses(const Arguments &arguments, Profile &profile)
{
    if (arguments.has(u"--resource"_s)) {
        const QString typed = arguments.value(u"--resource"_s);
        profile.resource.clear();
        if (!typed.isEmpty()) {
            RC_TRY(pasted, parseResourceUrl(typed));
            profile.resource = pasted->resource.resourceUrl();
        }
    }
    if (arguments.has(u"--mcp-url"_s)) {
        const QString typed = arguments.value(u"--mcp-url"_s);
        profile.toolServer.clear();
        if (typed.isEmpty())
            return {};
        RC_TRY(server, parseToolServerUrl(typed));
        profile.toolServer = server->toString(QUrl::FullyEncoded);
    }
    return {};
}

/// An email is only used without a username, so giving one implies that it should be used.
Result<void> readIdentity(const Arguments &arguments, Profile &profile)
{
    // An empty value clears the profile's.
    if (!arguments.value(u"--username"_s).isEmpty() && !arguments.value(u"--email"_s).isEmpty())
        return exclusiveOptions({u"--username"_s, u"--email"_s});
    if (arguments.has(u"--username"_s))
        profile.username = arguments.value(u"--username"_s);
    if (arguments.has(u"--email"_s)) {
        profile.email = arguments.value(u"--email"_s);
        if (!profile.email.isEmpty())
            profile.username.clear();
    }
    return {};
}

Result<void> readFile(const Arguments &arguments, Profile &profile)
{
    if (!arguments.has(u"--ca-file"_s))
        return {};
    profile.caFile = fullPath(arguments.value(u"--ca-file"_s)); // profiles are used from any folder
    RC_CHECK(authoritiesFrom(readAuthorities(profile.caFile)));
    return {};
}

Result<void> readWords(const Arguments &arguments, Profile &profile)
{
    profile.threshold = thresholdFromWord(arguments.value(u"--threshold"_s)).value_or(profile.threshold);
    if (arguments.has(u"--env-prefix"_s)) {
        RC_SET(profile.envPrefix, envPrefixFrom(arguments.value(u"--env-prefix"_s)));
    }
    return {};
}

QStringList switchWords()
{
    return {u"on"_s, u"off"_s};
}

void readSwitch(const Arguments &arguments, const QString &option, bool &value)
{
    if (arguments.has(option))
        value = arguments.value(option) == switchWords().constFirst();
}

Result<void> readTimeout(const Arguments &arguments, const QString &option, int &seconds)
{
    if (!arguments.has(option))
        return {};
    RC_SET(seconds, arguments.number(option, 0, limitRow(LimitId::Deadline).max));
    return {};
}

Result<void> readCatalogs(const Arguments &arguments, Profile &profile)
{
    if (!arguments.has(u"--further-catalogs"_s))
        return {};
    RC_SET(profile.customCatalogs, customCatalogsFrom(arguments.value(u"--further-catalogs"_s)));
    return {};
}

Result<void> readHeaders(const Arguments &arguments, Profile &profile)
{
    if (arguments.has(u"--key-header"_s))
        profile.keyHeader = arguments.value(u"--key-header"_s);
    if (arguments.has(u"--bearer"_s) || arguments.has(u"--no-bearer"_s))
        profile.bearer = arguments.has(u"--bearer"_s);
    if (arguments.has(u"--username-header"_s))
        profile.usernameHeader = arguments.value(u"--username-header"_s);
    if (arguments.has(u"--email-header"_s))
        profile.emailHeader = arguments.value(u"--email-header"_s);
    if (arguments.has(u"--uuid-header"_s))
        profile.uuidHeader = arguments.value(u"--uuid-header"_s);
    if (const QString fault = headerNamesFault(profile); !fault.isEmpty())
        return failure(fault);
    return {};
}

} // namespace

QList<OptionRow> profileFieldOptions()
{
    QStringList thresholds = textsOf(thresholdTable(), &EnumRow<Threshold>::word);
    const QList<OptionRow> fieldRows{
        {u"--threshold"_s, oneOf(u"LEVEL"_s, thresholds), Cli::tr("lowest level the SDK forwards (default: INFO)")},
        {u"--debug"_s, oneOf(u"on|off"_s, switchWords()), Cli::tr("the SDK’s debug mode")},
        {u"--key-header"_s, u"NAME"_s, Cli::tr("header for the key (default: X-API-Key)")},
        {u"--no-bearer"_s, {}, Cli::tr("send the key to tools in its header")},
        {u"--username-header"_s, u"NAME"_s, Cli::tr("header for the username (default: X-User-Username)")},
        {u"--email-header"_s, u"NAME"_s, Cli::tr("header for the email address (default: X-User-Email)")},
        {u"--identity-on-ingest"_s, oneOf(u"on|off"_s, switchWords()),
         Cli::tr("send the username with entries (default: on)")},
        {u"--uuid-to-tools"_s, oneOf(u"on|off"_s, switchWords()),
         Cli::tr("send the UUID to the tool server (default: off)")},
        {u"--arrival"_s, oneOf(u"on|off"_s, switchWords()), Cli::tr("look in the log after each check (default: off)")},
        {u"--uuid-header"_s, u"NAME"_s, Cli::tr("header for the UUID (default: X-Resource-UUID)")},
        {u"--further-catalogs"_s, u"LIST"_s, Cli::tr("more catalogs of the tool server: asana=/asana/,crm=/crm/")},
    };
    return targetOptions({u"--profile"_s, u"--demo"_s, u"--key-stdin"_s}) + fieldRows;
}

Result<Profile> profileWith(const Arguments &arguments, const Profile &before)
{
    Profile profile = before;
    RC_CHECK(readAddresses(arguments, profile));
    RC_CHECK(readIdentity(arguments, profile));
    RC_CHECK(readFile(arguments, profile));
    RC_CHECK(readWords(arguments, profile));
    readSwitch(arguments, u"--debug"_s, profile.debug);
    readSwitch(arguments, u"--identity-on-ingest"_s, profile.usernameOnIngest);
    readSwitch(arguments, u"--uuid-to-tools"_s, profile.uuidToTools);
    readSwitch(arguments, u"--arrival"_s, profile.verifiesArrival);
    RC_CHECK(readTimeout(arguments, u"--timeout"_s, profile.deadline));
    RC_CHECK(readTimeout(arguments, u"--stream-timeout"_s, profile.streamDeadline));
    RC_CHECK(readCatalogs(arguments, profile));
    readDialect(arguments, profile);
    RC_CHECK(readHeaders(arguments, profile));
    return profile;
}

bool hasFieldOption(const Arguments &arguments)
{
    const QList<OptionRow> options = profileFieldOptions();
    return arguments.has(u"--timeout"_s) || arguments.has(u"--stream-timeout"_s) ||
           std::ranges::any_of(options, [&arguments](const OptionRow &row) { return arguments.has(row.name); });
}

} // namespace rc
