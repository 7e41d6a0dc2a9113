// SPDX-License-Identifier: GPL-3.0-or-later
// config: prints the configuration for other programs.
#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/terminal.h"
#include "config/configtext.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "core/words/nearest.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QStringList formatWords()
{
    return textsOf(configFormatTable(), &ConfigFormatRow::word);
}

struct RemovedFormat
{
    QLatin1StringView word;
    QLatin1StringView use;
};

constexpr std::array<RemovedFormat, 17> removedFormats{{
    {"cmd"_L1, "--format powershell"_L1},
    {"systemd"_L1, "--format env"_L1},
    {"docker"_L1, "--format env"_L1},
    {"docker-env-file"_L1, "--format env"_L1},
    {"kubernetes"_L1, "examples/kubernetes-cronjob.yml"_L1},
    {"curl-general"_L1, "--format curl"_L1},
    {"curl-code-hosting"_L1, "--format curl"_L1},
    {"python-program"_L1, "--format python"_L1},
    {"node-program"_L1, "--format node"_L1},
    {"tool-spec-python"_L1, "--format tool-spec"_L1},
    {"tool-spec-node"_L1, "--format tool-spec"_L1},
    {"mcp-json-vscode"_L1, "--format mcp-json"_L1},
    {"systemd-timer"_L1, "examples/resource-console-check.timer"_L1},
    {"cron"_L1, "examples/crontab"_L1},
    {"kubernetes-cronjob"_L1, "examples/kubernetes-cronjob.yml"_L1},
    {"github-actions"_L1, "examples/github-actions.yml"_L1},
    {"gitlab-ci"_L1, "examples/gitlab-ci.yml"_L1},
}};

Result<ConfigFormat> formatOf(const Arguments &arguments)
{
    const QString word = arguments.value(u"--format"_s).left(60).toLower();
    if (const auto format = configFormatFromWord(word))
        return *format;
    if (!arguments.has(u"--format"_s))
        return missingArgument(u"config"_s, u"--format "_s + formatWords().join(u'|'));
    if (const RemovedFormat *removed = findRow(removedFormats, &RemovedFormat::word, word))
        return failure(useInstead(word, removed->use));
    return failure(Cli::tr("“%1” is not a format. The nearest is “%2”. Use one of: %3.")
                       .arg(displayText(word), nearestWord(word, formatWords()), listText(formatWords())));
}

constexpr std::array<EnumRow<KeyReference>, 2> keyReferences{{
    {KeyReference::Variable, "variable"_L1},
    {KeyReference::SecretService, "secret-tool"_L1},
}};

QStringList keyReferenceWords()
{
    return textsOf(keyReferences, &EnumRow<KeyReference>::word);
}

Result<KeyReference> keyReferenceOf(const Arguments &arguments)
{
    const QString word = arguments.value(u"--key-from"_s);
    if (const auto reference = enumFromWord(keyReferences, word); reference || !arguments.has(u"--key-from"_s))
        return reference.value_or(KeyReference::Variable);
    if (word == "security"_L1 || word == "credential-manager"_L1)
        return failure(useInstead(word, u"--key-from variable"_s));
    return notOneOf(u"--key-from"_s, keyReferenceWords(), word);
}

/// The profile with normalized addresses.
Result<Profile> normalized(Profile profile)
{
    if (!profile.resource.isEmpty()) {
        RC_TRY(pasted, parseResourceUrl(profile.resource));
        profile.resource = pasted->resource.resourceUrl();
    }
    if (!profile.toolServer.isEmpty()) {
        RC_TRY(server, parseToolServerUrl(profile.toolServer));
        profile.toolServer = server->toString(QUrl::FullyEncoded);
    }
    return profile;
}

Result<int> runConfig(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(format, formatOf(arguments));
    RC_TRY(reference, keyReferenceOf(arguments));
    if (arguments.has(u"--approval"_s) && *format != ConfigFormat::ToolSpec)
        return missingArgument(u"--approval"_s, u"--format tool-spec"_s);
    RC_TRY(options, optionsOf(arguments));
    // Needs no key; starts the demo service only for its addresses.
    CommandProfile source(std::move(*options));
    if (source.options().demo) {
        RC_CHECK(source.prepare());
    }
    RC_TRY(profile, normalized(source.options().profile));
    if (!usesToolServer(*format) && profile->resource.isEmpty())
        return noResourceUrl(*profile);
    if (!source.options().demo)
        persistDialects(source.dialects());
    RC_TRY(text, configText(*profile, *format, *reference, approvalOf(arguments),
                            [&source](const QUrl &endpoint) { return source.dialects().addressOf(endpoint); }));
    if (source.options().json)
        terminal.document(
            jsonObject({{"format", jsonString(arguments.value(u"--format"_s))}, {"text", jsonString(*text)}}));
    else
        terminal.text(*text);
    return 0;
}

} // namespace

Command configCommand()
{
    const QList<OptionRow> options{{u"--format"_s, suggested(u"FORMAT"_s, formatWords()), listText(formatWords())},
                                   {u"--key-from"_s, suggested(u"WAY"_s, keyReferenceWords()),
                                    Cli::tr("variable (default), or a keychain lookup with secret-tool")},
                                   approvalOption()};
    return {u"config"_s,
            {u"config --format FORMAT [--key-from variable|secret-tool] "
             "[--approval always|never] [OPTION…]"_s},
            Cli::tr("Write settings for an environment, an SDK, curl or a language model."),
            options + targetOptions({u"--key-stdin"_s, u"--ca-file"_s}),
            Cli::tr("The output never contains the key."),
            runConfig,
            {},
            {removedFor(u"--drill"_s, u"drill --level LEVEL"_s),
             removedFor(u"--within"_s, u"check --arrival --within TIME"_s)},
            optionsOnlyText(u"config"_s, u"--format"_s)};
}

} // namespace rc
