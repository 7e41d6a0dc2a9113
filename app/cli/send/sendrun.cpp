// SPDX-License-Identifier: GPL-3.0-or-later
// Reports a send on the terminal; the first failure determines the exit code.
#include "cli/send/sendrun.h"

#include "cli/arrival/arrivaloptions.h"
#include "cli/frame/arguments.h"
#include "cli/frame/terminal.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "service/exitcode.h"
#include "wire/http/slashredirect.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray documentOf(const ImportMapping &mapping)
{
    return jsonArray(mapping.names, [](const MappedName &mapped) {
        return jsonObject({{"column", jsonString(mapped.name)}, {"target", jsonString(wireWord(mapped.target))}});
    });
}

} // namespace

QList<JsonMember> membersOf(const SendResult &result)
{
    QList<JsonMember> members{{"level", jsonString(wireWord(result.entry.level))},
                              {"message", jsonString(result.entry.message)},
                              {"ts", jsonString(isoWithOffset(result.entry.ts))},
                              {"marker", jsonString(result.entry.marker)},
                              {"outcome", jsonString(wireWord(result.outcome))},
                              {"status", QByteArray::number(result.status)},
                              {"elapsedMs", QByteArray::number(result.elapsedMs)},
                              {"reply", jsonString(QString::fromUtf8(result.reply))},
                              {"error", jsonString(result.error ? errorLine(*result.error).text() : QString())},
                              {"cause", jsonString(result.explanation ? result.explanation->cause : QString())},
                              {"hint", jsonString(result.explanation ? result.explanation->hint.text() : QString())}};
    if (!result.proxy.isEmpty())
        members.append({"proxy", jsonString(result.proxy)});
    if (result.seenInLog)
        members.append({"seenInLog", jsonBoolean(true)});
    if (!result.followedTo.isEmpty())
        members.append({"followedTo", jsonString(loggableUrl(result.followedTo))});
    return members;
}

QString reasonFor(const SendResult &result)
{
    if (!result.explanation)
        return result.error ? errorLine(*result.error).text() : QString();
    const Explanation &why = *result.explanation;
    const Phrase quoted = result.error ? quoteText(*result.error, why.hint) : Phrase();
    return (why.summary.text() + u'\n' + sentencesText({why.hint, quoted})).trimmed();
}

void printResult(const SendResult &result, Terminal &terminal)
{
    QStringList facts;
    if (result.status != 0)
        facts.append(QString::number(result.status));
    if (result.outcome != Outcome::Local && result.outcome != Outcome::NotSent)
        facts.append(Cli::tr("%1 ms").arg(result.elapsedMs));
    QString name = result.seenInLog ? Cli::tr("Accepted, seen in the log") : outcomeName(result.outcome);
    Tone tone = Tone::Bad;
    if (result.outcome == Outcome::Accepted && result.explanation) {
        name = Cli::tr("Accepted with a warning");
        tone = Tone::Caution;
    } else if (result.outcome == Outcome::Accepted) {
        tone = Tone::Good;
    } else if (result.outcome == Outcome::Local) {
        tone = Tone::Faint;
    }
    const QString details = facts.isEmpty() ? QString() : u" ("_s + listText(facts) + u')';
    terminal.line({{levelName(result.entry.level).leftJustified(8) + u' '},
                   {name, tone},
                   {listText({details, Cli::tr("marker %1").arg(result.entry.marker)})}});
    if (!result.proxy.isEmpty())
        terminal.line(Cli::tr("Through the proxy %1.").arg(result.proxy));
    if (!result.followedTo.isEmpty())
        terminal.line(redirectNote(result.followedTo));
}

SendRun::SendRun(SendRequest request, ImportMapping mapping, ProfileContext &context, const Arguments &arguments,
                 Terminal &terminal, std::optional<ArrivalRequest> arrival)
    : m_request(std::move(request))
    , m_mapping(std::move(mapping))
    , m_entries(m_request.plan.entries.size())
    , m_logFile(m_request.sdk ? m_request.sdk->logFile : QString())
    , m_json(arguments.has(u"--json"_s))
    , m_isConfirmRequested(arguments.has(u"--confirm-arrival"_s))
    , m_terminal(terminal)
    , m_send(context)
    , m_lookup(context)
    , m_arrivalRequest(std::move(arrival))
{
    if (m_json)
        m_documents.resize(m_entries);
    connect(&m_send, &SendOperation::ended, this, &SendRun::ended);
    connect(&m_send, &SendOperation::notWritten, this, [this](const Error &error) {
        m_logFile.clear();
        m_terminal.error(error);
        fail(-1, error);
    });
    connect(&m_send, &SendOperation::progressed, this, &SendRun::reportProgress);
    connect(&m_send, &SendOperation::finished, this, &SendRun::end);
    connect(&m_lookup, &ArrivalOperation::finished, this, [this](const ArrivalResult &result) {
        if (std::exchange(m_isFindingTool, false)) {
            toolFound(result);
            return;
        }
        if (!m_arrivalRequest->markers.isEmpty() || result.report.count(Arrival::Arrived) > 0)
            m_arrived = result;
        m_hasLookedUp = true;
        if (m_hasSent)
            finish();
    });
}

