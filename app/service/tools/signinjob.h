// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what a tool server says about signing in (RFC 9728), because a person asked for it. Without a key, at the
// server's own origin and nowhere else. It signs nobody in.
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

constexpr qint64 mostMetadataBytes = 64 * 1024;
constexpr std::chrono::milliseconds metadataDeadline{10'000}; ///< of each request

/// Outside text.
struct ResourceMetadata
{
    QUrl from;
    QString resource; ///< that it is about, as it says
    QString name;
    QStringList authorizationServers;
    QStringList scopes;
    QStringList methods; ///< how a token is sent: header, body, query
    QString documentation;
    bool ofAnother = false; ///< it is about another address than the one that was asked, so it must not be believed
};

/// `json`: as it came from `from`. NotUnderstood for what is no such document.
[[nodiscard]] Result<ResourceMetadata> resourceMetadata(const QByteArray &json, const QUrl &from, const QUrl &endpoint);

/// Where it may be: what the challenge names, else below /.well-known, with the endpoint's path and without. Nothing of
/// another origin.
[[nodiscard]] QList<QUrl> metadataPlaces(const QUrl &endpoint, const std::optional<BearerChallenge> &challenge);

struct SignInResult
{
    QUrl endpoint;  ///< that was asked, with or without its trailing slash
    int status = 0; ///< of the request without a key; 0: none came
    std::optional<BearerChallenge> challenge;
    bool namesAnotherOrigin = false; ///< the challenge leads elsewhere: not followed
    std::optional<ResourceMetadata> metadata;
    struct Place
    {
        QUrl url;
        QString outcome; ///< translated, one sentence without its full stop; safe to show
    };
    QList<Place> tried;
    std::optional<Error> error; ///< why there is no metadata
};

/// In lines for a person, safe to show.
[[nodiscard]] QStringList signInLines(const SignInResult &result);

/// Starts once, ends in exactly one finished(), never inside start(); destroying it aborts silently.
class SignInJob : public QObject
{
    Q_OBJECT

public:
    /// `limits`: authorities and a deadline; never more than the two constants above.
    SignInJob(const QUrl &endpoint, HttpLimits limits, QObject *parent = nullptr);
    ~SignInJob() override;

    void start();
    void abort();

signals:
    void finished(const rc::SignInResult &result);

private:
    void challenged(const HttpAnswer &answer);
    void tryNext();
    void placeCame(const HttpAnswer &answer);
    void challenge(const QUrl &url);
    void send(HttpRequest request, void (SignInJob::*then)(const HttpAnswer &));
    void get(const QUrl &url, void (SignInJob::*then)(const HttpAnswer &));
    void end(const std::optional<Error> &error);

    HttpLimits m_limits;
    SignInResult m_result;
    QList<QUrl> m_places;
    std::unique_ptr<HttpCall> m_call;
    bool m_otherSlashAsked = false;
    bool m_ended = false;
};

} // namespace rc
