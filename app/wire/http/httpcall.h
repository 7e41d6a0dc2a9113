// SPDX-License-Identifier: GPL-3.0-or-later
// One HTTP exchange under the common policy. No other code builds requests.
#pragma once

#include "core/key/credentials.h"
#include "core/profile/wirelimits.h"
#include "wire/http/httpresponse.h"
#include "wire/tls/tlsauthorities.h"

#include <QObject>
#include <QUrl>

#include <chrono>
#include <memory>

namespace rc {

/// The limits of a request and the authorities that it trusts.
struct HttpLimits : WireLimits
{
    Authorities authorities = {};
};

/// The user's limits for a tool list, which may be larger than other responses.
[[nodiscard]] HttpLimits toolListLimits(WireLimits limits, Authorities authorities);

struct HttpRequest
{
    QByteArray verb = "POST";
    QUrl url;
    HeaderList headers; ///< the policy sets Content-Length, Accept-Encoding, User-Agent and Host
    QByteArray body;
    HttpLimits limits;
    QByteArray keyHeader = apiKeyHeader; ///< name of the header with the key, for ResponseMask
    bool followsSlash = false;           ///< follows one slashRedirect() within the same deadline
};

class HttpConnections;

/// Sends one request, at most once: over a fresh connection or one of `connections`, with a one-shot body, no redirect
/// but the one that the request allows, no HTTP/2, identity encoding, a total deadline, a response cap, no proxy for
/// loopback, and fatal TLS errors. Starts once and emits finished() exactly once; destruction aborts silently.
class HttpCall : public QObject
{
    Q_OBJECT

public:
    explicit HttpCall(HttpRequest request, QObject *parent = nullptr);
    /// Uses connection `index` of `connections`, which must outlive this object and carries one call at a time.
    HttpCall(HttpRequest request, HttpConnections &connections, int index, QObject *parent = nullptr);
    ~HttpCall() override;

    void start();
    /// Ends with ErrorKind::Canceled. Does nothing after the end.
    void abort();
    /// Ends successfully with the data so far: an event stream may stay open after its response.
    void finishEarly();
    /// Suspends the deadline until release(): the server waits for this user.
    void hold();
    void release();

signals:
    // begun() and received() are not emitted for a redirect that may be followed.
    /// Status and headers were received: see `soFar`.
    void begun(const rc::HttpResponse &soFar);
    /// Received a part of the body: `soFar` has status, headers and the body so far.
    void received(const rc::HttpResponse &soFar);
    void finished(const rc::HttpResponse &response);

private:
    struct Private;
    HttpCall(std::unique_ptr<Private> priv, QObject *parent);

    void readHeaders();
    void readPart();
    void conclude();
    [[nodiscard]] bool follow();
    void end(std::optional<ErrorKind> fault, const QString &text);

    std::unique_ptr<Private> d;
};

} // namespace rc
