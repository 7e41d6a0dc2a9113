// SPDX-License-Identifier: GPL-3.0-or-later
// The table of fault modes: what a server does wrong, and what a send and a tool list have to say of it.
#pragma once

#include "core/entry/outcome.h"
#include "core/error.h"

#include <QByteArray>
#include <QList>

#include <functional>
#include <optional>

namespace rc {

/// What a server does at its moment.
struct FaultScript
{
    enum class After {
        Close,
        Reset,
        KeepOpen,
        Drip, ///< `more`, a byte every few milliseconds, over and over
        Flood ///< `more`, over and over, as fast as it is taken
    };

    QByteArray bytes; ///< at once
    After after = After::Close;
    QByteArray more = {};
};

enum class Channel {
    Plain,
    RawBehindHttps, ///< the client speaks TLS, the server does not
    Tls,            ///< trusted
    SelfSigned,
    Stranger,
    Expired,
    NotYetValid,
    WrongHost,
};

enum class Moment {
    Connected, ///< before the client has said anything
    FirstBytes,
    Requested, ///< with the whole request there
};

/// How a tool list ends: with an error, or with a list that says whether it is whole.
enum class Listed {
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
    /// The n-th request, from 1; empty when nothing was read.
    std::function<FaultScript(const QByteArray &request, int n)> play;
    QList<Outcome> outcomes;     ///< of a send; more than one where it depends on who is faster
    QList<ErrorKind> sendErrors; ///< empty: none
    Listed listed = Listed::Failed;
    QList<ErrorKind> listErrors; ///< when Failed
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

/// The size of answer that the modes of the group "size" exceed; the cap that the table is run with.
constexpr qint64 faultCap = 8 * 1024 * 1024;

// Bytes that the modes are made of.
[[nodiscard]] QByteArray okAnswer(const QByteArray &body, const QByteArray &type = "application/json");
[[nodiscard]] QByteArray statusAnswer(int status, const QByteArray &body, const QByteArray &headers = {});
[[nodiscard]] QByteArray rpcId(const QByteArray &request); ///< with its quotes; `""` when there is none
[[nodiscard]] QByteArray toolsResult(const QByteArray &request, const QByteArray &result);

} // namespace rc
