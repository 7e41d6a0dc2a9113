// SPDX-License-Identifier: GPL-3.0-or-later
// One JSON-RPC request over one HttpCall, with a response as plain JSON or as an event stream.
#pragma once

#include "wire/http/httpcall.h"
#include "wire/rpc/detail/jsonrpc.h"

#include <QObject>

#include <memory>
#include <optional>

namespace rc {

struct StreamMessage;

struct RpcRequest
{
    QUrl url;
    HeaderList headers; ///< adds Content-Type and Accept: application/json, text/event-stream
    QString id;         ///< empty: a notification
    QString method;     ///< empty: a GET that only listens for the server's own messages (2025-11-25)
    QByteArray params = "{}";
    HttpLimits limits;
    bool followsSlash = true;            ///< follows one slashRedirect()
    bool resumes = false;                ///< resumes an interrupted event stream if possible
    QByteArray keyHeader = apiKeyHeader; ///< see HttpRequest
};

struct RpcResponse
{
    HttpResponse http;
    bool eventStream = false;
    bool unusualType = false;         ///< JSON-RPC with another content type
    int resumed = 0;                  ///< how often the stream was resumed
    std::optional<QByteArray> result; ///< raw JSON
    std::optional<RpcFault> fault;    ///< the JSON-RPC error, even in a non-2xx response
    std::optional<Error> error;       ///< set if there is no result (neither for a notification with 2xx)
};

/// The remark on RpcResponse::unusualType, translated.
[[nodiscard]] Phrase unusualTypeNote(const HttpResponse &response);

/// Starts once and emits finished() exactly once; destruction aborts silently. Large responses are parsed in another
/// thread. Reads an event stream up to the response with its id; the server's own messages before that are
/// messageReceived(). A stream interrupted before the response, with event IDs (2025-11-25), is resumed by a GET with
/// Last-Event-ID after the server's retry time and within the same deadline; the request itself is never sent again.
class RpcCall : public QObject
{
    Q_OBJECT

public:
    explicit RpcCall(RpcRequest request, QObject *parent = nullptr);
    ~RpcCall() override;

    void start();
    void abort();
    /// Whether the server's event stream is open.
    [[nodiscard]] bool isStreaming() const;
    /// Suspends the deadline until release(): the server waits for the user.
    void hold();
    void release();

signals:
    void begun(); ///< status and headers were received: see isStreaming()
    /// A notification or request from the server: one validated JSON message.
    void messageReceived(const QByteArray &message);
    void finished(const rc::RpcResponse &response);

private:
    void readStream(const HttpResponse &soFar);
    void readMessages();
    void handleMessage(const StreamMessage &message);
    [[nodiscard]] HttpRequest streamRequest(const QUrl &url, std::chrono::milliseconds limit) const;
    void send(HttpRequest request);
    [[nodiscard]] bool resume(const HttpResponse &http);
    void requestContinuation(std::chrono::milliseconds left);
    [[nodiscard]] HttpResponse withOriginalCall(const HttpResponse &http) const;
    void end(const HttpResponse &http);
    void finish(const RpcResponse &response);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