void SendRun::start()
{
    m_isFindingTool = m_isConfirmRequested || (m_arrivalRequest && !m_arrivalRequest->confirmedTool.isEmpty());
    if (m_isFindingTool)
        m_lookup.find(m_arrivalRequest->confirmedTool);
    else
        send();
}

/// Without a log tool nothing is sent: the command is repeated once the cause is gone, and must not notify twice.
void SendRun::toolFound(const ArrivalResult &result)
{
    if (result.end != ArrivalEnd::Found && !m_isAborted) {
        m_terminal.error(sentencesText({Cli::tr("Nothing was sent."), lookupFault(result)}));
        if (m_json)
            printUnsent(result);
        emit finished(exitCodeOf(result));
        return;
    }
    m_arrivalRequest->plan = result.plan;
    send();
    if (m_isAborted)
        abort();
}

void SendRun::printUnsent(const ArrivalResult &why)
{
    SendTally tally;
    tally.planned = tally.notSent = m_entries;
    for (qsizetype i = 0; i < m_entries; ++i) {
        SendResult unsent;
        unsent.entry = m_request.plan.entries.at(i);
        unsent.outcome = Outcome::NotSent;
        unsent.error = why.error;
        m_documents[i] = jsonObject(membersOf(unsent));
    }
    m_arrived = why;
    printJson(tally);
}

void SendRun::send()
{
    if (m_arrivalRequest) {
        ArrivalRequest request = *m_arrivalRequest;
        request.isPending = true;
        request.markers = markersWhileSending(m_request);
        m_lookup.start(std::move(request)); // does nothing without markers
    }
    m_send.start(std::move(m_request));
}

void SendRun::abort()
{
    m_isAborted = true;
    m_isLookupCanceled = m_hasSent && !m_isConfirmRequested;
    m_send.cancel();
    m_lookup.cancel();
}

/// The failure with the lowest index decides.
void SendRun::fail(qsizetype index, const Error &error)
{
    if (m_failedIndex && *m_failedIndex <= index)
        return;
    m_failedIndex = index;
    m_exitCode = exitCodeFor(error.kind);
}

void SendRun::ended(const QList<qsizetype> &indexes, const QList<SendResult> &results)
{
    for (qsizetype i = 0; i < results.size(); ++i) {
        const SendResult &result = results.at(i);
        if (m_arrivalRequest && (result.outcome == Outcome::Accepted || result.outcome == Outcome::Unknown))
            m_arrivalRequest->markers.append(
                {result.entry.marker, result.at.addMSecs(-result.elapsedMs), result.entry});
        if (m_arrivalRequest && result.outcome == Outcome::Unknown)
            m_unknown.insert(indexes.at(i), result); // the log may settle it
        else
            reportResult(indexes.at(i), result);
    }
}

void SendRun::reportResult(qsizetype index, const SendResult &result)
{
    print(index, result);
    reportReason(result);
    if (result.error)
        fail(index, *result.error);
}

void SendRun::reportUnknown()
{
    const QMap<qsizetype, SendResult> unknown = std::exchange(m_unknown, {});
    for (auto it = unknown.begin(); it != unknown.end(); ++it) {
        SendResult result = it.value();
        const MarkerArrival *arrival = m_arrived ? m_arrived->report.of(result.entry.marker) : nullptr;
        if (arrival && arrival->arrival == Arrival::Arrived) {
            result.confirmByLog();
            --m_tally.unknown;
            ++m_tally.accepted;
        }
        reportResult(it.key(), result);
    }
}

