// SPDX-License-Identifier: GPL-3.0-or-later
// Results of the steps before any request, address, key, name, port and TLS, and of the log lookup at the end.
#include "check/run/stepoutcome.h"

#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "service/arrival/arrivaltext.h"
#include "service/exitcode.h"

#include <QHostAddress>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct EndingTr
{
    RC_DECLARE_PHRASES(rc::StepOutcome)
};

StepOutcome passed(const Phrase &summary)
{
    return {StepState::Passed, summary, {}, {}, 0};
}

Evidence evidenceOf(const StepId &step, const QString &host, const ProbeReport &report, const QString &proxy)
{
    Evidence evidence;
    evidence.step = step;
    evidence.error = report.error.value_or(Error());
    evidence.host = host;
    evidence.proxy = proxy;
    evidence.probe = report;
    return evidence;
}

Phrase characters(qsizetype count)
{
    return count == 1 ? EndingTr::tr("1 character") : EndingTr::tr("%n characters", nullptr, int(count));
}

Error readingError(const KeyReading &reading, ErrorKind otherwise)
{
    return reading.error.value_or(Error{otherwise, {}, {}, 0});
}

} // namespace

StepOutcome failedOutcome(const Evidence &evidence)
{
    const Diagnosis found = diagnose(evidence);
    const int exitCode = found.state == StepState::Failed ? exitCodeFor(evidence.error.kind) : 0;
    return {found.state,
            found.summary,
            found.hint,
            displayResponse(evidence.response),
            exitCode,
            responseFacts(evidence.response, QDateTime::currentDateTimeUtc()),
            found.cause,
            evidence.error.retryAt,
            evidence.realAddress};
}

StepOutcome failedOutcome(const StepId &step, const Error &error, const QString &typed)
{
    Evidence evidence;
    evidence.step = step;
    evidence.error = error;
    evidence.typed = typed;
    return failedOutcome(evidence);
}

StepOutcome passedOutcome(const Evidence &evidence, const Phrase &summary)
{
    const std::optional<Diagnosis> warning = warningIn(evidence, summary);
    if (!warning)
        return passed(summary);
    return {warning->state, warning->summary, warning->hint, {}, 0, {}, warning->cause};
}

StepOutcome urlOutcome(const PastedResource &pasted)
{
    const QString name = displayText(pasted.resource.holder(), LineBreaks::Mark, 100);
    const Phrase holder =
        pasted.resource.isTeamResource() ? EndingTr::tr("team %1").arg(name) : EndingTr::tr("owner %1").arg(name);
    const QString path = pasted.resource.productPath;
    Phrase summary = path.isEmpty()
                         ? EndingTr::tr("%1, no product path").arg(holder)
                         : EndingTr::tr("%1, product path %2").arg(holder, displayText(path, LineBreaks::Mark, 200));
    if (!pasted.trimmed.isEmpty())
        summary =
            EndingTr::tr("%1; ignored: %2").arg(summary, displayText(listText(pasted.trimmed), LineBreaks::Mark, 200));
    return passed(summary);
}

StepOutcome keyOutcome(const KeyReading &reading, bool hasName)
{
    switch (reading.state) {
    case KeyState::Saved:
    case KeyState::SessionOnly: {
        const Result<Secret> key = keyFromInput(reading.key.reveal());
        if (!key)
            return failedOutcome(StepId::Key, key.error());
        const KeyKind kind = keyKindOf(*key);
        const Phrase size = kind == KeyKind::Unknown
                                ? characters(key->size())
                                : EndingTr::tr("%1, %2").arg(keyKindName(kind), characters(key->size()));
        const Phrase summary = reading.state == KeyState::Saved
                                   ? EndingTr::tr("%1, %2").arg(displayText(reading.where), size)
                                   : EndingTr::tr("not saved (this session only), %1").arg(size);
        return passedOutcome({.step = StepId::Key, .keyKind = kind, .nameSent = hasName}, summary);
    }
    case KeyState::Absent:
        return failedOutcome(StepId::Key, readingError(reading, ErrorKind::NoKey));
    case KeyState::Locked:
        return failedOutcome(StepId::Key, readingError(reading, ErrorKind::KeychainLocked));
    case KeyState::Withheld:
        return failedOutcome(StepId::Key, readingError(reading, ErrorKind::KeyUnbound));
    case KeyState::Unavailable:
        return failedOutcome(StepId::Key, readingError(reading, ErrorKind::NoKeychain));
    }
    return {};
}

bool needsNoLookup(const QString &host)
{
    return isLoopbackHost(host) || !QHostAddress(host).isNull();
}

StepOutcome noLookupOutcome(const QString &host)
{
    const QString shown = displayText(host);
    if (isLoopbackHost(host))
        return passed(EndingTr::tr("%1 (local, no lookup needed)").arg(shown));
    return passed(EndingTr::tr("%1 (an IP address, no lookup needed)").arg(shown));
}

StepOutcome nameOutcome(const QString &host, const ProbeReport &report, const QString &proxy)
{
    if (report.error)
        return failedOutcome(evidenceOf(StepId::Dns, host, report, proxy));
    constexpr qsizetype shownAddresses = 3;
    const QString text = displayText(listText(report.addresses.mid(0, shownAddresses)));
    const qsizetype more = report.addresses.size() - shownAddresses;
    return passed(more > 0 ? EndingTr::tr("%1 and %2 more").arg(text, QString::number(more)) : Phrase(text));
}

