// SPDX-License-Identifier: GPL-3.0-or-later
// drill: sends one entry and measures its arrival.
#include "cli/arrival/arrivaloptions.h"
#include "cli/commands.h"
#include "cli/frame/arguments.h"
#include "cli/frame/commandprofile.h"
#include "cli/frame/commandrun.h"
#include "cli/frame/terminal.h"
#include "cli/send/sendrun.h"
#include "core/entry/entrytemplate.h"
#include "core/entry/logentry.h"
#include "core/json/jsontext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "service/arrival/arrival.h"
#include "service/arrival/arrivaltext.h"
#include "service/exitcode.h"
#include "session/send/drilloperation.h"

#include <QSysInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr auto arrivedState = "arrived"_L1;
constexpr auto lateState = "late"_L1;
constexpr auto notArrivedState = "not-arrived"_L1;
constexpr auto unknownState = "unknown"_L1; ///< the log is unreadable, or does not go back far enough
constexpr auto notAcceptedState = "not-accepted"_L1;

struct DrillOptions
{
    LogEntry entry;
    std::chrono::milliseconds within; ///< limit for "late"; the lookup takes twice as long at most
    QString logTool;                  ///< named by the user; empty: from the profile or catalog
    bool json = false;
};

/// Sends nothing unless the log can be read.
class DrillRun : public CommandRun
{
public:
    /// `context` and `terminal` must outlive this object.
    DrillRun(DrillOptions options, ProfileContext &context, Terminal &terminal)
        : m_options(std::move(options))
        , m_terminal(terminal)
        , m_drill(context)
    {
        connect(&m_drill, &DrillOperation::logNotRead, this, &DrillRun::logNotRead);
        connect(&m_drill, &DrillOperation::alertEnded, this, &DrillRun::sent);
        connect(&m_drill, &DrillOperation::finished, this, [this] { end(); });
    }

    void start() override
    {
        m_drill.startAfterLogRead(
            m_options.entry, {.pace = {.within = 2 * m_options.within}, .within = m_options.within}, m_options.logTool);
    }

    void abort() override
    {
        m_aborted = true;
        m_drill.cancel();
    }

    [[nodiscard]] LogToolPlan plan() const { return m_drill.plan(); } ///< how the log was read

private:
    void logNotRead(const ArrivalResult &result)
    {
        QString reason =
            result.end == ArrivalEnd::Searched ? arrivalSummary(result.report).text() : lookupFault(result);
        if (!reason.isEmpty())
            reason.front() = reason.front().toUpper();
        if (result.end == ArrivalEnd::Searched && !reason.endsWith(u'.'))
            reason += u'.';
        const QString why = sentencesText({Cli::tr("Nothing was sent."), reason});
        if (m_options.json)
            m_terminal.document(jsonObject({{"state", "\"not-sent\""}, {"why", jsonString(why)}}));
        m_terminal.error(why);
        end(exitCodeOf(result));
    }

    void sent(const SendResult &result)
    {
        m_sent = result;
        const bool mayBeDelivered = result.outcome == Outcome::Accepted || result.outcome == Outcome::Unknown;
        if (mayBeDelivered && !m_aborted)
            return; // the log lookup follows
        printOutcome(mayBeDelivered ? unknownState : notAcceptedState,
                     result.error ? exitCodeFor(result.error->kind) : 1);
    }

    void end()
    {
        m_sent = m_drill.result();
        const std::optional<ArrivalResult> &arrival = m_drill.arrival();
        const MarkerArrival *logged = arrival ? arrival->report.of(m_options.entry.marker) : nullptr;
        if (logged && logged->arrival == Arrival::Arrived) {
            const bool isLate = logged->isLaterThan(m_options.within);
            printOutcome(isLate ? lateState : arrivedState, isLate ? lateExitCode : 0);
            return;
        }
        const bool isMissing = arrival && arrival->report.count(Arrival::Missing) > 0;
        int code = arrival ? std::max(1, exitCodeOf(*arrival)) : notReadExitCode;
        if (m_sent.error) // the first failure decides, as for send
            code = exitCodeFor(m_sent.error->kind);
        printOutcome(isMissing ? notArrivedState : unknownState, code);
    }

    void printOutcome(QLatin1StringView state, int code)
    {
        if (m_ended)
            return;
        if (m_options.json)
            m_terminal.document(document(state, code));
        else
            print(state);
        end(code);
    }

    void end(int code)
    {
        if (!std::exchange(m_ended, true))
            emit finished(code);
    }