/// Once per reason, even if many entries share it.
void SendRun::reportReason(const SendResult &result)
{
    const QString why = reasonFor(result);
    // In a large burst the first reason is enough.
    const bool enough = !m_reported.isEmpty() && m_entries > maxLines && result.outcome != Outcome::NotSent;
    // A refusal stopped the rest, and was reported for the refused entry.
    const bool isStopped = result.outcome == Outcome::NotSent && result.error && result.error->status != 0;
    if (why.isEmpty() || enough || isStopped || m_reported.contains(why))
        return;
    m_reported.insert(why);
    eraseProgress();
    m_terminal.error(why);
}

void SendRun::print(qsizetype index, const SendResult &result)
{
    if (m_json) {
        m_documents[index] = jsonObject(membersOf(result));
        return;
    }
    if (m_entries > maxLines)
        return;
    eraseProgress();
    printResult(result, m_terminal);
}

void SendRun::reportProgress(const SendTally &tally)
{
    if (tally.pausedUntil.isValid() && std::exchange(m_pausedUntil, tally.pausedUntil) != tally.pausedUntil) {
        eraseProgress();
        const QDateTime until = tally.pausedUntil.toLocalTime();
        const bool isToday = until.date() == QDate::currentDate();
        m_terminal.note(Cli::tr("The service asks to wait. Sending continues at %1.")
                            .arg(until.toString(isToday ? u"HH:mm:ss"_s : u"yyyy-MM-dd HH:mm:ss"_s)));
    }
    if (m_json || m_entries <= maxLines || !m_terminal.canRedraw())
        return;
    m_terminal.redraw(m_hasProgressLine ? 1 : 0, {{{Cli::tr("%1 of %2: %3 accepted, %4 refused, %5 unknown")
                                                        .arg(tally.ended() - tally.local)
                                                        .arg(tally.planned - tally.local)
                                                        .arg(tally.accepted)
                                                        .arg(tally.refused)
                                                        .arg(tally.unknown),
                                                    Tone::Faint}}});
    m_hasProgressLine = true;
}

void SendRun::eraseProgress()
{
    if (std::exchange(m_hasProgressLine, false))
        m_terminal.redraw(1, {});
}

void SendRun::reportTally(const SendTally &tally)
{
    eraseProgress();
    if (!m_logFile.isEmpty())
        m_terminal.line(Cli::tr("Written to %1.").arg(m_logFile));
    if (m_entries < 2)
        return;
    QString text = Cli::tr("%n entries in all: %1 accepted by the service, %2 refused, %3 may have been "
                           "delivered, %4 not sent.",
                           nullptr, static_cast<int>(m_entries))
                       .arg(tally.accepted)
                       .arg(tally.refused)
                       .arg(tally.unknown)
                       .arg(tally.notSent);
    if (tally.local > 0)
        text += u' ' + Cli::tr("%n kept local.", nullptr, static_cast<int>(tally.local));
    m_terminal.line(text);
}

void SendRun::printJson(const SendTally &tally)
{
    QList<JsonMember> document{{"entries", jsonArray(m_documents)},
                               {"tally", jsonObject({{"planned", QByteArray::number(tally.planned)},
                                                     {"accepted", QByteArray::number(tally.accepted)},
                                                     {"refused", QByteArray::number(tally.refused)},
                                                     {"unknown", QByteArray::number(tally.unknown)},
                                                     {"notSent", QByteArray::number(tally.notSent)},
                                                     {"local", QByteArray::number(tally.local)}})}};
    if (!m_logFile.isEmpty())
        document.append({"logFile", jsonString(m_logFile)});
    if (!m_mapping.names.isEmpty())
        document.append({"mapping", documentOf(m_mapping)});
    if (m_arrived)
        document.append({"arrival", arrivalDocument(*m_arrived)});
    m_terminal.document(jsonObject(document));
}

void SendRun::end(const SendTally &tally)
{
    m_tally = tally;
    m_hasSent = true;
    if (m_lookup.isBusy())
        m_lookup.sent(m_arrivalRequest->markers);
    else if (m_arrivalRequest && !m_arrivalRequest->markers.isEmpty() && !m_hasLookedUp)
        m_lookup.start(*m_arrivalRequest);
    else
        finish();
}

void SendRun::finish()
{
    reportUnknown();
    if (!m_json)
        reportTally(m_tally);
    if (m_json)
        printJson(m_tally);
    else if (m_arrived && (m_isConfirmRequested || !m_terminal.isQuiet()))
        printArrival(*m_arrived, m_entries > 1, m_terminal);
    emit finished(m_exitCode == 0 && m_arrived && m_isConfirmRequested ? exitCodeOf(*m_arrived) : m_exitCode);
}

} // namespace rc
