// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/activity/explanation.h"

#include "check/causes/diagnosis.h"
#include "check/report/reportjson.h"
#include "core/tool/toolcatalog.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/errorkindword.h"
#include "session/activity/records.h"

#include <QUrl>

#include <algorithm>

namespace rc {

namespace {

constexpr int mostLookedAt = 200; // records of other tools and catalogs in between
constexpr qsizetype shownError = 2'000;

bool mayBeExplained(const ActivityRecord &record)
{
    switch (record.outcome) {
    case ActivityOutcome::Refused:
    case ActivityOutcome::Unknown:
    case ActivityOutcome::NotSent:
    case ActivityOutcome::Failed:
    case ActivityOutcome::Warned:
        return record.errorKind != wireWord(ErrorKind::Cancelled);
    default:
        return false;
    }
}

std::optional<FailedStep> failedStepIn(const CheckReport &report)
{
    for (const RungState state : {RungState::Failed, RungState::Warned}) {
        for (const RungResult &rung : report.rungs) {
            if (rung.state == state)
                return FailedStep{rung.id, rung.state, rung.summary, rung.hint, rung.cause};
        }
    }
    return {};
}

std::optional<CatalogKind> catalogOfRecord(const ActivityRecord &record)
{
    if (record.kind == ActivityKind::List)
        return catalogFromWord(record.message, interfaceCatalogs());
    const auto call = callOf(record);
    return call ? std::optional(call->kind) : std::nullopt;
}

/// The recorded parts of a response.
Evidence evidenceOf(const ActivityRecord &record, const RungId &step, ErrorKind kind)
{
    Evidence evidence;
    evidence.rung = step;
    evidence.error = {kind, {}, {}, record.status};
    evidence.answer.status = record.status;
    evidence.answer.body = record.reply.toUtf8();
    evidence.answer.url = QUrl(record.resource);
    evidence.mayHaveArrived = record.outcome == ActivityOutcome::Unknown;
    evidence.ofCall = record.kind == ActivityKind::Call;
    if (const auto pasted = parseResourceUrl(record.resource); pasted && !step.isOfTools()) {
        evidence.owner = pasted->resource.holder();
        evidence.ofTeam = pasted->resource.isOfTeam();
        evidence.uuid = pasted->resource.uuid;
        evidence.answer.url = pasted->resource.logsUrl();
    }
    return evidence;
}

bool saysTheSame(const ActivityRecord &record, const Diagnosis &why)
{
    return !why.cause.isEmpty() && !why.summary.isEmpty() && record.error.contains(why.summary) &&
           record.error.contains(hintParts(why.hint).cause);
}

FailedStep stepOfRequest(const ActivityRecord &record, const RungId &step)
{
    FailedStep failed{step, RungState::Failed, displayText(record.error, LineBreaks::Mark, shownError), {}, {}};
    const std::optional<ErrorKind> kind = errorKindFromWord(record.errorKind);
    for (const bool nameSent : {true, false}) {
        if (!kind)
            break;
        Evidence evidence = evidenceOf(record, step, *kind);
        // the record does not say whether the username or the token was sent, but the wording needs it
        evidence.nameSent = nameSent && !step.isOfTools();
        evidence.tokenSent = nameSent && step.isOfTools();
        const Diagnosis why = diagnose(evidence);
        if (saysTheSame(record, why))
            return {step, why.state, why.summary, why.hint, why.cause};
    }
    return failed;
}

/// The newest earlier success of the same request.
Result<std::optional<ActivityRecord>> lastGoodBefore(ActivityFile &file, const ActivityRecord &record)
{
    ActivityFilter filter;
    filter.kinds = {record.kind};
    filter.outcomes = {record.kind == ActivityKind::Send || record.kind == ActivityKind::Drill
                           ? ActivityOutcome::Accepted
                           : ActivityOutcome::Passed};
    filter.profiles = {record.profile};
    filter.before = record.at;
    const bool isNamed = record.kind == ActivityKind::List || record.kind == ActivityKind::Call;
    const bool mayBeTrial = record.kind == ActivityKind::Check;
    RC_TRY(page, file.page(filter, {}, isNamed || mayBeTrial ? mostLookedAt : 1, ActivityDetail::Row));
    for (const ActivityRecord &good : std::as_const(page->records)) {
        if (!isTrial(good) && (!isNamed || good.message == record.message))
            return file.record(good.id); // in full: rows have no key
    }
    return std::optional<ActivityRecord>();
}

/// In the form used to compare checks, with key and address.
SeenCheck asSeen(const ActivityRecord &record)
{
    SeenCheck seen;
    seen.key = record.key;
    seen.report.resource = record.resource;
    return seen;
}

/// Empty for a check with an unreadable report.
CheckDifference differenceOf(const ActivityRecord &before, const ActivityRecord &now)
{
    if (now.kind != ActivityKind::Check)
        return checkDifference(asSeen(before), asSeen(now));
    const Result<CheckReport> was = reportFromJson(before.report.toUtf8());
    const Result<CheckReport> is = reportFromJson(now.report.toUtf8());
    if (!was || !is)
        return {};
    return checkDifference({*was, before.key}, {*is, now.key});
}

} // namespace

std::optional<FailedStep> failedStepOf(const ActivityRecord &record)
{
    if (!mayBeExplained(record))
        return {};
    switch (record.kind) {
    case ActivityKind::Check: {
        const auto report = reportFromJson(record.report.toUtf8());
        return report ? failedStepIn(*report) : std::nullopt;
    }
    case ActivityKind::Send:
    case ActivityKind::Drill:
        return record.outcome == ActivityOutcome::Warned || record.error.isEmpty()
                   ? std::nullopt
                   : std::optional(stepOfRequest(record, RungId::Ingest));
    case ActivityKind::List:
    case ActivityKind::Call: {
        const auto catalog = catalogOfRecord(record);
        // a tool's error is its own result and fails no step of a check
        const bool isAnswer = record.kind == ActivityKind::Call && record.outcome == ActivityOutcome::Failed;
        return !catalog || isAnswer || record.error.isEmpty()
                   ? std::nullopt
                   : std::optional(stepOfRequest(record, RungId::tools(*catalog)));
    }
    }
    Q_UNREACHABLE();
}

Result<RecordExplanation> explainRecord(ActivityFile &file, const ActivityRecord &record)
{
    RecordExplanation explanation;
    if (record.kind == ActivityKind::Check && !isTrial(record)) {
        RC_TRY(checks, pastChecks(file, record.profile, record.at.addMSecs(1), mostTicks));
        QList<SeenCheck> seen;
        for (const PastCheck &check : std::as_const(*checks))
            seen.append(check.seen);
        explanation.turn = checkTurn(seen);
        if (explanation.turn) {
            explanation.lastGood = explanation.turn->passedUntil;
            explanation.difference = explanation.turn->difference;
            return explanation;
        }
    }
    RC_TRY(good, lastGoodBefore(file, record));
    if (*good) {
        explanation.lastGood = (*good)->at;
        explanation.difference = differenceOf(**good, record);
    }
    return explanation;
}

} // namespace rc
