// SPDX-License-Identifier: GPL-3.0-or-later
// check: checks a resource's setup, once or repeatedly, for one profile or all.
#include "check/report/reportjson.h"
#include "cli/arrival/arrivaloptions.h"
#include "cli/check/checkcommand.h"
#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/policyfile.h"
#include "cli/frame/terminal.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "session/check/checkoperation.h"
#include "session/check/watch.h"

#include <QHash>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Creates the plans of a round: a watch uses the current profiles and keys.
struct CheckRound
{
    std::vector<std::unique_ptr<CommandProfile>> sources; ///< must live while the plans may request keys
    QList<NamedPlan> plans;
    std::shared_ptr<const Redactor> redactor; ///< masks keys from options or environment
};
using RoundMaker = std::function<Result<CheckRound>()>;

constexpr qsizetype maxNameLength = 200; // a Resource URL if there is no profile; it ends in the UUID

/// Results before an interrupt count only if they failed.
StepState stateOf(const CheckReport &report)
{
    const StepState state = overallState(report.steps);
    return report.canceled && state != StepState::Failed ? StepState::Skipped : state;
}

/// The first code in the list that is not 0. Missing entries are only a warning, so a worse state may have code 0.
int firstExitCode(const QList<NamedReport> &worstFirst)
{
    for (const NamedReport &named : worstFirst) {
        if (const int code = exitCodeOf(named.report.steps); code != 0)
            return code;
    }
    return 0;
}

class CheckManyRun : public CommandRun
{
public:
    /// `activity` and `terminal` must outlive this object. `interval`: pause between rounds; nullopt: one round.
    CheckManyRun(RoundMaker maker, std::optional<std::chrono::milliseconds> interval, bool json, ActivityLog &activity,
                 Terminal &terminal)
        : m_maker(std::move(maker))
        , m_interval(interval)
        , m_json(json)
        , m_activity(activity)
        , m_terminal(terminal)
        , m_check(&activity, m_dialects)
    {
        persistDialects(m_dialects);
        for (const StepState state : {StepState::Passed, StepState::Warned, StepState::Failed, StepState::Skipped})
            m_stateWidth = std::max(m_stateWidth, stateName(state).size());
        connect(&m_watch, &Watch::due, this, &CheckManyRun::begin);
        connect(&m_watch, &Watch::noticed, this,
                [this](const QString &name, const CheckReport &before, const CheckReport &now) {
                    if (const auto change = changeRecord({name, m_ids.value(name)}, before, now))
                        m_activity.write({*change}, redactorFor(now));
                });
        connect(&m_check, &CheckOperation::ended, this,
                [this](const NamedReport &named) { m_watch.observe(named.name, named.report); });
        connect(&m_check, &CheckOperation::finished, this, &CheckManyRun::end);
    }

    void start() override
    {
        if (m_interval)
            m_watch.start(*m_interval);
        else
            begin();
    }

    void abort() override
    {
        m_aborted = true;
        m_watch.stop();
        if (m_check.isBusy())
            m_check.cancel();
        else
            emit finished(0);
    }

private:
    void begin()
    {
        auto round = m_maker();
        if (!round) {
            emit finished(m_terminal.failure(round.error()));
            return;
        }
        m_round = std::move(*round);
        for (const NamedPlan &named : std::as_const(m_round.plans))
            m_ids.insert(named.name, named.id);
        m_check.start(std::move(m_round.plans), m_round.redactor);
    }

    /// Always one line, for scanning or for grep.
    void show(const NamedReport &named)
    {
        const StepState state = stateOf(named.report);
        const QString time = m_interval ? named.report.at.time().toString(u"HH:mm:ss"_s) + u"  "_s : QString();
        QList<Piece> pieces{{time, Tone::Faint},
                            {stateName(state).leftJustified(m_stateWidth + 2), toneOf(state)},
                            {displayText(named.name, LineBreaks::Mark, maxNameLength) + u": "_s}};
        const auto before = m_before.constFind(named.name);
        const auto cause = std::ranges::find(named.report.steps, state, &StepResult::state);
        if (named.report.canceled) {
            pieces.append({Cli::tr("canceled")});
        } else {
            pieces.append({verdictOf(named.report.steps)});
            if (before != m_before.cend() && *before != state)
                pieces.append({u' ' + Cli::tr("It was “%1” before.").arg(stateName(*before))});
        }
        if (cause != named.report.steps.cend() && (state == StepState::Failed || state == StepState::Warned) &&
            !isInVerdict(*cause, named.report.steps))
            pieces.append({u' ' + stepTitle(cause->id) + u": "_s + displayText(cause->summary), Tone::Faint});
        m_terminal.line(pieces);
    }

