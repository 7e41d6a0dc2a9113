// SPDX-License-Identifier: GPL-3.0-or-later
// The MCP dialects that a tool server may support.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QLatin1StringView>
#include <QString>

#include <array>
#include <optional>

namespace rc {

/// Protocol variants, by revision of MCP.
enum class Dialect {
    Plain,   ///< independent requests, as in the service's interface
    Session, ///< up to 2025-11-25: initialize, and a session if the server opens one
    Modern   ///< 2026-07-28: each request carries the data of a session
};

/// In the order of detection.
inline constexpr std::array dialectsInOrder{Dialect::Modern, Dialect::Session, Dialect::Plain};

[[nodiscard]] QLatin1StringView wireWord(Dialect dialect); ///< plain, session, modern
[[nodiscard]] std::optional<Dialect> dialectFromWord(QStringView word);

/// Deviations of an endpoint from the default requests.
struct EndpointQuirks
{
    bool otherSlash = false; ///< its address has one trailing slash more or less
    bool numericIds = false; ///< accepts only numeric request ids

    bool operator==(const EndpointQuirks &) const = default;
};

/// The dialect detected at an endpoint.
struct KnownDialect
{
    QString endpoint; ///< its address, without user, query and fragment
    Dialect dialect = Dialect::Modern;
    QByteArray version; ///< protocol version; empty if not reported
    QDateTime at;       ///< when it last worked
    EndpointQuirks quirks = {};

    bool operator==(const KnownDialect &) const = default;
};

} // namespace rc
