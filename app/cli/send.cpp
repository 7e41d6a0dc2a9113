// SPDX-License-Identifier: GPL-3.0-or-later
// send: test entries from the command line.
#include "cli/commands.h"
#include "cli/keptactivity.h"
#include "cli/sendrun.h"
#include "cli/terminal.h"
#include "core/displaytext.h"
#include "core/marker.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int mostPresses = 100'000;
constexpr double longestInterval = 86'400; // seconds

Result<QList<Level>> levelsOf(const Arguments &arguments)
{
    const bool alert = arguments.has(u"--include-alert"_s);
    if (arguments.has(u"--each-level"_s)) {
        if (arguments.has(u"--level"_s) || arguments.has(u"--count"_s))
            return failure(ErrorKind::BadInput,
                           translate("rc::Cli", "--each-level cannot go with --level or --count."));
        QList<Level> levels{Level::Debug, Level::Info, Level::Warning, Level::Error};
        if (alert)
            levels.append(Level::Alert);
        return levels;
    }
    if (alert) {
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "--include-alert belongs to --each-level; one alert is --level alert."));
    }
    const QString word = arguments.has(u"--level"_s) ? arguments.value(u"--level"_s) : u"info"_s;
    if (const auto level = levelFromWord(word))
        return QList<Level>{*level};
    QStringList words;
    for (const LevelRow &row : levelTable())
        words.append(row.wireWord);
    return failure(
        ErrorKind::BadInput,
        translate("rc::Cli", "\"%1\" is not a level. The levels are: %2.").arg(displayText(word), words.join(u", "_s)));
}

Result<QList<ExtraField>> extraOf(const Arguments &arguments)
{
    QList<ExtraField> extra;
    for (const QString &argument : arguments.values.value(u"--extra"_s)) {
        const auto field = extraFromArgument(argument);
        if (!field)
            return failure(field.error());
        for (const ExtraField &earlier : extra) {
            if (earlier.key == field->key) {
                return failure(ErrorKind::BadInput,
                               translate("rc::Cli", "--extra names \"%1\" twice.").arg(displayText(field->key)));
            }
        }
        extra.append(*field);
    }
    return extra;
}

Result<int> countOf(const Arguments &arguments)
{
    if (!arguments.has(u"--count"_s))
        return 1;
    bool isNumber = false;
    const int count = arguments.value(u"--count"_s).toInt(&isNumber);
    if (isNumber && count >= 1 && count <= mostPresses)
        return count;
    return failure(ErrorKind::BadInput,
                   translate("rc::Cli", "--count takes a whole number from 1 to %1, not \"%2\".")
                       .arg(QString::number(mostPresses), displayText(arguments.value(u"--count"_s))));
}

Result<std::chrono::milliseconds> intervalOf(const Arguments &arguments)
{
    if (!arguments.has(u"--interval"_s))
        return std::chrono::milliseconds(arguments.has(u"--count"_s) ? 1000 : 0);
    if (!arguments.has(u"--count"_s))
        return failure(ErrorKind::BadInput, translate("rc::Cli", "--interval belongs to --count."));
    bool isNumber = false;
    const double seconds = arguments.value(u"--interval"_s).toDouble(&isNumber);
    if (isNumber && seconds >= 0 && seconds <= longestInterval)
        return std::chrono::milliseconds(std::llround(seconds * 1000));
    return failure(ErrorKind::BadInput, translate("rc::Cli", "--interval takes a number of seconds, not \"%1\".")
                                            .arg(displayText(arguments.value(u"--interval"_s))));
}

/// The threshold an SDK would go by: the environment's, else the profile's.
Result<Threshold> thresholdOf(const Profile &profile, const QProcessEnvironment &environment)
{
    const QString variable = profile.envPrefix + u"CLOUD_LEVEL"_s;
    const QString word = environment.value(variable);
    if (word.isEmpty())
        return profile.threshold;
    if (const auto threshold = thresholdFromWord(word))
        return *threshold;
    QStringList words;
    for (const ThresholdRow &row : thresholdTable())
        words.append(row.word);
    return failure(ErrorKind::BadInput,
                   translate("rc::Cli", "%1 is \"%2\", which is not a threshold. The thresholds are: %3.")
                       .arg(variable, displayText(word), words.join(u", "_s)));
}

