// SPDX-License-Identifier: GPL-3.0-or-later
// The table of fault modes: a server's fault, and the expected result of a send and a tool list.
#pragma once

#include "core/entry/outcome.h"
#include "core/error.h"
#include "support/hostileserver.h"

namespace rc {

/// The result of a tool list: an error, or a list that may be incomplete.
enum class ListOutcome {
    Failed,
    Incomplete,
    Complete,
};

struct FaultMode
{
    QByteArray group; ///< protocol, timing, size, tls, json-rpc, stream, pages
    QByteArray name;
    Channel channel = Channel::Plain;
    Moment moment = Moment::Requested;
    Responder play;
    QList<Outcome> outcomes;     ///< of a send; several if it depends on timing
    QList<ErrorKind> sendErrors; ///< may be empty
    ListOutcome listed = ListOutcome::Failed;
    QList<ErrorKind> listErrors; ///< for Failed
};

[[nodiscard]] QList<FaultMode> protocolFaults();
[[nodiscard]] QList<FaultMode> timingFaults();
[[nodiscard]] QList<FaultMode> sizeFaults();
[[nodiscard]] QList<FaultMode> tlsFaults();
[[nodiscard]] QList<FaultMode> rpcFaults();
[[nodiscard]] QList<FaultMode> streamFaults();
[[nodiscard]] QList<FaultMode> pageFaults();
/// All of them, in this order.
[[nodiscard]] QList<FaultMode> faultModes();

/// The size exceeded by modes of the group "size": the cap used for the table.
constexpr qint64 faultCap = 8 * 1024 * 1024;

// Byte sequences used in the modes.
[[nodiscard]] QByteArray okResponse(const QByteArray &body, const QByteArray &type = "application/json");
[[nodiscard]] QByteArray statusResponse(int status, const QByteArray &body, const QByteArray &headers = {});
[[nodiscard]] QByteArray rpcId(const QByteArray &request); ///< with quotes; `""` if there is none
[[nodiscard]] QByteArray toolsResult(const QByteArray &request, const QByteArray &result);

} // namespace rc
