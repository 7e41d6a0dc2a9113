// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/ingest.h"

#include "core/entry/ingestbody.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "service/reportedfailure.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct IngestTr
{
    RC_DECLARE_PHRASES(rc::SendJob)
};

bool isJson(const QByteArray &type)
{
    static const QList<QByteArray> types{"application/json",       "text/json",         "application/x-ndjson",
                                         "application/ndjson",     "application/jsonl", "application/jsonlines",
                                         "application/x-jsonlines"};
    return types.contains(type) || type.endsWith("+json");
}

/// A line for each entry. Some services declare such a body as JSON.
bool isJsonLines(const QByteArray &body)
{
    const QList<QByteArray> lines = body.trimmed().split('\n');
    return std::ranges::all_of(lines, [](const QByteArray &line) { return !jsonFault(line); });
}

Error notUnderstood(const HttpResponse &response, const Phrase &detail)
{
    return {ErrorKind::NotUnderstood, detail, {}, response.status};
}

/// Why a complete 2xx response does not count as accepted: it must be JSON, plain text or empty. JSON counts whatever
/// its content type, and a missing content type is tolerated.
std::optional<Error> responseProblem(const HttpResponse &response)
{
    const QByteArray type = response.mediaType();
    if (response.body.trimmed().isEmpty() || isJsonDocument(response.body))
        return std::nullopt;
    if (isJson(type)) {
        std::optional<Error> fault = jsonFault(response.body);
        if (!fault || isJsonLines(response.body))
            return std::nullopt;
        fault->status = response.status;
        return fault;
    }
    if (type.isEmpty() || type == "text/plain")
        return std::nullopt;
    return notUnderstood(response,
                         IngestTr::tr("The content type %1 is neither JSON nor plain text.").arg(displayBytes(type)));
}

Phrase tooLarge(qint64 size, qint64 limit)
{
    const QLocale locale;
    return IngestTr::tr("the request would be %1 bytes, over the limit of %2.")
        .arg(locale.toString(size), locale.toString(limit));
}

Outcome outcomeOf(const HttpResponse &response, const std::optional<Error> &error)
{
    if (response.fault)
        return response.mayHaveBeenSent ? Outcome::Unknown : Outcome::NotSent;
    if (response.isSuccess())
        return error ? Outcome::Unknown : Outcome::Accepted;
    return provesNotExecuted(response.status) ? Outcome::Refused : Outcome::Unknown;
}

} // namespace

QString reportedFailure(const HttpResponse &response, qsizetype sent)
{
    constexpr int multiStatus = 207;
    return response.isSuccess() ? reportedFailure(response.body, sent, response.status == multiStatus) : QString();
}

SendResult sendResult(const LogEntry &entry, const HttpResponse &response)
{
    SendResult result;
    result.entry = entry;
    result.status = response.status;
    result.elapsedMs = response.elapsedMs();
    result.reply = response.body;
    result.at = QDateTime::currentDateTime();
    result.proxy = response.proxy;
    if (response.followed && (response.status < 300 || response.status > 399))
        result.followedTo = response.url;
    result.error = httpError(response);
    if (!result.error)
        result.error = responseProblem(response);
    result.outcome = outcomeOf(response, result.error);
    if (result.error)
        result.error->mayHaveArrived = result.outcome == Outcome::Unknown;
    return result;
}

QList<SendResult> sendResults(const QList<LogEntry> &entries, const HttpResponse &response)
{
    QList<SendResult> results;
    results.reserve(entries.size());
    for (const LogEntry &entry : entries) {
        if (results.isEmpty()) {
            results.append(sendResult(entry, response));
            continue;
        }
        SendResult result = results.size() > 1 ? results.last() : results.first();
        result.entry = entry;
        if (result.reply.size() > sharedReplyCap)
            result.reply.truncate(sharedReplyCap);
        results.append(result);
    }
    return results;
}

SendResult unsentResult(const LogEntry &entry, const Error &error)
{
    SendResult result;
    result.entry = entry;
    result.at = QDateTime::currentDateTime();
    result.error = error;
    return result;
}

Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials,
                                  const QList<LogEntry> &entries, const HttpLimits &limits)
{
    RC_TRY(headers, ingestHeaders(credentials));
    headers->append(qMakePair(QByteArray("Content-Type"), QByteArray("application/json")));
    HttpLimits requestLimits = limits;
    const bool notifies = std::ranges::any_of(entries, [](const LogEntry &entry) { return mayNotify(entry.level); });
    if (notifies && limits.deadline == defaultDeadline)
        requestLimits.deadline = notifyingDeadline;
    // no event stream is expected here
    requestLimits.streamDeadline = requestLimits.deadline;
    QByteArray body = ingestBody(entries);
    if (body.size() > limits.requestCap)
        return failure(ErrorKind::RequestTooLarge, tooLarge(body.size(), limits.requestCap));
    return HttpRequest{"POST",        resource.logsAddress(),         *headers, std::move(body),
                       requestLimits, credentials.identity.keyHeader, true};
}

} // namespace rc
