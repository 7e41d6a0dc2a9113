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
#include "core/words/displaytext.h"
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

struct DrillWish
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
    /// `open` and `terminal` must outlive this object.
    DrillRun(DrillWish wish, ProfileContext &open, Terminal &terminal)
        : m_wish(std::move(wish))
        , m_terminal(terminal)
        , m_drill(open)
    {
        connect(&m_drill, &DrillOperation::logNotRead, this, &DrillRun::logNotRead);
        connect(&m_drill, &DrillOperation::alertEnded, this, &DrillRun::sent);
        connect(&m_drill, &DrillOperation::finished, this, [this] { end(); });
    }

    void start() override
    {
        m_drill.startAfterLogRead(m_wish.entry, {.pace = {.within = 2 * m_wish.within}, .within = m_wish.within},
                                  m_wish.logTool);
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
        if (m_wish.json)
            m_terminal.document(jsonObject({{"state", "\"not-sent\""}, {"why", jsonString(why)}}));
        m_terminal.error(why);
        end(exitCodeOf(result));
    }

    void sent(const SendResult &result)
    {
        m_sent = result;
        const bool hasLeft = result.outcome == Outcome::Accepted || result.outcome == Outcome::Unknown;
        if (hasLeft && !m_aborted)
            return; // the log lookup follows
        printOutcome(hasLeft ? unknownState : notAcceptedState, result.error ? exitCodeFor(result.error->kind) : 1);
    }

    void end()
    {
        m_sent = m_drill.result();
        const std::optional<ArrivalResult> &looked = m_drill.arrival();
        const MarkerArrival *seen = looked ? looked->report.of(m_wish.entry.marker) : nullptr;
        if (seen && seen->arrival == Arrival::Arrived) {
            const bool isLate = seen->isLaterThan(m_wish.within);
            printOutcome(isLate ? lateState : arrivedState, isLate ? lateExitCode : 0);
            return;
        }
        const bool isMissing = looked && looked->report.count(Arrival::Missing) > 0;
        int code = looked ? std::max(1, exitCodeOf(*looked)) : notReadExitCode;
        if (m_sent.error) // the first failure decides, as for send
            code = exitCodeFor(m_sent.error->kind);
        printOutcome(isMissing ? notArrivedState : unknownState, code);
    }

    void printOutcome(QLatin1StringView state, int code)
    {
        if (m_ended)
            return;
        if (m_wish.json)
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
                                          QList<JsonMember>{{"withinMs", QByteArray::number(m_wish.within.count())},
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
                {{Cli::tr("Late: expected within %1.").arg(formatDuration(m_wish.within.count())), Tone::Caution}});
    }

    DrillWish m_wish;
    Terminal &m_terminal;
    DrillOperation m_drill;
    SendResult m_sent;
    bool m_aborted = false;
    bool m_ended = false;
};

constexpr std::chrono::milliseconds usualWithin{30'000};

Result<LogEntry> entryFrom(const Arguments &arguments)
{
    if (!arguments.has(u"--level"_s))
        return failure(Cli::tr("drill requires --level LEVEL."));
    const Level level = *levelFromWord(arguments.value(u"--level"_s));
    if (mayNotify(level) && !arguments.has(u"--yes"_s))
        return failure(
            Cli::tr("An entry at %1 may notify people. Nothing was sent. Use --yes to send it.").arg(wireWord(level)));
    LogEntry entry = entryOf(pagerDrill());
    entry.level = level;
    if (arguments.has(u"--message"_s))
        entry.message = arguments.value(u"--message"_s);
    if (entry.message.trimmed().isEmpty())
        return failure(Cli::tr("--message requires a text."));
    entry.marker = newMarker();
    entry.ts = QDateTime::currentDateTimeUtc();
    return expanded(entry, {entry.ts, QSysInfo::machineHostName(), entry.marker, 1});
}

Result<int> runDrill(const Arguments &arguments, Terminal &terminal)
{
    RC_TRY(entry, entryFrom(arguments));
    RC_TRY(within, withinOf(arguments, usualWithin));
    return withProfile(arguments, terminal, [&](CommandProfile &open) -> Result<int> {
        RC_CHECK(open.prepare());
        RC_CHECK(open.resource());
        RC_CHECK(open.toolServer());
        RC_CHECK(open.authoritiesIn(readAuthorities(open.profile().caFile)));
        DrillRun run({.entry = *entry, .within = *within, .logTool = logToolOf(arguments), .json = open.options().json},
                     open, terminal);
        const int code = runToEnd(run);
        if (!logToolOf(arguments).isEmpty())
            saveLogTool(open, run.plan(), terminal);
        return code;
    });
}

/// Like other commands that read the log, but --within is the limit for "late".
QList<OptionRow> lookOptions()
{
    QList<OptionRow> options = arrivalOptions();
    for (OptionRow &row : options) {
        if (row.name == "--within"_L1)
            row.help = Cli::tr("how soon the log should show the entry: 30s, 500ms, 2m (default: 30s)");
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
        {u"--message"_s, u"TEXT"_s, Cli::tr("the message to use instead of the drill template’s")},
    };
    return {u"drill"_s,
            {u"drill --level LEVEL [--yes] [--within 30s] [--message TEXT] [--log-tool NAME] [WHO AND WHERE]"_s},
            Cli::tr("Send one entry and measure when the service’s own log shows it."),
            options + lookOptions() + targetOptions(),
            Cli::tr("The entry is sent once, and only if the log can be read. The exit code is that of "
                    "send if the entry was not accepted or its response was lost, 7 if the log does not show it within "
                    "twice the "
                    "--within time (default: 30s), 8 if it appears after the --within time, and 10 if the log "
                    "cannot be read."),
            runDrill,
            {},
            {removedFor(u"history"_s, u"activity list --kind drill"_s)},
            Cli::tr("drill takes no arguments. Pass the text with --message.")};
}

} // namespace rc
