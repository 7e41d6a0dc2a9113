// SPDX-License-Identifier: GPL-3.0-or-later
// Interprets an HTTP response to a JSON-RPC request. Pure, so that a large response can be read in another thread.
#pragma once

#include "wire/rpc/detail/eventstream.h"
#include "wire/rpc/rpccall.h"

namespace rc {

/// One message of an event stream.
struct StreamMessage
{
    bool fromServer = false; ///< `data` is a notification or request from the server
    QByteArray data = {};
    Result<RpcEnvelope> envelope = RpcEnvelope(); ///< otherwise: the response, or why it is not ours
};
[[nodiscard]] StreamMessage streamMessage(const StreamEvent &event, const QString &id);

/// The data at the end of the HTTP call.
struct RpcExchange
{
    HttpResponse http;
    QString id;                                  ///< id of the request; empty: a notification
    std::optional<Result<RpcEnvelope>> streamed; ///< the response from the event stream
    std::optional<Error> streamError;            ///< a message in the stream that is not our response
};
[[nodiscard]] RpcResponse rpcResponse(const RpcExchange &exchange);

[[nodiscard]] bool isEventStream(const HttpResponse &response);

} // namespace rc
