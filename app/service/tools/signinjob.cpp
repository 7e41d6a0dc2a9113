// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/signinjob.h"

#include "core/json/jsontape.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "service/tools/detail/mcpmessages.h"
#include "wire/http/slashredirect.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct SignInTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::SignIn)
};
constexpr qsizetype maxNamed = 50; // per list

QStringList textsIn(JsonValue list)
{
    QStringList texts;
    for (const JsonValue element : list.elements()) {
        if (element.isText() && texts.size() < maxNamed)
            texts.append(*element.text());
    }
    return texts;
}

/// Servers treat an address with or without a trailing slash as the same.
QString comparable(const QUrl &url)
{
    return url.adjusted(QUrl::StripTrailingSlash | QUrl::NormalizePathSegments).toString(QUrl::FullyEncoded);
}

QString shown(const QString &text)
{
    return displayText(text, LineBreaks::Mark, 500);
}

/// The possible addresses of the metadata, of the same origin only: from the challenge, else below /.well-known, with
/// and without the endpoint's path.
QList<QUrl> metadataUrls(const QUrl &endpoint, const std::optional<BearerChallenge> &challenge)
{
    if (challenge && !challenge->metadata.isEmpty()) {
        const QUrl written(challenge->metadata, QUrl::StrictMode);
        const QUrl resolved = endpoint.resolved(written);
        if (written.isValid() && isSameOrigin(resolved, endpoint) && resolved.userInfo().isEmpty())
            return {resolved.adjusted(QUrl::RemoveFragment)};
    }
    QUrl root = endpoint.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    const QString path = root.adjusted(QUrl::StripTrailingSlash).path();
    root.setPath(u"/.well-known/oauth-protected-resource"_s);
    QList<QUrl> urls{root};
    if (path.size() > 1) {
        QUrl withPath = root;
        withPath.setPath(root.path() + path);
        urls.prepend(withPath);
    }
    return urls;
}

} // namespace

Result<ResourceMetadata> resourceMetadata(const QByteArray &json, const QUrl &from, const QUrl &endpoint)
{
    const auto tape = JsonTape::read(json);
    if (!tape || !tape->root().isObject())
        return failure(ErrorKind::NotUnderstood, SignInTr::tr("The response is not a JSON object."));
    const JsonValue root = tape->root();
    ResourceMetadata metadata;
    metadata.from = from;
    metadata.resource = root.textOf("resource");
    metadata.name = root.textOf("resource_name");
    metadata.authorizationServers = textsIn(root.member("authorization_servers"));
    metadata.scopes = textsIn(root.member("scopes_supported"));
    metadata.methods = textsIn(root.member("bearer_methods_supported"));
    metadata.documentation = root.textOf("resource_documentation");
    if (metadata.resource.isEmpty())
        return failure(ErrorKind::NotUnderstood, SignInTr::tr("The response does not name a resource."));
    // Servers name either the endpoint, or the origin for all its endpoints.
    const QUrl resource(metadata.resource);
    const QString path = comparable(endpoint.adjusted(QUrl::RemoveQuery | QUrl::RemoveFragment));
    metadata.describesOther = !isSameOrigin(resource, endpoint) || !path.startsWith(comparable(resource));
    return metadata;
}

SignInJob::SignInJob(const QUrl &endpoint, HttpLimits limits, QObject *parent)
    : QObject(parent)
    , m_limits(std::move(limits))
{
    m_limits.responseCap = maxMetadataBytes;
    m_limits.deadline = m_limits.streamDeadline = std::min(m_limits.deadline, metadataDeadline);
    m_result.endpoint = endpoint;
}

SignInJob::~SignInJob() = default;

void SignInJob::start()
{
    if (!m_call && !m_ended)
        challenge(m_result.endpoint);
}

void SignInJob::abort()
{
    m_call.reset();
    end(Error{ErrorKind::Canceled});
}

/// A POST, because many servers respond to a GET before authentication.
void SignInJob::challenge(const QUrl &url)
{
    HttpRequest request;
    request.url = url;
    request.headers = rpcHeaders();
    request.body = rpcRequest(requestId(1), u"tools/list"_s);
    send(request, &SignInJob::challenged);
}

/// Only default headers: no key is sent.
void SignInJob::send(HttpRequest request, void (SignInJob::*then)(const HttpResponse &))
{
    request.limits = m_limits;
    if (m_call)
        m_call.release()->deleteLater(); // the call is emitting this signal
    m_call = std::make_unique<HttpCall>(request);
    connect(m_call.get(), &HttpCall::finished, this, then);
    m_call->start();
}