    void end(const QList<NamedReport> &reports)
    {
        QList<QByteArray> documents;
        for (const NamedReport &named : reports) {
            if (!m_json) {
                show(named);
            } else if (const auto document = reportJson(named.report)) {
                documents.append(jsonObject({{"profile", jsonString(named.name)},
                                             {"state", jsonString(wireWord(stateOf(named.report)))},
                                             {"report", *document}}));
            } else {
                m_terminal.error(document.error());
            }
            if (m_interval && !named.report.canceled)
                m_before.insert(named.name, stateOf(named.report));
        }
        if (m_json)
            m_terminal.document(jsonObject({{"profiles", jsonArray(documents)}}));
        m_round.sources.clear();
        if (m_interval && !m_aborted)
            m_watch.roundEnded();
        else
            emit finished(firstExitCode(reports));
    }

    RoundMaker m_maker;
    std::optional<std::chrono::milliseconds> m_interval;
    bool m_json;
    ActivityLog &m_activity;
    Terminal &m_terminal;
    DialectMemory m_dialects;
    Watch m_watch;
    CheckRound m_round;
    CheckOperation m_check;
    QHash<QString, QString> m_ids;      ///< of the profiles, by name
    QHash<QString, StepState> m_before; ///< states in the previous round
    qsizetype m_stateWidth = 0;
    bool m_aborted = false;
};

struct CheckOptions
{
    QList<Level> levels = CheckPlan().levels;
    bool allProfiles = false;
    using Style = CheckCommandRun::Style;
    Style style = Style::Lines;
    bool arrival = false;
    std::chrono::milliseconds within{0};
    QString logTool = {};
    std::optional<std::chrono::milliseconds> interval;
};

