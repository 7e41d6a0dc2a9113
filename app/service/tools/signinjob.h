// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a tool server's sign-in information (RFC 9728) at the user's request. Sends no key, and only contacts the
// server's own origin. Does not sign in.
#pragma once

#include "core/result.h"
#include "wire/http/bearerchallenge.h"
#include "wire/http/httpcall.h"

#include <QObject>
#include <QStringList>
#include <QUrl>

#include <memory>
#include <optional>

namespace rc {

constexpr qint64 maxMetadataBytes = 64 * 1024;
constexpr std::chrono::milliseconds metadataDeadline{10'000}; ///< per request

/// Outside text.
struct ResourceMetadata
{
    QUrl from;
    QString resource; ///< the resource it claims to describe
    QString name;
    QStringList authorizationServers;
    QStringList scopes;
    QStringList methods; ///< ways to send a token: header, body, query
    QString documentation;
    bool describesOther = false; ///< describes another address than the requested one, so do not trust it
};

/// `json`: as received from `from`. NotUnderstood for any other document.
[[nodiscard]] Result<ResourceMetadata> resourceMetadata(const QByteArray &json, const QUrl &from, const QUrl &endpoint);

struct SignInResult
{
    QUrl endpoint;  ///< requested endpoint, with or without its trailing slash
    int status = 0; ///< of the request without a key; 0: no response
    std::optional<BearerChallenge> challenge;
    bool namesOtherOrigin = false; ///< the challenge points to another origin: not followed
    std::optional<ResourceMetadata> metadata;
    struct TriedUrl
    {
        QUrl url;
        QString outcome; ///< translated, one sentence without a full stop; safe to display
    };
    QList<TriedUrl> tried;
    std::optional<Error> error; ///< why there is no metadata
};

/// Lines of text, safe to display.
[[nodiscard]] QStringList signInLines(const SignInResult &result);

/// Starts once and emits finished() exactly once, never inside start(); destruction aborts silently.
class SignInJob : public QObject
{
    Q_OBJECT

public:
    /// `limits`: authorities and a deadline; never above the two constants.
    SignInJob(const QUrl &endpoint, HttpLimits limits, QObject *parent = nullptr);
    ~SignInJob() override;

    void start();
    void abort();

signals:
    void finished(const rc::SignInResult &result);

private:
    void challenged(const HttpResponse &response);
    void tryNext();
    void metadataReceived(const HttpResponse &response);
    void challenge(const QUrl &url);
    void send(HttpRequest request, void (SignInJob::*then)(const HttpResponse &));
    void end(const std::optional<Error> &error);

    HttpLimits m_limits;
    SignInResult m_result;
    QList<QUrl> m_urls;
    std::unique_ptr<HttpCall> m_call;
    bool m_otherSlashTried = false;
    bool m_ended = false;
};

} // namespace rc
