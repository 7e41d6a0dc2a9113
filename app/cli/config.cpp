// SPDX-License-Identifier: GPL-3.0-or-later
// config: the settings as others need them.
#include "cli/commands.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/notifyinglevels.h"
#include "cli/frame/terminal.h"
#include "config/configtext.h"
#include "config/formats/schedules.h"
#include "core/json/jsonparts.h"
#include "core/textsof.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QStringList formatWords()
{
    QStringList words = textsOf(configFormatTable(), &ConfigFormatRow::word);
    for (const ScheduleFormatRow &row : scheduleFormatTable())
        words.append(row.word);
    return words;
}

Result<ConfigFormat> formatOf(const Arguments &arguments)
{
    if (!arguments.words.isEmpty())
        return failure(badInput(Cli::tr("config takes no arguments. Choose a format with --format.")));
    const QString word = arguments.value(u"--format"_s);
    if (const auto format = configFormatFromWord(word))
        return *format;
    if (!arguments.has(u"--format"_s))
        return failure(badInput(Cli::tr("Choose a format with --format: %1.").arg(listText(formatWords()))));
    return failure(
        badInput(Cli::tr("“%1” is not a format. Use one of: %2.").arg(displayText(word), listText(formatWords()))));
}

constexpr std::array<std::pair<QLatin1StringView, KeyWay>, 4> keyWays{{
    {"variable"_L1, KeyWay::Variable},
    {"secret-tool"_L1, KeyWay::SecretService},
    {"security"_L1, KeyWay::MacKeychain},
    {"credential-manager"_L1, KeyWay::WindowsCredential},
}};

QStringList keyWayWords()
{
    return textsOf(keyWays, [](const auto &row) { return row.first; });
}

Result<KeyWay> keyWayOf(const Arguments &arguments)
{
    const QString word = arguments.value(u"--key-from"_s);
    for (const auto &[name, way] : keyWays) {
        if (word == name || !arguments.has(u"--key-from"_s))
            return way;
    }
    return failure(
        badInput(Cli::tr("“%1” is not a key source. Use one of: %2.").arg(displayText(word), listText(keyWayWords()))));
}

/// The profile with its addresses in the form that others need.
Result<Profile> tidied(Profile profile)
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

/// What the options of a schedule say.
Result<Schedule> scheduleFrom(const Arguments &arguments)
{
    Schedule schedule;
    schedule.within = arguments.value(u"--within"_s);
    const QString way = arguments.value(u"--key-from"_s);
    schedule.fromKeychain = way == "secret-tool"_L1;
    if (!way.isEmpty() && way != "variable"_L1 && !schedule.fromKeychain)
        return failure(badInput(Cli::tr("A schedule requires --key-from variable or secret-tool.")));
    if (!arguments.has(u"--drill"_s))
        return schedule;
    schedule.drill = levelFromWord(arguments.value(u"--drill"_s));
    if (!schedule.drill)
        return failure(badInput(Cli::tr("“%1” is not a level. Use one of: %2.")
                                    .arg(displayText(arguments.value(u"--drill"_s)), listText(levelWords()))));
    return schedule;
}

int runSchedule(ScheduleFormat format, const Arguments &arguments, Terminal &terminal)
{
    auto schedule = scheduleFrom(arguments);
    if (!schedule)
        return terminal.failure(schedule.error());
    auto options = optionsOf(arguments, QProcessEnvironment::systemEnvironment(), ProfileStore(profilesFile()));
    if (!options)
        return terminal.failure(options.error());
    const auto profile = tidied(options->profile);
    if (!profile)
        return terminal.failure(profile.error());
    if (profile->resource.isEmpty())
        return terminal.failure(
            badInput(Cli::tr("There is no Resource URL to write. Pass it with --resource or --profile.")));
    schedule->profile = *profile;
    if (!options->saved)
        schedule->profile.name.clear();
    const auto text = scheduleText(*schedule, format);
    if (!text)
        return terminal.failure(text.error());
    if (options->json)
        terminal.document(
            jsonObject({{"format", jsonString(arguments.value(u"--format"_s))}, {"text", jsonString(*text)}}));
    else
        terminal.text(*text);
    return 0;
}

int runConfig(const Arguments &arguments, Terminal &terminal)
{
    if (const auto schedule = scheduleFormatFromWord(arguments.value(u"--format"_s));
        schedule && arguments.words.isEmpty())
        return runSchedule(*schedule, arguments, terminal);
    for (const QString &option : {u"--drill"_s, u"--within"_s}) {
        if (arguments.has(option))
            return terminal.failure(badInput(Cli::tr("%1 requires a schedule format.").arg(option)));
    }
    const auto format = formatOf(arguments);
    if (!format)
        return terminal.failure(format.error());
    const auto way = keyWayOf(arguments);
    if (!way)
        return terminal.failure(way.error());
    const auto approval = approvalOf(arguments);
    if (!approval)
        return terminal.failure(approval.error());
    if (arguments.has(u"--approval"_s) && !isToolSpec(*format)) {
        return terminal.failure(badInput(Cli::tr("--approval requires a tool spec format.")));
    }
    auto options = optionsOf(arguments, QProcessEnvironment::systemEnvironment(), ProfileStore(profilesFile()));
    if (!options)
        return terminal.failure(options.error());
    // No key is needed, so none is read; the demo service is started only to have its addresses.
    CommandProfile source(std::move(*options));
    if (source.options().demo) {
        if (const auto ready = source.prepare({}); !ready)
            return terminal.failure(ready.error());
    }
    const auto profile = tidied(source.options().profile);
    if (!profile)
        return terminal.failure(profile.error());
    if (!isOfTools(*format) && profile->resource.isEmpty()) {
        return terminal.failure(
            badInput(Cli::tr("No Resource URL to write. Use --resource, %1 or --profile, or try --demo.")
                         .arg(profile->envPrefix + u"RESOURCE"_s)));
    }
    const auto text = configText(*profile, *format, *way, *approval);
    if (!text)
        return terminal.failure(text.error());
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
    QList<OptionRow> options{
        {u"--format"_s, oneOf(u"FORMAT"_s, formatWords()), listText(formatWords())},
        {u"--key-from"_s, oneOf(u"WAY"_s, keyWayWords()),
         Cli::tr("how the API key is given: variable (default), or a keychain lookup with secret-tool, "
                 "security (macOS) or, for powershell, credential-manager (Windows)")},
        approvalOption(),
        {u"--drill"_s, oneOf(u"LEVEL"_s, levelWords()),
         Cli::tr("schedules: run a drill at this level (default: check --arrival)")},
        {u"--within"_s, u"TIME"_s, Cli::tr("schedules: pass --within to the command")}};
    for (const OptionRow &row : whoOptions()) {
        if (row.name != "--key-stdin"_L1 && row.name != "--ca-file"_L1)
            options.append(row);
    }
    return {u"config"_s,
            {u"config --format FORMAT [--key-from variable|secret-tool|security|credential-manager] "
             "[--approval always|never] [WHO AND WHERE]"_s,
             u"config --format systemd-timer|cron|kubernetes-cronjob|github-actions|gitlab-ci [--drill LEVEL] "
             "[--within TIME]"_s},
            Cli::tr("Write the settings for a program’s environment, an SDK, curl or a language model’s tool list."),
            options,
            Cli::tr("The output never contains the key, only a variable or a keychain lookup."),
            runConfig};
}

} // namespace rc