StepOutcome portOutcome(const ResourceUrl &resource, const ProbeReport &report, const QString &proxy,
                        const QStringList &resolved)
{
    Evidence evidence = evidenceOf(StepId::Tcp, resource.host, report, proxy);
    if (report.error)
        return failedOutcome(evidence);
    evidence.resolved = resolved;
    QString address = report.addresses.value(0);
    if (address.contains(u':'))
        address = u'[' + address + u']';
    const QString endpoint = displayText(address) + u':' + QString::number(resource.port);
    return passedOutcome(evidence,
                         proxy.isEmpty()
                             ? EndingTr::tr("%1, no proxy").arg(endpoint)
                             : EndingTr::tr("%1, requests go through the proxy %2").arg(endpoint, displayText(proxy)));
}

StepOutcome tlsOutcome(const QString &host, const ProbeReport &report, const QString &proxy)
{
    const Evidence evidence = evidenceOf(StepId::Tls, host, report, proxy);
    if (report.error)
        return failedOutcome(evidence);
    const Phrase days = report.daysValid == 1
                            ? EndingTr::tr("certificate valid for 1 day")
                            : EndingTr::tr("certificate valid for %n days", nullptr, report.daysValid);
    const Phrase version = EndingTr::tr("TLS %1").arg(displayText(report.tlsVersion));
    return passedOutcome(evidence, EndingTr::tr("%1, %2").arg(version, days));
}

// The run's entries in the service's own log.

namespace {

struct LookTr
{
    RC_DECLARE_PHRASES(rc::ArrivalEnding)
};

/// The service's changes to the entries, as lines.
QStringList alterations(const ArrivalReport &report, const QList<SentMarker> &entries, bool &isAlteredAnywhere)
{
    QStringList lines;
    for (qsizetype index = 0; index < report.markers.size(); ++index) {
        const MarkerArrival &one = report.markers.at(index);
        const std::optional<LogEntry> sent = entries.value(index).entry;
        if (one.arrival != Arrival::Arrived || !sent)
            continue;
        const QList<StoredDifference> differences = storedDifferences(*sent, one.stored);
        isAlteredAnywhere = isAlteredAnywhere || isAltered(differences);
        for (const StoredDifference &difference : differences) {
            const QString line = differenceLine(difference);
            if (difference.kind != StoredDifference::Kind::Added && !lines.contains(line))
                lines.append(line);
        }
    }
    return lines;
}

QList<Fact> factsOf(const ArrivalReport &report, const LogToolPlan &plan, const QStringList &lines)
{
    QList<Fact> facts{
        {FactId::LogTool, LookTr::tr("%1, called %n times", nullptr, report.calls).arg(displayText(plan.tool))}};
    for (const MarkerArrival &one : report.markers) {
        if (one.stored.receivedAt.isValid()) {
            facts.append({FactId::Received, one.stored.receivedAt.toUTC().toString(Qt::ISODateWithMs)});
            break;
        }
    }
    if (!lines.isEmpty())
        facts.append({FactId::Stored, lines.join(u"\n"_s)});
    return facts;
}

StepOutcome warned(const Phrase &summary, const Phrase &hint, const QString &cause, int exitCode = usageExitCode)
{
    return {StepState::Warned, summary, hint, {}, exitCode, {}, cause};
}

} // namespace

StepOutcome notLookedOutcome(const std::optional<LogTool> &tool, bool nothingSent, bool isListed)
{
    if (nothingSent)
        return warned(LookTr::tr("no entry to look for"), {}, u"nothing-sent"_s, notReadExitCode);
    if (!tool && !isListed)
        return warned(LookTr::tr("the log could not be read without the tool list"),
                      LookTr::tr("It is not known whether the entries arrived."), u"log-not-read"_s, notReadExitCode);
    if (!tool)
        return warned(LookTr::tr("no tool found that reads a resource’s log"),
                      LookTr::tr("To use a tool with a different name, pass --log-tool NAME."), u"no-log-tool"_s);
    return warned(LookTr::tr("the log tool %1 is not confirmed yet").arg(displayText(tool->tool.name)),
                  LookTr::tr("The tool does not state that it is read-only, so it was not called. Confirm it "
                             "once with --log-tool %1, or with “Look in the log” on the Send page.")
                      .arg(displayText(tool->tool.name)),
                  u"log-tool-unconfirmed"_s);
}

StepOutcome arrivalOutcome(const ArrivalReport &report, const QList<SentMarker> &entries, const LogToolPlan &plan)
{
    bool altered = false;
    const QStringList lines = alterations(report, entries, altered);
    StepOutcome outcome;
    outcome.summary = arrivalSummary(report);
    outcome.facts = factsOf(report, plan, lines);
    outcome.exitCode = exitCodeFor(report);
    for (const MarkerArrival &one : report.markers) {
        if (outcome.reply.isEmpty() && one.arrival == Arrival::Arrived)
            outcome.reply = displayBytes(one.stored.raw, LineBreaks::Keep);
    }
    const auto mark = [&outcome](StepState state, const QString &cause, const Phrase &hint) {
        outcome.state = state;
        outcome.cause = cause;
        outcome.hint = hint;
    };
    const bool isUnread = report.count(Arrival::Unread) > 0;
    if (report.count(Arrival::Missing) > 0)
        mark(StepState::Failed, u"not-in-log"_s,
             LookTr::tr("The log reaches back far enough and does not show all of them. Give this marker to the "
                        "service’s operator."));
    else if (isUnread || report.count(Arrival::OutOfReach) > 0)
        mark(StepState::Warned, isUnread ? u"log-not-read"_s : u"beyond-log-tool"_s,
             LookTr::tr("It is not known whether the entries arrived."));
    else if (altered)
        mark(StepState::Warned, u"stored-otherwise"_s,
             LookTr::tr("The service stored something else: %1").arg(clausesText(lines)));
    return outcome;
}

} // namespace rc
