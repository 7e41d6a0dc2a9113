// SPDX-License-Identifier: GPL-3.0-or-later
// What an HTTP answer to a JSON-RPC request comes to: pure, for it takes long when the answer is large.
#pragma once

#include "wire/rpc/detail/eventstream.h"
#include "wire/rpc/rpccall.h"

namespace rc {

/// One message of an event stream.
struct StreamMessage
{
    bool ofServer = false; ///< a notification or request of its own, which `data` is
    QByteArray data = {};
    Result<RpcEnvelope> envelope = RpcEnvelope(); ///< else: the answer, or why it is none to us
};
[[nodiscard]] StreamMessage streamMessage(const StreamEvent &event, const QString &id);

/// What came by the end of the HTTP call.
struct RpcArrived
{
    HttpAnswer http;
    QString id;                                  ///< of the request; empty: a notification
    std::optional<Result<RpcEnvelope>> streamed; ///< the answer that the event stream brought
    std::optional<Error> streamError;            ///< a message of the stream that is no answer to us
};
[[nodiscard]] RpcAnswer rpcAnswer(const RpcArrived &arrived);

[[nodiscard]] bool isEventStream(const HttpAnswer &answer);

} // namespace rc