Result<CheckOptions> checkOptionsOf(const Arguments &arguments)
{
    CheckOptions options;
    if (arguments.has(u"--levels"_s))
        options.levels = arguments.list(u"--levels"_s, levelFromWord);
    if (arguments.has(u"--include-alert"_s) && !options.levels.contains(Level::Alert))
        options.levels.append(Level::Alert);
    options.allProfiles = arguments.has(u"--all-profiles"_s);
    using Style = CheckCommandRun::Style;
    RC_SET(options.style, arguments.choice(Style::Lines, {{u"--json"_s, Style::Json},
                                                          {u"--markdown"_s, Style::Markdown},
                                                          {u"--junit"_s, Style::Junit}}));
    options.arrival = arguments.has(u"--arrival"_s);
    options.logTool = arguments.value(u"--log-tool"_s);
    RC_TRY(within, withinOf(arguments, ArrivalTiming().within));
    options.within = *within;
    if (!options.arrival && (!options.logTool.isEmpty() || arguments.has(u"--within"_s)))
        return missingArgument(options.logTool.isEmpty() ? u"--within"_s : u"--log-tool"_s, u"--arrival"_s);
    if (arguments.has(u"--watch"_s)) {
        constexpr double maxMinutes = 7.0 * 24 * 60;
        RC_TRY(minutes, arguments.decimal(u"--watch"_s, 0.001, maxMinutes));
        options.interval = std::chrono::milliseconds(std::llround(*minutes * 60'000));
    }
    const bool hasSeveralChecks = options.allProfiles || options.interval;
    if (hasSeveralChecks && std::ranges::any_of(options.levels, mayNotify))
        return failure(
            Cli::tr("Errors and alerts may notify people, so they cannot be used with --all-profiles or --watch."));
    if (hasSeveralChecks && options.style != Style::Lines && options.style != Style::Json)
        return conflictingOptions(options.style == Style::Markdown ? u"--markdown"_s : u"--junit"_s,
                                  options.allProfiles ? u"--all-profiles"_s : u"--watch"_s);
    if (options.allProfiles) {
        for (const OptionRow &row : targetOptions()) {
            if (arguments.has(row.name))
                return conflictingOptions(u"--all-profiles"_s, row.name);
        }
    }
    return options;
}

CheckPlan planOf(const CheckOptions &checkOptions, const Policy &policy, CommandProfile &source)
{
    CheckPlan plan = checkPlanFor(source, source.profile(), &source);
    plan.levels = checkOptions.levels;
    plan.criticalFindings = [policy](const ToolCatalog &catalog) {
        QList<ToolFinding> findings = policy.withSeverities(reviewFindings(catalog));
        const QDate today = QDate::currentDate();
        findings.removeIf([&](const ToolFinding &finding) { return policy.accepts(finding, today); });
        return unacceptedCritical(catalog, findings);
    };
    if (checkOptions.arrival) {
        plan.arrival = ArrivalCheck{.plan = logToolPlanOf(source.profile()), .confirmedTool = checkOptions.logTool};
        plan.arrival->pace.within = checkOptions.within;
    }
    return plan;
}

Result<void> prepare(CommandProfile &source)
{
    RC_CHECK(source.prepare());
    const Options &options = source.options();
    if (!hasAddress(options.profile))
        return noResourceUrl(options.profile);
    RC_CHECK(trustedAuthorities(readAuthorities(options.profile.caFile)));
    return {};
}

/// All saved profiles with their keys from the keychain. A key in the environment is ignored, since it belongs to one
/// of them at most.
Result<CheckRound> roundOfAll(const CheckOptions &checkOptions, const Policy &policy, const Options &general,
                              const Arguments &arguments, const WireLimits &defaults)
{
    RC_TRY(profiles, ProfileStore(profilesFile()).load());
    if (profiles->isEmpty())
        return failure(savedProfile(*profiles, {}).error());
    CheckRound round;
    for (const Profile &profile : *profiles) {
        Options options = general;
        options.profile = profile;
        options.saved = true;
        options.canUseToken = !profile.tokensSaved.isEmpty();
        RC_SET(options.limits, limitsOf(arguments, limitsFor(profile, defaults)));
        round.sources.push_back(std::make_unique<CommandProfile>(std::move(options)));
        round.plans.append({profile.name, planOf(checkOptions, policy, *round.sources.back()), profile.id});
    }
    return round;
}

Result<int> runCheck(const Arguments &given, Terminal &terminal)
{
    Arguments arguments = given;
    RC_TRY(policy, applyPolicy(arguments, terminal));
    CommandActivity activity(terminal);
    RC_TRY(checkOptions, checkOptionsOf(arguments));
    if (checkOptions->allProfiles) {
        const WireLimits defaults = savedLimits(terminal);
        RC_TRY(general, generalOptionsOf(arguments, defaults));
        CheckManyRun run([&] { return roundOfAll(*checkOptions, *policy, *general, arguments, defaults); },
                         checkOptions->interval, general->json, activity.log(), terminal);
        return runToEnd(run);
    }
    RC_TRY(options, optionsOf(arguments, terminal));
    const bool json = options->json;
    CommandProfile source(std::move(*options), &activity.log());
    RC_CHECK(prepare(source));
    if (checkOptions->interval) {
        // name of the profile, else its address
        const Profile &profile = source.options().profile;
        const QString address = profile.resource.isEmpty() ? profile.toolServer : profile.resource;
        const QString name = profile.name.isEmpty() ? address : profile.name;
        const auto round = [&]() -> Result<CheckRound> {
            return CheckRound{{}, {{name, planOf(*checkOptions, *policy, source), profile.id}}, source.redactor()};
        };
        CheckManyRun run(round, checkOptions->interval, json, activity.log(), terminal);
        return runToEnd(run);
    }
    CheckCommandRun run(planOf(*checkOptions, *policy, source), source, checkOptions->style, terminal);
    const int code = runToEnd(run);
    if (!checkOptions->logTool.isEmpty())
        saveLogTool(source, run.logTool(), terminal);
    return code;
}

} // namespace

Command checkCommand()
{
    QList<OptionRow> options{
        {u"--levels"_s, someOf(u"LIST"_s, levelWords()), Cli::tr("levels to send; error and alert may notify people")},
        {u"--include-alert"_s, {}, Cli::tr("also send alerts, which may notify people")},
        {u"--arrival"_s, {}, Cli::tr("look for the entries in the service’s log")},
        {u"--all-profiles"_s, {}, Cli::tr("check every saved profile")},
        {u"--watch"_s, u"MINUTES"_s, Cli::tr("repeat every MINUTES until interrupted")},
        {u"--markdown"_s, {}, Cli::tr("print a Markdown report with all evidence")},
        {u"--junit"_s, {}, Cli::tr("print JUnit XML for CI systems")},
        policyOption(),
    };
    return {
        u"check"_s,
        {u"check [--levels debug,info,warning] [--include-alert] [--arrival] [--markdown | --junit] [--watch M] [OPTION…]"_s,
         u"check --all-profiles [--levels debug,info,warning] [--watch M]"_s},
        Cli::tr("Test a resource step by step, from its URL to its tools."),
        options + arrivalOptions() + targetOptions(),
        Cli::tr("Of the tools, only “ping” and, with --arrival, the log tool are called. The exit code is that of the "
                "first failed step; with --all-profiles, of the first profile whose code is not 0."),
        runCheck,
        {},
        {removedFor(u"--openmetrics"_s, u"--json"_s)},
        optionsOnlyText(u"check"_s, u"--resource"_s)};
}

} // namespace rc
