// SPDX-License-Identifier: GPL-3.0-or-later
// One entry, one request, one outcome in the honest words.
#include "service/sendjob.h"

#include "core/displaytext.h"
#include "core/ingestbody.h"
#include "core/strictjson.h"
#include "wire/elsewhere.h"
#include "wire/slashredirect.h"

#include <QCoreApplication>

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
    return notUnderstood(answer, QCoreApplication::translate(
                                     "rc::SendJob", "It is of the type %1, which is neither JSON nor plain text.")
                                     .arg(displayBytes(type)));
}

Outcome outcomeOf(const HttpAnswer &answer, const std::optional<Error> &error)
{
    if (answer.fault != HttpFault::None)
        return answer.bytesMayHaveLeft ? Outcome::Unknown : Outcome::NotSent;
    if (answer.isSuccess())
        return error ? Outcome::Unknown : Outcome::Accepted;
    // A gateway that lost its upstream may have passed the entry on before.
    if (answer.status < 300 || answer.status == 502 || answer.status == 504)
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

Result<HttpRequest> ingestRequest(const ResourceUrl &resource, const Credentials &credentials, const LogEntry &entry,
                                  const HttpLimits &limits)
{
    Result<HeaderList> headers = ingestHeaders(credentials);
    if (!headers)
        return tl::unexpected(headers.error());
    headers->append(qMakePair(QByteArray("Content-Type"), QByteArray("application/json")));
    HttpLimits within = limits;
    // An event stream is no answer to an entry: it gets no more time than any other.
    within.streamDeadline = limits.deadline;
    return HttpRequest{"POST", resource.logsAddress(), *headers, ingestBody({entry}), within};
}

SendJob::SendJob(ResourceUrl resource, Credentials credentials, LogEntry entry, HttpLimits limits, QObject *parent)
    : QObject(parent)
    , m_resource(std::move(resource))
    , m_credentials(std::move(credentials))
    , m_entry(std::move(entry))
    , m_limits(limits)
{
}

SendJob::~SendJob() = default;

void SendJob::start()
{
    if (m_ended || m_call)
        return;
    const Result<HttpRequest> request = ingestRequest(m_resource, m_credentials, m_entry, m_limits);
    if (!request) {
        endUnsent(request.error());
        return;
    }
    m_clock.start();
    ask(*request);
}

void SendJob::ask(const HttpRequest &request)
{
    m_call = new HttpCall(request, this);
    connect(m_call, &HttpCall::finished, this,
            [this, request](const HttpAnswer &answer) { answered(request, answer); });
    m_call->start();
}

/// A 307 or 308 says that the entry was not taken where it was asked, so the one other spelling is no second copy.
void SendJob::answered(HttpRequest request, const HttpAnswer &answer)
{
    const std::optional<QUrl> target = m_followed ? std::nullopt : slashRedirect(request.url, answer);
    const std::chrono::milliseconds left = m_limits.deadline - std::chrono::milliseconds(m_clock.elapsed());
    if (target && left.count() > 0) {
        m_followed = true;
        m_call->deleteLater();
        request.url = *target;
        request.limits.deadline = left;
        ask(request);
        return;
    }
    m_answer = answer;
    m_answer.followed = m_followed;
    elsewhere(
        this, m_answer.body.size(), [entry = m_entry, read = m_answer] { return sendResult(entry, read); },
        [this](const SendResult &result) { end(result); });
}

void SendJob::abort()
{
    if (m_ended)
        return;
    if (m_call)
        m_call->abort();
    else
        endUnsent({ErrorKind::Cancelled, {}, {}, 0});
}

void SendJob::endUnsent(const Error &error)
{
    SendResult result;
    result.entry = m_entry;
    result.at = QDateTime::currentDateTime();
    result.error = error;
    end(result);
}

void SendJob::end(const SendResult &result)
{
    if (m_ended)
        return;
    m_ended = true;
    // Always later: who starts or aborts a job need not expect the end inside that call.
    QMetaObject::invokeMethod(this, [this, result] { emit finished(result); }, Qt::QueuedConnection);
}

} // namespace rc
