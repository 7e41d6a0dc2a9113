// SPDX-License-Identifier: GPL-3.0-or-later
// Results of the steps with requests: entries and tool lists.
#include "check/causes/causeconditions.h"
#include "check/run/stepoutcome.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "service/send/ingest.h"
#include "wire/http/slashredirect.h"

#include <QCoreApplication>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct AnswerTr
{
    RC_DECLARE_PHRASES(rc::StepOutcome)
};

Phrase counted(qsizetype count, const char *one, const char *many)
{
    return count == 1 ? AnswerTr::tr(one) : AnswerTr::tr(many, nullptr, int(count));
}

QString proxyOf(const QUrl &url)
{
    constexpr int httpsPort = 443;
    return proxyFor(url.host(), quint16(url.port(httpsPort)), url.scheme() == "https"_L1);
}

/// "14 tools, MCP 2026-07-28, event stream, 1 page, 2 critical findings"
Phrase listSummary(const ToolCatalog &catalog, int criticalFindings)
{
    Phrase tools = counted(catalog.tools.size(), QT_TRANSLATE_NOOP("rc::StepOutcome", "1 tool"),
                           QT_TRANSLATE_N_NOOP("rc::StepOutcome", "%n tools"));
    if (catalog.dialect == Dialect::Modern)
        tools = AnswerTr::tr("%1, %2").arg(tools, u"MCP 2026-07-28"_s);
    const Phrase pages = counted(catalog.pages, QT_TRANSLATE_NOOP("rc::StepOutcome", "1 page"),
                                 QT_TRANSLATE_N_NOOP("rc::StepOutcome", "%n pages"));
    const Phrase framing = catalog.eventStream ? AnswerTr::tr("event stream") : AnswerTr::tr("plain JSON");
    const Phrase summary = AnswerTr::tr("%1, %2, %3").arg(tools, framing, pages);
    if (criticalFindings == 0)
        return summary;
    return AnswerTr::tr("%1, %2").arg(summary, counted(criticalFindings,
                                                       QT_TRANSLATE_NOOP("rc::StepOutcome", "1 critical finding"),
                                                       QT_TRANSLATE_N_NOOP("rc::StepOutcome", "%n critical findings")));
}

/// {"resource_id":"<uuid>"}, as in a real deployment's response; may be empty.
QString resourceIdIn(const HttpResponse &response)
{
    if (jsonFault(response.body))
        return {};
    const auto member = jsonMember(response.body, u"resource_id"_s);
    return member ? jsonText(*member).value_or(QString()) : QString();
}

/// False if no request was made, or if the user canceled it.
bool saysWhy(const HttpResponse &response, const std::optional<Error> &error)
{
    return error && error->kind != ErrorKind::Canceled && !response.url.isEmpty();
}

Diagnosis inGeneral(const std::optional<Error> &error)
{
    const ErrorText words = errorText(error.value_or(Error()));
    return {StepState::Failed, words.what, Phrase::sentences({words.evidence, words.next}), {}};
}

} // namespace

Evidence entryEvidence(const StepId &step, const ResourceUrl &resource, const Identity &identity,
                       const SendResult &result, const HttpResponse &response)
{
    return {.step = step,
            .error = result.error.value_or(Error{ErrorKind::NotUnderstood, {}, {}, result.status}),
            .response = response,
            .owner = resource.holder(),
            .username = identity.usernameOnIngest ? identity.username.trimmed() : QString(),
            .isTeamAddress = resource.isTeamResource(),
            .uuid = resource.uuid,
            .mayHaveArrived = result.outcome == Outcome::Unknown,
            .nameSent = identity.usernameOnIngest && !identity.username.trimmed().isEmpty(),
            .proxy = proxyOf(response.url)};
}

std::optional<Explanation> explanationOf(const ResourceUrl &resource, const Identity &identity,
                                         const SendResult &result, const HttpResponse &response, qsizetype sent)
{
    const bool isLocal =
        result.outcome == Outcome::Local || response.url.isEmpty() || response.fault == ErrorKind::Canceled;
    if (isLocal)
        return {};
    const Level level = result.entry.level;
    const StepId step = level == Level::Alert   ? StepId::LevelAlert
                        : level == Level::Error ? StepId::LevelError
                                                : StepId::Ingest;
    const StepOutcome outcome =
        entryOutcome(entryEvidence(step, resource, identity, result, response), result, response, sent);
    if (outcome.cause.isEmpty())
        return {};
    return Explanation{outcome.cause, outcome.summary, outcome.hint};
}