    [[nodiscard]] QByteArray document(QLatin1StringView state, int code) const
    {
        const QList<JsonMember> members = QList<JsonMember>{{"state", jsonString(state)}} + membersOf(m_sent) +
                                          QList<JsonMember>{{"withinMs", QByteArray::number(m_options.within.count())},
                                                            {"exitCode", QByteArray::number(code)}};
        if (m_drill.arrival())
            return jsonObject(members + QList<JsonMember>{{"arrival", arrivalDocument(*m_drill.arrival())}});
        return jsonObject(members);
    }

    void print(QLatin1StringView state)
    {
        printResult(m_sent, m_terminal);
        if (const QString why = reasonFor(m_sent); !why.isEmpty())
            m_terminal.error(why);
        if (m_drill.arrival())
            printArrival(*m_drill.arrival(), false, m_terminal);
        if (state == lateState)
            m_terminal.line(
                {{Cli::tr("Late: expected within %1.").arg(formatDuration(m_options.within.count())), Tone::Caution}});
    }

    DrillOptions m_options;
    Terminal &m_terminal;
    DrillOperation m_drill;
    SendResult m_sent;
    bool m_aborted = false;
    bool m_ended = false;
};

constexpr std::chrono::milliseconds defaultWithin{30'000};

Result<LogEntry> entryFrom(const Arguments &arguments)
{
    if (!arguments.has(u"--level"_s))
        return missingArgument(u"drill"_s, u"--level"_s);
    const Level level = *levelFromWord(arguments.value(u"--level"_s));
    if (mayNotify(level) && !arguments.has(u"--yes"_s))
        return mayNotifyFault(level, u"--yes"_s);
    LogEntry entry = entryOf(pagerDrill());
    entry.level = level;
    if (arguments.has(u"--message"_s))
        entry.message = arguments.value(u"--message"_s);
    if (entry.message.trimmed().isEmpty())
        return missingArgument(u"--message"_s, u"TEXT"_s);
    entry.marker = newMarker();
    entry.ts = QDateTime::currentDateTimeUtc();
    return expanded(entry, {entry.ts, QSysInfo::machineHostName(), entry.marker, 1});
}

Result<int> runDrill(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(entry, entryFrom(arguments));
    RC_TRY(within, withinOf(arguments, defaultWithin));
    return withProfile(arguments, terminal, [&](CommandProfile &context) -> Result<int> {
        RC_CHECK(context.prepare());
        RC_CHECK(context.resource());
        RC_CHECK(context.toolServer());
        RC_CHECK(context.authoritiesIn(readAuthorities(context.profile().caFile)));
        DrillRun run({.entry = *entry,
                      .within = *within,
                      .logTool = arguments.value(u"--log-tool"_s),
                      .json = context.options().json},
                     context, terminal);
        const int code = runToEnd(run);
        if (!arguments.value(u"--log-tool"_s).isEmpty())
            saveLogTool(context, run.plan(), terminal);
        return code;
    });
}

/// Like other commands that read the log, but --within is the limit for "late".
QList<OptionRow> drillArrivalOptions()
{
    QList<OptionRow> options = arrivalOptions();
    for (OptionRow &row : options) {
        if (row.name == "--within"_L1)
            row.help = Cli::tr("when the log should show it (default: 30s)");
    }
    return options;
}

} // namespace

Command drillCommand()
{
    const QList<OptionRow> options{
        {u"--level"_s, oneOf(u"LEVEL"_s, levelWords()),
         Cli::tr("debug, info, warning, error or alert; error and alert may notify people")},
        {u"--yes"_s, {}, Cli::tr("send it even though it may notify people")},
        {u"--message"_s, u"TEXT"_s, Cli::tr("message (default: the drill template’s)")},
    };
    return {u"drill"_s,
            {u"drill --level LEVEL [--yes] [--within 30s] [--message TEXT] [--log-tool NAME] [OPTION…]"_s},
            Cli::tr("Send one entry and measure when the service’s own log shows it."),
            options + drillArrivalOptions() + targetOptions(),
            Cli::tr("The entry is sent once, and only if the log can be read. The exit code is 7 if the log does not "
                    "show it within twice --within, 8 if it appears after --within, 10 if the log cannot be read, and "
                    "otherwise that of send."),
            runDrill,
            {},
            {removedFor(u"history"_s, u"activity list --kind drill"_s)},
            optionsOnlyText(u"drill"_s, u"--message"_s)};
}

} // namespace rc
