// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/send/ingestcall.h"

#include "core/entry/ingestbody.h"
#include "core/json/strictjson.h"
#include "core/words/displaytext.h"
#include "wire/http/httpconnections.h"
#include "wire/http/slashredirect.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isJson(const QByteArray &type)
{
    return type == "application/json" || type == "text/json" || type.endsWith("+json");
}

/// Whether the answer says where its body ends; without that an empty body may be a lost one.
bool isFramed(const HttpAnswer &answer)
{
    constexpr int noContent = 204;
    return answer.status == noContent || !answer.header("Content-Length").isEmpty() ||
           !answer.header("Transfer-Encoding").isEmpty();
}

Error notUnderstood(const HttpAnswer &answer, const QString &detail)
{
    return {ErrorKind::NotUnderstood, detail, {}, answer.status};
}

/// Why a whole 2xx answer is no acceptance: that takes JSON, plain text or nothing at all. A service that names no type
/// gets the benefit of the doubt.
std::optional<Error> doubt(const HttpAnswer &answer)
{
    const QByteArray type = answer.mediaType();
    if (answer.body.trimmed().isEmpty()) {
        if (type.isEmpty() || type == "text/plain" || isFramed(answer))
            return std::nullopt;
        return Error{ErrorKind::EmptyAnswer, {}, {}, answer.status};
    }
    if (isJson(type)) {
        std::optional<Error> fault = jsonFault(answer.body);
        if (fault)
            fault->status = answer.status;
        return fault;
    }
    if (type.isEmpty() || type == "text/plain")
        return std::nullopt;
    return notUnderstood(
        answer, QCoreApplication::translate("rc::SendJob", "The content type %1 is neither JSON nor plain text.")
                    .arg(displayBytes(type)));
}

QString tooLarge(qint64 size, qint64 most)
{
    const QLocale locale;
    return QCoreApplication::translate("rc::SendJob", "the request would be %1 bytes, over the limit of %2.")
        .arg(locale.toString(size), locale.toString(most));
}

Outcome outcomeOf(const HttpAnswer &answer, const std::optional<Error> &error)
{
    if (answer.fault != HttpFault::None)
        return answer.bytesMayHaveLeft ? Outcome::Unknown : Outcome::NotSent;
    if (answer.isSuccess())
        return error ? Outcome::Unknown : Outcome::Accepted;
    // A gateway that lost its upstream may have passed the entry on before. A service that fails may have stored the
    // entry first, and failed while it told people.
    if (answer.status < 300 || answer.status == 500 || answer.status == 502 || answer.status == 504)
        return Outcome::Unknown;
    return Outcome::Refused;
}

} // namespace

SendResult sendResult(const LogEntry &entry, const HttpAnswer &answer)
{
    SendResult result;
    result.entry = entry;
    result.status = answer.status;
    result.elapsedMs = answer.elapsedMs();
    result.reply = answer.body;
    result.at = QDateTime::currentDateTime();
    result.proxy = answer.proxy;
    if (answer.followed)
        result.followedTo = answer.url;
    result.error = httpError(answer);
    if (!result.error)
        result.error = doubt(answer);
    result.outcome = outcomeOf(answer, result.error);
    return result;
}

QList<SendResult> sendResults(const QList<LogEntry> &entries, const HttpAnswer &answer)
{
    QList<SendResult> results;
    results.reserve(entries.size());
    for (const LogEntry &entry : entries) {
        if (results.isEmpty()) {
            results.append(sendResult(entry, answer));
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

Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials, const LogEntry &entry,
                                  const HttpLimits &limits)
{
    return ingestRequest(resource, credentials, QList<LogEntry>{entry}, limits);
}

Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials,
                                  const QList<LogEntry> &entries, const HttpLimits &limits)
{
    RC_TRY(headers, ingestHeaders(credentials));
    headers->append(qMakePair(QByteArray("Content-Type"), QByteArray("application/json")));
    HttpLimits within = limits;
    const bool notifies =
        std::any_of(entries.cbegin(), entries.cend(), [](const LogEntry &entry) { return mayNotify(entry.level); });
    if (notifies && limits.deadline == defaultDeadline)
        within.deadline = notifyingDeadline;
    // An event stream is no answer to an entry: it gets no more time than any other.
    within.streamDeadline = within.deadline;
    QByteArray body = ingestBody(entries);
    if (body.size() > limits.requestCap)
        return failure(ErrorKind::RequestTooLarge, tooLarge(body.size(), limits.requestCap));
    return HttpRequest{"POST", resource.logsAddress(),        *headers, std::move(body),
                       within, credentials.identity.keyHeader};
}

IngestCall::IngestCall(HttpRequest request, HttpConnections &connections, int index, bool fresh, QObject *parent)
    : QObject(parent)
    , m_request(std::move(request))
    , m_connections(connections)
    , m_index(index)
    , m_fresh(fresh)
    , m_deadline(m_request.limits.deadline)
{
}

void IngestCall::start()
{
    if (m_call)
        return;
    m_clock.start();
    ask();
}

void IngestCall::ask()
{
    m_call = m_fresh ? new HttpCall(m_request, this) : new HttpCall(m_request, m_connections, m_index, this);
    connect(m_call, &HttpCall::finished, this, &IngestCall::answered);
    m_call->start();
}

/// A 307 or 308 says that the entries were not taken where it was asked, so the one other spelling is no second copy.
void IngestCall::answered(const HttpAnswer &answer)
{
    const std::optional<QUrl> target = m_followed ? std::nullopt : slashRedirect(m_request.url, answer);
    const std::chrono::milliseconds left = m_deadline - std::chrono::milliseconds(m_clock.elapsed());
    if (target && left.count() > 0) {
        m_followed = true;
        m_call->deleteLater();
        m_request.url = *target;
        m_request.limits.deadline = left;
        ask();
        return;
    }
    HttpAnswer last = answer;
    last.followed = m_followed;
    emit finished(last);
}

void IngestCall::abort()
{
    if (m_call)
        m_call->abort();
}

} // namespace rc

#include "moc_ingestcall.cpp"