Result<SendPlan> planFrom(const Arguments &arguments, CredentialsSource &source)
{
    const auto environment = QProcessEnvironment::systemEnvironment();
    if (arguments.words.size() != 1 || arguments.words.first().isEmpty())
        return failure(ErrorKind::BadInput, translate("rc::Cli", "send takes one message; put it in quotes."));
    const auto levels = levelsOf(arguments);
    if (!levels)
        return failure(levels.error());
    const auto extra = extraOf(arguments);
    if (!extra)
        return failure(extra.error());
    const auto count = countOf(arguments);
    if (!count)
        return failure(count.error());
    const auto interval = intervalOf(arguments);
    if (!interval)
        return failure(interval.error());
    if (const auto ready = source.prepare(environment); !ready)
        return failure(ready.error());
    const Profile &profile = source.options().profile;
    if (profile.resource.isEmpty()) {
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli",
                                 "There is no Resource URL to send to. Give it with --resource, in %1 or with "
                                 "--profile, or try --demo.")
                           .arg(profile.envPrefix + u"RESOURCE"_s));
    }
    const auto resource = parseResourceUrl(profile.resource);
    if (!resource)
        return failure(resource.error());

    SendPlan plan;
    plan.profile = profile.name;
    plan.resource = resource->resource;
    auto authorities = authoritiesOf(profile);
    if (!authorities)
        return failure(authorities.error());
    plan.limits = answerLimits(source.options().limits, std::move(*authorities));
    plan.interval = *interval;
    for (int i = 0; i < *count; ++i) {
        for (const Level level : *levels)
            plan.entries.append({level, arguments.words.first(), {}, *extra, newMarker()});
    }
    if (arguments.has(u"--as-sdk"_s)) {
        const auto threshold = thresholdOf(profile, environment);
        if (!threshold)
            return failure(threshold.error());
        plan.threshold = *threshold;
    }
    return plan;
}

int runSend(const Arguments &arguments, Terminal &terminal)
{
    auto options = optionsOf(arguments, QProcessEnvironment::systemEnvironment(), ProfileStore(profilesFile()),
                             savedLimits(terminal));
    if (!options)
        return terminal.failure(options.error());
    const bool json = options->json;
    CredentialsSource source(std::move(*options));
    auto plan = planFrom(arguments, source);
    if (!plan)
        return terminal.failure(plan.error());
    KeptActivity activity(terminal);
    source.maskGivenKey(activity);
    SendRun run(std::move(*plan), source, json, activity, terminal);
    return runToEnd(run);
}

} // namespace

Command sendCommand()
{
    QList<OptionRow> options{
        {u"--level"_s, u"LEVEL"_s, translate("rc::Cli", "debug, info, warning, error or alert; info without it")},
        {u"--extra"_s, u"K=TEXT"_s, translate("rc::Cli", "a member of extra; K:=NUMBER keeps the digits; repeatable"),
         true},
        {u"--each-level"_s, {}, translate("rc::Cli", "one entry each at debug, info, warning and error")},
        {u"--include-alert"_s,
         {},
         translate("rc::Cli", "with --each-level: an alert as well, which may notify people")},
        {u"--as-sdk"_s, {}, translate("rc::Cli", "do not send what an SDK would keep local by the threshold")},
        {u"--count"_s, u"N"_s, translate("rc::Cli", "send N entries, one after another")},
        {u"--interval"_s, u"S"_s, translate("rc::Cli", "seconds between them; 1 without it")},
    };
    return {u"send"_s,
            {u"send MESSAGE [--level LEVEL] [--extra K=TEXT | K:=NUMBER]… [WHO AND WHERE]"_s,
             u"send MESSAGE --each-level [--include-alert] | --count N [--interval S]"_s},
            translate("rc::Cli", "Sends test entries; each goes out at most once and carries its own marker."),
            options + whoOptions(),
            translate("rc::Cli", "The exit code is that of the first entry that was not accepted."),
            runSend};
}

} // namespace rc
