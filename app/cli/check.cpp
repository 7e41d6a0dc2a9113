// SPDX-License-Identifier: GPL-3.0-or-later
// check: the ladder, rung by rung.
#include "check/checkrun.h"
#include "cli/commandrun.h"
#include "cli/commands.h"
#include "cli/credentialssource.h"
#include "cli/jsonparts.h"
#include "cli/resourcelines.h"
#include "cli/terminal.h"
#include "core/displaytext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Tone toneOf(RungState state)
{
    switch (state) {
    case RungState::Passed:
        return Tone::Good;
    case RungState::Warned:
        return Tone::Doubtful;
    case RungState::Failed:
        return Tone::Bad;
    default:
        return Tone::Faint;
    }
}

bool hasEnded(const RungResult &rung)
{
    return rung.state != RungState::Waiting && rung.state != RungState::Running;
}

class CheckCommandRun : public CommandRun
{
public:
    CheckCommandRun(CheckPlan plan, bool json, Terminal &terminal)
        : m_resource(plan.resource)
        , m_json(json)
        , m_terminal(terminal)
        , m_run(std::move(plan), m_dialects)
    {
        for (const RungRow &row : rungTable()) {
            m_titleWidth = std::max(m_titleWidth, rungTitle(row.id).size());
            for (const RungState state : {RungState::Passed, RungState::Warned, RungState::Failed, RungState::Skipped})
                m_stateWidth = std::max(m_stateWidth, stateName(state).size());
        }
        connect(&m_run, &CheckRun::rungChanged, this, &CheckCommandRun::keep);
        connect(&m_run, &CheckRun::finished, this, &CheckCommandRun::end);
    }

    void start() override { m_run.start(); }
    void abort() override { m_run.abort(); }

private:
    /// Rungs end in any order; they are printed in the table's.
    void keep(const RungResult &rung)
    {
        m_rungs.insert(rung.id, rung);
        printEnded();
    }

    void printEnded()
    {
        while (!m_json && m_printed < rungTable().size()) {
            const auto rung = m_rungs.constFind(rungTable().at(m_printed).id);
            if (rung == m_rungs.cend() || !hasEnded(*rung))
                return;
            print(*rung);
            ++m_printed;
        }
    }

    void print(const RungResult &rung)
    {
        const QString time =
            rung.state == RungState::Skipped ? QString() : translate("rc::Cli", "%1 ms").arg(rung.elapsedUs / 1000);
        m_terminal.line({{stateName(rung.state).leftJustified(m_stateWidth + 2), toneOf(rung.state)},
                         {rungTitle(rung.id).leftJustified(m_titleWidth + 2) + time.rightJustified(8) + u"  "_s +
                          displayText(rung.summary)}});
        if (rung.state != RungState::Skipped)
            indented(rung.hint);
        if (rung.state != RungState::Warned && rung.state != RungState::Failed)
            return;
        indented(rung.reply);
    }

    void indented(const QString &text)
    {
        if (text.isEmpty())
            return;
        for (const QString &line : text.split(u'\n'))
            m_terminal.line({{QString(m_stateWidth + 2, u' ') + displayText(line), Tone::Faint}});
    }

    void end(const CheckReport &report)
    {
        for (const RungResult &rung : report.rungs)
            m_rungs.insert(rung.id, rung);
        printEnded();
        const QString verdict = verdictOf(report.rungs);
        if (m_json) {
            m_terminal.document(document(report, verdict));
        } else {
            m_terminal.line();
            m_terminal.line(verdict);
        }
        const auto failed = std::find_if(report.rungs.cbegin(), report.rungs.cend(),
                                         [](const RungResult &rung) { return rung.state == RungState::Failed; });
        emit finished(failed == report.rungs.cend() ? 0 : std::max(1, failed->exitCode));
    }

    [[nodiscard]] QByteArray document(const CheckReport &report, const QString &verdict) const
    {
        QList<QByteArray> rungs;
        for (const RungResult &rung : report.rungs) {
            rungs.append(jsonObject({{"id", jsonString(wireWord(rung.id))},
                                     {"title", jsonString(rungTitle(rung.id))},
                                     {"state", jsonString(wireWord(rung.state))},
                                     {"elapsedMs", QByteArray::number(rung.elapsedUs / 1000)},
                                     {"summary", jsonString(rung.summary)},
                                     {"hint", jsonString(rung.hint)},
                                     {"reply", jsonString(rung.reply)},
                                     {"evidence", evidence(rung.facts)}}));
        }
        const auto pasted = parseResourceUrl(m_resource);
        return jsonObject({{"resource", pasted ? resourceJson(*pasted) : QByteArray("{}")},
                           {"rungs", jsonArray(rungs)},
                           {"verdict", jsonString(verdict)}});
    }

