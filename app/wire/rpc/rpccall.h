// SPDX-License-Identifier: GPL-3.0-or-later
// One JSON-RPC request over one HttpCall, answered as plain JSON or as an event stream.
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
    HeaderList headers; ///< Content-Type and Accept: application/json, text/event-stream are added
    QString id;         ///< empty: a notification
    QString method;
    QByteArray params = "{}";
    HttpLimits limits;
    bool followSlash = true;             ///< a slashRedirect() is followed once
    bool resumes = false;                ///< an event stream that breaks off is taken up again where it can be
    QByteArray keyHeader = apiKeyHeader; ///< as in HttpRequest
};

struct RpcAnswer
{
    HttpAnswer http;
    bool eventStream = false;
    bool oddType = false;             ///< JSON-RPC that came under a content type that is not JSON
    int resumed = 0;                  ///< how often the stream was taken up again
    std::optional<QByteArray> result; ///< raw JSON
    std::optional<RpcFault> fault;    ///< the JSON-RPC error, also from a non-2xx answer that carries one
    std::optional<Error> error;       ///< set whenever there is no result (a notification with 2xx: neither)
};

/// The remark on RpcAnswer::oddType, translated.
[[nodiscard]] QString oddTypeWords(const HttpAnswer &answer);

/// Starts once, ends in exactly one finished(); destroying it aborts silently. A large answer is read in another
/// thread. Of an event stream it reads up to the answer with its id and no further; what the server says of its own
/// before that is heard(). A stream that breaks off before the answer and has named its events (2025-11-25) is taken up
/// by a GET with Last-Event-ID, after the pause that the server asked for and within the same deadline; the request
/// itself is never sent again.
class RpcCall : public QObject
{
    Q_OBJECT

public:
    explicit RpcCall(RpcRequest request, QObject *parent = nullptr);
    ~RpcCall() override;

    void start();
    void abort();
    /// Whether the server has begun to answer in an event stream, and not ended.
    [[nodiscard]] bool isStreaming() const;
    /// The deadline stands still until release(): the server waits for a person here.
    void hold();
    void release();

signals:
    /// A notification or a request of the server's own: one JSON message, checked.
    void heard(const QByteArray &message);
    void finished(const rc::RpcAnswer &answer);

private:
    void readStream(const HttpAnswer &soFar);
    void readMessages();
    void messageRead(const StreamMessage &message);
    void ask(const QUrl &url, std::chrono::milliseconds deadline);
    void send(HttpRequest request);
    [[nodiscard]] bool resume(const HttpAnswer &http);
    void askForRest(std::chrono::milliseconds left);
    [[nodiscard]] HttpAnswer withoutTheRest(const HttpAnswer &http) const;
    void answered(const HttpAnswer &http);
    void end(const HttpAnswer &http);
    void finish(const RpcAnswer &answer);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