void explain(QList<SendResult> &results, const ResourceUrl &resource, const Identity &identity,
             const HttpResponse &response)
{
    if (results.isEmpty())
        return;
    // The entry that may notify people has the most serious consequences.
    const auto decisive =
        std::ranges::max_element(results, {}, [](const SendResult &result) { return mayNotify(result.entry.level); });
    const auto explanation = explanationOf(resource, identity, *decisive, response, results.size());
    for (SendResult &result : results)
        result.explanation = explanation;
}

StepOutcome entryOutcome(const Evidence &evidence, const SendResult &result, const HttpResponse &response,
                         qsizetype sent)
{
    if (result.outcome == Outcome::Accepted) {
        Evidence accepted{.step = evidence.step, .response = response, .uuid = evidence.uuid};
        accepted.respondedUuid = resourceIdIn(response);
        accepted.reported = reportedFailure(response, sent);
        const bool isForOther = sign::forAnotherResource(accepted);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        constexpr qint64 aMinute = 60;
        const QDateTime serverTime = serverClock(response);
        if (!isForOther && serverTime.isValid() && std::abs(now.secsTo(serverTime)) > aMinute)
            accepted.clockSkew = clockSkewText(response, now);
        StepOutcome outcome = passedOutcome(accepted, AnswerTr::tr("accepted by the service"));
        if (!result.followedTo.isEmpty())
            outcome.hint = Phrase::sentences({redirectNote(result.followedTo), outcome.hint});
        outcome.reply = displayResponse(response);
        outcome.facts = responseFacts(response, QDateTime::currentDateTimeUtc());
        return outcome;
    }
    StepOutcome outcome = failedOutcome(evidence);
    if (result.outcome == Outcome::Unknown)
        outcome.hint = AnswerTr::tr("The entry may have been delivered. %1").arg(outcome.hint);
    return outcome;
}

Evidence toolsEvidence(const StepId &step, const Identity &identity, const ToolListResult &result)
{
    return {.step = step,
            .error = result.error.value_or(Error()),
            .response = result.response,
            .nameSent = !identity.isEmpty(),
            .uuidSent = !identity.resourceUuid.isEmpty(),
            .tokenSent = result.tokenSent,
            .bearerSent = result.bearerSent,
            .generalListed = result.generalListed,
            .sessionOpened = result.sessionOpened,
            .proxy = proxyOf(result.response.url)};
}

Diagnosis listDiagnosis(const ToolListResult &result)
{
    if (!saysWhy(result.response, result.error))
        return inGeneral(result.error);
    return diagnose(toolsEvidence(StepId::tools(result.catalog.kind), {}, result));
}

Phrase listLine(const ToolListResult &result)
{
    const Phrase line = diagnosisLine(listDiagnosis(result));
    return Phrase::sentences({line, result.error ? quoteText(*result.error, line) : Phrase()});
}

Diagnosis callDiagnosis(const ToolCallResult &result)
{
    if (!saysWhy(result.response, result.error))
        return inGeneral(result.error);
    return diagnose({.step = StepId::tools(result.call.kind),
                     .error = *result.error,
                     .response = result.response,
                     .mayHaveArrived = result.outcome == CallOutcome::Unknown,
                     .isCall = true,
                     .tokenSent = result.tokenSent,
                     .bearerSent = result.bearerSent,
                     .sessionOpened = result.sessionOpened,
                     .proxy = proxyOf(result.response.url)});
}

StepOutcome toolsOutcome(const StepId &step, const Evidence &evidence, const ToolListResult &result,
                         int criticalFindings)
{
    if (result.error)
        return failedOutcome(evidence);
    const ToolCatalog &catalog = result.catalog;
    StepOutcome outcome = passedOutcome(
        {.step = step, .response = result.response, .catalog = catalog, .criticalFindings = criticalFindings},
        listSummary(catalog, criticalFindings));
    outcome.facts = listFacts(catalog) + responseFacts(result.response, QDateTime::currentDateTimeUtc());
    if (!result.followedTo.isEmpty())
        outcome.hint = Phrase::sentences({redirectNote(result.followedTo), outcome.hint});
    // A readable list is long and shown elsewhere; one with faults is evidence.
    if (outcome.state == StepState::Warned && criticalFindings == 0)
        outcome.reply = displayResponse(result.response);
    return outcome;
}

} // namespace rc