    static QByteArray evidence(const QList<Fact> &facts)
    {
        QList<JsonMember> members;
        for (const Fact &fact : facts)
            members.append({QByteArray(wireWord(fact.id).data()), jsonString(fact.value)});
        return jsonObject(members);
    }

    QString m_resource;
    bool m_json;
    Terminal &m_terminal;
    DialectMemory m_dialects;
    CheckRun m_run;
    QHash<RungId, RungResult> m_rungs;
    std::size_t m_printed = 0;
    qsizetype m_titleWidth = 0;
    qsizetype m_stateWidth = 0;
};

Result<QList<Level>> levelsFrom(const QString &text)
{
    QList<Level> levels;
    for (const QString &word : text.split(u',')) {
        const auto level = levelFromWord(word.trimmed());
        if (!level || *level == Level::Alert) {
            return failure(ErrorKind::BadInput,
                           level
                               ? translate("rc::Cli", "An alert may notify people; ask for it with --include-alert.")
                               : translate("rc::Cli", "\"%1\" is not a level; --levels takes debug, info, warning and "
                                                      "error, joined by commas.")
                                     .arg(displayText(word)));
        }
        if (!levels.contains(*level))
            levels.append(*level);
    }
    return levels;
}

Result<CheckPlan> planFrom(const Arguments &arguments, CredentialsSource &source)
{
    CheckPlan plan;
    if (arguments.has(u"--levels"_s)) {
        const auto levels = levelsFrom(arguments.value(u"--levels"_s));
        if (!levels)
            return failure(levels.error());
        plan.levels = *levels;
    }
    plan.includeAlert = arguments.has(u"--include-alert"_s);
    if (const auto ready = source.prepare(QProcessEnvironment::systemEnvironment()); !ready)
        return failure(ready.error());
    const Options &options = source.options();
    if (options.profile.resource.isEmpty()) {
        return failure(ErrorKind::BadInput,
                       translate("rc::Cli", "There is no Resource URL to check. Give it with --resource, in %1 or with "
                                            "--profile, or try --demo.")
                           .arg(options.profile.envPrefix + u"RESOURCE"_s));
    }
    plan.resource = options.profile.resource;
    plan.toolServer = options.profile.toolServer;
    plan.identity = identityOf(options.profile);
    plan.deadline = options.deadline;
    plan.authorities = authoritiesOf(options.profile);
    if (!plan.authorities)
        return failure(plan.authorities.error());
    plan.key = [&source](std::function<void(KeyReading)> done) { source.readKey(&source, std::move(done)); };
    return plan;
}

int runCheck(const Arguments &arguments, Terminal &terminal)
{
    if (!arguments.words.isEmpty()) {
        terminal.error(translate("rc::Cli", "check takes no words of its own; the resource comes with --resource."));
        return usageExitCode;
    }
    auto options = optionsOf(arguments, QProcessEnvironment::systemEnvironment(), ProfileStore(profilesFile()));
    if (!options)
        return terminal.failure(options.error());
    const bool json = options->json;
    CredentialsSource source(std::move(*options));
    auto plan = planFrom(arguments, source);
    if (!plan)
        return terminal.failure(plan.error());
    CheckCommandRun run(std::move(*plan), json, terminal);
    return runToEnd(run);
}

} // namespace

Command checkCommand()
{
    QList<OptionRow> options{
        {u"--levels"_s, u"LIST"_s,
         translate("rc::Cli", "the levels to send one [TEST] entry each; debug,info,warning,error")},
        {u"--include-alert"_s, {}, translate("rc::Cli", "send an alert as well, which may notify people")},
    };
    return {u"check"_s,
            {u"check [--levels debug,info,warning,error] [--include-alert] [WHO AND WHERE]"_s},
            translate("rc::Cli", "Proves or explains each link of the chain, from the Resource URL to the tools."),
            options + whoOptions(),
            translate("rc::Cli", "The exit code is that of the first rung that failed."),
            runCheck};
}

} // namespace rc