void SignInJob::challenged(const HttpResponse &response)
{
    const auto otherSlash = otherSlashAfter(response.url, response);
    if (otherSlash && !std::exchange(m_otherSlashTried, true)) {
        challenge(*otherSlash);
        return;
    }
    if (!otherSlash)
        m_result.endpoint = response.url;
    m_result.status = response.status;
    m_result.challenge = bearerChallenge(response);
    const QUrl metadataUrl(m_result.challenge ? m_result.challenge->metadata : QString());
    m_result.namesOtherOrigin =
        !metadataUrl.isEmpty() && !isSameOrigin(m_result.endpoint.resolved(metadataUrl), m_result.endpoint);
    // an unreachable server; a closed stream does not matter
    if (response.status == 0) {
        end(httpError(response));
        return;
    }
    m_urls = metadataUrls(m_result.endpoint, m_result.challenge);
    tryNext();
}

void SignInJob::tryNext()
{
    if (m_urls.isEmpty()) {
        end(Error{ErrorKind::NotFound, SignInTr::tr("The server has no document about signing in."), {}, 0});
        return;
    }
    HttpRequest request;
    request.verb = "GET";
    request.url = m_urls.takeFirst();
    request.headers = {{"Accept", "application/json"}};
    send(request, &SignInJob::metadataReceived);
}

void SignInJob::metadataReceived(const HttpResponse &response)
{
    const std::optional<Error> error = httpError(response);
    Result<ResourceMetadata> metadata = error ? Result<ResourceMetadata>(failure(*error))
                                              : resourceMetadata(response.body, response.url, m_result.endpoint);
    QString outcome = SignInTr::tr("found");
    if (error)
        outcome = response.status > 0 ? u"HTTP %1"_s.arg(response.status) : errorText(*error).what.text();
    else if (!metadata)
        outcome = metadata.error().detail;
    m_result.tried.append({response.url, outcome});
    if (!metadata) {
        tryNext();
        return;
    }
    m_result.metadata = std::move(*metadata);
    end(std::nullopt);
}

void SignInJob::end(const std::optional<Error> &error)
{
    if (std::exchange(m_ended, true))
        return;
    m_result.error = error;
    QMetaObject::invokeMethod(this, [this] { emit finished(m_result); }, Qt::QueuedConnection);
}

QStringList signInLines(const SignInResult &result)
{
    QStringList lines;
    const auto addLine = [&lines](const char *sentence, const QString &value) {
        if (!value.isEmpty())
            lines.append(SignInTr::tr(sentence).arg(value));
    };
    addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Asked without a key: %1"), shown(result.endpoint.toString()));
    if (result.status > 0)
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Response: HTTP %1"), QString::number(result.status));
    if (result.challenge) {
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Realm: %1"), shown(result.challenge->realm));
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Scope: %1"), shown(result.challenge->scope));
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Authorization server, as the refusal names it: %1"),
                shown(result.challenge->authorizationServer));
        if (result.namesOtherOrigin)
            addLine(QT_TRANSLATE_NOOP("rc::SignIn",
                                      "The refusal names a document on another server, which was not read: %1"),
                    shown(result.challenge->metadata));
    }
    for (const SignInResult::TriedUrl &attempt : result.tried)
        lines.append(u"%1: %2"_s.arg(shown(attempt.url.toString()), attempt.outcome));
    if (const auto &metadata = result.metadata) {
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Resource: %1"), shown(metadata->resource));
        if (metadata->describesOther)
            lines.append(SignInTr::tr("This document is about another address, so clients must not rely on it."));
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Name: %1"), shown(metadata->name));
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Authorization servers: %1"),
                metadata->authorizationServers.isEmpty() ? SignInTr::tr("none named")
                                                         : listText(textsOf(metadata->authorizationServers, shown)));
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Scopes: %1"), listText(textsOf(metadata->scopes, shown)));
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "A token is sent in: %1"), listText(textsOf(metadata->methods, shown)));
        addLine(QT_TRANSLATE_NOOP("rc::SignIn", "Documentation: %1"), shown(metadata->documentation));
    } else if (result.error) {
        lines.append(result.error->detail.isEmpty() ? errorLine(*result.error) : result.error->detail);
    }
    lines.append(SignInTr::tr("This program does not support OAuth sign-in."));
    return lines;
}

} // namespace rc

#include "moc_signinjob.cpp"
